import type { Tx } from "#platform/db/database.ts";
import type { SampleCommunity } from "#platform/feature.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Who asks to have lost second factors taken away, by their place among the sample members; times in hours before now. */
const RESETS = [
  { member: 51, asked: 60, knownDevice: true, state: "waiting", closed: null, reason: "" },
  { member: 52, asked: 5, knownDevice: false, state: "waiting", closed: null, reason: "" },
  {
    member: 53,
    asked: 400,
    knownDevice: false,
    state: "refused",
    closed: 330,
    reason: "Auf deine Rückfrage kam nichts, und ein anderes Gerät ist noch angemeldet.",
  },
] as const;

/** Who was banned, for what, and what they wrote against it. */
const APPEALS = [
  {
    member: 59,
    banned: 50,
    reason: "Mehrfach Werbung für einen Affiliate-Link in fremden Gruppen.",
    written: 20,
    decided: null,
    answer: "",
    text: "Ich hab den Link zweimal geteilt, weil ich dachte das hilft. Wusste nicht dass das als Werbung zählt, sorry. Mach ich nicht mehr.",
  },
  {
    member: 54,
    banned: 700,
    reason: "",
    written: 690,
    decided: 660,
    answer: "Du hast recht, das war eine Verwechslung. Entschuldige.",
    text: "Das Konto, das ihr meint, heißt fast wie meins. Ich war in der Gruppe gar nicht drin.",
  },
] as const;

/** Writes what waits for admins: wishes and appeals, open and decided. */
export async function loadRequests(tx: Tx, { ids, now, makeId }: SampleCommunity): Promise<void> {
  const at = (hours: number | null) => (hours === null ? null : new Date(now - hours * HOUR));
  const [decider] = ids;
  for (const { member, asked, knownDevice, state, closed, reason } of RESETS)
    await tx.rawQuery(
      `insert into factor_resets (id, member_id, state, asked_at, ready_at, known_device, closed_at, decided_by, reason)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        makeId(`factor reset ${member}`, now - asked * HOUR),
        ids[member],
        state,
        at(asked),
        new Date(now - asked * HOUR + 2 * DAY),
        knownDevice,
        at(closed),
        closed === null ? null : decider,
        reason,
      ],
    );
  for (const { member, banned, reason, written, decided, answer, text } of APPEALS) {
    if (decided === null)
      await tx.rawQuery("update members set banned_at = $2, ban_reason = $3 where id = $1", [
        ids[member],
        at(banned),
        reason,
      ]);
    await tx.rawQuery(
      `insert into appeals (id, member_id, banned_at, text, created_at, decided_at, decision, answer)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        makeId(`appeal ${member}`, now - written * HOUR),
        ids[member],
        at(banned),
        text,
        at(written),
        at(decided),
        decided === null ? null : "accepted",
        answer,
      ],
    );
  }
}
