import type { Coach } from "@kompagnon/contract/ai/rules.ts";
import { fold } from "@kompagnon/contract/search/fold.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import type { questions } from "@kompagnon/messages/faq/de.ts";
import { loadFeature } from "@kompagnon/messages/load-feature.ts";

type QuestionKey = keyof typeof questions;

/** The questions of the founding FAQ whose answers a coach knows. */
const FAQ_BY_COACH: Readonly<Record<Coach, readonly QuestionKey[]>> = {
  legal: [
    "trade_registration",
    "freelancer_or_trade",
    "beside_job",
    "under_18",
    "name",
    "sole",
    "gbr",
    "ug",
    "gmbh",
    "founding_together",
    "liability",
    "company_contract",
    "imprint",
    "privacy",
    "terms",
    "withdrawal",
    "order_button",
    "prices",
    "packaging",
    "ad_labels",
    "ai_labels",
    "accessibility",
    "false_self_employment",
    "freelancers",
    "rights_of_use",
    "nda",
    "marketplaces",
    "dropshipping",
  ],
  tax: [
    "tax_questionnaire",
    "small_business",
    "eu_vat",
    "reverse_charge",
    "income_tax",
    "trade_tax",
    "crypto",
    "affiliate",
    "invoices",
    "e_invoices",
    "bookkeeping",
    "trade_registration",
    "freelancer_or_trade",
    "beside_job",
    "beside_school",
    "mini_job",
    "platform_reports",
    "health_insurance",
    "artists_fund",
    "start_grant",
  ],
};

/** The maximum number of characters of facts in a prompt: about 3,000 tokens. */
export const FACTS_MAX = 12_000;
/** Shorter words say little about what a question is about; of Chinese words all do. */
const WORD_MIN = 4;

function wordsOf(text: string, language: Language): Set<string> {
  const words = [...new Intl.Segmenter(language, { granularity: "word" }).segment(text)];
  return new Set(
    words
      .filter(({ segment, isWordLike }) => isWordLike && (language === "zh" || segment.length >= WORD_MIN))
      .map(({ segment }) => fold(segment)),
  );
}

/**
 * The facts that a coach is given for a question, from the FAQ in the member's language. What shares most words with the
 * question comes first; whole answers only, as many as have room.
 */
export async function factsFor(coach: Coach, language: Language, question: string): Promise<string> {
  const { questions: catalogue = {} } = await loadFeature(language, "faq");
  const questionWords = wordsOf(question, language);
  const facts = FAQ_BY_COACH[coach].flatMap((key) => {
    const entry = catalogue[key];
    if (typeof entry !== "object" || typeof entry["q"] !== "string" || typeof entry["a"] !== "string")
      return [];
    const text = `${entry["q"]}\n${entry["a"].replaceAll("\n\n", " ")}`;
    const shared = [...wordsOf(text, language)].filter((word) => questionWords.has(word)).length;
    return [{ text, shared }];
  });
  let room = FACTS_MAX;
  const chosen: string[] = [];
  for (const { text } of facts.toSorted((one, other) => other.shared - one.shared)) {
    if (text.length + 2 > room) continue;
    room -= text.length + 2;
    chosen.push(text);
  }
  return chosen.join("\n\n");
}
