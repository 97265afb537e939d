import type { SignalPayload } from "@kompagnon/contract/calls/model.ts";
import { ApiError, call } from "#platform/call.ts";
import { mayRecover, retryDelay } from "#platform/queries.ts";

/** What one side tells the other through the server. */
export type SignalKind = "ring" | "offer" | "answer" | "ice" | "accept" | "decline" | "hangup";

/** Repeated until they arrive: the server takes each of them once. A ring that fails says so at once. */
const REPEATED: readonly SignalKind[] = ["accept", "offer", "answer", "ice", "hangup"];
const TRIES = 8;

/** A call's signals to the server, one after the other: none overtakes what it builds upon. */
export class Wire {
  readonly #to: { callId: string; toUserId: string };
  #last: Promise<unknown> = Promise.resolve();
  #cut = false;
  /** Whether the server may know of the call from here. */
  #spoken = false;

  constructor(to: { callId: string; toUserId: string }) {
    this.#to = to;
  }

  /** Sends when those before are through. Rejects with ApiError. */
  send(kind: SignalKind, payload?: SignalPayload): Promise<void> {
    const sent = this.#last.then(() => this.#post(kind, payload));
    this.#last = sent.catch(() => undefined); // the sender handles the error
    return sent;
  }

  /** Ends the call: what still waits is not sent any more. */
  async end(kind: "hangup" | "decline", payload?: SignalPayload): Promise<void> {
    this.#cut = true;
    if (kind === "hangup" && !this.#spoken) return;
    await this.#last;
    await this.#post(kind, payload, true);
  }

  /** The page goes away: one last word that outlives it. */
  endNow(): void {
    this.#cut = true;
    if (!this.#spoken) return;
    call("POST /api/rtc/hangup", { body: this.#to }).catch(() => undefined); // no receiver is left for the error
  }

  /** Sends nothing more. */
  close(): void {
    this.#cut = true;
  }

  async #post(kind: SignalKind, payload: SignalPayload | undefined, lastWord = false): Promise<void> {
    const body = { ...this.#to, ...(payload && { payload }) };
    for (let attempt = 0; ; attempt++) {
      if (this.#cut && !lastWord) return;
      this.#spoken = true;
      try {
        await call(`POST /api/rtc/${kind}`, { body });
        return;
      } catch (failure) {
        const again = failure instanceof ApiError && mayRecover(failure) && REPEATED.includes(kind);
        if (!again || attempt >= TRIES) throw failure;
        await new Promise((resolve) => setTimeout(resolve, retryDelay(attempt, failure) / 2));
      }
    }
  }
}
