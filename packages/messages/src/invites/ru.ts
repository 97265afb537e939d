import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** One's invite link, who came by it, what it earns, and how that is paid out. */

/** Codes that the endpoints answer with. */
export const errors = {
  slug_invalid: "От 3 до 64 знаков: буквы, цифры, - и _.",
  slug_taken: "Это имя уже занято.",
  slug_reserved: "Это имя занято нами. Выбери другое.",
  link_exists: "У тебя уже есть пригласительная ссылка. Она твоя навсегда.",
  invite_unknown: "Такой пригласительной ссылки (больше) нет.",
  invite_own: "Это твоя собственная ссылка.",
  invite_late: "Пригласительная ссылка засчитывается только в течение 24 часов после регистрации.",
  iban_invalid: "Этот IBAN неверен, или SEPA туда не доходит.",
  payout_too_small: "Мы выплачиваем от 25 евро.",
  payout_running: "Одна выплата уже идёт. Когда она придёт, можно будет запросить следующую.",
  payout_decided: "Это уже решено.",
  batch_empty: "Нет одобренных выплат.",
  payout_account_missing: "Не указан счёт, с которого идут выплаты.",
} as const satisfies Translation<typeof german.errors, "ru">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  invite: {
    name: "Кто-то пришёл по твоей пригласительной ссылке",
    title: "Кто-то присоединился по твоей ссылке",
    text: "Посмотри, сколько людей уже пришло.",
    line: "Кто-то зарегистрировался по твоей пригласительной ссылке",
  },
} as const satisfies Translation<typeof german.notifications, "ru">;

/** What only the server says: the monthly credit note. */
export const messages = {
  statement: "Кредит-нота",
  statement_test: "Тестовые деньги: ничего не выплачивается.",
  statement_for: "Кому",
  statement_number: "Номер",
  statement_what: "Операция",
  statement_amount: "Сумма",
  statement_opening: "Остаток на начало месяца",
  statement_closing: "Остаток на конец месяца",
  statement_tax:
    "За рекомендации платящих участников. Нужно ли платить с этого налог и как, зависит от тебя: если сомневаешься, спроси в налоговой или у консультанта.",
  line_earned: "Рекомендация платящего участника",
  line_reversed: "Снято: покупка возвращена или оспорена",
  line_paid: "Выплачено",
} as const satisfies Translation<typeof german.messages, "ru">;
