import type { DiscoveredUser } from "@kompagnon/contract/people/model.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from "react";
import { begunMention, withMention } from "#features/chats/public.ts";
import { query } from "#platform/queries.ts";

/** Names are looked for this long after the last letter, in ms. */
const REST_MS = 180;
const SHOWN = 6;
const NOBODY: readonly DiscoveredUser[] = [];

/** What somebody types, once they rest. */
function useRested(words: string): string {
  const [rested, setRested] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setRested(words), REST_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return rested;
}

/** Offers members while one writes an @; arrows choose, Enter and Tab take, Escape closes. */
export function useNames(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  write: (text: string) => void,
) {
  const id = useId();
  const [cursor, setCursor] = useState<number | null>(null);
  const [chosen, setChosen] = useState(0);
  const begun = cursor === null ? null : begunMention(text, cursor);
  const words = useRested(begun?.words ?? "");
  const found = useQuery({
    ...query("GET /api/users/discover", { query: { q: words, limit: SHOWN } }),
    enabled: begun !== null && words !== "",
    placeholderData: keepPreviousData,
    retry: false,
  });
  const people = begun && begun.words !== "" && words !== "" ? (found.data?.items ?? NOBODY) : NOBODY;
  const at = Math.min(chosen, people.length - 1);
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
    const person = people[at];
    if (!person) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setChosen((at + step + people.length) % people.length);
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
  return { id, people, chosen: at, pick, onKey, follow, close };
}
