import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Showing who one is by a document and a selfie, and the reviewers' queue. */

/** Codes that the endpoints answer with. */
export const errors = {
  already_verified: "Ton identité est déjà vérifiée.",
  verification_running: "Ta vérification est en cours d’examen.",
  verification_limit: "Tu as déjà essayé trois fois en 30 jours. Patiente un peu.",
  no_draft: "Cette vérification n’est plus ouverte. Recommence, s’il te plaît.",
  picture_too_small: "On ne peut rien lire sur cette photo : elle est trop petite.",
  pictures_missing: "Il manque encore une photo.",
  verification_taken: "Quelqu’un d’autre a ouvert ce dossier, ou ton temps est écoulé.",
  verification_decided: "C’est déjà décidé.",
  birthdate_invalid: "Vérifie ta date de naissance. Il faut avoir au moins 16 ans.",
} as const satisfies Translation<typeof german.errors, "fr">;

/** Why a verification is not accepted: read by its member and chosen by reviewers. */
export const checks = {
  reason_unreadable: "Une photo est floue ou a des reflets : on ne peut pas la lire.",
  reason_covered:
    "Un élément dont nous avons besoin est caché : nom, date de naissance, portrait ou date d’expiration.",
  reason_wrong_document: "Ce n’est pas une carte d’identité, un passeport ou un titre de séjour allemand.",
  reason_document_expired: "Ta pièce d’identité a expiré.",
  reason_data_differs: "Le nom ou la date de naissance ne correspondent pas à la pièce.",
  reason_face_differs: "Le selfie ne correspond pas à la photo de la pièce.",
  reason_altered: "La pièce ou une photo a été modifiée.",
  reason_something_else: "Pour une autre raison.",
} as const satisfies Translation<typeof german.checks, "fr">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  verification_decision: {
    name: "Décision sur ta vérification",
    approved: {
      title: "Ton identité est vérifiée",
      text: "Tout le monde voit maintenant ton badge.",
      line: "Ton identité est vérifiée",
    },
    rejected: {
      title: "Ta vérification n’a pas abouti",
      text: "Vois pourquoi et réessaie.",
      line: "Ta vérification n’a pas abouti",
    },
    expiring: {
      title: "Ta vérification expire bientôt",
      text: "Ensuite, tu pourras refaire la vérification en quelques minutes.",
      line: "Ta vérification expire bientôt",
    },
    expired: {
      title: "Ta vérification a expiré",
      text: "Refais la vérification, et ton badge reviendra.",
      line: "Ta vérification a expiré",
    },
  },
} as const satisfies Translation<typeof german.notifications, "fr">;

/** Mails. */
export const mails = {
  verification_approved: {
    subject: "Ton identité est vérifiée sur {{app}}",
    heading: "Ton identité est vérifiée !",
    body: "Nous avons contrôlé ta pièce d’identité. Ton badge est visible par tous dès maintenant, pour deux ans.\n\nTes photos et le nom inscrit sur ta pièce seront supprimés dans sept jours.",
    button: "Voir la vérification",
  },
  verification_rejected: {
    subject: "Ta vérification sur {{app}} n’a pas abouti",
    heading: "Ça n’a pas encore marché",
    body: "Nous n’avons pas pu confirmer ta pièce d’identité :\n\n{{reason}}\n\nN’hésite pas à réessayer. Tes photos et tes données seront supprimées dans sept jours.",
    button: "Réessayer",
  },
  verification_expiring: {
    subject: "Ta vérification sur {{app}} expire bientôt",
    heading: "Ta vérification expire bientôt",
    body: "Ta vérification expire le {{day}}. Ensuite, tu pourras refaire la vérification en quelques minutes.",
    button: "Voir la vérification",
  },
  verification_expired: {
    subject: "Ta vérification sur {{app}} a expiré",
    heading: "Ta vérification a expiré",
    body: "Deux ans sont passés, et ton badge n’est plus visible. Refais la vérification, cela prend 3 à 5 minutes.",
    button: "Refaire la vérification",
  },
} as const satisfies Translation<typeof german.mails, "fr">;
/** The member's four pages. */
export const pages = {
  title: "Vérification",
  lead: "Montre une fois que c’est bien toi. Ton profil porte ensuite un badge, et les autres te font plus facilement confiance.",
  failed: "Impossible de charger ta vérification",
  duration: "Cela prend environ 3 à 5 minutes.",
  private:
    "Seules les personnes de notre équipe chargées des vérifications voient tes photos. Elles sont supprimées sept jours après la décision.",
  start: "Commencer la vérification",
  resume: "Continuer",
  discard: "Abandonner le brouillon",
  discarded: "Brouillon abandonné. Toutes ses photos sont supprimées.",
  back: "Retour",
  how: "Comment ça marche",
  steps: {
    data: "Confirmer tes données",
    data_text: "Nom et date de naissance tels qu’ils figurent sur ta pièce d’identité.",
    document: "Photographier ta pièce",
    document_text: "Recto et verso avec la caméra. Tu peux noircir les numéros.",
    selfie: "Faire un selfie",
    selfie_text: "Une personne le compare à la pièce. Nous n’utilisons pas de reconnaissance faciale.",
  },
  draft: { title: "Tu n’as pas encore terminé", text: "Reprends là où tu en étais." },
  in_review: {
    title: "En cours d’examen",
    text: "Nous avons reçu tes photos. Dès que quelqu’un aura décidé, nous te le dirons.",
    since: "Envoyée le {{date}}",
  },
  approved: {
    title: "Ton identité est déjà vérifiée.",
    text: "Tout le monde voit ton badge.",
    until: "Valable jusqu’au {{date}}",
  },
  rejected: {
    title: "Ça n’a pas encore marché",
    again: "Réessayer",
    later: "Tu pourras réessayer à partir du {{date}}.",
  },
  expired: {
    title: "Ta vérification a expiré",
    text: "Deux ans sont passés. Refais la vérification, et ton badge reviendra.",
    again: "Refaire la vérification",
  },
  confirm: {
    title: "Confirmer tes données",
    step: "Étape 1 sur 2",
    lead: "Écris ton nom et ta date de naissance exactement comme sur ta pièce d’identité.",
    name: "Nom complet",
    name_missing: "Quel nom figure sur ta pièce ?",
    birthdate: "Date de naissance",
    birthdate_missing: "Quelle est ta date de naissance ?",
    birthdate_hint: "Si ta vérification est acceptée, ton âge est repris dans ton profil.",
    country: "Pays de la pièce d’identité",
    germany: "Allemagne",
    consent:
      "J’accepte que {{app}} conserve sous forme chiffrée une copie de ma pièce d’identité et mon selfie pour vérifier mon identité, et les supprime sept jours après la décision. Je peux retirer cet accord à tout moment en abandonnant le brouillon ou en écrivant à l’équipe.",
    consent_missing: "Sans ton accord, nous n’avons pas le droit de regarder la pièce.",
    next: "Continuer vers la caméra",
  },
  scan: {
    title: "Prendre les photos",
    step: "Étape 2 sur 2",
    sides: { front: "Recto", back: "Verso", selfie: "Selfie" },
    hints: {
      front: "Pose la pièce sur un fond sombre et aligne-la sur le cadre.",
      back: "Maintenant le verso, avec les lignes tout en bas.",
    },
    instructions: {
      head_left: "Regarde la caméra et tourne un peu la tête vers la gauche.",
      head_right: "Regarde la caméra et tourne un peu la tête vers la droite.",
      chin_up: "Regarde la caméra et lève un peu le menton.",
      hand_at_cheek: "Regarde la caméra et pose une main sur ta joue.",
    },
    camera: "Image de la caméra",
    starting: "La caméra démarre…",
    camera_failed: "La caméra n’a pas pu démarrer. Autorise l’accès dans ton navigateur.",
    camera_again: "Redémarrer la caméra",
    searching: "Recherche de la pièce…",
    hold: "Très bien, ne bouge pas…",
    locked: "Pièce reconnue.",
    auto: "Déclencher automatiquement",
    capture: "Prendre la photo",
    choose: "Envoyer une photo",
    choose_wrong: "Ce n’est pas une image lisible. Prends un JPEG, PNG ou WebP.",
    review: "Ça te va ?",
    review_text: "Tout est net et bien lisible ? « {{mark}} » est inscrit définitivement dans l’image.",
    review_selfie: "Voit-on bien ton visage ?",
    redact_text:
      "Nous n’avons pas besoin des numéros de série et d’accès : noircis-les avant que l’image quitte ton appareil. Trace une barre à la souris ou au doigt, ou ajoutes-en une et déplace-la avec les flèches (avec Maj elle change de taille, Suppr l’enlève).",
    picture: "Photo prise : {{side}}",
    add_bar: "Ajouter une barre",
    bar: "Barre noire {{n}}",
    remove_bars: "Enlever les barres",
    use: "Utiliser la photo",
    retake: "Reprendre",
    retake_side: "Reprendre : {{side}}",
    uploading: "Enregistrement chiffré…",
    upload_failed: "La photo n’a pas pu être enregistrée. Elle est toujours là : réessaie tout de suite.",
    upload_again: "Réessayer",
    there: "Photo prise",
    missing: "Encore à prendre",
    all_there: "Tu as les trois photos. Envoie-les, ou reprends-en une.",
    submit: "Envoyer",
  },
  submitted: {
    title: "C’est fait, merci !",
    text: "Quelqu’un de l’équipe regarde tes photos. Tu recevras le résultat ici et par e-mail.",
    to_dashboard: "Aller à l’accueil",
    to_settings: "Voir la vérification",
  },
} as const satisfies Translation<typeof german.pages, "fr">;

/** The reviewers' queue and a case of it. */
export const staff = {
  title: "Vérifications",
  intro: "Compare la pièce, les données et le selfie. Chaque consultation est consignée au journal.",
  failed: "Impossible de charger",
  tabs: { waiting: "En attente", decided: "Décidées" },
  empty: {
    waiting: "Personne n’attend",
    decided: "Aucune décision pour le moment",
    text: "Dès que quelqu’un envoie des photos, cela apparaît ici.",
  },
  nameless: "Membre sans nom",
  submitted: "Envoyée",
  decided: "Décision",
  open: "Examiner",
  taken: "Quelqu’un d’autre a ouvert ce dossier.",
  own: "Quelqu’un d’autre décide de ta propre vérification.",
  states: { in_review: "En attente", approved: "Acceptée", rejected: "Refusée", expired: "Expirée" },
  back: "Voir les vérifications",
  case_title: "Vérification de {{name}}",
  gone: "Ce dossier n’existe pas (ou plus)",
  until: "Réservé pour toi jusqu’à {{time}}",
  extend: "Recharger les photos",
  name: "Nom",
  birthdate: "Date de naissance",
  age: "{{age}} ans",
  profile_age: "Âge dans le profil",
  country: "Pays",
  germany: "Allemagne",
  hint: "Demandé",
  hints: {
    head_left: "tête à gauche",
    head_right: "tête à droite",
    chin_up: "menton levé",
    hand_at_cheek: "main sur la joue",
  },
  earlier: "Refus précédents",
  document: "Face de la pièce",
  sides: { front: "Recto", back: "Verso", selfie: "Selfie" },
  profile_picture: "Photo de profil",
  no_profile_picture: "Pas de photo de profil",
  viewer: "{{side}}. Agrandir avec + et -, tourner avec R, déplacer avec les flèches, réinitialiser avec 0.",
  zoom_in: "Agrandir",
  zoom_out: "Réduire",
  rotate: "Tourner",
  reset: "Réinitialiser",
  picture_failed: "La photo n’a pas pu s’ouvrir. Recharge les photos.",
  mrz: {
    title: "Lignes lisibles par machine",
    label: "Lignes du verso",
    hint: "Saisis-les ou colle-les, une par ligne. Elles restent dans ton navigateur.",
    unknown: "Ce ne sont pas trois lignes de 30 ni deux lignes de 44 caractères.",
    number: "Numéro de la pièce",
    birth: "Date de naissance",
    expiry: "Date d’expiration",
    whole: "Ensemble",
    good: "chiffre de contrôle correct",
    bad: "chiffre de contrôle faux",
    covered: "noirci, impossible à contrôler",
    birth_differs: "La date de naissance diffère des données saisies.",
    expired: "La pièce d’identité a expiré.",
  },
  approve: "Accepter",
  approve_title: "Accepter la vérification de {{name}} ?",
  approve_text: "Tout le monde voit le badge tout de suite, l’âge du profil devient {{age}}.",
  approved: "Acceptée.",
  reject: "Refuser",
  reject_title: "Refuser la vérification",
  reject_text: "Le membre lit le motif et peut réessayer.",
  reason: "Motif",
  reason_missing: "Choisis un motif.",
  text: "À préciser",
  text_missing: "Écris ce qui n’allait pas.",
  rejected: "Refusée.",
  release: "Rendre le dossier",
  released: "Le dossier est de nouveau ouvert à tous.",
} as const satisfies Translation<typeof german.staff, "fr">;

/** Its article in the help centre. */
export const help = {
  verify_identity: {
    title: "Vérifier ton compte, et ce que deviennent tes photos",
    keywords: "pièce d’identité, badge, identité, selfie, confidentialité, coche, vérifié",
    body: "Sous « $t(verification:title) », tu montres avec ta pièce d’identité et un selfie que c’est bien toi. Ton profil porte ensuite un badge pendant deux ans.\n\n- Ton navigateur inscrit « KOPIE » (copie) dans l’image, et tu peux noircir des numéros avant qu’elle quitte ton appareil.\n- Photos, nom et date de naissance sont conservés chiffrés. Seules les personnes de notre équipe chargées des vérifications peuvent les voir, et chaque consultation est consignée au journal.\n- Une personne compare les photos. Il n’y a pas de reconnaissance faciale.\n- Sept jours après la décision, photos et nom sont supprimés. Ta date de naissance reste chiffrée tant que ta vérification est valable, car les règles d’âge en dépendent.\n\nSi ça n’a pas marché, tu lis la raison et peux réessayer, au plus trois fois en 30 jours. Tu peux abandonner un brouillon à tout moment. Les autres membres ne voient que le badge, jamais le nom inscrit sur ta pièce.",
  },
} as const satisfies Translation<typeof german.help, "fr">;
