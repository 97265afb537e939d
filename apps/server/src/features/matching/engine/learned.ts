import type { LearnedTaste } from "@kompagnon/contract/matching/model.ts";
import { BUSINESS_MODELS, SKILLS } from "@kompagnon/contract/profiles/model.ts";
import { PICK_PRIOR, tastePrior } from "./learn.ts";
import {
  TASTE_AGE_GAP,
  TASTE_GOAL,
  TASTE_OLDER,
  TASTE_SHARED,
  TASTE_SIZE,
  TASTE_SKILLS,
  TASTE_TOPICS,
} from "./weights.ts";

/** Maximum number of tastes that are shown. */
const SHOWN_MAX = 5;
/** A taste smaller than this, in log odds, moves hardly a card. */
const SHOWN_MIN_LOG_ODDS = 0.15;

/** How sure a weight is: its distance from the start in standard errors. */
const sureness = (weight: number, evidence: number, prior: number) => weight * Math.sqrt(evidence + prior);
/** What lies a standard error away is rather so than chance. */
const SURE = 1;

const of = (all: ArrayLike<number>, place: number): number => all[place] ?? 0;

const namesOf: readonly { place: number; named: (more: boolean) => LearnedTaste }[] = [
  ...BUSINESS_MODELS.map((model, bit) => ({
    place: bit,
    named: (more: boolean) => ({ kind: "model" as const, model, more }),
  })),
  ...SKILLS.map((skill, bit) => ({
    place: TASTE_SKILLS + bit,
    named: (more: boolean) => ({ kind: "skill" as const, skill, more }),
  })),
  ...(
    [
      ["same_goal", TASTE_GOAL],
      ["age_gap", TASTE_AGE_GAP],
      ["older", TASTE_OLDER],
      ["shared_models", TASTE_SHARED],
    ] as const
  ).map(([kind, place]) => ({ place, named: (more: boolean) => ({ kind, more }) })),
];

const isSure = (taste: ArrayLike<number>, evidence: ArrayLike<number>, place: number): boolean =>
  Math.abs(of(taste, place)) >= SHOWN_MIN_LOG_ODDS &&
  Math.abs(sureness(of(taste, place), of(evidence, place), tastePrior(place))) >= SURE;

/**
 * What a taste says in words: the strongest weights that are sure enough. A positive one says that its member says Deal more often
 * there than everything else would let expect.
 */
export const tastesOf = (taste: ArrayLike<number>, evidence: ArrayLike<number>): LearnedTaste[] =>
  namesOf
    .filter(({ place }) => isSure(taste, evidence, place))
    .sort((a, b) => Math.abs(of(taste, b.place)) - Math.abs(of(taste, a.place)))
    .slice(0, SHOWN_MAX)
    .map(({ place, named }) => named(of(taste, place) > 0));

/** Whether others' words are part of a taste. */
export const likesWords = (taste: ArrayLike<number>, evidence: ArrayLike<number>): boolean =>
  Array.from({ length: TASTE_SIZE - TASTE_TOPICS }, (_, topic) => TASTE_TOPICS + topic).some((place) =>
    isSure(taste, evidence, place),
  );

/** How easily a member says Deal, compared with others who saw the same cards. */
export function choosingOf(pick: number, evidence: number): "often" | "usual" | "seldom" {
  const sure = sureness(pick, evidence, PICK_PRIOR);
  if (Math.abs(sure) < SURE) return "usual";
  return sure > 0 ? "often" : "seldom";
}
