import type { messages as german } from "../de/moderation.ts";
import type { Translation } from "../translation.ts";

/** Texts of the beginner moderation: strip, card, dialog. */
export const messages = {
  report: "Signaler",
  title_member: "Signaler {{name}}",
  title_group: "Signaler le groupe « {{name}} »",
  title_message: "Signaler le message",
  title_post: "Signaler la publication",
  title_comment: "Signaler le commentaire",
  intro: "Notre équipe va regarder. Personne ne saura que le signalement vient de toi.",
  message_seen: "L’équipe voit ce seul message, pas le reste de la conversation.",
  reason: "De quoi s’agit-il ?",
  note: "Veux-tu ajouter quelque chose ?",
  note_needed: "Explique brièvement de quoi il s’agit.",
  reason_needed: "Choisis une raison.",
  also_block: "Bloquer aussi {{name}}",
  cancel: "Annuler",
  thanks: "Merci. Ton signalement est bien arrivé.",
  block_failed: "Le blocage n’a pas marché. Réessaie dans les paramètres.",
  reasons: {
    spam: "Spam ou publicité",
    fraud: "Fraude ou arnaque",
    harassment: "Insultes ou harcèlement",
    hate: "Haine",
    sexual: "Contenu sexuel",
    violence: "Violence ou menaces",
    minors: "Mise en danger de mineurs",
    impersonation: "Usurpation d’identité",
    illegal: "Autre chose d’illégal",
    other: "Autre chose",
  },
} as const satisfies Translation<typeof german, "fr">;
