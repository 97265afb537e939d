import { freshModel, type Lesson, STEP } from "../../apps/server/src/features/matching/engine/learn.ts";
import { OUTCOME_TERM } from "../../apps/server/src/features/matching/engine/outcomes.ts";
import { rankDeck } from "../../apps/server/src/features/matching/engine/rank.ts";
import { scorePool } from "../../apps/server/src/features/matching/engine/score.ts";
import {
  LearnedModel,
  type ModelStore,
} from "../../apps/server/src/features/matching/scoring/shared-model.ts";
import type { Community } from "./community.ts";
import type { Policy } from "./policy.ts";

const TIMES: ReadonlySet<number> = new Set([OUTCOME_TERM.around, OUTCOME_TERM.pace]);
/** Sessions a day of a member who answers every like: for scores without a limit of attention. */
const EVERYBODY_ANSWERS = 1e6;
/** Processes that serve the community, each with its own copy of the shared weights. */
const PROCESSES = 2;
/** Sessions between two flushes of a process. */
const SESSIONS_A_FLUSH = 4;

/** The shared weights before anybody decided. */
export const productsModel = freshModel;

/** The stored shared weights: simulates ADD_TO_MODEL. */
function storedModel(): ModelStore {
  let stored: { w: number[]; g2: number[] } | null = null;
  const sum = (a: number[], b: number[]) => a.map((value, k) => value + (b[k] ?? 0));
  return {
    read: async () => stored,
    add: async ({ w, g2, dw, dg2 }) => {
      stored = stored ? { w: sum(stored.w, dw), g2: sum(stored.g2, dg2) } : { w, g2 };
      return stored;
    },
  };
}

function failed(): never {
  throw new Error("the stored weights are in memory");
}

/** The processes of the product, between which members change from session to session. */
function processes() {
  const store = storedModel();
  const models = Array.from({ length: PROCESSES }, () => new LearnedModel(store, { warn: failed }));
  let sessions = 0;
  return {
    current: () => models[sessions % PROCESSES] as LearnedModel, // PROCESSES of them
    async pause() {
      sessions++;
      if (sessions % SESSIONS_A_FLUSH === 0) for (const model of models) await model.flush();
    },
  };
}

/** Of what an engine is deprived: without learning it scores by content alone and knows no capacity. */
interface Deprived {
  learns?: boolean;
  /** Whether it learns what it means when people are here and how much time they have; what is not learned does not count. */
  knowsTimes?: boolean;
}

/** The product's engine, or what is left of it. */
export function scoredPolicy(
  name: string,
  { cards }: Community,
  { learns = true, knowsTimes = true }: Deprived = {},
): Policy {
  const ofTwo = (i: number, j: number) =>
    cards.ofTwo(i, j).filter(({ place }) => knowsTimes || !TIMES.has(place));
  const server = processes();
  const learn = async (i: number, j: number, liked: boolean): Promise<Lesson | null> => {
    if (!learns) return null;
    const model = server.current();
    const lesson = cards.lesson(i, j, liked, await model.weights());
    cards.apply(i, j, lesson.steps, 1, await model.weights());
    model.learn(lesson);
    return lesson;
  };
  return {
    name,
    weights: () => server.current().weights(),
    async deck(i, { pool }, size) {
      const ranked = learns ? pool : { ...pool, resp: pool.resp.slice().fill(EVERYBODY_ANSWERS) };
      const weights = await server.current().weights();
      const { rows, marginal } = rankDeck(cards.viewer(i), ranked, weights, { size, explores: learns });
      if (learns) cards.setPrice(i, marginal);
      return rows;
    },
    async observe(i, j, liked) {
      await learn(i, j, liked);
    },
    async mistake(i, j, liked) {
      const lesson = await learn(i, j, liked);
      if (!lesson) return;
      cards.apply(i, j, lesson.steps, -1, await server.current().weights());
      server.current().unlearn(lesson.terms, lesson.steps[STEP.surprise] ?? 0);
    },
    async became(i, j, answers) {
      if (learns) server.current().became(ofTwo(i, j), answers);
    },
    pause: () => server.pause(),
    async fit(i, others) {
      const pool = cards.gather(others);
      pool.inbox.fill(0);
      pool.resp.fill(1);
      return scorePool(cards.viewer(i), pool, await server.current().weights());
    },
  };
}
