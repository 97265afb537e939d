import type { Happened } from "#features/analytics/ingest/records.ts";
import { dayText } from "#features/analytics/ingest/sums.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const ERRORS = statement(
  "analytics_add_errors",
  `insert into analytics_errors as e (day, id, type, message, source, line, stack, path, browser, n, first_at, last_at)
     select * from unnest(($1::text[])::date[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::int[], $7::text[], $8::text[], $9::text[],
       $10::int[], $11::timestamptz[], $12::timestamptz[])
   on conflict (day, id) do update set n = e.n + excluded.n, last_at = greatest(e.last_at, excluded.last_at)`,
);
/** Adds to the list of errors: the same one a day is one row. */
export async function addErrors(tx: Queryable, all: readonly Happened[]): Promise<void> {
  const groups = new Map<string, { first: Happened; n: number; last: Date }>();
  for (const hit of all) {
    if (!hit.error) continue;
    const key = `${dayText(hit.at)} ${hit.error.id}`;
    const group = groups.get(key) ?? { first: hit, n: 0, last: hit.at };
    group.n += 1;
    if (hit.at > group.last) group.last = hit.at;
    groups.set(key, group);
  }
  const rows = [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
  const errors = rows.flatMap(({ first: { error } }) => error ?? []);
  await tx.query(ERRORS, [
    rows.map(({ first }) => dayText(first.at)),
    errors.map(({ id }) => id),
    errors.map(({ type }) => type),
    errors.map(({ message }) => message),
    errors.map(({ source }) => source),
    errors.map(({ line }) => line) as number[],
    errors.map(({ stack }) => stack),
    rows.map(({ first }) => first.path),
    errors.map(({ browser }) => browser),
    rows.map(({ n }) => n),
    rows.map(({ first }) => first.at),
    rows.map(({ last }) => last),
  ]);
}
