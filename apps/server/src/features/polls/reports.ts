import { pollsPaths } from "@kompagnon/contract/polls/rules.ts";
import { lockChat, releaseMessage, withholdMessage } from "#features/chats/public.ts";
import { groupOfChannel } from "#features/groups/public.ts";
import { findPoll, lockPolls, setHidden, setRemoved } from "#features/polls/queries.ts";
import { pollOf, publishPoll } from "#features/polls/service.ts";
import type { Queryable } from "#platform/db/database.ts";
import type { Reportable } from "#platform/feature.ts";

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
export const pollsReports = { poll };
