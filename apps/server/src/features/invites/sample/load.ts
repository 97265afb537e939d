import { WITHDRAWAL_DAYS } from "@kompagnon/contract/billing/rules.ts";
import { REWARD_USD_CENTS } from "@kompagnon/contract/invites/rules.ts";
import { sampleOrders } from "#features/billing/public.ts";
import { insertEarning } from "#features/invites/earnings/earning-queries.ts";
import { centsAt } from "#features/invites/earnings/earnings.ts";
import type { Tx } from "#platform/db/database.ts";
import type { SampleCommunity } from "#platform/feature.ts";
import { seal } from "#platform/secrets.ts";

const DAY = 86_400_000;
/** The sample people joined so far apart, the first of sixty first. */
const JOINED_APART = 1.25 * DAY;
const PEOPLE = 60;

/** Every second place from one to another. */
const places = (from: number, to: number): number[] =>
  Array.from({ length: (to - from) / 2 + 1 }, (_, nth) => from + 2 * nth);

/** Who invites whom, by their places among the sample people: nobody came before who invited them. */
const INVITERS = [
  { place: 1, slug: "jonas", bought: [...places(8, 46), 48, 49, 53, 54], looking: [50, 51, 52] },
  { place: 5, slug: "werkbank", bought: places(9, 27), looking: [] },
  { place: 7, slug: "zweite-schicht", bought: places(29, 47), looking: [] },
] as const;
/** Bought, and got the money back. */
const RETURNED = 54;
const RETURNED_DAYS_AGO = 3;
/** Bought on the device of whoever invited them. */
const HELD = 53;

type State = "requested" | "approved" | "rejected" | "paid";
/** Payouts in every state: days ago of asking, deciding and paying. */
const PAYOUTS: readonly {
  place: number;
  state: State;
  asked: number;
  decided?: number;
  paid?: number;
  reason?: string;
  iban: string;
  holder: string;
}[] = [
  {
    place: 1,
    state: "rejected",
    asked: 27,
    decided: 26.5,
    reason: "Der Kontoinhaber heißt anders als du. Fordere sie bitte mit einem eigenen Konto noch einmal an.",
    iban: "FR1420041010050500013M02606",
    holder: "Maison Dupont",
  },
  {
    place: 1,
    state: "paid",
    asked: 26,
    decided: 25.5,
    paid: 24,
    iban: "DE89370400440532013000",
    holder: "Jonas Beispiel",
  },
  {
    place: 5,
    state: "approved",
    asked: 3,
    decided: 1,
    iban: "AT611904300234573201",
    holder: "Werkbank Beispiel",
  },
  {
    place: 7,
    state: "requested",
    asked: 0.4,
    iban: "NL91ABNA0417164300",
    holder: "Zweite Schicht Beispiel",
  },
];
/** Each takes the reward of ten members. */
const PER_PAYOUT = 10;

type Sample = SampleCommunity & { tx: Tx };
const joinedAt = ({ now }: Sample, place: number): number => now - (PEOPLE - place) * JOINED_APART;
const idOf = ({ ids }: Sample, place: number): string => ids[place] ?? "";

/** Writes links, who came by them and bought, what that earned, and payouts in every state. All of it is test money. */
export async function loadInvites(tx: Tx, community: SampleCommunity): Promise<void> {
  const sample = { ...community, tx };
  for (const { place, slug, bought, looking } of INVITERS) {
    const inviter = idOf(sample, place);
    await tx.rawQuery(
      "insert into member_invites (member_id, slug, key, created_at) values ($1, $2, $2, $3)",
      [inviter, slug, new Date(joinedAt(sample, place) + DAY / 2)],
    );
    for (const invitee of [...bought, ...looking])
      await tx.rawQuery("insert into invite_redemptions (invitee_id, inviter_id, at) values ($1, $2, $3)", [
        idOf(sample, invitee),
        inviter,
        new Date(joinedAt(sample, invitee)),
      ]);
    // Where nothing is sold with test money, nothing was bought, and so nothing earned.
    if (community.platform.payments.local)
      for (const invitee of bought) await addPurchase(sample, inviter, invitee);
  }
  await tx.rawQuery(
    "insert into held_invites (id, invitee_id, inviter_id, reason, at) values ($1, $2, $3, 'same_device', $4)",
    [
      community.makeId("held invite", joinedAt(sample, HELD)),
      idOf(sample, HELD),
      idOf(sample, 1),
      new Date(joinedAt(sample, HELD)),
    ],
  );
  if (community.platform.payments.local) await addPayouts(sample);
}

/** Somebody bought a day after they had joined, and their inviter earned by it; one got the money back. */
async function addPurchase(sample: Sample, inviter: string, place: number): Promise<void> {
  const { tx, makeId, now, platform } = sample;
  const at = joinedAt(sample, place) + DAY;
  const returned = place === RETURNED;
  const { loadOrder } = await sampleOrders();
  const [payment = ""] = await loadOrder(
    tx,
    sample,
    {
      member: place,
      plan: "30d",
      paidDaysAgo: [(now - at) / DAY],
      ...(returned && { turn: { kind: "refunded", daysAgo: RETURNED_DAYS_AGO } }),
    },
    `invited ${place}`,
  );
  const earn = async (kind: "earned" | "reversed", of: string | null, when: number) => {
    const { rate, rateDate } = platform.config.payouts;
    const id = makeId(`invite ${kind} earning ${place}`, when);
    await insertEarning(tx, {
      id,
      inviterId: inviter,
      inviteeId: idOf(sample, place),
      kind,
      of,
      payment,
      livemode: false,
      cents: centsAt(REWARD_USD_CENTS, rate),
      usdCents: REWARD_USD_CENTS,
      rate,
      rateDate,
      at: new Date(when),
      payableAt: new Date(at + WITHDRAWAL_DAYS * DAY),
    });
    return id;
  };
  const earned = await earn("earned", null, at);
  if (returned) await earn("reversed", earned, now - RETURNED_DAYS_AGO * DAY);
}

async function addPayouts(sample: Sample): Promise<void> {
  const { tx, makeId, now, platform } = sample;
  const cents = PER_PAYOUT * centsAt(REWARD_USD_CENTS, platform.config.payouts.rate);
  const { rows } = await tx.rawQuery<{ id: string }>(
    "select id from members where email = 'admin@example.test'",
  );
  const admin = rows[0]?.id ?? null;
  const ago = (days: number | undefined): Date | null =>
    days === undefined ? null : new Date(now - days * DAY);
  for (const { place, state, asked, decided, paid, reason, iban, holder } of PAYOUTS) {
    const sealed = seal(platform.config.secret, Buffer.from(JSON.stringify({ iban, holder })));
    await tx.rawQuery(
      `insert into payouts (id, member_id, cents, state, livemode, sealed, iban_end, requested_at, decided_at, decided_by, paid_at,
         reason) values ($1, $2, $3, $4, false, $5, $6, $7, $8, $9, $10, $11)`,
      [
        makeId(`payout ${place} ${state}`, now - asked * DAY),
        idOf(sample, place),
        cents,
        state,
        sealed.toString("base64url"),
        iban.slice(-4),
        ago(asked),
        ago(decided),
        decided === undefined ? null : admin,
        ago(paid),
        reason ?? "",
      ],
    );
  }
}
