import type { messages as german } from "../de/shell.ts";
import type { Translation } from "../translation.ts";

export const messages = {
  nav: {
    label: "التنقل الرئيسي",
    main: "القائمة",
    settings: "الإعدادات",
    home: "نظرة عامة",
    matching: "المطابقة",
    chats: "المحادثات",
    collapse: "طي",
    expand: "فتح",
  },
  account: {
    menu: "حسابك",
    sign_out: "تسجيل الخروج",
    signed_out: "تم تسجيل خروجك.",
    theme: "المظهر",
    light: "فاتح",
    dark: "داكن",
    system: "مثل الجهاز",
    site: "الموقع العام",
  },
  language: { label: "اللغة", more: "لغات أخرى", not_saved: "تسري اللغة هنا، لكن تعذّر حفظها في حسابك." },
  shortcuts: {
    title: "اختصارات لوحة المفاتيح",
    palette: "ابحث وانتقل",
    show: "إظهار هذه القائمة",
    home: "إلى النظرة العامة",
    matching: "إلى المطابقة",
    chats: "إلى المحادثات",
    and_then: "ثم",
  },
  palette: { title: "ابحث وانتقل", placeholder: "إلى أين؟", pages: "الصفحات", actions: "الإجراءات" },
  not_found: {
    title: "الصفحة غير موجودة",
    text: "العنوان غير صحيح، أو انتقلت الصفحة.",
    dashboard: "إلى النظرة العامة",
    start: "إلى الصفحة الأولى",
  },
  crash: { title: "تعطّل شيء هنا", text: "أعد تحميل الصفحة. بياناتك بأمان.", reload: "إعادة التحميل" },
  unreachable: {
    title: "لا نصل إلى الخادم",
    text: "تحقق من اتصالك. ما إن يجيب الخادم حتى تتابع من هنا تمامًا.",
  },
  home: {
    greeting: "مرحبًا، {{name}}",
    greeting_plain: "مرحبًا",
    lead: "سعداء بوجودك. من أين نبدأ؟",
    chats_title: "تحدّث مع من طابقك",
    chats_text: "من المطابقة حديث، ومن الحديث خطة.",
    chats_action: "إلى المحادثات",
  },
} as const satisfies Translation<typeof german, "ar">;
