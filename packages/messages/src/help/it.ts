import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The help centre around its articles. */
export const pages = {
  title: "Guida",
  lead: "Cerca una parola o sfoglia i temi.",
  search: "Cerca nella guida",
  placeholder: "Con che cosa possiamo aiutarti?",
  results_one: "{{count}} articolo trovato",
  results_many: "{{count}} di articoli trovati",
  results_other: "{{count}} articoli trovati",
  empty_title: "Nessun risultato per «{{words}}»",
  empty_text:
    "Prova con una sola parola più corta, per esempio «password» o «match». Oppure scrivici con il modulo di contatto.",
  empty_action: "Contattaci",
  back: "Tutti i temi",
  related: "Da leggere anche",
  copy_link: "Copia link",
  copied: "Link copiato.",
  copy_failed: "Non è stato possibile copiare. Ecco il link: {{address}}",
  sections: {
    start: "Accedere e iniziare",
    security: "Sicurezza",
    profile: "Il tuo profilo",
    matching: "Matching",
    chats: "Chat",
    posts: "Bacheca",
    groups: "Gruppi",
    jobs: "Annunci",
    invites: "Invita e guadagna",
    tools: "Strumenti",
    app: "Notifiche e app",
    money: "Premium e i tuoi diritti",
    data: "I tuoi dati e le regole",
  },
} as const satisfies Translation<typeof german.pages, "it">;
