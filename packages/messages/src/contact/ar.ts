import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Writing to the team, and the team's inbox. */

/** Codes that the endpoints answer with. */
export const errors = {
  contact_changed: "عالج شخص آخر هذه الرسالة في هذه الأثناء. ألقِ عليها نظرة أخرى.",
} as const satisfies Translation<typeof german.errors, "ar">;

/** Mails. */
export const mails = {
  contact_waiting: {
    subject: "رسالة جديدة إلى {{app}}: {{topic}}",
    heading: "كتب أحدهم إلى الفريق",
    body: "الموضوع: {{topic}}\n\nتجد النص واسم المرسل في قسم الإدارة. وإن وصلت رسائل أخرى بعدها بقليل فلا نرسل عنها رسالة منفصلة.",
    button: "إلى صندوق الوارد",
  },
  contact_answer: {
    subject: "رد من {{app}}",
    heading: "ردنا على رسالتك",
    body: "مرحبًا {{name}}،\n\n{{answer}}\n\n––––––––\nكنت قد كتبت:\n\n{{message}}",
    button: "اطرح سؤالًا آخر",
  },
} as const satisfies Translation<typeof german.mails, "ar">;

/** What the server says in mails to the operator. */
export const messages = {
  topics: {
    general: "عام",
    partnership: "تعاون",
    press: "صحافة",
    support: "مساعدة",
  },
} as const satisfies Translation<typeof german.messages, "ar">;

/** The public page. */
export const pages = {
  title: "تواصل معنا",
  lead: "اسألنا، أو أخبرنا بما لا يعمل، أو اقترح شيئًا. يقرأ رسالتك شخص من فريقنا ويرد عليك بالبريد الإلكتروني.",
  name: "الاسم",
  name_missing: "أخبرنا باسمك.",
  email: "البريد الإلكتروني",
  email_hint: "إليه يصل ردنا ولا شيء غيره.",
  email_wrong: "عنوان البريد الإلكتروني هذا غير صالح.",
  topic: "الموضوع",
  topics: {
    general: "عام",
    partnership: "تعاون",
    press: "صحافة",
    support: "مساعدة",
  },
  message: "الرسالة",
  message_hint: "لا ترسل لنا كلمات مرور ولا رموزًا.",
  message_missing: "اكتب لنا موضوع رسالتك.",
  send: "إرسال",
  failed: "تعذّر الإرسال. حاول مرة أخرى من فضلك.",
  thanks: "شكرًا!",
  thanks_text: "وصلت رسالتك. سنرد عليك على {{email}}.",
  again: "إرسال رسالة أخرى",
  keeping: "نحذف رسالتك بعد {{days}} يومًا من إغلاق الموضوع.",
  no_script: "يحتاج هذا النموذج إلى JavaScript. من دونه اكتب إلى {{email}}.",
} as const satisfies Translation<typeof german.pages, "ar">;

/** The inbox, for admins. */
export const staff = {
  title: "الرسائل",
  lead: "ما يكتبه الناس إلى الفريق. تُرسل الردود بالبريد الإلكتروني ويبقى نصها هنا أيضًا.",
  waiting: "رسائل إلى الفريق",
  states: { open: "مفتوحة", answered: "تم الرد", closed: "مغلقة" },
  search: "بحث",
  search_hint: "الاسم أو العنوان أو جزء من النص",
  topic: "الموضوع",
  any_topic: "كل المواضيع",
  empty: "لا شيء هنا",
  empty_text: "ما إن يكتب أحدهم حتى يظهر هنا.",
  empty_found: "لا نتائج",
  empty_found_text: "ابحث بحروف أقل أو أزل أحد عوامل التصفية.",
  failed: "تعذّر تحميل الرسائل",
  guest: "دون تسجيل دخول",
  answered_by: "رد من {{name}}",
  gone: "عضو سابق في الفريق",
  erased_at: "ستُحذف في {{date}}",
  answer: {
    button: "رد",
    again: "رد مرة أخرى",
    title: "الرد على {{name}}",
    text: "تُضاف التحية والرسالة الأصلية إلى رسالة البريد تلقائيًا، باللغة: {{language}}.",
    field: "ردك",
    missing: "لا بد من نص.",
    send: "إرسال بالبريد",
    done: "الرد في طريقه.",
  },
  close: {
    button: "إغلاق",
    title: "إغلاق دون رد",
    text: "إعلانات مثلًا. يمكن فتحها من جديد في أي وقت.",
    done: "أُغلقت.",
  },
  reopen: {
    button: "إعادة الفتح",
    title: "إعادة الفتح",
    text: "تنتظر الرسالة ردًا من جديد.",
    done: "فُتحت من جديد.",
  },
  erase: {
    button: "حذف",
    title: "حذف نهائي",
    text: "تختفي الرسالة والردود، مثلًا لأن صاحبها طلب ذلك. ولا يمكن استعادتها.",
    done: "حُذفت.",
  },
  reason: "السبب (يبقى في السجل)",
} as const satisfies Translation<typeof german.staff, "ar">;
