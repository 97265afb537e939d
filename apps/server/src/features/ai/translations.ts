import type { Language } from "@kompagnon/contract/wire/model.ts";
import { isConfirmed } from "#features/accounts/public.ts";
import { giveTranslationBack, takeTranslation } from "#features/ai/allowance-queries.ts";
import { translate } from "#platform/ai/translate.ts";
import { Fail } from "#platform/errors.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import type { Platform } from "#platform/platform.ts";

/** Translations a day; texts that were translated before take none. */
const A_DAY = { free: 40, test: 100, premium: 200 } as const;

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
  if (!(await takeTranslation(db, viewer.id, A_DAY[viewer.plan]))) throw new Fail("translations_used");
  const translated = await translate(models, text, language);
  if (!("code" in translated)) return translated.text;
  await giveTranslationBack(db, viewer.id);
  throw Object.assign(new Fail(translated.code), { cause: translated.cause });
}
