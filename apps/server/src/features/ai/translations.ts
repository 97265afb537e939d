import type { Language } from "@kompagnon/contract/wire/model.ts";
import { isConfirmed } from "#features/accounts/public.ts";
import { translate } from "#platform/ai/translate.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";
import { Fail } from "#platform/errors.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import type { Platform } from "#platform/platform.ts";

/** Translations a day; texts that were translated before take none. */
const A_DAY = { free: 40, test: 100, premium: 200 } as const;

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

/**
 * A text in another language by the model, which takes one of the member's translations of the day unless the model fails. Throws
 * email_unconfirmed, translations_used, ai_off, ai_failed.
 */
export async function translationFor(
  { db, models }: Platform,
  viewer: Pick<Viewer, "id" | "plan">,
  text: string,
  language: Language,
): Promise<string> {
  if (!models.current()) throw new Fail("ai_off");
  if (!(await isConfirmed(db, viewer.id))) throw new Fail("email_unconfirmed");
  const { rowCount } = await db.query(TAKE, [viewer.id, A_DAY[viewer.plan]]);
  if (rowCount === 0) throw new Fail("translations_used");
  const said = await translate(models, text, language);
  if (!("code" in said)) return said.text;
  await db.query(GIVE_BACK, [viewer.id]);
  throw Object.assign(new Fail(said.code), { cause: said.cause });
}
