import type { AgreementFields, PaperLanguage } from "@kompagnon/contract/agreements/rules.ts";
import { AGREEMENT_CENTS_MAX, AGREEMENT_TEXT_MAX, HOURS_MAX } from "@kompagnon/contract/agreements/rules.ts";
import type { Answer } from "@kompagnon/contract/partnerships/model.ts";
import type { QuestionKey } from "@kompagnon/contract/partnerships/questions.ts";
import { loadFeature } from "@kompagnon/messages/load-feature.ts";
import { type Uncovered, uncoveredOf } from "#features/partnerships/public.ts";
import type { Queryable } from "#platform/db/database.ts";
import { firstOf } from "#platform/excerpt.ts";

type Answers = ReadonlyMap<QuestionKey, Answer>;
/** How options of a question are called. */
type Labels = Readonly<Record<string, string>>;

const from = (answers: Answers, question: QuestionKey): number | null => {
  const answer = answers.get(question);
  return answer?.kind === "range" ? answer.from : null;
};
const words = (answers: Answers, question: QuestionKey): string => {
  const answer = answers.get(question);
  return answer?.kind === "text" ? answer.text : "";
};
/** What both chose; null unless it is the same. */
const same = ({ mine, theirs }: Uncovered, question: QuestionKey): string | null => {
  const one = mine.get(question);
  const other = theirs.get(question);
  return one?.kind === "choice" && other?.kind === "choice" && one.choice === other.choice
    ? one.choice
    : null;
};
const chosen = (answers: Answers, question: QuestionKey, labels: Labels): string => {
  const answer = answers.get(question);
  return answer?.kind === "choices" ? answer.choices.map((one) => labels[one] ?? one).join(", ") : "";
};
const short = (text: string): string => firstOf(text, AGREEMENT_TEXT_MAX);
const cents = (euros: number): number => Math.min(euros * 100, AGREEMENT_CENTS_MAX);

const LEAVINGS = {
  give_back: "give_back",
  keep_earned: "keep_earned",
  sell_to_them: "sell_to_them",
} as const;
const DECISIONS = { together: "together", by_field: "by_field" } as const;
const meant = <T extends object>(all: T, key: string | null): T[keyof T] | null =>
  key !== null && Object.hasOwn(all, key) ? all[key as keyof T] : null; // it has it

/**
 * What the answers that two have uncovered to one another mean for a memorandum, where they mean something: hours, money,
 * work and aims of each, decisions, shares and leaving where they said the same, and what they confirmed in writing.
 */
function fieldsFrom(loaded: Uncovered, work: Labels): Partial<AgreementFields> {
  const { mine, theirs, points } = loaded;
  const hours = [from(mine, "time_hours"), from(theirs, "time_hours")];
  const money = [from(mine, "money_in"), from(theirs, "money_in")];
  const decisions = meant(DECISIONS, same(loaded, "role_decide"));
  const leaving = meant(LEAVINGS, same(loaded, "own_leave"));
  const [hoursA, hoursB] = hours;
  const [moneyA, moneyB] = money;
  return {
    aims: short([words(mine, "aim_success"), words(theirs, "aim_success")].filter(Boolean).join("\n")),
    contribution_a: short(chosen(mine, "role_work", work)),
    contribution_b: short(chosen(theirs, "role_work", work)),
    ...(typeof hoursA === "number" && { hours_a: Math.min(hoursA, HOURS_MAX) }),
    ...(typeof hoursB === "number" && { hours_b: Math.min(hoursB, HOURS_MAX) }),
    ...(typeof moneyA === "number" && { money_a_cents: cents(moneyA) }),
    ...(typeof moneyB === "number" && { money_b_cents: cents(moneyB) }),
    ...(same(loaded, "own_split") === "equal" && ({ shares: "fixed", share_a: 50 } as const)),
    ...(decisions && { decisions }),
    ...(leaving && { leaving }),
    extra: short(points.join("\n")),
  };
}

/** What a memorandum of the two of a conversation begins with. Throws not_found. */
export async function beginningFrom(
  db: Queryable,
  memberId: string,
  chatId: string,
  language: PaperLanguage,
): Promise<Partial<AgreementFields>> {
  const loaded = await uncoveredOf(db, memberId, chatId);
  const { questions } = await loadFeature(language, "partnerships");
  return fieldsFrom(loaded, (questions as { role_work: Labels }).role_work); // as its pages have them
}
