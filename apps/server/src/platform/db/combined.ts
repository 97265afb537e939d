import type { Database, Tx } from "#platform/db/database.ts";

/** Returned by a write that would have had to wait for a lock: it is repeated alone, where no other write waits for it. */
export const BUSY = Symbol("busy");

type Rules<Input, Answer> = {
  /**
   * Does these writes and answers them in their order. A refusal is an answer, not an error: an error undoes all of them.
   * Only a write that is done by itself (`patient`) may wait for locks of others; in company it answers BUSY.
   */
  run: (tx: Tx, inputs: readonly Input[], patient: boolean) => Promise<readonly (Answer | typeof BUSY)[]>;
  /** In which order those of a transaction are done. */
  keyOf: (input: Input) => string;
};
type Waiting<Input, Answer> = {
  input: Input;
  key: string;
  /** The tracing context of the caller, if tracing is on. */
  within: (<T>(run: () => T) => T) | undefined;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

/** Max writes per transaction. */
const TOGETHER_MAX = 32;

/**
 * Combines concurrent writes of one kind: writes that arrive during a commit share the next transaction. On an error each write
 * is repeated alone, so that no write fails because of another.
 */
export function combined<Input, Answer>(
  db: Database,
  { run, keyOf }: Rules<Input, Answer>,
): (input: Input) => Promise<Answer> {
  let queue: Waiting<Input, Answer>[] = [];
  let isUnderWay = false;
  let scheduled = false;
  const alone = ({ input, resolve, reject }: Waiting<Input, Answer>) =>
    db
      .transaction(
        async (tx) => {
          const [answer] = await run(tx, [input], true);
          if (answer === undefined || answer === BUSY) throw new Error("a write that waits has an answer");
          return answer;
        },
        { plans: "kept" },
      )
      .then(resolve, reject);
  const settle = (batch: readonly Waiting<Input, Answer>[], answers: readonly (Answer | typeof BUSY)[]) => {
    for (const [n, one] of batch.entries()) {
      const answer = answers[n];
      if (answer === undefined || answer === BUSY) void alone(one);
      else one.resolve(answer);
    }
  };
  const together = async (batch: readonly Waiting<Input, Answer>[]) => {
    isUnderWay = true;
    try {
      const inputs = batch.map(({ input }) => input);
      settle(batch, await db.transaction((tx) => run(tx, inputs, false), { plans: "kept" }));
    } catch {
      for (const one of batch) void alone(one);
    }
    isUnderWay = false;
    start();
  };
  const start = () => {
    scheduled = false;
    if (queue.length === 0 || isUnderWay) return;
    const batch = queue.slice(0, TOGETHER_MAX);
    queue = queue.slice(TOGETHER_MAX);
    const within = batch[0]?.within; // a shared batch is attributed to its first write
    batch.sort((a, b) => {
      if (a.key < b.key) return -1;
      if (a.key > b.key) return 1;
      return 0;
    });
    void (within ? within(() => together(batch)) : together(batch));
  };
  return (input) =>
    new Promise((resolve, reject) => {
      queue.push({ input, key: keyOf(input), within: db.snapshot?.(), resolve, reject });
      if (scheduled || isUnderWay) return;
      // What comes in the same turn of the loop goes along.
      scheduled = true;
      setImmediate(start);
    });
}
