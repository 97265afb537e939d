import type { MemberFile } from "@kompagnon/contract/admin/model.ts";
import { findMember, type MemberFileRow } from "#features/admin/members/member-queries.ts";
import { type Actor, canAct, canGiveLevels, Fail } from "#features/admin/policy.ts";
import { recordStaffAction } from "#features/moderation/public.ts";
import { maskedEmail } from "#platform/excerpt.ts";
import type { Platform } from "#platform/platform.ts";

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const banOf = ({ banned, bannedAt, bannedUntil, banReason }: MemberFileRow): MemberFile["ban"] =>
  banned && bannedAt
    ? { reason: banReason ?? "", until: iso(bannedUntil), at: bannedAt.toISOString() }
    : null;

/** Everything about a member that admins see. Throws not_found. */
export async function memberFileOf(
  { db, payments }: Pick<Platform, "db" | "payments">,
  actor: Actor,
  id: string,
): Promise<MemberFile> {
  const row = await findMember(db, id, payments.livemode);
  if (!row) throw new Fail("not_found");
  return {
    id,
    username: row.username,
    level: row.level,
    banned: row.banned,
    ban: banOf(row),
    email_hint: maskedEmail(row.email),
    email_confirmed: row.emailConfirmedAt !== null,
    joined_at: row.joinedAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    premium_until: iso(row.premiumUntil),
    test_until: iso(row.testUntil),
    verified_at: iso(row.verifiedAt),
    deletion_due_at: iso(row.deletionDueAt),
    second_factor: row.secondFactor,
    devices: row.devices,
    cases: { open: row.openCases, decided: row.decidedCases, against: row.casesAgainst },
    payments: {
      count: row.payments,
      paid_cents: row.paidCents,
      refunded_cents: row.refundedCents,
      last_at: iso(row.lastPaidAt),
    },
    may_act: canAct(actor, row),
    may_level: canGiveLevels(actor, row),
  };
}

/** Shows a member's address, and writes down that it was shown. Throws not_found. */
export async function revealEmail(
  { db, payments }: Pick<Platform, "db" | "payments">,
  actor: Actor,
  id: string,
): Promise<{ email: string }> {
  const row = await findMember(db, id, payments.livemode);
  if (!row) throw new Fail("not_found");
  await recordStaffAction(db, {
    actorId: actor.id,
    action: "member.email_revealed",
    kind: "member",
    subjectId: id,
  });
  return { email: row.email };
}
