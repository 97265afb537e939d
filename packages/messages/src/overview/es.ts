import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The dashboard's first page. */
export const pages = {
  greeting: "Hola, {{name}}",
  greeting_plain: "Hola",
  lead: "Qué bien que estés aquí. ¿Por dónde empezamos?",
  figures: "De un vistazo",
  matches: "Matches",
  matches_hint: "en total",
  groups: "Grupos",
  groups_hint: "en los que estás",
  messages: "Mensajes",
  messages_hint: "sin leer",
  activity: "Actividad",
  activity_hint: "en los últimos siete días",
  not_loaded: "No cargado",
} as const satisfies Translation<typeof german.pages, "es">;
