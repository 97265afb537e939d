import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { publicPagesPaths } from "@kompagnon/contract/publicpages/paths.ts";
import type { GroupCard } from "#features/publicpages/queries.ts";
import { beginningOf, type PageWords, type Speech } from "#features/publicpages/words/page-words.ts";

/** A group's page: what it is about and how many belong to it, never who. */
export function groupWords(group: GroupCard, { language, labels, say, origin }: Speech): PageWords {
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
