import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Announcements above every page, and writing them. */

/** Codes that the endpoints answer with. */
export const errors = {
  announcement_stays: "يبقى هذا الإعلان حتى ينتهي.",
  announcement_times: "يجب أن تأتي النهاية بعد البداية وأن تكون في المستقبل.",
  announcement_over: "انتهى هذا الإعلان بالفعل.",
} as const satisfies Translation<typeof german.errors, "ar">;

/** The banner. */
export const pages = {
  label: "إعلان",
  more: "اقرأ المزيد",
} as const satisfies Translation<typeof german.pages, "ar">;

/** Writing them, for admins. */
export const staff = {
  title: "الإعلانات",
  lead: "شريط فوق كل صفحة، للجميع أو لبعضهم. واحد فقط في كل مرة: التحذيرات أولًا ثم الأحدث.",
  write: "إعلان جديد",
  states: { current: "جارية", planned: "مقررة", past: "منتهية" },
  kind: "النوع",
  kinds: { info: "معلومة", warning: "تحذير" },
  audience: "لمن",
  audiences: {
    all: "الجميع",
    free: "من دون بريميوم",
    premium: "مع بريميوم",
    founders: "من لديه مجموعة",
    new: "الجدد منذ {{days}} يومًا على الأكثر",
    team: "الفريق فقط",
  },
  text: "النص باللغة: {{language}}",
  text_missing: "اكتب النص الألماني على الأقل.",
  text_hint: "قصير وواضح. من كانت لغته بلا نص يرى النص الإنجليزي، وإلا فالألماني.",
  other_language: "لغة أخرى",
  add_language: "إضافة لغة",
  remove_language: "حذف {{language}}",
  starts: "من",
  starts_hint: "فارغ: حالًا",
  ends: "حتى",
  ends_hint: "فارغ: حتى ينهيه أحد",
  link: "رابط إلى صفحة",
  link_hint: "عنوان من هذا الموقع، مثل ‎/dashboard/groups",
  link_wrong: "يجب أن يبدأ العنوان بـ / وأن يكون من هذا الموقع.",
  dismissible: "يمكن إغلاقه",
  dismissible_hint: "يسري ذلك على كل الأجهزة ولا يعود.",
  preview: "هكذا يبدو",
  preview_in: "معاينة باللغة: {{language}}",
  publish: "نشر",
  save: "حفظ",
  edit: "تعديل",
  edit_title: "تعديل الإعلان",
  published: "نُشر الإعلان.",
  saved: "تم الحفظ.",
  span: "من {{from}} حتى {{until}}",
  since: "منذ {{from}}، بلا نهاية",
  from: "ابتداءً من {{from}}، بلا نهاية",
  ended: "أُنهي في {{date}}",
  dismissed_zero: "لم يغلقه أحد",
  dismissed_one: "أغلقه عضو واحد",
  dismissed_two: "أغلقه عضوان",
  dismissed_few: "أغلقه {{count}} أعضاء",
  dismissed_many: "أغلقه {{count}} عضوًا",
  dismissed_other: "أغلقه {{count}} عضو",
  stays: "لا يمكن إغلاقه",
  end: {
    button: "إنهاء",
    title: "إنهاء الإعلان",
    text: "يختفي فورًا من كل مكان.",
    reason: "السبب (يبقى في السجل)",
    reason_missing: "السبب مطلوب.",
    done: "انتهى.",
  },
  empty: "لا شيء هنا",
  empty_text: "ما تكتبه يراه كل من هو موجه إليه، حالًا أو ابتداءً من الوقت الذي تختاره.",
  failed: "تعذّر تحميل الإعلانات",
} as const satisfies Translation<typeof german.staff, "ar">;
