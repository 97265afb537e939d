import { LANGUAGES } from "@kompagnon/contract/wire/model.ts";
import type { Pool } from "../../apps/server/src/features/matching/engine/score.ts";
import type { Reader } from "../../apps/server/src/features/matching/engine/text-fit.ts";
import { TASTE_TOPICS } from "../../apps/server/src/features/matching/engine/weights.ts";
import {
  NO_WORDS,
  readText,
  type Words,
} from "../../apps/server/src/features/matching/engine/words/words.ts";
import { LearnedModel } from "../../apps/server/src/features/matching/scoring/shared-model.ts";
import { Cards, topicsOf } from "../matching-lab/cards.ts";
import { CHEMISTRY, type SimulatedMember } from "../matching-lab/members.ts";
import { gauss, type Random, seededRandom, shuffle } from "../matching-lab/random.ts";
import { writeTexts } from "../matching-lab/texts.ts";
import { makeWorld, type World } from "../matching-lab/world.ts";
import { WORLDS } from "../matching-lab/worlds.ts";

/** Cards that every member has decided on before the orders are judged. */
const DECIDED = 40;
/** Share of a text's subject that is its writer's own. */
const OWN_SHARE = 0.7;

/** A community whose members have used the deck for a while: what everything else is judged in. */
export interface Scene {
  world: World;
  cards: Cards;
  weights: Float64Array;
  random: Random;
  /** Members in the deck, by language. */
  speakers: number[][];
  /** The words of a text in a language, by the topics learned from members' profiles. */
  words: (text: string, language: number) => Words;
}

/** A world in which most members write. */
export const worldOf = (seed: number, members: number): World => {
  const rules = WORLDS["words"];
  if (!rules) throw new Error("there is a world in which members write");
  return makeWorld({ ...rules, seed, members, days: 1 });
};

/** Lets everybody decide on strangers who speak their language, and the product's engine learn from it. */
async function decideAll({
  world,
  cards,
  speakers,
  random,
}: Omit<Scene, "weights" | "words">): Promise<Float64Array> {
  const model = new LearnedModel(
    { read: async () => null, add: async () => null },
    { warn: () => undefined },
  );
  for (let round = 0; round < DECIDED; round++)
    for (const same of speakers)
      for (const i of same) {
        const j = same[Math.floor(random() * same.length)] ?? i;
        if (i === j) continue;
        const weights = await model.weights();
        const lesson = cards.lesson(i, j, world.likes(i, j), weights);
        cards.apply(i, j, lesson.steps, 1, weights);
        model.learn(lesson);
      }
  return model.weights();
}

/** A community that has used the deck for a while. */
export async function openScene(world: World): Promise<Scene> {
  const random = seededRandom(world.options.seed * 6_151 + 3);
  const topics = topicsOf(world.members);
  const cards = new Cards(world, topics);
  const speakers = LANGUAGES.map((_, language) =>
    [...world.members.keys()].filter((i) => world.members[i]?.shown.language === language),
  );
  const weights = await decideAll({ world, cards, speakers, random });
  return {
    world,
    cards,
    weights,
    random,
    speakers,
    words: (text, language) => {
      const known = topics[language];
      return known ? readText(text, known, language + 1) : NO_WORDS;
    },
  };
}

/** A member as a reader, as `readerOf` makes them. */
export function readerIn({ cards, world }: Scene, i: number): Reader {
  const { taste, words } = cards.viewer(i);
  return {
    language: LANGUAGES[world.members[i]?.shown.language ?? 0] ?? "de",
    words,
    wants: taste.subarray(TASTE_TOPICS),
  };
}

/** The cards of members as a pool of writers, of the reader's language to the engine as in `readerOf`. */
export const poolIn = ({ cards }: Scene, members: readonly number[]): Pool => cards.gather(members);

/** What a text is about: mostly what its writer is, and something of its own. */
export const subjectOf = (random: Random, gives: Float32Array): Float32Array =>
  Float32Array.from({ length: CHEMISTRY }, (_, d) => OWN_SHARE * (gives[d] ?? 0) + 0.7 * gauss(random));

/** A text about a subject, in the words of its writer's language and trade. */
export const textAbout = (random: Random, member: SimulatedMember, about: Float32Array): string =>
  writeTexts(random, { ...member, hidden: { ...member.hidden, gives: about } }, 1).bio;

export const dot = (a: Float32Array, b: Float32Array): number =>
  a.reduce((sum, part, d) => sum + part * (b[d] ?? 0), 0);
export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
export const logit = (p: number): number => Math.log(p / (1 - p));

/** `count` different entries of a list. */
export function some(random: Random, list: readonly number[], count: number): number[] {
  const shuffled = [...list];
  shuffle(random, shuffled);
  return shuffled.slice(0, count);
}

/** Indexes ordered by a value, the largest first. */
export const orderBy = (count: number, value: (at: number) => number): number[] =>
  Array.from({ length: count }, (_, at) => ({ at, worth: value(at) }))
    .sort((a, b) => b.worth - a.worth || a.at - b.at)
    .map(({ at }) => at);
