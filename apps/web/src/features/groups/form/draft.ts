import type { Group } from "@kompagnon/contract/groups/model.ts";
import {
  GROUP_NAME_MAX,
  GROUP_NAME_MIN,
  GROUP_TEXT_MAX,
  type GroupType,
  QUESTION_MAX,
} from "@kompagnon/contract/groups/rules.ts";
import type { BusinessModel } from "@kompagnon/contract/profiles/rules.ts";

/** A question while it is written; the key is this page's alone. */
export type QuestionDraft = { key: string; text: string };
/** A group while it is written. */
export type Draft = {
  name: string;
  description: string;
  type: GroupType;
  niches: BusinessModel[];
  questions: QuestionDraft[];
};

/** Where a new group begins. */
export const EMPTY: Draft = { name: "", description: "", type: "public", niches: [], questions: [] };

/** A question with nothing in it yet, or with a text. */
export const questionDraft = (text = ""): QuestionDraft => ({ key: crypto.randomUUID(), text });

/** A group as a draft. */
export const draftOf = (group: Group, questions: readonly string[]): Draft => ({
  name: group.name,
  description: group.description,
  type: group.group_type,
  niches: group.niches,
  questions: questions.map(questionDraft),
});

/** The body for the server: trimmed texts, questions only for groups with applications, and none that is empty. */
export const bodyOf = ({ name, description, type, niches, questions }: Draft) => ({
  name: name.trim(),
  description: description.trim(),
  group_type: type,
  niches,
  ...(type === "application" && {
    questions: questions.map(({ text }) => text.trim()).filter((text) => text !== ""),
  }),
});

/** What is wrong with a draft, by field; nothing where it may be sent. */
export type Problems = { name?: "short" | "long"; description?: "long"; questions?: "long" };

/** Checks a draft as the server will. */
export function problemsOf({ name, description, questions, type }: Draft): Problems {
  const length = name.trim().length;
  const tooLong = type === "application" && questions.some(({ text }) => text.trim().length > QUESTION_MAX);
  return {
    ...(length < GROUP_NAME_MIN && { name: "short" }),
    ...(length > GROUP_NAME_MAX && { name: "long" }),
    ...(description.trim().length > GROUP_TEXT_MAX && { description: "long" }),
    ...(tooLong && { questions: "long" }),
  };
}

/** The list with one entry moved one place towards the start (-1) or the end (1). */
export function moved<T>(list: readonly T[], from: number, by: -1 | 1): T[] {
  const next = [...list];
  const [one] = next.splice(from, 1);
  if (one !== undefined) next.splice(Math.max(0, from + by), 0, one);
  return next;
}
