import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The notifications page. */
export const pages = {
  title: "Notifications",
  preferences: "Régler les notifications",
  new: "Nouvelle",
  to_chat: "Voir la discussion",
  to_request: "Voir la demande",
  to_application: "Voir la candidature",
  to_group: "Voir le groupe",
  to_team: "Voir l’équipe",
  to_task: "Voir la tâche",
  to_pods: "Voir les cercles",
  to_event: "Voir l’événement",
  to_path: "Voir votre chemin",
  to_agreement: "Voir l’accord",
  to_document: "Voir le document",
  to_invite: "Voir l’invitation",
  to_message: "Voir le message",
  to_post: "Voir la publication",
  to_jobs: "Voir les offres",
  to_profile: "Voir le profil",
  to_decision: "Voir la décision",
  to_premium: "Voir Premium",
  to_invites: "Voir tes invitations",
  to_verification: "Voir la vérification",
  chat_failed: "Impossible d’ouvrir la discussion. Réessaie.",
  ignore: "Ignorer",
  ignore_failed: "Impossible de la retirer. La notification est de retour.",
  reply: "Répondre",
  reply_to: "Réponse à {{name}}",
  reply_send: "Envoyer",
  reply_failed: "Non envoyé. Ton texte reste ici, réessaie dans un instant.",
  reply_sent: "Ta réponse est envoyée.",
  reply_accepts: "En répondant, tu acceptes la demande.",
  accept: "Accepter",
  decline: "Refuser",
  older: "Voir les plus anciennes",
  older_failed: "Impossible de charger les plus anciennes.",
  list_failed: "Impossible de charger tes notifications",
  arrived_one: "{{count}} nouvelle notification",
  arrived_many: "{{count}} de nouvelles notifications",
  arrived_other: "{{count}} nouvelles notifications",
  empty_title: "Rien de nouveau",
  empty_text: "Un match, ou un message reçu pendant ton absence : c’est ici que tu le verras.",
  empty_action: "Voir le matching",
  offline_title: "Pas de connexion",
  offline_text: "Dès que tu seras de nouveau en ligne, nous chargerons tes notifications.",
  look: "Voir",
} as const satisfies Translation<typeof german.pages, "fr">;

/** Codes that the endpoints answer with. */
export const errors = {
  push_service_unknown: "Désolé, les notifications push ne marchent pas avec ce navigateur.",
} as const satisfies Translation<typeof german.errors, "fr">;

/** What notifications of every kind share. */
export const notifications = {
  someone: "Quelqu’un",
  more_one: "… et {{count}} autre",
  more_many: "… et {{count}} autres",
  more_other: "… et {{count}} autres",
  dm_invite: {
    name: "Invitation à une discussion ou à un projet d’essai",
    title: "{{name}} te propose un projet d’essai",
    text: "Consulte la proposition.",
    line: "{{name}} te propose un projet d’essai",
  },
  dm_invite_group: {
    title: "{{name}} aimerait te voir dans {{group}}",
    text: "Découvre le groupe.",
    line: "{{name}} aimerait te voir dans {{group}}",
  },
  mention: {
    name: "Mention dans un groupe ou une publication",
    title: "{{name}} te mentionne dans {{group}}",
    text: "Va voir de quoi il s’agit.",
    line: "{{name}} te mentionne dans {{group}} : {{text}}",
  },
  mention_post: {
    title: "{{name}} te mentionne dans une publication",
    text: "Va voir de quoi il s’agit.",
    line: "{{name}} te mentionne dans une publication : {{text}}",
  },
  test: {
    title: "Ça marche !",
    text: "Voilà à quoi ressemblent les notifications de {{app}} sur cet appareil.",
  },
} as const satisfies Translation<typeof german.notifications, "fr">;

/** Its mails: subject, heading, body and button of each. */
export const mails = {
  digest: {
    subject_one: "Une nouveauté pour toi sur {{app}}",
    subject_many: "{{count}} de nouveautés pour toi sur {{app}}",
    subject_other: "{{count}} nouveautés pour toi sur {{app}}",
    heading: "Du nouveau pour toi",
    body: "{{lines}}\n\nTu reçois cet e-mail au plus une fois par jour. Tu peux le désactiver dans les réglages, sous « $t(notifications:title) ».",
    button: "Tout voir",
  },
} as const satisfies Translation<typeof german.mails, "fr">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  notifications: {
    title: "Lire les notifications et y répondre",
    keywords: "cloche, alerte, compteur, ignorer, répondre, non lu",
    body: "La cloche en haut montre ce qui s’est passé, par exemple un match ou un message pendant ton absence. Le nombre compte les non lus ; au-delà de 99, il affiche « 99+ ».\n\n- Le bouton t’emmène droit au but, par exemple dans la discussion.\n- « $t(notifications:ignore) » fait disparaître la notification.\n- Tu peux répondre aux messages sur place.\n\nQuand tu ouvres la liste, toutes comptent comme lues. Nous regroupons celles du même genre, pour que tu t’y retrouves. Ce qui ne t’intéresse pas se désactive dans les réglages.",
  },
  notification_settings: {
    title: "Régler les notifications et les heures calmes",
    keywords: "désactiver, silence, muet, nuit, ne pas déranger, mail quotidien, push, e-mail",
    body: "Dans les réglages, tu décides pour chaque sorte de notification comment elle t’arrive :\n\n- dans l’appli : à la cloche\n- en push : sur cet appareil, même quand l’appli est fermée\n- par e-mail : regroupées, une fois par jour à 8 heures\n\nLes heures calmes définissent quand nous n’envoyons pas de notifications push, par exemple de 22:00 à 7:00. Elles suivent ton fuseau horaire. Tu retrouves ensuite tout dans l’appli. Ce que tu désactives ne compte plus non plus pour la cloche.",
  },
  push: {
    title: "Notifications push et installation de l’appli",
    keywords: "PWA, écran d’accueil, télécharger, téléphone, iPhone, Android, autoriser les notifications",
    body: "Kompagnon fonctionne dans le navigateur et s’installe comme une appli, sans passer par une boutique d’applications.\n\n1. Ordinateur et Android : choisis dans le menu du navigateur « Installer » ou « Ajouter à l’écran d’accueil ».\n2. iPhone et iPad : dans Safari, appuie sur « Partager », puis « Sur l’écran d’accueil ».\n\nTu actives les notifications push dans les réglages des notifications, sur chaque appareil séparément. Le navigateur te demande alors la permission. Sur iPhone, l’appli doit d’abord être installée. Si rien n’arrive, autorise les notifications dans les réglages de l’appareil et vérifie tes heures calmes.",
  },
} as const satisfies Translation<typeof german.help, "fr">;
