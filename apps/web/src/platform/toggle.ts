/** How a value is sent to the server, and the callbacks. `W` is the wanted value, `A` the server's answer. */
export type ToggleHandlers<W, A> = {
  /** What holds while nothing was wished. */
  before: W;
  /** Shows a wish at once; also takes one back. */
  show: (toggle: W) => void;
  send: (toggle: W) => Promise<A>;
  /** The server has done what was wished last. */
  onSettled: (answer: A, toggle: W) => void;
  /** The server refused; what held last is shown again already. */
  onRefused: (failure: unknown) => void;
};

const running = new Map<string, unknown>();

/**
 * Shows a value at once and sends it to the server. Changes during a request are sent once, after it, so that fast presses never
 * overtake each other. `key` identifies the value.
 */
export async function toggle<W, A>(key: string, target: W, work: ToggleHandlers<W, A>): Promise<void> {
  work.show(target);
  const busy = running.has(key);
  running.set(key, target);
  if (busy) return;
  let confirmed = work.before;
  try {
    for (;;) {
      const next = running.get(key) as W; // only this function writes it, for this key with this type
      const answer = await work.send(next);
      confirmed = next;
      if (running.get(key) !== next) continue;
      work.onSettled(answer, next);
      return;
    }
  } catch (failure) {
    work.show(confirmed);
    work.onRefused(failure);
  } finally {
    running.delete(key);
  }
}
