import type { messages as german } from "../de/faults.ts";
import type { Translation } from "../translation.ts";

/** Texts of the codes that pages say themselves, without asking the server; the error texts contain them. */
export const messages: Translation<typeof german, "fr"> = {
  offline: "Pas de connexion.",
  unavailable: "Injoignable pour le moment. Réessaie dans un instant.",
  suspicious_input:
    "Caractères non valides détectés. Utilise uniquement des lettres, des chiffres et des symboles courants.",
  wrong_credentials: "E-mail ou mot de passe incorrect.",
  email_invalid: "Saisis une adresse e-mail valide.",
  email_taken: "Un compte existe déjà avec cette adresse. Connecte-toi.",
  password_short: "Le mot de passe doit contenir au moins 8 caractères.",
  password_long: "Le mot de passe ne peut dépasser 128 caractères.",
  password_common: "Ce mot de passe est trop facile à deviner. Choisis-en un autre.",
  terms_required: "Accepte les conditions, s’il te plaît.",
  captcha_required: "Termine la vérification CAPTCHA.",
  captcha_failed: "La vérification CAPTCHA a échoué. Réessaie.",
  too_many_attempts: "Trop de tentatives de connexion. Attends 5 minutes avant de réessayer.",
  username_taken: "Ce nom d’utilisateur est déjà pris.",
  username_invalid: "Lettres uniquement, 3 à 20 caractères.",
  invalid_age: "Indique un âge entre 13 et 120 ans.",
  bio_too_long: "La bio est trop longue (max. 2000 caractères).",
  required: "Il manque encore ceci.",
};
