import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { peoplePaths } from "@kompagnon/contract/people/rules.ts";
import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import type { Quest, QuestStep } from "@kompagnon/contract/quest/model.ts";
import { settingsPaths } from "@kompagnon/contract/settings/paths.ts";

/** Where each step is done. A step that comes with its room gets its place here and its words in the texts. */
const PLACES = {
  upload_avatar: settingsPaths.area("profile"),
  edit_bio: settingsPaths.area("profile"),
  discover_groups: groupsPaths.discover,
  find_partners: peoplePaths.search(),
  first_post: postsPaths.feed,
} as const satisfies Record<QuestStep, string>;

/** A step that can be shown. */
export type Step = { key: keyof typeof PLACES; to: string; done: boolean };

const hasTarget = (key: QuestStep): key is Step["key"] => key in PLACES;

/** The steps of a quest in their order. */
export const stepsOf = ({ steps, completed_steps }: Quest): Step[] =>
  steps.filter(hasTarget).map((key) => ({ key, to: PLACES[key], done: completed_steps.includes(key) }));

/** How far a quest is: how many steps are done, of how many, and the first that is not. */
export function progressOf(quest: Quest): { done: number; total: number; next: Step | undefined } {
  const steps = stepsOf(quest);
  return {
    done: steps.filter(({ done }) => done).length,
    total: steps.length,
    next: steps.find(({ done }) => !done),
  };
}
