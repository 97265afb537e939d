import type { QuestionnairePart } from "@kompagnon/contract/partnerships/model.ts";
import { questionOf, questionsOf } from "@kompagnon/contract/partnerships/questions.ts";
import { Card } from "#ui/card.tsx";
import { ChoiceQuestion } from "./choice-question.tsx";
import { RangeQuestion } from "./range-question.tsx";
import { WordsQuestion } from "./words-question.tsx";

/** The questions of a part with the member's answers, which are saved automatically. */
export function Questions({ known }: { known: QuestionnairePart }) {
  return (
    <ol className="grid gap-4">
      {questionsOf(known.part).map((question) => {
        const asked = questionOf(question);
        const given = known.mine.find((one) => one.question === question)?.answer ?? null;
        const props = { chatId: known.chat_id, question, given, open: known.can_write };
        return (
          <Card as="li" key={question}>
            {asked.kind === "range" && <RangeQuestion {...props} asked={asked} />}
            {asked.kind === "text" && <WordsQuestion {...props} />}
            {(asked.kind === "choice" || asked.kind === "choices") && (
              <ChoiceQuestion {...props} asked={asked} />
            )}
          </Card>
        );
      })}
    </ol>
  );
}
