import type { messages as german } from "../de/notifications.ts";
import type { Translation } from "../translation.ts";

/** Notifications: push messages, lines of the daily mail. */
export const messages = {
  someone: "Quelqu’un",
  match: {
    title: "C’est un match !",
    text: "{{name}} et toi avez dit Deal tous les deux.",
    line: "Match avec {{name}}",
  },
  message: {
    title_one: "Nouveau message de {{name}}",
    title_many: "{{count}} nouveaux messages de {{name}}",
    title_other: "{{count}} nouveaux messages de {{name}}",
    line_one: "Nouveau message de {{name}} : {{text}}",
    line_many: "{{count}} nouveaux messages de {{name}} : {{text}}",
    line_other: "{{count}} nouveaux messages de {{name}} : {{text}}",
  },
  chat_request: {
    title: "{{name}} aimerait t’écrire",
    text: "Regarde la demande.",
    line: "{{name}} aimerait t’écrire",
  },
  group_application: {
    title: "{{name}} aimerait rejoindre {{group}}",
    text: "Regarde sa candidature.",
    line: "{{name}} aimerait rejoindre {{group}}",
  },
  group_decision: {
    accepted: {
      title: "Bienvenue dans {{group}}",
      text: "Ta candidature a été acceptée.",
      line: "{{group}} : ta candidature a été acceptée",
    },
    rejected: {
      title: "Réponse de {{group}}",
      text: "Cette fois, cela n’a pas marché.",
      line: "{{group}} : ta candidature a été refusée",
    },
  },
  mention: {
    title: "{{name}} parle de toi dans {{group}}",
    text: "Regarde de quoi il s’agit.",
    line: "{{name}} parle de toi dans {{group}} : {{text}}",
  },
  call_missed: {
    title_one: "Appel manqué de {{name}}",
    title_many: "{{count}} appels manqués de {{name}}",
    title_other: "{{count}} appels manqués de {{name}}",
    text: "Touche ici pour rappeler ou écrire.",
    line_one: "Appel manqué de {{name}}",
    line_many: "{{count}} appels manqués de {{name}}",
    line_other: "{{count}} appels manqués de {{name}}",
  },
  comment: {
    title_one: "{{count}} nouveau commentaire de {{name}}",
    title_many: "{{count}} nouveaux commentaires, le dernier de {{name}}",
    title_other: "{{count}} nouveaux commentaires, le dernier de {{name}}",
    text: "Va voir ce qui est écrit.",
    line_one: "{{count}} nouveau commentaire de {{name}} : {{text}}",
    line_many: "{{count}} nouveaux commentaires, le dernier de {{name}} : {{text}}",
    line_other: "{{count}} nouveaux commentaires, le dernier de {{name}} : {{text}}",
  },
  like: {
    title_one: "{{name}} aime ta publication",
    title_many: "{{count}} « J’aime », le dernier de {{name}}",
    title_other: "{{count}} « J’aime », le dernier de {{name}}",
    text: "Regarde-la encore une fois.",
    line_one: "{{name}} aime ta publication : {{text}}",
    line_many: "{{count}} « J’aime », le dernier de {{name}} : {{text}}",
    line_other: "{{count}} « J’aime », le dernier de {{name}} : {{text}}",
  },
  repost: {
    title_one: "{{name}} a partagé ta publication",
    title_many: "{{count}} partages, le dernier de {{name}}",
    title_other: "{{count}} partages, le dernier de {{name}}",
    text: "Regarde-la encore une fois.",
    line_one: "{{name}} a partagé ta publication : {{text}}",
    line_many: "{{count}} partages, le dernier de {{name}} : {{text}}",
    line_other: "{{count}} partages, le dernier de {{name}} : {{text}}",
  },
  follow: {
    title: "{{name}} te suit maintenant",
    text: "Regarde son profil.",
    line: "{{name}} te suit maintenant",
  },
  mention_post: {
    title: "{{name}} t’a mentionné dans une publication",
    text: "Va voir de quoi il s’agit.",
    line: "{{name}} t’a mentionné dans une publication : {{text}}",
  },
  report_decision: {
    author: {
      title: "Nous avons pris une décision sur un de tes contenus",
      text: "Lis laquelle et pourquoi.",
      line: "Nous avons pris une décision sur un de tes contenus",
    },
    reporter: {
      title: "Ton signalement a été examiné",
      text: "Merci d’ouvrir l’œil.",
      line: "Ton signalement a été examiné",
    },
    appeal: {
      title: "Ta contestation a été examinée",
      text: "Lis notre réponse.",
      line: "Ta contestation a été examinée",
    },
  },
  more_one: "… et {{count}} autre",
  more_many: "… et {{count}} autres",
  more_other: "… et {{count}} autres",
  test: {
    title: "Ça marche !",
    text: "Voilà à quoi ressemblent les messages de {{app}} sur cet appareil.",
  },
} as const satisfies Translation<typeof german, "fr">;
