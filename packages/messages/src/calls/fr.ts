import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The button that calls: all that a page shows of calls before there is one. */
export const pages = {
  call_name: "Appeler {{name}}",
} as const satisfies Translation<typeof german.pages, "fr">;

export const overlay = {
  label: "Appel avec {{name}}",
  accept: "Répondre",
  decline: "Refuser",
  hang_up: "Raccrocher",
  mute: "Couper le micro",
  unmute: "Activer le micro",
  devices: "Choisir les appareils",
  microphone: "Micro",
  speaker: "Haut-parleur",
  device: "Appareil {{number}}",
  device_failed: "Cet appareil n’a pas pu être utilisé.",
  devices_allow: "Autorise d’abord le micro dans ton navigateur. Tu pourras ensuite choisir ici.",
  camera: "Caméra",
  camera_on: "Activer la caméra",
  camera_off: "Couper la caméra",
  screen_on: "Partager l’écran",
  screen_off: "Arrêter le partage d’écran",
  accept_camera: "Avec caméra",
  blur: "Flouter l’arrière-plan",
  picture_of: "Caméra : {{name}}",
  screen_of: "Écran : {{name}}",
  own_picture: "Ta caméra",
  sharing: "Tu partages ton écran.",
  paused: "Ta caméra est en pause pour garder un bon son.",
  paused_there: "L’image est en pause pour garder un bon son.",
  muted_there: "Le micro est coupé en face",
  float: "Image dans l’image",
  full_size: "Grande image",
  normal_size: "Petite image",
  collapse: "Réduire",
  expand: "Agrandir",
  close: "Fermer",
  call_again: "Rappeler",
  call_back: "Rappeler",
  write: "Écrire",
  notice_title: "{{name}} appelle",
  notice_text: "Touche ici pour voir l’appel.",
  status: {
    incoming: "t’appelle",
    asking: "Autorise ton micro pour commencer…",
    outgoing: "Ça sonne…",
    connecting: "Connexion…",
    connected: "Connexion établie",
    reconnecting: "Connexion interrompue, rétablissement…",
    muted: "Ton micro est coupé",
    in_call: "Appel",
    ended: "Appel terminé",
    missed: "Appel manqué",
    unanswered: "Pas de réponse",
    declined: "L’appel a été refusé",
    busy: "Occupé : un autre appel est déjà en cours.",
  },
  quality: {
    good: "Bonne connexion",
    fair: "Connexion moyenne",
    poor: "Mauvaise connexion",
  },
  camera_failed: {
    denied:
      "Ton navigateur n’a pas accès à la caméra. Autorise-la à côté de l’adresse de la page et réessaie.",
    missing: "Aucune caméra trouvée. Branche-en une et réessaie.",
    taken: "Impossible d’accéder à la caméra. Un autre programme l’utilise peut-être.",
  },
  failed: {
    denied: "Ton navigateur n’a pas accès au micro. Autorise-le à côté de l’adresse de la page et réessaie.",
    missing: "Aucun micro trouvé. Branche-en un et réessaie.",
    taken: "Impossible d’accéder à ton micro. Un autre programme l’utilise peut-être.",
    unsupported:
      "Ce navigateur ne permet pas d’appeler. Utilise-en un plus récent et une connexion sécurisée (https).",
    other_tab: "Tu es déjà en appel dans un autre onglet.",
    refused: "L’appel n’a pas abouti. Réessaie.",
    offline: "Impossible de joindre le serveur. Vérifie ta connexion et réessaie.",
    no_way: "Aucune connexion n’a pu être établie entre vous. Un autre réseau aide souvent.",
    lost: "La connexion a été perdue.",
  },
} as const satisfies Translation<typeof german.overlay, "fr">;

/** Codes that the endpoints answer with. */
export const errors = {
  busy: "Cette personne est déjà en appel.",
  cannot_call: "Tu ne peux pas appeler ici.",
  call_over: "Cet appel est terminé.",
  taken_elsewhere: "Tu as déjà répondu sur un autre appareil.",
} as const satisfies Translation<typeof german.errors, "fr">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  call_missed: {
    name: "Appel manqué",
    title_one: "Appel manqué de {{name}}",
    title_many: "{{count}} d’appels manqués de {{name}}",
    title_other: "{{count}} appels manqués de {{name}}",
    text: "Touche ici pour rappeler ou écrire.",
    line_one: "Appel manqué de {{name}}",
    line_many: "{{count}} d’appels manqués de {{name}}",
    line_other: "{{count}} appels manqués de {{name}}",
  },
} as const satisfies Translation<typeof german.notifications, "fr">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  calls: {
    title: "Appels",
    keywords:
      "téléphoner, téléphone, appeler, appel vocal, micro, haut-parleur, casque, sonnerie, appel manqué, raccrocher, muet, caméra, vidéo, appel vidéo, partage d’écran, image dans l’image",
    body: "Tu peux aussi parler avec toutes les personnes avec qui tu as une discussion. C’est gratuit.\n\n1. Ouvre la discussion et touche le téléphone en haut.\n2. Autorise le micro dans ton navigateur.\n3. Attends une réponse. Après 45 secondes, l’appel est considéré comme manqué.\n\nQuand on t’appelle, ça sonne sur tous tes appareils connectés. Dès que tu réponds sur un appareil, les autres se taisent. Pendant l’appel, tu peux :\n\n- couper ton micro\n- activer ta caméra ou partager ton écran, puis arrêter\n- changer de micro, de caméra et de haut-parleur\n- réduire la fenêtre et continuer à travailler\n\nUn appel commence toujours par le son seul. Si la connexion faiblit, le son passe d’abord : l’image rétrécit, puis se met en pause.\n\nCe qu’est devenu l’appel figure ensuite dans la discussion. Si tu n’entends rien, vérifie l’appareil et l’état de la connexion. Recharger la page met fin à l’appel.",
  },
} as const satisfies Translation<typeof german.help, "fr">;
