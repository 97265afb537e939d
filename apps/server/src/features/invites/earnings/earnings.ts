import { WITHDRAWAL_DAYS } from "@kompagnon/contract/billing/rules.ts";
import type { Earnings } from "@kompagnon/contract/invites/model.ts";
import { PAYOUT_MIN_CENTS, REWARD_USD_CENTS } from "@kompagnon/contract/invites/rules.ts";
import { findActiveEarning, insertEarning, sumEarnings } from "#features/invites/earnings/earning-queries.ts";
import { holdInvite, isCardOfAnother, isRefused } from "#features/invites/holds/hold-queries.ts";
import { publishChange } from "#features/invites/links/attribution.ts";
import { findInviterOf, lockInviter } from "#features/invites/links/link-queries.ts";
import { eurosOf } from "#features/invites/links/links.ts";
import { sumPayouts } from "#features/invites/payouts/payout-queries.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";

const DAY_MS = 86_400_000;

/** US cents in euro cents at a rate in ten-thousandths, rounded to the nearest. */
export const centsAt = (usdCents: number, rate: number): number =>
  Math.floor((usdCents * rate + 5_000) / 10_000);

type Paid = {
  memberId: string;
  payment: string;
  at: Date;
  livemode: boolean;
  cardFingerprint: string | null;
};

/** A referred member paid: their inviter earns once, for as long as a payment of theirs counts. */
async function earn(platform: Platform, tx: Tx, paid: Paid): Promise<void> {
  const { memberId: inviteeId, payment, livemode } = paid;
  const inviterId = await findInviterOf(tx, inviteeId);
  if (!inviterId) return;
  await lockInviter(tx, inviterId);
  await publishChange(platform, tx, inviterId);
  if ((await findActiveEarning(tx, inviteeId)) || (await isRefused(tx, inviteeId))) return;
  const card = paid.cardFingerprint;
  if (card && (await isCardOfAnother(tx, inviterId, inviteeId, card)))
    await holdInvite(tx, { id: newId(), inviteeId, inviterId, reason: "same_card" });
  const { rate, rateDate } = platform.config.payouts;
  await insertEarning(tx, {
    id: newId(),
    inviterId,
    inviteeId,
    kind: "earned",
    of: null,
    payment,
    livemode,
    rate,
    rateDate,
    cents: centsAt(REWARD_USD_CENTS, rate),
    usdCents: REWARD_USD_CENTS,
    at: paid.at,
    payableAt: new Date(paid.at.getTime() + WITHDRAWAL_DAYS * DAY_MS),
  });
}

/** Reverses the invitee's earning if it came from this payment; without a payment, any. */
export async function reverse(
  platform: Platform,
  tx: Tx,
  inviteeId: string,
  payment?: string,
): Promise<void> {
  const inviterId = await findInviterOf(tx, inviteeId);
  if (inviterId) await lockInviter(tx, inviterId);
  const active = await findActiveEarning(tx, inviteeId);
  if (!active || (payment !== undefined && active.payment !== payment)) return;
  await insertEarning(tx, { ...active, id: newId(), kind: "reversed", of: active.id, at: new Date() });
  await publishChange(platform, tx, active.inviterId);
}

/** What members pay and get back moves what their inviters earn, in the same transaction. */
export function followPayments(platform: Platform): void {
  const { domainEvents } = platform;
  domainEvents.within("payment.made", (tx, paid) => earn(platform, tx, paid));
  domainEvents.within("payment.turned", async (tx, { memberId, payment, counts, at, livemode }) => {
    if (counts) await earn(platform, tx, { memberId, payment, at, livemode, cardFingerprint: null });
    else await reverse(platform, tx, memberId, payment);
  });
}

/** The amount that can be paid out now, in cents; negative if an earning was reversed after its payout. */
export async function balanceOf(db: Queryable, memberId: string, livemode: boolean) {
  const sums = await sumEarnings(db, memberId, livemode);
  const out = await sumPayouts(db, memberId, livemode);
  const payable = sums.earned - sums.held - sums.waiting - out.requested - out.paid;
  return { ...sums, ...out, payable };
}

/** What a member earned by inviting. */
export async function earningsOf({ db, payments, config }: Platform, memberId: string): Promise<Earnings> {
  const balance = await balanceOf(db, memberId, payments.livemode);
  const { rate, rateDate } = config.payouts;
  return {
    premium_conversions: balance.conversions,
    earnings_eur: eurosOf(balance.earned),
    last_updated: (balance.latest ?? new Date()).toISOString(),
    earned_cents: balance.earned,
    waiting_cents: balance.waiting,
    held_cents: balance.held,
    payable_cents: Math.max(0, balance.payable),
    requested_cents: balance.requested,
    paid_cents: balance.paid,
    min_payout_cents: PAYOUT_MIN_CENTS,
    reward: {
      usd_cents: REWARD_USD_CENTS,
      cents: centsAt(REWARD_USD_CENTS, rate),
      rate: `${Math.floor(rate / 10_000)}.${String(rate % 10_000).padStart(4, "0")}`,
      rate_date: rateDate,
    },
  };
}
