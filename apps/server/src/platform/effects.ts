import type { Tx } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** The effects of a transaction in addition to its own writes, as JSON texts. */
type Effects = {
  events: string[];
  jobs: string[];
  /** Work that is done together, by its queue: it becomes one row. */
  together: Map<string, string[]>;
};

/** Max pieces of work per row. */
const TOGETHER_MAX = 64;

const gathered = new WeakMap<Tx, Effects>();

/** What this transaction has gathered so far; written before it commits, by one statement. */
function effectsOf(tx: Tx): Effects {
  const existing = gathered.get(tx);
  if (existing) return existing;
  const fresh: Effects = { events: [], jobs: [], together: new Map() };
  gathered.set(tx, fresh);
  tx.beforeCommit(() => writeEffects(tx), "last");
  return fresh;
}

/** A live event; `data` is JSON text. `next`: another that comes right behind it. */
type Event = {
  topic: string;
  kind: string;
  data: string;
  lifeSeconds: number | null;
  source?: string | null;
  next?: { kind: string; data: string } | null;
};

/** Stores a live event with this transaction. */
export function gatherEvent(tx: Tx, event: Event): void {
  const { topic, kind, data, lifeSeconds, source, next } = event;
  const behind = next
    ? `,"next_kind":${JSON.stringify(next.kind)},"next_data":${JSON.stringify(next.data)}`
    : "";
  const from = source ? `,"source":${JSON.stringify(source)}` : "";
  tx.trace?.published(kind);
  effectsOf(tx).events.push(
    `{"topic":${JSON.stringify(topic)},"kind":${JSON.stringify(kind)},"data":${data},"life":${lifeSeconds}${from}${behind}}`,
  );
}

/** Puts a job into its queue with this transaction. */
export function gatherJob(tx: Tx, queue: string, data: object, startAfter: Date | null): void {
  effectsOf(tx).jobs.push(jobText(queue, textOf(tx, queue, data), startAfter));
}

/** Asks for work that is done together with others': all that a transaction asks of one queue is one row. */
export function gatherShared(tx: Tx, queue: string, data: object): void {
  const { together } = effectsOf(tx);
  const all = together.get(queue);
  const text = textOf(tx, queue, data);
  if (all) all.push(text);
  else together.set(queue, [text]);
}

/** A job's payload, with the trace context of the transaction (`traceparent`) if it is traced. */
function textOf(tx: Tx, queue: string, data: object): string {
  const traceparent = tx.trace?.sent(queue);
  return JSON.stringify(traceparent ? { ...data, traceparent } : data);
}

const jobText = (queue: string, data: string, startAfter: Date | null): string =>
  JSON.stringify({ queue, at: startAfter }).replace(/\}$/, `,"data":${data}}`);

const WRITE = statement("write_effects", "select from write_effects($1, $2, $3, $4)");
/** Writes what was gathered so far: where a later statement of the transaction has to come behind it. */
export async function writeEffects(tx: Tx): Promise<void> {
  const effects = gathered.get(tx);
  if (!effects) return;
  gathered.delete(tx);
  const { events, jobs, together } = effects;
  const work = [...together].flatMap(([queue, all]) => piecesOf(all).map((pieces) => ({ queue, pieces })));
  await tx.query(WRITE, [
    events.length > 0 ? `[${events}]` : null,
    jobs.length > 0 ? `[${jobs}]` : null,
    work.length > 0 ? work.map(({ queue }) => queue) : null,
    work.length > 0 ? work.map(({ pieces }) => pieces) : null,
  ]);
}

/** Work as JSON lists that are not too long. */
function piecesOf(all: readonly string[]): string[] {
  const lists: string[] = [];
  for (let from = 0; from < all.length; from += TOGETHER_MAX)
    lists.push(`[${all.slice(from, from + TOGETHER_MAX)}]`);
  return lists;
}
