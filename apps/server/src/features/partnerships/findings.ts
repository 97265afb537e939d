import type { Answer, Finding } from "@kompagnon/contract/partnerships/model.ts";
import {
  type Question,
  type QuestionKey,
  questionOf,
  questionsOf,
} from "@kompagnon/contract/partnerships/questions.ts";
import type { Part } from "@kompagnon/contract/partnerships/rules.ts";

type Compared = Pick<Finding, "kind" | "weight">;
const SAME: Compared = { kind: "same", weight: 0 };
const CLOSE: Compared = { kind: "close", weight: 0 };
const WORDS: Compared = { kind: "words", weight: 0 };
/** `far`: as far from one another as can be; else it matters a little less. */
const different = (weight: number, far = true): Compared => ({
  kind: "different",
  weight: far ? weight : Math.max(1, weight - 1),
});

type Of<K extends Question["kind"]> = Extract<Question, { kind: K }>;

function compareChoice({ options, as, weight }: Of<"choice">, a: string, b: string): Compared {
  if (as === "pair") {
    const roles = [a, b].sort().join(" ");
    if (roles === "me you") return SAME;
    if (roles === "me me" || roles === "you you") return different(weight);
  }
  if (a === b) return SAME;
  if (as === "pair") return CLOSE;
  if (as === "kinds") return different(weight);
  const steps = Math.abs(options.indexOf(a) - options.indexOf(b));
  return steps === 1 ? CLOSE : different(weight, steps === options.length - 1);
}

function compareChoices(
  { weight, apart }: Of<"choices">,
  a: readonly string[],
  b: readonly string[],
): Compared {
  const shared = a.filter((one) => b.includes(one)).length;
  const all = shared === Math.min(a.length, b.length);
  if (apart) {
    if (shared === 0) return SAME;
    if (all) return different(weight);
    return CLOSE;
  }
  if (shared === 0) return different(weight);
  if (all) return SAME;
  return CLOSE;
}

type Span = { from: number; to: number };
function compareRanges({ weight, near }: Of<"range">, a: Span, b: Span): Compared {
  const gap = Math.max(a.from, b.from) - Math.min(a.to, b.to);
  if (gap <= 0) return SAME;
  return gap <= near ? CLOSE : different(weight, gap > near * 3);
}

/** How two answers to a question compare. */
function compare(question: Question, a: Answer, b: Answer): Compared {
  if (question.kind === "choice" && a.kind === "choice" && b.kind === "choice")
    return compareChoice(question, a.choice, b.choice);
  if (question.kind === "choices" && a.kind === "choices" && b.kind === "choices")
    return compareChoices(question, a.choices, b.choices);
  if (question.kind === "range" && a.kind === "range" && b.kind === "range")
    return compareRanges(question, a, b);
  return WORDS;
}

/** Whether an answer is one that a question allows. */
export function isAnswerTo(question: Question, answer: Answer): boolean {
  if (question.kind !== answer.kind) return false;
  if (question.kind === "choice" && answer.kind === "choice") return question.options.includes(answer.choice);
  if (question.kind === "choices" && answer.kind === "choices") {
    const { choices } = answer;
    return (
      choices.length <= question.max &&
      new Set(choices).size === choices.length &&
      choices.every((one) => question.options.includes(one))
    );
  }
  if (question.kind === "range" && answer.kind === "range")
    return answer.from <= answer.to && answer.to <= question.max;
  return question.kind === "text";
}

/** The answers of one of a pair, by question. */
export type Answers = ReadonlyMap<QuestionKey, Answer>;

/** What two answered in a part that is uncovered: the heaviest differences first, then as they were asked. */
export function findingsOf(part: Part, a: Answers, b: Answers): Finding[] {
  const found = questionsOf(part).flatMap((question): Finding[] => {
    const mine = a.get(question);
    const theirs = b.get(question);
    if (mine && theirs) return [{ question, ...compare(questionOf(question), mine, theirs) }];
    return mine || theirs ? [{ question, ...WORDS }] : [];
  });
  return found.sort((one, other) => other.weight - one.weight);
}
