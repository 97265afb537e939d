import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** One's invite link, who came by it, what it earns, and how that is paid out. */

/** Codes that the endpoints answer with. */
export const errors = {
  slug_invalid: "من 3 إلى 64 رمزًا: حروف لاتينية وأرقام و- و_.",
  slug_taken: "هذا الاسم مأخوذ.",
  slug_reserved: "هذا الاسم محجوز. اختر اسمًا آخر.",
  link_exists: "لديك رابط دعوة بالفعل. سيبقى لك دائمًا.",
  invite_unknown: "رابط الدعوة هذا غير موجود (أو لم يعد موجودًا).",
  invite_own: "هذا رابطك أنت.",
  invite_late: "لا يُحتسب رابط الدعوة إلا خلال 24 ساعة من التسجيل.",
  iban_invalid: "رقم IBAN هذا غير صحيح، أو لا يصل إليه نظام SEPA.",
  payout_too_small: "يمكننا الدفع ابتداءً من 25 يورو.",
  payout_running: "هناك دفعة قيد التنفيذ. بعد وصولها يمكنك طلب التالية.",
  payout_decided: "تم البتّ في هذا من قبل.",
  batch_empty: "لا توجد دفعة موافق عليها.",
  payout_account_missing: "لا يوجد حساب مسجَّل للدفع منه.",
} as const satisfies Translation<typeof german.errors, "ar">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  invite: {
    name: "جاء شخص عبر رابط دعوتك",
    title: "انضم شخص عبر رابطك",
    text: "اطّلع على عدد من جاؤوا حتى الآن.",
    line: "سجّل شخص عبر رابط دعوتك",
  },
} as const satisfies Translation<typeof german.notifications, "ar">;

/** What only the server says: the monthly credit note. */
export const messages = {
  statement: "إشعار دائن",
  statement_test: "نقود تجريبية: لا يُدفع شيء.",
  statement_for: "إلى",
  statement_number: "الرقم",
  statement_what: "العملية",
  statement_amount: "المبلغ",
  statement_opening: "الرصيد في بداية الشهر",
  statement_closing: "الرصيد في نهاية الشهر",
  statement_tax:
    "مقابل التوصية لأعضاء يدفعون. وجوب الضريبة وكيفيتها يعتمدان عليك: عند الشك اسأل مصلحة الضرائب أو مستشارًا ضريبيًا.",
  line_earned: "توصية بعضو يدفع",
  line_reversed: "استُرد: أُعيد ثمن الشراء أو اعتُرض عليه",
  line_paid: "دُفع",
} as const satisfies Translation<typeof german.messages, "ar">;
