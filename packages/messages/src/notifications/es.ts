import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The notifications page. */
export const pages = {
  title: "Notificaciones",
  preferences: "Configurar notificaciones",
  new: "Nueva",
  to_chat: "Ir al chat",
  to_request: "Ir a la solicitud",
  to_application: "Ir a la candidatura",
  to_group: "Ir al grupo",
  to_team: "Ir al equipo",
  to_task: "Ir a la tarea",
  to_pods: "Ir a los círculos",
  to_event: "Ir al evento",
  to_path: "Ir a vuestro camino",
  to_agreement: "Ir al acuerdo",
  to_document: "Ir al documento",
  to_invite: "Ir a la invitación",
  to_message: "Ir al mensaje",
  to_post: "Ir a la publicación",
  to_jobs: "Ir a las ofertas",
  to_profile: "Ir al perfil",
  to_decision: "Ir a la decisión",
  to_premium: "Ir a Premium",
  to_invites: "Ir a tus invitaciones",
  to_verification: "Ir a la verificación",
  chat_failed: "No se ha podido abrir el chat. Inténtalo de nuevo.",
  ignore: "Ignorar",
  ignore_failed: "No se ha podido quitar. La notificación vuelve a estar aquí.",
  reply: "Responder",
  reply_to: "Respuesta a {{name}}",
  reply_send: "Enviar",
  reply_failed: "No se ha enviado. Tu texto sigue aquí: inténtalo de nuevo en un momento.",
  reply_sent: "Tu respuesta se ha enviado.",
  reply_accepts: "Al responder aceptas la solicitud.",
  accept: "Aceptar",
  decline: "Rechazar",
  older: "Mostrar anteriores",
  older_failed: "No se han podido cargar las anteriores.",
  list_failed: "No se han podido cargar tus notificaciones",
  arrived_one: "{{count}} notificación nueva",
  arrived_many: "{{count}} de notificaciones nuevas",
  arrived_other: "{{count}} notificaciones nuevas",
  empty_title: "Nada nuevo todavía",
  empty_text: "Si tienes un match o alguien te escribe mientras no estás, aparecerá aquí.",
  empty_action: "Ir al matching",
  offline_title: "Sin conexión",
  offline_text: "En cuanto vuelvas a estar en línea, cargaremos tus notificaciones.",
  look: "Ver",
} as const satisfies Translation<typeof german.pages, "es">;

/** Codes that the endpoints answer with. */
export const errors = {
  push_service_unknown: "Lo sentimos, las notificaciones push no funcionan con este navegador.",
} as const satisfies Translation<typeof german.errors, "es">;

/** What notifications of every kind share. */
export const notifications = {
  someone: "Alguien",
  more_one: "… y {{count}} más",
  more_many: "… y {{count}} más",
  more_other: "… y {{count}} más",
  dm_invite: {
    name: "Invitación a un chat o a un proyecto de prueba",
    title: "{{name}} te propone un proyecto de prueba",
    text: "Echa un vistazo a la propuesta.",
    line: "{{name}} te propone un proyecto de prueba",
  },
  dm_invite_group: {
    title: "{{name}} quiere que te unas a {{group}}",
    text: "Echa un vistazo al grupo.",
    line: "{{name}} quiere que te unas a {{group}}",
  },
  mention: {
    name: "Mención en un grupo o una publicación",
    title: "{{name}} te ha mencionado en {{group}}",
    text: "Mira de qué se trata.",
    line: "{{name}} te ha mencionado en {{group}}: {{text}}",
  },
  mention_post: {
    title: "{{name}} te ha mencionado en una publicación",
    text: "Mira de qué se trata.",
    line: "{{name}} te ha mencionado en una publicación: {{text}}",
  },
  test: {
    title: "¡Funciona!",
    text: "Así se ven las notificaciones de {{app}} en este dispositivo.",
  },
} as const satisfies Translation<typeof german.notifications, "es">;

/** Its mails: subject, heading, body and button of each. */
export const mails = {
  digest: {
    subject_one: "Una novedad para ti en {{app}}",
    subject_many: "{{count}} de novedades para ti en {{app}}",
    subject_other: "{{count}} novedades para ti en {{app}}",
    heading: "Tus novedades",
    body: "{{lines}}\n\nEste correo llega como mucho una vez al día. Puedes desactivarlo en los ajustes, en «$t(notifications:title)».",
    button: "Ver todo",
  },
} as const satisfies Translation<typeof german.mails, "es">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  notifications: {
    title: "Leer y responder notificaciones",
    keywords: "campana, notificación, contador, ignorar, responder, no leído",
    body: "La campana de arriba muestra qué ha pasado, por ejemplo un match o un mensaje mientras no estabas. El número cuenta lo que no has leído; por encima de 99 pone «99+».\n\n- El botón te lleva directo al asunto, por ejemplo al chat.\n- Con «$t(notifications:ignore)» desaparece la notificación.\n- Puedes responder a los mensajes allí mismo.\n\nAl abrir la lista, todas cuentan como leídas. Agrupamos las del mismo tipo para que no te pierdas. Desactiva en los ajustes lo que no te interese.",
  },
  notification_settings: {
    title: "Configurar notificaciones y horas de silencio",
    keywords: "desactivar notificaciones, silenciar, noche, no molestar, correo diario, push",
    body: "En los ajustes decides para cada tipo de notificación cómo te llega:\n\n- en la app: en la campana\n- como push: en este dispositivo, aunque la app esté cerrada\n- por correo: todas juntas, una vez al día, a las 8:00\n\nCon las horas de silencio decides cuándo no te enviamos notificaciones push, por ejemplo de 22:00 a 7:00. Siguen tu zona horaria. Después lo encuentras todo en la app. Lo que desactivas tampoco cuenta ya en la campana.",
  },
  push: {
    title: "Notificaciones push e instalación de la app",
    keywords: "PWA, pantalla de inicio, descargar app, móvil, iPhone, Android, permitir notificaciones",
    body: "Kompagnon funciona en el navegador y se instala como una app, sin tienda de apps.\n\n1. Ordenador y Android: elige en el menú del navegador «Instalar» o «Añadir a pantalla de inicio».\n2. iPhone y iPad: en Safari toca «Compartir» y luego «Añadir a pantalla de inicio».\n\nLas notificaciones push se activan en los ajustes de notificaciones, en cada dispositivo por separado. El navegador te pedirá permiso. En el iPhone hay que instalar antes la app. Si no llega nada, permite las notificaciones en los ajustes del dispositivo y revisa tus horas de silencio.",
  },
} as const satisfies Translation<typeof german.help, "es">;
