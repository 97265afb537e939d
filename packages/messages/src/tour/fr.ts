import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The tour of the product: what it does, and what people ask before they join. */
export const pages = {
  features: "Fonctionnalités",
  features_description:
    "Ce que Kompagnon sait faire : matching, groupes, discussions et appels, publications, offres, projet d’essai et équipe.",
  features_headline: "Du premier bonjour jusqu’à votre équipe.",
  features_lead:
    "Six espaces, un seul but : que tu trouves la personne avec qui tu te lanceras vraiment. Tout fonctionne ensemble, tu n’as rien à aller chercher ailleurs.",
  matching_title: "Matching",
  matching_text:
    "Les cartes passent une à une, et chacune dit pourquoi ça colle : compétences, objectif, modèle économique, langue. Si vous dites Deal tous les deux, vous êtes en contact. Les autres doivent d’abord demander.",
  groups_title: "Groupes",
  groups_text:
    "Publics, sur candidature ou privés : des groupes avec des salons, des sondages et des rôles clairs. Tu y rencontres des gens qui travaillent sur le même modèle que toi.",
  chats_title: "Discussions et appels",
  chats_text:
    "Écris à tes matchs, envoie des fichiers et des messages vocaux, ou appelle. Qui peut t’écrire, c’est toi qui le décides.",
  feed_title: "Fil",
  feed_text:
    "Raconte ce que tu construis, pose tes questions, montre où tu en es. Les plus récentes d’abord ou « Pour toi » : c’est toi qui choisis. Sans publicité.",
  jobs_title: "Offres et missions",
  jobs_text:
    "Il te faut quelqu’un pour un projet, ou à long terme ? Publie une offre. Et sur chaque offre, tu vois ce que tu as déjà pour y répondre.",
  team_title: "Projet d’essai et équipe",
  team_text:
    "Essayez pendant deux semaines, sur quelque chose de petit. Un questionnaire montre où vous êtes d’accord. Si ça colle, vous créez en un clic une équipe, avec tâches, discussion et fichiers.",
  questions: "Questions fréquentes",
  ask_verified: "Qui vérifie que les profils sont authentiques ?",
  ask_verified_text:
    "Les membres peuvent faire vérifier leur pièce d’identité. Ce sont des personnes qui la regardent, il n’y a pas de reconnaissance faciale. Sept jours après la décision, les images sont supprimées ; le badge du profil est valable deux ans.",
  ask_age: "À partir de quel âge puis-je participer ?",
  ask_age_text: "À partir de 16 ans.",
  ask_language: "Faut-il parler allemand ?",
  ask_language_text: "Non. Le site existe en dix langues, et tu choisis celles dans lesquelles tu échanges.",
  call: "Découvre qui te correspond.",
  call_text: "Ton profil est prêt en trois minutes. Ça ne coûte rien.",
  join: "Participer gratuitement",
  login: "Connexion",
  dashboard: "Aller à l’accueil",
  faq: "Questions et réponses",
  faq_description:
    "Ce qu’est Kompagnon, ce que ça coûte, comment résilier et où trouver de l’aide : les quatre questions les plus fréquentes.",
  faq_lead: "L’essentiel en quatre réponses. Ta question n’y est pas ? Écris-nous.",
  what: "C’est quoi, Kompagnon ?",
  what_text:
    "Un lieu pour les personnes qui montent un business en ligne et ne veulent pas le faire en solo. Tu trouves des partenaires qui savent faire ce qui te manque, tu fais leur connaissance dans des groupes et des discussions, et vous construisez quelque chose ensemble, pas à pas.",
  free: "Y a-t-il une version gratuite ?",
  free_text:
    "Oui. Compte, matching, discussions, groupes et publications sont gratuits. Premium enlève les limites et ouvre tout. Son prix est indiqué sur la page des tarifs.",
  cancel: "Puis-je résilier à tout moment ?",
  cancel_text:
    "Oui. L’abonnement mensuel se résilie en deux clics, même sans te connecter ; Premium pour 30 jours ou 6 mois se termine tout seul. Pendant 14 jours, tu peux te rétracter de tout achat et récupérer ton argent.",
  support: "Où trouver de l’aide ?",
  support_text:
    "Si tu es membre, dans le menu sous « Aide » ; sinon, par le formulaire de contact. C’est une personne qui te répond.",
  to_pricing: "Voir les tarifs",
  to_contact: "Contact",
} as const satisfies Translation<typeof german.pages, "fr">;

/** What the start page says below its first screen. */
export const landing = {
  figures: "{{brand}} en chiffres",
  figure_members: "membres",
  figure_matches: "matchs",
  figure_languages: "langues",
  rooms: "Tout ce qu’il faut à deux pour se lancer",
  rooms_text: "Six espaces qui vont ensemble.",
  all_features: "Toutes les fonctionnalités",
  seen: "Voilà à quoi ça ressemble",
  seen_text: "De vraies captures d’écran de Kompagnon, prises dans la communauté d’exemple.",
  screen_deck: "Matching : une carte avec une photo, des raisons et les boutons No Deal et Deal",
  screen_chat: "Discussion : deux membres se parlent",
  screen_group: "Groupe : un salon où plusieurs membres échangent",
  screen_feed: "Publications : ce que les membres racontent de leurs projets",
  screen_jobs: "Offres : des annonces, avec ce qu’il faut pour y répondre",
  steps: "En quatre étapes",
  step_1: "Dis ce que tu sais faire",
  step_1_text: "Un profil en trois minutes : compétences, objectif, modèle économique et ce qui te manque.",
  step_2: "Vois qui te correspond",
  step_2_text:
    "Des cartes avec des raisons, pas juste une intuition. Deal ou No Deal, c’est toi qui décides.",
  step_3: "Faites connaissance",
  step_3_text:
    "Vous dites Deal tous les deux et la discussion s’ouvre. Écrire, appeler, remplir le questionnaire.",
  step_4: "Essayez ensemble",
  step_4_text: "Un petit projet d’essai en dit plus que cent messages. Ensuite, vous créez votre équipe.",
  known: "Tu te reconnais ?",
  known_1: "Tu as l’idée, mais personne pour la construire.",
  known_2: "Vidéos, pubs ou code, tu sais faire. C’est le produit qui te manque.",
  known_3: "Trois fois tu as commencé en solo, trois fois tu as arrêté en solo.",
  known_4: "Autour de toi, personne ne comprend vraiment ce que tu fais.",
  known_5: "Tu ne veux confier ni argent ni secrets à quelqu’un que tu ne connais pas.",
  paths: "Deux façons d’entrer",
  path_skill: "Tu sais faire quelque chose",
  path_skill_text:
    "Montre ce que tu sais faire et trouve quelqu’un qui cherche exactement ça. Des parts ou une mission payée, vous réglez ça entre vous.",
  path_idea: "Tu as un projet",
  path_idea_text:
    "Dis ce que tu construis et qui te manque. Nous te montrons des gens qui savent le faire et qui en ont envie.",
  tools: "Déjà inclus",
  tools_text: "Pour qu’un match devienne plus qu’une conversation sympa.",
  tool_questions:
    "Un questionnaire à deux : 25 questions, et des réponses dévoilées quand vous avez répondu tous les deux",
  tool_trial: "Un projet d’essai avec un objectif, une échéance et un bilan sincère",
  tool_tasks: "Des tâches pour l’équipe, en liste et en tableau",
  tool_goals: "Des objectifs de la semaine en petits cercles, fixés le lundi, cochés le vendredi",
  tool_calls: "Appels et messages vocaux, sans donner de numéro",
  tool_polls: "Sondages dans les groupes",
  tool_plans: "Des plans sur un tableau, avec calendrier et budget, à plusieurs et même hors ligne",
  tool_slides: "Des présentations que seules lisent les personnes à qui tu les montres",
  tool_papers: "Accords de confidentialité et lettres d’intention, pas à pas, signés par vous deux",
  tool_business_plan: "Un business plan en douze chapitres, chiffré sur trois ans",
  tool_shield: "Une protection contre les arnaques qui alerte sur les promesses creuses",
  tool_verified: "Une identité vérifiée, quand tu veux en avoir le cœur net",
  quote: "La meilleure idée ne sert pas à grand-chose si personne ne la construit avec toi.",
  questions: "Quatre questions avant de commencer",
  community: "Voir la communauté",
} as const satisfies Translation<typeof german.landing, "fr">;

/** Who makes the product, and whom we look for. */
export const company = {
  product: "Produit",
  about: "À propos",
  credit: "Direction du projet : {{name}}",
  team: "L’équipe",
  team_description: "Les personnes derrière Kompagnon.",
  team_headline: "Les personnes derrière le projet",
  team_lead: "Une petite équipe qui a elle-même entrepris, échoué, puis recommencé.",
  sample: "Noms d’exemple",
  sample_text: "Ces noms sont provisoires : l’éditeur de {{brand}} inscrit ici sa propre équipe.",
  back: "Voir la page d’accueil",
  on: "{{name}} sur {{network}}",
  role_founder: "Création et stratégie",
  role_product: "Produit",
  role_engineering: "Développement",
  role_design: "Design",
  role_community: "Communauté",
  role_support: "Aide et sécurité",
  jobs: "Travailler chez nous",
  jobs_description: "Construis Kompagnon avec nous : à temps partiel ou en freelance, à distance, dans l’UE.",
  jobs_headline: "Construis avec nous.",
  jobs_lead:
    "Nous cherchons des gens qui aiment travailler en autonomie. Tu reçois une rémunération fixe, et une part de nos résultats.",
  kind: "Temps partiel / freelance",
  place: "À distance (UE)",
  hours: "{{from}} à {{to}} heures par semaine",
  pay: "Rémunération fixe et intéressement",
  apply: "Postuler",
  apply_for: "Postuler : {{role}}",
  researcher: "Recherche utilisateur",
  researcher_text:
    "Tu parles avec des personnes qui créent leur entreprise, tu analyses où les partenariats réussissent ou échouent, et tu en tires des propositions que nous construisons.",
  frontend: "Développement front-end",
  frontend_text:
    "Tu construis des interfaces avec TypeScript et React qui marchent bien en dix langues, au clavier et sur de petits téléphones.",
  manager: "Gestion de projet",
  manager_text:
    "Tu gardes la vue d’ensemble, tu veilles à des objectifs clairs et tu remarques tôt quand quelque chose déraille.",
} as const satisfies Translation<typeof german.company, "fr">;

/** Pictures for whoever tells others whom we look for. */
export const hiring = {
  name: "Modèles d’offres d’emploi",
  description:
    "Six images carrées pour les réseaux sociaux qui montrent qui nous cherchons : change les textes, enregistre en PNG.",
  headline: "Fais passer le mot.",
  lead: "Six images carrées pour les réseaux sociaux, 1080 × 1080 pixels. Adapte les textes et enregistre les images. Tout se fait dans ton navigateur.",
  link: "Modèles pour les réseaux sociaux",
  back: "Voir les offres",
  picture: "Image {{number}}",
  top: "Ligne du dessus",
  title: "Titre",
  foot: "Ligne du dessous",
  save: "Enregistrer en PNG",
  save_as: "Enregistrer en PNG : {{name}}",
  save_all: "Enregistrer les six en ZIP",
  busy: "Création des images…",
  failed: "Ça n’a pas marché. Vérifie ta connexion et réessaie.",
  no_script:
    "Pour changer et enregistrer, cette page a besoin de JavaScript. Tu peux voir les images sans lui.",
  wanted: "Nous cherchons",
  your_time: "Ton temps, ton rythme",
  your_share: "Ce que tu reçois",
  join_us: "Rejoins l’équipe",
  apply_at: "Postule : {{address}}",
  apply: "Postule chez {{brand}}",
} as const satisfies Translation<typeof german.hiring, "fr">;
