import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The button that calls: all that a page shows of calls before there is one. */
export const pages = {
  call_name: "الاتصال بـ {{name}}",
} as const satisfies Translation<typeof german.pages, "ar">;

export const overlay = {
  label: "مكالمة مع {{name}}",
  accept: "رد",
  decline: "رفض",
  hang_up: "إنهاء المكالمة",
  mute: "إيقاف الميكروفون",
  unmute: "تشغيل الميكروفون",
  devices: "اختيار الأجهزة",
  microphone: "الميكروفون",
  speaker: "مكبر الصوت",
  device: "جهاز {{number}}",
  device_failed: "تعذّر استخدام هذا الجهاز.",
  devices_allow: "اسمح لمتصفحك باستخدام الميكروفون أولًا، ثم اختر هنا.",
  camera: "الكاميرا",
  camera_on: "تشغيل الكاميرا",
  camera_off: "إيقاف الكاميرا",
  screen_on: "مشاركة الشاشة",
  screen_off: "إيقاف مشاركة الشاشة",
  accept_camera: "مع الكاميرا",
  blur: "تمويه الخلفية",
  picture_of: "الكاميرا: {{name}}",
  screen_of: "الشاشة: {{name}}",
  own_picture: "الكاميرا لديك",
  sharing: "شاشتك معروضة الآن.",
  paused: "الكاميرا لديك متوقفة مؤقتًا ليبقى الصوت جيدًا.",
  paused_there: "الصورة متوقفة مؤقتًا ليبقى الصوت جيدًا.",
  muted_there: "الميكروفون مغلق لدى الطرف الآخر",
  float: "صورة داخل صورة",
  full_size: "صورة كبيرة",
  normal_size: "صورة صغيرة",
  collapse: "تصغير",
  expand: "تكبير",
  close: "إغلاق",
  call_again: "اتصل مجددًا",
  call_back: "معاودة الاتصال",
  write: "اكتب رسالة",
  notice_title: "مكالمة من {{name}}",
  notice_text: "اضغط هنا لرؤية المكالمة.",
  status: {
    incoming: "مكالمة واردة",
    asking: "اسمح باستخدام الميكروفون لنبدأ…",
    outgoing: "يرنّ…",
    connecting: "جارٍ الاتصال…",
    connected: "متصل",
    reconnecting: "انقطع الاتصال، تجري استعادته…",
    muted: "الميكروفون لديك مغلق",
    in_call: "مكالمة",
    ended: "انتهت المكالمة",
    missed: "مكالمة فائتة",
    unanswered: "لا رد",
    declined: "رُفضت المكالمة",
    busy: "مشغول: أحدكما في مكالمة بالفعل.",
  },
  quality: {
    good: "اتصال جيد",
    fair: "اتصال متوسط",
    poor: "اتصال ضعيف",
  },
  camera_failed: {
    denied: "لا يُسمح لمتصفحك باستخدام الكاميرا. اسمح بها بجانب عنوان الصفحة ثم حاول مجددًا.",
    missing: "لم نجد كاميرا. وصّل واحدة ثم حاول مجددًا.",
    taken: "تعذّر تشغيل الكاميرا. ربما يستخدمها برنامج آخر.",
  },
  failed: {
    denied: "لا يُسمح لمتصفحك باستخدام الميكروفون. اسمح به بجانب عنوان الصفحة ثم حاول مجددًا.",
    missing: "لم نجد ميكروفونًا. وصّل واحدًا ثم حاول مجددًا.",
    taken: "تعذّر تشغيل الميكروفون. ربما يستخدمه برنامج آخر.",
    unsupported: "هذا المتصفح لا يدعم المكالمات. استخدم متصفحًا أحدث واتصالًا آمنًا (https).",
    other_tab: "أنت في مكالمة بالفعل في علامة تبويب أخرى.",
    refused: "لم تنجح المكالمة. حاول مجددًا.",
    offline: "تعذّر الوصول إلى الخادم. تحقق من اتصالك ثم حاول مجددًا.",
    no_way: "تعذّر الاتصال بينكما. غالبًا ما تفيد شبكة أخرى.",
    lost: "انقطع الاتصال.",
  },
} as const satisfies Translation<typeof german.overlay, "ar">;

/** Codes that the endpoints answer with. */
export const errors = {
  busy: "هذا الشخص في مكالمة أخرى.",
  cannot_call: "لا يمكنك الاتصال هنا.",
  call_over: "انتهت هذه المكالمة.",
  taken_elsewhere: "سبق أن رددت من جهاز آخر.",
} as const satisfies Translation<typeof german.errors, "ar">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  call_missed: {
    name: "مكالمة فائتة",
    title_zero: "لا مكالمات فائتة من {{name}}",
    title_one: "مكالمة فائتة من {{name}}",
    title_two: "مكالمتان فائتتان من {{name}}",
    title_few: "{{count}} مكالمات فائتة من {{name}}",
    title_many: "{{count}} مكالمة فائتة من {{name}}",
    title_other: "{{count}} مكالمة فائتة من {{name}}",
    text: "اضغط هنا لمعاودة الاتصال أو الكتابة.",
    line_zero: "لا مكالمات فائتة من {{name}}",
    line_one: "مكالمة فائتة من {{name}}",
    line_two: "مكالمتان فائتتان من {{name}}",
    line_few: "{{count}} مكالمات فائتة من {{name}}",
    line_many: "{{count}} مكالمة فائتة من {{name}}",
    line_other: "{{count}} مكالمة فائتة من {{name}}",
  },
} as const satisfies Translation<typeof german.notifications, "ar">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  calls: {
    title: "المكالمات",
    keywords:
      "هاتف، اتصال، مكالمة صوتية، ميكروفون، مكبر الصوت، سماعة، رنين، مكالمة فائتة، إنهاء، كتم، كاميرا، فيديو، مكالمة فيديو، مشاركة الشاشة، صورة داخل صورة",
    body: "يمكنك أيضًا التحدث مع كل من لديك محادثة معه، مجانًا.\n\n1. افتح المحادثة واضغط رمز الهاتف في الأعلى.\n2. اسمح لمتصفحك باستخدام الميكروفون.\n3. انتظر الرد. بعد 45 ثانية تُعد المكالمة فائتة.\n\nإذا اتصل بك أحد رنّ كل جهاز سجّلت الدخول فيه. وعندما ترد على جهاز تصمت البقية. أثناء المكالمة يمكنك:\n\n- إيقاف الميكروفون\n- عرض الكاميرا أو الشاشة ثم إيقافهما\n- تغيير الميكروفون والكاميرا ومكبر الصوت\n- تصغير النافذة ومواصلة العمل\n\nتبدأ المكالمة دائمًا بالصوت وحده. وإذا ضعف الاتصال فالأولوية للصوت: تصغر الصورة أولًا ثم تتوقف مؤقتًا.\n\nوتظهر نتيجة المكالمة بعد ذلك في المحادثة. إن لم تسمع شيئًا فتحقق من الجهاز ومن مؤشر الاتصال. وإعادة تحميل الصفحة تنهي المكالمة.",
  },
} as const satisfies Translation<typeof german.help, "ar">;
