import type { Translation } from "../translation.ts";
import type { messages as german } from "../de/ui.ts";

export const messages = {
close: "إغلاق", back: "رجوع", next: "التالي", cancel: "إلغاء", save: "حفظ", done: "تم", retry: "حاول مجددًا", more: "المزيد",
loading: "جارٍ التحميل", busy: "لحظة…", optional: "اختياري", search: "بحث", clear: "مسح", none_found: "لا نتائج",
show_password: "إظهار كلمة المرور", hide_password: "إخفاء كلمة المرور",
remaining_zero: "لم يبقَ أي حرف", remaining_one: "بقي حرف واحد", remaining_two: "بقي حرفان", remaining_few: "بقيت {{count}} أحرف", remaining_many: "بقي {{count}} حرفًا", remaining_other: "بقي {{count}} حرف",
too_long_zero: "لا أحرف زائدة", too_long_one: "حرف واحد زائد", too_long_two: "حرفان زائدان", too_long_few: "{{count}} أحرف زائدة", too_long_many: "{{count}} حرفًا زائدًا", too_long_other: "{{count}} حرف زائد",
chosen: "اخترت {{chosen}} من {{max}}", code_digit: "الرقم {{number}} من {{total}}", step: "الخطوة {{step}} من {{total}}",
skip: "انتقل إلى المحتوى", messages: "إشعارات", unread_zero: "لا غير مقروء", unread_one: "رسالة غير مقروءة", unread_two: "رسالتان غير مقروءتين", unread_few: "{{count}} رسائل غير مقروءة", unread_many: "{{count}} رسالة غير مقروءة", unread_other: "{{count}} رسالة غير مقروءة", now: "الآن",
online: "متصل", away: "بعيد", offline: "غير متصل",
error_title: "لم ينجح ذلك", error_text: "حاول مرة أخرى من فضلك. إن استمر الأمر فالخطأ من جهتنا.",
offline_bar: "لا اتصال. ما تكتبه محفوظ وسيُرسل لاحقًا.", back_online: "عاد الاتصال"
} as const satisfies Translation<typeof german, "ar">;
