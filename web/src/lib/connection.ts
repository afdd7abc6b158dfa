// The socket to one table: receives the full view first, then patches. Repeats each request under the same nonce
// until it is acknowledged, so that the server applies it exactly once.

import { patched } from "./deltas";
import type { ClientMessage, Declined, Delta, Full, Hint, LogLine, Preview, Said, ServerMessage, TableView } from "./protocol";
import { PROTOCOL } from "./protocol";

export type Health = "connecting" | "open" | "lost" | "taken-over" | "outdated";

/** What the connection reports to the table. */
export interface Listener {
  /** The current view and the new lines of the log, or the whole log if *whole*. */
  changed(view: TableView, number: number, lines: readonly LogLine[], undone: readonly number[], whole: boolean): void;
  health(health: Health, attempt: number): void;
  declined(message: Declined): void;
  preview(message: Preview): void;
  hint(message: Hint): void;
  /** A message to show once. */
  notice(said: Said): void;
  /** The table can't be opened; nothing else will be reported. */
  unavailable(reason: Said): void;
  /** How many requests wait for their acknowledgement. */
  pending(count: number): void;
}

type Without<T> = T extends ClientMessage ? Omit<T, "nonce" | "seen"> : never;
export type Wanted = Without<ClientMessage>;

const FIRST_DELAY = 250;
const LONGEST_DELAY = 1_500; // once the network is back, the reader sees the question within two seconds
const PATIENCE = 5_000;
const RESTART = 1012; // the server stops: another one, or the same one soon, takes over
const QUIET_RESTARTS = 3; // a proxy may lead us to the same server a few times before it has noticed
const SPREAD = 250; // so that not everybody comes back in the same millisecond

/** Return how long to wait before the next attempt: doubles each time, up to LONGEST_DELAY. */
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
  /** The nonce of the last request for a hint, which is not repeated. */
  private hinted = "";
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

  /** Send a request and return its nonce. */
  send(wanted: Wanted): string {
    const nonce = crypto.randomUUID();
    const message = { ...wanted, nonce, seen: this.number } as ClientMessage;
    if (message.do !== "preview" && message.do !== "hint" && message.do !== "full") {
      this.awaited.set(nonce, { message, sent: Date.now() });
      this.listener.pending(this.awaited.size);
    }
    if (message.do === "hint") this.hinted = nonce;
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

  /** Reconnect when the device goes offline: the socket itself may take minutes to notice. */
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
    socket.onclose = (event) => {
      if (socket !== this.socket || this.closed) return;
      if (event.code === RESTART && this.attempt < QUIET_RESTARTS) {
        const delay = this.attempt ? delayBefore(this.attempt) : Math.random() * SPREAD;
        this.attempt++;
        this.timer = window.setTimeout(() => this.open(), delay);
        return;
      }
      this.listener.health("lost", this.attempt + 1);
      this.timer = window.setTimeout(() => this.open(), delayBefore(this.attempt++));
    };
  }

  private put(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Resend requests that were not acknowledged. */
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
        if (this.settled(message.nonce) || message.nonce === this.hinted) this.listener.declined(message);
        break;
      case "preview":
        this.listener.preview(message);
        break;
      case "hint":
        this.listener.hint(message);
        break;
      case "ping":
        this.put({ do: "pong", nonce: message.nonce });
        break;
      case "taken-over":
        this.listener.health("taken-over", 0);
        this.close();
        break;
      case "unavailable":
        this.listener.unavailable(message.reason);
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
    this.noticed = true; // don't repeat the notice after a reconnection
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

  /** Remove an answered request; returns whether it was waiting. */
  private settled(nonce: string): boolean {
    const was = this.awaited.delete(nonce);
    this.listener.pending(this.awaited.size);
    return was;
  }
}
