import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The dashboard's first page. */
export const pages = {
  greeting: "Bonjour, {{name}}",
  greeting_plain: "Bonjour",
  lead: "Content de te voir. Par quoi commence-t-on ?",
  figures: "En un coup d’œil",
  matches: "Matchs",
  groups: "Groupes",
  messages: "Messages",
  activity: "Activité",
  next_label: "Ta prochaine étape",
  waiting: "Ce qui t’attend",
  wait_match: "Écris à {{name}} : vous avez dit Deal tous les deux",
  wait_request: "{{name}} aimerait t’écrire",
  wait_requests_one: "{{count}} demande attend ta réponse",
  wait_requests_many: "{{count}} demandes attendent ta réponse",
  wait_requests_other: "{{count}} demandes attendent ta réponse",
  wait_messages_one: "{{count}} message non lu",
  wait_messages_many: "{{count}} messages non lus",
  wait_messages_other: "{{count}} messages non lus",
  wait_news_one: "{{count}} nouvelle notification",
  wait_news_many: "{{count}} nouvelles notifications",
  wait_news_other: "{{count}} nouvelles notifications",
  wait_goal: "Fixe ton objectif de la semaine",
  wait_check_in: "Raconte ta semaine à ton cercle",
  write_title: "Sur quoi travailles-tu ?",
  write_text: "Une publication lance la conversation.",
  write_action: "Écrire une publication",
  not_loaded: "Non chargé",
} as const satisfies Translation<typeof german.pages, "fr">;
