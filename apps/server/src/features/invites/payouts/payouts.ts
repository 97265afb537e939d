import { PAYOUT_MIN_CENTS } from "@kompagnon/contract/invites/rules.ts";
import { isSEPACountry, isValidIBAN } from "ibantools";
import { isConfirmed } from "#features/accounts/public.ts";
import { balanceOf } from "#features/invites/earnings/earnings.ts";
import { publishChange } from "#features/invites/links/attribution.ts";
import { lockInviter } from "#features/invites/links/link-queries.ts";
import {
  decidePayoutRow,
  findPayout,
  insertPayout,
  listOwnPayouts,
  listPayouts,
  type PayoutRow,
  type PayoutState,
  payPayoutRow,
} from "#features/invites/payouts/payout-queries.ts";
import { recordDeed } from "#features/moderation/public.ts";
import { memberCards } from "#features/profiles/public.ts";
import { open, seal } from "#platform/crypt.ts";
import type { Queryable } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../errors.ts";

/** Where a payout goes. */
type Account = { iban: string; holder: string };
/** What is stored of it. */
const sealed = (secret: string, account: Account): string =>
  seal(secret, Buffer.from(JSON.stringify(account))).toString("base64url");
/** Where a payout goes, unsealed. */
export const accountOf = (secret: string, { sealed: text }: Pick<PayoutRow, "sealed">): Account =>
  JSON.parse(open(secret, Buffer.from(text, "base64url")).toString("utf8")) as Account; // sealed above

const present = (row: PayoutRow) => ({
  ...{ id: row.id, cents: row.cents, state: row.state, iban_end: row.ibanEnd, reason: row.reason },
  requested_at: row.requestedAt.toISOString(),
  decided_at: row.decidedAt?.toISOString() ?? null,
  paid_at: row.paidAt?.toISOString() ?? null,
});

/** Payouts as whoever decides them sees them. */
async function presentCases(
  { db, config }: { db: Queryable; config: Platform["config"] },
  rows: readonly PayoutRow[],
) {
  const cards = await memberCards(
    db,
    rows.map(({ memberId }) => memberId),
  );
  return rows.map((row) => ({
    ...present(row),
    ...accountOf(config.secret, row),
    member_id: row.memberId,
    member_name: cards.get(row.memberId)?.username ?? "",
  }));
}

type Paging = { limit: number; cursor?: string | undefined };
const cursorOf = ({ requestedAt, id }: PayoutRow): string => encodeCursor({ at: requestedAt, id });

/** A member's payouts, a page at a time. */
export async function payoutsOf({ db }: Platform, memberId: string, { limit, cursor }: Paging) {
  const found = await listOwnPayouts(db, memberId, limit + 1, cursor ? decodeCursor(cursor) : null);
  const { shown, next_cursor } = pageOf(found, limit, cursorOf);
  return { items: shown.map(present), next_cursor };
}

/**
 * Asks for everything payable; one request at a time. Throws email_unconfirmed, payout_running, payout_too_small, and
 * invalid_input for an account that money can't be sent to.
 */
export async function requestPayout(platform: Platform, memberId: string, account: Account) {
  const { db, config, payments } = platform;
  if (!isValidIBAN(account.iban) || !isSEPACountry(account.iban.slice(0, 2)))
    throw new Fail("invalid_input", { details: [{ field: "iban", code: "iban_invalid" }] });
  const row = await db.transaction(async (tx) => {
    await lockInviter(tx, memberId);
    if (!(await isConfirmed(tx, memberId))) throw new Fail("email_unconfirmed");
    const { payable, requested } = await balanceOf(tx, memberId, payments.livemode);
    if (requested > 0) throw new Fail("payout_running");
    if (payable < PAYOUT_MIN_CENTS) throw new Fail("payout_too_small");
    const stored = await insertPayout(tx, {
      ...{ id: newId(), memberId, cents: payable, livemode: payments.livemode },
      ...{ sealed: sealed(config.secret, account), ibanEnd: account.iban.slice(-4) },
    });
    await publishChange(platform, tx, memberId);
    return stored;
  });
  if (!row) throw new Error("a stored payout is answered");
  return present(row);
}

/** Payouts in a state, a page at a time. */
export async function casesOf(platform: Platform, { limit, cursor, state }: Paging & { state: PayoutState }) {
  const after = cursor ? decodeCursor(cursor) : null;
  const found = await listPayouts(platform.db, state, platform.payments.livemode, limit + 1, after);
  const { shown, next_cursor } = pageOf(found, limit, cursorOf);
  return { items: await presentCases(platform, shown), next_cursor };
}

/** Changes a payout's state once, and writes down who did. Throws not_found, payout_decided. */
async function change(
  platform: Platform,
  by: string,
  id: string,
  act: (tx: Queryable) => Promise<PayoutRow | null>,
) {
  const seen = await findPayout(platform.db, id);
  if (!seen) throw new Fail("not_found");
  const changed = await platform.db.transaction(async (tx) => {
    const row = await act(tx);
    if (!row) throw new Fail("payout_decided");
    const { state, memberId, cents, reason } = row;
    if (state === "requested") throw new Error("a decision changes the state");
    await recordDeed(tx, {
      ...{ actorId: by, action: `payout.${state}`, kind: "member", subjectId: memberId, reason },
      ...{ before: { state: seen.state, cents }, after: { state, cents } },
    });
    await publishChange(platform, tx, row.memberId);
    return row;
  });
  const [one] = await presentCases(platform, [changed]);
  if (!one) throw new Error("one row is one case");
  return one;
}

/** Approves or rejects a request; never one's own. Throws not_found, payout_decided, forbidden. */
export async function decidePayout(
  platform: Platform,
  by: string,
  id: string,
  { approved, reason }: { approved: boolean; reason: string },
) {
  if ((await findPayout(platform.db, id))?.memberId === by) throw new Fail("forbidden");
  return change(platform, by, id, (tx) =>
    decidePayoutRow(tx, id, approved ? "approved" : "rejected", by, reason),
  );
}

/** Marks an approved payout as paid. Throws not_found, payout_decided. */
export const markPaid = (platform: Platform, by: string, id: string) =>
  change(platform, by, id, (tx) => payPayoutRow(tx, id));
