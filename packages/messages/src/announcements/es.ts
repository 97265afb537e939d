import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Announcements above every page, and writing them. */

/** Codes that the endpoints answer with. */
export const errors = {
  announcement_stays: "Este anuncio se queda hasta que termine.",
  announcement_times: "El final debe ir después del principio y estar por llegar.",
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
  lead: "Una franja sobre cada página, para todos o para una parte. Siempre solo uno: primero los avisos, luego lo más nuevo.",
  write: "Nuevo anuncio",
  states: { current: "En curso", planned: "Previstos", past: "Pasados" },
  kind: "Tipo",
  kinds: { info: "Información", warning: "Aviso" },
  audience: "Para quién",
  audiences: {
    all: "Todos",
    free: "Sin Premium",
    premium: "Con Premium",
    founders: "Quien tiene un grupo",
    new: "Nuevos desde hace {{days}} días como mucho",
    team: "Solo el equipo",
  },
  text: "Texto en {{language}}",
  text_missing: "En alemán tiene que haber algo.",
  text_hint: "Breve y claro. Quien lea un idioma sin texto recibe inglés y, si no, alemán.",
  other_language: "Otro idioma",
  add_language: "Añadir un idioma",
  remove_language: "Quitar {{language}}",
  starts: "Desde",
  starts_hint: "Vacío: ahora mismo",
  ends: "Hasta",
  ends_hint: "Vacío: hasta que alguien lo termine",
  link: "Enlace a una página",
  link_hint: "Una dirección de aquí, por ejemplo /dashboard/groups",
  link_wrong: "La dirección debe empezar por / y ser de este sitio.",
  dismissible: "Se puede cerrar",
  dismissible_hint: "Vale entonces en todos los dispositivos y no vuelve.",
  preview: "Así se ve",
  preview_in: "Vista previa en {{language}}",
  publish: "Publicar",
  save: "Guardar",
  edit: "Cambiar",
  edit_title: "Cambiar el anuncio",
  published: "El anuncio está puesto.",
  saved: "Guardado.",
  span: "Del {{from}} al {{until}}",
  since: "Desde el {{from}}, sin final",
  from: "A partir del {{from}}, sin final",
  ended: "Terminado el {{date}}",
  dismissed_one: "{{count}} miembro lo ha cerrado",
  dismissed_many: "{{count}} de miembros lo han cerrado",
  dismissed_other: "{{count}} miembros lo han cerrado",
  stays: "No se puede cerrar",
  end: {
    button: "Terminar",
    title: "Terminar el anuncio",
    text: "Desaparece enseguida en todas partes.",
    reason: "Motivo (queda en el registro)",
    reason_missing: "Hace falta un motivo.",
    done: "Terminado.",
  },
  empty: "Aquí no hay nada",
  empty_text:
    "Lo que escribas lo verán todas las personas a las que va dirigido, ahora o desde el momento que elijas.",
  failed: "No se han podido cargar los anuncios",
} as const satisfies Translation<typeof german.staff, "es">;
