import type { Translation } from "../translation.ts";
import type { messages as german } from "../de/ui.ts";

export const messages = {
close: "Fermer", back: "Retour", next: "Continuer", cancel: "Annuler", save: "Enregistrer", done: "Terminé", retry: "Réessayer", more: "Plus",
loading: "Chargement", busy: "Un instant…", optional: "facultatif", search: "Rechercher", clear: "Effacer", none_found: "Aucun résultat",
show_password: "Afficher le mot de passe", hide_password: "Masquer le mot de passe",
remaining_one: "{{count}} caractère restant", remaining_many: "{{count}} caractères restants", remaining_other: "{{count}} caractères restants",
too_long_one: "{{count}} caractère en trop", too_long_many: "{{count}} caractères en trop", too_long_other: "{{count}} caractères en trop",
chosen: "{{chosen}} sur {{max}} choisis", code_digit: "Chiffre {{number}} sur {{total}}", step: "Étape {{step}} sur {{total}}",
skip: "Aller au contenu", messages: "Messages", unread_one: "{{count}} non lu", unread_many: "{{count}} non lus", unread_other: "{{count}} non lus", now: "à l’instant",
online: "En ligne", away: "Absent", offline: "Hors ligne",
error_title: "Ça n’a pas marché", error_text: "Réessaie, s’il te plaît. Si cela continue, le problème vient de chez nous.",
offline_bar: "Pas de connexion. Ce que tu écris est gardé et sera envoyé plus tard.", back_online: "Connexion rétablie"
} as const satisfies Translation<typeof german, "fr">;
