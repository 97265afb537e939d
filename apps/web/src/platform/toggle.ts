/** How a wish is told to the server, and what follows. `W` is what is wished for, `A` the server's answer. */
export type Toggling<W, A> = {
  /** What holds while nothing was wished. */
  before: W;
  /** Shows a wish at once; also takes one back. */
  show: (toggle: W) => void;
  tell: (toggle: W) => Promise<A>;
  /** The server has done what was wished last. */
  settle: (answer: A, toggle: W) => void;
  /** The server refused; what held last is shown again already. */
  refuse: (failure: unknown) => void;
};

const running = new Map<string, unknown>();

/**
 * Shows a wish at once and tells it to the server; whoever changes their mind meanwhile is told last and once, so that
 * pressing fast never crosses on the way. `key` names what is wished about.
 */
export async function toggle<W, A>(key: string, wanted: W, work: Toggling<W, A>): Promise<void> {
  work.show(wanted);
  const busy = running.has(key);
  running.set(key, wanted);
  if (busy) return;
  let holds = work.before;
  try {
    for (;;) {
      const next = running.get(key) as W; // only this function writes it, for this key with this type
      const answer = await work.tell(next);
      holds = next;
      if (running.get(key) !== next) continue;
      work.settle(answer, next);
      return;
    }
  } catch (failure) {
    work.show(holds);
    work.refuse(failure);
  } finally {
    running.delete(key);
  }
}
