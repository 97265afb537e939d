import type { quest } from "@kompagnon/contract/quest/endpoints.ts";
import { PARTNERS_NEEDED, QUEST_STEPS, type Quest, type QuestStep } from "@kompagnon/contract/quest/model.ts";
import { listRequestedIds } from "#features/chats/public.ts";
import { hasDiscovered } from "#features/groups/public.ts";
import { partnerIds } from "#features/matching/public.ts";
import { hasPosted } from "#features/posts/public.ts";
import { addSteps, dismiss, findQuest, type QuestRow, takeQuestLock } from "#features/quest/queries.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { failOf } from "#platform/errors.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";

/** A refusal with a code that an endpoint of quest declares. */
const Fail = failOf<typeof quest.endpoints>();

/** The steps there are; those of a feature come with it. */
const OPEN_STEPS: readonly QuestStep[] = [
  "upload_avatar",
  "edit_bio",
  "discover_groups",
  "find_partners",
  "first_post",
];

const present = (row: QuestRow): Quest => {
  const done = QUEST_STEPS.filter((step) => row.completedSteps.includes(step));
  return {
    enabled: row.finishedWizard,
    status: row.completedAt || row.dismissedAt ? "completed" : "open",
    dismissed: row.dismissedAt !== null,
    steps: [...OPEN_STEPS],
    completed_steps: done,
    current_step: OPEN_STEPS.find((step) => !done.includes(step)) ?? null,
    has_avatar: row.hasAvatar,
  };
};

async function requireQuest(db: Queryable, memberId: string): Promise<QuestRow> {
  const row = await findQuest(db, memberId);
  if (!row) throw new Fail("unauthenticated");
  return row;
}

/** What a profile shows to be done. */
const profileSteps = ({ hasAvatar, hasBio }: QuestRow): QuestStep[] => [
  ...(hasAvatar ? (["upload_avatar"] as const) : []),
  ...(hasBio ? (["edit_bio"] as const) : []),
];

/** How many different people a member has matched with or asked to write with, counted as far as it matters. */
async function countMet(db: Queryable, memberId: string): Promise<number> {
  const met = [
    ...(await partnerIds(db, memberId, PARTNERS_NEEDED)),
    ...(await listRequestedIds(db, memberId, PARTNERS_NEEDED)),
  ];
  return new Set(met).size;
}

/** What is fulfilled now but not noted yet. */
async function newlyDone(db: Queryable, memberId: string, row: QuestRow): Promise<QuestStep[]> {
  const isNew = (step: QuestStep) => !row.completedSteps.includes(step);
  const steps = profileSteps(row).filter(isNew);
  if (isNew("discover_groups") && (await hasDiscovered(db, memberId))) steps.push("discover_groups");
  if (isNew("find_partners") && (await countMet(db, memberId)) >= PARTNERS_NEEDED)
    steps.push("find_partners");
  if (isNew("first_post") && (await hasPosted(db, memberId))) steps.push("first_post");
  return steps;
}

const isUnfinished = ({ completedAt, completedSteps }: QuestRow, steps: readonly QuestStep[]): boolean =>
  completedAt === null && OPEN_STEPS.every((step) => steps.includes(step) || completedSteps.includes(step));

/**
 * Where a member stands. What is fulfilled by now is noted and told: members from before the quest have steps behind
 * them, and two matches at the same moment do not see one another.
 */
export async function questOf(platform: Platform, memberId: string): Promise<Quest> {
  const row = await requireQuest(platform.db, memberId);
  const steps = await newlyDone(platform.db, memberId, row);
  if (steps.length === 0 && !isUnfinished(row, steps)) return present(row);
  return change(platform, memberId, (tx) => addSteps(tx, memberId, steps, OPEN_STEPS));
}

/** Changes a quest and tells its member's browsers if anything did change; events come in the order of the changes. */
const change = (
  { db, live }: Platform,
  memberId: string,
  run: (tx: Tx) => Promise<boolean>,
): Promise<Quest> =>
  db.transaction(async (tx) => {
    await takeQuestLock(tx, memberId);
    const changed = await run(tx);
    const quest = present(await requireQuest(tx, memberId));
    if (changed) await live.publish(tx, memberTopic(memberId), "quest_changed", quest);
    return quest;
  });

/** Counts a step as done. Throws step_not_done unless what it asks for is there. */
export async function completeStep(platform: Platform, memberId: string, step: QuestStep): Promise<Quest> {
  const quest = await questOf(platform, memberId);
  if (!quest.completed_steps.includes(step)) throw new Fail("step_not_done");
  return quest;
}

/** Dismisses the quest. */
export const dismissQuest = (platform: Platform, memberId: string): Promise<Quest> =>
  change(platform, memberId, (tx) => dismiss(tx, memberId));

/**
 * Records what a changed profile fulfils in the transaction of the change, because an avatar may be removed in the next one.
 * Publishes it in a separate transaction: this one has already written, so the order of its events would not match.
 */
export async function recordProfile(platform: Platform, tx: Tx, memberId: string): Promise<void> {
  const row = await findQuest(tx, memberId);
  const steps = row ? profileSteps(row).filter((step) => !row.completedSteps.includes(step)) : [];
  if (steps.length === 0 || !(await addSteps(tx, memberId, steps, OPEN_STEPS))) return;
  tx.afterCommit(() => {
    change(platform, memberId, async () => true).catch((error: unknown) =>
      platform.log.error({ err: error }, "quest not told"),
    );
  });
}
