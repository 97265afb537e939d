import { type KeyboardEvent, type RefObject, useId, useState } from "react";
import { useComposer } from "./composer-context.ts";
import type { Mentionable } from "./mention-list.tsx";
import { begunMention, fittingNames, withMention } from "./mentions.ts";

const NOBODY: readonly Mentionable[] = [];

/** Offers names while one writes an @; arrows choose, Enter and Tab take, Escape closes. */
export function useMentions(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  write: (text: string) => void,
) {
  const { adapter } = useComposer();
  const id = useId();
  const [cursor, setCursor] = useState<number | null>(null);
  const [chosen, setChosen] = useState(0);
  const everybody = (adapter.everybody ?? []).map((username) => ({
    id: username,
    username,
    avatar_url: null,
  }));
  const everyone = adapter.mentionables ? [...everybody, ...adapter.mentionables] : NOBODY;
  const begun = everyone.length > 0 && cursor !== null ? begunMention(text, cursor) : null;
  const people = begun ? fittingNames(everyone, begun.words) : NOBODY;
  const close = () => setCursor(null);

  const pick = (name: string) => {
    if (!begun || cursor === null) return;
    const next = withMention(text, cursor, begun, name);
    write(next.text);
    close();
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(next.cursor, next.cursor);
    });
  };
  /** Answers whether the key was for the list. */
  const onKey = (event: KeyboardEvent): boolean => {
    const person = people[Math.min(chosen, people.length - 1)];
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
  return { id, people, chosen: Math.min(chosen, people.length - 1), pick, onKey, follow, close };
}
