import type { messages as german } from "../de/notices.ts";
import type { Translation } from "../translation.ts";

/** Texts of the notifications page. */
export const messages = {
  title: "Notificaciones",
  preferences: "Ajustar notificaciones",
  new: "Nuevo",
  to_chat: "Ir al chat",
  to_request: "Ir a la solicitud",
  to_application: "Ir a la candidatura",
  to_group: "Ir al grupo",
  to_message: "Ir al mensaje",
  chat_failed: "No se pudo abrir el chat. Inténtalo de nuevo.",
  ignore: "Ignorar",
  ignore_failed: "No se pudo quitar. La notificación vuelve a estar ahí.",
  reply: "Responder",
  reply_to: "Respuesta a {{name}}",
  reply_send: "Enviar",
  reply_failed: "No enviado. Tu texto se queda aquí, inténtalo de nuevo en un momento.",
  reply_sent: "Tu respuesta se ha enviado.",
  older: "Ver anteriores",
  older_failed: "No se pudieron cargar las anteriores.",
  list_failed: "No se pudieron cargar tus notificaciones",
  arrived_one: "{{count}} notificación nueva",
  arrived_many: "{{count}} notificaciones nuevas",
  arrived_other: "{{count}} notificaciones nuevas",
  empty_title: "Nada nuevo todavía",
  empty_text: "Si tienes un match o alguien te escribe mientras no estás, aparecerá aquí.",
  empty_action: "Ir al matching",
  offline_title: "Sin conexión",
  offline_text: "En cuanto vuelvas a estar en línea, cargamos tus notificaciones.",
  look: "Ver",
} as const satisfies Translation<typeof german, "es">;
