import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** One's invite link, who came by it, what it earns, and how that is paid out. */

/** Codes that the endpoints answer with. */
export const errors = {
  slug_invalid: "Da 3 a 64 caratteri: lettere, cifre, - e _.",
  slug_taken: "Questo nome è già preso.",
  slug_reserved: "Questo nome è riservato. Scegline un altro.",
  link_exists: "Hai già un link d’invito. Resta tuo per sempre.",
  invite_unknown: "Questo link d’invito non esiste (più).",
  invite_own: "Questo è il tuo link.",
  invite_late: "Un link d’invito vale solo entro 24 ore dalla registrazione.",
  iban_invalid: "Questo IBAN non è corretto, o SEPA non ci arriva.",
  payout_too_small: "Possiamo pagare a partire da 25 euro.",
  payout_running: "Un pagamento è già in corso. Quando sarà arrivato, potrai chiedere il prossimo.",
  payout_decided: "È già stato deciso.",
  batch_empty: "Nessun pagamento è approvato.",
  payout_account_missing: "Non c’è un conto da cui pagare.",
} as const satisfies Translation<typeof german.errors, "it">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  invite: {
    name: "Qualcuno è arrivato dal tuo link d’invito",
    title: "Qualcuno si è unito dal tuo link",
    text: "Guarda quanti sono già arrivati.",
    line: "Qualcuno si è registrato dal tuo link d’invito",
  },
} as const satisfies Translation<typeof german.notifications, "it">;

/** What only the server says: the monthly credit note. */
export const messages = {
  statement: "Nota di credito",
  statement_test: "Denaro di prova: non viene pagato nulla.",
  statement_for: "Per",
  statement_number: "Numero",
  statement_what: "Operazione",
  statement_amount: "Importo",
  statement_opening: "Saldo a inizio mese",
  statement_closing: "Saldo a fine mese",
  statement_tax:
    "Per aver consigliato membri paganti. Se e come tassarlo dipende da te: nel dubbio chiedi all’agenzia delle entrate o a un commercialista.",
  line_earned: "Raccomandazione di un membro pagante",
  line_reversed: "Ripreso: acquisto rimborsato o contestato",
  line_paid: "Pagato",
} as const satisfies Translation<typeof german.messages, "it">;
