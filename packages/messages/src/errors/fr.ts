import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Codes of several features that pages say themselves, without asking the server; the server says them too. */
export const checks = {
  offline: "Pas de connexion.",
  unavailable: "Injoignable pour le moment. Réessaie dans un instant.",
} as const satisfies Translation<typeof german.checks, "fr">;

/** Codes that any endpoint may answer with, that several features declare, or that name a broken field. */
export const errors = {
  invalid_input: "Vérifie ta saisie.",
  unauthenticated: "Connecte-toi, s’il te plaît.",
  forbidden: "Tu n’as pas le droit de faire cela.",
  cross_site: "Cette requête vient d’un autre site et a été refusée.",
  banned: "Ton compte a été banni par un administrateur.",
  banned_reason: "Ton compte a été banni par un administrateur. Motif : {{reason}}",
  banned_until: "Ton compte est banni jusqu’au {{until, datetime(dateStyle: long; timeZone: UTC)}}.",
  banned_reason_until:
    "Ton compte est banni jusqu’au {{until, datetime(dateStyle: long; timeZone: UTC)}}. Motif : {{reason}}",
  premium_required: "Il te faut Premium pour cela.",
  second_factor_required:
    "Pour travailler dans l’équipe, il te faut un second facteur : une application d’authentification ou une clé d’accès. Configure-le dans les réglages, sous « $t(settings:tabs.security) ».",
  step_up_required: "Confirme que c’est bien toi.",
  not_found: "Cela n’existe pas ou plus.",
  too_large: "C’est trop volumineux.",
  unsupported_type: "Ce format de fichier n’est pas accepté ici.",
  picture_too_large: "Cette image a trop de pixels. Enregistre-la en plus petit et réessaie.",
  picture_damaged:
    "Cette image est endommagée. Ouvre-la dans une application photo et enregistre-la de nouveau.",
  rate_limited: "Trop de tentatives. Attends un instant.",
  internal: "Un problème est survenu chez nous. Si cela se reproduit, indique-nous ce numéro : {{id}}",
  storage_full: "Notre espace de stockage est plein. Réessaie plus tard.",
  quota_exceeded:
    "Ton espace pour les fichiers est plein. Supprime d’abord d’anciens messages qui en contiennent.",
  already_decided: "C’est déjà décidé.",
  ai_off: "La traduction n’est pas configurée ici.",
  translations_used: "Tu as utilisé toutes tes traductions pour aujourd’hui. Tu pourras continuer demain.",
  ai_failed: "Ça n’a pas marché. Réessaie dans un instant.",
  ticket_invalid: "Cette connexion en direct a expiré. Recharge la page.",
  distinct: "Ne choisis rien deux fois.",
  invalid_type: "Ce champ attend autre chose.",
  invalid_value: "Ce choix n’existe pas.",
  invalid_format: "Le format n’est pas bon.",
  too_small: "C’est trop peu ou trop court.",
  too_big: "C’est trop grand ou trop long.",
  required: "Il manque encore quelque chose ici.",
  identity_missing: "Il te faut d’abord ta phrase secrète. Configure-la.",
  key_changed: "Une clé a changé entre-temps. Recharge la page et réessaie.",
} as const satisfies Translation<typeof german.errors, "fr">;
