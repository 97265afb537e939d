import type { messages as german } from "../de/notices.ts";
import type { Translation } from "../translation.ts";

/** Texts of the notifications page. */
export const messages = {
  title: "Notifications",
  preferences: "Régler les notifications",
  new: "Nouveau",
  to_chat: "Vers la discussion",
  to_request: "Voir la demande",
  to_application: "Voir la candidature",
  to_group: "Voir le groupe",
  to_message: "Voir le message",
  chat_failed: "Impossible d’ouvrir la discussion. Réessaie.",
  ignore: "Ignorer",
  ignore_failed: "Impossible de la retirer. La notification est de retour.",
  reply: "Répondre",
  reply_to: "Réponse à {{name}}",
  reply_send: "Envoyer",
  reply_failed: "Non envoyé. Ton texte reste ici, réessaie dans un instant.",
  reply_sent: "Ta réponse est envoyée.",
  older: "Voir les plus anciennes",
  older_failed: "Impossible de charger les plus anciennes.",
  list_failed: "Impossible de charger tes notifications",
  arrived_one: "{{count}} nouvelle notification",
  arrived_many: "{{count}} nouvelles notifications",
  arrived_other: "{{count}} nouvelles notifications",
  empty_title: "Rien de nouveau",
  empty_text: "Un match, ou un message reçu pendant ton absence : c’est ici que tu le verras.",
  empty_action: "Vers le matching",
  offline_title: "Pas de connexion",
  offline_text: "Dès que tu es de nouveau en ligne, nous chargeons tes notifications.",
  look: "Voir",
} as const satisfies Translation<typeof german, "fr">;
