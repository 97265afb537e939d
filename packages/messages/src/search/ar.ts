import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The search over everything. */
export const pages = {
  title: "البحث",
  placeholder: "أشخاص، مجموعات، محادثات، منشورات، صفحات",
  people: "أشخاص",
  groups: "مجموعات",
  channels: "قنوات",
  chats: "محادثات",
  posts: "منشورات",
  jobs: "الوظائف",
  recent: "عمليات البحث الأخيرة",
  forget: "مسح السجل",
  all_people: "كل الأشخاص المطابقين لـ «{{words}}»",
  all_posts: "كل المنشورات المطابقة لـ «{{words}}»",
  all_jobs: "كل الوظائف المطابقة لـ «{{words}}»",
  searching: "جارٍ البحث…",
  nothing: "لا نتائج عن «{{words}}».",
  nothing_hint: "هل هناك كتابة أخرى أو كلمة أقصر؟ في المجموعات الخاصة ابحث داخل القناة نفسها.",
  failed: "تعذّر البحث.",
  retry: "حاول مجددًا",
  deleted: "عضو محذوف",
  close: "إغلاق البحث",
  keys: "الأسهم للاختيار، Enter للفتح، Esc للإغلاق.",
} as const satisfies Translation<typeof german.pages, "ar">;
