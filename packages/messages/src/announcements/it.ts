import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Announcements above every page, and writing them. */

/** Codes that the endpoints answer with. */
export const errors = {
  announcement_stays: "Questo annuncio resta finché non è finito.",
  announcement_times: "La fine deve venire dopo l’inizio ed essere ancora futura.",
  announcement_over: "Questo annuncio è già finito.",
} as const satisfies Translation<typeof german.errors, "it">;

/** The banner. */
export const pages = {
  label: "Annuncio",
  more: "Scopri di più",
} as const satisfies Translation<typeof german.pages, "it">;

/** Writing them, for admins. */
export const staff = {
  title: "Annunci",
  lead: "Una striscia sopra ogni pagina, per tutti o per una parte. Sempre uno solo: prima gli avvisi, poi il più recente.",
  write: "Nuovo annuncio",
  states: { current: "In corso", planned: "In programma", past: "Passati" },
  kind: "Tipo",
  kinds: { info: "Informazione", warning: "Avviso" },
  audience: "Per chi",
  audiences: {
    all: "Tutti",
    free: "Senza Premium",
    premium: "Con Premium",
    founders: "Chi ha un gruppo",
    new: "Nuovi da {{days}} giorni al massimo",
    team: "Solo il team",
  },
  text: "Testo in {{language}}",
  text_missing: "In tedesco serve un testo.",
  text_hint: "Breve e chiaro. Chi legge una lingua senza testo riceve l’inglese, altrimenti il tedesco.",
  other_language: "Altra lingua",
  add_language: "Aggiungi una lingua",
  remove_language: "Togli {{language}}",
  starts: "Da",
  starts_hint: "Vuoto: subito",
  ends: "Fino a",
  ends_hint: "Vuoto: finché qualcuno non lo chiude",
  link: "Link a una pagina",
  link_hint: "Un indirizzo di qui, per esempio /dashboard/groups",
  link_wrong: "L’indirizzo deve iniziare con / e appartenere a questo sito.",
  dismissible: "Si può chiudere",
  dismissible_hint: "Vale su tutti i dispositivi e non torna più.",
  preview: "Ecco come appare",
  preview_in: "Anteprima in {{language}}",
  publish: "Pubblica",
  save: "Salva",
  edit: "Modifica",
  edit_title: "Modifica l’annuncio",
  published: "L’annuncio è online.",
  saved: "Salvato.",
  span: "{{from}} – {{until}}",
  since: "Da {{from}}, senza fine",
  from: "A partire da {{from}}, senza fine",
  ended: "Terminato il {{date}}",
  dismissed_one: "{{count}} membro l’ha chiuso",
  dismissed_many: "{{count}} di membri l’hanno chiuso",
  dismissed_other: "{{count}} membri l’hanno chiuso",
  stays: "Non si può chiudere",
  end: {
    button: "Termina",
    title: "Termina l’annuncio",
    text: "Sparisce subito dappertutto.",
    reason: "Motivo (resta nel registro)",
    reason_missing: "Serve un motivo.",
    done: "Terminato.",
  },
  empty: "Qui non c’è niente",
  empty_text: "Quello che scrivi lo vedono tutti quelli a cui è rivolto, subito o dal momento che scegli.",
  failed: "Impossibile caricare gli annunci",
} as const satisfies Translation<typeof german.staff, "it">;
