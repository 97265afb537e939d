import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Announcements above every page, and writing them. */

/** Codes that the endpoints answer with. */
export const errors = {
  announcement_stays: "Questa comunicazione resta finché non è finita.",
  announcement_times: "La fine deve venire dopo l’inizio ed essere ancora futura.",
  announcement_over: "Questa comunicazione è già finita.",
} as const satisfies Translation<typeof german.errors, "it">;

/** The banner. */
export const pages = {
  label: "Comunicazione",
  more: "Scopri di più",
} as const satisfies Translation<typeof german.pages, "it">;

/** Writing them, for admins. */
export const staff = {
  title: "Comunicazioni",
  lead: "Una striscia sopra ogni pagina, per tutti o per una parte. Sempre una sola: prima gli avvisi, poi la più recente.",
  write: "Nuova comunicazione",
  states: { current: "In corso", planned: "In programma", past: "Passate" },
  kind: "Tipo",
  kinds: { info: "Informazione", warning: "Avviso" },
  audience: "Per chi",
  audiences: {
    all: "Tutti",
    free: "Senza Premium",
    premium: "Con Premium",
    founders: "Chi ha un gruppo",
    new: "Iscritti da {{days}} giorni al massimo",
    team: "Solo il team",
  },
  text: "Testo in {{language}}",
  text_missing: "Scrivi almeno il testo in tedesco.",
  text_hint:
    "Breve e chiaro. Chi legge una lingua senza testo vede il testo in inglese o, se manca, in tedesco.",
  other_language: "Altra lingua",
  add_language: "Aggiungi una lingua",
  remove_language: "Togli {{language}}",
  starts: "Dal",
  starts_hint: "Vuoto: subito",
  ends: "Fino al",
  ends_hint: "Vuoto: finché qualcuno non la chiude",
  link: "Link a una pagina",
  link_hint: "Un indirizzo di questo sito, per esempio /dashboard/groups",
  link_wrong: "L’indirizzo deve iniziare con / e appartenere a questo sito.",
  dismissible: "Si può chiudere",
  dismissible_hint: "Vale su tutti i dispositivi e non torna più.",
  preview: "Ecco come appare",
  preview_in: "Anteprima in {{language}}",
  publish: "Pubblica",
  save: "Salva",
  edit: "Modifica",
  edit_title: "Modifica la comunicazione",
  published: "La comunicazione è online.",
  saved: "Salvata.",
  span: "{{from}} – {{until}}",
  since: "Inizio: {{from}}, senza fine",
  from: "Inizio: {{from}}, senza fine",
  ended: "Terminata: {{date}}",
  dismissed_one: "{{count}} membro l’ha chiusa",
  dismissed_many: "{{count}} di membri l’hanno chiusa",
  dismissed_other: "{{count}} membri l’hanno chiusa",
  stays: "Non si può chiudere",
  end: {
    button: "Termina",
    title: "Termina la comunicazione",
    text: "Sparisce subito dappertutto.",
    reason: "Motivo (resta nel registro)",
    reason_missing: "Serve un motivo.",
    done: "Terminata.",
  },
  empty: "Qui non c’è niente",
  empty_text: "Quello che scrivi lo vedono tutti quelli a cui è rivolto, subito o dal momento che scegli.",
  failed: "Impossibile caricare le comunicazioni",
} as const satisfies Translation<typeof german.staff, "it">;
