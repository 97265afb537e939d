import type { DeclineWording, InboxWho } from "@kompagnon/contract/chats/rules.ts";
import { scamSigns } from "@kompagnon/contract/moderation/scam-signs.ts";
import { berlinDay } from "#platform/calendar.ts";
import type { Tx } from "#platform/db/database.ts";
import type { SampleCommunity } from "#platform/feature.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type SampleRequest = {
  from: number;
  to: number;
  hoursAgo: number;
  note: string;
  /** Its status; waiting by default. */
  state?: "ignored" | "silent" | DeclineWording;
};

/** Requests to write, in every state that one meets: to Lena, from her, and between others. */
const REQUESTS: readonly SampleRequest[] = [
  {
    from: 40,
    to: 0,
    hoursAgo: 3,
    note: "Hallo Lena, ich lektoriere Kinderbücher und würde deinen Prototyp gern lesen. Magst du schreiben?",
  },
  {
    from: 45,
    to: 0,
    hoursAgo: 7,
    note: "Garantierte Rendite von 20 % im Monat, kein Risiko! Überweise vorab 100 €, dann wird dein Gewinn freigeschaltet.",
  },
  { from: 42, to: 0, hoursAgo: 50, note: "Hi, Lust auf einen Kaffee?", state: "ignored" },
  { from: 44, to: 0, hoursAgo: 200, note: "Kaufst du mir einen Shop ab?", state: "silent" },
  {
    from: 0,
    to: 43,
    hoursAgo: 20,
    note: "Dein Beitrag über Druckereien hat mir sehr geholfen. Darf ich dich zwei Sachen fragen?",
  },
  {
    from: 0,
    to: 47,
    hoursAgo: 90,
    note: "Ich suche jemanden für die Zahlen hinter meinem Etsy-Shop. Wäre das was für dich?",
    state: "later",
  },
  { from: 46, to: 48, hoursAgo: 30, note: "Shall we compare our newsletters?", state: "no_time" },
];

type SampleInbox = {
  whose: number;
  who?: InboxWho;
  pausedDays?: number | "open";
  cap?: number;
  answerDays?: number;
};
/** Who has set something about requests: one pauses for nine days, one until further notice. */
const INBOXES: readonly SampleInbox[] = [
  { whose: 26, pausedDays: 9 },
  { whose: 12, pausedDays: "open" },
  { whose: 18, who: "verified", cap: 5 },
  { whose: 23, who: "matches" },
  { whose: 1, cap: 10, answerDays: 14 },
];

/** Writes requests to write, and who takes them. */
export async function loadRequests(tx: Tx, { ids, now, makeId }: SampleCommunity): Promise<void> {
  for (const [n, { from, to, hoursAgo, note, state }] of REQUESTS.entries()) {
    const at = now - hoursAgo * HOUR;
    const isDeclined = state !== undefined && state !== "ignored";
    const signs = scamSigns(note);
    await tx.rawQuery(
      `insert into chat_requests (id, from_id, to_id, note, status, ignored, created_at, decided_at, wording, signs)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        makeId(`chat request ${n}`, at),
        ids[from],
        ids[to],
        note,
        isDeclined ? "declined" : "pending",
        state === "ignored",
        new Date(at),
        isDeclined ? new Date(at + HOUR) : null,
        isDeclined && state !== "silent" ? state : null,
        signs.length > 0 ? signs : null,
      ],
    );
  }
  for (const { whose, who = "everybody", pausedDays, cap, answerDays } of INBOXES)
    await tx.rawQuery(
      `insert into inbox_settings (member_id, who, paused, paused_until, weekly_cap, wording, answer_days)
         values ($1, $2, $3, $4, $5, 'no_time', $6)`,
      [
        ids[whose],
        who,
        pausedDays !== undefined,
        typeof pausedDays === "number" ? berlinDay(new Date(now + pausedDays * DAY)) : null,
        cap ?? null,
        answerDays ?? null,
      ],
    );
}
