import { collectTies } from "#features/people/follow-queries.ts";
import { endFollows } from "#features/people/follows.ts";
import { jsonFile } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers what the people feature listens to, and what it knows about a member. Their rows go with the member's. */
export function peopleJobs(platform: Platform): void {
  const { domainEvents, personal, db } = platform;
  domainEvents.within("block.changed", async (tx, { blocker, blocked, on }) => {
    if (on) await endFollows(platform, tx, blocker, blocked);
  });
  personal.add({
    async *collect(memberId) {
      yield jsonFile("people.json", await collectTies(db, memberId));
    },
  });
}
