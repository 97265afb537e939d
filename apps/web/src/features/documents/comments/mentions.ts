import type { DocumentPerson } from "@kompagnon/contract/documents/model.ts";
import { MENTIONS_MAX } from "@kompagnon/contract/documents/rules.ts";
import { fold, UNSPACED } from "@kompagnon/contract/search/fold.ts";

type Person = DocumentPerson["member"];

const BEGUN = new RegExp(`(?:^|[\\s${UNSPACED}])@([^\\s@][^@\\n]{0,39}|)$`, "u");

/** What is being typed behind an @ right before the caret; null where no name is. */
export function mentionAt(text: string, caret: number): { from: number; words: string } | null {
  const found = BEGUN.exec(text.slice(0, caret));
  return found ? { from: caret - (found[1] ?? "").length - 1, words: found[1] ?? "" } : null;
}

/** The people whose name begins like this, me aside. */
export const peopleLike = (people: readonly Person[], words: string, meId: string): Person[] =>
  people.filter(({ id, username }) => id !== meId && fold(username).startsWith(fold(words))).slice(0, 5);

/** The members who are mentioned in a text by name behind an @, the longest name first. */
export function mentionedIn(text: string, people: readonly Person[], meId: string): string[] {
  let rest = fold(text);
  const mentioned: string[] = [];
  for (const { id, username } of [...people].sort((a, b) => b.username.length - a.username.length)) {
    const name = `@${fold(username)}`;
    if (id === meId || !rest.includes(name)) continue;
    mentioned.push(id);
    rest = rest.replaceAll(name, " ");
  }
  return mentioned.slice(0, MENTIONS_MAX);
}
