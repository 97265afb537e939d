import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The search over everything. */
export const pages = {
  title: "Búsqueda",
  placeholder: "Personas, grupos, chats, publicaciones, páginas",
  people: "Personas",
  groups: "Grupos",
  channels: "Canales",
  chats: "Chats",
  posts: "Publicaciones",
  jobs: "Ofertas",
  recent: "Búsquedas recientes",
  forget: "Borrar historial",
  all_people: "Todas las personas para «{{words}}»",
  all_posts: "Todas las publicaciones para «{{words}}»",
  all_jobs: "Todas las ofertas para «{{words}}»",
  searching: "Buscando…",
  nothing: "No hay resultados para «{{words}}».",
  nothing_hint:
    "¿Otra forma de escribirlo, una palabra más corta? En los grupos privados, busca dentro del canal.",
  failed: "La búsqueda no ha funcionado.",
  retry: "Reintentar",
  deleted: "Miembro eliminado",
  close: "Cerrar búsqueda",
  keys: "Elige con las flechas, abre con Intro, cierra con Esc.",
} as const satisfies Translation<typeof german.pages, "es">;
