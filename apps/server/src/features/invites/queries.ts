import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const LINK = statement(
  "invites_export_link",
  "select slug, created_at from member_invites where member_id = $1",
);
const CAME = statement("invites_export_came", "select at from invite_redemptions where invitee_id = $1");
const BROUGHT = statement(
  "invites_export_brought",
  "select at from invite_redemptions where inviter_id = $1 order by at, invitee_id",
);
const EARNED = statement(
  "invites_export_earned",
  `select kind, cents, usd_cents, rate, rate_date, at, payable_at, livemode from invite_earnings where inviter_id = $1
   order by at, id`,
);
const PAYOUTS = statement(
  "invites_export_payouts",
  `select cents, state, iban_end, requested_at, decided_at, paid_at, reason from payouts where member_id = $1
   order by requested_at, id`,
);
/** All that invites hold about a member, for their export: of others only when they came. */
export async function collectInvites(db: Queryable, memberId: string) {
  const of = [memberId] as const;
  const [link, came, brought, earned, payouts] = await Promise.all([
    db.query(LINK, of),
    db.query(CAME, of),
    db.query(BROUGHT, of),
    db.query(EARNED, of),
    db.query(PAYOUTS, of),
  ]);
  return {
    link: link.rows[0] ?? null,
    came_by_a_link: came.rows[0] ?? null,
    redemptions: brought.rows,
    earnings: earned.rows,
    payouts: payouts.rows,
  };
}
