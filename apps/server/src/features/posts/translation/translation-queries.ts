import type { Language } from "@kompagnon/contract/wire/model.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const FIND_TRANSLATION = statement(
  "posts_find_translation",
  "select content from post_translations where post_id = $1 and language = $2",
);
/** A post's text in a language, if it was translated before. */
export const findTranslation = async (
  db: Queryable,
  postId: string,
  language: Language,
): Promise<string | null> => (await db.query(FIND_TRANSLATION, [postId, language])).rows[0]?.content ?? null;

const KEEP_TRANSLATION = statement(
  "posts_keep_translation",
  `insert into post_translations (post_id, language, content)
     select id, $2, $3 from posts where id = $1 on conflict do nothing`,
);
/** Keeps a post's words in a language; a post that is gone meanwhile keeps none. */
export const keepTranslation = (
  db: Queryable,
  postId: string,
  language: Language,
  content: string,
): Promise<unknown> => db.query(KEEP_TRANSLATION, [postId, language, content]);
