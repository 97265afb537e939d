import {
  AGE_MAX,
  AGE_MIN,
  BIO_MAX_SETTINGS,
  BUSINESS_MODELS,
  type BusinessModel,
  GOALS,
  type Goal,
  IDEA_MAX,
  isUsername,
  LOCATION_MAX,
  SKILLS,
  type Skill,
  TARGET_MAX,
  tidyUsername,
} from "@kompagnon/contract/profiles/rules.ts";
import type { In, Out } from "#platform/call.ts";

/** The content of all fields of the form. */
export type Values = {
  username: string;
  age: string;
  location: string;
  bio: string;
  idea: string;
  target: string;
  models: readonly BusinessModel[];
  skills: readonly Skill[];
  goal: Goal | null;
  jobs: boolean | null;
  newsletter: boolean | null;
};
/** What was changed and is not saved yet. */
export type Draft = Partial<Values>;
/** What may be wrong with a field. */
type Problem =
  | "username_invalid"
  | "username_taken"
  | "invalid_age"
  | "age_locked"
  | "bio_too_long"
  | "too_long"
  | "unsaved"
  | "refused";
/** The broken fields. */
export type Problems = Partial<Record<keyof Values, Problem>>;

type Profile = Out<"GET /api/profiles/{userId}">;
type Saved = Out<"GET /api/profiles/{userId}/onboarding">;

/** What is saved, as the fields show it. */
export const valuesOf = (profile: Profile, record: Saved): Values => ({
  username: profile.username ?? "",
  age: profile.age === null ? "" : String(profile.age),
  location: profile.location,
  bio: profile.bio,
  idea: profile.business_idea,
  target: profile.target,
  models: record.business_models,
  skills: record.skills,
  goal: record.goals[0] ?? null,
  jobs: record.jobs,
  newsletter: record.newsletter,
});

const same = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item) => other.includes(item)); // the order says nothing
  return one === other;
};

/** The part of a draft that differs from what is saved. */
export function changesIn(draft: Draft, saved: Values): Draft {
  const names = Object.keys(draft) as (keyof Values)[]; // a Draft has no other keys
  return Object.fromEntries(
    names.filter((name) => !same(draft[name], saved[name])).map((name) => [name, draft[name]]),
  );
}

const tooLong = (text: string | undefined, max: number): boolean =>
  text !== undefined && text.trim().normalize("NFC").length > max;

/** What keeps these changes from being saved. An old bio that is longer but untouched is not among them. */
export function problemsOf(changes: Draft): Problems {
  const problems: Problems = {};
  if (changes.username !== undefined && !isUsername(tidyUsername(changes.username)))
    problems.username = "username_invalid";
  // Empty is a change only if there is a value: that can't be removed.
  if (changes.age?.trim() === "") problems.age = "age_locked";
  else if (changes.age !== undefined && ageOf(changes.age) === null) problems.age = "invalid_age";
  if (tooLong(changes.bio, BIO_MAX_SETTINGS)) problems.bio = "bio_too_long";
  if (tooLong(changes.idea, IDEA_MAX)) problems.idea = "too_long";
  if (tooLong(changes.location, LOCATION_MAX)) problems.location = "too_long";
  if (tooLong(changes.target, TARGET_MAX)) problems.target = "too_long";
  return problems;
}

/** A typed age in years; null when it is none, or outside what is saved. */
function ageOf(typed: string): number | null {
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

/** What changes of the profile itself; null when nothing does. */
export function profileChange(changes: Draft): In<"PATCH /api/profiles/{userId}">["body"] | null {
  const { username, age, location, bio, idea, target } = changes;
  const body = {
    ...(username !== undefined && { username: tidyUsername(username) }),
    ...(age !== undefined && { age: ageOf(age) }),
    ...(location !== undefined && { location }),
    ...(bio !== undefined && { bio }),
    ...(idea !== undefined && { business_idea: idea }),
    ...(target !== undefined && { target }),
  };
  return Object.keys(body).length > 0 ? body : null;
}

/** What changes of the onboarding record; null when nothing does. */
export function recordChange(changes: Draft): In<"PUT /api/profiles/{userId}/onboarding">["body"] | null {
  const { models, skills, goal, jobs, newsletter } = changes;
  const body = {
    ...(models && { business_models: [...models] }),
    ...(skills && { skills: [...skills] }),
    ...(goal !== undefined && { goals: goal === null ? [] : [goal] }),
    ...(typeof jobs === "boolean" && { jobs }),
    ...(typeof newsletter === "boolean" && { newsletter }),
  };
  return Object.keys(body).length > 0 ? body : null;
}

const TEXTS = ["username", "age", "location", "bio", "idea", "target"] as const;
const allowedOf = <T extends string>(all: readonly T[], list: unknown): T[] | null =>
  Array.isArray(list) ? all.filter((one) => list.includes(one)) : null;

/** A draft as it was kept in this tab; whatever does not look like one is left out. */
export function readDraft(kept: string | null): Draft {
  const raw = parse(kept);
  const draft: Draft = {};
  for (const name of TEXTS) if (typeof raw[name] === "string") draft[name] = raw[name];
  const models = allowedOf(BUSINESS_MODELS, raw["models"]);
  const skills = allowedOf(SKILLS, raw["skills"]);
  if (models) draft.models = models;
  if (skills) draft.skills = skills;
  const goal = GOALS.find((one) => one === raw["goal"]);
  if (goal !== undefined || raw["goal"] === null) draft.goal = goal ?? null;
  if (typeof raw["jobs"] === "boolean") draft.jobs = raw["jobs"];
  if (typeof raw["newsletter"] === "boolean") draft.newsletter = raw["newsletter"];
  return draft;
}

function parse(kept: string | null): Record<string, unknown> {
  try {
    const raw: unknown = JSON.parse(kept ?? "{}");
    return typeof raw === "object" && raw !== null ? { ...raw } : {};
  } catch {
    return {}; // not ours, or cut off: there is nothing to restore
  }
}

/** What every group of fields is given: the values shown, those saved, what is wrong, and a way to change them. */
export type FieldsProps = {
  values: Values;
  saved: Values;
  problems: Problems;
  change: (change: Partial<Values>) => void;
};
