import type { Message } from "@kompagnon/contract/chats/model.ts";
import { ApiError, call } from "#platform/call.ts";
import { mayRecover, retryDelay } from "#platform/queries.ts";
import { dequeue, markFailed, nextToSend, waitingOf } from "./outbox.ts";

const LOCK = "chats.outbox";

/**
 * Sends what waits, one after the other. One tab sends at a time; sending twice has the effect of once by the client id.
 * `onSent` gets the stored message, `onRefused` the conversation whose message will never be taken. Calling it while it runs is fine: it goes on until nothing waits.
 */
export function createSender(
  memberId: string,
  { onSent, onRefused }: { onSent: (message: Message) => void; onRefused: (chatId: string) => void },
) {
  let running = false;
  let stopped = false;
  let wakeUp: (() => void) | undefined;
  let tries = 0;

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const sendOne = async (next: { client_id: string; chat_id: string; text: string }): Promise<void> => {
    const { client_id, chat_id, text } = next;
    try {
      const message = await call("POST /api/chats/{id}/messages", {
        params: { id: chat_id },
        body: { client_id, text },
      });
      tries = 0;
      onSent(message);
      dequeue(memberId, client_id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!mayRecover(error)) {
        markFailed(memberId, client_id, error.message);
        onRefused(chat_id);
        return;
      }
      await pause(retryDelay(Math.min(tries++, 4), error));
    }
  };

  const drain = async () => {
    for (;;) {
      const next = stopped ? undefined : nextToSend(waitingOf(memberId));
      if (!next) return;
      await sendOne(next);
    }
  };

  return {
    /** There is something to send, or the connection is back. */
    wake() {
      wakeUp?.();
      if (running || stopped) return;
      running = true;
      const done = "locks" in navigator ? navigator.locks.request(LOCK, drain) : drain();
      void Promise.resolve(done).finally(() => {
        running = false;
      });
    },
    stop() {
      stopped = true;
      wakeUp?.();
    },
  };
}
