import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Announcements above every page, and writing them. */

/** Codes that the endpoints answer with. */
export const errors = {
  announcement_stays: "Este anuncio se mantiene hasta que termine.",
  announcement_times: "El final debe ser posterior al inicio y estar en el futuro.",
  announcement_over: "Este anuncio ya ha terminado.",
} as const satisfies Translation<typeof german.errors, "es">;

/** The banner. */
export const pages = {
  label: "Anuncio",
  more: "Más información",
} as const satisfies Translation<typeof german.pages, "es">;

/** Writing them, for admins. */
export const staff = {
  title: "Anuncios",
  lead: "Una franja encima de cada página, para todos los miembros o para una parte. Siempre una sola a la vez: primero las advertencias, luego lo más nuevo.",
  write: "Nuevo anuncio",
  states: { current: "En curso", planned: "Programados", past: "Pasados" },
  kind: "Tipo",
  kinds: { info: "Información", warning: "Advertencia" },
  audience: "Para quién",
  audiences: {
    all: "Todos",
    free: "Sin Premium",
    premium: "Con Premium",
    founders: "Quien tiene un grupo",
    new: "Nuevos en los últimos {{days}} días",
    team: "Solo el equipo",
  },
  text: "Texto en {{language}}",
  text_missing: "Escribe al menos el texto en alemán.",
  text_hint: "Breve y claro. Quien lea un idioma sin texto ve el texto en inglés o, si no lo hay, en alemán.",
  other_language: "Otro idioma",
  add_language: "Añadir un idioma",
  remove_language: "Quitar {{language}}",
  starts: "Desde",
  starts_hint: "Vacío: de inmediato",
  ends: "Hasta",
  ends_hint: "Vacío: hasta que alguien lo termine",
  link: "Enlace a una página",
  link_hint: "Una dirección de este sitio, por ejemplo /dashboard/groups",
  link_wrong: "La dirección debe empezar por / y pertenecer a este sitio.",
  dismissible: "Se puede cerrar",
  dismissible_hint: "Se aplica en todos los dispositivos y no vuelve a aparecer.",
  preview: "Así se ve",
  preview_in: "Vista previa en {{language}}",
  publish: "Publicar",
  save: "Guardar",
  edit: "Editar",
  edit_title: "Editar el anuncio",
  published: "Anuncio publicado.",
  saved: "Guardado.",
  span: "Del {{from}} al {{until}}",
  since: "Desde el {{from}}, sin fecha de fin",
  from: "A partir del {{from}}, sin fecha de fin",
  ended: "Terminado el {{date}}",
  dismissed_one: "{{count}} miembro lo ha cerrado",
  dismissed_many: "{{count}} de miembros lo han cerrado",
  dismissed_other: "{{count}} miembros lo han cerrado",
  stays: "No se puede cerrar",
  end: {
    button: "Terminar",
    title: "Terminar el anuncio",
    text: "Desaparecerá enseguida en todas partes.",
    reason: "Motivo (queda en el registro)",
    reason_missing: "Hace falta un motivo.",
    done: "Terminado.",
  },
  empty: "Aquí no hay nada",
  empty_text:
    "Lo que escribas lo verán todas las personas a las que va dirigido, ahora o desde el momento que elijas.",
  failed: "No se han podido cargar los anuncios",
} as const satisfies Translation<typeof german.staff, "es">;
