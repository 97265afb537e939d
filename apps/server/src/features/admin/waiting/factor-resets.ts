import { FACTOR_RESET_DAYS } from "@kompagnon/contract/accounts/rules.ts";
import type { FactorReset } from "@kompagnon/contract/admin/model.ts";
import {
  findListedReset,
  grantResetWithin,
  type ListedReset,
  listResets,
  refuseResetWithin,
} from "#features/accounts/public.ts";
import { type Actor, canAct, Fail } from "#features/admin/policy.ts";
import { recordStaffAction } from "#features/moderation/public.ts";
import { memberCards } from "#features/profiles/public.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";

const DAY_MS = 86_400_000;

async function present(db: Queryable, actor: Actor, rows: readonly ListedReset[]): Promise<FactorReset[]> {
  const people = rows.flatMap(({ memberId, decidedBy }) => [memberId, decidedBy]);
  const cards = await memberCards(
    db,
    people.filter((id) => id !== null),
  );
  const cardOf = (id: string | null) => (id && cards.get(id)) || null;
  return rows.map((row) => ({
    id: row.id,
    member: cardOf(row.memberId),
    state: row.state,
    reason: row.reason,
    asked_at: row.askedAt.toISOString(),
    ready_at: row.readyAt.toISOString(),
    expires_at: new Date(row.askedAt.getTime() + FACTOR_RESET_DAYS * DAY_MS).toISOString(),
    closed_at: row.closedAt?.toISOString() ?? null,
    decided_by: cardOf(row.decidedBy),
    known_device: row.knownDevice,
    verified_at: row.verifiedAt?.toISOString() ?? null,
    joined_at: row.joinedAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    level: row.level,
    devices: row.devices,
    asked: row.asked,
    may_decide: row.state === "waiting" && canAct(actor, { id: row.memberId, level: row.level }),
  }));
}

/** Members' wishes to have lost second factors taken away: those due first, or settled ones, the newest first. */
export async function resetsOf(
  { db }: Pick<Platform, "db">,
  actor: Actor,
  { open, limit, cursor }: { open: "true" | "false"; limit: number; cursor?: string | undefined },
) {
  const isOpen = open === "true";
  const found = await listResets(db, isOpen, limit + 1, cursor ? decodeCursor(cursor) : null);
  const { shown, next_cursor } = pageOf(found, limit, ({ id, readyAt, closedAt }) =>
    encodeCursor({ id, at: (isOpen ? null : closedAt) ?? readyAt }),
  );
  return { items: await present(db, actor, shown), next_cursor };
}

type Decide = (
  platform: Platform,
  tx: Tx,
  id: string,
  by: { actorId: string; reason: string },
) => Promise<string>;

type Decision = {
  id: string;
  reason: string;
  action: "member.factors_reset" | "member.reset_refused";
  run: Decide;
};

/** Decides about a wish and writes it down, in one transaction. Throws not_found, forbidden, reset_closed. */
async function decide(
  platform: Platform,
  actor: Actor,
  { id, reason, action, run }: Decision,
): Promise<FactorReset> {
  const { db } = platform;
  await db.transaction(async (tx) => {
    const row = await findListedReset(tx, id);
    if (!row) throw new Fail("not_found");
    if (!canAct(actor, { id: row.memberId, level: row.level })) throw new Fail("forbidden");
    const memberId = await run(platform, tx, id, { actorId: actor.id, reason });
    await recordStaffAction(tx, {
      actorId: actor.id,
      action,
      kind: "member",
      subjectId: memberId,
      reason,
      before: { state: "waiting", second_factor: true, devices: row.devices },
      after:
        action === "member.factors_reset"
          ? { state: "granted", second_factor: false, devices: 0 }
          : { state: "refused", second_factor: true, devices: row.devices },
    });
  });
  const row = await findListedReset(db, id);
  const [one] = row ? await present(db, actor, [row]) : [];
  if (!one) throw new Fail("not_found");
  return one;
}

/** Takes a member's second factors away. Throws not_found, forbidden, reset_closed, reset_early. */
export const grantReset = (platform: Platform, actor: Actor, id: string, reason: string) =>
  decide(platform, actor, { id, reason, action: "member.factors_reset", run: grantResetWithin });

/** Leaves a member's second factors as they are. Throws not_found, forbidden, reset_closed. */
export const refuseReset = (platform: Platform, actor: Actor, id: string, reason: string) =>
  decide(platform, actor, { id, reason, action: "member.reset_refused", run: refuseResetWithin });
