import type { HoldReason } from "@kompagnon/contract/invites/rules.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";
import { type Backlog, NO_BACKLOG } from "#platform/feature.ts";

const HOLD = statement(
  "invites_hold",
  `insert into held_invites (id, invitee_id, inviter_id, reason) values ($1, $2, $3, $4) on conflict (invitee_id) do nothing`,
);
/** Holds an invitation; the first reason stays. */
export const holdInvite = (
  tx: Queryable,
  row: { id: string; inviteeId: string; inviterId: string; reason: HoldReason },
) => tx.query(HOLD, [row.id, row.inviteeId, row.inviterId, row.reason]);

const SAME_DEVICE = statement(
  "invites_same_device",
  "select from invite_redemptions where inviter_id = $1 and device = $2 and invitee_id <> $3 limit 1",
);
/** Whether another one came by the same link on the same device. */
export async function isDeviceOfAnother(
  tx: Queryable,
  inviterId: string,
  device: Buffer,
  inviteeId: string,
): Promise<boolean> {
  const { rowCount } = await tx.query(SAME_DEVICE, [inviterId, device, inviteeId]);
  return rowCount > 0;
}

const FROM_ADDRESS = statement(
  "invites_from_address",
  `select count(*)::int as count from invite_redemptions
   where inviter_id = $1 and address = $2 and at > now() - interval '24 hours'`,
);
/** How many came by a link from one address within a day. */
export async function countFromAddress(tx: Queryable, inviterId: string, address: string): Promise<number> {
  const { rows } = await tx.query(FROM_ADDRESS, [inviterId, address]);
  return rows[0]?.count ?? 0;
}

const SAME_CARD = statement(
  "invites_same_card",
  `select from money_movements v where v.card_fingerprint = $3 and v.member_id <> $2
     and (v.member_id = $1 or exists(select from invite_redemptions r where r.invitee_id = v.member_id and r.inviter_id = $1))
   limit 1`,
);
/** Whether the inviter, or another one they invited, paid by the same card. */
export async function isCardOfAnother(
  tx: Queryable,
  inviterId: string,
  inviteeId: string,
  card: string,
): Promise<boolean> {
  const { rowCount } = await tx.query(SAME_CARD, [inviterId, inviteeId, card]);
  return rowCount > 0;
}

/** A held invitation. */
export type WithheldInviteRow = {
  id: string;
  inviteeId: string;
  inviterId: string;
  reason: HoldReason;
  at: Date;
  decidedAt: Date | null;
  released: boolean | null;
  note: string;
};
const COLUMNS = `id, invitee_id as "inviteeId", inviter_id as "inviterId", reason, at, decided_at as "decidedAt", released, note`;

const LIST = statement(
  "invites_list_held",
  `select ${COLUMNS} from held_invites where (decided_at is null) = $1::boolean
     and ($3::timestamptz is null or (date_trunc('milliseconds', at), id) < ($3, $4::uuid))
   order by at desc, id desc limit $2`,
  { plan: "custom" },
);
/** Held invitations, open or decided, the newest first. */
export async function listWithheldRows(
  db: Queryable,
  open: boolean,
  limit: number,
  before: { at: Date; id: string } | null,
): Promise<WithheldInviteRow[]> {
  const { rows } = await db.query(LIST, [open, limit, before?.at ?? null, before?.id ?? null]);
  return rows;
}

const COUNT_OPEN = statement(
  "invites_count_held",
  `select count(*)::int as "count!", min(at) as "oldestAt" from held_invites where decided_at is null`,
);
/** The held invitations without a decision. */
export async function withheldBacklog(db: Queryable): Promise<Backlog> {
  const { rows } = await db.query(COUNT_OPEN);
  return rows[0] ?? NO_BACKLOG;
}

const FIND = statement("invites_find_held", `select ${COLUMNS} from held_invites where id = $1`);
/** A held invitation; null if there is none such. */
export async function findWithheldInvite(db: Queryable, id: string): Promise<WithheldInviteRow | null> {
  const { rows } = await db.query(FIND, [id]);
  return rows[0] ?? null;
}

const DECIDE = statement(
  "invites_decide_held",
  `update held_invites set decided_at = now(), decided_by = $2, released = $3, note = $4
   where id = $1 and decided_at is null returning ${COLUMNS}`,
);
/** Decides about a held invitation, once; null if that was done. */
export async function decideWithheldRow(
  tx: Queryable,
  id: string,
  { by, release, note }: { by: string; release: boolean; note: string },
): Promise<WithheldInviteRow | null> {
  const { rows } = await tx.query(DECIDE, [id, by, release, note]);
  return rows[0] ?? null;
}

const REFUSED = statement(
  "invites_is_refused",
  "select from held_invites where invitee_id = $1 and released = false",
);
/** Whether it was decided that this invitee produces no earning. */
export async function isRefused(tx: Queryable, inviteeId: string): Promise<boolean> {
  const { rowCount } = await tx.query(REFUSED, [inviteeId]);
  return rowCount > 0;
}
