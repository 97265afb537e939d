import { questExport } from "#features/quest/public.ts";
import { questOf, recordProfile } from "#features/quest/service.ts";
import { jsonFile } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers what the quest listens to, and what it knows about a member. */
export function questListeners(platform: Platform): void {
  platform.domainEvents.within("profile.changed", (tx, { memberId }) =>
    recordProfile(platform, tx, memberId),
  );
  const note = (memberId: string) => questOf(platform, memberId).then(() => undefined);
  // A match stays, so what is missed here is found when the quest is next read.
  platform.domainEvents.after("match.made", async ({ members }) => {
    for (const memberId of members) await questOf(platform, memberId);
  });
  platform.domainEvents.after("group.joined", ({ memberId }) => note(memberId));
  platform.domainEvents.after("group.applied", ({ memberId }) => note(memberId));
  platform.domainEvents.after("chat.requested", ({ fromId }) => note(fromId));
  platform.domainEvents.after("post.published", ({ authorId }) => note(authorId));
  platform.personal.add({
    async *collect(memberId) {
      yield jsonFile("quest.json", await questExport(platform.db, memberId));
    },
  });
}
