import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The dashboard's first page. */
export const pages = {
  greeting: "Bonjour, {{name}}",
  greeting_plain: "Bonjour",
  lead: "Content de te voir. Par quoi commence-t-on ?",
  figures: "En un coup d’œil",
  matches: "Matchs",
  matches_hint: "au total",
  groups: "Groupes",
  groups_hint: "dont tu fais partie",
  messages: "Messages",
  messages_hint: "non lus",
  activity: "Activité",
  activity_hint: "ces sept derniers jours",
  not_loaded: "Non chargé",
} as const satisfies Translation<typeof german.pages, "fr">;
