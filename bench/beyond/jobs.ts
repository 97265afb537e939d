import { BUSINESS_MODELS, SKILLS } from "@kompagnon/contract/profiles/model.ts";
import { slugsOf } from "../../apps/server/src/features/matching/engine/features.ts";
import { type FitSide, jobFit } from "../../apps/server/src/features/matching/engine/job-fit.ts";
import { textFit } from "../../apps/server/src/features/matching/engine/text-fit.ts";
import { writeTexts } from "../matching-lab/texts.ts";
import { Judge, type Verdict } from "./judge.ts";
import { dot, orderBy, readerIn, type Scene, sigmoid, some } from "./scene.ts";

const POSTS = 250;
const VIEWERS = 60;
/** Skills that a post asks for. */
const NEEDED = 2;

interface SimulatedJob {
  author: number;
  models: number;
  skills: number;
  words: ReturnType<Scene["words"]>;
}

/** A job post: the skills that its author wants most, and a text in the author's words about the person they look for. */
function offer(scene: Scene, author: number): SimulatedJob | null {
  const { world, random } = scene;
  const member = world.members[author];
  if (!member) return null;
  const { hidden, shown } = member;
  const wanted = orderBy(SKILLS.length, (at) => hidden.wantedSkills[at] ?? 0).slice(0, NEEDED);
  return {
    author,
    models: shown.models,
    skills: wanted.reduce((mask, bit) => mask | (1 << bit), 0),
    // The text is only about the person that the author looks for.
    words: scene.words(
      writeTexts(random, { shown, hidden: { ...hidden, gives: hidden.wants } }, 1).bio,
      shown.language,
    ),
  };
}

const countBits = (mask: number) => mask.toString(2).replaceAll("0", "").length;

/** The true chance that a member suits a job and wants it. */
function suitsJob({ world }: Scene, i: number, job: SimulatedJob): number {
  const me = world.members[i];
  const author = world.members[job.author];
  if (!me || !author) return 0;
  const able = countBits(me.shown.skills & job.skills);
  const shared = Number((me.shown.models & job.models) !== 0);
  return sigmoid(-3 + 1.2 * able + 0.8 * shared + 0.4 * dot(author.hidden.wants, me.hidden.gives));
}

const sideOf = ({ models, skills }: { models: number; skills: number }): FitSide => ({
  models: slugsOf(BUSINESS_MODELS, models),
  skills: slugsOf(SKILLS, skills),
});

/** How good the board's order by fit is. */
export function judgeJobs(scene: Scene): Verdict {
  const { world, random } = scene;
  const judge = new Judge();
  for (const same of scene.speakers.slice(0, 2)) {
    const jobs = some(random, same, POSTS)
      .map((author) => offer(scene, author))
      .filter((job) => job !== null);
    for (const i of some(random, same, VIEWERS)) {
      const reader = readerIn(scene, i);
      const mine = sideOf(world.members[i]?.shown ?? { models: 0, skills: 0 });
      const plain = jobs.map((job) => jobFit(mine, sideOf(job)).score);
      const worded = jobs.map((job) => jobFit(mine, sideOf(job), textFit(reader, job.words)).score);
      const truth = jobs.map((job) => suitsJob(scene, i, job));
      judge.add(truth, {
        product: orderBy(jobs.length, (at) => worded[at] ?? 0),
        "without words": orderBy(jobs.length, (at) => plain[at] ?? 0),
        newest: jobs.map((_, at) => at),
        random: orderBy(jobs.length, () => random()),
        oracle: orderBy(jobs.length, (at) => truth[at] ?? 0),
      });
    }
  }
  return judge.verdict;
}
