import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Announcements above every page, and writing them. */

/** Codes that the endpoints answer with. */
export const errors = {
  announcement_stays: "Cette annonce reste jusqu’à sa fin.",
  announcement_times: "La fin doit venir après le début et être encore à venir.",
  announcement_over: "Cette annonce est déjà terminée.",
} as const satisfies Translation<typeof german.errors, "fr">;

/** The banner. */
export const pages = {
  label: "Annonce",
  more: "En savoir plus",
} as const satisfies Translation<typeof german.pages, "fr">;

/** Writing them, for admins. */
export const staff = {
  title: "Annonces",
  lead: "Un bandeau au-dessus de chaque page, pour tout le monde ou pour certains. Un seul à la fois : d’abord les alertes, puis le plus récent.",
  write: "Nouvelle annonce",
  states: { current: "En cours", planned: "Prévues", past: "Passées" },
  kind: "Type",
  kinds: { info: "Information", warning: "Alerte" },
  audience: "Pour qui",
  audiences: {
    all: "Tout le monde",
    free: "Sans Premium",
    premium: "Avec Premium",
    founders: "Membres qui ont un groupe",
    new: "Arrivés depuis {{days}} jours au plus",
    team: "L’équipe seulement",
  },
  text: "Texte en {{language}}",
  text_missing: "Il faut un texte en allemand.",
  text_hint: "Court et clair. Sans texte dans une langue, c’est l’anglais qui s’affiche, sinon l’allemand.",
  other_language: "Autre langue",
  add_language: "Ajouter une langue",
  remove_language: "Retirer : {{language}}",
  starts: "À partir du",
  starts_hint: "Vide : tout de suite",
  ends: "Jusqu’au",
  ends_hint: "Vide : jusqu’à ce que quelqu’un y mette fin",
  link: "Lien vers une page",
  link_hint: "Une adresse d’ici, par exemple /dashboard/groups",
  link_wrong: "L’adresse doit commencer par / et appartenir à ce site.",
  dismissible: "Peut être fermée",
  dismissible_hint: "La fermeture vaut alors sur tous les appareils, et l’annonce ne revient pas.",
  preview: "Aperçu",
  preview_in: "Aperçu en {{language}}",
  publish: "Publier",
  save: "Enregistrer",
  edit: "Modifier",
  edit_title: "Modifier l’annonce",
  published: "L’annonce est en ligne.",
  saved: "Enregistré.",
  span: "Du {{from}} au {{until}}",
  since: "Depuis le {{from}}, sans date de fin",
  from: "À partir du {{from}}, sans date de fin",
  ended: "Arrêtée le {{date}}",
  dismissed_one: "{{count}} membre l’a fermée",
  dismissed_many: "{{count}} de membres l’ont fermée",
  dismissed_other: "{{count}} membres l’ont fermée",
  stays: "Ne peut pas être fermée",
  end: {
    button: "Arrêter",
    title: "Arrêter l’annonce",
    text: "Elle disparaît aussitôt partout.",
    reason: "Motif (inscrit au journal)",
    reason_missing: "Il faut un motif.",
    done: "Arrêtée.",
  },
  empty: "Rien ici",
  empty_text: "Les membres concernés voient ton annonce tout de suite, ou à partir du moment choisi.",
  failed: "Impossible de charger les annonces",
} as const satisfies Translation<typeof german.staff, "fr">;
