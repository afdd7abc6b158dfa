// The wire to one table: everything at first, then what changed; what was asked is asked again until it is
// acknowledged, under the same nonce, so that it is done once.

import { patched } from "./deltas";
import type { ClientMessage, Declined, Delta, Full, LogLine, Preview, Said, ServerMessage, TableView } from "./protocol";
import { PROTOCOL } from "./protocol";

export type Health = "connecting" | "open" | "lost" | "taken-over" | "outdated";

/** What the table learns from the wire. */
export interface Listener {
  /** The table as it is now, and the new lines of the log (all of them where *whole*). */
  changed(view: TableView, number: number, lines: readonly LogLine[], undone: readonly number[], whole: boolean): void;
  health(health: Health, attempt: number): void;
  declined(message: Declined): void;
  preview(message: Preview): void;
  /** Something to be told once. */
  notice(said: Said): void;
  /** Requests that wait for their acknowledgement. */
  pending(count: number): void;
}

type Without<T> = T extends ClientMessage ? Omit<T, "nonce" | "seen"> : never;
export type Wanted = Without<ClientMessage>;

const FIRST_DELAY = 250;
const LONGEST_DELAY = 1_500; // whoever has a line again sits at the question within two seconds
const PATIENCE = 5_000;

/** How long to wait before the next attempt: twice as long each time, with a bound. */
export function delayBefore(attempt: number): number {
  return Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** attempt);
}

export class Connection {
  private socket: WebSocket | null = null;
  private view: TableView | null = null;
  private hash = "";
  private number = 0;
  private attempt = 0;
  private closed = false;
  private noticed = false;
  private timer = 0;
  private awaited = new Map<string, { message: ClientMessage; sent: number }>();
  private readonly retry: number;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    this.retry = window.setInterval(() => this.again(), PATIENCE);
    window.addEventListener("online", this.online);
    window.addEventListener("offline", this.offline);
    this.open();
  }

  /** Ask for something; gives the nonce of the request. */
  send(wanted: Wanted): string {
    const nonce = crypto.randomUUID();
    const message = { ...wanted, nonce, seen: this.number } as ClientMessage;
    if (message.do !== "preview" && message.do !== "full") {
      this.awaited.set(nonce, { message, sent: Date.now() });
      this.listener.pending(this.awaited.size);
    }
    this.put(message);
    return nonce;
  }

  close(): void {
    this.closed = true;
    window.clearTimeout(this.timer);
    window.clearInterval(this.retry);
    window.removeEventListener("online", this.online);
    window.removeEventListener("offline", this.offline);
    this.socket?.close();
  }

  /** A socket may not notice for minutes that its line is gone; the device does at once. */
  private readonly offline = (): void => {
    const socket = this.socket;
    if (!socket || this.closed) return;
    this.socket = null;
    socket.close();
    this.listener.health("lost", 1);
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.open(), delayBefore(this.attempt++));
  };

  private readonly online = (): void => {
    if (this.socket?.readyState === WebSocket.OPEN || this.closed) return;
    window.clearTimeout(this.timer);
    this.attempt = 0;
    this.open();
  };

  private open(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket !== this.socket || this.closed) return;
      this.listener.health("lost", this.attempt + 1);
      this.timer = window.setTimeout(() => this.open(), delayBefore(this.attempt++));
    };
  }

  private put(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Ask again for what was not acknowledged. */
  private again(): void {
    const now = Date.now();
    for (const waiting of this.awaited.values()) {
      if (now - waiting.sent < PATIENCE) continue;
      waiting.sent = now;
      this.put(waiting.message);
    }
  }

  private hear(message: ServerMessage): void {
    switch (message.is) {
      case "full":
        this.whole(message);
        break;
      case "delta":
        this.delta(message);
        break;
      case "accepted":
        this.settled(message.nonce);
        break;
      case "declined":
        if (this.settled(message.nonce)) this.listener.declined(message);
        break;
      case "preview":
        this.listener.preview(message);
        break;
      case "taken-over":
        this.listener.health("taken-over", 0);
        this.close();
        break;
    }
  }

  private whole(message: Full): void {
    if ((message.protocol ?? PROTOCOL) !== PROTOCOL) {
      this.listener.health("outdated", 0);
      this.close();
      return;
    }
    this.attempt = 0;
    this.view = message.view;
    this.hash = message.hash;
    this.number = message.number;
    this.listener.health("open", 0);
    this.listener.changed(this.view, this.number, message.log ?? [], [], true);
    if (message.notice && !this.noticed) this.listener.notice(message.notice);
    this.noticed = true; // who loses the line and comes back knows it already
    for (const waiting of this.awaited.values()) this.put(waiting.message);
  }

  private delta(message: Delta): void {
    if (!this.view || message.was !== this.hash) {
      this.send({ do: "full" });
      return;
    }
    this.view = patched(this.view, message.patch) as TableView;
    this.hash = message.hash;
    this.number = message.number;
    this.listener.changed(this.view, this.number, message.log ?? [], message.undone ?? [], false);
  }

  /** A request has its answer; tells whether it was one that is waited for. */
  private settled(nonce: string): boolean {
    const was = this.awaited.delete(nonce);
    this.listener.pending(this.awaited.size);
    return was;
  }
}
