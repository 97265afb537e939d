import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The frame around every page: navigation, menus, shortcuts, what is said when a page is missing or broken. */
export const pages = {
  nav: {
    label: "التنقل الرئيسي",
    main: "القائمة",
    settings: "الإعدادات",
    home: "نظرة عامة",
    feed: "المنشورات",
    people: "الأشخاص",
    jobs: "الوظائف",
    matching: "المطابقة",
    groups: "المجموعات",
    teampanel: "الفرق",
    pods: "حلقات الأسبوع",
    resources: "الأدوات",
    plans: "الخطط",
    presentations: "العروض التقديمية",
    chats: "المحادثات",
    notifications: "الإشعارات",
    reports: "البلاغات",
    admin: "الإدارة",
    invites: "ادعُ",
    payouts: "الدفعات",
    verification: "التحقق",
    verifications: "المراجعات",
    profile: "ملفي الشخصي",
    help: "المساعدة",
    collapse: "طي",
    expand: "توسيع",
  },
  account: {
    legal: "الأسعار والحقوق",
    menu: "حسابك",
    sign_out: "تسجيل الخروج",
    signed_out: "تم تسجيل خروجك.",
    theme: "المظهر",
    light: "فاتح",
    dark: "داكن",
    system: "حسب الجهاز",
    site: "الموقع العام",
    install: "تثبيت التطبيق",
  },
  language: { label: "اللغة", more: "لغات أخرى", not_saved: "تسري اللغة هنا، لكن تعذّر حفظها في حسابك." },
  shortcuts: {
    title: "اختصارات لوحة المفاتيح",
    palette: "ابحث وانتقل",
    show: "إظهار هذه القائمة",
    home: "إلى النظرة العامة",
    feed: "إلى المنشورات",
    people: "إلى الأشخاص",
    jobs: "إلى الوظائف",
    matching: "إلى المطابقة",
    groups: "إلى المجموعات",
    teampanel: "إلى الفرق",
    pods: "إلى حلقات الأسبوع",
    resources: "إلى الأدوات",
    plans: "إلى الخطط",
    presentations: "إلى العروض التقديمية",
    chats: "إلى المحادثات",
    notifications: "إلى الإشعارات",
    settings: "إلى الإعدادات",
    reports: "إلى البلاغات",
    admin: "إلى قسم الإدارة",
    invites: "إلى دعواتك",
    payouts: "إلى الدفعات",
    verification: "إلى التحقق",
    verifications: "إلى المراجعات",
    profile: "إلى ملفي الشخصي",
    help: "إلى المساعدة",
    and_then: "ثم",
  },
  palette: { title: "ابحث وانتقل", pages: "الصفحات", actions: "الإجراءات" },
  not_found: {
    title: "الصفحة غير موجودة",
    text: "العنوان غير صحيح، أو انتقلت الصفحة.",
    dashboard: "إلى النظرة العامة",
    start: "إلى الصفحة الرئيسية",
  },
  crash: { title: "تعطّل شيء هنا", text: "أعد تحميل الصفحة. بياناتك بأمان.", reload: "إعادة التحميل" },
  offline_page: {
    title: "هذه الصفحة ليست على جهازك بعد",
    text: "لا يمكن فتحها دون اتصال. ستُفتح تلقائيًا ما إن يعود الاتصال.",
  },
  unreachable: {
    title: "تعذّر الوصول إلى الخادم",
    text: "تحقق من اتصالك. ما إن يستجيب الخادم حتى تتابع من حيث توقفت.",
  },
  chat_folders: "المجلدات",
  not_done: "لم تنجح العملية. حاول مجددًا.",
} as const satisfies Translation<typeof german.pages, "ar">;

/** What stands below every mail. */
export const mails = {
  footer: {
    why: "تصلك هذه الرسالة لأن شخصًا أنشأ حسابًا في {{app}} بهذا العنوان.",
    typed: "تصلك هذه الرسالة لأن هذا العنوان كُتب في نموذج لدى {{app}}.",
    ignore: "لم تكن أنت؟ لا داعي لفعل شيء.",
    unattached: "تعذّر إنشاء أحد المرفقات الآن. يمكنك تنزيله من هنا:",
  },
} as const satisfies Translation<typeof german.mails, "ar">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  shortcuts: {
    title: "اختصارات لوحة المفاتيح",
    keywords: "مفاتيح، كيبورد، سريع، أوامر، Ctrl K، انتقال",
    body: "على الحاسوب يمكنك فعل الكثير دون فأرة. اضغط «?» في أي وقت لترى القائمة كاملة.\n\n- Ctrl+K أو Cmd+K على أجهزة Mac: فتح «$t(shell:palette.title)»\n- الحرف g ثم h: إلى النظرة العامة\n- الحرف g ثم m: إلى المطابقة\n- الحرف g ثم c: إلى المحادثات\n- السهمان ← و→: القرار في المطابقة\n- Enter: فتح التفاصيل في المطابقة\n- Esc: إغلاق النافذة\n\nما دمت تكتب في حقل، فالمفاتيح المفردة مجرد حروف ولا تنفّذ شيئًا. وبمفتاح Tab تصل إلى كل زر.",
  },
} as const satisfies Translation<typeof german.help, "ar">;
