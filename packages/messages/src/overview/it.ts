import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The dashboard's first page. */
export const pages = {
  greeting: "Ciao, {{name}}",
  greeting_plain: "Ciao",
  lead: "Che bello averti qui. Da dove cominciamo?",
  figures: "In breve",
  matches: "Match",
  groups: "Gruppi",
  messages: "Messaggi",
  activity: "Attività",
  next_label: "Il tuo prossimo passo",
  waiting: "Ti aspetta",
  wait_match: "Scrivi a {{name}}: avete detto Deal entrambi",
  wait_request: "{{name}} vorrebbe scriverti",
  wait_requests_one: "{{count}} richiesta aspetta la tua risposta",
  wait_requests_many: "{{count}} richieste aspettano la tua risposta",
  wait_requests_other: "{{count}} richieste aspettano la tua risposta",
  wait_messages_one: "{{count}} messaggio non letto",
  wait_messages_many: "{{count}} messaggi non letti",
  wait_messages_other: "{{count}} messaggi non letti",
  wait_news_one: "{{count}} nuova notifica",
  wait_news_many: "{{count}} nuove notifiche",
  wait_news_other: "{{count}} nuove notifiche",
  wait_goal: "Fissa l’obiettivo della settimana",
  wait_check_in: "Racconta alla tua cerchia com’è andata",
  write_title: "A cosa stai lavorando?",
  write_text: "Un post fa nascere una conversazione.",
  write_action: "Scrivi un post",
  not_loaded: "Non caricato",
} as const satisfies Translation<typeof german.pages, "it">;
