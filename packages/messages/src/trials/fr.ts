import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Trial projects. */
export const pages = {
  title: "Projet d’essai",
  intro:
    "Apprenez à vous connaître en travaillant pour de vrai : un objectif, quelques semaines, des tâches communes. À la fin, vous vous dites franchement comment ça s’est passé.",
  goal: "Objectif",
  goal_hint:
    "Que voulez-vous réussir pendant ce temps ? Par exemple : créer une landing page et obtenir 20 inscriptions.",
  duration: "Durée",
  weeks_one: "{{count}} semaine",
  weeks_many: "{{count}} de semaines",
  weeks_other: "{{count}} semaines",
  first_tasks: "Premières tâches (une par ligne, facultatif)",
  tasks_too_many: "50 tâches au plus, de 200 caractères chacune.",
  propose: "Proposer",
  waiting: "Ta proposition attend la réponse de {{name}}.",
  proposed_by: "{{name}} te propose un projet d’essai.",
  accept: "Accepter",
  decline: "Refuser",
  withdraw: "Retirer",
  until: "En cours jusqu’au {{date}}",
  period: "du {{from}} au {{to}}",
  days_left_one: "encore {{count}} jour",
  days_left_many: "encore {{count}} de jours",
  days_left_other: "encore {{count}} jours",
  progress_one: "{{done}} tâche sur {{count}} faite",
  progress_many: "{{done}} tâches sur {{count}} faites",
  progress_other: "{{done}} tâches sur {{count}} faites",
  tasks: "Tâches",
  no_tasks: "Pas encore de tâches. Par quoi commencez-vous ?",
  new_task: "Nouvelle tâche",
  add_task: "Ajouter",
  remove_task: "Supprimer la tâche « {{text}} »",
  assignee: "Qui s’en charge ?",
  both: "Les deux",
  me: "Moi",
  done_by: "Faite par {{name}}",
  done_by_me: "Faite par toi",
  change: "Modifier l’objectif et la durée",
  save: "Enregistrer",
  cancel: "Annuler",
  end: "Terminer maintenant",
  end_sure: "Terminer le projet d’essai maintenant ? Ensuite, vous écrirez chacun votre bilan.",
  debrief: "Bilan",
  debrief_intro:
    "Dis franchement comment ça s’est passé. {{name}} ne lira tes mots que lorsque vous aurez écrit tous les deux, au plus tard après 14 jours.",
  verdict: "Et la suite ?",
  verdict_together: "On continue ensemble",
  verdict_unsure: "J’hésite encore",
  verdict_apart: "Plutôt chacun de son côté",
  good: "Qu’est-ce qui a bien marché ?",
  hard: "Qu’est-ce qui a été difficile ?",
  send_debrief: "Envoyer le bilan",
  choose_verdict: "Choisis une réponse.",
  debrief_waits: "Ton bilan est enregistré. Il manque encore celui de {{name}}.",
  debrief_theirs_waits: "{{name}} a déjà écrit son bilan.",
  both_together: "Vous voulez continuer tous les deux. Longue vie à votre partenariat !",
  found_team: "Créer une équipe",
  my_debrief: "Ton bilan",
  their_debrief: "Bilan de {{name}}",
  edit_debrief: "Modifier le bilan",
  past: "Projets d’essai précédents",
  again: "Nouveau projet d’essai",
  status_proposed: "Proposé",
  status_running: "En cours",
  status_debrief: "Bilan",
  status_done: "Terminé",
  status_declined: "N’a pas eu lieu",
  show: "Voir",
  failed: "Impossible de charger le projet d’essai.",
} as const satisfies Translation<typeof german.pages, "fr">;

/** Codes that the endpoints answer with. */
export const errors = {
  trial_exists: "Vous avez déjà un projet d’essai ouvert.",
  trial_over: "Ce projet d’essai n’est pas en cours.",
  too_many_tasks: "Pas plus de 50 tâches.",
} as const satisfies Translation<typeof german.errors, "fr">;

/** What it writes in conversations in a member's name. */
export const messages = {
  proposal_one: "🤝 Ma proposition de projet d’essai (une semaine) : {{goal}}",
  proposal_many: "🤝 Ma proposition de projet d’essai ({{count}} de semaines) : {{goal}}",
  proposal_other: "🤝 Ma proposition de projet d’essai ({{count}} semaines) : {{goal}}",
} as const satisfies Translation<typeof german.messages, "fr">;
