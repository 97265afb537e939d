import type { QuestionKey } from "@kompagnon/contract/partnerships/questions.ts";
import type { TFunction } from "i18next";

type Ask = TFunction<"partnerships/questions">;

/** What an option of a question is called. */
export const optionName = (ask: Ask, question: QuestionKey, option: string): string =>
  ask(`${question}.${option}` as never); // each question's texts name its options: a test reads them all
