import { questOf, recordProfile } from "#features/quest/service.ts";
import type { Platform } from "#platform/platform.ts";

/** What members do elsewhere completes steps of their quest. */
export function questListeners(platform: Platform): void {
  platform.domainEvents.within("profile.changed", (tx, { memberId }) =>
    recordProfile(platform, tx, memberId),
  );
  const look = (memberId: string) => questOf(platform, memberId).then(() => undefined);
  // A match stays, so what is missed here is found when the quest is next read.
  platform.domainEvents.after("match.made", async ({ members }) => {
    for (const memberId of members) await questOf(platform, memberId);
  });
  platform.domainEvents.after("group.joined", ({ memberId }) => look(memberId));
  platform.domainEvents.after("group.applied", ({ memberId }) => look(memberId));
  platform.domainEvents.after("chat.requested", ({ fromId }) => look(fromId));
  platform.domainEvents.after("post.published", ({ authorId }) => look(authorId));
}
