import type { Message } from "@kompagnon/contract/chats/model.ts";
import { ApiError, call } from "#platform/call.ts";
import { mayRecover, retryDelay } from "#platform/queries.ts";
import { dequeue, markFailed, nextToSend, type Waiting, waitingOf } from "./outbox.ts";

const LOCK = "chats.outbox";

/** Gives a message to the server, by the route of its conversation. */
function post(waiting: Waiting): Promise<Message> {
  const { client_id, chat_id, group_id, team_id, text, reply_to, thread_of, attachments } = waiting;
  const body = {
    client_id,
    text,
    attachment_ids: attachments?.map(({ id }) => id) ?? [],
    ...(reply_to && { reply_to: reply_to.seq }),
    ...(thread_of !== undefined && { thread_of }),
  };
  if (team_id !== undefined) return call("POST /api/teams/{id}/messages", { params: { id: team_id }, body });
  return group_id === undefined
    ? call("POST /api/chats/{id}/messages", { params: { id: chat_id }, body })
    : call("POST /api/groups/{id}/channels/{channelId}/messages", {
        params: { id: group_id, channelId: chat_id },
        body,
      });
}

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
  /** Channels that ask for a pause between messages: the others go on. */
  const locked = new Set<string>();

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const hold = (chatId: string, ms: number) => {
    locked.add(chatId);
    setTimeout(() => {
      locked.delete(chatId);
      wake();
    }, ms);
  };

  const sendOne = async (next: Waiting): Promise<void> => {
    try {
      const message = await post(next);
      tries = 0;
      onSent(message);
      dequeue(memberId, next.client_id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "slow_mode") return hold(next.chat_id, (error.retryAfter ?? 1) * 1000);
      if (!mayRecover(error)) {
        markFailed(memberId, next.client_id, error.message);
        onRefused(next.chat_id);
        return;
      }
      await pause(retryDelay(Math.min(tries++, 4), error));
    }
  };

  const drain = async () => {
    for (;;) {
      const next = stopped ? undefined : nextToSend(waitingOf(memberId), locked);
      if (!next) return;
      await sendOne(next);
    }
  };

  const wake = () => {
    wakeUp?.();
    if (running || stopped) return;
    running = true;
    const done = "locks" in navigator ? navigator.locks.request(LOCK, drain) : drain();
    void Promise.resolve(done).finally(() => {
      running = false;
    });
  };

  return {
    /** There is something to send, or the connection is back. */
    wake,
    stop() {
      stopped = true;
      wakeUp?.();
    },
  };
}
