import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Trial projects. */
export const pages = {
  title: "Progetto di prova",
  intro:
    "Conoscetevi lavorando davvero: un obiettivo, qualche settimana, compiti comuni. Alla fine vi dite con sincerità com’è andata.",
  goal: "Obiettivo",
  goal_hint:
    "Che cosa volete ottenere in questo periodo? Per esempio: creare una landing page e raccogliere 20 iscrizioni.",
  duration: "Durata",
  weeks_one: "{{count}} settimana",
  weeks_many: "{{count}} di settimane",
  weeks_other: "{{count}} settimane",
  first_tasks: "Primi compiti (uno per riga, facoltativi)",
  tasks_too_many: "Al massimo 50 compiti di 200 caratteri ciascuno.",
  propose: "Proponi",
  waiting: "La tua proposta aspetta la risposta di {{name}}.",
  proposed_by: "{{name}} ti propone un progetto di prova.",
  accept: "Accetta",
  decline: "Rifiuta",
  withdraw: "Ritira",
  until: "Fine: {{date}}",
  period: "{{from}} – {{to}}",
  days_left_one: "ancora {{count}} giorno",
  days_left_many: "ancora {{count}} di giorni",
  days_left_other: "ancora {{count}} giorni",
  progress_one: "Compiti completati: {{done}} su {{count}}",
  progress_many: "Compiti completati: {{done}} su {{count}}",
  progress_other: "Compiti completati: {{done}} su {{count}}",
  tasks: "Compiti",
  no_tasks: "Ancora nessun compito. Da dove cominciate?",
  new_task: "Nuovo compito",
  add_task: "Aggiungi",
  remove_task: "Rimuovi il compito «{{text}}»",
  assignee: "Chi se ne occupa?",
  both: "Entrambi",
  me: "Io",
  done_by: "Fatto da {{name}}",
  done_by_me: "Fatto da te",
  change: "Cambia obiettivo e durata",
  save: "Salva",
  cancel: "Annulla",
  end: "Termina ora",
  end_sure: "Terminare ora il progetto di prova? Poi scriverete entrambi com’è andata.",
  debrief: "Bilancio",
  debrief_intro:
    "Di’ con sincerità com’è andata. {{name}} legge le tue parole solo quando avrete scritto entrambi, al più tardi dopo 14 giorni.",
  verdict: "Come volete andare avanti?",
  verdict_together: "Avanti insieme",
  verdict_unsure: "Non lo so ancora",
  verdict_apart: "Meglio strade separate",
  good: "Che cosa è andato bene?",
  hard: "Che cosa è stato difficile?",
  send_debrief: "Invia il bilancio",
  choose_verdict: "Scegli una risposta.",
  debrief_waits: "Il tuo bilancio è arrivato. Manca ancora quello di {{name}}.",
  debrief_theirs_waits: "{{name}} ha già scritto il suo bilancio.",
  both_together: "Volete continuare entrambi. Buona collaborazione!",
  found_team: "Crea un team",
  my_debrief: "Il tuo bilancio",
  their_debrief: "Bilancio di {{name}}",
  edit_debrief: "Modifica il bilancio",
  past: "Progetti di prova precedenti",
  again: "Nuovo progetto di prova",
  status_proposed: "Proposto",
  status_running: "In corso",
  status_debrief: "Bilancio",
  status_done: "Concluso",
  status_declined: "Non è partito",
  show: "Vedi",
  failed: "Impossibile caricare il progetto di prova.",
} as const satisfies Translation<typeof german.pages, "it">;

/** Codes that the endpoints answer with. */
export const errors = {
  trial_exists: "Avete già un progetto di prova aperto.",
  trial_over: "Questo progetto di prova non è in corso.",
  too_many_tasks: "Non sono possibili più di 50 compiti.",
} as const satisfies Translation<typeof german.errors, "it">;

/** What it writes in conversations in a member's name. */
export const messages = {
  proposal_one: "🤝 La mia proposta di progetto di prova (una settimana): {{goal}}",
  proposal_many: "🤝 La mia proposta di progetto di prova ({{count}} di settimane): {{goal}}",
  proposal_other: "🤝 La mia proposta di progetto di prova ({{count}} settimane): {{goal}}",
} as const satisfies Translation<typeof german.messages, "it">;
