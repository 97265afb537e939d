import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Writing to the team, and the team’s inbox. */

/** Codes that the endpoints answer with. */
export const errors = {
  contact_changed: "Nel frattempo se ne è occupato qualcun altro. Dai un’altra occhiata.",
} as const satisfies Translation<typeof german.errors, "it">;

/** Mails. */
export const mails = {
  contact_waiting: {
    subject: "Nuovo messaggio a {{app}}: {{topic}}",
    heading: "Qualcuno ha scritto al team",
    body: "Argomento: {{topic}}\n\nIl testo e chi l’ha scritto si leggono nell’area admin. Se poco dopo ne arrivano altri, non mandiamo un’altra e-mail.",
    button: "Vai alla posta in arrivo",
  },
  contact_answer: {
    subject: "Risposta da {{app}}",
    heading: "La nostra risposta al tuo messaggio",
    body: "Ciao {{name}},\n\n{{answer}}\n\n––––––––\nCi avevi scritto:\n\n{{message}}",
    button: "Fai un’altra domanda",
  },
} as const satisfies Translation<typeof german.mails, "it">;

/** What the server says in mails to the operator. */
export const messages = {
  topics: {
    general: "Generale",
    partnership: "Collaborazione",
    press: "Stampa",
    support: "Assistenza",
  },
} as const satisfies Translation<typeof german.messages, "it">;

/** The public page. */
export const pages = {
  title: "Contatti",
  lead: "Chiedici qualcosa, dicci cosa non va o fai una proposta. Lo legge una persona e ti risponde per e-mail.",
  name: "Nome",
  name_missing: "Dicci come ti chiami.",
  email: "E-mail",
  email_hint: "Lo usiamo per risponderti, per nient’altro.",
  email_wrong: "Questo indirizzo e-mail non è valido.",
  topic: "Argomento",
  topics: {
    general: "Generale",
    partnership: "Collaborazione",
    press: "Stampa",
    support: "Assistenza",
  },
  message: "Messaggio",
  message_hint: "Non mandarci password né codici.",
  message_missing: "Scrivici di cosa si tratta.",
  send: "Invia",
  failed: "L’invio non è riuscito. Riprova.",
  thanks: "Grazie!",
  thanks_text: "Il tuo messaggio è arrivato. Ti rispondiamo a {{email}}.",
  again: "Invia un altro messaggio",
  keeping: "Eliminiamo il tuo messaggio {{days}} giorni dopo la conclusione della richiesta.",
  no_script: "Questo modulo ha bisogno di JavaScript. Altrimenti scrivi a {{email}}.",
} as const satisfies Translation<typeof german.pages, "it">;

/** The inbox, for admins. */
export const staff = {
  title: "Messaggi",
  lead: "Quello che le persone scrivono al team. Le risposte partono per e-mail e il loro testo resta anche qui.",
  waiting: "Messaggi al team",
  states: { open: "Aperti", answered: "Con risposta", closed: "Chiusi" },
  search: "Cerca",
  search_hint: "Nome, indirizzo o un pezzo di testo",
  topic: "Argomento",
  any_topic: "Tutti gli argomenti",
  empty: "Qui non c’è niente",
  empty_text: "I nuovi messaggi compaiono qui.",
  empty_found: "Nessun risultato",
  empty_found_text: "Cerca con meno lettere o togli un filtro.",
  failed: "Impossibile caricare i messaggi",
  guest: "Senza accesso",
  answered_by: "Risposta di {{name}}",
  gone: "qualcuno che non fa più parte del team",
  erased_at: "Eliminazione prevista: {{date}}",
  answer: {
    button: "Rispondi",
    again: "Rispondi di nuovo",
    title: "Rispondi a {{name}}",
    text: "Il saluto e il messaggio originale vengono aggiunti automaticamente all’e-mail, in {{language}}.",
    field: "La tua risposta",
    missing: "Serve un testo.",
    send: "Invia per e-mail",
    done: "La risposta è partita.",
  },
  close: {
    button: "Chiudi",
    title: "Chiudi senza rispondere",
    text: "Per esempio pubblicità. Si può riaprire in ogni momento.",
    done: "Chiuso.",
  },
  reopen: {
    button: "Riapri",
    title: "Riapri",
    text: "Il messaggio aspetta di nuovo una risposta.",
    done: "Riaperto.",
  },
  erase: {
    button: "Elimina",
    title: "Elimina per sempre",
    text: "Messaggio e risposte vengono eliminati, per esempio su richiesta. Non si possono recuperare.",
    done: "Eliminato.",
  },
  reason: "Motivo (resta nel registro)",
} as const satisfies Translation<typeof german.staff, "it">;
