import type { Answer } from "@kompagnon/contract/partnerships/model.ts";
import type { QuestionKey } from "@kompagnon/contract/partnerships/questions.ts";
import type { AsideHow, Part, Stage } from "@kompagnon/contract/partnerships/rules.ts";

const one = (choice: string): Answer => ({ kind: "choice", choice });
const some = (...choices: string[]): Answer => ({ kind: "choices", choices });
const span = (from: number, to: number): Answer => ({ kind: "range", from, to });
const words = (text: string): Answer => ({ kind: "text", text });

/** What somebody answers; free words only where they have some. */
type SampleAnswers = Readonly<Partial<Record<QuestionKey, Answer>>>;

/** Somebody who likes to be sure. */
const CAREFUL: SampleAnswers = {
  aim_size: one("living"),
  aim_why: some("freedom", "craft"),
  aim_patience: one("two_years"),
  time_hours: span(6, 10),
  time_when: some("evenings", "weekends"),
  time_full: one("when_it_pays"),
  time_away: one("some_weeks"),
  value_candour: one("regular_talk"),
  value_pace: one("rather_sound"),
  value_reach: one("two_days"),
  money_in: span(500, 2_000),
  money_months: span(3, 6),
  money_risk: one("little"),
  money_profit: one("reserve"),
  money_outside: one("loan"),
  role_work: some("product", "design"),
  role_decide: one("together"),
  role_alone: span(50, 200),
  role_face: one("you"),
  own_split: one("equal"),
  own_earn: one("two_years"),
  own_leave: one("keep_earned"),
};
/** Somebody who likes to begin. */
const BOLD: SampleAnswers = {
  aim_size: one("growth"),
  aim_why: some("freedom", "learning"),
  aim_patience: one("one_year"),
  time_hours: span(15, 25),
  time_when: some("mornings", "evenings"),
  time_full: one("half_year"),
  time_away: one("one_week"),
  value_candour: one("at_once"),
  value_pace: one("fast"),
  value_reach: one("one_day"),
  money_in: span(2_000, 5_000),
  money_months: span(4, 9),
  money_risk: one("savings"),
  money_profit: one("reinvest"),
  money_outside: one("family"),
  role_work: some("sales", "marketing"),
  role_decide: one("by_field"),
  role_alone: span(200, 500),
  role_face: one("me"),
  own_split: one("equal"),
  own_earn: one("two_years"),
  own_leave: one("keep_earned"),
};

/** A path of the sample community: of whom (indexes in PEOPLE), what each has answered, and what they decided. */
export type SamplePath = {
  a: number;
  b: number;
  answers: Readonly<Record<"a" | "b", SampleAnswers>>;
  /** Which parts each is done with. */
  done: Readonly<Record<"a" | "b", readonly Part[]>>;
  points?: readonly { by: "a" | "b"; text: string; question?: QuestionKey; confirmed: boolean }[];
  skipped?: readonly Stage[];
  wantsTeam?: readonly ("a" | "b")[];
  aside?: { by: "a" | "b"; how: AsideHow; daysAgo: number };
};

const KNOW = ["aims", "time", "values"] as const;
const ALL = [...KNOW, "money", "roles", "ownership"] as const;

/** Pairs at every step of the way. */
export const PATHS: readonly SamplePath[] = [
  {
    // Getting to know each other: one part is uncovered, on the next the first one's answers are missing.
    a: 0,
    b: 2,
    answers: {
      a: {
        ...CAREFUL,
        aim_success: words("Wenn ein fremdes Kind das Buch zweimal hintereinander vorgelesen haben will."),
      },
      b: {
        ...BOLD,
        aim_size: one("side"),
        time_hours: span(4, 6),
        aim_success: words("Wenn ich mich sonntags darauf freue und nicht nur daran denke."),
      },
    },
    done: { a: ["aims"], b: ["aims", "time"] },
  },
  {
    // A trial project is proposed.
    a: 19,
    b: 6,
    answers: { a: BOLD, b: CAREFUL },
    done: { a: KNOW, b: KNOW },
  },
  {
    // It runs.
    a: 1,
    b: 3,
    answers: { a: CAREFUL, b: BOLD },
    done: { a: KNOW, b: KNOW },
    points: [
      {
        by: "a",
        question: "time_hours",
        confirmed: true,
        text: "Bis Weihnachten jeder, was geht. Danach reden wir noch einmal über feste Stunden.",
      },
    ],
  },
  {
    // Its debrief is due; the questions they leave out.
    a: 8,
    b: 29,
    answers: { a: CAREFUL, b: CAREFUL },
    done: { a: [], b: ["aims"] },
    skipped: ["know"],
  },
  {
    // They write down their agreement.
    a: 2,
    b: 15,
    done: { a: ALL, b: [...KNOW, "money", "roles"] },
    answers: {
      a: { ...CAREFUL, value_never: words("Etwas empfehlen, das ich nicht selbst benutze.") },
      b: { ...BOLD, value_never: words("Bewertungen erfinden oder kaufen.") },
    },
    wantsTeam: ["b"],
    points: [
      { by: "a", text: "Wir empfehlen nur, was eine von uns selbst in der Hand hatte.", confirmed: true },
      {
        by: "b",
        question: "role_decide",
        confirmed: false,
        text: "Über Texte entscheidest du, über die Seite ich. Über Geld beide.",
      },
    ],
  },
  {
    // All is settled: the team is next.
    a: 14,
    b: 16,
    done: { a: ALL, b: ALL },
    wantsTeam: ["a", "b"],
    answers: {
      a: { ...BOLD, aim_size: one("living"), time_full: one("when_it_pays"), role_decide: one("by_field") },
      b: { ...CAREFUL, role_face: one("you"), role_decide: one("by_field"), time_hours: span(10, 16) },
    },
    points: [
      {
        by: "a",
        text: "Du zeichnest, ich baue und rechne ab. Kein Bild geht raus ohne dein Ja.",
        confirmed: true,
      },
      {
        by: "b",
        text: "Gewinn erst in den Druck, dann halb und halb.",
        question: "money_profit",
        confirmed: true,
      },
    ],
  },
  {
    // They go on as friends.
    a: 17,
    b: 7,
    answers: { a: BOLD, b: CAREFUL },
    done: { a: ["aims"], b: ["aims"] },
    aside: { by: "b", how: "friends", daysAgo: 6 },
  },
  {
    // Put aside for a while.
    a: 5,
    b: 11,
    answers: { a: CAREFUL, b: {} },
    done: { a: ["aims"], b: [] },
    aside: { by: "b", how: "pause", daysAgo: 3 },
  },
];
