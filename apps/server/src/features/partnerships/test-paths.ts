import type { Answer } from "@kompagnon/contract/partnerships/model.ts";
import { type QuestionKey, questionOf, questionsOf } from "@kompagnon/contract/partnerships/questions.ts";
import type { Part } from "@kompagnon/contract/partnerships/rules.ts";
import type { Person } from "#testing/person.ts";

/** An answer that a question allows: the first of its options, or the last. */
function anAnswer(key: QuestionKey, which: "first" | "last"): Answer {
  const question = questionOf(key);
  if (question.kind === "text") return { kind: "text", text: `Meine Worte zu ${key}, ${which}` };
  if (question.kind === "range")
    return which === "first"
      ? { kind: "range", from: 0, to: 1 }
      : { kind: "range", from: question.max, to: question.max };
  const option = question.options.at(which === "first" ? 0 : -1) ?? "";
  return question.kind === "choice"
    ? { kind: "choice", choice: option }
    : { kind: "choices", choices: [option] };
}

/** Answers every question of a part and says so; the last of the answers of the server. */
export async function finishes(
  person: Person,
  chatId: string,
  part: Part,
  which: "first" | "last" = "first",
) {
  for (const question of questionsOf(part))
    await person.must("PUT /api/paths/{id}/answers/{question}", {
      params: { id: chatId, question },
      body: { answer: anAnswer(question, which) },
    });
  return person.must("PUT /api/paths/{id}/parts/{part}/done", { params: { id: chatId, part } });
}

/** Chooses one of a question's options. */
export const chooses = (person: Person, chatId: string, question: QuestionKey, choice: string) =>
  person.call("PUT /api/paths/{id}/answers/{question}", {
    params: { id: chatId, question },
    body: { answer: { kind: "choice", choice } },
  });
