import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { peoplePaths } from "@kompagnon/contract/people/rules.ts";
import { type PublicKind, publicPagesPaths } from "@kompagnon/contract/publicpages/rules.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import { DEFAULT_LANGUAGE } from "@kompagnon/messages/languages.ts";
import { type Card, openCard } from "#features/publicpages/cards.ts";
import type { GroupCard, MemberCard } from "#features/publicpages/queries.ts";
import { jobWords } from "#features/publicpages/words/job.ts";
import {
  beginningOf,
  labelsIn,
  listed,
  type PageWords,
  type Speech,
} from "#features/publicpages/words/page-words.ts";
import type { Platform } from "#platform/platform.ts";
import { languageOf } from "#platform/texts.ts";

/** A member's card: what they do, can and seek, and nothing else. */
function memberWords(card: MemberCard, { language, labels, say, origin, brand }: Speech): PageWords {
  const does = card.models.map((slug) => labels.business_models[slug]);
  const can = card.skills.map((slug) => labels.skills[slug]);
  const goals = card.goals.map((slug) => labels.goals[slug]);
  const textOf = (key: "does" | "can" | "seeks") => say(language, `publicpages/messages:${key}`);
  const eyebrow = say(language, "publicpages/messages:member");
  const verified = say(language, "publicpages/messages:verified");
  const sought = [...goals, card.target].filter(Boolean).join(" · ");
  const path = publicPagesPaths.member(card.name);
  const face = { id: card.id, name: card.name, key: card.avatar };
  const sentence = (label: string, names: readonly string[]) =>
    names.length > 0 ? [`${label}: ${listed(language, names)}`] : [];
  const description = beginningOf(
    [
      ...sentence(textOf("does"), does),
      ...sentence(textOf("can"), can),
      ...sentence(textOf("seeks"), sought ? [sought] : []),
    ].join(". "),
  );
  return {
    kind: "member",
    key: card.name,
    path,
    eyebrow,
    title: card.name,
    verified: card.verified,
    face,
    body: "",
    speaks: "every language",
    description: description || `${card.name}, ${eyebrow}`,
    lines: [
      { label: textOf("does"), tags: does },
      { label: textOf("can"), tags: can },
      { label: textOf("seeks"), tags: goals, text: card.target, own: true },
    ],
    action: { label: say(language, "publicpages/messages:view"), path: peoplePaths.member(card.id) },
    structured: {
      "@type": "ProfilePage",
      url: `${origin}${path}`,
      isPartOf: { "@type": "WebSite", name: brand, url: origin },
      mainEntity: {
        "@type": "Person",
        name: card.name,
        url: `${origin}${path}`,
        knowsAbout: [...does, ...can],
      },
    },
    preview: {
      language,
      title: card.name,
      face,
      tags: [...does, ...can],
      eyebrow: card.verified ? `${eyebrow} · ${verified}` : eyebrow,
      line: sought && `${textOf("seeks")}: ${sought}`,
      foot: say(language, "publicpages/messages:promise"),
    },
  };
}

/** A group's page: what it is about and how many belong to it, never who. */
function groupWords(group: GroupCard, { language, labels, say, origin }: Speech): PageWords {
  const topics = group.niches.map((slug) => labels.business_models[slug]);
  const eyebrow = say(language, "publicpages/messages:group");
  const count = say(language, "publicpages/messages:members", { count: group.members });
  const path = publicPagesPaths.group(group.id);
  const face = { id: group.id, name: group.name, key: group.avatar };
  const description = beginningOf(group.description) || `${group.name}, ${eyebrow}`;
  return {
    kind: "group",
    key: group.id,
    path,
    title: group.name,
    verified: false,
    face,
    description,
    eyebrow: `${eyebrow} · ${count}`,
    lines: [{ label: say(language, "publicpages/messages:topics"), tags: topics }],
    body: group.description,
    speaks: "one language",
    action: { label: say(language, "publicpages/messages:view"), path: groupsPaths.profile(group.id) },
    structured: { "@type": "WebPage", name: group.name, description, url: `${origin}${path}` },
    preview: {
      language,
      title: group.name,
      face,
      tags: topics,
      eyebrow: `${eyebrow} · ${count}`,
      line: beginningOf(group.description, 140),
      foot: say(language, "publicpages/messages:promise"),
    },
  };
}

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
