import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The notifications page. */
export const pages = {
  title: "الإشعارات",
  preferences: "إعدادات الإشعارات",
  new: "جديد",
  to_chat: "إلى المحادثة",
  to_request: "إلى الطلب",
  to_application: "إلى الطلب المقدَّم",
  to_group: "إلى المجموعة",
  to_team: "إلى الفريق",
  to_task: "إلى المهمة",
  to_pods: "إلى حلقات الأسبوع",
  to_event: "إلى الفعالية",
  to_path: "إلى طريقكما",
  to_agreement: "إلى الاتفاق",
  to_document: "إلى المستند",
  to_invite: "إلى الدعوة",
  to_message: "إلى الرسالة",
  to_post: "إلى المنشور",
  to_jobs: "إلى الوظائف",
  to_profile: "إلى الملف الشخصي",
  to_decision: "إلى القرار",
  to_premium: "إلى بريميوم",
  to_invites: "إلى دعواتك",
  to_verification: "إلى التحقق",
  chat_failed: "تعذّر فتح المحادثة. حاول مرة أخرى.",
  ignore: "تجاهل",
  ignore_failed: "تعذّرت الإزالة. عاد الإشعار إلى مكانه.",
  reply: "رد",
  reply_to: "رد على {{name}}",
  reply_send: "إرسال",
  reply_failed: "لم يُرسل. يبقى نصك هنا، حاول بعد قليل.",
  reply_sent: "أُرسل ردك.",
  reply_accepts: "بردّك تقبل الطلب.",
  accept: "قبول",
  decline: "رفض",
  older: "عرض الأقدم",
  older_failed: "تعذّر تحميل الأقدم.",
  list_failed: "تعذّر تحميل إشعاراتك",
  arrived_zero: "لا إشعارات جديدة",
  arrived_one: "إشعار جديد",
  arrived_two: "إشعاران جديدان",
  arrived_few: "{{count}} إشعارات جديدة",
  arrived_many: "{{count}} إشعارًا جديدًا",
  arrived_other: "{{count}} إشعار جديد",
  empty_title: "لا جديد بعد",
  empty_text: "إن حصلت على مطابقة أو راسلك أحد في غيابك، فستجد ذلك هنا.",
  empty_action: "إلى المطابقة",
  offline_title: "لا يوجد اتصال",
  offline_text: "ما إن يعود الاتصال حتى نحمّل إشعاراتك.",
  look: "عرض",
} as const satisfies Translation<typeof german.pages, "ar">;

/** Codes that the endpoints answer with. */
export const errors = {
  push_service_unknown: "عذرًا، لا تعمل الإشعارات الفورية في هذا المتصفح.",
} as const satisfies Translation<typeof german.errors, "ar">;

/** What notifications of every kind share. */
export const notifications = {
  someone: "شخص ما",
  more_zero: "… لا شيء آخر",
  more_one: "… وإشعار آخر",
  more_two: "… وإشعاران آخران",
  more_few: "… و{{count}} إشعارات أخرى",
  more_many: "… و{{count}} إشعارًا آخر",
  more_other: "… و{{count}} إشعار آخر",
  dm_invite: {
    name: "دعوة إلى محادثة أو مشروع تجريبي",
    title: "اقتراح مشروع تجريبي من {{name}}",
    text: "ألقِ نظرة على الاقتراح.",
    line: "اقتراح مشروع تجريبي من {{name}}",
  },
  dm_invite_group: {
    title: "دعوة من {{name}} إلى {{group}}",
    text: "ألقِ نظرة على المجموعة.",
    line: "دعوة من {{name}} إلى {{group}}",
  },
  mention: {
    name: "إشارة إليك في مجموعة أو منشور",
    title: "إشارة إليك من {{name}} في {{group}}",
    text: "اطّلع على الموضوع.",
    line: "إشارة إليك من {{name}} في {{group}}: {{text}}",
  },
  mention_post: {
    title: "إشارة إليك من {{name}} في منشور",
    text: "اطّلع على الموضوع.",
    line: "إشارة إليك من {{name}} في منشور: {{text}}",
  },
  test: {
    title: "نجح الأمر!",
    text: "هكذا تظهر إشعارات {{app}} على هذا الجهاز.",
  },
} as const satisfies Translation<typeof german.notifications, "ar">;

/** Its mails: subject, heading, body and button of each. */
export const mails = {
  digest: {
    subject_zero: "لا جديد لك في {{app}}",
    subject_one: "خبر جديد لك في {{app}}",
    subject_two: "خبران جديدان لك في {{app}}",
    subject_few: "{{count}} أخبار جديدة لك في {{app}}",
    subject_many: "{{count}} خبرًا جديدًا لك في {{app}}",
    subject_other: "{{count}} خبر جديد لك في {{app}}",
    heading: "هذا هو الجديد لديك",
    body: "{{lines}}\n\nتصل هذه الرسالة مرة واحدة في اليوم على الأكثر. يمكنك إيقافها في الإعدادات ضمن «$t(notifications:title)».",
    button: "عرض الكل",
  },
} as const satisfies Translation<typeof german.mails, "ar">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  notifications: {
    title: "قراءة الإشعارات والرد عليها",
    keywords: "جرس، تنبيه، عدّاد، تجاهل، رد، غير مقروء",
    body: "يُظهر الجرس في الأعلى ما حدث، مثل مطابقة أو رسالة في غيابك. الرقم يعدّ غير المقروء، وفوق 99 يظهر «99+».\n\n- الزر يأخذك مباشرة إلى الأمر، إلى المحادثة مثلًا.\n- زر «$t(notifications:ignore)» يُخفي الإشعار.\n- يمكنك الرد على الرسائل من مكانها.\n\nحين تفتح القائمة تُعدّ كلها مقروءة. ونجمع المتشابه منها كي يبقى الأمر واضحًا. وما لا يهمك توقفه في الإعدادات.",
  },
  notification_settings: {
    title: "ضبط الإشعارات وساعات الهدوء",
    keywords: "إيقاف الإشعارات، كتم، ليل، عدم الإزعاج، بريد يومي، push",
    body: "في الإعدادات تقرر لكل نوع من الإشعارات كيف يصلك:\n\n- في التطبيق: عند الجرس\n- إشعارات فورية: على هذا الجهاز، حتى والتطبيق مغلق\n- بالبريد الإلكتروني: مجمّعة، مرة في اليوم عند الساعة 8\n\nفي ساعات الهدوء لا نرسل إشعارات فورية، مثلًا من 22:00 إلى 7:00. وهي تتبع منطقتك الزمنية. وبعدها تجد كل شيء في التطبيق. وما توقفه لا يحسبه الجرس أيضًا.",
  },
  push: {
    title: "الإشعارات الفورية وتثبيت التطبيق",
    keywords: "PWA، push، الشاشة الرئيسية، تنزيل، هاتف، آيفون، iPhone، أندرويد، Android، السماح بالإشعارات",
    body: "يعمل Kompagnon في المتصفح، ويمكن تثبيته كتطبيق دون متجر.\n\n1. الحاسوب وأندرويد: اختر من قائمة المتصفح «تثبيت» أو «إضافة إلى الشاشة الرئيسية».\n2. آيفون وآيباد: اضغط في Safari «مشاركة» ثم «إضافة إلى الشاشة الرئيسية».\n\nتفعّل الإشعارات الفورية في الإعدادات عند الإشعارات، لكل جهاز على حدة. عندها يطلب المتصفح إذنك. على آيفون يجب تثبيت التطبيق أولًا. إن لم يصلك شيء فاسمح بالإشعارات في إعدادات جهازك وراجع ساعات الهدوء.",
  },
} as const satisfies Translation<typeof german.help, "ar">;
