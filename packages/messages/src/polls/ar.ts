import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Polls in the channels of groups. */
export const pages = {
  panel: "استطلاعات",
  new: "استطلاع جديد",
  question: "السؤال",
  answer: "الإجابة {{number}}",
  add: "إضافة إجابة",
  remove: "إزالة الإجابة {{number}}",
  days: "ينتهي",
  days_null: "عندما أغلقه",
  days_1: "بعد يوم واحد",
  days_3: "بعد ثلاثة أيام",
  days_7: "بعد أسبوع",
  ask: "بدء الاستطلاع",
  cancel: "إلغاء",
  empty_title: "لا توجد استطلاعات بعد",
  empty_text: "اسأل الآخرين عمّا يفضلونه. كل صوت يُحتسب فورًا.",
  failed: "تعذّر تحميل الاستطلاعات",
  failed_change: "لم تنجح العملية: {{reason}}",
  gone_author: "عضو محذوف",
  asked_by: "من {{name}}",
  votes_zero: "لا أصوات",
  votes_one: "صوت واحد",
  votes_two: "صوتان",
  votes_few: "{{count}} أصوات",
  votes_many: "{{count}} صوتًا",
  votes_other: "{{count}} صوت",
  open_until: "مفتوح حتى {{when}}",
  open: "مفتوح",
  closed: "منتهٍ",
  mine: "صوتك",
  unvote: "سحب صوتك",
  menu: "خيارات الاستطلاع",
  close: "إنهاء الاستطلاع",
  delete: "حذف",
  delete_ask: "حذف هذا الاستطلاع؟",
  delete_text: "سيختفي مع جميع الأصوات، ولا يمكن التراجع عن ذلك.",
  report: "إبلاغ",
  found: "استطلاعات",
} as const satisfies Translation<typeof german.pages, "ar">;

/** Codes that the endpoints answer with. */
export const errors = {
  too_many_polls: "توجد في هذه القناة عشرة استطلاعات مفتوحة بالفعل. أنهوا أحدها أولًا.",
  poll_closed: "انتهى هذا الاستطلاع بالفعل.",
  answers_alike: "لا يجوز أن تتكرر الإجابة نفسها.",
} as const satisfies Translation<typeof german.errors, "ar">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  poll_closed: {
    name: "انتهاء استطلاع شاركت فيه",
    title: "انتهى استطلاع في {{group}}",
    text: "ظهرت النتيجة.",
    line: "انتهى استطلاع في {{group}}: {{text}}",
  },
} as const satisfies Translation<typeof german.notifications, "ar">;

/** What can be reported of it, by name. */
export const reports = {
  poll: { name: "استطلاع", title: "الإبلاغ عن الاستطلاع" },
} as const satisfies Translation<typeof german.reports, "ar">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  polls: {
    title: "الاستطلاعات في المجموعات",
    keywords: "تصويت، صوت، استفتاء، طرح سؤال، نتيجة",
    body: "يمكنك في كل قناة من قنوات المجموعة أن تسأل الآخرين.\n\n1. افتح القناة واضغط «$t(polls:panel)» في الأعلى.\n2. اكتب سؤالك ومن إجابتين إلى خمس إجابات.\n3. اختر موعد انتهاء الاستطلاع ثم ابدأه.\n\nيرى الجميع الأصوات فورًا. يمكنك تغيير صوتك أو سحبه ما دام الاستطلاع مفتوحًا. ولا يرى أحد من صوّت لأي إجابة. ويستطيع صاحب السؤال ومشرفو المجموعة إنهاء الاستطلاع وحذفه.",
  },
} as const satisfies Translation<typeof german.help, "ar">;
