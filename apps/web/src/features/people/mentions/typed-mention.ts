import { fold, UNSPACED } from "@kompagnon/contract/search/fold.ts";
/** A name that is being written: what follows the last @ before the cursor. */
export type TypedMention = { from: number; words: string };

const BEGUN = new RegExp(`(?:^|[${UNSPACED}]|[^\\p{L}\\p{M}\\p{N}_.@/-])@([\\p{L}\\p{M}]{0,40})$`, "u");

/** The mention that ends at the cursor, if one is being written there. */
export function typedMention(text: string, cursor: number): TypedMention | null {
  const words = BEGUN.exec(text.slice(0, cursor))?.[1];
  return words === undefined ? null : { from: cursor - words.length - 1, words };
}

const SHOWN = 6;

/** The names that go on like this, at most six. */
export function fittingNames<T extends { username: string }>(people: readonly T[], words: string): T[] {
  const sought = fold(words);
  return people.filter(({ username }) => fold(username).startsWith(sought)).slice(0, SHOWN);
}

/** The text with the name put in, and where the cursor goes. */
export function withMention(text: string, cursor: number, { from }: TypedMention, name: string) {
  const before = `${text.slice(0, from)}@${name} `;
  return { text: before + text.slice(cursor).replace(/^ /, ""), cursor: before.length };
}
