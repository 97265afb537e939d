import { ApiError, call, type Out } from "#platform/call.ts";
import { mayRecover, retryDelay } from "#platform/queries.ts";

/** The longest that a failed decision waits before its second try, in ms. */
const RETRY_WAIT_MAX_MS = 3000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends a decision; once more where that may help, because saying it twice has the effect of once. */
export async function sendSwipe(userId: string, liked: boolean): Promise<Out<"POST /api/matching/swipes">> {
  const swipe = () => call("POST /api/matching/swipes", { body: { user_id: userId, liked } });
  try {
    return await swipe();
  } catch (failure) {
    const again = failure instanceof ApiError && failure.code !== "daily_limit" && mayRecover(failure);
    const wait = again ? retryDelay(0, failure) : Number.POSITIVE_INFINITY;
    if (wait > RETRY_WAIT_MAX_MS) throw failure;
    await sleep(wait);
    return swipe();
  }
}

/** Runs work strictly one after the other, whether it succeeds or not: swipes and undos must arrive in order. */
export function inOrder(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined); // the caller handles the error
    return next;
  };
}
