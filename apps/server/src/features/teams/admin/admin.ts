import { fold } from "@kompagnon/contract/search/fold.ts";
import type { AdminTeam } from "@kompagnon/contract/teams/model.ts";
import { openChannel } from "#features/chats/public.ts";
import { cardsOf } from "#features/teams/cards.ts";
import { record } from "#features/teams/history/history.ts";
import { findNamed, listWaiting } from "#features/teams/invites/invite-queries.ts";
import { ask } from "#features/teams/invites/invites.ts";
import { listMembers } from "#features/teams/members/member-queries.ts";
import { type AdminTeamRow, insertTeam, listAll, takeTurns } from "#features/teams/queries.ts";
import { presentMember } from "#features/teams/service.ts";
import type { Queryable } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../policy.ts";

async function hydrate(db: Queryable, rows: readonly AdminTeamRow[]): Promise<AdminTeam[]> {
  const ids = rows.map(({ id }) => id);
  const members = await listMembers(db, ids);
  const invited = await listWaiting(db, ids);
  const cards = await cardsOf(
    db,
    [...members, ...invited].map(({ id }) => id),
  );
  return rows.map(({ id, name, originKind, originId, at, tasks }) => ({
    id,
    name,
    origin: { kind: originKind, id: originId },
    created_at: at.toISOString(),
    members: members.filter(({ teamId }) => teamId === id).map((one) => presentMember(cards, one)),
    invited: invited.filter(({ teamId }) => teamId === id).map((one) => cards.of(one.id)),
    task_count: tasks,
  }));
}

/** A page of all teams, for admins. */
export async function allTeams(
  db: Queryable,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ items: AdminTeam[]; next_cursor: string | null }> {
  const rows = await listAll(db, limit + 1, { before: cursor ? decodeCursor(cursor) : null });
  const { shown, next_cursor } = pageOf(rows, limit, encodeCursor);
  return { items: await hydrate(db, shown), next_cursor };
}

/** Founds a team for others: it has no members until they accept. Throws unknown_member. */
export async function foundFor(
  platform: Platform,
  adminId: string,
  { name, goal, lead, members }: { name: string; goal: string; lead: string; members: readonly string[] },
): Promise<AdminTeam> {
  const { db } = platform;
  const keyOf = (username: string): string => fold(username);
  const names = [...new Set([lead, ...members].map(keyOf))];
  const found = new Map((await findNamed(db, names)).map((one) => [one.name, one.id]));
  const missing = names.filter((one) => !found.has(one));
  if (missing.length > 0) {
    const field = missing.includes(keyOf(lead)) ? "lead" : "members";
    throw new Fail("unknown_member", { details: [{ field, code: "unknown_member" }] });
  }
  const id = newId();
  await db.transaction(async (tx) => {
    await takeTurns(tx, { memberIds: [adminId, ...found.values()] });
    const chatId = await openChannel(platform, tx, [], []);
    await insertTeam(tx, { id, name, goal, originKind: "admin", originId: null, chatId });
    await record(tx, id, { kind: "founded", actorId: adminId });
    const guests = [...found].map(([key, guestId]) => ({
      id: guestId,
      muted: false,
      role: key === keyOf(lead) ? ("lead" as const) : ("member" as const),
    }));
    await ask(platform, tx, { id, name }, { inviterId: adminId, guests });
  });
  const [team] = await hydrate(db, await listAll(db, 1, { id }));
  if (!team) throw new Fail("not_found");
  return team;
}
