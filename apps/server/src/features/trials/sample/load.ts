import type { Debrief, Trial } from "@kompagnon/contract/trials/model.ts";
import { conversationBetween } from "#features/chats/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { SampleCommunity } from "#platform/feature.ts";

const DAY = 86_400_000;

/** A trial project of the sample community: of whom (indexes in PEOPLE), since when, and how it stands. */
type SampleTrial = {
  a: number;
  b: number;
  goal: string;
  weeks: number;
  status: Exclude<Trial["status"], "declined">;
  /** Days before now of the proposal, which the first makes; work begins a day later. */
  daysAgo: number;
  /** Tasks, and who has done them. */
  tasks: readonly [text: string, doneBy?: "a" | "b"][];
  debriefs?: readonly ["a" | "b", Debrief["verdict"], good: string, hard: string][];
};

const TRIALS: readonly SampleTrial[] = [
  {
    a: 19,
    b: 6,
    weeks: 2,
    status: "proposed",
    daysAgo: 1,
    goal: "Vier Reels für einen Laden bei dir um die Ecke, eins davon über 10.000 Aufrufe",
    tasks: [
      ["Laden finden, der mitmacht"],
      ["Vier Ideen aufschreiben"],
      ["Erstes Reel drehen und schneiden"],
    ],
  },
  {
    a: 1,
    b: 3,
    weeks: 3,
    status: "running",
    daysAgo: 9,
    goal: "Drei Cafés planen zwei Wochen lang alle Schichten mit der App",
    tasks: [
      ["Mit den drei Cafés reden, was ihnen fehlt", "a"],
      ["Fehler bei „frei“ und „Freiheit“ beheben", "b"],
      ["Kurze Anleitung für die Kühlschranktür"],
      ["Fragen, was sie dafür zahlen würden"],
    ],
  },
  {
    a: 8,
    b: 29,
    weeks: 2,
    status: "debrief",
    daysAgo: 17,
    goal: "Zwanzig Hörübungen aufnehmen und zehn Leuten schicken",
    tasks: [
      ["Zwanzig Texte kürzen", "a"],
      ["Aufnehmen mit dem guten Popschutz", "b"],
      ["Zehn Leute fragen", "a"],
    ],
    debriefs: [
      [
        "b",
        "together",
        "Du hast nie gedrängelt, und trotzdem waren wir fertig.",
        "Meine Technik am zweiten Abend.",
      ],
    ],
  },
  {
    a: 2,
    b: 15,
    weeks: 4,
    status: "done",
    daysAgo: 40,
    goal: "Eine Seite über Bewässerung, die 50 Leute am Tag lesen",
    tasks: [
      ["Sechs Gießsysteme selbst testen", "a"],
      ["Fragen der Leserinnen sammeln", "a"],
      ["Seite bauen und messen", "b"],
    ],
    debriefs: [
      [
        "a",
        "together",
        "Du hast jede Empfehlung hinterfragt, das war gut.",
        "Ich brauche länger als du, bis ich zufrieden bin.",
      ],
      [
        "b",
        "together",
        "Am Ende waren es 63 am Tag.",
        "Dass wir erst in Woche zwei über Geld geredet haben.",
      ],
    ],
  },
  {
    a: 14,
    b: 16,
    weeks: 3,
    status: "done",
    daysAgo: 60,
    goal: "Zwölf Monate schlechte Laune: ein Kalender mit dem Dackel, 40 Vorbestellungen",
    tasks: [
      ["Zwölf Zeichnungen", "b"],
      ["Seite für Vorbestellungen", "a"],
      ["Druckerei finden", "a"],
    ],
    debriefs: [
      ["a", "together", "52 Vorbestellungen, und wir haben viel gelacht.", "Der Dezember kam sehr spät."],
      [
        "b",
        "together",
        "Du machst alles, was ich nicht kann.",
        "Rechnungen schreiben. Bitte nie wieder ich.",
      ],
    ],
  },
];

/** Writes the trial projects of conversations. */
export async function loadTrials(tx: Tx, { ids, now, makeId }: SampleCommunity): Promise<void> {
  for (const [index, trial] of TRIALS.entries()) {
    const [a = "", b = ""] = [ids[trial.a], ids[trial.b]];
    const chatId = (await conversationBetween(tx, a, b))?.id;
    if (!chatId) throw new Error(`the two of trial project ${index} have no conversation`);
    const proposed = now - trial.daysAgo * DAY;
    const started = trial.status === "proposed" ? null : new Date(proposed + DAY);
    const id = makeId(`trial ${index}`, proposed);
    await tx.rawQuery(
      `insert into trials (id, conversation_id, proposer_id, goal, weeks, status, created_at, started_at, ends_at)
         values ($1, $2, $3, $4, $5::int, $6, $7, $8::timestamptz, $8::timestamptz + make_interval(weeks => $5::int))`,
      [id, chatId, a, trial.goal, trial.weeks, trial.status, new Date(proposed), started],
    );
    for (const [position, [text, doneBy]] of trial.tasks.entries())
      await tx.rawQuery(
        "insert into trial_tasks (id, trial_id, text, position, assignee_id, done_by) values ($1, $2, $3, $4, $5, $5)",
        [
          makeId(`trial ${index} task ${position}`, proposed),
          id,
          text,
          position,
          doneBy ? { a, b }[doneBy] : null,
        ],
      );
    for (const [who, verdict, good, hard] of trial.debriefs ?? [])
      await tx.rawQuery(
        "insert into trial_debriefs (trial_id, member_id, verdict, good, hard, created_at) values ($1, $2, $3, $4, $5, $6)",
        [id, { a, b }[who], verdict, good, hard, new Date(proposed + (1 + trial.weeks * 7) * DAY)],
      );
  }
}
