import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Names of business models, skills and goals; the field for a username. */
export const pages = {
  business_models: {
    dropshipping: "Dropshipping",
    "print-on-demand": "Impression à la demande",
    "amazon-fba": "Amazon FBA",
    reselling: "Achat-revente",
    "affiliate-marketing": "Marketing d’affiliation",
    smma: "Agence réseaux sociaux",
    "digital-products": "Produits numériques",
    "blogging-seo": "Blog & SEO",
    "mobile-apps": "Applis mobiles",
    trading: "Trading",
    "crypto-nfts": "Crypto & NFT",
  },
  skills: {
    "video-editing": "Montage vidéo",
    "graphic-design": "Graphisme",
    "web-app-dev": "Développement web & applis",
    copywriting: "Rédaction",
    "social-media": "Réseaux sociaux",
    "marketing-ads": "Marketing & publicité",
    "ai-automation": "IA & automatisation",
    "community-management": "Gestion de communauté",
    "email-marketing": "E-mailing",
    "voiceover-audio": "Voix off & audio",
  },
  goals: {
    "side-income": "Revenu d’appoint",
    "replace-job": "Vivre de mon business",
    "online-presence": "Être visible en ligne",
    "learn-skills": "Apprendre",
    "passive-income": "Revenu passif",
    "remote-work": "Travailler de partout",
  },
  username: {
    free: "Encore libres :",
    /** Words put after a taken name, apart by strokes. */
    endings: "Crée/Lance/Ose/Bâtit",
    label: "Nom d’utilisateur",
    hint: "Lettres uniquement, {{min}} à {{max}} caractères",
    checking: "Vérification…",
    available: "Ce nom est libre.",
  },
} as const satisfies Translation<typeof german.pages, "fr">;

/** Codes that pages say themselves, without asking the server; the server says them too. */
export const checks = {
  username_taken: "Ce nom d’utilisateur est déjà pris.",
  username_invalid: "Lettres uniquement, 3 à 20 caractères.",
  invalid_age: "Vérifie ton âge. Il faut avoir au moins 16 ans.",
  age_locked:
    "Tu peux seulement augmenter ton âge. Il est faux, ou inférieur à 16 ans ? Écris-nous avec le formulaire de contact, nous le changerons avec toi.",
  bio_too_long: "La bio est trop longue (max. 2000 caractères).",
} as const satisfies Translation<typeof german.checks, "fr">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  profile: {
    title: "Nom, bio et âge",
    keywords:
      "nom d’utilisateur, pseudo, à propos, description, changer l’âge, idée de projet, modifier le profil",
    body: "Tu modifies ton profil dans les réglages, sous « $t(settings:tabs.profile) ».\n\n- Nom d’utilisateur : uniquement des lettres, de 3 à 20 caractères. Tu vois en tapant s’il est libre.\n- Bio : jusqu’à 250 caractères. Que fais-tu, qu’est-ce qui te motive ?\n- Idée de projet : jusqu’à 4000 caractères, facultatif. Les grandes lignes suffisent.\n- Âge : à partir de 16 ans. Ensuite, tu peux seulement l’augmenter. En cas d’erreur, écris-nous avec le formulaire de contact.\n\nN’oublie pas d’enregistrer. Si quelque chose est refusé, le champ dit pourquoi et ton texte reste là. Aucun autre membre ne voit ton adresse e-mail.",
  },
  avatar: {
    title: "Changer de photo de profil",
    keywords: "avatar, image, ajouter, recadrer, supprimer",
    body: "Ta photo de profil est à côté de ton nom dans les discussions et partout où l’on te voit.\n\n1. Ouvre les réglages, puis « $t(settings:tabs.profile) ».\n2. Choisis une image, par exemple en JPEG ou PNG.\n3. Déplace-la et zoome dans le carré, puis valide le cadrage.\n\nSi tu la supprimes, nous montrons tes initiales sur un fond coloré. Le lieu et les données de l’appareil photo sont supprimés de l’image. La grande photo du matching est à part : tu la changes dans le matching, sous « $t(matching:preferences.open) », avec « $t(matching:setup.change_title) ».",
  },
  strengths: {
    title: "Modèles économiques, compétences et objectif",
    keywords: "savoir-faire, talents, business model, ce que je sais faire, but, modifier le choix",
    body: "Nous te proposons des personnes d’après ces choix. Tu peux tout modifier dans les réglages, sous « $t(settings:tabs.profile) ».\n\n- Modèles économiques : 5 au plus. Que construis-tu, ou que veux-tu construire ?\n- Compétences : 5 au plus. Ce que tu es en train d’apprendre compte aussi.\n- Objectif : un seul, avec une phrase à toi de 120 caractères au plus.\n\nSi la liste est pleine, retire un choix pour en ajouter un autre. Pour le matching, il te faut au moins un modèle économique et une compétence. Mieux vaut peu de choix, mais justes : les suggestions seront meilleures.",
  },
  jobs_newsletter: {
    title: "Offres et newsletter",
    keywords: "nouveautés, se désabonner, publicité, e-mail, missions, emploi",
    body: "À l’inscription, nous t’avons demandé si les offres t’intéressent et si tu veux la newsletter. Tu peux changer les deux à tout moment dans les réglages, sous « $t(settings:tabs.profile) ».\n\n- Offres : dis-nous si les missions et les emplois rémunérés t’intéressent.\n- Newsletter : si tu l’actives, nous t’envoyons d’abord un e-mail. L’abonnement ne commence qu’après avoir ouvert son lien, valable 24 heures.\n\nLe désabonnement est immédiat, sans justification. Tu reçois toujours les e-mails qui protègent ton compte.",
  },
  status: {
    title: "En ligne, en veille, hors ligne",
    keywords: "statut, présence, point vert, vu récemment, disponible",
    body: "Le point sur la photo de profil dit si quelqu’un est là en ce moment :\n\n- En ligne : l’appli est ouverte et utilisée.\n- En veille : elle est ouverte, mais personne n’a rien fait depuis un moment.\n- Hors ligne : elle n’est ouverte sur aucun appareil.\n\nCela se fait tout seul, il n’y a rien à régler. Si l’appli est ouverte sur plusieurs appareils, il suffit que tu te serves de l’un d’eux. Les messages arrivent toujours : une personne hors ligne les lit la fois suivante.",
  },
  block: {
    title: "Bloquer quelqu’un",
    keywords: "harcèlement, indésirable, débloquer, ignorer, personne",
    body: "Si tu ne veux plus rien avoir à faire avec quelqu’un, bloque la personne dans la discussion : en haut, sous « $t(chats:actions) ».\n\n- Cela vaut dans les deux sens et partout : matching, discussions et notifications.\n- Vous ne pouvez plus vous écrire.\n- La personne n’en est pas informée.\n\nTu peux lever le blocage dans les réglages, sous « $t(settings:tabs.privacy) », où figurent toutes les personnes que tu as bloquées. Si on te menace ou te harcèle, utilise aussi « $t(pods:report) » sur le profil, pour que notre équipe examine le cas.",
  },
} as const satisfies Translation<typeof german.help, "fr">;

/** What can be reported of it, by name. */
export const reports = {
  member: { name: "Membre", title: "Signaler {{name}}" },
} as const satisfies Translation<typeof german.reports, "fr">;
