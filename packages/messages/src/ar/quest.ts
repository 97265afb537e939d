import type { messages as german } from "../de/quest.ts";
import type { Translation } from "../translation.ts";

/** Texts of the beginner quest: strip, card, dialog. */
export const messages = {
  title: "خطواتك الأولى",
  lead: "هكذا يجدك من يناسبك.",
  progress: "أُنجز {{done}} من {{total}}",
  next: "التالي: {{step}}",
  all_steps: "كل الخطوات",
  fold: "طي الخطوات الأولى",
  unfold: "فتح الخطوات الأولى",
  done: "تم",
  open: "لم يتم بعد",
  all_done: "أحسنت! اكتملت خطواتك الأولى.",
  dismiss: "عدم الإظهار مجددًا",
  dismiss_title: "إخفاء الخطوات الأولى؟",
  dismiss_text: "لن تظهر مجددًا. يمكنك فعل كل ذلك من دونها.",
  dismiss_confirm: "إخفاء",
  dismiss_failed: "لم ينجح ذلك. حاول مرة أخرى.",
  steps: {
    upload_avatar: {
      title: "أظهر وجهك",
      why: "يراسلك الناس أكثر حين يرونك.",
      action: "رفع صورة",
    },
    edit_bio: {
      title: "عرّف بنفسك",
      why: "تكفي جملتان أو ثلاث: ماذا تفعل وعمّن تبحث؟",
      action: "اكتب عن نفسك",
    },
    discover_groups: {
      title: "اكتشف المجموعات",
      why: "هناك تلتقي بمن يبنون الشيء نفسه.",
      action: "اكتشاف المجموعات",
    },
    find_partners: {
      title: "اعثر على شريكين",
      why: "بتطابقين يمكنك المقارنة ومعرفة من يناسب فكرتك.",
      action: "إلى المطابقة",
    },
    first_post: {
      title: "اكتب منشورك الأول",
      why: "احكِ عمّا تبنيه. يسرّ الآخرين أن يشاركوا.",
      action: "إلى المنشورات",
    },
  },
} as const satisfies Translation<typeof german, "ar">;
