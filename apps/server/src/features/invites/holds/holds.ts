import { reverse } from "#features/invites/earnings/earnings.ts";
import {
  decideWithheldRow,
  findWithheldInvite,
  listWithheldRows,
  type WithheldInviteRow,
} from "#features/invites/holds/hold-queries.ts";
import { publishChange } from "#features/invites/links/attribution.ts";
import { lockInviter } from "#features/invites/links/link-queries.ts";
import { Fail } from "#features/invites/links/links.ts";
import { recordStaffAction } from "#features/moderation/public.ts";
import { memberCards } from "#features/profiles/public.ts";
import type { Queryable } from "#platform/db/database.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";

async function present(db: Queryable, rows: readonly WithheldInviteRow[]) {
  const cards = await memberCards(
    db,
    rows.flatMap(({ inviterId, inviteeId }) => [inviterId, inviteeId]),
  );
  const nameOf = (id: string) => cards.get(id)?.username ?? "user";
  return rows.map(({ id, inviterId, inviteeId, reason, at, decidedAt, released, note }) => ({
    id,
    reason,
    released,
    note,
    inviter_id: inviterId,
    invitee_id: inviteeId,
    inviter_name: nameOf(inviterId),
    invitee_name: nameOf(inviteeId),
    at: at.toISOString(),
    decided_at: decidedAt?.toISOString() ?? null,
  }));
}

/** Held invitations, a page at a time. */
export async function listWithheldInvites(
  { db }: Platform,
  { limit, cursor, open }: { limit: number; cursor?: string | undefined; open: "true" | "false" },
) {
  const found = await listWithheldRows(db, open === "true", limit + 1, cursor ? decodeCursor(cursor) : null);
  const { shown, next_cursor } = pageOf(found, limit, ({ at, id }) => encodeCursor({ at, id }));
  return { items: await present(db, shown), next_cursor };
}

/** Releases a held invitation, or takes back what it earned for good. Throws not_found, already_resolved. */
export async function decideWithheldInvite(
  platform: Platform,
  by: string,
  id: string,
  { release, note }: { release: boolean; note: string },
) {
  const invite = await findWithheldInvite(platform.db, id);
  if (!invite) throw new Fail("not_found");
  const row = await platform.db.transaction(async (tx) => {
    await lockInviter(tx, invite.inviterId);
    const decided = await decideWithheldRow(tx, id, { by, release, note });
    if (!decided) throw new Fail("already_resolved");
    if (!release) await reverse(platform, tx, invite.inviteeId);
    await recordStaffAction(tx, {
      actorId: by,
      action: release ? "invite.released" : "invite.refused",
      reason: note,
      kind: "member",
      subjectId: invite.inviterId,
      before: { held: invite.reason },
      after: { released: release, invitee: invite.inviteeId },
    });
    await publishChange(platform, tx, invite.inviterId);
    return decided;
  });
  const [one] = await present(platform.db, [row]);
  if (!one) throw new Error("one row is one case");
  return one;
}
