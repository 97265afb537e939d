import type { Allowance } from "@kompagnon/contract/ai/model.ts";
import { isConfirmed } from "#features/accounts/public.ts";
import {
  findAllowance,
  findExpired,
  giveBack,
  hold,
  lockMonth,
  take,
} from "#features/ai/allowance-queries.ts";
import { Fail } from "#features/ai/service.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { isTaken } from "#platform/errors.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";

/** One answer of a month, held while it is written. */
export type Reservation = { id: string; memberId: string; month: string };

/** Longer than any answer is written: who holds one longer is gone. */
const RESERVATION_SECONDS = 300;
const BATCH = 200;

/** How many answers a month this member gets. */
export const limitOf = ({ config }: Pick<Platform, "config">, { plan }: Pick<Viewer, "plan">): number =>
  plan === "free" ? 0 : config.aiAnswers[plan];

/** What of a member's month is left. */
export async function allowanceOf(db: Queryable, memberId: string, limit: number): Promise<Allowance> {
  const { used, renewsAt } = await findAllowance(db, memberId);
  return { limit, used, left: Math.max(0, limit - used), renews_at: renewsAt.toISOString() };
}

/**
 * Takes one answer of the month, for a conversation if there is one; null if none is left. However many ask at once, none is taken twice: the
 * month's row is locked. Throws email_unconfirmed, and ai_running where the conversation has one already.
 */
export async function reserve(
  tx: Tx,
  memberId: string,
  conversationId: string | null,
  limit: number,
): Promise<Reservation | null> {
  if (!(await isConfirmed(tx, memberId))) throw new Fail("email_unconfirmed");
  const month = await lockMonth(tx, memberId);
  await giveBack(tx, memberId);
  if (!(await take(tx, memberId, month, limit))) return null;
  const id = newId();
  await hold(tx, { id, memberId, month, conversationId, seconds: RESERVATION_SECONDS }).catch(
    (error: unknown) => {
      throw isTaken(error, "ai_reservations_conversation") ? new Fail("ai_running") : error;
    },
  );
  return { id, memberId, month };
}

/** Gives back what processes that are gone still hold. */
export async function giveAllBack({ db }: Pick<Platform, "db">): Promise<void> {
  let found = BATCH;
  while (found === BATCH) {
    const members = await findExpired(db, BATCH);
    for (const id of members)
      await db.transaction(async (tx) => {
        await lockMonth(tx, id);
        await giveBack(tx, id);
      });
    found = members.length;
  }
}
