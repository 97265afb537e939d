import type { messages as german } from "../de/moderation.ts";
import type { Translation } from "../translation.ts";

/** Texts of the beginner moderation: strip, card, dialog. */
export const messages = {
  report: "إبلاغ",
  title_member: "الإبلاغ عن {{name}}",
  title_group: "الإبلاغ عن المجموعة «{{name}}»",
  title_message: "الإبلاغ عن الرسالة",
  title_post: "الإبلاغ عن المنشور",
  title_comment: "الإبلاغ عن التعليق",
  intro: "سيراجع فريقنا الأمر. لن يعرف أحد أن البلاغ منك.",
  message_seen: "يرى الفريق هذه الرسالة فقط، لا بقية المحادثة.",
  reason: "ما المشكلة؟",
  note: "هل تريد إضافة شيء؟",
  note_needed: "صف المشكلة باختصار من فضلك.",
  reason_needed: "الرجاء اختيار سبب.",
  also_block: "حظر {{name}} أيضًا",
  cancel: "إلغاء",
  thanks: "شكرًا. وصل بلاغك.",
  block_failed: "لم ينجح الحظر. أعد المحاولة في الإعدادات.",
  reasons: {
    spam: "رسائل مزعجة أو إعلانات",
    fraud: "احتيال",
    harassment: "إهانة أو مضايقة",
    hate: "كراهية",
    sexual: "محتوى جنسي",
    violence: "عنف أو تهديد",
    minors: "خطر على الأطفال أو القاصرين",
    impersonation: "ينتحل شخصية غيره",
    illegal: "شيء آخر غير قانوني",
    other: "شيء آخر",
  },
} as const satisfies Translation<typeof german, "ar">;
