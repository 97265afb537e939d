import type { QuestStep } from "@kompagnon/contract/quest/model.ts";
import { findQuest, hasStep } from "#features/quest/queries.ts";
import { questRoutes } from "#features/quest/routes.ts";
import { questOf, recordProfile } from "#features/quest/service.ts";
import type * as tables from "#features/quest/tables.ts";
import type { Feature } from "#platform/feature.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** Steps remembered at a time. */
const REMEMBERED_MAX = 50_000;

/** What members do elsewhere completes steps of their quest. */
function questListeners(platform: Platform): void {
  const { domainEvents } = platform;
  const checkQuest = createQuestCheck(platform);
  domainEvents.within("profile.changed", (tx, { memberId }) => recordProfile(platform, tx, memberId));
  // A match stays, so what is missed here is found when the quest is next read.
  domainEvents.after("match.made", async ({ members }) => {
    for (const memberId of members) await checkQuest(memberId, "find_partners");
  });
  domainEvents.after("group.joined", ({ memberId }) => checkQuest(memberId, "discover_groups"));
  domainEvents.after("group.applied", ({ memberId }) => checkQuest(memberId, "discover_groups"));
  domainEvents.after("chat.requested", ({ fromId }) => checkQuest(fromId, "find_partners"));
  domainEvents.after("post.published", ({ authorId }) => checkQuest(authorId, "first_post"));
}

/** Looks at a quest only where a step is still missing. Done stays done, so what was seen once needs no asking again. */
function createQuestCheck(platform: Platform) {
  const done = new Set<string>();
  return async (memberId: string, step: QuestStep): Promise<void> => {
    const key = `${memberId} ${step}`;
    if (done.has(key)) return;
    const isDone =
      (await hasStep(platform.db, memberId, step)) ||
      (await questOf(platform, memberId)).completed_steps.includes(step);
    if (!isDone) return;
    if (done.size >= REMEMBERED_MAX) done.clear();
    done.add(key);
  };
}

/** What the quest holds about a member. */
const questPersonal = ({ db }: Platform): PersonalData => ({
  async *collect(memberId) {
    const quest = await findQuest(db, memberId);
    yield jsonFile("quest.json", {
      completed_steps: quest?.completedSteps ?? [],
      completed_at: quest?.completedAt ?? null,
      dismissed_at: quest?.dismissedAt ?? null,
    });
  },
});

/** The quest feature. */
export const quest = {
  name: "quest",
  routes: questRoutes,
  listeners: questListeners,
  data: {
    quests: { exported: "quest.json", erased: "with the member" },
  },
  personal: questPersonal,
} as const satisfies Feature<typeof tables>;
