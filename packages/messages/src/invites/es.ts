import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** One's invite link, who came by it, what it earns, and how that is paid out. */

/** Codes that the endpoints answer with. */
export const errors = {
  slug_invalid: "De 3 a 64 caracteres: letras, cifras, - y _.",
  slug_taken: "Este nombre ya está ocupado.",
  slug_reserved: "Este nombre está reservado. Elige otro.",
  link_exists: "Ya tienes un enlace de invitación. Es tuyo para siempre.",
  invite_unknown: "Este enlace de invitación no existe (o ya no).",
  invite_own: "Ese es tu propio enlace.",
  invite_late: "Un enlace de invitación solo cuenta en las 24 horas después del registro.",
  iban_invalid: "Este IBAN no es correcto, o SEPA no llega hasta allí.",
  payout_too_small: "Podemos pagar a partir de 25 euros.",
  payout_running: "Ya hay un pago en camino. Cuando llegue, podrás pedir el siguiente.",
  payout_decided: "Ya está decidido.",
  batch_empty: "No hay ningún pago aprobado.",
  payout_account_missing: "No hay ninguna cuenta desde la que pagar.",
} as const satisfies Translation<typeof german.errors, "es">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  invite: {
    name: "Alguien llegó por tu enlace de invitación",
    title: "Alguien se unió por tu enlace",
    text: "Mira cuántos han llegado ya.",
    line: "Alguien se registró por tu enlace de invitación",
  },
} as const satisfies Translation<typeof german.notifications, "es">;

/** What only the server says: the monthly credit note. */
export const messages = {
  statement: "Nota de abono",
  statement_test: "Dinero de prueba: no se paga nada.",
  statement_for: "Para",
  statement_number: "Número",
  statement_what: "Concepto",
  statement_amount: "Importe",
  statement_opening: "Saldo a principios de mes",
  statement_closing: "Saldo a finales de mes",
  statement_tax:
    "Por recomendar a miembros de pago. Si tributa y cómo depende de ti: en caso de duda, pregunta en Hacienda o a un asesor fiscal.",
  line_earned: "Recomendación de un miembro de pago",
  line_reversed: "Retirado: compra reembolsada o disputada",
  line_paid: "Pagado",
} as const satisfies Translation<typeof german.messages, "es">;
