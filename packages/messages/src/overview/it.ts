import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The dashboard's first page. */
export const pages = {
  greeting: "Ciao, {{name}}",
  greeting_plain: "Ciao",
  lead: "Che bello averti qui. Da dove cominciamo?",
  figures: "In breve",
  matches: "Match",
  matches_hint: "in totale",
  groups: "Gruppi",
  groups_hint: "di cui fai parte",
  messages: "Messaggi",
  messages_hint: "non letti",
  activity: "Attività",
  activity_hint: "negli ultimi sette giorni",
  not_loaded: "Non caricato",
} as const satisfies Translation<typeof german.pages, "it">;
