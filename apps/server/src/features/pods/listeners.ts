import { lockPlacing } from "#features/pods/placing/ask-queries.ts";
import { partWithin } from "#features/pods/service.ts";
import { leaveOfTeam } from "#features/pods/team-circles.ts";
import type { Platform } from "#platform/platform.ts";

/** A block ends shared circles, including one that is just being formed. A member who leaves a team leaves its circle. */
export function podsListeners(platform: Platform): void {
  platform.domainEvents.within("block.changed", async (tx, { blocker, blocked, on }) => {
    if (!on) return;
    await lockPlacing(tx);
    await partWithin(platform, tx, blocker, blocked);
  });
  platform.domainEvents.within("team.left", (tx, { teamId, memberIds }) =>
    leaveOfTeam(platform, tx, teamId, memberIds),
  );
}
