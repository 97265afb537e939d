import { fold } from "@kompagnon/contract/search/fold.ts";
import { EMOJI_GROUPS } from "./emoji-data.ts";

/** An emoji and the words it is found by. */
export type Emoji = { emoji: string; words: string };
/** A group of emojis that belong together. */
export type EmojiGroup = { name: (typeof EMOJI_GROUPS)[number]["name"]; emojis: Emoji[] };

const read = (list: string): Emoji[] =>
  list.split("|").map((entry) => {
    const [emoji = "", ...words] = entry.trim().split(" ");
    return { emoji, words: words.join(" ") };
  });

/** All emojis that are offered, by group. */
export const emojiGroups = (): EmojiGroup[] =>
  EMOJI_GROUPS.map(({ name, list }) => ({ name, emojis: read(list) }));

/** The groups with only those emojis whose words begin with each word sought. */
export function findEmojis(groups: readonly EmojiGroup[], sought: string): EmojiGroup[] {
  const wanted = fold(sought).split(" ").filter(Boolean);
  const fits = ({ emoji, words }: Emoji) =>
    emoji === sought.trim() || wanted.every((one) => ` ${fold(words)}`.includes(` ${one}`));
  return groups
    .map((group) => ({ ...group, emojis: group.emojis.filter(fits) }))
    .filter(({ emojis }) => emojis.length > 0);
}
