import { pollsPaths } from "@kompagnon/contract/polls/paths.ts";
import { groupOfChannel } from "#features/groups/public.ts";
import { findPoll, lockPolls, setHidden, setRemoved } from "#features/polls/queries.ts";
import { pollOf, publishPoll } from "#features/polls/service.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import type { Reportable } from "#platform/feature.ts";

type Change = NonNullable<Reportable["hide"]>;
const withhold =
  (set: (tx: Queryable, id: string, on: boolean) => Promise<unknown>, on: boolean): Change =>
  async (platform, tx, { subjectId }) => {
    await lockOf(tx, subjectId);
    await set(tx, subjectId, on);
    await publishPoll(platform, tx, subjectId);
  };

async function lockOf(tx: Tx, id: string): Promise<void> {
  const row = await findPoll(tx, null, id);
  if (row) await lockPolls(tx, row.channelId);
}

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
