import type { Language } from "@kompagnon/contract/wire/model.ts";
import { postOf } from "#features/posts/feed/feed.ts";
import { findTranslation, keepTranslation } from "#features/posts/translation/translation-queries.ts";
import { translate } from "#platform/ai/translate.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../errors.ts";

/** A post's words in another language, asked for once a language. Throws not_found, ai_off, ai_failed. */
export async function translatePost(
  { db, models }: Platform,
  viewerId: string,
  id: string,
  language: Language,
): Promise<string> {
  const { content } = await postOf(db, viewerId, id);
  if (content === "") throw new Fail("not_found");
  const known = await findTranslation(db, id, language);
  if (known !== null) return known;
  const said = await translate(models, content, language);
  if ("code" in said) throw Object.assign(new Fail(said.code), { cause: said.cause });
  await keepTranslation(db, id, language, said.text);
  return said.text;
}
