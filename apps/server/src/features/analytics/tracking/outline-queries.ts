import type { PageOutline } from "@kompagnon/contract/analytics/model.ts";
import { type Device, OUTLINE_EVERY_MINUTES, OUTLINE_HOURS } from "@kompagnon/contract/analytics/rules.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const FRESH = statement(
  "analytics_fresh_outlines",
  `select p.path, o.device from analytics_outlines o join analytics_paths p on p.id = o.path
   where o.at > now() - make_interval(hours => $1)`,
);
/** Pages and widths whose layout is known and young enough. */
export const freshOutlines = async (db: Queryable) => (await db.query(FRESH, [OUTLINE_HOURS])).rows;

const KEEP = statement(
  "analytics_keep_outline",
  `insert into analytics_outlines as o (path, device, width, height, boxes, at) values ($1, $2, $3, $4, $5, now())
   on conflict (path, device) do update set width = excluded.width, height = excluded.height, boxes = excluded.boxes, at = now()
     where o.at < now() - make_interval(mins => $6)`,
);
/** Keeps a layout, unless there is a very young one. */
export const keepOutline = (
  db: Queryable,
  path: number,
  device: Device,
  { width, height, boxes }: PageOutline,
) => db.query(KEEP, [path, device, width, height, JSON.stringify(boxes), OUTLINE_EVERY_MINUTES]);
