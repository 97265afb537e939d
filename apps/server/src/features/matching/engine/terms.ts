import type { SparseTerm } from "./affinities.ts";
import { BIT_COUNT, bitsOf, INVERSE_ROOT } from "./bits.ts";
import type { UnpackedFeatures } from "./features.ts";
import { NO_GOAL } from "./features.ts";
import {
  TASTE_AGE_GAP,
  TASTE_GOAL,
  TASTE_OLDER,
  TASTE_SHARED,
  TASTE_SKILLS,
  TASTE_TOPICS,
  TERM,
  TERMS,
} from "./weights.ts";
import type { WordPair } from "./words/words.ts";

/** The index of English in LANGUAGES: the language in which strangers meet. */
export const ENGLISH = 1;
/** Age gaps count in steps of ten years, at most three of them. */
export const AGE_STEP = 10;
export const AGE_GAP_MAX = 3;
export const OLDER_MAX = 2;

/** A probability from log odds. */
export const sigmoid = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** How much older j is than i, in steps of ten years, clamped to ±2; 0 when an age is unknown. */
export function ageGap(ageI: number, ageJ: number): { gap: number; older: number } {
  if (ageI === 0 || ageJ === 0) return { gap: 0, older: 0 };
  const steps = (ageJ - ageI) / AGE_STEP;
  return {
    gap: Math.min(AGE_GAP_MAX, Math.abs(steps)),
    older: Math.max(-OLDER_MAX, Math.min(OLDER_MAX, steps)),
  };
}

const countOf = (mask: number) => BIT_COUNT[mask] ?? 0;
const inverseRoot = (count: number) => INVERSE_ROOT[count] ?? 0;

/** The shared terms x(i, j) of 'i likes j', in the order of TERMS. */
export function sharedTerms(i: UnpackedFeatures, j: UnpackedFeatures): Float64Array {
  const x = new Float64Array(TERMS.length);
  const shared = countOf(i.models & j.models);
  const { gap, older } = ageGap(i.age, j.age);
  const foreign = i.language !== j.language;
  x[TERM.bias] = 1;
  x[TERM.shared_models_cosine] = shared * inverseRoot(countOf(i.models)) * inverseRoot(countOf(j.models));
  x[TERM.any_shared_model] = shared ? 1 : 0;
  x[TERM.skills_i_lack] = countOf(j.skills & ~i.skills) / 3;
  x[TERM.skills_in_common] = countOf(i.skills & j.skills) / 3;
  x[TERM.same_goal] = i.goal === j.goal && i.goal !== NO_GOAL ? 1 : 0;
  x[TERM.other_language] = foreign ? 1 : 0;
  x[TERM.english_bridge] = foreign && (i.language === ENGLISH || j.language === ENGLISH) ? 1 : 0;
  x[TERM.age_gap] = gap;
  x[TERM.age_gap_squared] = gap * gap;
  x[TERM.older] = older;
  x[TERM.verified] = j.verified;
  x[TERM.has_idea] = j.idea;
  x[TERM.bio] = j.bio;
  return x;
}

/** The personal terms z(i, j) that i's taste weighs, from j's profile, the shared terms and j's words; only those that are not zero. */
export function tasteTerms(j: UnpackedFeatures, x: Float64Array, words: WordPair | null): SparseTerm[] {
  const models = bitsOf(j.models);
  const skills = bitsOf(j.skills);
  const terms = [
    ...models.map((bit) => ({ place: bit, value: inverseRoot(models.length) })),
    ...skills.map((bit) => ({ place: TASTE_SKILLS + bit, value: inverseRoot(skills.length) })),
    { place: TASTE_GOAL, value: x[TERM.same_goal] ?? 0 },
    { place: TASTE_AGE_GAP, value: x[TERM.age_gap] ?? 0 },
    { place: TASTE_OLDER, value: x[TERM.older] ?? 0 },
    { place: TASTE_SHARED, value: x[TERM.shared_models_cosine] ?? 0 },
    ...Array.from(words?.offered ?? [], (value, topic) => ({ place: TASTE_TOPICS + topic, value })),
  ];
  return terms.filter((term) => term.value !== 0);
}
