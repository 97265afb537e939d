import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { pollsPaths } from "@kompagnon/contract/polls/rules.ts";
import type { SearchFindings } from "@kompagnon/contract/search/endpoints.ts";
import { conversationIds, lockChat, releaseMessage, withholdMessage } from "#features/chats/public.ts";
import { groupOfChannel } from "#features/groups/public.ts";
import { notifyLater } from "#features/notifications/public.ts";
import {
  collectPolls,
  deleteVote,
  findPoll,
  listVoted,
  listVoters,
  lockPolls,
  searchRows,
  setHidden,
  setRemoved,
} from "#features/polls/queries.ts";
import { pollsRoutes } from "#features/polls/routes.ts";
import { closeDue, pollOf, publishPoll, removeWithMessage } from "#features/polls/service.ts";
import type * as tables from "#features/polls/tables.ts";
import type { Queryable } from "#platform/db/database.ts";
import type { Feature, NotificationKinds, Reportable } from "#platform/feature.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";
import { fragmentSearchOf } from "#platform/search/fragment-search.ts";

type Change = NonNullable<Reportable["hide"]>;
const withhold =
  (set: (tx: Queryable, id: string, on: boolean) => Promise<unknown>, on: boolean): Change =>
  async (platform, tx, { subjectId }) => {
    const before = await findPoll(tx, null, subjectId);
    if (!before) return;
    await lockPolls(tx, before.channelId);
    await lockChat(tx, before.channelId);
    await set(tx, subjectId, on);
    await publishPoll(platform, tx, subjectId);
    const after = await findPoll(tx, null, subjectId);
    const showMessage = after?.withheld ? withholdMessage : releaseMessage;
    await showMessage(platform, tx, before.channelId, subjectId);
  };

const poll: Reportable<"poll"> = {
  read: async (db, viewerId, { id }) => {
    const { author, question, answers } = await pollOf(db, viewerId, id);
    return {
      authorId: author?.id ?? null,
      excerpt: [question, ...answers.map(({ text }) => `• ${text}`)].join("\n"),
    };
  },
  hide: withhold(setHidden, true),
  show: withhold(setHidden, false),
  remove: withhold(setRemoved, true),
  restore: withhold(setRemoved, false),
  address: async (db, { subjectId, hidden }) => {
    const row = hidden ? null : await findPoll(db, null, subjectId);
    const group = row && (await groupOfChannel(db, row.channelId));
    return row && group ? pollsPaths.poll(group.groupId, row.channelId, subjectId) : null;
  },
};

/** What can be reported of polls. */
const pollsReports = { poll };

/** The notifications that polls send. */
const pollsNotifications: NotificationKinds<"poll_closed"> = {
  poll_closed: {
    path: ({ group_id: groupId, chat_id: channelId }) =>
      groupId && channelId ? groupsPaths.channel(groupId, channelId) : notificationsPaths.notifications,
  },
};

/** Notifies voters of the result; queued, as the event is published within a transaction. */
function notifyOfClosing(platform: Platform): void {
  platform.domainEvents.within(
    "poll.closed",
    async (tx, { pollId, channelId, question, closedBy, ...group }) => {
      for (const memberId of await listVoters(tx, pollId))
        await notifyLater(platform, tx, {
          memberId,
          type: "poll_closed",
          actorId: closedBy,
          text: question,
          bundle: `poll_closed:${pollId}`,
          source: pollId,
          about: { chat_id: channelId, group_id: group.groupId, group_name: group.groupName },
        });
    },
  );
}

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
  jobs: (platform) => platform.jobs.repeat("polls.close", "* * * * *", () => closeDue(platform)),
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
