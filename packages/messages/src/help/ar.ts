import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The help centre around its articles. */
export const pages = {
  title: "المساعدة",
  lead: "ابحث عن كلمة أو تصفّح المواضيع.",
  search: "البحث في المساعدة",
  placeholder: "بماذا نساعدك؟",
  results_zero: "لم نجد أي مقال",
  results_one: "وجدنا مقالًا واحدًا",
  results_two: "وجدنا مقالين",
  results_few: "وجدنا {{count}} مقالات",
  results_many: "وجدنا {{count}} مقالًا",
  results_other: "وجدنا {{count}} مقال",
  empty_title: "لا نتائج عن «{{words}}»",
  empty_text: "جرّب كلمة واحدة أقصر، مثل «كلمة المرور» أو «مطابقة». أو اكتب إلينا عبر نموذج التواصل.",
  empty_action: "تواصل معنا",
  back: "كل المواضيع",
  related: "مقالات قريبة",
  copy_link: "نسخ الرابط",
  copied: "نُسخ الرابط.",
  copy_failed: "تعذّر النسخ. إليك الرابط: {{address}}",
  sections: {
    start: "الدخول والبداية",
    security: "الأمان",
    profile: "ملفك الشخصي",
    matching: "المطابقة",
    chats: "المحادثات",
    posts: "المنشورات",
    groups: "المجموعات",
    jobs: "الوظائف",
    invites: "ادعُ واكسب",
    tools: "الأدوات",
    app: "الإشعارات والتطبيق",
    money: "بريميوم وحقوقك",
    data: "بياناتك والقواعد",
  },
} as const satisfies Translation<typeof german.pages, "ar">;
