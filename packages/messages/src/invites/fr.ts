import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** One's invite link, who came by it, what it earns, and how that is paid out. */

/** Codes that the endpoints answer with. */
export const errors = {
  slug_invalid: "De 3 à 64 caractères : lettres, chiffres, - et _.",
  slug_taken: "Ce nom est déjà pris.",
  slug_reserved: "Ce nom est réservé. Choisis-en un autre.",
  link_exists: "Tu as déjà un lien d’invitation. Il reste à toi pour toujours.",
  invite_unknown: "Ce lien d’invitation n’existe pas (ou plus).",
  invite_own: "C’est ton propre lien.",
  invite_late: "Un lien d’invitation ne compte que dans les 24 heures qui suivent l’inscription.",
  iban_invalid: "Cet IBAN n’est pas correct, ou SEPA ne va pas jusque-là.",
  payout_too_small: "Nous pouvons verser à partir de 25 euros.",
  payout_running: "Un versement est déjà en cours. Une fois arrivé, tu pourras demander le suivant.",
  payout_decided: "C’est déjà décidé.",
  batch_empty: "Aucun versement n’est validé.",
  payout_account_missing: "Aucun compte n’est enregistré pour faire les versements.",
} as const satisfies Translation<typeof german.errors, "fr">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  invite: {
    name: "Quelqu’un est venu par ton lien d’invitation",
    title: "Quelqu’un nous rejoint par ton lien",
    text: "Regarde combien sont déjà venus.",
    line: "Quelqu’un s’est inscrit par ton lien d’invitation",
  },
} as const satisfies Translation<typeof german.notifications, "fr">;

/** What only the server says: the monthly credit note. */
export const messages = {
  statement: "Avoir",
  statement_test: "Argent de test : rien n’est versé.",
  statement_for: "Pour",
  statement_number: "Numéro",
  statement_what: "Opération",
  statement_amount: "Montant",
  statement_opening: "Solde en début de mois",
  statement_closing: "Solde en fin de mois",
  statement_tax:
    "Pour avoir recommandé des membres payants. Si et comment tu déclares ces revenus dépend de ta situation : en cas de doute, demande aux impôts ou à un conseiller fiscal.",
  line_earned: "Recommandation d’un membre payant",
  line_reversed: "Repris : achat remboursé ou contesté",
  line_paid: "Versé",
} as const satisfies Translation<typeof german.messages, "fr">;
