import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The public pages: start, terms, privacy, imprint. */
export const pages = {
  nav: {
    login: "Connexion",
    dashboard: "Accueil",
    resources: "Outils",
    language: "Langue",
    legal: "Informations légales",
    home: "Voir la page d’accueil",
    terms: "Conditions d’utilisation",
    privacy: "Confidentialité",
    imprint: "Mentions légales",
    sign_out: "Se déconnecter",
  },
  start: {
    title: "Trouve avec qui te lancer",
    description:
      "Kompagnon réunit des gens qui montent un business en ligne, selon leurs compétences, leurs objectifs et leur modèle économique.",
    headline: "À deux, ça prend vie.",
    lead: "Kompagnon te présente des gens qui savent faire ce qui te manque et veulent ce que tu veux. Pour toutes les personnes qui montent un business en ligne.",
    join: "Participer gratuitement",
    login: "J’ai déjà un compte",
    continue: "Aller à l’accueil",
    why_1_title: "Tu vois pourquoi ça colle",
    why_1_text: "Chaque carte dit clairement ce que vous vous apportez.",
    why_2_title: "Seulement si c’est réciproque",
    why_2_text: "Deux Deals ouvrent la discussion. Les autres doivent d’abord demander.",
    why_3_title: "Tes données restent à toi",
    why_3_text: "Ni publicité ni traceurs tiers. Aucun autre membre ne voit ton adresse e-mail.",
    art: "Deux cartes de profil : Mira, 27 ans, monte des vidéos et rédige. Un tampon dit Deal, et une discussion commence dessous.",
    card_name: "Mira, 27 ans",
    card_idea: "Tourne des clips qui font vendre. Cherche quelqu’un avec un produit.",
    card_reason: "Tu cherches la vidéo, elle sait faire",
    card_skill_1: "Montage vidéo",
    card_skill_2: "Rédaction",
    card_skill_3: "Réseaux sociaux",
    stamp: "Deal",
    no_deal: "No Deal",
    deal: "Deal",
    bubble_1: "Tes clips, ma boutique ?",
    bubble_2: "Deal. Demain à dix heures ?",
    welcome_title: "Bienvenue à bord.",
    welcome_named: "Bienvenue, {{name}}.",
    welcome_text: "Ton profil est prêt. Il ne manque plus que la bonne personne à tes côtés.",
    welcome_action: "Aller à l’accueil",
  },
  legal: {
    version: "Version {{version}}, en vigueur à partir du {{date}}",
    binding: "La version allemande fait foi. Cette traduction aide à la comprendre.",
    contents: "Sommaire",
  },
  terms: {
    title: "Conditions d’utilisation",
    description:
      "Les règles entre toi et nous quand tu utilises Kompagnon : âge, compte, règles, prix, rétractation et modifications.",
    scope_title: "De quoi il s’agit",
    scope_text:
      "Ces conditions régissent ton utilisation de {{brand}}. Ton contrat est conclu avec {{operator}}. En t’inscrivant, tu les acceptes.",
    age_title: "Âge minimum",
    age_text: "Tu dois avoir au moins 16 ans. Les plus jeunes ne peuvent ni créer de compte ni acheter.",
    account_title: "Ton compte",
    account_text:
      "Une personne, un compte. Donne des informations exactes, garde ton mot de passe secret et ne prête pas ton compte. Préviens-nous si quelqu’un d’autre y est entré.",
    conduct_title: "Le respect de chacun",
    conduct_text:
      "Sont interdits : insultes, haine, fraude, spam, systèmes pyramidaux, fausses identités et tout ce qui viole la loi ou les droits d’autrui. Il est interdit d’extraire les données du site par des robots ou de contourner sa sécurité.",
    content_title: "Tes contenus",
    content_text:
      "Ce que tu écris et envoies reste à toi. Tu nous permets seulement de le stocker et de le montrer aux membres concernés, tant que cela reste chez nous. Tu dois avoir les droits sur ce que tu envoies.",
    matching_title: "Ce que le matching fait et ne fait pas",
    matching_text:
      "Nous te proposons des gens et disons pourquoi. C’est à vous de décider si cela devient une affaire. Nous ne vérifions pas les idées et ne prenons pas part aux accords entre membres. Renseignez-vous l’un sur l’autre avant de partager de l’argent ou des secrets.",
    price_title: "Prix",
    price_text:
      "Compte, matching et discussions sont gratuits dans leur forme de base. Si {{brand}} propose quelque chose de payant, le prix taxes comprises, la durée et la résiliation sont indiqués avant l’achat.",
    withdrawal_title: "Droit de rétractation",
    withdrawal_text:
      "Si tu achètes en tant que consommateur, tu peux te rétracter dans les 14 jours sans donner de raison. Le délai commence à la conclusion du contrat. Le plus simple : « {{withdraw}} » en bas de chaque page publique ou dans le menu du compte ; un message clair à {{email}} avant la fin du délai suffit aussi. Nous te remboursons sous 14 jours par le même moyen.",
    ending_title: "Partir",
    ending_text:
      "Tu peux arrêter à tout moment : tu supprimes ton compte toi-même dans les réglages. Pendant {{days}} jours, tu peux changer d’avis, ensuite il n’existe plus. Si tu ne peux plus te connecter, un message à {{email}} suffit. Toute violation grave ou répétée de ces règles peut entraîner un bannissement. Nous disons pourquoi, et tu peux contester.",
    liability_title: "Responsabilité",
    liability_text:
      "En cas de faute intentionnelle, de faute lourde ou d’atteinte à la vie, à l’intégrité physique ou à la santé, notre responsabilité est illimitée. Sinon, nous ne répondons que de la violation d’une obligation essentielle, et alors du dommage prévisible.",
    changes_title: "Modifications",
    changes_text:
      "Si nous modifions ces conditions, nous t’écrivons au moins 30 jours avant. Si tu n’es pas d’accord, tu peux résilier d’ici là sans aucun désavantage. Les changements importants ne s’appliquent qu’avec ton accord.",
    law_title: "Droit applicable",
    law_text:
      "Le droit allemand s’applique. La protection que te donne le droit de la consommation de ton pays demeure. Si une règle est nulle, les autres restent valables.",
  },
  privacy: {
    title: "Confidentialité",
    description:
      "Quelles données Kompagnon garde, pourquoi, combien de temps, et quels sont tes droits. Sans publicité ni traceurs tiers.",
    controller_title: "Qui est responsable",
    controller_text:
      "Le responsable du traitement est {{operator}}, {{address}}. Pour toute question sur la protection des données, écris à {{email}}.",
    data_title: "Ce que nous gardons",
    data_text: "Nous gardons ce que tu nous donnes et ce qui se crée quand tu utilises le site.",
    others_title: "Ce que les autres voient",
    others_text:
      "Les membres voient ton profil et ta carte de matching. Ils ne voient jamais ton adresse e-mail ni tes décisions. Seule une personne qui t’a aussi donné un Deal apprend le tien. Quand vous vous appelez, vos appareils se connectent si possible directement ; celui de l’autre peut alors connaître ton adresse IP. Sinon, aucun membre ne la voit. Si tu ouvres ta carte, un groupe ou une offre à tout le monde, les personnes sans compte et les moteurs de recherche lisent aussi ce qui y figure ; c’est toi qui décides, et tu peux refermer à tout moment. Les publications peuvent être intégrées à d’autres sites et y être lues sans compte ; tu peux le désactiver pour chacune.",
    why_title: "Pourquoi et sur quelle base",
    why_text:
      "Nous avons besoin de ces données pour exécuter notre contrat (art. 6, par. 1, b RGPD), prévenir les abus (art. 6, par. 1, f) et respecter la loi (art. 6, par. 1, c). Ce qui est volontaire, comme la newsletter, demande ton consentement (art. 6, par. 1, a), que tu peux retirer à tout moment.",
    score_title: "Comment naissent les suggestions",
    score_text:
      "Un programme classe les cartes selon les compétences, le modèle économique, l’objectif, la langue et tes décisions passées. Les raisons sont sur la carte. Cela n’a pas d’effet juridique ; c’est toi qui décides.",
    cookies_title: "Cookies et mémoire de l’appareil",
    cookies_text:
      "Il n’y a que des cookies techniquement nécessaires. Il n’y a ni publicité ni traceurs tiers. Ton appareil ne contacte d’autres serveurs que si tu te connectes avec Google, paies ou passes un appel.",
    logs_title: "Journaux techniques",
    logs_text:
      "Nous ne tenons pas de journal de toutes les requêtes. Nous n’utilisons ton adresse IP que brièvement, pour que personne ne surcharge le site. Si une connexion échoue, nous gardons le compte et l’adresse jusqu’à deux jours sous forme de hachage, c’est-à-dire d’une somme de contrôle au lieu du texte lisible. Si tu viens par une invitation, nous gardons le hachage de ton adresse pendant 90 jours. Ce qui compte pour la sécurité de ton compte, comme les connexions et les mots de passe changés, reste un an dans un journal, sans ton nom, avec un simple numéro.",
    sharing_title: "Qui reçoit des données",
    sharing_text:
      "Seulement les prestataires liés à nous par contrat, comme le centre de données et le service d’envoi d’e-mails, tous deux dans l’UE. Si tu achètes, le prestataire de paiement reçoit ce qu’il lui faut. Si tu interroges un assistant ou fais traduire quelque chose, le texte va au service qui fait tourner le modèle de langage. Si tu actives les notifications push, elles passent, chiffrées, par le service de ton navigateur. Nous ne vendons rien.",
    keeping_title: "Combien de temps",
    keeping_text:
      "Tant que tu as un compte. Si tu le supprimes, tes données personnelles et tes conversations à deux disparaissent {{days}} jours plus tard, chez l’autre aussi. Ce que tu as écrit dans les groupes, les publications et les commentaires reste, sans ton nom. Ce que la loi impose de garder, comme les factures, reste le temps nécessaire. Si tu nous écris par le formulaire de contact, nous effaçons ton message et notre réponse 180 jours après l’avoir traité.",
    rights_title: "Tes droits",
    rights_text:
      "Dans les réglages, tu télécharges une copie de tes données, tu les corriges et tu supprimes ton compte. Tu peux aussi demander l’accès, la rectification, l’effacement et la limitation, et t’opposer au traitement ; un message à {{email}} suffit. Tu peux aussi introduire une réclamation auprès d’une autorité de protection des données.",
    safety_title: "Sécurité",
    safety_text:
      "Les connexions sont chiffrées, les mots de passe protégés par Argon2, les accès limités au nécessaire. S’il arrive quelque chose malgré tout, nous te le disons.",
  },
  imprint: {
    title: "Mentions légales",
    description: "Qui exploite Kompagnon et comment nous joindre.",
    sample: "Données d’exemple",
    sample_text:
      "Ces indications sont provisoires : avant l’ouverture, elles laisseront place à celles de l’éditeur de {{brand}}.",
    operator: "Éditeur",
    represented: "Représenté par",
    contact: "Contact",
    email: "E-mail",
    phone: "Téléphone",
    register: "Registre",
    vat: "Numéro de TVA",
    responsible: "Responsable du contenu",
    dispute_title: "Règlement des litiges",
    dispute_text:
      "Nous ne participons pas aux procédures devant un médiateur de la consommation et n’y sommes pas tenus.",
    notice_title: "Signaler un contenu",
    notice_text:
      "Si quelque chose enfreint la loi ou les règles, écris à {{email}} avec l’adresse de la page. Nous vérifions chaque signalement.",
    security_title: "Signaler une faille de sécurité",
    security_text:
      "Tu as trouvé une faille ? Dis-nous, à {{email}} ou par le formulaire de contact, ce que tu as fait et ce qui s’est passé. Ne regarde pas les données d’autrui, ne casse rien et laisse-nous le temps de la corriger. Si tu t’y tiens, tu n’as aucune plainte à craindre de notre part.",
  },
} as const satisfies Translation<typeof german.pages, "fr">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  contact: {
    title: "Signaler un problème",
    keywords: "contact, support, erreur, panne, aide, mentions légales, écrire, bug",
    body: "Tu ne trouves pas de réponse ici, ou quelque chose ne marche pas ? Écris-nous par le formulaire de contact. Le lien « $t(ui:offers.contact) » est en bas de chaque page publique et, sur téléphone, aussi sous « $t(ui:more) ». Une personne te répond par e-mail.\n\nVoici ce qui nous aide à t’aider vite :\n\n- Que voulais-tu faire, et que s’est-il passé à la place ?\n- Sur quelle page, avec quel appareil et quel navigateur ?\n- Si le message d’erreur donne un numéro, joins-le.\n\nNe nous envoie jamais ton mot de passe ni de codes. Nous ne te les demanderons jamais. Et si « $t(shell:crash.reload) » a suffi, un petit mot nous fait quand même plaisir.",
  },
} as const satisfies Translation<typeof german.help, "fr">;

/** What is kept of whom and where, for the page about privacy. */
export const kept = {
  tables:
    "Voilà tout ce que nous gardons sur toi. La liste vient directement de la structure de la base de données : elle est donc complète.",
  gone: "Si tu supprimes ton compte, tout cela disparaît, sauf là où c’est écrit autrement.",
  cookies: "Les cookies",
  device: "Ce qui se trouve dans la mémoire de ton appareil",
  cookie_days: "{{days}} jours",
  cookie_idle: "{{days}} jours, ou {{idle}} jours sans visite",
  cookie: {
    sid: "maintient ta session ouverte",
    did: "reconnaît ton appareil : personne ne peut bloquer ton compte en devinant ton mot de passe, et nous pouvons te signaler les nouveaux appareils",
  },
  title: {
    account: "Compte",
    devices: "Connexion",
    profile: "Profil",
    matching: "Matching",
    people: "Personnes",
    chats: "Discussions",
    calls: "Appels",
    groups: "Groupes",
    circles: "Cercles",
    events: "Événements",
    posts: "Publications",
    jobs: "Offres",
    teams: "Équipes",
    partnerships: "Partenariats",
    agreements: "Accords et lettres d’intention",
    documents: "Documents",
    keys: "Clés de membre",
    businessplans: "Business plans",
    assistants: "Assistants",
    verification: "Vérification",
    invites: "Invitations",
    purchases: "Achats",
    contact: "Contact",
    reports: "Signalements",
    notifications: "Notifications",
    progress: "Premiers pas",
    visits: "Visites",
  },
  text: {
    account:
      "adresse e-mail, mot de passe haché, langue, niveau, version des conditions que tu as acceptée, et tes contestations",
    devices:
      "tes appareils et sessions, clés d’accès, second facteur, connexions liées, et les événements liés à la sécurité de ton compte",
    profile: "ce que tu saisis toi-même, tes images, qui tu as bloqué et quelles pages tu as ouvertes à tous",
    matching:
      "tes critères de recherche, les personnes que tu as vues et tes décisions, tes matchs, la discussion ou la collaboration qui en est née, et ce que le classement en apprend ; et une suite de nombres qui décrit le sujet de tes textes de profil",
    people: "qui tu suis, qui tu as mis en sourdine, et si on peut te trouver",
    chats: "messages, réactions, fichiers, demandes, dossiers et ce que tu as lu",
    calls:
      "qui a appelé qui, quand et combien de temps, jamais ce qui se dit, et dans quelle salle tu es en ce moment",
    groups:
      "les groupes dont tu fais partie, candidatures, invitations, bannissements, sondages et tes votes",
    circles: "tes objectifs de la semaine et tes bilans, invitations, pauses et ton fuseau horaire",
    events:
      "les événements que tu crées, tes réponses, les rappels envoyés et ton adresse d’agenda sous forme chiffrée",
    posts: "ce que tu écris, montres, aimes, repartages, enregistres et commentes",
    jobs: "tes offres, candidatures et recherches enregistrées",
    teams: "tes équipes, invitations, tâches, commentaires et l’historique de l’équipe",
    partnerships: "questionnaire, ce dont vous avez convenu, projets d’essai et bilans",
    agreements: "les textes que tu écris, leurs versions et les signatures",
    documents: "plans et présentations, chiffrés, avec les personnes qui peuvent les ouvrir",
    keys: "ta paire de clés, scellée par ta phrase secrète et, si tu veux, une clé d’accès ; nous ne connaissons ni l’une ni l’autre",
    businessplans: "les chapitres et les chiffres de tes plans",
    assistants:
      "tes conversations avec les assistants, le nombre de réponses reçues dans le mois et de traductions dans la journée",
    verification:
      "nom, date de naissance et pays ; images de la pièce d’identité, chiffrées et gardées seulement jusqu’à sept jours après la décision",
    invites: "ton lien, les personnes venues par lui, tes gains et tes versements",
    purchases:
      "commandes, factures, abonnements, rétractations et résiliations ; seul le prestataire de paiement voit les données de carte",
    contact: "ce que tu nous écris et ce que nous répondons",
    reports: "ce que tu signales, les décisions sur tes contenus et le journal de la modération",
    notifications:
      "ce dont nous t’informons et par quel canal, et les appareils qui reçoivent les notifications push",
    progress: "où tu en es des premiers pas",
    visits: "seulement avec ton accord : ce qui est décrit plus bas sous « Mesure des visites »",
  },
  use: {
    choices: "ce que tu as réglé, comme la langue, le thème et les filtres",
    entry: "ce qu’il faut à la connexion, comme le compte ouvert ici",
    drafts: "tes brouillons",
    unsent: "ce qui n’est pas encore envoyé, y compris les documents modifiés hors ligne",
    seen: "ce que tu as vu et cherché en dernier",
    keys: "tes clés",
    measuring:
      "ta réponse sur la mesure des visites ; si tu dis oui, aussi le numéro de la visite, jusqu’à ce que tu fermes l’onglet",
    files: "des fichiers du programme, pour que le site marche sans connexion",
  },
  stays: {
    law: "Les factures et les documents associés restent aussi longtemps que la loi l’exige.",
    theirs: "Ce qui appartient aussi à d’autres leur reste, sans ton nom.",
    words:
      "Ce que tu as écrit dans les groupes, les publications et les commentaires reste, sans ton nom ; les conversations à deux disparaissent.",
    log: "Les journaux sont gardés jusqu’à la fin de leur délai : sans ton nom, avec un simple numéro.",
    day: "Dès le lendemain, les pages vues comptées ne peuvent plus être rattachées à personne.",
  },
} as const satisfies Translation<typeof german.kept, "fr">;
