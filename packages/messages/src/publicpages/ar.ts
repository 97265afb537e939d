import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Public pages of members, groups and jobs. */

/** Codes that the endpoints answer with. */
export const errors = {
  public_page_age: "الصفحة العامة متاحة من عمر 16 عامًا فقط، ويجب أن يكون عمرك مذكورًا في ملفك الشخصي.",
  public_page_private: "لا يمكن أن تكون للمجموعة الخاصة صفحة عامة.",
} as const satisfies Translation<typeof german.errors, "ar">;

/** What the server writes on pages that everybody can read, and on their preview pictures. */
export const messages = {
  does: "المجال",
  can: "المهارات",
  seeks: "الهدف",
  verified: "موثّق",
  view: "عرض على {{app}}",
  apply: "قدّم طلبك على {{app}}",
  member: "عضو في {{app}}",
  group: "مجموعة على {{app}}",
  job: "وظيفة على {{app}}",
  topics: "المواضيع",
  wanted: "مطلوب",
  members_zero: "لا أعضاء",
  members_one: "عضو واحد",
  members_two: "عضوان",
  members_few: "{{count}} أعضاء",
  members_many: "{{count}} عضوًا",
  members_other: "{{count}} عضو",
  by: "من {{name}}",
  posted: "نُشر",
  until: "مفتوح حتى",
  salary: "الأجر",
  kind: "النوع",
  oneoff: "مهمة لمرة واحدة",
  fulltime: "دوام كامل",
  place: "المكان",
  remote: "عن بُعد، {{place}}",
  global: "حول العالم",
  promise: "{{app}} يجمع من يبنون شيئًا على الإنترنت.",
  missing_title: "هذه الصفحة غير موجودة",
  missing_text: "ربما أُغلقت، أو أن الرابط غير صحيح.",
  home: "إلى الصفحة الرئيسية",
} as const satisfies Translation<typeof german.messages, "ar">;

/** Where such pages are opened and closed. */
export const pages = {
  done: "تم",
  member_title: "البطاقة العامة",
  member_text:
    "كل من لديه الرابط أو يبحث عنك على الويب يرى، حتى دون حساب: اسمك وصورتك وما تعمل عليه وما تجيده وما هدفك وهل حسابك موثّق. لا شيء آخر: لا العمر ولا المكان ولا البريد الإلكتروني ولا المنشورات.",
  member_switch: "بطاقتي مفتوحة للجميع",
  member_dormant: "لا تظهر حاليًا: يجب أن يكون في ملفك عمر لا يقل عن 16 عامًا.",
  group_title: "الصفحة العامة",
  group_text:
    "عندها يرى الجميع، حتى دون حساب: الاسم والصورة والوصف والمواضيع وعدد الأعضاء. أما من هم الأعضاء وما تكتبونه فيبقى بينكم.",
  group_switch: "صفحة المجموعة مفتوحة للجميع",
  group_dormant: "لا تظهر حاليًا: المجموعة خاصة، أو أن هناك تحذيرًا من وصفها.",
  job_title: "الصفحة العامة",
  job_text:
    "عندها يرى الجميع الوظيفة كاملة واسمك، حتى دون حساب، وتعرضها محركات البحث ضمن عروض العمل. ولا يمكن التقديم إلا هنا. وحين تُغلق الوظيفة تختفي الصفحة.",
  job_switch: "صفحة الوظيفة مفتوحة للجميع",
  job_dormant: "لا تظهر حاليًا: الوظيفة مغلقة أو قيد المراجعة، أو ليس في ملفك عمر لا يقل عن 16 عامًا.",
  afterwards: "إذا أغلقتها تختفي فورًا. لكن محركات البحث قد تعرضها مدة أخرى، وما حفظه الآخرون يبقى لديهم.",
  address: "العنوان",
  copy: "نسخ الرابط",
  copied: "نُسخ الرابط.",
  copy_failed: "تعذّر نسخ الرابط.",
  look: "عرض",
  share: "مشاركة",
  not_done: "لم تنجح العملية.",
  load_failed: "تعذّر معرفة ما إذا كانت الصفحة مفتوحة.",
  again: "حاول مجددًا",
} as const satisfies Translation<typeof german.pages, "ar">;

/** Its article in the help centre. */
export const help = {
  public_pages: {
    title: "فتح بطاقة أو مجموعة أو وظيفة للجميع",
    keywords: "عام، بطاقة تعريف، مشاركة الملف، رابط، محرك بحث، Google، دون حساب، صورة معاينة، ظاهر",
    body: "لا يرى الملفات والمجموعات والوظائف إلا الأعضاء. لكن يمكنك أن تفتح للجميع:\n\n- بطاقتك: في الإعدادات ضمن «$t(settings:tabs.privacy)»، أو في ملفك ضمن «$t(publicpages:member_title)». تعرض اسمك وصورتك وما تعمل عليه وما تجيده وهدفك وهل حسابك موثّق.\n- مجموعة: ضمن «$t(groups:settings.open)» إذا كنت تقودها. أما من هم الأعضاء فيبقى بينكم. والمجموعات الخاصة ليست لها صفحة.\n- وظيفة: أثناء كتابتها، أو لاحقًا ضمن «$t(publicpages:job_title)». وحين تُغلق الوظيفة تختفي الصفحة أيضًا.\n\nمن يشارك الرابط تظهر معه صورة معاينة. البطاقة متاحة من عمر 16 عامًا. إذا أغلقتها اختفت فورًا؛ وقد تعرضها محركات البحث مدة أخرى.",
  },
} as const satisfies Translation<typeof german.help, "ar">;
