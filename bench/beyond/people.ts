import { scorePool } from "../../apps/server/src/features/matching/engine/score.ts";
import { NO_WORDS } from "../../apps/server/src/features/matching/engine/words/words.ts";
import { Judge, type Verdict } from "./judge.ts";
import { orderBy, poolIn, type Scene, some } from "./scene.ts";

const VIEWERS = 60;
const POOL = 250;

/** How good suggestions of people are: the true chance that both like each other, as `scoreMembers` orders them. */
export function judgePeople(scene: Scene): Verdict {
  const { world, random, cards, weights } = scene;
  const judge = new Judge();
  for (const same of scene.speakers.slice(0, 2))
    for (const i of some(random, same, VIEWERS)) {
      const others = some(random, same, POOL + 1).filter((j) => j !== i);
      const pool = poolIn(scene, others);
      const scores = scorePool(cards.viewer(i), pool, weights);
      const silent = scorePool({ ...cards.viewer(i), words: NO_WORDS }, pool, weights);
      const truth = others.map((j) => world.probability(i, j) * world.probability(j, i));
      judge.add(truth, {
        product: orderBy(others.length, (at) => scores[at] ?? 0),
        "without words": orderBy(others.length, (at) => silent[at] ?? 0),
        popular: orderBy(others.length, (at) => pool.pop[at] ?? 0),
        random: orderBy(others.length, () => random()),
        oracle: orderBy(others.length, (at) => truth[at] ?? 0),
      });
    }
  return judge.verdict;
}
