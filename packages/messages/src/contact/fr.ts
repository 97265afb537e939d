import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Writing to the team, and the team’s inbox. */

/** Codes that the endpoints answer with. */
export const errors = {
  contact_changed: "Entre-temps, quelqu’un d’autre s’en est occupé. Relis le message.",
} as const satisfies Translation<typeof german.errors, "fr">;

/** Mails. */
export const mails = {
  contact_waiting: {
    subject: "Nouveau message à {{app}} : {{topic}}",
    heading: "Quelqu’un a écrit à l’équipe",
    body: "Sujet : {{topic}}\n\nSon contenu et son origine se lisent dans l’administration. Si d’autres messages suivent de près, ils ne donnent pas lieu à un nouvel e-mail.",
    button: "Ouvrir la boîte de réception",
  },
  contact_answer: {
    subject: "Réponse de {{app}}",
    heading: "Notre réponse à ton message",
    body: "Bonjour {{name}},\n\n{{answer}}\n\n––––––––\nTu nous avais écrit :\n\n{{message}}",
    button: "Poser une autre question",
  },
} as const satisfies Translation<typeof german.mails, "fr">;

/** What the server says in mails to the operator. */
export const messages = {
  topics: {
    general: "Général",
    partnership: "Partenariat",
    press: "Presse",
    support: "Aide",
  },
} as const satisfies Translation<typeof german.messages, "fr">;

/** The public page. */
export const pages = {
  title: "Contact",
  lead: "Pose ta question, dis-nous ce qui coince ou propose quelque chose. Une personne le lit et te répond par e-mail.",
  name: "Nom",
  name_missing: "Dis-nous comment tu t’appelles.",
  email: "E-mail",
  email_hint: "Pour notre réponse, rien d’autre.",
  email_wrong: "Cette adresse e-mail n’est pas valide.",
  topic: "Sujet",
  topics: {
    general: "Général",
    partnership: "Partenariat",
    press: "Presse",
    support: "Aide",
  },
  message: "Message",
  message_hint: "N’envoie ni mot de passe ni code.",
  message_missing: "Dis-nous de quoi il s’agit.",
  send: "Envoyer",
  failed: "L’envoi n’a pas marché. Réessaie, s’il te plaît.",
  thanks: "Merci !",
  thanks_text: "Ton message est bien arrivé. Nous te répondons à {{email}}.",
  again: "Envoyer un autre message",
  keeping: "Nous supprimons ton message {{days}} jours après l’avoir traité.",
  no_script: "Ce formulaire a besoin de JavaScript. Sinon, écris à {{email}}.",
} as const satisfies Translation<typeof german.pages, "fr">;

/** The inbox, for admins. */
export const staff = {
  title: "Messages",
  lead: "Ce que les gens écrivent à l’équipe. Les réponses partent par e-mail et leur texte reste aussi ici.",
  waiting: "Messages à l’équipe",
  states: { open: "Ouverts", answered: "Avec réponse", closed: "Fermés" },
  search: "Rechercher",
  search_hint: "Nom, adresse ou un bout de texte",
  topic: "Sujet",
  any_topic: "Tous les sujets",
  empty: "Rien ici",
  empty_text: "Dès que quelqu’un écrit, le message s’affiche ici.",
  empty_found: "Aucun résultat",
  empty_found_text: "Cherche avec moins de lettres ou retire un filtre.",
  failed: "Impossible de charger les messages",
  guest: "Sans connexion",
  answered_by: "Réponse de {{name}}",
  gone: "quelqu’un qui a quitté l’équipe",
  erased_at: "Sera supprimé le {{date}}",
  answer: {
    button: "Répondre",
    again: "Répondre encore",
    title: "Répondre à {{name}}",
    text: "La formule de début et le message d’origine s’ajoutent automatiquement à l’e-mail, en {{language}}.",
    field: "Ta réponse",
    missing: "Il faut un texte.",
    send: "Envoyer par e-mail",
    done: "La réponse est partie.",
  },
  close: {
    button: "Fermer",
    title: "Fermer sans répondre",
    text: "De la publicité, par exemple. On peut rouvrir à tout moment.",
    done: "Fermé.",
  },
  reopen: {
    button: "Rouvrir",
    title: "Rouvrir",
    text: "Le message attend alors de nouveau une réponse.",
    done: "Rouvert.",
  },
  erase: {
    button: "Supprimer",
    title: "Supprimer définitivement",
    text: "Le message et les réponses disparaissent, par exemple parce que quelqu’un le demande. Impossible de les restaurer.",
    done: "Supprimé.",
  },
  reason: "Motif (inscrit au journal)",
} as const satisfies Translation<typeof german.staff, "fr">;
