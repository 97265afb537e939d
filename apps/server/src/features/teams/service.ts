import type { Team, TeamCard } from "@kompagnon/contract/teams/model.ts";
import { NEXT_TASKS_SHOWN } from "@kompagnon/contract/teams/rules.ts";
import { listSides } from "#features/chats/public.ts";
import { dayOfMember, rewriteNotices } from "#features/notifications/public.ts";
import { type Cards, cardsOf } from "#features/teams/cards.ts";
import { record } from "#features/teams/history/history.ts";
import { listWaiting } from "#features/teams/invites/invite-queries.ts";
import { changing, requireTeam } from "#features/teams/locks.ts";
import { listMembers, type MemberRow } from "#features/teams/members/member-queries.ts";
import { publishTeam } from "#features/teams/members/membership.ts";
import { canLead } from "#features/teams/policy.ts";
import { listMine, listNext, updateTeam } from "#features/teams/queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./policy.ts";

/** Faces that the panel shows of a team. */
const FACES_SHOWN = 5;

/** A member of a team as JSON. */
export const presentMember = (cards: Cards, { id, role, joinedAt }: MemberRow) => ({
  ...cards.of(id),
  role,
  joined_at: joinedAt.toISOString(),
});

/** A team as one of its members gets it. Throws not_found. */
export async function teamOf(db: Queryable, viewerId: string, teamId: string): Promise<Team> {
  const row = await requireTeam(db, viewerId, teamId);
  const members = await listMembers(db, [teamId]);
  const invites = canLead(row) ? await listWaiting(db, [teamId]) : [];
  const cards = await cardsOf(db, [
    ...members.map(({ id }) => id),
    ...invites.flatMap(({ id, inviterId }) => [id, inviterId]),
  ]);
  const [side] = await listSides(db, viewerId, [row.chatId]);
  if (!side || !row.role) throw new Fail("not_found");
  return {
    id: row.id,
    name: row.name,
    goal: row.goal,
    origin: { kind: row.originKind, id: row.originId },
    role: row.role,
    chat_id: row.chatId,
    my_read_seq: side.my_read_seq,
    unread_count: side.unread,
    muted: side.muted,
    created_at: row.createdAt.toISOString(),
    members: members.map((one) => presentMember(cards, one)),
    invites: invites.map(({ id, inviterId, at }) => ({
      member: cards.of(id),
      invited_by: cards.orNull(inviterId),
      created_at: at.toISOString(),
    })),
  };
}

/** A page of a member's teams with what is due in them. */
export async function teamsOf(
  db: Queryable,
  memberId: string,
  { limit, cursor, now = new Date() }: { limit: number; cursor?: string | undefined; now?: Date },
): Promise<{ items: TeamCard[]; next_cursor: string | null }> {
  const rows = await listMine(db, memberId, limit + 1, {
    before: cursor ? decodeCursor(cursor) : null,
    today: await dayOfMember(db, memberId, now),
  });
  const { shown, next_cursor } = pageOf(rows, limit, encodeCursor);
  if (shown.length === 0) return { items: [], next_cursor };
  const ids = shown.map(({ id }) => id);
  const chatIds = shown.map(({ chatId }) => chatId);
  const members = Map.groupBy(await listMembers(db, ids), ({ teamId }) => teamId);
  const next = Map.groupBy(await listNext(db, ids, NEXT_TASKS_SHOWN), ({ teamId }) => teamId);
  const sides = new Map((await listSides(db, memberId, chatIds)).map((side) => [side.id, side]));
  const faces = (id: string) => (members.get(id) ?? []).slice(0, FACES_SHOWN);
  const cards = await cardsOf(
    db,
    ids.flatMap((id) => faces(id).map((one) => one.id)),
  );
  const items = shown.map((row) => ({
    id: row.id,
    name: row.name,
    goal: row.goal,
    role: row.role,
    member_count: row.memberCount,
    members: faces(row.id).map(({ id }) => cards.of(id)),
    unread_count: sides.get(row.chatId)?.unread ?? 0,
    open_count: row.open,
    my_open_count: row.mine,
    overdue_count: row.overdue,
    next: (next.get(row.id) ?? []).map(({ id, title, dueOn }) => ({
      id,
      title,
      due_at: dueOn,
    })),
  }));
  return { items, next_cursor };
}

/** Changes a team's name or goal. Throws not_found, forbidden. */
export const changeTeam = (
  platform: Platform,
  viewerId: string,
  teamId: string,
  change: { name?: string | undefined; goal?: string | undefined },
): Promise<void> =>
  changing(platform, { viewerId, teamId, may: canLead }, async (tx, team) => {
    await updateTeam(tx, teamId, change);
    // Invited members see the name.
    if (change.name !== undefined && change.name !== team.name)
      await rewriteNotices(platform, tx, { source: teamId, text: change.name, authorId: viewerId });
    await record(tx, teamId, { kind: "team_changed", actorId: viewerId });
    await publishTeam(platform, tx, teamId);
  });
