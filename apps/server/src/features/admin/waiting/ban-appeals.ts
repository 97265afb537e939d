import type { BanAppeal } from "@kompagnon/contract/admin/model.ts";
import {
  decideAppealWithin,
  type ListedAppeal,
  listAppealsFor,
  lockAppeal,
} from "#features/accounts/public.ts";
import { type Actor, canDecideBanAppeal, Fail } from "#features/admin/policy.ts";
import { recordStaffAction } from "#features/moderation/public.ts";
import { memberCards } from "#features/profiles/public.ts";
import type { Queryable } from "#platform/db/database.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";

const targetOf = ({ memberId, level, bannedBy }: ListedAppeal) => ({ id: memberId, level, bannedBy });

async function present(db: Queryable, actor: Actor, rows: readonly ListedAppeal[]): Promise<BanAppeal[]> {
  const cards = await memberCards(
    db,
    rows.map(({ memberId }) => memberId),
  );
  return rows.map((row) => ({
    id: row.id,
    member: cards.get(row.memberId) ?? null,
    text: row.text,
    created_at: row.createdAt.toISOString(),
    banned_at: row.bannedAt.toISOString(),
    ban: row.holds ? { reason: row.reason ?? "", until: row.until?.toISOString() ?? null } : null,
    decision: row.decision,
    answer: row.answer,
    decided_at: row.decidedAt?.toISOString() ?? null,
    may_decide: row.decision === null && row.holds && canDecideBanAppeal(actor, targetOf(row)),
  }));
}

/** What banned members wrote: open ones by how long they wait, decided ones the newest first. */
export async function banAppealsOf(
  { db }: Pick<Platform, "db">,
  actor: Actor,
  { open, limit, cursor }: { open: "true" | "false"; limit: number; cursor?: string | undefined },
) {
  const isOpen = open === "true";
  const found = await listAppealsFor(db, isOpen, limit + 1, cursor ? decodeCursor(cursor) : null);
  const { shown, next_cursor } = pageOf(found, limit, ({ id, createdAt, decidedAt }) =>
    encodeCursor({ id, at: (isOpen ? null : decidedAt) ?? createdAt }),
  );
  return { items: await present(db, actor, shown), next_cursor };
}

/** Decides an appeal and writes it down. Throws not_found, forbidden, appeal_decided. */
export async function decideBanAppeal(
  platform: Platform,
  actor: Actor,
  id: string,
  { accept, answer }: { accept: boolean; answer: string },
): Promise<BanAppeal> {
  const decision = accept ? ("accepted" as const) : ("rejected" as const);
  const row = await platform.db.transaction(async (tx) => {
    const appeal = await lockAppeal(tx, id);
    if (!appeal) throw new Fail("not_found");
    if (!canDecideBanAppeal(actor, targetOf(appeal))) throw new Fail("forbidden");
    // Decided, or the ban is over or another one.
    if (appeal.decision !== null || !appeal.holds) throw new Fail("appeal_decided");
    await decideAppealWithin(platform, tx, id, { decision, answer, actorId: actor.id });
    const until = appeal.until?.toISOString() ?? null;
    await recordStaffAction(tx, {
      actorId: actor.id,
      action: `ban_appeal.${decision}`,
      reason: answer,
      kind: "member",
      subjectId: appeal.memberId,
      before: { banned: true, until },
      after: accept ? { banned: false, until: null } : { banned: true, until },
    });
    return lockAppeal(tx, id);
  });
  const [one] = row ? await present(platform.db, actor, [row]) : [];
  if (!one) throw new Fail("not_found");
  return one;
}
