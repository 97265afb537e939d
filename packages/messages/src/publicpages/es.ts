import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Public pages of members, groups and jobs. */

/** Codes that the endpoints answer with. */
export const errors = {
  public_page_age:
    "Solo puedes tener una página pública a partir de los 16 años, y tu edad debe figurar en tu perfil.",
  public_page_private: "Un grupo privado no puede tener una página pública.",
} as const satisfies Translation<typeof german.errors, "es">;

/** What the server writes on pages that everybody can read, and on their preview pictures. */
export const messages = {
  does: "Se dedica a",
  can: "Habilidades",
  seeks: "Objetivo",
  verified: "Verificado",
  view: "Ver en {{app}}",
  apply: "Presentar candidatura en {{app}}",
  member: "Miembro de {{app}}",
  group: "Grupo en {{app}}",
  job: "Oferta en {{app}}",
  topics: "Temas",
  wanted: "Se busca",
  members_one: "{{count}} miembro",
  members_many: "{{count}} de miembros",
  members_other: "{{count}} miembros",
  by: "De {{name}}",
  posted: "Publicada",
  until: "Abierta hasta",
  salary: "Remuneración",
  kind: "Tipo",
  oneoff: "Encargo puntual",
  fulltime: "Jornada completa",
  place: "Lugar",
  remote: "En remoto, {{place}}",
  global: "todo el mundo",
  promise: "{{app}} une a personas que están creando algo en línea.",
  missing_title: "Esta página no existe",
  missing_text: "Puede que se haya cerrado o que el enlace no sea correcto.",
  home: "Ir a la página de inicio",
} as const satisfies Translation<typeof german.messages, "es">;

/** Where such pages are opened and closed. */
export const pages = {
  done: "Listo",
  member_title: "Tarjeta pública",
  member_text:
    "Quien tenga el enlace o te busque en la web ve, también sin cuenta: tu nombre, tu foto, a qué te dedicas y qué sabes hacer, cuál es tu objetivo y si tu identidad está verificada. Nada más: ni edad, ni lugar, ni correo electrónico, ni publicaciones.",
  member_switch: "Mi tarjeta está abierta a todos",
  member_dormant: "Ahora mismo no se ve: en tu perfil debe figurar una edad de al menos 16 años.",
  group_title: "Página pública",
  group_text:
    "Cualquiera verá, también sin cuenta: nombre, imagen, descripción, temas y cuántas personas hay. Quiénes forman parte y lo que escribís queda entre vosotros.",
  group_switch: "La página del grupo está abierta a todos",
  group_dormant: "Ahora mismo no se ve: el grupo es privado o su descripción lleva una advertencia.",
  job_title: "Página pública",
  job_text:
    "Cualquiera podrá leer la oferta completa y tu nombre, también sin cuenta; los buscadores la muestran entre las ofertas de empleo. La candidatura solo se puede presentar aquí. Cuando la oferta se cierra, la página desaparece.",
  job_switch: "La página de la oferta está abierta a todos",
  job_dormant:
    "Ahora mismo no se ve: la oferta está cerrada o en revisión, o en tu perfil no figura una edad de al menos 16 años.",
  afterwards:
    "Si la vuelves a cerrar, desaparece al momento. Los buscadores pueden mostrarla todavía un tiempo, y lo que otros hayan guardado se queda con ellos.",
  address: "Dirección",
  copy: "Copiar enlace",
  copied: "El enlace está copiado.",
  copy_failed: "No se ha podido copiar el enlace.",
  look: "Ver",
  share: "Compartir",
  not_done: "No ha funcionado.",
  load_failed: "No se ha podido comprobar si la página está abierta.",
  again: "Reintentar",
} as const satisfies Translation<typeof german.pages, "es">;

/** Its article in the help centre. */
export const help = {
  public_pages: {
    title: "Abrir una tarjeta, un grupo o una oferta a todos",
    keywords:
      "público, tarjeta de visita, compartir perfil, enlace, buscador, Google, sin cuenta, imagen de vista previa, visible",
    body: "Solo los miembros ven los perfiles, los grupos y las ofertas. Pero puedes abrir a todos:\n\n- Tu tarjeta: en los ajustes, en «$t(settings:tabs.privacy)», o en tu perfil, en «$t(publicpages:member_title)». Muestra tu nombre, tu foto, a qué te dedicas y qué sabes hacer, tu objetivo y si tu identidad está verificada.\n- Un grupo: en «$t(groups:settings.open)», si lo diriges. Quiénes forman parte queda entre vosotros. Los grupos privados no tienen página.\n- Una oferta: al escribirla o después, en «$t(publicpages:job_title)». Cuando se cierra, la página también desaparece.\n\nQuien comparte el enlace obtiene una imagen de vista previa. Puedes tener una tarjeta propia a partir de los 16 años. Si la cierras, desaparece al momento; los buscadores quizá la muestren todavía un tiempo.",
  },
} as const satisfies Translation<typeof german.help, "es">;
