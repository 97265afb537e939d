import type { messages as german } from "../de/accounts.ts";
import type { Translation } from "../translation.ts";

export const messages = {
  forgot: "Mot de passe oublié ?",
  or: "ou",
  mode: { label: "Connexion ou inscription", sign_in: "Connexion", sign_up: "Inscription" },
  sign_in: {
    title: "Content de te revoir",
    lead: "Tes matchs et tes discussions t’attendent.",
    submit: "Se connecter",
  },
  sign_up: {
    title: "C’est parti",
    lead: "Gratuit et prêt en deux minutes.",
    submit: "Créer mon compte",
    invited: "Tu viens par une invitation. Elle compte dès que tu crées ton compte.",
  },
  fields: {
    email: "E-mail",
    password: "Mot de passe",
    password_hint: "Au moins {{min}} caractères",
    confirm: "Répéter le mot de passe",
    caps_lock: "La touche Verr. Maj est activée.",
    terms:
      "J’ai au moins 16 ans et j’accepte les <terms>conditions d’utilisation</terms>. Ce que deviennent mes données figure dans la <privacy>politique de confidentialité</privacy>.",
  },
  errors: {
    mismatch: "Les mots de passe ne correspondent pas.",
    unexpected: "Erreur inattendue. Réessaie.",
    taken_action: "Me connecter avec cette adresse",
    unlocked_in: "À nouveau possible dans {{time}}",
  },
  google: {
    sign_in: "Se connecter avec Google",
    sign_up: "S’inscrire avec Google",
    terms:
      "En t’inscrivant avec Google, tu confirmes avoir au moins 16 ans et accepter les conditions d’utilisation.",
    no_credential: "Aucun identifiant Google reçu.",
    failed: "La connexion avec Google a échoué.",
    away: "La connexion avec Google est indisponible pour le moment. Réessaie plus tard.",
    late: "La connexion avec Google est indisponible pour le moment (délai dépassé).",
  },
  passkey: {
    sign_in: "Se connecter avec une clé d’accès",
    given_up: "C’était annulé, ou cet appareil n’a pas de clé d’accès pour ton compte.",
    failed: "La clé d’accès n’a pas marché. Réessaie.",
  },
  captcha: {
    label: "Contrôle de sécurité",
    checking: "Contrôle de sécurité en cours…",
    solved: "Contrôle de sécurité réussi",
  },
  brand: {
    headline: "À deux, ça prend vie.",
    line_1: "Je monte des vidéos. Qui sait vendre ?",
    line_2: "Moi. Et j’ai déjà un produit.",
    line_3: "Deal. Demain à dix heures ?",
  },
  legal: {
    label: "Informations légales",
    terms: "Conditions d’utilisation",
    privacy: "Confidentialité",
    language: "Langue",
  },
  confirm: {
    title: "Confirmer l’e-mail",
    working: "Confirmation de ton adresse…",
    done_title: "Ton adresse est confirmée",
    done_text: "Merci ! Ton compte est complet.",
    change_text: "Désormais, tu te connectes avec la nouvelle adresse.",
    newsletter_title: "Tu vas recevoir notre newsletter",
    newsletter_text: "Merci ! Tu peux te désabonner à tout moment dans les paramètres.",
    invalid_title: "Ce lien n’est plus valable",
    invalid_member: "Il a expiré ou a déjà servi. Nous t’en envoyons volontiers un nouveau à {{email}}.",
    invalid_guest: "Il a expiré ou a déjà servi. Connecte-toi et nous t’en enverrons un nouveau.",
    to_dashboard: "Vers le tableau de bord",
    to_register: "Terminer mon profil",
    to_login: "Vers la connexion",
    resend: "Envoyer un nouveau lien",
    sent: "Envoyé. Regarde ta boîte de réception et aussi les spams.",
  },
  bar: {
    short: "Confirme ton adresse e-mail.",
    text: "Confirme ton adresse e-mail : le lien est dans ta boîte de réception ({{email}}).",
    resend: "Renvoyer",
  },
} as const satisfies Translation<typeof german, "fr">;
