import { cursorToServer, readFrame, type ServerFrame } from "@kompagnon/contract/documents/frames.ts";
import { backOff, Timer } from "./timer.ts";

/** Longest wait before the next try, in ms. */
const RETRY_MAX = 30_000;
/** The server speaks every 5 s: a connection that is silent for longer is dead, in ms. */
const SILENCE = 16_000;

type SocketParts = {
  /** Asks for the address of a new connection. */
  address: () => Promise<string>;
  onFrame: (frame: ServerFrame) => void;
  /** It is there, or not any more. */
  onLive: (live: boolean) => void;
};

/** A document's live connection: opened again whenever it breaks, each time by a new ticket. */
export class LiveSocket {
  readonly #parts: SocketParts;
  #socket: WebSocket | null = null;
  #failures = 0;
  #closed = false;
  #live = false;
  readonly #next = new Timer(() => void this.#connect());
  readonly #silence = new Timer(() => this.#drop());

  constructor(parts: SocketParts) {
    this.#parts = parts;
    void this.#connect();
  }

  async #connect(): Promise<void> {
    if (this.#closed || this.#socket) return;
    try {
      const address = new URL(await this.#parts.address(), location.href);
      if (this.#closed || this.#socket) return;
      address.protocol = address.protocol.replace("http", "ws");
      this.#open(new WebSocket(address));
    } catch {
      this.#failed();
    }
  }

  #open(socket: WebSocket): void {
    this.#socket = socket;
    socket.binaryType = "arraybuffer";
    this.#silence.within(SILENCE);
    socket.onopen = () => {
      this.#failures = 0;
      this.#say(true);
    };
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      this.#silence.stop();
      this.#silence.within(SILENCE);
      const frame = data instanceof ArrayBuffer ? readFrame(new Uint8Array(data)) : null;
      if (frame) this.#parts.onFrame(frame);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#drop();
    };
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#silence.stop();
    socket?.close();
    this.#say(false);
    this.#failed();
  }

  #failed(): void {
    this.#failures += 1;
    if (!this.#closed) this.#next.within(backOff(this.#failures, RETRY_MAX));
  }

  #say(live: boolean): void {
    if (live === this.#live) return;
    this.#live = live;
    this.#parts.onLive(live);
  }

  /** Sends a cursor, if it can be sent now. Answers whether it went. */
  sendCursor(sealed: Uint8Array): boolean {
    // What a slow line has not taken yet is older than this.
    if (this.#socket?.readyState !== WebSocket.OPEN || this.#socket.bufferedAmount > 16_384) return false;
    this.#socket.send(cursorToServer(sealed));
    return true;
  }

  /** The network is back, or the tab is shown again: tries at once. */
  wake(): void {
    this.#next.stop();
    void this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#next.stop();
    this.#drop();
  }
}
