// For tests: what jsdom lacks. Import it before the components, which look at the window when they are loaded.

import { vi } from "vitest";

import { PROTOCOL } from "../lib/protocol";

/** A socket to no server: a test says what the server sends, and reads what it was sent. */
export class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readonly readyState = FakeSocket.OPEN;
  readonly sent: Record<string, unknown>[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor() {
    FakeSocket.last = this;
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }

  /** Deliver a whole view, as the server sends it first on every connection. */
  deliver(view: unknown, number = 1): void {
    this.onmessage({ data: JSON.stringify({ is: "full", number, hash: "", view, log: [], protocol: PROTOCOL }) });
  }

  close(): void {
    // nothing was opened
  }
}

vi.stubGlobal("WebSocket", FakeSocket);
vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));

class NoResizes {
  observe(): void {
    // nothing has a size
  }
  unobserve(): void {
    // nothing was observed
  }
  disconnect(): void {
    // nothing was observed
  }
}

vi.stubGlobal("ResizeObserver", NoResizes);
