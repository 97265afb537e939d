import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** One's invite link, who came by it, what it earns, and how that is paid out. */

/** Codes that the endpoints answer with. */
export const errors = {
  slug_invalid: "De 3 à 64 caractères : lettres sans accent, chiffres, - et _.",
  slug_taken: "Ce nom est déjà pris.",
  slug_reserved: "Ce nom est réservé. Choisis-en un autre.",
  link_exists: "Tu as déjà un lien d’invitation. Il reste à toi pour toujours.",
  invite_unknown: "Ce lien d’invitation n’existe pas (ou plus).",
  invite_own: "C’est ton propre lien.",
  invite_late: "Un lien d’invitation ne compte que dans les 24 heures qui suivent l’inscription.",
  iban_invalid: "Cet IBAN n’est pas correct, ou le pays n’est pas dans l’espace SEPA.",
  payout_too_small: "Nous pouvons verser à partir de 25 euros.",
  payout_running: "Un versement est déjà en cours. Une fois arrivé, tu pourras demander le suivant.",
  payout_decided: "C’est déjà décidé.",
  payout_uncovered: "Le solde ne couvre plus ce versement : un gain a été annulé.",
  holder_unwritable: "Les banques n’acceptent pas cette écriture. Indique le nom en caractères latins.",
  batch_empty: "Aucun versement n’est validé.",
  payout_account_missing: "Aucun compte n’est enregistré pour faire les versements.",
} as const satisfies Translation<typeof german.errors, "fr">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  invite: {
    name: "Quelqu’un est venu grâce à ton lien d’invitation",
    title: "Quelqu’un s’est inscrit avec ton lien",
    text: "Regarde combien de personnes sont déjà venues.",
    line: "Quelqu’un s’est inscrit avec ton lien",
  },
} as const satisfies Translation<typeof german.notifications, "fr">;

/** What only the server says: the monthly credit note. */
export const messages = {
  statement: "Relevé de gains",
  statement_test: "Argent de test : rien n’est versé.",
  statement_for: "Pour",
  statement_number: "Numéro",
  statement_what: "Opération",
  statement_amount: "Montant",
  statement_opening: "Solde en début de mois",
  statement_closing: "Solde en fin de mois",
  statement_tax:
    "Pour avoir recommandé des membres payants. Que tu doives déclarer ces revenus, et comment, dépend de ta situation : en cas de doute, demande aux impôts ou à un conseiller fiscal.",
  line_earned: "Recommandation d’un membre payant",
  line_reversed: "Repris : achat remboursé ou contesté",
  line_paid: "Versé",
} as const satisfies Translation<typeof german.messages, "fr">;

/** The page of one's own link: who came by it, what it earns, payouts and statements. */
export const pages = {
  title: "Inviter et gagner",
  lead: "Amène des gens qui veulent aussi créer quelque chose. Pour chaque membre qui vient par ton lien et achète Premium, tu reçois de l’argent.",
  failed: "Impossible de charger tes invitations",
  make: {
    title: "Choisis ton lien",
    lead: "Il est à toi pour toujours. Tu ne pourras plus le changer ensuite.",
    label: "Nom de ton lien",
    hint: "De 3 à 64 caractères : lettres sans accent, chiffres, - et _.",
    invalid: "Ici, seuls les lettres sans accent, les chiffres, - et _ sont possibles.",
    short: "Encore trop court : 3 caractères au moins.",
    button: "Créer le lien",
    confirm_title: "Créer ce lien définitivement ?",
    confirm_text: "Ton lien s’appellera « {{slug}} ». Tu ne pourras ni le changer, ni en créer un deuxième.",
    confirm_button: "Créer définitivement",
    failed: "Impossible de créer l’invitation",
    done: "Ton lien est prêt. Envoie-le tout de suite à quelqu’un.",
  },
  link: {
    title: "Ton lien",
    lead: "Chaque inscription par ce lien compte pour toi, même si la personne ne l’ouvre que dans les 24 heures qui suivent son inscription.",
    label: "Ton lien d’invitation",
    copy: "Copier",
    copied: "Lien copié.",
    copy_failed: "La copie n’a pas marché. Sélectionne le lien et copie-le à la main.",
    share: "Partager",
    share_text: "Viens sur {{app}} : tu y trouveras des gens avec qui créer quelque chose.",
    qr: "Code QR de ton lien d’invitation",
    png: "Obtenir le PNG",
    svg: "Obtenir le SVG",
  },
  stats: {
    title: "Ce que ton lien a apporté",
    total: "Inscriptions",
    premium: "Premium en ce moment",
    conversions: "Ont acheté",
    revenue: "Leurs paiements",
    earnings: "Gagné",
  },
  people: {
    title: "Qui est venu par ton lien",
    premium: "Premium",
    bought: "A déjà acheté",
    newcomer: "Pas encore de nom",
    all: "Tout afficher",
    empty: "Encore personne",
    empty_text:
      "Envoie ton lien à deux ou trois personnes qui veulent se lancer depuis longtemps. Dès que quelqu’un s’inscrit, son nom apparaît ici.",
  },
  money: {
    title: "Ce que tu gagnes",
    reward: "{{amount}} par membre payant : {{usd}}, convertis au taux de {{rate}} du {{date}}.",
    payable: "Disponible",
    missing: "Encore {{amount}}, et tu pourras demander le versement.",
    enough: "Tu peux demander le versement.",
    progress: "Progression vers le versement",
    request: "Demander le versement",
    running: "Un versement est en route. Une fois arrivé, tu pourras demander le suivant.",
    waiting: "En attente",
    waiting_text: "Le délai de rétractation dure {{days}} jours. Ensuite, la somme devient disponible.",
    held: "En vérification",
    held_text: "Nous regardons certaines inscriptions avant de verser. Tu n’as rien à faire.",
    requested: "Demandé",
    requested_text: "En route vers toi.",
    paid: "Versé",
    paid_text: "Déjà sur ton compte.",
    earned: "Gagné en tout",
    earned_text: "Sans les achats remboursés.",
  },
  payout: {
    title: "Demander le versement de {{amount}}",
    lead: "Nous versons tout ce qui est disponible dès que quelqu’un de l’équipe l’a vérifié.",
    iban: "IBAN",
    iban_hint: "Le compte sur lequel nous versons.",
    iban_short: "Il manque des caractères.",
    iban_wrong: "Cet IBAN n’est pas correct. Compare-le caractère par caractère.",
    iban_good: "L’IBAN est bien écrit.",
    holder: "Titulaire du compte",
    holder_hint: "Le nom tel qu’il figure à la banque.",
    holder_missing: "À qui est ce compte ?",
    send: "Demander le versement",
    done: "C’est demandé. Nous vérifions, puis nous versons.",
  },
  payouts: {
    title: "Versements",
    empty: "Chaque versement apparaîtra ici, avec son avancement.",
    account: "Compte finissant par {{end}}",
    reason: "Motif : {{reason}}",
    older: "Afficher les plus anciens",
    older_failed: "Impossible de charger les plus anciens.",
    states: {
      requested: "En cours d’examen",
      approved: "Validé, versement en cours",
      rejected: "Refusé",
      paid: "Versé",
    },
  },
  months: {
    title: "Relevés",
    lead: "Pour chaque mois où il se passe quelque chose, un relevé pour tes dossiers.",
    empty: "Le premier relevé arrive avec ton premier gain.",
    opening: "Solde initial",
    earned: "Gagné",
    reversed: "Repris",
    paid: "Versé",
    closing: "Solde final",
    pdf: "PDF",
    pdf_of: "Télécharger le relevé de {{month}} en PDF",
    pdf_failed: "Impossible de télécharger le relevé. Réessaie dans un instant.",
  },
  how: "Comment ça marche",
} as const satisfies Translation<typeof german.pages, "fr">;

/** Where a link leads to: it is redeemed there. */
export const redeem = {
  title: "Invitation",
  working: "Ton invitation est en cours de validation…",
  success: "Invitation validée ! Redirection…",
  already: "Tu es déjà parmi nous, super ! On continue…",
  no_slug: "Lien non valide : il est incomplet.",
  no_slug_text: "Demande le lien entier et ouvre-le de nouveau.",
  failed: "Impossible de valider l’invitation.",
  unauthenticated: "Il te faut un compte pour ça. On continue tout de suite…",
  to_feed: "Voir le fil",
  to_login: "Se connecter",
} as const satisfies Translation<typeof german.redeem, "fr">;

/** The admins' page of payouts and held invitations. */
export const staff = {
  title: "Versements",
  intro: "Qui a demandé de l’argent, ce qui est en route, et quelles invitations sont à examiner.",
  failed: "Impossible de charger",
  tabs: {
    requested: "Demandés",
    approved: "Validés",
    paid: "Versés",
    rejected: "Refusés",
    held: "Retenues",
  },
  empty: {
    requested: "Rien à décider",
    approved: "Rien à verser",
    paid: "Rien de versé pour l’instant",
    rejected: "Rien de refusé",
    held: "Aucune invitation retenue",
    text: "Dès qu’il se passe quelque chose, ça apparaît ici.",
  },
  uncovered: "Plus couvert : un gain a été annulé. Le versement ne figure pas dans le fichier SEPA.",
  transferred: "La banque a déjà viré l’argent",
  holder: "Titulaire du compte",
  iban: "IBAN",
  requested: "Demandé",
  decided: "Décision",
  paid: "Versé",
  own: "Quelqu’un d’autre décide de ton propre versement.",
  approve: {
    button: "Valider",
    title: "Valider {{amount}} pour {{name}} ?",
    text: "Le versement figurera alors dans le fichier SEPA.",
    done: "C’est validé.",
  },
  reject: {
    button: "Refuser",
    title: "Refuser le versement à {{name}}",
    text: "L’argent redevient disponible. {{name}} lira ton motif.",
    reason: "Motif",
    missing: "Ajoute un motif.",
    done: "C’est refusé.",
  },
  mark: {
    button: "Marquer comme versé",
    title: "La banque a-t-elle accepté le virement ?",
    text: "{{amount}} pour {{name}}. C’est définitif.",
    done: "Marqué comme versé.",
  },
  file: {
    button: "Télécharger le fichier SEPA",
    text: "Tous les versements validés, pour ta banque. Télécharger le fichier ne change rien : marque chaque versement dès qu’il est effectué.",
  },
  held: {
    of: "{{inviter}} a invité {{invitee}}",
    reasons: {
      same_card: "Deux comptes paient avec la même carte.",
      mutual: "Deux membres se sont invités mutuellement.",
      same_device: "Deux comptes viennent du même appareil.",
      address_burst: "Beaucoup d’inscriptions d’une même adresse en un jour.",
    },
    filter: "Quelles invitations",
    open: "À examiner",
    decided: "Décidées",
    note: "Note",
    note_hint: "Seule l’équipe la lit.",
    released: "Débloquée",
    refused: "Refusée",
  },
  release: {
    button: "Débloquer",
    title: "Débloquer cette invitation ?",
    text: "Ce qu’elle a rapporté devient disponible après le délai de rétractation.",
    done: "Invitation débloquée.",
  },
  refuse: {
    button: "Refuser",
    title: "Refuser cette invitation ?",
    text: "Ce qu’elle a rapporté est repris. Elle ne rapportera plus rien.",
    done: "Invitation refusée.",
  },
} as const satisfies Translation<typeof german.staff, "fr">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  invite_people: {
    title: "Inviter les autres et gagner",
    keywords: "lien d’invitation, parrainage, recommandation, code QR, QR code, slug",
    body: "Sous « $t(shell:nav.invites) », tu crées ton propre lien. Son nom est définitif, alors choisis-le bien.\n\n- Partage le lien ou montre le code QR.\n- Chaque inscription par ce lien compte pour toi. Avec un compte tout neuf, on peut encore ouvrir le lien dans les 24 heures qui suivent l’inscription.\n- Quand une de ces personnes achète Premium pour la première fois, tu reçois l’équivalent de 3 dollars US en euros.\n\nTu vois qui est venu et qui a Premium, rien de plus. Tu ne peux pas t’inviter toi-même.",
  },
  invite_payouts: {
    title: "Se faire verser ses gains",
    keywords: "versement, argent, IBAN, avoir, relevé, impôts",
    body: "Tes gains attendent d’abord 14 jours : c’est le délai de rétractation de l’achat. Si un achat est remboursé, nous reprenons aussi le gain.\n\n- À partir de 25 euros, tu demandes le versement avec ton IBAN et le nom du titulaire du compte.\n- Quelqu’un de l’équipe vérifie, puis nous versons.\n- Chaque mois, tu as un relevé en PDF.\n\nNous regardons certaines invitations avant de verser. Pour savoir si tes gains sont imposables, demande aux impôts ou à un conseiller fiscal.",
  },
} as const satisfies Translation<typeof german.help, "fr">;
