import "#features/polls/events.ts";
import { pollsJobs } from "#features/polls/jobs.ts";
import { notifyOfClosing, pollsNotifications } from "#features/polls/notifications.ts";
import { collectPolls, deleteVote, listVoted, lockPolls } from "#features/polls/queries.ts";
import { pollsReports } from "#features/polls/reports.ts";
import { pollsRoutes } from "#features/polls/routes.ts";
import { findPolls } from "#features/polls/search.ts";
import { publishPoll, removeWithMessage } from "#features/polls/service.ts";
import type * as tables from "#features/polls/tables.ts";
import type { Feature } from "#platform/feature.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What the polls feature holds about a member. */
const pollsPersonal = (platform: Platform): PersonalData => ({
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

/** The polls feature. */
export const polls = {
  name: "polls",
  routes: pollsRoutes,
  jobs: pollsJobs,
  listeners: (platform) => {
    notifyOfClosing(platform);
    platform.domainEvents.within("chat.poll_message_deleted", (tx, { pollId }) =>
      removeWithMessage(platform, tx, pollId),
    );
  },
  data: {
    polls: { exported: "polls.json", erased: { stays: "the question, without its author" } },
    pollVotes: { exported: "polls.json", erased: "by erase" },
  },
  personal: pollsPersonal,
  reports: pollsReports,
  notifications: pollsNotifications,
  search: { polls: findPolls },
  sample: {
    after: ["groups"],
    prepare: async (community) => {
      const { loadPolls } = await import("#features/polls/sample/load.ts");
      return (tx) => loadPolls(tx, community);
    },
  },
} as const satisfies Feature<typeof tables>;
