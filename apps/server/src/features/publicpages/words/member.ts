import { peoplePaths } from "@kompagnon/contract/people/paths.ts";
import { publicPagesPaths } from "@kompagnon/contract/publicpages/paths.ts";
import type { MemberCard } from "#features/publicpages/queries.ts";
import { beginningOf, listed, type PageWords, type Speech } from "#features/publicpages/words/page-words.ts";

/** A member's card: what they do, can and seek, and nothing else. */
export function memberWords(card: MemberCard, { language, labels, say, origin, brand }: Speech): PageWords {
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
