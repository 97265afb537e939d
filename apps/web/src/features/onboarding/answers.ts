import {
  AGE_MAX,
  AGE_MIN,
  BIO_MAX,
  type BusinessModel,
  type Goal,
  IDEA_MAX,
  isUsername,
  type Skill,
  tidyUsername,
} from "@kompagnon/contract/profiles/rules.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import type { In, Out } from "#platform/call.ts";

/** The steps of the wizard in their order (spec: community, section 2). */
export const STEPS = [
  "language",
  "person",
  "models",
  "skills",
  "goal",
  "bio",
  "idea",
  "jobs",
  "newsletter",
] as const;
export type Step = (typeof STEPS)[number];

/** All answers of the wizard, as the form holds them. */
export type Answers = {
  language: Language;
  username: string;
  age: string;
  models: readonly BusinessModel[];
  skills: readonly Skill[];
  goal: Goal | null;
  bio: string;
  idea: string;
  jobs: boolean | null;
  newsletter: boolean | null;
};
/** What may be wrong: codes of the interface, or an answer that is missing. */
type Problem =
  | "username_invalid"
  | "username_taken"
  | "invalid_age"
  | "age_locked"
  | "bio_too_long"
  | "too_long"
  | "required";
/** The broken answers of a step. */
export type Problems = Partial<Record<keyof Answers, Problem>>;

type Profile = Out<"GET /api/profiles/{userId}">;
type Saved = Out<"GET /api/profiles/{userId}/onboarding">;
/** What a step writes. */
export type Change = {
  profile?: In<"PATCH /api/profiles/{userId}">["body"];
  record?: In<"PUT /api/profiles/{userId}/onboarding">["body"];
};

/** The answers given so far, on whatever device; the language is the one that the page speaks. */
export const answersOf = (profile: Profile, record: Saved, language: Language): Answers => ({
  language,
  username: profile.username ?? "",
  age: profile.age === null ? "" : String(profile.age),
  models: record.business_models,
  skills: record.skills,
  goal: record.goals[0] ?? null,
  bio: profile.bio,
  idea: profile.business_idea,
  jobs: record.jobs,
  newsletter: record.newsletter,
});

/** A typed age in years; digits of any script count. Null when it is none, or outside what is saved (13 to 120). */
export function ageOf(typed: string): number | null {
  const plain = typed.trim().replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
  const age = /^\d{1,3}$/.test(plain) ? Number(plain) : Number.NaN;
  return age >= AGE_MIN && age <= AGE_MAX ? age : null;
}

/** The ten digits of every script are consecutive: returns the distance from its zero. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value++;
  return value;
}

const tooLong = (text: string, max: number) => text.trim().normalize("NFC").length > max;

/** What keeps a step from being passed; empty when nothing does. */
export function problemsOf(step: Step, answers: Answers): Problems {
  const problems: Problems = {};
  switch (step) {
    case "person":
      if (!isUsername(tidyUsername(answers.username))) problems.username = "username_invalid";
      if (ageOf(answers.age) === null) problems.age = "invalid_age";
      break;
    case "models":
    case "skills":
      if (answers[step].length === 0) problems[step] = "required";
      break;
    case "goal":
      if (answers.goal === null) problems.goal = "required";
      break;
    case "bio":
      if (tooLong(answers.bio, BIO_MAX)) problems.bio = "bio_too_long";
      break;
    case "idea":
      if (tooLong(answers.idea, IDEA_MAX)) problems.idea = "too_long";
      break;
    default:
  }
  return problems;
}

/** What passing a step saves. */
export function changeOf(step: Step, answers: Answers): Change {
  switch (step) {
    case "language":
      return { profile: { language: answers.language } };
    case "person":
      return { profile: { username: tidyUsername(answers.username), age: ageOf(answers.age) } };
    case "models":
      return { record: { business_models: [...answers.models] } };
    case "skills":
      return { record: { skills: [...answers.skills] } };
    case "goal":
      return { record: { goals: answers.goal === null ? [] : [answers.goal] } };
    case "bio":
      return { profile: { bio: answers.bio } };
    case "idea":
      return { profile: { business_idea: answers.idea } };
    case "jobs":
      return { record: answers.jobs === null ? {} : { jobs: answers.jobs } };
    case "newsletter":
      return { record: answers.newsletter === null ? {} : { newsletter: answers.newsletter } };
  }
}

const STEP_OF: Readonly<Record<string, Step>> = {
  username: "person",
  age: "person",
  business_models: "models",
  skills: "skills",
  goals: "goal",
};
/** The step that asks for a field of the interface, by its number; null for fields that no step asks for. */
export function stepAsking(field: string): number | null {
  const step = STEP_OF[field];
  return step === undefined ? null : STEPS.indexOf(step);
}
