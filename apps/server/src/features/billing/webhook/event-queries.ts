import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const INSERT = statement(
  "billing_insert_event",
  `insert into billing_events (id, type, object_id, created_at) values ($1, $2, $3, to_timestamp($4::double precision))
   on conflict (id) do nothing`,
);
/** Takes an event in; false if it is there already. `created` in seconds. */
export async function insertEvent(
  db: Queryable,
  event: { id: string; type: string; objectId: string; created: number },
): Promise<boolean> {
  const { rowCount } = await db.query(INSERT, [event.id, event.type, event.objectId, event.created]);
  return rowCount > 0;
}

const DUE = statement(
  "billing_due_events",
  `select id, object_id as "objectId" from billing_events where done_at is null and due_at <= now()
   order by due_at, id limit $1`,
);
/** Events that are to be worked off. */
export async function listDueEvents(
  db: Queryable,
  limit: number,
): Promise<{ id: string; objectId: string }[]> {
  const { rows } = await db.query(DUE, [limit]);
  return rows;
}

const DONE = statement(
  "billing_event_done",
  "update billing_events set done_at = now(), error = null where id = any($1::text[]) and done_at is null",
);
/** Events are worked off. */
export const markDone = (db: Queryable, ids: readonly string[]) => db.query(DONE, [ids]);

const FAILED = statement(
  "billing_event_failed",
  `update billing_events set tries = least(tries + 1, 1000), error = $2,
     due_at = now() + interval '5 seconds' * power(2, least(tries, 12)) where id = any($1::text[]) and done_at is null`,
);
/** Events could not be worked off; they are tried again, later each time. */
export const markFailed = (db: Queryable, ids: readonly string[], error: string) =>
  db.query(FAILED, [ids, error]);

const FIGURES = statement(
  "billing_event_figures",
  `select (select max(received_at) from billing_events) as "last?",
     count(*) filter (where tries = 0)::int as "waiting!", count(*) filter (where tries > 0)::int as "failing!"
   from billing_events where done_at is null`,
);
/** When the provider was last heard of, and how many of its events wait or could not be worked off yet. */
export async function webhookFigures(db: Queryable) {
  const { rows } = await db.query(FIGURES);
  const [found] = rows;
  return {
    last_at: found?.last?.toISOString() ?? null,
    waiting: found?.waiting ?? 0,
    failing: found?.failing ?? 0,
  };
}

const PRUNE = statement(
  "billing_prune_events",
  "delete from billing_events where done_at < now() - interval '90 days'",
);
/** Deletes events that were processed long ago: their effects are in the ledger. */
export const pruneEvents = (db: Queryable) => db.query(PRUNE);
