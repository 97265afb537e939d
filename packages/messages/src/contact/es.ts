import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Writing to the team, and the team's inbox. */

/** Codes that the endpoints answer with. */
export const errors = {
  contact_changed: "Mientras tanto, otra persona ha hecho algo con este mensaje. Míralo de nuevo.",
} as const satisfies Translation<typeof german.errors, "es">;

/** Mails. */
export const mails = {
  contact_waiting: {
    subject: "Nuevo mensaje a {{app}}: {{topic}}",
    heading: "Alguien ha escrito al equipo",
    body: "Tema: {{topic}}\n\nEn el área de administración puedes leer qué dice y de quién es. Si poco después llegan más, no recibirás un correo por cada uno.",
    button: "Ir a la bandeja de entrada",
  },
  contact_answer: {
    subject: "Respuesta de {{app}}",
    heading: "Nuestra respuesta a tu mensaje",
    body: "Hola, {{name}}:\n\n{{answer}}\n\n––––––––\nNos habías escrito:\n\n{{message}}",
    button: "Hacer otra pregunta",
  },
} as const satisfies Translation<typeof german.mails, "es">;

/** What the server says in mails to the operator. */
export const messages = {
  topics: {
    general: "General",
    partnership: "Colaboración",
    press: "Prensa",
    support: "Ayuda",
  },
} as const satisfies Translation<typeof german.messages, "es">;

/** The public page. */
export const pages = {
  title: "Contacto",
  lead: "Pregúntanos, cuéntanos qué falla o propón algo. Lo lee una persona y te responde por correo.",
  name: "Nombre",
  name_missing: "Dinos cómo te llamas.",
  email: "Correo electrónico",
  email_hint: "Allí enviamos nuestra respuesta, nada más.",
  email_wrong: "Esta dirección de correo no es válida.",
  topic: "Tema",
  topics: {
    general: "General",
    partnership: "Colaboración",
    press: "Prensa",
    support: "Ayuda",
  },
  message: "Mensaje",
  message_hint: "No nos envíes contraseñas ni códigos.",
  message_missing: "Cuéntanos de qué se trata.",
  send: "Enviar",
  failed: "No se ha podido enviar. Inténtalo de nuevo.",
  thanks: "¡Gracias!",
  thanks_text: "Tu mensaje ha llegado. Te responderemos a {{email}}.",
  again: "Enviar otro",
  keeping: "Eliminamos tu mensaje {{days}} días después de resolverlo.",
  no_script: "Sin JavaScript, este formulario no funciona. En ese caso, escríbenos a {{email}}.",
} as const satisfies Translation<typeof german.pages, "es">;

/** The inbox, for admins. */
export const staff = {
  title: "Mensajes",
  lead: "Lo que la gente escribe al equipo. Las respuestas se envían por correo y su texto también queda aquí.",
  waiting: "Mensajes al equipo",
  states: { open: "Abiertos", answered: "Respondidos", closed: "Cerrados" },
  search: "Buscar",
  search_hint: "Nombre, dirección o una parte del texto",
  topic: "Tema",
  any_topic: "Todos los temas",
  empty: "Aquí no hay nada",
  empty_text: "En cuanto alguien escriba, aparecerá aquí.",
  empty_found: "Sin resultados",
  empty_found_text: "Busca con menos letras o quita un filtro.",
  failed: "No se han podido cargar los mensajes",
  guest: "Sin iniciar sesión",
  answered_by: "Respuesta de {{name}}",
  gone: "alguien que ya no está en el equipo",
  erased_at: "Se eliminará el {{date}}",
  answer: {
    button: "Responder",
    again: "Responder otra vez",
    title: "Responder a {{name}}",
    text: "El saludo y el mensaje original se añaden automáticamente al correo, en {{language}}.",
    field: "Tu respuesta",
    missing: "Hace falta un texto.",
    send: "Enviar por correo",
    done: "La respuesta está en camino.",
  },
  close: {
    button: "Cerrar",
    title: "Cerrar sin responder",
    text: "Publicidad, por ejemplo. Se puede volver a abrir cuando quieras.",
    done: "Cerrado.",
  },
  reopen: {
    button: "Volver a abrir",
    title: "Volver a abrir",
    text: "El mensaje volverá a esperar respuesta.",
    done: "Abierto de nuevo.",
  },
  erase: {
    button: "Eliminar",
    title: "Eliminar para siempre",
    text: "El mensaje y las respuestas desaparecen, por ejemplo porque alguien lo ha pedido. No se pueden recuperar.",
    done: "Eliminado.",
  },
  reason: "Motivo (queda en el registro)",
} as const satisfies Translation<typeof german.staff, "es">;
