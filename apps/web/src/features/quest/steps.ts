import type { Quest, QuestStep } from "@kompagnon/contract/quest/model.ts";
import { paths } from "#platform/paths.ts";

/** Where each step is done. A step that comes with its room gets its place here and its words in the catalogue. */
const PLACES = {
  upload_avatar: paths.settingsTab("profile"),
  edit_bio: paths.settingsTab("profile"),
  discover_groups: paths.groupsDiscover,
  find_partners: paths.matching,
  first_post: paths.feed,
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
