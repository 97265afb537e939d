import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Polls in the channels of groups. */
export const pages = {
  panel: "Encuestas",
  new: "Nueva encuesta",
  question: "Pregunta",
  answer: "Respuesta {{number}}",
  add: "Añadir una respuesta",
  remove: "Quitar la respuesta {{number}}",
  days: "Termina",
  days_null: "cuando yo la cierre",
  days_1: "después de un día",
  days_3: "después de tres días",
  days_7: "después de una semana",
  ask: "Iniciar la encuesta",
  cancel: "Cancelar",
  empty_title: "Aún no hay encuestas",
  empty_text: "Pregunta a los demás qué prefieren. Cada voto cuenta al momento.",
  failed: "No se han podido cargar las encuestas",
  failed_change: "No ha funcionado: {{reason}}",
  gone_author: "Miembro eliminado",
  asked_by: "de {{name}}",
  votes_one: "{{count}} voto",
  votes_many: "{{count}} de votos",
  votes_other: "{{count}} votos",
  open_until: "abierta hasta el {{when}}",
  open: "abierta",
  closed: "cerrada",
  mine: "tu voto",
  unvote: "Retirar tu voto",
  menu: "Opciones de la encuesta",
  close: "Cerrar la encuesta",
  delete: "Eliminar",
  delete_ask: "¿Eliminar esta encuesta?",
  delete_text: "Desaparece con todos sus votos. No se puede deshacer.",
  report: "Denunciar",
  found: "Encuestas",
} as const satisfies Translation<typeof german.pages, "es">;

/** Codes that the endpoints answer with. */
export const errors = {
  too_many_polls: "En este canal ya hay diez encuestas abiertas. Cierra primero una.",
  poll_closed: "Esta encuesta ya está cerrada.",
  answers_alike: "Cada respuesta solo puede aparecer una vez.",
} as const satisfies Translation<typeof german.errors, "es">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  poll_closed: {
    name: "Encuesta cerrada en la que has votado",
    title: "Encuesta cerrada en {{group}}",
    text: "Ya hay resultado.",
    line: "Una encuesta en {{group}} se ha cerrado: {{text}}",
  },
} as const satisfies Translation<typeof german.notifications, "es">;

/** What can be reported of it, by name. */
export const reports = {
  poll: { name: "Encuesta", title: "Denunciar la encuesta" },
} as const satisfies Translation<typeof german.reports, "es">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  polls: {
    title: "Encuestas en los grupos",
    keywords: "votar, voto, votación, hacer una pregunta, resultado",
    body: "En cada canal de un grupo puedes preguntar algo a los demás.\n\n1. Abre el canal y toca «$t(polls:panel)» arriba.\n2. Escribe tu pregunta y de dos a cinco respuestas.\n3. Elige cuándo termina la encuesta e iníciala.\n\nTodos ven los votos al momento. Puedes cambiar o retirar tu voto mientras la encuesta esté abierta. Nadie ve quién ha votado qué. Solo pueden cerrar y eliminar una encuesta la persona que ha preguntado y la moderación del grupo.",
  },
} as const satisfies Translation<typeof german.help, "es">;
