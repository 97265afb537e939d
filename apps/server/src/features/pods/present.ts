import type { Pod, PodEntry, PodSummary } from "@kompagnon/contract/pods/model.ts";
import { USUAL_TIME_ZONE } from "#features/notifications/public.ts";
import { listInvitations } from "#features/pods/invitation-queries.ts";
import { canWrite } from "#features/pods/policy.ts";
import { listMembers, type MemberRow, type PodRow } from "#features/pods/queries.ts";
import {
  type CheerRow,
  type EntryRow,
  entriesAt,
  listCheckedIn,
  listCheers,
} from "#features/pods/weeks/entry-queries.ts";
import { listPauses } from "#features/pods/weeks/pause-queries.ts";
import { canCheckIn, canSetGoal, type Now, nowIn, pauseIn, streakOf } from "#features/pods/weeks/weeks.ts";
import { memberCards } from "#features/profiles/public.ts";
import type { Queryable } from "#platform/db/database.ts";

/** Maximum number of invitations shown: more than a member with at most three circles can have. */
export const INVITATIONS_SHOWN = 20;

/** What the clocks of a member say; of one who never told where they live, those of most. */
export const nowOf = (timeZone: string | null, at: Date): Now => nowIn(timeZone ?? USUAL_TIME_ZONE, at);

/** An entry as everybody in the circle reads it: what is withheld has no words. */
export const presentEntry = (
  { id, week, goal, outcome, line, withheld }: EntryRow,
  cheers: readonly CheerRow[],
): PodEntry => ({
  id,
  week,
  outcome,
  withheld,
  goal: withheld ? null : goal,
  line: withheld ? null : line,
  cheers: withheld
    ? []
    : cheers
        .filter(({ entryId }) => entryId === id)
        .map(({ memberId, cheer }) => ({ member_id: memberId, cheer })),
});

/** All that is drawn of some circles, read at once. */
async function gather(db: Queryable, rows: readonly PodRow[], at: Date) {
  const ids = rows.map(({ id }) => id);
  const members = await listMembers(db, ids);
  const living = members.map((one) => ({ ...one, now: nowOf(one.timeZone, at) }));
  const people = [...new Set(members.map(({ memberId }) => memberId))];
  const [entries, checkedIn, pauses, cards] = await Promise.all([
    entriesAt(
      db,
      living.map(({ podId, memberId, now }) => ({ podId, memberId, week: now.week })),
    ),
    listCheckedIn(db, ids),
    listPauses(db, people),
    memberCards(db, people),
  ]);
  const cheers = await listCheers(
    db,
    entries.map(({ id }) => id),
  );
  return { living, entries, checkedIn, pauses, cards, cheers };
}
type Gathered = Awaited<ReturnType<typeof gather>>;
type Living = MemberRow & { now: Now };

const entryOf = (all: Gathered, { podId, memberId }: MemberRow): EntryRow | null =>
  all.entries.find((one) => one.podId === podId && one.memberId === memberId) ?? null;

function presentMember(all: Gathered, one: Living): Pod["members"] {
  const member = all.cards.get(one.memberId);
  if (!member) return [];
  const own = <T extends { memberId: string }>(list: readonly T[]) =>
    list.filter(({ memberId }) => memberId === one.memberId);
  const entry = entryOf(all, one);
  const weeks = own(all.checkedIn).flatMap(({ podId, week }) => (podId === one.podId ? [week] : []));
  const pauses = own(all.pauses);
  return [
    {
      member,
      week: one.now.week,
      entry: entry && presentEntry(entry, all.cheers),
      streak: streakOf(weeks, pauses, one.now.week),
      paused: pauseIn(pauses, one.now.week) !== null,
    },
  ];
}

const statusOf = ({ origin, closedAt }: PodRow, members: number): Pod["status"] => {
  if (closedAt) return "closed";
  if (members > 1) return "running";
  return origin === "found" ? "looking" : "waiting";
};

/** Circles as one who belongs to them sees them at a moment, in the order of their rows. */
export async function presentPods(
  db: Queryable,
  viewerId: string,
  rows: readonly PodRow[],
  at: Date,
): Promise<Pod[]> {
  if (rows.length === 0) return [];
  const all = await gather(db, rows, at);
  const asked = await listInvitations(db, viewerId, INVITATIONS_SHOWN);
  const guests = await memberCards(
    db,
    asked.map(({ toId }) => toId),
  );
  return rows.map((row) => {
    const living = all.living.filter(({ podId }) => podId === row.id);
    const me = living.find(({ memberId }) => memberId === viewerId);
    const now = me?.now ?? nowOf(null, at);
    const entry = me ? entryOf(all, me) : null;
    const guest = asked.find(({ podId, fromId }) => podId === row.id && fromId === viewerId);
    return {
      id: row.id,
      origin: row.origin,
      created_at: row.createdAt.toISOString(),
      status: statusOf(row, living.length),
      invited: (guest && guests.get(guest.toId)) ?? null,
      week: now.week,
      can_set_goal: canWrite(row) && canSetGoal(now, entry),
      can_check_in: canWrite(row) && canCheckIn(now, entry),
      members: living.flatMap((one) => presentMember(all, one)),
    };
  });
}

/** A circle as the list of one's own shows it. */
export function summaryOf({ members, ...pod }: Pod, viewerId: string): PodSummary {
  const me = members.find(({ member }) => member.id === viewerId);
  return {
    ...pod,
    members: members.map(({ member }) => member),
    streak: me?.streak ?? 0,
    goal: me?.entry?.goal ?? null,
    outcome: me?.entry?.outcome ?? null,
  };
}
