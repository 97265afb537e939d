import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Polls in the channels of groups. */
export const pages = {
  panel: "Sondages",
  new: "Nouveau sondage",
  question: "Question",
  answer: "Réponse {{number}}",
  add: "Ajouter une réponse",
  remove: "Retirer la réponse {{number}}",
  days: "Se termine",
  days_null: "quand je le clos",
  days_1: "après un jour",
  days_3: "après trois jours",
  days_7: "après une semaine",
  ask: "Lancer le sondage",
  cancel: "Annuler",
  empty_title: "Pas encore de sondage",
  empty_text: "Demande aux autres ce qu’ils préfèrent. Chaque voix compte aussitôt.",
  failed: "Impossible de charger les sondages",
  failed_change: "Ça n’a pas marché : {{reason}}",
  gone_author: "Membre supprimé",
  asked_by: "par {{name}}",
  votes_one: "{{count}} voix",
  votes_many: "{{count}} de voix",
  votes_other: "{{count}} voix",
  open_until: "ouvert jusqu’au {{when}}",
  open: "ouvert",
  closed: "terminé",
  mine: "ta voix",
  unvote: "Retirer ta voix",
  menu: "Options du sondage",
  close: "Clore le sondage",
  delete: "Supprimer",
  delete_ask: "Supprimer ce sondage ?",
  delete_text: "Il disparaît avec toutes ses voix. C’est définitif.",
  report: "Signaler",
  found: "Sondages",
} as const satisfies Translation<typeof german.pages, "fr">;

/** Codes that the endpoints answer with. */
export const errors = {
  too_many_polls: "Dix sondages sont déjà ouverts dans ce salon. Termines-en d’abord un.",
  poll_closed: "Ce sondage est déjà terminé.",
  answers_alike: "Chaque réponse ne peut apparaître qu’une fois.",
} as const satisfies Translation<typeof german.errors, "fr">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  poll_closed: {
    name: "Un sondage où tu as voté est terminé",
    title: "Sondage terminé dans {{group}}",
    text: "Le résultat est connu.",
    line: "Un sondage dans {{group}} est terminé : {{text}}",
  },
} as const satisfies Translation<typeof german.notifications, "fr">;

/** What can be reported of it, by name. */
export const reports = {
  poll: { name: "Sondage", title: "Signaler le sondage" },
} as const satisfies Translation<typeof german.reports, "fr">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  polls: {
    title: "Sondages dans les groupes",
    keywords: "voter, vote, voix, enquête, poser une question, résultat",
    body: "Dans chaque salon d’un groupe, tu peux poser une question aux autres.\n\n1. Ouvre le salon et appuie sur « $t(polls:panel) » en haut.\n2. Écris ta question et deux à cinq réponses.\n3. Choisis quand le sondage se termine, puis lance-le.\n\nTout le monde voit les voix aussitôt. Tu peux changer ou retirer ta voix tant que le sondage est ouvert. Personne ne voit qui a voté quoi. La personne qui a posé la question et la modération du groupe peuvent clore et supprimer un sondage.",
  },
} as const satisfies Translation<typeof german.help, "fr">;
