import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The starter quest: strip, card, dialog. */
export const pages = {
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
  dismiss_failed: "لم تنجح العملية. حاول مجددًا.",
  steps: {
    upload_avatar: {
      title: "أضف صورة لك",
      why: "تصلك رسائل أكثر حين يراك الناس.",
      action: "رفع صورة",
    },
    edit_bio: {
      title: "عرّف بنفسك",
      why: "تكفي جملتان أو ثلاث: ماذا تفعل وعمّن تبحث؟",
      action: "كتابة النبذة",
    },
    discover_groups: {
      title: "اكتشف المجموعات",
      why: "هناك تلتقي بمن يبنون شيئًا مشابهًا.",
      action: "اكتشاف المجموعات",
    },
    find_partners: {
      title: "تعرّف على شخصين",
      why: "تكفي مطابقتان أو طلبا محادثة، ثم تقارن من يناسب فكرتك.",
      action: "البحث عن أشخاص",
    },
    first_post: {
      title: "اكتب منشورك الأول",
      why: "احكِ عمّا تبنيه، فالآخرون يحبون التفاعل مع ذلك.",
      action: "إلى المنشورات",
    },
  },
} as const satisfies Translation<typeof german.pages, "ar">;

/** Codes that the endpoints answer with. */
export const errors = {
  step_not_done: "لم تكتمل هذه الخطوة بعد.",
} as const satisfies Translation<typeof german.errors, "ar">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  quest: {
    title: "خطواتك الأولى",
    keywords: "مبتدئ، الخطوات الأولى، مهام، تقدم، إخفاء المهمة",
    body: "ترافقك «$t(quest:title)» في البداية، ويُظهر شريط رفيع إلى أين وصلت. منها مثلًا:\n\n- رفع صورة شخصية\n- كتابة بضع جمل عن نفسك\n- التعرف على شخصين مختلفين\n\nتُعلَّم كل خطوة تلقائيًا ما إن تنجزها، ولا يلزمك الإبلاغ عن شيء. يمكنك طيّ الشريط إن أزعجك. وإن لم تحتج إليه أصلًا فاختر «$t(quest:dismiss)»: كل الأقسام مفتوحة لك من دونه.",
  },
} as const satisfies Translation<typeof german.help, "ar">;
