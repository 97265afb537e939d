import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The login, the page that confirms an address, and the reminder to do so. */
export const login = {
  forgot: "Mot de passe oublié ?",
  or: "ou",
  invited: "Tu viens par une invitation. Crée un compte, et elle comptera.",
  why: {
    ended: "Tu n’es plus connecté. Reconnecte-toi et tu reprendras là où tu étais.",
    password_changed:
      "Ton mot de passe a été changé, tu as donc été déconnecté. Connecte-toi avec le nouveau.",
    deleted: "Ce compte va être supprimé, tu as donc été déconnecté. Connecte-toi si tu veux le garder.",
    register: "Tu crées ton profil une fois connecté. Connecte-toi, ou crée d’abord un compte.",
  },
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
      "En créant un compte avec Google, tu confirmes avoir au moins 16 ans et tu acceptes les <terms>conditions d’utilisation</terms>. Ce que deviennent tes données figure dans la <privacy>politique de confidentialité</privacy>.",
    no_credential: "Aucun identifiant Google reçu.",
    failed: "La connexion avec Google a échoué.",
    away: "La connexion avec Google est indisponible pour le moment. Réessaie plus tard.",
    late: "La connexion avec Google est indisponible pour le moment (délai dépassé).",
  },
  passkey: {
    sign_in: "Se connecter avec une passkey",
    given_up: "C’était annulé, ou cet appareil n’a pas de clé d’accès pour ton compte.",
    failed: "La clé d’accès n’a pas marché. Réessaie.",
  },
  captcha: {
    label: "Contrôle de sécurité",
    checking: "Contrôle de sécurité en cours…",
    harder:
      "Quelqu’un essaie des mots de passe pour ce compte. Nous vérifions donc les nouveaux appareils plus longuement : jusqu’à une minute …",
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
    imprint: "Mentions légales",
    language: "Langue",
  },
  confirm: {
    title: "Confirmer l’e-mail",
    working: "Confirmation de ton adresse…",
    proof_title: "Presque fini",
    proof_text:
      "Saisis encore le mot de passe de ton compte. Ainsi, personne ne peut confirmer avec ton adresse un compte qui n’est pas le tien.",
    proof_submit: "Confirmer",
    proof_sign_in: "Me connecter plutôt",
    proof_stranger:
      "Tu n’as pas créé de compte ? Alors ne fais rien : sans confirmation, l’adresse reste sans effet.",
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
} as const satisfies Translation<typeof german.login, "fr">;

/** What stands around signing in: codes, new passwords, bans, terms, and coming back. */
export const pages = {
  back: "Retour à la connexion",
  code: {
    title: "Encore une étape",
    lead: "Saisis le code à six chiffres de ton application d’authentification.",
    backup_lead: "Saisis l’un de tes codes de secours. Chacun ne fonctionne qu’une fois.",
    label: "Code de l’app",
    backup_label: "Code de secours",
    backup_hint: "Majuscules, minuscules et trait d’union n’ont pas d’importance.",
    use_backup: "Utiliser un code de secours",
    use_app: "Utiliser un code de l’app",
    submit: "Se connecter",
    invalid: "Code non valide",
    restart: "Recommencer",
  },
  forgot: {
    title: "Mot de passe oublié ?",
    lead: "Nous t’envoyons un lien pour en définir un nouveau.",
    email: "E-mail",
    submit: "Envoyer le lien",
    again: "Renvoyer",
    again_in_one: "Renvoyer dans {{count}} seconde",
    again_in_many: "Renvoyer dans {{count}} de secondes",
    again_in_other: "Renvoyer dans {{count}} secondes",
    sent: "E-mail envoyé ! S’il existe un compte avec cette adresse, le lien arrive tout de suite dans ta boîte de réception. Le lien est valable 10 minutes.",
    email_invalid: "Saisis une adresse e-mail valide.",
    wait_one: "Attends encore {{count}} seconde avant de redemander un e-mail.",
    wait_many: "Attends encore {{count}} de secondes avant de redemander un e-mail.",
    wait_other: "Attends encore {{count}} secondes avant de redemander un e-mail.",
    failed: "L’e-mail n’a pas pu être envoyé. Réessaie.",
  },
  reset: {
    title: "Nouveau mot de passe",
    lead: "Définis un nouveau mot de passe pour {{name}}. Ensuite, nous déconnecterons tous tes appareils.",
    checking: "Vérification du lien…",
    password: "Nouveau mot de passe",
    password_hint: "8 à 128 caractères",
    confirm: "Répéter le nouveau mot de passe",
    submit: "Définir le mot de passe",
    password_short: "Le mot de passe doit contenir au moins 8 caractères.",
    mismatch: "Les mots de passe ne correspondent pas.",
    code_needed: "Saisis ton code 2FA à 6 chiffres.",
    failed: "Le mot de passe n’a pas pu être réinitialisé",
    no_token: "Lien de réinitialisation non valide",
    expired: "Lien de réinitialisation non valide ou expiré",
    check_failed: "Le lien de réinitialisation n’a pas pu être vérifié",
    check_again: "Vérifier à nouveau",
    invalid_title: "Lien non valide",
    invalid_text:
      "Ces liens sont valables 10 minutes et ne fonctionnent qu’une fois. Demandes-en simplement un nouveau.",
    new_link: "Demander un nouveau lien",
    to_login: "Retour à la connexion",
    done_title: "Ton nouveau mot de passe est en place",
    done_text: "On passe à la connexion…",
  },
  ban: {
    appeal: "Contester",
    sign_in_first: "Si tu veux contester, connecte-toi.",
    label: "Ta contestation",
    hint: "Dis-nous pourquoi ce bannissement est une erreur. Tu peux le faire une fois.",
    send: "Envoyer la contestation",
    failed: "Cela n’a pas marché. Réessaie.",
    waiting: "Ta contestation est arrivée. Nous allons l’examiner.",
    rejected: "Ta contestation a été rejetée.",
    rights: "Tes données",
    export: "Télécharger mes données",
    delete: "Supprimer le compte",
    export_text: "Confirme avec ton mot de passe, et tu reçois tout ce que nous avons sur toi.",
    delete_text:
      "Sept jours après ta confirmation, tout ce qui est personnel est effacé. D’ici là, tu peux changer d’avis ici.",
    password: "Ton mot de passe",
    deletion_due: "Ton compte sera supprimé le {{when}}.",
  },
  keep: {
    title: "Tu restes, finalement ?",
    text: "Ton compte sera supprimé le {{when}}. D’ici là, tu peux le garder : tout est encore là.",
    keep: "Garder le compte",
    leave: "Maintenir la suppression",
    failed: "Cela n’a pas marché. Réessaie.",
  },
  terms: {
    title: "Nouvelles conditions d’utilisation",
    text: "Nos <terms>conditions d’utilisation</terms> ont changé. Lis-les et accepte-les pour continuer.",
    accept: "J’accepte",
    leave: "Se déconnecter",
    failed: "Cela n’a pas marché. Réessaie.",
  },
} as const satisfies Translation<typeof german.pages, "fr">;

/** Codes that pages say themselves, without asking the server; the server says them too. */
export const checks = {
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
  captcha_harder: "Ce compte demande en ce moment une vérification plus poussée. Réessaie.",
  too_many_attempts: "Trop de tentatives de connexion. Attends 5 minutes avant de réessayer.",
  too_many_strangers:
    "Des inconnus essaient des mots de passe pour ce compte, les nouveaux appareils doivent donc attendre. Prends un appareil déjà utilisé ou une passkey. Un nouveau mot de passe par mail fonctionne toujours.",
} as const satisfies Translation<typeof german.checks, "fr">;

/** Codes that the endpoints answer with. */
export const errors = {
  provider_off: "La connexion avec Google est indisponible pour le moment. Réessaie plus tard.",
  credential_invalid: "La connexion avec Google a échoué.",
  wrong_password: "Le mot de passe n’est pas le bon.",
  fresh_sign_in_required: "Pour cela, reconnecte-toi : ta connexion date de plus de 10 minutes.",
  totp_required: "Code 2FA requis",
  invalid_totp: "Code 2FA non valide",
  pending_invalid: "Cette connexion a expiré. Saisis à nouveau ton e-mail et ton mot de passe.",
  already_enabled: "La connexion à deux facteurs est déjà activée.",
  nothing_to_verify: "Configure d’abord la connexion à deux facteurs.",
  google_account:
    "Ce compte se connecte avec Google et n’a pas de mot de passe. Connecte-toi avec Google ; tu pourras ensuite définir un mot de passe dans les paramètres.",
  no_password: "Ce compte n’a pas encore de mot de passe.",
  reset_invalid: "Lien de réinitialisation non valide ou expiré",
  passkey_invalid: "Cela n’a pas marché avec cette clé d’accès.",
  too_many_passkeys: "20 clés d’accès au maximum. Supprime d’abord une ancienne.",
  not_banned: "Ton compte n’est pas banni.",
  terms_outdated: "De nouvelles conditions d’utilisation sont entre-temps en vigueur. Recharge la page.",
  token_invalid: "Ce lien n’est pas valide ou a expiré.",
  proof_required: "Connecte-toi ou saisis ton mot de passe, et c’est confirmé.",
  email_unconfirmed: "Confirme d’abord ton adresse e-mail.",
} as const satisfies Translation<typeof german.errors, "fr">;

/** Its mails: subject, heading, body and button of each. */
export const mails = {
  confirm_email: {
    subject: "Confirme ton adresse e-mail",
    heading: "Ravi de t’accueillir !",
    body: "Confirme que cette adresse est bien la tienne. Tu pourras ainsi toujours retrouver ton compte, et les autres sauront que tu existes vraiment.\n\nLe lien est valable 24 heures et ne fonctionne qu’une fois.",
    button: "Confirmer l’adresse",
  },
  reset_password: {
    subject: "Nouveau mot de passe pour {{app}}",
    heading: "Nouveau mot de passe",
    body: "Quelqu’un a demandé un nouveau mot de passe pour ton compte. Si c’était toi, définis-le avec le bouton.\n\nLe lien est valable 10 minutes et ne fonctionne qu’une fois. Si ce n’était pas toi, tout reste comme avant.",
    button: "Réinitialiser le mot de passe",
  },
  first_password: {
    subject: "Définis ton mot de passe pour {{app}}",
    heading: "Ton premier mot de passe",
    body: "Jusqu’ici, tu te connectes sans mot de passe. Le bouton te permet d’en définir un ; ta façon habituelle de te connecter reste.\n\nLe lien est valable 10 minutes et ne fonctionne qu’une fois.",
    button: "Définir le mot de passe",
  },
  password_changed: {
    subject: "Ton mot de passe a été modifié",
    heading: "Ton nouveau mot de passe est en place",
    body: "Le mot de passe de ton compte a été modifié le {{when}}. Nous avons déconnecté tes autres appareils.\n\nCe n’était pas toi ? Alors définis tout de suite un nouveau mot de passe et vérifie dans les paramètres quels appareils sont connectés.",
    button: "Réinitialiser le mot de passe",
  },
  new_device: {
    subject: "Nouvelle connexion à {{app}}",
    heading: "Nouvel appareil connecté",
    body: "Quelqu’un s’est connecté à ton compte sur un appareil que nous ne connaissons pas encore : {{device}}, {{when}}.\n\nC’était toi ? Alors tout va bien. Sinon, déconnecte l’appareil dans les paramètres et change ton mot de passe.",
    button: "Voir les appareils",
  },
  guesses: {
    subject: "Quelqu’un essaie des mots de passe pour ton compte",
    heading: "Ton compte tient bon",
    body: "Sur des appareils inconnus, quelqu’un essaie des mots de passe pour ton compte. Nous freinons cela : chaque essai demande plus d’efforts que le précédent, et nous n’en acceptons pas plus de 100 par heure. Les appareils avec lesquels tu t’es déjà connecté et tes passkeys ne sont pas concernés.\n\nTu n’arrives pas à entrer depuis un nouvel appareil ? Choisis un nouveau mot de passe, cela fonctionne toujours. Si tu utilises ton mot de passe ailleurs, change-le tout de suite.",
    button: "Choisir un nouveau mot de passe",
  },
  change_email: {
    subject: "Confirme ta nouvelle adresse e-mail",
    heading: "Ta nouvelle adresse",
    body: "Tu veux utiliser cette adresse pour ton compte {{app}}. Confirme qu’elle est bien la tienne ; d’ici là, l’ancienne reste valable.\n\nLe lien est valable 24 heures et ne fonctionne qu’une fois.",
    button: "Confirmer la nouvelle adresse",
  },
  email_changed: {
    subject: "Ton adresse e-mail a été modifiée",
    heading: "Cette adresse n’est plus valable",
    body: "Ton compte {{app}} est maintenant lié à une autre adresse e-mail. Nous ne t’écrirons plus à celle-ci.\n\nCe n’était pas toi ? Alors contacte-nous tout de suite : l’adresse figure dans les mentions légales.",
    button: "Voir les mentions légales",
  },
  two_factor_on: {
    subject: "La connexion à deux facteurs est activée",
    heading: "Double sécurité",
    body: "Désormais, nous te demandons aussi un code de ton app à la connexion. Garde bien tes codes de secours : ils t’aident si ton téléphone n’est plus là.\n\nCe n’était pas toi ? Alors change tout de suite ton mot de passe.",
    button: "Voir la sécurité",
  },
  two_factor_off: {
    subject: "La connexion à deux facteurs est désactivée",
    heading: "Plus que ton mot de passe",
    body: "La connexion à deux facteurs de ton compte a été désactivée. Le mot de passe suffit maintenant pour se connecter.\n\nCe n’était pas toi ? Alors change tout de suite ton mot de passe et réactive-la.",
    button: "Voir la sécurité",
  },
  passkey_added: {
    subject: "Nouvelle clé d’accès pour ton compte",
    heading: "Une clé d’accès de plus",
    body: "La clé d’accès « {{name}} » permet maintenant de se connecter à ton compte.\n\nCe n’était pas toi ? Alors supprime-la dans les paramètres et change ton mot de passe.",
    button: "Voir la sécurité",
  },
  newsletter: {
    subject: "Confirme ta newsletter",
    heading: "Envie de la newsletter ?",
    body: "Tu veux de nos nouvelles : nouveautés, belles histoires, rarement et en bref. Confirme-le une fois, sinon nous ne t’enverrons rien.\n\nLe lien est valable 24 heures.",
    button: "Oui, envoyez-moi la newsletter",
  },
  deletion_scheduled: {
    subject: "Ton compte va être supprimé",
    heading: "Encore 7 jours",
    body: "Tu as supprimé ton compte. Nous le gardons jusqu’au {{when}} ; les autres ne te voient déjà plus. Ensuite, nous effaçons tout ce qui est à toi.\n\nTu as changé d’avis ? Connecte-toi avant cette date et garde ton compte.",
    button: "Me connecter et le garder",
  },
  deletion_done: {
    subject: "Ton compte est supprimé",
    heading: "Bonne continuation",
    body: "Ton compte {{app}} et tout ce qui allait avec sont supprimés. Merci d’avoir été des nôtres.\n\nC’est notre dernier message pour toi.",
    button: "Vers la page d’accueil",
  },
} as const satisfies Translation<typeof german.mails, "fr">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
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
    body: "Connecte-toi avec ton adresse e-mail et ton mot de passe. Si tu as activé les codes à deux facteurs, nous te demandons ensuite le code de ton application.\n\nAprès cinq échecs, la connexion à ce compte est bloquée pendant 5 minutes depuis ton accès. Cela te protège de ceux qui essaient des mots de passe au hasard. La page indique quand tu peux reprendre.\n\nSi quelqu’un d’autre essaie des mots de passe pour ton compte, cela ne te bloque pas : les appareils avec lesquels tu t’es déjà connecté et les passkeys entrent toujours. Sur un nouvel appareil, la vérification dure alors plus longtemps, jusqu’à une minute. Un nouveau mot de passe par mail fonctionne toujours, même pendant un blocage.\n\n- Vérifie que le verrouillage des majuscules est désactivé.\n- Affiche le mot de passe avec le symbole de l’œil.\n- Tu ne t’en souviens plus ? Réinitialise-le par mail plutôt que de deviner.",
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
  two_factor: {
    title: "Activer les codes à deux facteurs",
    keywords: "2FA, A2F, TOTP, authenticator, code QR, double authentification, code à six chiffres",
    body: "Ainsi, un mot de passe volé ne suffit plus pour entrer dans ton compte. Il te faut une application d’authentification sur ton téléphone.\n\n1. Ouvre les réglages, puis « Sécurité ».\n2. Active les codes à deux facteurs.\n3. Scanne le code QR avec l’application. Si cela ne marche pas, recopie la clé secrète.\n4. Saisis le code à six chiffres affiché par l’application.\n5. Mets tes dix codes de secours en lieu sûr.\n\nUn code n’est valable qu’un court instant. S’il est refusé, vérifie que l’heure de ton téléphone est juste. Pour désactiver les codes, il en faut un aussi.",
  },
  backup_codes: {
    title: "Codes de secours",
    keywords: "codes de récupération, codes d’urgence, sauvegarde, 2FA",
    body: "En activant les codes à deux facteurs, tu reçois dix codes de secours. Chacun remplace une fois le code de l’application, partout où nous le demandons.\n\n- Nous ne les montrons qu’une fois. Copie-les ou télécharge-les.\n- Garde-les loin de ton téléphone, dans un gestionnaire de mots de passe ou sur papier.\n- Majuscules, espaces et tirets n’ont pas d’importance.\n\nIl t’en reste peu ? Crée-en de nouveaux dans les réglages, sous « Sécurité ». Il te faut pour cela un code ou l’un des anciens codes de secours. Les anciens ne fonctionnent alors plus.",
  },
  lost_phone: {
    title: "Téléphone perdu ou remplacé",
    keywords: "portable perdu, nouveau téléphone, volé, pas de code, accès bloqué, mobile",
    body: "Sans ton téléphone, un code de secours te fait entrer dans ton compte.\n\n1. Connecte-toi avec ton adresse e-mail et ton mot de passe.\n2. Saisis un code de secours à la place du code de l’application.\n3. Sous « Sécurité », déconnecte l’appareil perdu.\n\nUne passkey te fait entrer aussi.\n\nSi tu changes seulement de téléphone, désactive les codes, puis réactive-les avec le nouveau. Pour désactiver, il faut un code de l’application ou un code de secours : cela marche donc aussi sans l’ancien. Si tu n’as plus de codes de secours non plus, écris-nous à l’adresse des mentions légales.",
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
} as const satisfies Translation<typeof german.help, "fr">;

export const staff = {
  confirm: {
    title: "C’est bien toi ?",
    intro: "Nous vérifions encore une fois avant cette étape. Ensuite, tu es tranquille pendant 15 minutes.",
    passkey: "Confirmer avec une clé d’accès",
    passkey_failed: "La clé d’accès n’a pas fonctionné. Réessaie.",
    submit: "Confirmer",
    cancel: "Annuler",
    none: "Tu n’as pas encore de seconde protection.",
    why: "Qui travaille pour l’équipe voit des choses confidentielles. C’est pourquoi chaque compte de l’équipe a besoin d’une application d’authentification ou d’une clé d’accès.",
    set_up: "La configurer maintenant",
    or: "ou",
  },
  log: {
    title: "Journal de sécurité",
    intro:
      "Qui s’est connecté, a échoué ou a été refusé. Rien ne peut y être modifié ; tout disparaît au bout d’un an.",
    link: "Vers le journal de sécurité",
    any: "Tout",
    filter: "Que s’est-il passé ?",
    empty: "Rien trouvé",
    empty_text: "Dès que quelque chose se passe, cela s’affiche ici.",
    failed: "Impossible de charger le journal de sécurité",
    more: "Afficher plus",
    more_failed: "Impossible d’en charger plus.",
    by: "par {{name}}",
    unknown: "Aucun compte",
    gone: "Membre supprimé",
    of_member: "Seulement {{name}}",
    all_members: "Afficher à nouveau tous les membres",
    back: "Vers le journal",
    level: "Niveau {{before}} → {{after}}",
    events: {
      signed_in: "Connexion",
      sign_in_refused: "Connexion refusée",
      sign_in_locked: "Connexion bloquée",
      second_factor_refused: "Second facteur incorrect",
      signed_out: "Déconnexion",
      devices_signed_out: "Autres appareils déconnectés",
      password_changed: "Mot de passe modifié",
      password_refused: "Mot de passe incorrect",
      reset_asked: "Nouveau mot de passe demandé",
      password_reset: "Mot de passe réinitialisé",
      email_change_asked: "Nouvelle adresse demandée",
      email_changed: "Adresse modifiée",
      email_confirmed: "Adresse confirmée",
      two_factor_on: "Double authentification activée",
      two_factor_off: "Double authentification désactivée",
      backup_codes_made: "Nouveaux codes de secours",
      passkey_added: "Clé d’accès ajoutée",
      passkey_removed: "Clé d’accès supprimée",
      stepped_up: "Confirmé à nouveau",
      admin_refused: "Accès refusé",
      level_changed: "Niveau modifié",
      banned: "Banni",
      unbanned: "Bannissement levé",
      exported: "Données exportées",
      deletion_asked: "Suppression demandée",
      deletion_stopped: "Suppression annulée",
    },
    methods: {
      password: "mot de passe",
      code: "code",
      backup_code: "code de secours",
      passkey: "clé d’accès",
      google: "Google",
    },
  },
} as const satisfies Translation<typeof german.staff, "fr">;
