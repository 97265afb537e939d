import { collectPolls, deleteVote, listVoted, lockPolls } from "#features/polls/queries.ts";
import { publishPoll } from "#features/polls/service.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What the polls feature holds about a member. */
export const pollsPersonal = (platform: Platform): PersonalData => ({
  erase: {
    after: ["moderation", "groups"],
    // Removes the member's votes; their polls stay, without an author.
    run: async (tx, memberId) => {
      for (const { id, channelId } of await listVoted(tx, memberId)) {
        await lockPolls(tx, channelId);
        await deleteVote(tx, id, memberId);
        await publishPoll(platform, tx, id);
      }
    },
  },
  async *collect(memberId) {
    yield jsonFile("polls.json", await collectPolls(platform.db, memberId));
  },
});
