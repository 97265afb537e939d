import { BUSINESS_MODELS } from "@kompagnon/contract/profiles/model.ts";
import { slugsOf } from "../../apps/server/src/features/matching/engine/features.ts";
import { type GroupSigns, groupFit } from "../../apps/server/src/features/matching/engine/group-fit.ts";
import { textFit } from "../../apps/server/src/features/matching/engine/text-fit.ts";
import { drawPoisson } from "../matching-lab/random.ts";
import { Judge, type Verdict } from "./judge.ts";
import { dot, orderBy, readerIn, type Scene, sigmoid, some, subjectOf, textAbout } from "./scene.ts";

const GROUPS = 120;
const VIEWERS = 60;
const MEMBERS_MOST = 400;

interface SimulatedGroup {
  founder: number;
  models: number;
  about: Float32Array;
  words: ReturnType<Scene["words"]>;
  /** How well it is led, which shows in how alive it is. */
  quality: number;
  members: number;
  quiet: number;
}

function found(scene: Scene, founder: number): SimulatedGroup | null {
  const { world, random } = scene;
  const member = world.members[founder];
  if (!member) return null;
  const about = subjectOf(random, member.hidden.gives);
  const quality = random() * 2 - 1;
  return {
    founder,
    about,
    quality,
    models: member.shown.models,
    words: scene.words(textAbout(random, member, about), member.shown.language),
    members: drawPoisson(random, 10 * Math.exp(quality), MEMBERS_MOST) + 1,
    quiet: (-Math.log(1 - random()) * 6) / Math.exp(quality),
  };
}

const countBits = (mask: number) => mask.toString(2).replaceAll("0", "").length;

/** The true chance that a member wants to join a group: one about what they do or what draws them. */
function wantsIn({ world }: Scene, i: number, group: SimulatedGroup): number {
  const me = world.members[i];
  if (!me) return 0;
  const shared = countBits(me.shown.models & group.models);
  const union = countBits(me.shown.models | group.models) || 1;
  return sigmoid(
    -2.6 +
      (2.5 * shared) / union +
      0.4 * dot(me.hidden.gives, group.about) +
      0.3 * dot(me.hidden.wants, group.about) +
      0.6 * group.quality,
  );
}

/** How good the directory's order by fit is. */
export function judgeGroups(scene: Scene): Verdict {
  const { world, random } = scene;
  const judge = new Judge();
  for (const same of scene.speakers.slice(0, 2)) {
    const groups = some(random, same, GROUPS)
      .map((founder) => found(scene, founder))
      .filter((group) => group !== null);
    for (const i of some(random, same, VIEWERS)) {
      const reader = readerIn(scene, i);
      const models = slugsOf(BUSINESS_MODELS, world.members[i]?.shown.models ?? 0);
      const signs = groups.map(
        (group): GroupSigns => ({
          niches: slugsOf(BUSINESS_MODELS, group.models),
          words: textFit(reader, group.words, false),
          language: "own",
          members: group.members,
          quiet: group.quiet,
          joined: false,
        }),
      );
      const by = (change: Partial<GroupSigns>) =>
        orderBy(groups.length, (at) => {
          const one = signs[at];
          return one ? groupFit(models, { ...one, ...change }) : 0;
        });
      const truth = groups.map((group) => wantsIn(scene, i, group));
      judge.add(truth, {
        product: by({}),
        "without words": by({ words: 0 }),
        active: orderBy(groups.length, (at) => -(groups[at]?.quiet ?? 0)),
        largest: orderBy(groups.length, (at) => groups[at]?.members ?? 0),
        random: orderBy(groups.length, () => random()),
        oracle: orderBy(groups.length, (at) => truth[at] ?? 0),
      });
    }
  }
  return judge.verdict;
}
