import type { newAnnouncement, WrittenAnnouncement } from "@kompagnon/contract/announcements/model.ts";
import type { AnnouncementState } from "@kompagnon/contract/announcements/rules.ts";
import type { StaffFacts } from "@kompagnon/contract/moderation/audit-facts.ts";
import type { z } from "zod";
import {
  type AnnouncementRow,
  countDismissed,
  endAnnouncementRow,
  insertAnnouncement,
  listAnnouncements,
  lockAnnouncement,
  updateAnnouncement,
} from "#features/announcements/queries.ts";
import { Fail } from "#features/announcements/service.ts";
import { recordStaffAction } from "#features/moderation/public.ts";
import type { Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";

type Input = z.output<typeof newAnnouncement>;

/** The topic that everybody reads: what changed is asked for, as not everybody sees the same. */
export const ANNOUNCEMENTS_TOPIC = "announcements";

function stateOf({ startsAt, endsAt, endedAt }: AnnouncementRow): AnnouncementState {
  const now = new Date();
  if (endedAt !== null || (endsAt !== null && endsAt <= now)) return "past";
  return startsAt > now ? "planned" : "current";
}

const present = (row: AnnouncementRow, dismissed: number): WrittenAnnouncement => ({
  id: row.id,
  kind: row.kind,
  audience: row.audience,
  dismissible: row.dismissible,
  starts_at: row.startsAt.toISOString(),
  ends_at: row.endsAt?.toISOString() ?? null,
  ended_at: row.endedAt?.toISOString() ?? null,
  texts: row.texts,
  link: row.link,
  state: stateOf(row),
  dismissed,
});

/** Announcements in a state, a page at a time. */
export async function announcementsOf(
  { db }: Pick<Platform, "db">,
  { state, limit, cursor }: { state: AnnouncementState; limit: number; cursor?: string | undefined },
) {
  const found = await listAnnouncements(db, state, limit + 1, cursor ? decodeCursor(cursor) : null);
  const { shown, next_cursor } = pageOf(found, limit, ({ startsAt, id }) =>
    encodeCursor({ at: startsAt, id }),
  );
  return { items: shown.map((row) => present(row, row.dismissed)), next_cursor };
}

const factsOf = ({ kind, audience, startsAt, endsAt, texts }: AnnouncementRow): StaffFacts => ({
  kind,
  audience,
  from: startsAt.toISOString(),
  until: endsAt?.toISOString() ?? null,
  languages: Object.keys(texts).join(" "),
});

/** What was written as a row; what begins at once begins now. Throws announcement_times. */
function rowOf(id: string, input: Input, usual: Date): AnnouncementRow {
  const { starts_at: starts, ends_at: ends, kind, audience, dismissible, texts, link } = input;
  const startsAt = starts === null ? usual : new Date(starts);
  const endsAt = ends === null ? null : new Date(ends);
  if (endsAt !== null && (endsAt <= startsAt || endsAt <= new Date())) throw new Fail("announcement_times");
  return { id, kind, audience, dismissible, startsAt, endsAt, endedAt: null, texts, link };
}

const publishChanged = ({ live }: Platform, tx: Tx) =>
  live.publish(tx, ANNOUNCEMENTS_TOPIC, "announcements_changed", {});

/** Writes an announcement. Throws announcement_times. */
export async function announce(platform: Platform, actorId: string, input: Input) {
  const row = rowOf(newId(), input, new Date());
  await platform.db.transaction(async (tx) => {
    await insertAnnouncement(tx, row, actorId);
    await recordStaffAction(tx, {
      actorId,
      action: "announcement.written",
      subjectId: row.id,
      after: factsOf(row),
    });
    await publishChanged(platform, tx);
  });
  return present(row, 0);
}

/** An announcement that is not over. Throws not_found, announcement_over. */
async function lockAlive(tx: Tx, id: string): Promise<AnnouncementRow> {
  const row = await lockAnnouncement(tx, id);
  if (!row) throw new Fail("not_found");
  if (stateOf(row) === "past") throw new Fail("announcement_over");
  return row;
}

/** Changes an announcement that is not over. Throws not_found, announcement_over, announcement_times. */
export const changeAnnouncement = (platform: Platform, actorId: string, id: string, input: Input) =>
  platform.db.transaction(async (tx) => {
    const before = await lockAlive(tx, id);
    const row = rowOf(id, input, before.startsAt);
    await updateAnnouncement(tx, row);
    await recordStaffAction(tx, {
      actorId,
      action: "announcement.changed",
      subjectId: id,
      before: factsOf(before),
      after: factsOf(row),
    });
    await publishChanged(platform, tx);
    return present(row, await countDismissed(tx, id));
  });

/** Ends an announcement before its time. Throws not_found, announcement_over. */
export const endAnnouncement = (platform: Platform, actorId: string, id: string, reason: string) =>
  platform.db.transaction(async (tx) => {
    const before = await lockAlive(tx, id);
    await endAnnouncementRow(tx, id);
    await recordStaffAction(tx, {
      actorId,
      action: "announcement.ended",
      subjectId: id,
      reason,
      before: { state: stateOf(before) },
      after: { state: "past" },
    });
    await publishChanged(platform, tx);
    return present({ ...before, endedAt: new Date() }, await countDismissed(tx, id));
  });
