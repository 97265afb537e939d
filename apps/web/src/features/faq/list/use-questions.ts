import { useMemo } from "react";
import { indexOf } from "#features/help/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { type QuestionKey, SECTIONS } from "../questions.ts";
import type { Source } from "../sources.ts";

/** A question in the language of the page. */
export type Question = { key: QuestionKey; question: string; answer: string; sources: readonly Source[] };

/** All questions by section, and the index to search them by. Suspends until the texts are there. */
export function useQuestions() {
  const { t } = useTranslation("faq/questions");
  return useMemo(() => {
    const sections = SECTIONS.map(({ key, questions }) => ({
      key,
      questions: questions.map(
        ([name, ...sources]): Question => ({
          key: name,
          sources,
          question: t(`${name}.q`),
          answer: t(`${name}.a`),
        }),
      ),
    }));
    const all = sections.flatMap(({ questions }) => questions);
    const index = indexOf(
      all.map(({ key, question, answer, sources }) => ({
        key,
        title: question,
        body: answer,
        keywords: sources.map(({ name }) => name).join(" "),
      })),
    );
    return { sections, all, index };
  }, [t]);
}
