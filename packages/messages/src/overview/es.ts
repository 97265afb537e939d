import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The dashboard's first page. */
export const pages = {
  greeting: "Hola, {{name}}",
  greeting_plain: "Hola",
  lead: "Qué bien que estés aquí. ¿Por dónde empezamos?",
  figures: "De un vistazo",
  matches: "Matches",
  groups: "Grupos",
  messages: "Mensajes",
  activity: "Actividad",
  next_label: "Tu siguiente paso",
  waiting: "Te espera",
  wait_match: "Escribe a {{name}}: los dos dijisteis Deal",
  wait_request: "{{name}} quiere escribirte",
  wait_requests_one: "{{count}} solicitud espera tu respuesta",
  wait_requests_many: "{{count}} solicitudes esperan tu respuesta",
  wait_requests_other: "{{count}} solicitudes esperan tu respuesta",
  wait_messages_one: "{{count}} mensaje sin leer",
  wait_messages_many: "{{count}} mensajes sin leer",
  wait_messages_other: "{{count}} mensajes sin leer",
  wait_news_one: "{{count}} notificación nueva",
  wait_news_many: "{{count}} notificaciones nuevas",
  wait_news_other: "{{count}} notificaciones nuevas",
  wait_goal: "Fija tu objetivo de la semana",
  wait_check_in: "Cuenta a tu círculo cómo ha ido la semana",
  write_title: "¿En qué estás trabajando?",
  write_text: "Una publicación abre la conversación.",
  write_action: "Escribir una publicación",
  not_loaded: "No cargado",
} as const satisfies Translation<typeof german.pages, "es">;
