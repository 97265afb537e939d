import type { MemberCard } from "@kompagnon/contract/profiles/model.ts";
import { fold, UNSPACED } from "@kompagnon/contract/search/fold.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type RefObject, useId, useState } from "react";
import { query } from "#platform/queries.ts";
import { useDebounced } from "#platform/use-debounced.ts";
import { useCaret } from "#ui/use-caret.ts";

/** A member, or everybody, to be mentioned. */
export type Mentionable = Pick<MemberCard, "id" | "username" | "avatar_url">;

/** A name that is being written: what follows the last @ before the cursor. */
type TypedMention = { from: number; words: string };

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

/** A field with an @ that may be written in it. */
export type MentionField = {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** The name that is being written, and the cursor at its end. */
  pendingMention: TypedMention | null;
  cursor: number | null;
  setCursor: (cursor: number | null) => void;
};

/** Notices an @ and what follows it in a field. Whose names go on so is for the caller to find. */
export function useMentionField(field: RefObject<HTMLTextAreaElement | null>, text: string): MentionField {
  const [cursor, setCursor] = useState<number | null>(null);
  return {
    field,
    text,
    pendingMention: cursor === null ? null : typedMention(text, cursor),
    cursor,
    setCursor,
  };
}

/** Offers names while one writes an @; arrows choose, Enter and Tab take, Escape closes. For {@link NameList}. */
export function useNameChoice(
  { field, text, pendingMention, cursor, setCursor }: MentionField,
  people: readonly Mentionable[],
  write: (text: string) => void,
) {
  const id = useId();
  const caretTo = useCaret(field);
  const [position, setChosen] = useState(0);
  const chosen = Math.min(position, people.length - 1);
  const close = () => setCursor(null);

  const pick = (name: string) => {
    if (!pendingMention || cursor === null) return;
    const next = withMention(text, cursor, pendingMention, name);
    write(next.text);
    close();
    caretTo(next.cursor);
  };
  /** Answers whether the key was for the list. */
  const onKey = (event: KeyboardEvent): boolean => {
    const person = people[chosen];
    if (!person) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setChosen((chosen + step + people.length) % people.length);
    else if (event.key === "Enter" || event.key === "Tab") pick(person.username);
    else if (event.key === "Escape") close();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const follow = () => {
    setCursor(field.current?.selectionStart ?? null);
    setChosen(0);
  };
  return {
    onKey,
    follow,
    close,
    /** For the field. */
    field: {
      onClick: follow,
      onBlur: close,
      ...(people.length > 0 && { "aria-controls": id, "aria-activedescendant": `${id}-${chosen}` }),
    },
    /** For the {@link NameList}. */
    list: { id, people, chosen, onPick: pick },
  };
}

/** The search for names waits this long after the last letter, in ms. */
const TYPING_PAUSE_MS = 180;
const NO_MENTIONABLES: readonly Mentionable[] = [];

/** Members anywhere on Kompagnon who are found by the typed letters. */
export function useFoundNames(typed: TypedMention | null): readonly Mentionable[] {
  const words = useDebounced(typed?.words ?? "", TYPING_PAUSE_MS);
  const found = useQuery({
    ...query("GET /api/users/discover", { query: { q: words, limit: SHOWN } }),
    enabled: typed !== null && words !== "",
    placeholderData: keepPreviousData,
    retry: false,
  });
  return typed && typed.words !== "" && words !== ""
    ? (found.data?.items ?? NO_MENTIONABLES)
    : NO_MENTIONABLES;
}
