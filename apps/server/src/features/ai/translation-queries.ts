import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const TAKE = statement(
  "ai_take_translation",
  `insert into ai_translations as t (member_id, day, used) values ($1, to_char(now() at time zone 'Europe/Berlin', 'YYYY-MM-DD'), 1)
   on conflict (member_id, day) do update set used = t.used + 1 where t.used < $2`,
);
const GIVE_BACK = statement(
  "ai_give_translation_back",
  `update ai_translations set used = greatest(0, used - 1)
   where member_id = $1 and day = to_char(now() at time zone 'Europe/Berlin', 'YYYY-MM-DD')`,
);
const SWEEP = statement(
  "ai_sweep_translations",
  "delete from ai_translations where day < to_char(now() at time zone 'Europe/Berlin' - interval '1 day', 'YYYY-MM-DD')",
);
/** Forgets what was counted on earlier days. */
export const sweepTranslations = (db: Queryable) => db.query(SWEEP);

/** Takes one of a member's translations of the day; false if none is left. */
export const takeTranslation = async (db: Queryable, memberId: string, limit: number): Promise<boolean> =>
  (await db.query(TAKE, [memberId, limit])).rowCount > 0;
/** Gives it back. */
export const giveTranslationBack = (db: Queryable, memberId: string) => db.query(GIVE_BACK, [memberId]);
