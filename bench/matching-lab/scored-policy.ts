import { emptyPool } from "../../apps/server/src/features/matching/deck/deck-pool.ts";
import { attend, DAILY_FADE } from "../../apps/server/src/features/matching/engine/attendance.ts";
import { joinWords, unpack } from "../../apps/server/src/features/matching/engine/features.ts";
import {
  freshModel,
  learn,
  learnShared,
  STEP,
} from "../../apps/server/src/features/matching/engine/learn.ts";
import { DECK_SHAPE, rankDeck, SHOWN_FADE } from "../../apps/server/src/features/matching/engine/rank.ts";
import { scorePool } from "../../apps/server/src/features/matching/engine/score.ts";
import { packTaste, TASTE_SIZE } from "../../apps/server/src/features/matching/engine/weights.ts";
import type { Community } from "./community.ts";
import type { Shown } from "./members.ts";
import type { Policy } from "./policy.ts";
import { type Cards, gather, viewerOf } from "./pool.ts";

/** Writes a simulated profile into a card, in the product's packing. */
function writeFeatures(cards: Cards, i: number, shown: Shown): void {
  cards.low[i] =
    shown.models | (shown.skills << 11) | (shown.goal << 21) | (shown.age << 24) | (shown.verified << 31);
  cards.high[i] = shown.idea | (Math.round(shown.bio * 15) << 1) | (shown.language << 5);
}

/** Sessions a day of somebody who answers every like: for scores that know no capacity. */
const EVERYBODY_ANSWERS = 1e6;

/** Evidence and exact taste, which the product keeps beside the cards. */
interface Learned {
  popEvidence: Float32Array;
  pickEvidence: Float32Array;
  taste: Float32Array;
  tasteEvidence: Float32Array;
}

const add = (column: Float32Array, place: number, step: number) => {
  column[place] = (column[place] ?? 0) + step;
};

/** One member's part of a column that holds TASTE_SIZE values a member. */
const partOf = <T extends Float32Array | Int8Array>(column: T, i: number) =>
  column.subarray(i * TASTE_SIZE, (i + 1) * TASTE_SIZE);

function applySteps(cards: Cards, learned: Learned, i: number, j: number, steps: Float32Array): void {
  add(cards.pop, j, steps[STEP.pop] ?? 0);
  add(learned.popEvidence, j, steps[STEP.popEvidence] ?? 0);
  add(cards.pick, i, steps[STEP.pick] ?? 0);
  add(learned.pickEvidence, i, steps[STEP.pickEvidence] ?? 0);
  for (let k = 0; k < TASTE_SIZE; k++) {
    add(learned.taste, i * TASTE_SIZE + k, steps[STEP.taste + k] ?? 0);
    add(learned.tasteEvidence, i * TASTE_SIZE + k, steps[STEP.tasteEvidence + k] ?? 0);
  }
  cards.taste.set(packTaste(partOf(learned.taste, i)), i * TASTE_SIZE);
}

/** The product's engine; without learning it scores by content alone and knows no capacity. */
export function scoredPolicy(name: string, community: Community, learns: boolean): Policy {
  const { members } = community.world;
  const cards = emptyPool(members.length);
  const model = freshModel();
  const learned: Learned = {
    popEvidence: new Float32Array(members.length),
    pickEvidence: new Float32Array(members.length),
    taste: new Float32Array(members.length * TASTE_SIZE),
    tasteEvidence: new Float32Array(members.length * TASTE_SIZE),
  };
  const sessions = new Float32Array(members.length);
  const unpacked = members.map(({ shown, hidden }, i) => {
    writeFeatures(cards, i, shown);
    if (hidden.joined <= 0) sessions[i] = hidden.sessionRate * 3;
    return unpack(joinWords(cards.low[i] ?? 0, cards.high[i] ?? 0));
  });
  const daysKnown = (j: number, day: number) =>
    Math.max(0, day - Math.max(members[j]?.hidden.joined ?? 0, -14));
  for (let j = 0; j < members.length; j++) {
    const away = -Math.min(0, community.lastDay[j] ?? 0);
    const { resp } = attend((sessions[j] ?? 0) - 1, 0, daysKnown(j, 0));
    cards.resp[j] = learns ? resp * DAILY_FADE ** Math.max(0, away - 1) : EVERYBODY_ANSWERS;
  }
  return {
    name,
    reach: "language",
    answersInbox: true,
    startDay(day) {
      if (!learns) return;
      // The nightly sweep: whoever was away for more than a day fades, and how often each was shown is forgotten.
      for (let j = 0; j < members.length; j++) {
        cards.shown[j] = Math.floor((cards.shown[j] ?? 0) * SHOWN_FADE);
        if (day - (community.lastDay[j] ?? 0) > 1) cards.resp[j] = (cards.resp[j] ?? 0) * DAILY_FADE;
      }
    },
    visit(i, day) {
      if (!learns) return;
      const away = day - Math.max(community.lastDay[i] ?? 0, -14);
      const attendance = attend(sessions[i] ?? 0, away, daysKnown(i, day));
      sessions[i] = attendance.sessions;
      cards.resp[i] = attendance.resp;
    },
    deck(i, waiting, strangers, size) {
      const candidates = [...waiting, ...strangers];
      for (const j of strangers) cards.inbox[j] = community.inbox[j]?.length ?? 0;
      const pool = gather(cards, candidates, waiting.length);
      const shape = learns ? { ...DECK_SHAPE, size } : { ...DECK_SHAPE, size, newcomerPlaces: 0 };
      return rankDeck(viewerOf(cards, i), pool, model.weights, shape).map((row) => candidates[row] ?? 0);
    },
    observe(i, j, liked) {
      cards.shown[j] = (cards.shown[j] ?? 0) + 1;
      const [swiper, target] = [unpacked[i], unpacked[j]];
      if (!learns || !swiper || !target) return;
      const lesson = learn(
        {
          ...{ swiper, target, liked },
          ...{ pop: cards.pop[j] ?? 0, popEvidence: learned.popEvidence[j] ?? 0 },
          ...{ pick: cards.pick[i] ?? 0, pickEvidence: learned.pickEvidence[i] ?? 0 },
          ...{ taste: partOf(learned.taste, i), tasteEvidence: partOf(learned.tasteEvidence, i) },
        },
        model.weights,
      );
      applySteps(cards, learned, i, j, lesson.steps);
      learnShared(model, lesson, liked);
    },
    fit(i, others) {
      const pool = gather(cards, others, 0);
      pool.inbox.fill(0);
      pool.resp.fill(1);
      return scorePool(viewerOf(cards, i), pool, model.weights);
    },
  };
}
