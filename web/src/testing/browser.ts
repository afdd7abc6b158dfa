// For tests: what jsdom lacks. Import it before the components, which look at the window when they are loaded.

import { vi } from "vitest";

/** A socket to no server: a test sets the view of its table itself. */
class SilentSocket {
  close(): void {
    // nothing was opened
  }
}

vi.stubGlobal("WebSocket", SilentSocket);
vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
