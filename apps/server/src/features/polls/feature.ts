import "#features/polls/events.ts";
import type { SearchFindings } from "@kompagnon/contract/search/endpoints.ts";
import { conversationIds } from "#features/chats/public.ts";
import { groupOfChannel } from "#features/groups/public.ts";
import { pollsJobs } from "#features/polls/jobs.ts";
import { notifyOfClosing, pollsNotifications } from "#features/polls/notifications.ts";
import { collectPolls, deleteVote, listVoted, lockPolls, searchRows } from "#features/polls/queries.ts";
import { pollsReports } from "#features/polls/reports.ts";
import { pollsRoutes } from "#features/polls/routes.ts";
import { publishPoll, removeWithMessage } from "#features/polls/service.ts";
import type * as tables from "#features/polls/tables.ts";
import type { Queryable } from "#platform/db/database.ts";
import type { Feature } from "#platform/feature.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";
import { fragmentSearchOf } from "#platform/search/fragment-search.ts";

/** The newest polls of the viewer's channels whose question contains these words. */
async function findPolls(
  db: Queryable,
  viewerId: string,
  q: string,
  limit: number,
): Promise<SearchFindings["polls"]> {
  const search = fragmentSearchOf(q);
  if (!search) return [];
  const rows = await searchRows(db, await conversationIds(db, viewerId), search.exact, limit);
  const found = await Promise.all(
    rows.map(async ({ id, question, channelId, closed }) => {
      const group = await groupOfChannel(db, channelId);
      return (
        group && {
          id,
          question,
          closed,
          channel_id: channelId,
          group_id: group.groupId,
          group_name: group.groupName,
        }
      );
    }),
  );
  return found.filter((one) => one !== null);
}

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
