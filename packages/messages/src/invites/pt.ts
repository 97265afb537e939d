import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** One's invite link, who came by it, what it earns, and how that is paid out. */

/** Codes that the endpoints answer with. */
export const errors = {
  slug_invalid: "De 3 a 64 caracteres: letras, números, - e _.",
  slug_taken: "Este nome já está ocupado.",
  slug_reserved: "Este nome está reservado. Escolhe outro.",
  link_exists: "Já tens um link de convite. É teu para sempre.",
  invite_unknown: "Este link de convite não existe (ou já não existe).",
  invite_own: "Esse é o teu próprio link.",
  invite_late: "Um link de convite só conta nas 24 horas depois do registo.",
  iban_invalid: "Este IBAN não está certo, ou o SEPA não chega lá.",
  payout_too_small: "Podemos pagar a partir de 25 euros.",
  payout_running: "Já há um pagamento a caminho. Quando chegar, podes pedir o próximo.",
  payout_decided: "Isso já está decidido.",
  batch_empty: "Não há nenhum pagamento aprovado.",
  payout_account_missing: "Não há nenhuma conta de onde pagar.",
} as const satisfies Translation<typeof german.errors, "pt">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  invite: {
    name: "Alguém veio pelo teu link de convite",
    title: "Alguém juntou-se pelo teu link",
    text: "Vê quantos já vieram.",
    line: "Alguém registou-se pelo teu link de convite",
  },
} as const satisfies Translation<typeof german.notifications, "pt">;

/** What only the server says: the monthly credit note. */
export const messages = {
  statement: "Nota de crédito",
  statement_test: "Dinheiro de teste: nada é pago.",
  statement_for: "Para",
  statement_number: "Número",
  statement_what: "Movimento",
  statement_amount: "Valor",
  statement_opening: "Saldo no início do mês",
  statement_closing: "Saldo no fim do mês",
  statement_tax:
    "Por recomendares membros pagantes. Se e como pagas imposto depende de ti: na dúvida, pergunta às Finanças ou a um contabilista.",
  line_earned: "Recomendação de um membro pagante",
  line_reversed: "Retirado: compra reembolsada ou contestada",
  line_paid: "Pago",
} as const satisfies Translation<typeof german.messages, "pt">;
