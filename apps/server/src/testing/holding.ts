/** How long work holds the process, told by the processor time of this thread: a busy machine does not change it. */

const TRIES = 4;

const spent = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** The longest turn of the event loop while something is done, in milliseconds of processor time. */
async function longestTurn(work: () => unknown): Promise<number> {
  let longest = 0;
  let before = spent();
  const turn = () => {
    const now = spent();
    longest = Math.max(longest, now - before);
    before = now;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  try {
    await work();
  } finally {
    clearImmediate(next);
  }
  return Math.max(longest, spent() - before);
}

/** How long work holds the event loop at a time, in milliseconds; the least of a few tries, as the first ones compile. */
export async function heldBy(work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < TRIES; tried += 1) least = Math.min(least, await longestTurn(work));
  return least;
}
