import type { Device, HeatmapType } from "@kompagnon/contract/analytics/rules.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const PATH = statement("analytics_path", "select id from analytics_paths where path = $1");
export const numberOf = async (db: Queryable, path: string): Promise<number | null> =>
  (await db.query(PATH, [path])).rows[0]?.id ?? null;

const BINS = statement(
  "analytics_bins",
  `select col as "column", "row", sum(n)::int as "n!" from analytics_heat
   where path = $1 and device = $2 and type = $3 and day >= ($4::text)::date group by col, "row" order by sum(n) desc limit $5`,
);
const TOTAL = statement(
  "analytics_bins_total",
  `select coalesce(sum(n), 0)::int as "n!" from analytics_heat where path = $1 and device = $2 and type = $3 and day >= ($4::text)::date`,
);
/** Places of a page, the most frequent first, and all together. */
export async function binsOf(
  db: Queryable,
  {
    path,
    device,
    type,
    since,
    limit,
  }: { path: number; device: Device; type: HeatmapType; since: string; limit: number },
) {
  const { rows } = await db.query(BINS, [path, device, type, since, limit]);
  const all = rows.length < limit ? null : (await db.query(TOTAL, [path, device, type, since])).rows[0]?.n;
  return { rows, total: all ?? rows.reduce((sum, { n }) => sum + n, 0) };
}

const OUTLINE = statement(
  "analytics_outline",
  "select width, height, boxes from analytics_outlines where path = $1 and device = $2",
);
/** How a page is laid out; null if no visitor's browser told. */
export const outlineOf = async (db: Queryable, path: number, device: Device) =>
  (await db.query(OUTLINE, [path, device])).rows[0] ?? null;
