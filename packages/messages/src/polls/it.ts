import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Polls in the channels of groups. */
export const pages = {
  panel: "Sondaggi",
  new: "Nuovo sondaggio",
  question: "Domanda",
  answer: "Risposta {{number}}",
  add: "Aggiungi una risposta",
  remove: "Togli la risposta {{number}}",
  days: "Finisce",
  days_null: "quando lo chiudo io",
  days_1: "dopo un giorno",
  days_3: "dopo tre giorni",
  days_7: "dopo una settimana",
  ask: "Avvia il sondaggio",
  cancel: "Annulla",
  empty_title: "Ancora nessun sondaggio",
  empty_text: "Chiedi agli altri che cosa preferiscono. Ogni voto conta subito.",
  failed: "Impossibile caricare i sondaggi",
  failed_change: "Non è stato possibile: {{reason}}",
  gone_author: "Membro eliminato",
  asked_by: "di {{name}}",
  votes_one: "{{count}} voto",
  votes_many: "{{count}} di voti",
  votes_other: "{{count}} voti",
  open_until: "aperto, chiusura: {{when}}",
  open: "aperto",
  closed: "chiuso",
  mine: "il tuo voto",
  unvote: "Ritira il tuo voto",
  menu: "Opzioni del sondaggio",
  close: "Chiudi il sondaggio",
  delete: "Elimina",
  delete_ask: "Eliminare questo sondaggio?",
  delete_text: "Sparisce con tutti i voti. Non si può annullare.",
  report: "Segnala",
  found: "Sondaggi",
} as const satisfies Translation<typeof german.pages, "it">;

/** Codes that the endpoints answer with. */
export const errors = {
  too_many_polls: "In questo canale ci sono già dieci sondaggi aperti. Chiudine prima uno.",
  poll_closed: "Questo sondaggio è già chiuso.",
  answers_alike: "Ogni risposta può comparire una volta sola.",
} as const satisfies Translation<typeof german.errors, "it">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  poll_closed: {
    name: "Un sondaggio in cui hai votato è chiuso",
    title: "Sondaggio chiuso in {{group}}",
    text: "C’è il risultato.",
    line: "Un sondaggio in {{group}} è chiuso: {{text}}",
  },
} as const satisfies Translation<typeof german.notifications, "it">;

/** What can be reported of it, by name. */
export const reports = {
  poll: { name: "Sondaggio", title: "Segnala il sondaggio" },
} as const satisfies Translation<typeof german.reports, "it">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  polls: {
    title: "Sondaggi nei gruppi",
    keywords: "votare, voto, votazione, fare una domanda, risultato",
    body: "In ogni canale di un gruppo puoi chiedere qualcosa agli altri.\n\n1. Apri il canale e tocca «$t(polls:panel)» in alto.\n2. Scrivi la domanda e da due a cinque risposte.\n3. Scegli quando finisce il sondaggio e avvialo.\n\nTutti vedono subito i voti. Finché il sondaggio è aperto puoi cambiare il tuo voto o ritirarlo. Nessuno vede chi ha votato che cosa. Chi ha fatto la domanda e i moderatori del gruppo possono chiudere ed eliminare un sondaggio.",
  },
} as const satisfies Translation<typeof german.help, "it">;
