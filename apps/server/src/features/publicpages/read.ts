import type { PublicKind } from "@kompagnon/contract/publicpages/rules.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import { DEFAULT_LANGUAGE } from "@kompagnon/messages/languages.ts";
import { type Card, openCard } from "#features/publicpages/cards.ts";
import { labelsIn } from "#features/publicpages/labels.ts";
import { groupWords } from "#features/publicpages/words/group.ts";
import { jobWords } from "#features/publicpages/words/job.ts";
import { memberWords } from "#features/publicpages/words/member.ts";
import type { PageWords, Speech } from "#features/publicpages/words/page-words.ts";
import type { Platform } from "#platform/platform.ts";
import { languageOf } from "#platform/texts.ts";

/** Who reads which page, and what they say about languages. */
export type Reading = {
  viewer: { id: string } | null;
  kind: PublicKind;
  key: string;
  /** Named in the address. */
  lang: Language | undefined;
  /** The browser's header; search engines send none. */
  accept: string | undefined;
};

const inWords = (card: Card, speech: Speech): PageWords => {
  if (card.kind === "member") return memberWords(card.about, speech);
  return card.kind === "group" ? groupWords(card.about, speech) : jobWords(card.about, speech);
};

/** A public page in the language of its reader. Throws not_found. */
export async function readPage(
  { lists, config, texts }: Pick<Platform, "lists" | "config" | "texts">,
  { viewer, kind, key, lang, accept }: Reading,
): Promise<{ words: PageWords; language: Language; usual: Language }> {
  const card = await openCard(await lists(viewer), viewer, kind, key);
  const usual = card.kind === "member" ? card.about.language : DEFAULT_LANGUAGE;
  const language = lang ?? languageOf(accept, usual);
  const labels = await labelsIn(language);
  const speech = { language, labels, say: texts.say, origin: config.origin, brand: config.name };
  return { words: inWords(card, speech), language, usual };
}
