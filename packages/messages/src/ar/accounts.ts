import type { messages as german } from "../de/accounts.ts";
import type { Translation } from "../translation.ts";

export const messages = {
  forgot: "نسيت كلمة المرور؟",
  or: "أو",
  mode: { label: "تسجيل الدخول أو إنشاء حساب", sign_in: "تسجيل الدخول", sign_up: "إنشاء حساب" },
  sign_in: {
    title: "سعداء بعودتك",
    lead: "مطابقاتك ومحادثاتك في انتظارك.",
    submit: "دخول",
  },
  sign_up: {
    title: "لنبدأ",
    lead: "مجانًا، وجاهز خلال دقيقتين.",
    submit: "أنشئ حسابي",
    invited: "أنت هنا عبر دعوة. تُحتسب فور إنشاء حسابك.",
  },
  fields: {
    email: "البريد الإلكتروني",
    password: "كلمة المرور",
    password_hint: "{{min}} أحرف على الأقل",
    confirm: "أعد كلمة المرور",
    caps_lock: "مفتاح Caps Lock مفعّل.",
    terms:
      "عمري 16 عامًا على الأقل وأوافق على <terms>شروط الاستخدام</terms>. ما يحدث لبياناتي مذكور في <privacy>سياسة الخصوصية</privacy>.",
  },
  errors: {
    mismatch: "كلمتا المرور غير متطابقتين.",
    unexpected: "خطأ غير متوقع. حاول مجددًا.",
    taken_action: "تسجيل الدخول بهذا العنوان",
    unlocked_in: "ممكن مجددًا بعد {{time}}",
  },
  google: {
    sign_in: "الدخول عبر Google",
    sign_up: "إنشاء حساب عبر Google",
    terms: "بإنشاء حساب عبر Google تؤكد أن عمرك 16 عامًا على الأقل وأنك توافق على شروط الاستخدام.",
    no_credential: "لم تصل بيانات اعتماد من Google.",
    failed: "فشل الدخول عبر Google.",
    away: "الدخول عبر Google غير متاح حاليًا. حاول لاحقًا.",
    late: "الدخول عبر Google غير متاح حاليًا (انتهت المهلة).",
  },
  passkey: {
    sign_in: "الدخول بمفتاح مرور",
    given_up: "أُلغيت العملية، أو لا يوجد على هذا الجهاز مفتاح مرور لحسابك.",
    failed: "لم ينجح الأمر بمفتاح المرور. حاول مجددًا.",
  },
  captcha: {
    label: "فحص الأمان",
    checking: "فحص الأمان جارٍ…",
    solved: "تم اجتياز فحص الأمان",
  },
  brand: {
    headline: "باثنين يكتمل العمل.",
    line_1: "أنا أمنتج الفيديو. من يجيد البيع؟",
    line_2: "أنا، ولديّ منتج أيضًا.",
    line_3: "Deal، غدًا في العاشرة؟",
  },
  legal: { label: "معلومات قانونية", terms: "شروط الاستخدام", privacy: "الخصوصية", language: "اللغة" },
  confirm: {
    title: "تأكيد البريد الإلكتروني",
    working: "جارٍ تأكيد عنوانك…",
    done_title: "تم تأكيد عنوانك",
    done_text: "شكرًا! أصبح حسابك مكتملًا.",
    change_text: "من الآن تسجّل الدخول بالعنوان الجديد.",
    newsletter_title: "ستصلك نشرتنا البريدية",
    newsletter_text: "شكرًا! يمكنك إلغاء الاشتراك في أي وقت من الإعدادات.",
    invalid_title: "هذا الرابط لم يعد صالحًا",
    invalid_member: "انتهت صلاحيته أو استُخدم من قبل. يسعدنا إرسال رابط جديد إلى {{email}}.",
    invalid_guest: "انتهت صلاحيته أو استُخدم من قبل. سجّل الدخول وسنرسل إليك رابطًا جديدًا.",
    to_dashboard: "إلى لوحة التحكم",
    to_register: "أكمل ملفك",
    to_login: "إلى تسجيل الدخول",
    resend: "أرسل رابطًا جديدًا",
    sent: "أُرسل. تحقق من بريدك ومن مجلد الرسائل غير المرغوبة.",
  },
  bar: {
    short: "أكّد بريدك الإلكتروني.",
    text: "أكّد بريدك الإلكتروني: الرابط في صندوق بريدك ({{email}}).",
    resend: "إعادة الإرسال",
  },
} as const satisfies Translation<typeof german, "ar">;
