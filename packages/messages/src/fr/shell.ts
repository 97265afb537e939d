import type { messages as german } from "../de/shell.ts";
import type { Translation } from "../translation.ts";

export const messages = {
  nav: {
    label: "Navigation principale",
    main: "Menu",
    settings: "Réglages",
    home: "Aperçu",
    matching: "Matching",
    chats: "Discussions",
    collapse: "Réduire",
    expand: "Déplier",
  },
  account: {
    menu: "Ton compte",
    sign_out: "Se déconnecter",
    signed_out: "Tu es déconnecté.",
    theme: "Apparence",
    light: "Clair",
    dark: "Sombre",
    system: "Comme l’appareil",
    site: "Site public",
  },
  language: {
    label: "Langue",
    more: "Autres langues",
    not_saved: "La langue s’applique ici, mais n’a pas pu être enregistrée dans ton compte.",
  },
  shortcuts: {
    title: "Raccourcis clavier",
    palette: "Chercher et aller à",
    show: "Afficher cette liste",
    home: "Vers l’aperçu",
    matching: "Vers le matching",
    chats: "Vers les discussions",
    and_then: "puis",
  },
  palette: {
    title: "Chercher et aller à",
    placeholder: "Où veux-tu aller ?",
    pages: "Pages",
    actions: "Actions",
  },
  not_found: {
    title: "Page introuvable",
    text: "L’adresse est fausse, ou la page a déménagé.",
    dashboard: "Vers l’aperçu",
    start: "Vers l’accueil",
  },
  crash: {
    title: "Quelque chose s’est cassé ici",
    text: "Recharge la page. Tes données sont en sécurité.",
    reload: "Recharger",
  },
  unreachable: {
    title: "Le serveur ne répond pas",
    text: "Vérifie ta connexion. Dès que le serveur répond, tu reprends exactement ici.",
  },
  home: {
    greeting: "Bonjour, {{name}}",
    greeting_plain: "Bonjour",
    lead: "Content de te voir. Par quoi commence-t-on ?",
    chats_title: "Parle avec tes matchs",
    chats_text: "Un match devient une conversation, la conversation devient un plan.",
    chats_action: "Vers les discussions",
  },
} as const satisfies Translation<typeof german, "fr">;
