/** Polls in the channels of groups. */
export const pages = {
  panel: "Umfragen",
  new: "Neue Umfrage",
  question: "Frage",
  answer: "Antwort {{number}}",
  add: "Antwort hinzufügen",
  remove: "Antwort {{number}} entfernen",
  days: "Endet",
  days_null: "wenn ich sie beende",
  days_1: "nach einem Tag",
  days_3: "nach drei Tagen",
  days_7: "nach einer Woche",
  ask: "Umfrage starten",
  cancel: "Abbrechen",
  empty_title: "Noch keine Umfrage",
  empty_text: "Frag die anderen, was sie lieber wollen. Jede Stimme zählt sofort mit.",
  failed: "Die Umfragen ließen sich nicht laden",
  failed_change: "Das ging nicht: {{reason}}",
  gone_author: "Gelöschtes Mitglied",
  asked_by: "von {{name}}",
  votes_one: "{{count}} Stimme",
  votes_other: "{{count}} Stimmen",
  open_until: "läuft bis {{when}}",
  open: "läuft",
  closed: "beendet",
  mine: "deine Stimme",
  unvote: "Stimme zurücknehmen",
  menu: "Mehr zu dieser Umfrage",
  close: "Umfrage beenden",
  delete: "Löschen",
  delete_ask: "Diese Umfrage löschen?",
  delete_text: "Sie verschwindet mit allen Stimmen. Das lässt sich nicht rückgängig machen.",
  report: "Melden",
  found: "Umfragen",
} as const;

/** Codes that the endpoints answer with. */
export const errors = {
  too_many_polls: "In diesem Kanal laufen schon zehn Umfragen. Beendet zuerst eine davon.",
  poll_closed: "Diese Umfrage ist schon beendet.",
  answers_alike: "Jede Antwort darf nur einmal vorkommen.",
} as const;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  poll_closed: {
    name: "Umfrage beendet, bei der du abgestimmt hast",
    title: "Umfrage in {{group}} beendet",
    text: "Das Ergebnis steht fest.",
    line: "Eine Umfrage in {{group}} ist beendet: {{text}}",
  },
} as const;

/** What can be reported of it, by name. */
export const reports = {
  poll: { name: "Umfrage", title: "Umfrage melden" },
} as const;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  polls: {
    title: "Umfragen in Gruppen",
    keywords: "abstimmen, Abstimmung, Stimme, Poll, Frage stellen, Ergebnis",
    body: "In jedem Kanal einer Gruppe kannst du die anderen etwas fragen.\n\n1. Öffne den Kanal und tippe oben auf „$t(polls:panel)“.\n2. Schreib deine Frage und zwei bis fünf Antworten.\n3. Wähle, wann die Umfrage endet, und starte sie.\n\nAlle sehen die Stimmen sofort. Du kannst deine Stimme ändern oder zurücknehmen, solange die Umfrage läuft. Wer wofür gestimmt hat, sieht niemand. Beenden und löschen können eine Umfrage die Person, die gefragt hat, und die Moderation der Gruppe.",
  },
} as const;
