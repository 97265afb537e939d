import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Events of groups, teams and circles, and the calendar feed. */
export const pages = {
  title: "Événements",
  lead: "Ce qui est prévu dans tes groupes, équipes et cercles, dans ton fuseau horaire.",
  panel: "Événements",
  new: "Nouvel événement",
  empty_title: "Pas encore d’événement",
  empty_text: "Donnez-vous rendez-vous : chaque personne voit l’événement dans son fuseau horaire.",
  empty_mine:
    "Rien n’est prévu dans tes groupes, équipes et cercles. Les nouveaux événements se créent là-bas.",
  failed: "Impossible de charger les événements",
  not_done: "Ça n’a pas marché : {{reason}}",
  missing: "Cet événement n’existe pas, ou tu n’en fais pas partie.",
  your_zone: "ton heure ({{zone}})",
  planned_zone: "Prévu : {{when}} ({{zone}})",
  repeats_none: "Une fois",
  repeats_weekly: "Chaque semaine",
  repeats_fortnightly: "Toutes les deux semaines",
  repeats_monthly: "Chaque mois, le même jour de la semaine",
  over: "Terminé",
  answer: "Tu viens ?",
  yes: "Oui",
  maybe: "Peut-être",
  no: "Non",
  seats: "{{going}} places prises sur {{capacity}}",
  full_hint:
    "Toutes les places sont prises. « Oui » t’inscrit sur la liste d’attente, et tu avances dès qu’une place se libère.",
  maybes: "Peut-être : {{number}}",
  waitings: "Liste d’attente : {{number}}",
  who: "Qui vient",
  who_empty: "Personne n’a encore dit oui.",
  is_waiting: "attend une place",
  is_maybe: "peut-être",
  venue: "Lieu",
  venue_none: "À définir",
  venue_room: "Une salle ici",
  venue_link: "Lien",
  venue_address: "Adresse",
  to_room: "Aller à la salle",
  dates: "Prochaines dates",
  download: "Télécharger le fichier d’agenda",
  download_failed: "Impossible de télécharger le fichier d’agenda.",
  creator: "Créé par {{name}}",
  gone: "Membre supprimé",
  menu: "Options de l’événement",
  change: "Modifier",
  change_all: "Modifier toutes les dates à venir",
  move_one: "Déplacer seulement celui-ci",
  cancel_one: "Annuler seulement celui-ci",
  cancel_all: "Annuler l’événement",
  cancel_one_ask: "Annuler seulement cette date ?",
  cancel_one_text: "Les personnes qui viennent sont prévenues. Les autres dates restent.",
  cancel_ask: "Annuler cet événement ?",
  cancel_text: "Il est annulé avec toutes ses dates à venir. Les personnes qui viennent sont prévenues.",
  report: "Signaler",
  form: {
    change_title: "Modifier l’événement",
    move_title: "Déplacer cette date",
    title: "Titre",
    text: "Description",
    day: "Jour",
    time: "Début",
    zone: "Fuseau horaire",
    minutes: "Durée en minutes",
    repeats: "Répétition",
    until: "Dernier jour",
    channel: "Salon",
    capacity: "Places",
    capacity_hint: "Quand tout est pris, il y a une liste d’attente.",
    all_note: "S’applique à toutes les dates à venir.",
    create: "Créer l’événement",
    save: "Enregistrer",
    cancel: "Annuler",
    check_in: "Le bilan de la semaine en événement",
    check_in_title: "Notre bilan de la semaine",
  },
  feed: {
    title: "S’abonner à l’agenda",
    text: "Avec une adresse privée, ton agenda (Google, Apple, Outlook) affiche tous les événements que tu n’as pas refusés. Toute personne qui connaît l’adresse les voit aussi : garde-la pour toi.",
    create: "Créer l’adresse",
    address: "Ton adresse d’agenda",
    once: "Copie-la maintenant. Par sécurité, nous ne l’affichons qu’une fois.",
    copy: "Copier l’adresse",
    copied: "Adresse copiée",
    since: "Tu as une adresse depuis le {{date}}.",
    fetched: "Dernière consultation : {{when}}",
    never: "Aucun agenda ne l’a encore consultée.",
    renew: "Nouvelle adresse",
    renew_ask: "Créer une nouvelle adresse ?",
    renew_text: "L’ancienne adresse ne marchera plus. Ajoute la nouvelle à ton agenda.",
    end: "Arrêter l’abonnement",
    end_ask: "Arrêter l’abonnement à l’agenda ?",
    end_text: "Cette adresse n’affichera plus rien.",
  },
  found: "Événements",
} as const satisfies Translation<typeof german.pages, "fr">;

/** What a date says in a list, the one on the overview among them. */
export const dates = {
  next_title: "À venir",
  all: "Tous tes événements",
  moved: "Déplacé",
  cancelled: "Annulé",
  host_pod: "Cercle",
  mine_yes: "Tu participes",
  mine_maybe: "Peut-être",
  mine_no: "Tu ne participes pas",
  mine_waiting: "Liste d’attente, place {{turn}}",
  going_one: "{{count}} personne vient",
  going_many: "{{count}} de personnes viennent",
  going_other: "{{count}} personnes viennent",
} as const satisfies Translation<typeof german.dates, "fr">;

/** Codes that the endpoints answer with. */
export const errors = {
  event_past: "Ce début est déjà passé. Choisis un moment plus tard.",
  event_far: "Un événement se planifie jusqu’à un an à l’avance. Choisis un jour plus proche.",
  event_over: "Cet événement est terminé ou annulé.",
  too_many_events: "Il y a déjà trop d’événements. Annules-en un d’abord, ou réessaie demain.",
} as const satisfies Translation<typeof german.errors, "fr">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  event_day: {
    name: "Rappel : événement dans un jour",
    title: "Dans un jour : {{when}}",
    line: "Ton événement « {{text}} » : {{when}}",
  },
  event_hour: {
    name: "Rappel : événement dans une heure",
    title: "Dans une heure : {{when}}",
    line: "Ton événement « {{text}} » : {{when}}",
  },
  event_minutes: {
    name: "Rappel : événement dans dix minutes",
    title: "Dans dix minutes : {{when}}",
    line: "Ton événement « {{text}} » : {{when}}",
  },
  event_seat: {
    name: "Événement : place de la liste d’attente",
    title: "Une place s’est libérée, elle est à toi : {{when}}",
    line: "Tu as une place pour « {{text}} » : {{when}}",
  },
  event_changed: {
    name: "Événement modifié",
    title: "Événement modifié : {{when}}",
    line: "« {{text}} » a changé : {{when}}",
  },
  event_cancelled: {
    name: "Événement annulé",
    title: "Annulé : {{when}}",
    line: "« {{text}} » est annulé ({{when}})",
  },
} as const satisfies Translation<typeof german.notifications, "fr">;

/** What can be reported of it, by name. */
export const reports = {
  event: {
    name: "Événement",
    title: "Signaler l’événement",
  },
} as const satisfies Translation<typeof german.reports, "fr">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  events: {
    title: "Événements et agenda",
    keywords:
      "rendez-vous, réunion, agenda, calendrier, ics, Google, Outlook, Apple, liste d’attente, fuseau horaire",
    body: "Dans chaque groupe, équipe et cercle, vous pouvez créer des événements, ponctuels ou récurrents.\n\n1. Ouvre « $t(events:panel) » et choisis « $t(events:new) ».\n2. Indique le titre, le jour, le début et le fuseau horaire. Les autres voient l’événement dans leur fuseau horaire.\n3. Réponds oui, peut-être ou non. Si toutes les places sont prises, répondre oui t’inscrit sur la liste d’attente, et tu avances dès qu’une place se libère.\n\nNous te le rappelons un jour, une heure et dix minutes avant. Tu choisis les rappels dans les réglages. La personne qui a créé l’événement et les responsables peuvent le modifier et l’annuler.\n\nDans « $t(events:feed.title) », tu crées une adresse privée pour ton agenda. Tu peux la remplacer ou la désactiver à tout moment.",
  },
} as const satisfies Translation<typeof german.help, "fr">;
