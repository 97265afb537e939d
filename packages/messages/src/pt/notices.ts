import type { messages as german } from "../de/notices.ts";
import type { Translation } from "../translation.ts";

/** Texts of the notifications page. */
export const messages = {
  title: "Notificações",
  preferences: "Ajustar notificações",
  new: "Novo",
  to_chat: "Ir para a conversa",
  to_request: "Ir para o pedido",
  to_application: "Ir para a candidatura",
  to_group: "Ir para o grupo",
  to_message: "Ir para a mensagem",
  chat_failed: "Não foi possível abrir a conversa. Tenta de novo.",
  ignore: "Ignorar",
  ignore_failed: "Não foi possível remover. A notificação voltou.",
  reply: "Responder",
  reply_to: "Resposta a {{name}}",
  reply_send: "Enviar",
  reply_failed: "Não enviado. O teu texto fica aqui, tenta de novo daqui a pouco.",
  reply_sent: "A tua resposta foi enviada.",
  older: "Ver anteriores",
  older_failed: "Não foi possível carregar as anteriores.",
  list_failed: "Não foi possível carregar as tuas notificações",
  arrived_one: "{{count}} notificação nova",
  arrived_many: "{{count}} notificações novas",
  arrived_other: "{{count}} notificações novas",
  empty_title: "Ainda nada de novo",
  empty_text: "Se tiveres um match ou alguém te escrever enquanto não estás, aparece aqui.",
  empty_action: "Ir para o matching",
  offline_title: "Sem ligação",
  offline_text: "Assim que voltares a estar online, carregamos as tuas notificações.",
  look: "Ver",
} as const satisfies Translation<typeof german, "pt">;
