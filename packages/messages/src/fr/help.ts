import type { messages as german } from "../de/help.ts";
import type { Translation } from "../translation.ts";

/** Texts of the help centre. */
export const messages = {
  title: "Aide",
  lead: "Cherche un mot ou parcours les thèmes.",
  search: "Chercher dans l’aide",
  placeholder: "Sur quoi as-tu besoin d’aide ?",
  results_one: "{{count}} article trouvé",
  results_many: "{{count}} articles trouvés",
  results_other: "{{count}} articles trouvés",
  empty_title: "Rien trouvé pour « {{words}} »",
  empty_text:
    "Essaie un seul mot, plus court, par exemple « mot de passe » ou « match ». Ou écris-nous : notre adresse figure dans les mentions légales.",
  empty_action: "Voir les mentions légales",
  back: "Tous les thèmes",
  related: "À lire aussi",
  copy_link: "Copier le lien",
  copied: "Le lien est copié.",
  copy_failed: "La copie n’a pas fonctionné. Voici le lien : {{address}}",
  sections: {
    start: "Se connecter et démarrer",
    security: "Sécurité",
    profile: "Ton profil",
    matching: "Matching",
    chats: "Discussions",
    groups: "Groupes",
    app: "Notifications et application",
    data: "Tes données et les règles",
  },
  articles: {
    sign_up: {
      title: "Créer un compte et confirmer ton e-mail",
      keywords:
        "inscription, s’inscrire, enregistrement, nouveau compte, mail de confirmation, activation, lien expiré, spam, indésirables",
      body: "Ton compte est gratuit et prêt en deux minutes.\n\n1. Choisis « Inscription » sur la page de connexion.\n2. Saisis ton adresse e-mail et, deux fois, un mot de passe de 8 à 128 caractères.\n3. Accepte les conditions d’utilisation et appuie sur « Créer mon compte ».\n4. Ouvre notre mail et confirme ton adresse.\n\nLe lien du mail est valable 24 heures et une seule fois. Si rien n’arrive, regarde dans les indésirables et appuie sur « Renvoyer » dans la barre du haut.",
    },
    sign_in: {
      title: "Se connecter, et ce que signifie un blocage",
      keywords:
        "connexion, login, accès, bloqué, verrouillé, trop de tentatives, 5 minutes, mauvais mot de passe",
      body: "Connecte-toi avec ton adresse e-mail et ton mot de passe. Si tu as activé les codes à deux facteurs, nous te demandons ensuite le code de ton application.\n\nAprès cinq échecs, la connexion est bloquée pendant 5 minutes. Cela te protège de ceux qui essaient des mots de passe au hasard. La page indique quand tu peux reprendre.\n\n- Vérifie que le verrouillage des majuscules est désactivé.\n- Affiche le mot de passe avec le symbole de l’œil.\n- Tu ne t’en souviens plus ? Réinitialise-le par mail plutôt que de deviner.",
    },
    reset_password: {
      title: "Mot de passe oublié",
      keywords: "réinitialiser, nouveau mot de passe, perdu, impossible d’entrer, récupérer, lien expiré",
      body: "Pas de souci, tu en choisis simplement un nouveau.\n\n1. Sur la page de connexion, suis le lien pour un mot de passe oublié.\n2. Saisis ton adresse e-mail. Nous t’envoyons un lien.\n3. Ouvre-le et choisis un nouveau mot de passe de 8 à 128 caractères. Avec les codes à deux facteurs, il te faut aussi un code.\n\nLe lien est valable 10 minutes et une seule fois. Tu peux demander un autre mail au bout de 2 minutes. Par sécurité, nous ne disons pas si une adresse a un compte : si rien n’arrive, vérifie l’orthographe et les indésirables.",
    },
    google: {
      title: "Se connecter avec Google",
      keywords: "compte Google, Gmail, sans mot de passe, premier mot de passe, définir",
      body: "Si tu vois le bouton Google sur la page de connexion, tu peux te connecter sans mot de passe à toi. S’il n’y est pas, Google n’est pas proposé ici.\n\nTu t’es inscrit·e avec Google et tu veux aussi un mot de passe ?\n\n1. Ouvre les réglages, puis « Sécurité ».\n2. Fais-toi envoyer un mail pour ton premier mot de passe.\n3. Ouvre le lien et choisis un mot de passe d’au moins 8 caractères.\n\nTu as alors les deux accès. C’est utile si un jour tu n’accèdes plus à ton compte Google.",
    },
    passkeys: {
      title: "Passkeys : se connecter sans mot de passe",
      keywords:
        "clé d’accès, passkey, empreinte, reconnaissance faciale, Face ID, Touch ID, Windows Hello, clé de sécurité, biométrie",
      body: "Avec une passkey, tu te connectes comme tu déverrouilles ton appareil : empreinte, visage ou code PIN. Rien à retenir, et personne ne peut te la soutirer avec une fausse page.\n\n1. Ouvre les réglages, puis « Sécurité ».\n2. Crée une passkey et donne-lui un nom, par exemple « Mon portable ».\n3. Choisis-la à la place du mot de passe la prochaine fois.\n\nUne passkey compte pour les deux facteurs : pas besoin d’un code en plus. Tu peux en garder jusqu’à 20. Si tu vends un appareil, supprime sa passkey au même endroit.",
    },
    quest: {
      title: "La quête des débuts",
      keywords: "débutant, premiers pas, tâches, progression, masquer la quête",
      body: "La quête t’accompagne dans tes premiers pas et montre dans une fine barre où tu en es. Entre autres :\n\n- ajouter une photo de profil\n- écrire quelques phrases sur toi\n- faire connaissance avec deux personnes différentes\n\nChaque étape se coche toute seule dès qu’elle est faite. Tu n’as rien à signaler. Tu peux replier la barre si elle te gêne. Et si tu n’as pas besoin de la quête, mets-y fin : tout te reste ouvert sans elle.",
    },
    two_factor: {
      title: "Activer les codes à deux facteurs",
      keywords: "2FA, A2F, TOTP, authenticator, code QR, double authentification, code à six chiffres",
      body: "Ainsi, un mot de passe volé ne suffit plus pour entrer dans ton compte. Il te faut une application d’authentification sur ton téléphone.\n\n1. Ouvre les réglages, puis « Sécurité ».\n2. Active les codes à deux facteurs.\n3. Scanne le code QR avec l’application. Si cela ne marche pas, recopie la clé secrète.\n4. Saisis le code à six chiffres affiché par l’application.\n5. Mets tes dix codes de secours en lieu sûr.\n\nUn code n’est valable qu’un court instant. S’il est refusé, vérifie que l’heure de ton téléphone est juste. Pour désactiver les codes, il en faut un aussi.",
    },
    backup_codes: {
      title: "Codes de secours",
      keywords: "codes de récupération, codes d’urgence, sauvegarde, 2FA",
      body: "En activant les codes à deux facteurs, tu reçois dix codes de secours. Chacun remplace une fois le code de l’application, à la connexion comme à la réinitialisation du mot de passe.\n\n- Nous ne les montrons qu’une fois. Copie-les ou télécharge-les.\n- Garde-les loin de ton téléphone, dans un gestionnaire de mots de passe ou sur papier.\n- Majuscules, espaces et tirets n’ont pas d’importance.\n\nIl t’en reste peu ? Crée-en de nouveaux dans les réglages, sous « Sécurité ». Il te faut un code pour cela. Les anciens ne fonctionnent alors plus.",
    },
    lost_phone: {
      title: "Téléphone perdu ou remplacé",
      keywords: "portable perdu, nouveau téléphone, volé, pas de code, accès bloqué, mobile",
      body: "Sans ton téléphone, un code de secours te fait entrer dans ton compte.\n\n1. Connecte-toi avec ton adresse e-mail et ton mot de passe.\n2. Saisis un code de secours à la place du code de l’application.\n3. Sous « Sécurité », déconnecte l’appareil perdu.\n\nUne passkey te fait entrer aussi.\n\nSi tu changes seulement de téléphone, désactive les codes, puis réactive-les avec le nouveau. Pour désactiver, il faut un code de l’application : fais-le tant que tu as l’ancien. S’il n’est plus là, ou si tu n’as plus de codes de secours, écris-nous à l’adresse des mentions légales.",
    },
    devices: {
      title: "Appareils connectés",
      keywords: "sessions, se déconnecter partout, appareil inconnu, nouvel appareil, mail, piraté",
      body: "Dans les réglages, sous « Sécurité », tu vois sur quels appareils tu es connecté·e et quand ils ont servi pour la dernière fois. Le plus récent est en haut.\n\n- Déconnecte un appareil que tu n’utilises plus.\n- Ou déconnecte tous les autres d’un coup. Celui-ci reste connecté.\n\nQuand un nouvel appareil se connecte, tu reçois un mail. Si ce n’était pas toi, déconnecte-le tout de suite et change ton mot de passe. Le mieux est d’activer ensuite les codes à deux facteurs.",
    },
    change_password: {
      title: "Changer de mot de passe",
      keywords: "nouveau mot de passe, modifier, sécurité",
      body: "1. Ouvre les réglages, puis « Sécurité ».\n2. Saisis ton mot de passe actuel, puis le nouveau.\n3. Si les codes à deux facteurs sont activés, saisis aussi un code à six chiffres.\n4. Enregistre.\n\nLe nouveau mot de passe compte 8 à 128 caractères et ne doit pas figurer parmi les plus courants. Une phrase entière se retient mieux et se devine moins bien que des caractères spéciaux. Tous les autres appareils sont alors déconnectés, celui-ci reste connecté. Tu as oublié l’ancien ? Réinitialise-le par mail.",
    },
    change_email: {
      title: "Changer d’adresse e-mail",
      keywords: "nouvel e-mail, adresse mail, modifier, courriel",
      body: "1. Ouvre les réglages, puis « Sécurité ».\n2. Saisis la nouvelle adresse et confirme que c’est toi avec ton mot de passe et, si les codes à deux facteurs sont activés, un code.\n3. Ouvre le mail envoyé à la nouvelle adresse et confirme-la.\n\nLe lien est valable 24 heures et une seule fois. Jusque-là, l’ancienne adresse reste valable. Elle reçoit aussi un mail, pour que personne ne change ton adresse en cachette. Si tu n’as rien demandé, change tout de suite ton mot de passe.",
    },
    profile: {
      title: "Nom, bio et âge",
      keywords:
        "nom d’utilisateur, pseudo, à propos, description, changer l’âge, idée de projet, modifier le profil",
      body: "Tu modifies ton profil dans les réglages, sous « Profil ».\n\n- Nom d’utilisateur : uniquement des lettres, de 3 à 20 caractères. Tu vois en tapant s’il est libre.\n- Bio : jusqu’à 250 caractères. Que fais-tu, qu’est-ce qui te motive ?\n- Idée de projet : jusqu’à 4000 caractères, facultatif. Les grandes lignes suffisent.\n- Âge : à partir de 13 ans. Avant 16 ans tu peux participer, mais pas au matching.\n\nN’oublie pas d’enregistrer. Si quelque chose est refusé, le champ dit pourquoi et ton texte reste là. Aucun autre membre ne voit ton adresse e-mail.",
    },
    avatar: {
      title: "Changer de photo de profil",
      keywords: "avatar, image, ajouter, recadrer, supprimer",
      body: "Ta photo de profil est à côté de ton nom dans les discussions et partout où l’on te voit.\n\n1. Ouvre les réglages, puis « Profil ».\n2. Choisis une image, par exemple en JPEG ou PNG.\n3. Déplace-la et zoome dans le carré, puis valide le cadrage.\n\nSi tu la supprimes, nous montrons tes initiales sur un fond coloré. Le lieu et les données de l’appareil photo sont effacés de l’image. La grande photo du matching est à part : tu la changes dans le matching, sous « Ce que je cherche », avec « Changer la photo de matching ».",
    },
    strengths: {
      title: "Modèles d’affaires, compétences et objectif",
      keywords: "savoir-faire, talents, business model, ce que je sais faire, but, modifier le choix",
      body: "C’est d’après eux que nous te proposons des personnes. Tu changes tout dans les réglages, sous « Profil ».\n\n- Modèles d’affaires : 5 au plus. Que construis-tu, ou que veux-tu construire ?\n- Compétences : 5 au plus. Ce que tu es en train d’apprendre compte aussi.\n- Objectif : un seul, avec une phrase à toi de 120 caractères au plus.\n\nSi la liste est pleine, enlève quelque chose pour échanger. Pour le matching, il te faut au moins un modèle d’affaires et une compétence. Mieux vaut peu de choix, mais justes : les suggestions seront meilleures.",
    },
    jobs_newsletter: {
      title: "Jobs et newsletter",
      keywords: "nouveautés, se désabonner, publicité, e-mail, missions, emploi",
      body: "À l’inscription, nous t’avons demandé si les jobs t’intéressent et si tu veux la newsletter. Tu peux changer les deux à tout moment dans les réglages, sous « Profil ».\n\n- Jobs : dis-nous si tu veux voir des missions payées et des équipes qui recrutent.\n- Newsletter : si tu l’actives, nous t’envoyons d’abord un mail. Tu n’es abonné·e qu’après avoir ouvert son lien, valable 24 heures.\n\nLe désabonnement est immédiat, sans justification. Tu reçois toujours les mails qui protègent ton compte.",
    },
    status: {
      title: "En ligne, absent, hors ligne",
      keywords: "statut, présence, point vert, vu récemment, disponible",
      body: "Le point sur la photo de profil dit si quelqu’un est là en ce moment :\n\n- En ligne : l’application est ouverte et utilisée.\n- Absent : elle est ouverte, mais personne n’a rien fait depuis un moment.\n- Hors ligne : elle n’est ouverte sur aucun appareil.\n\nCela se fait tout seul, il n’y a rien à régler. Si tu es connecté·e sur plusieurs appareils, un seul où tu es actif suffit. Les messages arrivent toujours : une personne hors ligne les lit la fois suivante.",
    },
    matching_setup: {
      title: "Préparer le matching",
      keywords: "photo de matching, conditions, débloquer, cadrage, 16 ans",
      body: "Pour le matching, il te faut une photo, un modèle d’affaires, une compétence et avoir 16 ans. Nous te demandons ce qui manque.\n\n1. Dépose une image ou appuie sur « Choisir une image ». JPEG, PNG, WebP, GIF et AVIF conviennent.\n2. Place l’image, zoome et appuie sur « Continuer ».\n3. Regarde ta carte. « Terminé » l’enregistre, « Choisir à nouveau » revient en arrière.\n\nUne image claire où l’on reconnaît ton visage marche le mieux. Tu la changes plus tard sous « Ce que je cherche » avec « Changer la photo de matching ».",
    },
    swiping: {
      title: "Swiper : Deal ou No Deal",
      keywords: "glisser, cartes, aimer, annuler, revenir, raisons, touches, suggestions",
      body: "Tu vois toujours une seule personne. Fais glisser la carte à droite pour Deal, à gauche pour No Deal, ou utilise les boutons.\n\n- La carte dit pourquoi ça colle, par exemple parce que l’autre sait faire ce que tu cherches.\n- Touche la carte pour lire la bio, l’idée et l’objectif.\n- « Annuler la dernière décision » ramène la dernière carte.\n\nSur ordinateur, les flèches ← et → décident et Entrée ouvre les détails. L’autre personne n’apprend ton Deal que si elle dit Deal aussi.",
    },
    deal_limit: {
      title: "Combien de Deals par jour ?",
      keywords: "limite, 50, plus de Deals, profils reviennent, 30 jours, plus de profils",
      body: "Sans premium, tu peux donner 50 Deals par jour. Le nombre restant est indiqué près de la pile. Quand il n’y en a plus, de nouveaux arrivent le lendemain. No Deal marche toujours.\n\nLa limite aide à bien regarder : un Deal sincère vaut mieux que cent Deals rapides.\n\n- Un Deal reste jusqu’à la réponse de l’autre personne.\n- Un No Deal revient après 30 jours. Les gens et les projets changent.\n- Tu as vu tout le monde ? Assouplis tes filtres ou repasse plus tard.",
    },
    filters: {
      title: "Filtres et « Ce que je cherche »",
      keywords: "limiter, langue, vérifié, recherche, compétences recherchées, plus personne",
      body: "« Filtres » détermine qui tu vois : langue, modèles d’affaires, compétences, objectif ou profils vérifiés uniquement. « Appliquer » agit tout de suite, « Réinitialiser » efface tout.\n\nSous « Ce que je cherche », tu choisis des compétences qui te manquent. Ceux qui les ont passent devant dans ta pile. Les autres viennent plus tard, sauf si tu actives « Montrer uniquement des personnes qui en ont une ».\n\nSi la pile reste vide, les filtres sont souvent trop étroits. Réinitialise-les ou enlèves-en un. Les bons associés apportent souvent ce qu’on n’aurait pas cherché.",
    },
    match: {
      title: "Ce qu’est un match",
      keywords: "les deux Deal, réciproque, Deals en attente, commencer à discuter",
      body: "Il y a match quand vous avez tous les deux dit Deal. Vous voyez alors « C’est un match ! » et pouvez vous écrire. Avant cela, personne n’apprend ton Deal.\n\n1. Appuie sur « Écrire un message ». La discussion s’ouvre.\n2. Dis en deux phrases ce qui te plaît dans l’idée, et pose une question.\n3. Si le courant passe, convenez d’un petit essai.\n\nSi tu choisis « Plus tard », tu retrouves la discussion à tout moment. Dans l’aperçu, « Matchs » compte ce qui a marché et « Deals en attente » ce qui attend une réponse.",
    },
    pause: {
      title: "Mettre son profil en pause",
      keywords: "invisible, se cacher, repos, désactiver le matching",
      body: "Pas le temps pour de nouvelles rencontres ? Retire-toi un moment sans rien perdre.\n\n1. Dans le matching, ouvre « Ce que je cherche ».\n2. Active « Mettre mon profil en pause ».\n\nPlus personne ne te voit dans le matching. Tes matchs et tes discussions restent, et tu peux continuer à écrire. Au-dessus de la pile, il est indiqué que tu es en pause ; « Terminer la pause » te ramène aussitôt. Une pause dure aussi longtemps que tu veux. Toutes tes décisions sont conservées.",
    },
    chats: {
      title: "Discussions : écrire et être lu",
      keywords: "message, lu, coches, en train d’écrire, ouvrir une discussion, conversation",
      body: "Tu peux écrire à chaque match. Ouvre la discussion depuis la fenêtre du match avec « Écrire un message », ou sous « Discussions » dans la navigation. La recherche par nom la trouve plus vite.\n\n- « Envoyé » : le message est arrivé chez nous.\n- « Lu » : l’autre personne avait la discussion ouverte.\n- « écrit… » apparaît pendant que quelqu’un tape.\n- Une ligne montre où tu t’es arrêté·e de lire.\n\nLes messages apparaissent tout de suite, rien à recharger. Le nombre à côté de « Discussions » compte les non lus.",
    },
    chat_offline: {
      title: "Écrire sans connexion",
      keywords: "hors ligne, pas d’internet, zone blanche, message non envoyé, boîte d’envoi, attente",
      body: "Dans le train, sans réseau ? Continue d’écrire. Le message apparaît avec « En attente de connexion » et part tout seul dès que tu es de nouveau en ligne : dans le bon ordre et une seule fois.\n\nSi le serveur le refuse, la discussion dit que le message n’a pas été envoyé et pourquoi. Tu as alors le choix :\n\n- « Renvoyer » fait un nouvel essai.\n- « Abandonner » le supprime.\n\nLes messages en attente ne sont que sur cet appareil. Ne te déconnecte pas et n’efface pas les données du navigateur avant l’envoi.",
    },
    calls: {
      title: "Appels",
      keywords:
        "téléphoner, téléphone, appeler, appel vocal, micro, haut-parleur, casque, sonnerie, appel manqué, raccrocher, muet",
      body: "Tu peux aussi parler avec toutes les personnes avec qui tu as un chat. C’est gratuit.\n\n1. Ouvre le chat et touche le téléphone en haut.\n2. Autorise le micro dans ton navigateur.\n3. Attends une réponse. Après 45 secondes, l’appel compte comme manqué.\n\nQuand on t’appelle, ça sonne partout où tu es connecté. Dès que tu réponds sur un appareil, les autres se taisent. Pendant l’appel, tu peux :\n\n- couper ton micro\n- changer de micro et de haut-parleur\n- réduire la fenêtre et continuer à travailler\n\nCe qu’est devenu l’appel figure ensuite dans le chat. Si tu n’entends rien, vérifie l’appareil et l’état de la connexion. Recharger la page met fin à l’appel.",
    },
    block: {
      title: "Bloquer quelqu’un",
      keywords: "harcèlement, indésirable, débloquer, ignorer, personne",
      body: "Si tu ne veux plus rien avoir à faire avec quelqu’un, bloque la personne dans la discussion : en haut, sous « Plus d’options ».\n\n- Cela vaut dans les deux sens et partout : matching, discussions et notifications.\n- Vous ne pouvez plus vous écrire.\n- La personne n’en est pas informée.\n\nTu peux débloquer dans les réglages, sous « Sécurité », où figurent tous ceux que tu as bloqués. Si on te menace ou te harcèle, dis-le-nous aussi : l’adresse est dans les mentions légales.",
    },
    fullscreen_chat: {
      title: "Discussion en plein écran (bêta)",
      keywords: "fullscreen, masquer la barre latérale, plus de place, bêta, essai",
      body: "En plein écran, la barre latérale disparaît des discussions et la conversation prend toute la place.\n\n1. Ouvre les réglages, puis « Bêta ».\n2. Active la discussion en plein écran.\n3. Ouvre une discussion.\n\nCela ne vaut que pour ce navigateur : tu peux faire autrement sur ton téléphone et sur ton ordinateur. Tu la désactives au même endroit. Bêta veut dire que nous y travaillons encore. Si quelque chose cloche, écris-nous ce que tu as vu.",
    },
    groups_join: {
      title: "Rejoindre un groupe ou poser sa candidature",
      keywords:
        "trouver un groupe, découvrir, adhésion, candidature, questions, deux groupes, limite, quitter",
      body: "Sous « Découvrir des groupes », tu cherches par mots, thème et type.\n\n- Public : « Rejoindre » te fait entrer tout de suite.\n- Sur candidature : avec « Postuler », tu réponds à six questions au plus, de 1000 caractères chacune. La direction ou la modération décide, et tu reçois une notification.\n- Privé : il te faut une invitation.\n\nTant que ta candidature est en cours, tu peux la retirer. Sans Premium, tu peux être dans deux groupes ; les candidatures ne comptent pas. Tu peux quitter un groupe à tout moment avec les trois points en haut.",
    },
    groups_found: {
      title: "Fonder et diriger un groupe",
      keywords:
        "créer un groupe, modération, transmettre, supprimer, retirer un membre, bannir, candidatures",
      body: "1. Sous « Groupes », choisis « Fonder ».\n2. Donne-lui un nom de 3 à 60 caractères et jusqu’à cinq thèmes.\n3. Décide qui peut rejoindre. Avec « Sur candidature », tu poses jusqu’à six questions.\n\nTon adresse e-mail doit être confirmée. Sous « Gérer le groupe », tu changes tout, ranges les salons et acceptes ou refuses les candidatures, avec une raison si tu veux. Dans la liste des membres, tu nommes à la modération, retires ou bannis, ou transmets le groupe. Qui le dirige ne peut pas le quitter, seulement le transmettre ou le supprimer.",
    },
    groups_channels: {
      title: "Salons, mentions et réponses",
      keywords: "salon, @, @alle, fil, épingler, muet, mode lent, pause, recherche",
      body: "Chaque groupe a des salons, au début « Allgemein ». Tous les membres y lisent et écrivent.\n\n- Tape @ et les premières lettres d’un nom pour mentionner quelqu’un. La direction et la modération touchent tout le groupe avec @alle.\n- Les réponses à un message s’ouvrent à côté et ne gênent pas le salon.\n- En haut : les messages épinglés, la recherche et les membres.\n- Un salon est trop bruyant ? Coupe le son : il ne compte plus.\n\nCertains salons imposent une pause entre deux messages, de 5 secondes à 15 minutes.",
    },
    groups_invites: {
      title: "Inviter dans un groupe",
      keywords: "code d’invitation, lien d’invitation, utiliser un code, groupe privé, révoquer, expiré",
      body: "La direction et la modération invitent avec un code. Il ouvre aussi les groupes privés et remplace une candidature.\n\n1. Ouvre « Gérer le groupe » puis « Invitations ».\n2. Choisis la durée et le nombre d’utilisations, puis « Créer un code ».\n3. Copie le lien et envoie-le.\n\nJusqu’à 50 codes valables sont possibles. « Révoquer » en arrête un aussitôt. Tu as reçu un code ? Ouvre le lien ou saisis-le sous « Saisir un code » : le groupe s’ouvre tout seul.",
    },
    notifications: {
      title: "Lire les notifications et y répondre",
      keywords: "cloche, alerte, compteur, ignorer, répondre, non lu",
      body: "La cloche en haut montre ce qui s’est passé, par exemple un match ou un message pendant ton absence. Le nombre compte les non lus ; au-delà de 99, il affiche « 99+ ».\n\n- Le premier bouton t’emmène droit au but, par exemple dans la discussion.\n- Le bouton pour ignorer fait disparaître la notification.\n- Tu peux répondre aux messages sur place.\n\nQuand tu ouvres la liste, toutes comptent comme lues. Nous en regroupons plusieurs du même genre, pour que tu t’y retrouves. Ce qui ne t’intéresse pas se désactive dans les réglages.",
    },
    notification_settings: {
      title: "Régler les notifications et les heures calmes",
      keywords: "désactiver, silence, muet, nuit, ne pas déranger, mail quotidien, push, e-mail",
      body: "Dans les réglages, tu décides pour chaque sorte de notification comment elle t’arrive :\n\n- dans l’application : à la cloche\n- en push : sur cet appareil, même application fermée\n- par mail : regroupées, une fois par jour à 8 heures\n\nLes heures calmes disent quand nous n’envoyons pas de push, par exemple de 22:00 à 7:00. Elles suivent ton fuseau horaire. Tu retrouves ensuite tout dans l’application. Ce que tu désactives n’entre plus non plus dans aucun compteur.",
    },
    push: {
      title: "Messages push et installation de l’application",
      keywords: "PWA, écran d’accueil, télécharger, téléphone, iPhone, Android, autoriser les notifications",
      body: "Kompagnon fonctionne dans le navigateur et s’installe comme une application, sans boutique.\n\n1. Ordinateur et Android : choisis dans le menu du navigateur « Installer » ou « Ajouter à l’écran d’accueil ».\n2. iPhone et iPad : dans Safari, touche « Partager », puis « Sur l’écran d’accueil ».\n\nTu actives les push dans les réglages, avec les notifications, sur chaque appareil séparément. Le navigateur te demande alors la permission. Sur iPhone, l’application doit d’abord être installée. Si rien n’arrive, autorise les notifications dans les réglages de l’appareil et vérifie tes heures calmes.",
    },
    language: {
      title: "Changer de langue",
      keywords: "traduction, anglais, allemand, français, Sprache, language, idioma",
      body: "Kompagnon parle dix langues : allemand, anglais, français, italien, espagnol, portugais, russe, hindi, chinois et arabe.\n\n1. Ouvre le menu « Langue » en haut.\n2. Choisis l’une des quatre premières, ou une autre sous « Autres langues ».\n\nLa page change tout de suite, sans se recharger. Ton choix est gardé dans ton compte et vaut sur tous tes appareils. En arabe, tout va de droite à gauche. Nous ne traduisons pas ce que les autres écrivent, mais dans le matching tu peux filtrer par langue.",
    },
    appearance: {
      title: "Clair, sombre et taille du texte",
      keywords: "mode sombre, mode nuit, couleurs, apparence, thème, design",
      body: "Clair ou sombre : c’est toi qui décides.\n\n1. Ouvre « Ton compte » en haut.\n2. Sous « Apparence », choisis « Clair », « Sombre » ou « Comme l’appareil ».\n\n« Comme l’appareil » suit ton téléphone ou ton ordinateur, y compris un changement le soir. Le choix vaut pour ce navigateur. Pour un texte plus grand, appuie sur Ctrl et plus, sur Mac Cmd et plus ; la page s’adapte. Si ton système réduit les animations, nous y renonçons aussi.",
    },
    shortcuts: {
      title: "Raccourcis clavier",
      keywords: "touches, clavier, rapide, commandes, Ctrl K, aller à",
      body: "Sur ordinateur, beaucoup de choses se font sans souris. « ? » montre à tout moment la liste complète.\n\n- Ctrl+K, sur Mac Cmd+K : « Chercher et aller à » n’importe quelle page\n- g, puis h : l’aperçu\n- g, puis m : le matching\n- g, puis c : les discussions\n- ← et → : décider dans le matching\n- Entrée : ouvrir les détails dans le matching\n- Échap : fermer une fenêtre\n\nTant que tu écris dans un champ, ces touches ne sont que des lettres : rien ne saute. La touche Tab atteint chaque bouton.",
    },
    export: {
      title: "Télécharger tes données",
      keywords: "export, ZIP, RGPD, accès, confidentialité, copie, sauvegarde",
      body: "Tes données t’appartiennent. Tu peux les obtenir à tout moment en fichier ZIP, jusqu’à dix fois par jour.\n\n1. Ouvre les réglages, puis « Sécurité ».\n2. Choisis le téléchargement de tes données et confirme que c’est toi si nous le demandons.\n3. Garde le fichier en lieu sûr.\n\nIl contient tout ce que nous avons enregistré sur toi, comme ton profil, tes décisions, tes matchs et tes messages. Il n’est pas chiffré : ne le laisse pas sur l’ordinateur d’un autre. Pense à l’export avant de supprimer ton compte ; après, il ne reste rien.",
    },
    delete_account: {
      title: "Supprimer ton compte",
      keywords: "fermer le compte, résilier, partir, tout effacer, 7 jours",
      body: "1. Ouvre les réglages, puis « Sécurité », et va à la suppression du compte.\n2. Saisis ton mot de passe et, avec les codes à deux facteurs, un code.\n3. Confirme la suppression.\n\nTous tes appareils sont déconnectés. Tu as alors 7 jours de réflexion : si tu changes d’avis, reconnecte-toi dans ce délai et garde ton compte. Ensuite, nous effaçons définitivement tout ce qui est personnel. Ce que tu as écrit pour d’autres apparaît alors sous « Membre supprimé ». Si tu veux juste souffler, une pause du matching suffit peut-être.",
    },
    ban: {
      title: "Compte banni et recours",
      keywords: "banni, bannissement, suspension, règles, infraction, réclamation",
      body: "Qui enfreint les conditions d’utilisation peut être banni, pour un temps ou définitivement. Tu es alors déconnecté·e partout, et à la connexion tu vois la raison et la durée.\n\nSi tu penses que c’est une erreur, tu peux faire un recours, une seule fois :\n\n1. Connecte-toi, le champ prévu apparaît.\n2. Décris calmement et précisément ce qui s’est passé de ton point de vue, en 2000 caractères au plus.\n3. Relis tout avant d’envoyer.\n\nC’est un être humain qui lit ton recours. Un bannissement limité prend fin tout seul.",
    },
    contact: {
      title: "Signaler un problème",
      keywords: "contact, support, erreur, panne, aide, mentions légales, écrire, bug",
      body: "Tu ne trouves pas de réponse ici, ou quelque chose est cassé ? Écris-nous à l’adresse des mentions légales. Tu y accèdes en bas de chaque page publique.\n\nVoici ce qui nous aide à t’aider vite :\n\n- Que voulais-tu faire, et que s’est-il passé à la place ?\n- Sur quelle page, avec quel appareil et quel navigateur ?\n- Si le message d’erreur donne un numéro, joins-le.\n\nNe nous envoie jamais ton mot de passe ni de codes. Nous ne les demandons pas. Et si recharger la page a suffi, un petit mot nous fait quand même plaisir.",
    },
  },
} as const satisfies Translation<typeof german, "fr">;
