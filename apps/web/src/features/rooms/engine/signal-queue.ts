import type { SignalPayload } from "@kompagnon/contract/calls/model.ts";
import type { RoomKind } from "@kompagnon/contract/rooms/rules.ts";
import { ApiError, call } from "#platform/call.ts";
import { mayRecover, retryDelay } from "#platform/queries.ts";
import type { SignalName } from "#platform/rtc/peer.ts";

type Route = { kind: RoomKind; placeId: string; seatId: string; toSeatId: string };
const TRIES = 6;

/** Signals to one other device in a room, one after the other: none overtakes what it builds upon. */
export class SignalQueue {
  readonly #route: Route;
  #last: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(route: Route) {
    this.#route = route;
  }

  send(kind: SignalName, payload: SignalPayload): void {
    // A refusal means that one of the two is out, of which both hear anyway.
    this.#last = this.#last.then(() => this.#post(kind, payload)).catch(() => undefined);
  }

  close(): void {
    this.#closed = true;
  }

  async #post(signal: SignalName, payload: SignalPayload): Promise<void> {
    const { kind, placeId, seatId, toSeatId } = this.#route;
    for (let attempt = 0; !this.#closed; attempt++)
      try {
        await call("POST /api/rooms/{kind}/{id}/signals", {
          params: { kind, id: placeId },
          body: { seat_id: seatId, to_seat_id: toSeatId, kind: signal, payload },
        });
        return;
      } catch (failure) {
        if (!(failure instanceof ApiError) || !mayRecover(failure) || attempt >= TRIES) throw failure;
        await new Promise((resolve) => setTimeout(resolve, retryDelay(attempt, failure) / 2));
      }
  }
}
