import {
  listNotifiedOfSource,
  removeEntriesOfSource,
} from "#features/notifications/bundles/bundle-queries.ts";
import type { Notice } from "#features/notifications/payload.ts";
import { settleBundles } from "#features/notifications/removal.ts";
import {
  findRetoldTexts,
  rewriteOfMember,
  rewriteStored,
} from "#features/notifications/sending/taken-back-queries.ts";
import { lockMember } from "#features/notifications/unread.ts";
import type { Tx } from "#platform/db/database.ts";
import { firstOf } from "#platform/excerpt.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import { rewriteSource, rewriteUnlockedSource } from "#platform/live/forget.ts";
import type { Platform } from "#platform/platform.ts";

/** Characters of a text that are kept. */
const STORED_TEXT_CHARS = 140;
/** The beginning of a text as notifications keep it. */
export const beginningOf = (text: string | null): string | null => text && firstOf(text, STORED_TEXT_CHARS);

/** Where live events of notifications say what was written. */
const IN_EVENTS = ["payload", "message"];

/** Notifications of a text that is gone go as well, and with them its line in mails that wait to be sent. */
const goneJob = defineJob<{ source: string }>("notifications.gone");

/** Notifications that another transaction was changing during an edit get the new words. */
const rewordedJob = defineJob<{ source: string }>("notifications.reworded");

/** What was edited or retracted, and the author of the new text. */
type TextChange = { source: string; text: null } | { source: string; text: string; authorId: string };

/**
 * Propagates an edit (`text` is the new text) or a retraction (null) to every copy of the text: notifications, live events, and
 * queued push messages and daily mails. Runs in the transaction of the change, and waits for no one: a copy that is being
 * changed at the moment follows by a job.
 */
export async function rewriteNotices(
  { jobs }: Pick<Platform, "jobs">,
  tx: Tx,
  change: TextChange,
): Promise<void> {
  const { source, text } = change;
  const words = beginningOf(text);
  await rewriteStored(tx, { source, authorId: change.text === null ? null : change.authorId, words });
  await rewriteUnlockedSource(tx, source, IN_EVENTS, words);
  await jobs.send(tx, words === null ? goneJob : rewordedJob, { source });
}

const allGoneJob = defineJob<{ sources: string[] }>("notifications.all-gone");

/** Retracts texts that go with another one, as comments go with their post: after this transaction, if it commits. */
export async function retractAll({ jobs }: Pick<Platform, "jobs">, tx: Tx, sources: string[]): Promise<void> {
  if (sources.length > 0) await jobs.send(tx, allGoneJob, { sources });
}

/** Puts new words into what quotes a text, and removes the notifications about texts that are gone. */
export function workRewritten(platform: Platform): void {
  const { db, jobs } = platform;
  jobs.work(rewordedJob, async ({ source }) => {
    for (const memberId of await listNotifiedOfSource(db, source))
      await db.transaction(async (tx) => {
        await lockMember(tx, memberId);
        await rewriteOfMember(tx, memberId, source);
      });
    await db.transaction(async (tx) => {
      const words = (await findRetoldTexts(tx, [source])).get(source);
      if (words) await rewriteSource(tx, source, IN_EVENTS, words);
    });
  });
  jobs.work(allGoneJob, async ({ sources }) => {
    for (const source of sources)
      await db.transaction((tx) => rewriteNotices(platform, tx, { source, text: null }));
  });
  jobs.work(goneJob, async ({ source }) => {
    await rewriteSource(db, source, IN_EVENTS, null);
    for (const memberId of await listNotifiedOfSource(db, source))
      await db.transaction(async (tx) => {
        await lockMember(tx, memberId);
        await settleBundles(platform, tx, {
          memberId,
          ids: await removeEntriesOfSource(tx, memberId, source),
        });
      });
  });
}

/** The group that a notice names, by its id; null for one that names none. */
const groupOf = ({ about }: Notice): string | null =>
  "group_name" in about && "group_id" in about ? (about.group_id ?? null) : null;

/** A notice with the name that its group has today. */
function withNameOfNow(notice: Notice, texts: ReadonlyMap<string, string | null>): Notice {
  const group = groupOf(notice);
  const name = group === null ? undefined : texts.get(group);
  if (!name) return notice;
  return { ...notice, about: { ...notice.about, group_name: name } } as Notice; // of the same type: only a text in it is another
}

/**
 * Notices as they are to be sent now: with the words that their sources and the names that their groups have today, less
 * those whose sources are gone.
 */
export async function withWordsOfNow(tx: Tx, notices: readonly Notice[]): Promise<Notice[]> {
  const sourcesAndGroups = notices.flatMap((notice) => [notice.source ?? [], groupOf(notice) ?? []].flat());
  const sources = [...new Set(sourcesAndGroups)].sort();
  if (sources.length === 0) return [...notices];
  const texts = await findRetoldTexts(tx, sources);
  return notices.flatMap((given): Notice[] => {
    const notice = withNameOfNow(given, texts);
    const { source, times = 1 } = notice;
    const words = source === undefined ? undefined : texts.get(source);
    if (words === undefined) return [notice];
    if (words !== null) return [{ ...notice, text: words }];
    // Of several that came together the others are still news.
    const { source: _, ...others } = notice;
    return times > 1 ? [{ ...others, text: null, times: times - 1 }] : [];
  });
}
