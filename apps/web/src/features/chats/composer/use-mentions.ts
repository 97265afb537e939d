import type { RefObject } from "react";
import { fittingNames, type Mentionable, useMentionField, useNameChoice } from "#features/people/public.ts";
import { useComposer } from "./composer-context.ts";

const NO_MENTIONABLES: readonly Mentionable[] = [];

/** Offers the names of a conversation's members, and those that call everybody, while one writes an @. */
export function useMentions(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  write: (text: string) => void,
) {
  const { adapter } = useComposer();
  const mention = useMentionField(field, text);
  const { begun } = mention;
  const everybody = (adapter.everybody ?? []).map((username) => ({
    id: username,
    username,
    avatar_url: null,
  }));
  const everyone = adapter.mentionables ? [...everybody, ...adapter.mentionables] : NO_MENTIONABLES;
  return useNameChoice(mention, begun ? fittingNames(everyone, begun.words) : NO_MENTIONABLES, write);
}
