import type { Language } from "@kompagnon/contract/wire/model.ts";
import { translationFor } from "#features/ai/public.ts";
import { postOf } from "#features/posts/feed/feed.ts";
import { Fail } from "#features/posts/policy.ts";
import { findTranslation, keepTranslation } from "#features/posts/post-queries.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import type { Platform } from "#platform/platform.ts";

/** A post's words in another language, asked for once a language. Throws not_found, and as translationFor. */
export async function translatePost(
  platform: Platform,
  viewer: Pick<Viewer, "id" | "plan">,
  id: string,
  language: Language,
): Promise<string> {
  const { db } = platform;
  const { content } = await postOf(db, viewer.id, id);
  if (content === "") throw new Fail("not_found");
  const stored = await findTranslation(db, id, language);
  if (stored !== null) return stored;
  const text = await translationFor(platform, viewer, content, language);
  await keepTranslation(db, id, language, text);
  return text;
}
