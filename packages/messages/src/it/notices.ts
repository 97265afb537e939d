import type { messages as german } from "../de/notices.ts";
import type { Translation } from "../translation.ts";

/** Texts of the notifications page. */
export const messages = {
  title: "Notifiche",
  preferences: "Impostazioni delle notifiche",
  new: "Nuovo",
  to_chat: "Alla chat",
  to_request: "Vai alla richiesta",
  to_application: "Vai alla candidatura",
  to_group: "Vai al gruppo",
  to_message: "Vai al messaggio",
  chat_failed: "Impossibile aprire la chat. Riprova.",
  ignore: "Ignora",
  ignore_failed: "Impossibile rimuoverla. La notifica è tornata.",
  reply: "Rispondi",
  reply_to: "Risposta a {{name}}",
  reply_send: "Invia",
  reply_failed: "Non inviato. Il tuo testo resta qui, riprova tra un momento.",
  reply_sent: "La tua risposta è stata inviata.",
  older: "Mostra le precedenti",
  older_failed: "Impossibile caricare le precedenti.",
  list_failed: "Impossibile caricare le tue notifiche",
  arrived_one: "{{count}} nuova notifica",
  arrived_many: "{{count}} nuove notifiche",
  arrived_other: "{{count}} nuove notifiche",
  empty_title: "Ancora niente di nuovo",
  empty_text: "Se hai un match o qualcuno ti scrive mentre non ci sei, lo trovi qui.",
  empty_action: "Al matching",
  offline_title: "Nessuna connessione",
  offline_text: "Appena torni online, carichiamo le tue notifiche.",
  look: "Guarda",
} as const satisfies Translation<typeof german, "it">;
