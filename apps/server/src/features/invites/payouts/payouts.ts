import { PAYOUT_MIN_CENTS, type PayoutState } from "@kompagnon/contract/invites/rules.ts";
import type { StaffFacts } from "@kompagnon/contract/moderation/audit-facts.ts";
import { isSEPACountry, isValidIBAN } from "ibantools";
import { isConfirmed } from "#features/accounts/public.ts";
import { balanceOf } from "#features/invites/earnings/earnings.ts";
import { withheldBacklog } from "#features/invites/holds/hold-queries.ts";
import { publishChange } from "#features/invites/links/attribution.ts";
import { lockInviter } from "#features/invites/links/link-queries.ts";
import { Fail } from "#features/invites/links/links.ts";
import {
  countStates,
  decidePayoutRow,
  findPayout,
  insertPayout,
  listOwnPayouts,
  listPayouts,
  type PayoutRow,
  payPayoutRow,
} from "#features/invites/payouts/payout-queries.ts";
import { sepaText } from "#features/invites/payouts/sepa-text.ts";
import { recordStaffAction } from "#features/moderation/public.ts";
import { memberCards } from "#features/profiles/public.ts";
import type { Queryable } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";
import { open, seal } from "#platform/secrets.ts";

/** Where a payout goes. */
type Account = { iban: string; holder: string };
/** What is stored of it. */
const sealed = (secret: string, account: Account): string =>
  seal(secret, Buffer.from(JSON.stringify(account))).toString("base64url");
/** Where a payout goes, unsealed. */
export const accountOf = (secret: string, { sealed: text }: Pick<PayoutRow, "sealed">): Account =>
  JSON.parse(open(secret, Buffer.from(text, "base64url")).toString("utf8")) as Account; // sealed above

const present = (row: PayoutRow) => ({
  id: row.id,
  cents: row.cents,
  state: row.state,
  iban_end: row.ibanEnd,
  reason: row.reason,
  requested_at: row.requestedAt.toISOString(),
  decided_at: row.decidedAt?.toISOString() ?? null,
  paid_at: row.paidAt?.toISOString() ?? null,
});

/** Enough of a name to tell two payouts apart. */
const hintOf = (holder: string): string => `${[...holder].slice(0, 2).join("")}…`;

/**
 * Whether a member's balance covers what is requested and approved. An earning may have been reversed or held since. Under the
 * inviter's lock the answer stays true until the transaction ends.
 */
async function isCovered(db: Queryable, memberId: string, livemode: boolean): Promise<boolean> {
  const { payable } = await balanceOf(db, memberId, livemode);
  return payable >= 0;
}

/** Payouts as the team sees them. */
async function presentCases(
  { db, config, payments }: { db: Queryable } & Pick<Platform, "config" | "payments">,
  rows: readonly PayoutRow[],
) {
  const cards = await memberCards(
    db,
    rows.map(({ memberId }) => memberId),
  );
  return Promise.all(
    rows.map(async (row) => ({
      ...present(row),
      holder_hint: hintOf(accountOf(config.secret, row).holder),
      covered:
        (row.state !== "requested" && row.state !== "approved") ||
        (await isCovered(db, row.memberId, payments.livemode)),
      member_id: row.memberId,
      member_name: cards.get(row.memberId)?.username ?? "",
    })),
  );
}

/** Shows where a payout goes, and writes down that it was shown. Throws not_found. */
export async function accountOfCase({ db, config }: Platform, by: string, id: string): Promise<Account> {
  const row = await findPayout(db, id);
  if (!row) throw new Fail("not_found");
  await recordStaffAction(db, {
    actorId: by,
    action: "payout.account_revealed",
    kind: "member",
    subjectId: row.memberId,
    after: { payout: id },
  });
  return accountOf(config.secret, row);
}

/** How many cases each list has. */
export async function countsOf({ db, payments }: Platform) {
  return { ...(await countStates(db, payments.livemode)), held: (await withheldBacklog(db)).count };
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
  if (sepaText(account.holder) === null)
    throw new Fail("invalid_input", { details: [{ field: "holder", code: "holder_unwritable" }] });
  const row = await db.transaction(async (tx) => {
    await lockInviter(tx, memberId);
    if (!(await isConfirmed(tx, memberId))) throw new Fail("email_unconfirmed");
    const { payable, requested } = await balanceOf(tx, memberId, payments.livemode);
    if (requested > 0) throw new Fail("payout_running");
    if (payable < PAYOUT_MIN_CENTS) throw new Fail("payout_too_small");
    const stored = await insertPayout(tx, {
      id: newId(),
      memberId,
      cents: payable,
      livemode: payments.livemode,
      sealed: sealed(config.secret, account),
      ibanEnd: account.iban.slice(-4),
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
  const found = await listPayouts(platform.db, {
    state,
    livemode: platform.payments.livemode,
    limit: limit + 1,
    after,
  });
  const { shown, next_cursor } = pageOf(found, limit, cursorOf);
  return { items: await presentCases(platform, shown), next_cursor };
}

type Change = {
  /** Whether the balance must cover the payout. */
  needsCover: boolean;
  facts?: StaffFacts;
  act: (tx: Queryable) => Promise<PayoutRow | null>;
};

/**
 * Changes a payout's state once, with the balance checked under the inviter's lock, and writes down who did. Throws not_found,
 * payout_decided, payout_uncovered.
 */
async function change(platform: Platform, by: string, id: string, { needsCover, facts, act }: Change) {
  const seen = await findPayout(platform.db, id);
  if (!seen) throw new Fail("not_found");
  const changed = await platform.db.transaction(async (tx) => {
    await lockInviter(tx, seen.memberId);
    const covered = await isCovered(tx, seen.memberId, platform.payments.livemode);
    const row = await act(tx);
    if (!row) throw new Fail("payout_decided");
    if (needsCover && !covered) throw new Fail("payout_uncovered");
    const { state, memberId, cents, reason } = row;
    if (state === "requested") throw new Error("a decision changes the state");
    await recordStaffAction(tx, {
      actorId: by,
      action: `payout.${state}`,
      kind: "member",
      subjectId: memberId,
      reason,
      before: { state: seen.state, cents },
      after: { state, cents, ...facts },
    });
    await publishChange(platform, tx, row.memberId);
    return row;
  });
  const [one] = await presentCases(platform, [changed]);
  if (!one) throw new Error("one row is one case");
  return one;
}

/**
 * Approves a payout that is covered, or rejects one that is not paid; never one's own. Throws not_found, payout_decided,
 * payout_uncovered, forbidden.
 */
export async function decidePayout(
  platform: Platform,
  by: string,
  id: string,
  { approved, reason }: { approved: boolean; reason: string },
) {
  if ((await findPayout(platform.db, id))?.memberId === by) throw new Fail("forbidden");
  return change(platform, by, id, {
    needsCover: approved,
    act: (tx) => decidePayoutRow(tx, id, { state: approved ? "approved" : "rejected", by, reason }),
  });
}

/**
 * Marks an approved payout as paid; one that is not covered only where the bank has transferred it already. Throws not_found,
 * payout_decided, payout_uncovered.
 */
export const markPaid = (
  platform: Platform,
  by: string,
  id: string,
  { transferred }: { transferred: boolean },
) =>
  change(platform, by, id, {
    needsCover: !transferred,
    facts: { transferred },
    act: (tx) => payPayoutRow(tx, id),
  });

/** The approved payouts that are covered, each checked under its inviter's lock. */
export async function exportable({ db, payments }: Platform, max: number): Promise<PayoutRow[]> {
  const rows = await listPayouts(db, {
    state: "approved",
    livemode: payments.livemode,
    limit: max,
    after: null,
  });
  const members = [...new Set(rows.map(({ memberId }) => memberId))].sort();
  return db.transaction(async (tx) => {
    const covered = new Set<string>();
    for (const memberId of members) {
      await lockInviter(tx, memberId);
      if (await isCovered(tx, memberId, payments.livemode)) covered.add(memberId);
    }
    const now = await listPayouts(tx, {
      state: "approved",
      livemode: payments.livemode,
      limit: max,
      after: null,
    });
    return now.filter(({ memberId }) => covered.has(memberId));
  });
}
