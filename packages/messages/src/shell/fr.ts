import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The frame around every page: navigation, menus, shortcuts, what is said when a page is missing or broken. */
export const pages = {
  nav: {
    label: "Navigation principale",
    main: "Menu",
    settings: "Réglages",
    home: "Accueil",
    feed: "Fil",
    people: "Personnes",
    jobs: "Offres",
    matching: "Matching",
    groups: "Groupes",
    teampanel: "Équipes",
    pods: "Cercles",
    resources: "Outils",
    plans: "Plans",
    presentations: "Présentations",
    chats: "Discussions",
    notifications: "Notifications",
    reports: "Signalements",
    admin: "Admin",
    invites: "Inviter",
    payouts: "Versements",
    verification: "Vérification",
    verifications: "Vérifications",
    profile: "Mon profil",
    help: "Aide",
    collapse: "Réduire",
    expand: "Déplier",
  },
  account: {
    legal: "Tarifs et droits",
    menu: "Ton compte",
    sign_out: "Se déconnecter",
    signed_out: "Déconnexion effectuée.",
    theme: "Apparence",
    light: "Clair",
    dark: "Sombre",
    system: "Comme l’appareil",
    site: "Site public",
    install: "Installer l’appli",
  },
  language: {
    label: "Langue",
    more: "Autres langues",
    not_saved: "La langue s’applique ici, mais n’a pas pu être enregistrée dans ton compte.",
  },
  shortcuts: {
    title: "Raccourcis clavier",
    palette: "Recherche rapide",
    show: "Afficher cette liste",
    home: "Aller à l’accueil",
    feed: "Voir le fil",
    people: "Voir les personnes",
    jobs: "Voir les offres",
    matching: "Voir le matching",
    groups: "Voir les groupes",
    teampanel: "Voir les équipes",
    pods: "Voir les cercles",
    resources: "Voir les outils",
    plans: "Voir les plans",
    presentations: "Voir les présentations",
    chats: "Voir les discussions",
    notifications: "Voir les notifications",
    settings: "Voir les réglages",
    reports: "Voir les signalements",
    admin: "Voir l’administration",
    invites: "Voir tes invitations",
    payouts: "Voir les versements",
    verification: "Voir la vérification",
    verifications: "Voir les vérifications",
    profile: "Voir mon profil",
    help: "Voir l’aide",
    and_then: "puis",
  },
  palette: {
    title: "Recherche rapide",
    pages: "Pages",
    actions: "Actions",
  },
  not_found: {
    title: "Page introuvable",
    text: "L’adresse est erronée, ou la page a été déplacée.",
    dashboard: "Aller à l’accueil",
    start: "Voir la page d’accueil",
  },
  crash: {
    title: "Un problème est survenu ici",
    text: "Recharge la page. Tes données sont en sécurité.",
    reload: "Recharger",
  },
  offline_page: {
    title: "Cette page n’est pas encore sur ton appareil",
    text: "Elle ne peut pas s’ouvrir sans connexion. Dès que tu seras de nouveau en ligne, elle s’ouvrira toute seule.",
  },
  unreachable: {
    title: "Le serveur ne répond pas",
    text: "Vérifie ta connexion. Dès que le serveur répondra, tu reprendras exactement ici.",
  },
  chat_folders: "Dossiers",
  not_done: "Ça n’a pas marché. Réessaie.",
} as const satisfies Translation<typeof german.pages, "fr">;

/** What stands below every mail. */
export const mails = {
  footer: {
    why: "Tu reçois ce message parce qu’un compte {{app}} a été créé avec cette adresse.",
    typed: "Tu reçois ce message parce que cette adresse a été saisie dans un formulaire de {{app}}.",
    ignore: "Ce n’était pas toi ? Alors tu n’as rien à faire.",
    unattached: "Une pièce jointe n’a pas pu être créée pour l’instant. Tu peux la télécharger ici :",
  },
} as const satisfies Translation<typeof german.mails, "fr">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  shortcuts: {
    title: "Raccourcis clavier",
    keywords: "touches, clavier, rapide, commandes, Ctrl K, aller à",
    body: "Sur ordinateur, beaucoup de choses se font sans souris. « ? » montre à tout moment la liste complète.\n\n- Ctrl+K, sur Mac Cmd+K : ouvrir « $t(shell:palette.title) »\n- g, puis h : l’accueil\n- g, puis m : le matching\n- g, puis c : les discussions\n- ← et → : décider dans le matching\n- Entrée : ouvrir les détails dans le matching\n- Échap : fermer une fenêtre\n\nTant que tu écris dans un champ, ces touches ne sont que des lettres : tu ne déclenches rien en tapant. La touche Tab atteint chaque bouton.",
  },
} as const satisfies Translation<typeof german.help, "fr">;
