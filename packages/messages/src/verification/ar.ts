import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Showing who one is by a document and a selfie, and the reviewers' queue. */

/** Codes that the endpoints answer with. */
export const errors = {
  already_verified: "حسابك موثّق بالفعل.",
  verification_running: "طلب التحقق قيد المراجعة الآن.",
  verification_limit: "حاولت ثلاث مرات خلال 30 يومًا. انتظر بعض الوقت من فضلك.",
  no_draft: "لم يعد طلب التحقق هذا مفتوحًا. ابدأ من جديد من فضلك.",
  picture_too_small: "لا يمكن قراءة شيء في هذه الصورة: إنها صغيرة جدًا.",
  pictures_missing: "ما زالت صورة ناقصة.",
  verification_taken: "فتح شخص آخر هذه الحالة، أو انتهى وقتك لها.",
  verification_decided: "سبق البتّ في هذا.",
  birthdate_invalid: "تحقّق من تاريخ ميلادك. المشاركة متاحة من عمر 16 عامًا.",
} as const satisfies Translation<typeof german.errors, "ar">;

/** Why a verification is not accepted: read by its member and chosen by reviewers. */
export const checks = {
  reason_unreadable: "إحدى الصور ضبابية أو فيها انعكاس: لا يمكن قراءتها.",
  reason_covered: "في إحدى الصور شيء نحتاج إليه مغطى: الاسم أو تاريخ الميلاد أو الصورة أو تاريخ الانتهاء.",
  reason_wrong_document: "هذه ليست بطاقة هوية ألمانية ولا جواز سفر ولا تصريح إقامة.",
  reason_document_expired: "انتهت صلاحية وثيقتك.",
  reason_data_differs: "الاسم أو تاريخ الميلاد لا يطابق الوثيقة.",
  reason_face_differs: "صورة السيلفي لا تطابق الصورة في الوثيقة.",
  reason_altered: "عُدّلت الوثيقة أو إحدى الصور.",
  reason_something_else: "لسبب آخر.",
} as const satisfies Translation<typeof german.checks, "ar">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  verification_decision: {
    name: "القرار بشأن التحقق",
    approved: { title: "تم توثيق حسابك", text: "أصبحت شارتك ظاهرة للجميع.", line: "تم توثيق حسابك" },
    rejected: {
      title: "لم ينجح التحقق",
      text: "اطّلع على السبب وحاول مرة أخرى.",
      line: "لم ينجح التحقق",
    },
    expiring: {
      title: "تنتهي صلاحية توثيق حسابك قريبًا",
      text: "بعد ذلك يمكنك التحقق من جديد خلال دقائق.",
      line: "تنتهي صلاحية توثيق حسابك قريبًا",
    },
    expired: {
      title: "انتهت صلاحية توثيق حسابك",
      text: "تحقّق من جديد وستعود شارتك.",
      line: "انتهت صلاحية توثيق حسابك",
    },
  },
} as const satisfies Translation<typeof german.notifications, "ar">;

/** Mails. */
export const mails = {
  verification_approved: {
    subject: "تم توثيق حسابك في {{app}}",
    heading: "تم توثيق حسابك!",
    body: "راجعنا وثيقتك. شارتك ظاهرة للجميع من الآن ولمدة عامين.\n\nستُحذف صورك واسمك من الوثيقة بعد سبعة أيام.",
    button: "إلى التحقق",
  },
  verification_rejected: {
    subject: "لم ينجح التحقق في {{app}}",
    heading: "لم ينجح الأمر بعد",
    body: "لم نتمكن من تأكيد وثيقتك:\n\n{{reason}}\n\nحاول مرة أخرى متى شئت. ستُحذف صورك وبياناتك بعد سبعة أيام.",
    button: "حاول مجددًا",
  },
  verification_expiring: {
    subject: "تنتهي صلاحية توثيق حسابك في {{app}} قريبًا",
    heading: "تنتهي صلاحية توثيق حسابك قريبًا",
    body: "تنتهي صلاحية توثيق حسابك في {{day}}. بعد ذلك يمكنك التحقق من جديد خلال دقائق.",
    button: "إلى التحقق",
  },
  verification_expired: {
    subject: "انتهت صلاحية توثيق حسابك في {{app}}",
    heading: "انتهت صلاحية توثيق حسابك",
    body: "مرّ عامان ولم تعد شارتك ظاهرة. تحقّق من جديد: يستغرق ذلك من 3 إلى 5 دقائق.",
    button: "تحقّق من جديد",
  },
} as const satisfies Translation<typeof german.mails, "ar">;
/** The member's four pages. */
export const pages = {
  title: "التحقق",
  lead: "أثبت مرة واحدة أنك أنت. بعدها تظهر شارة في ملفك، ويثق بك الآخرون بسهولة أكبر.",
  failed: "تعذّر تحميل حالة التحقق",
  duration: "يستغرق نحو 3 إلى 5 دقائق.",
  private: "لا يرى صورك إلا أعضاء في فريقنا مخوّلون بالمراجعة. وتُحذف بعد سبعة أيام من القرار.",
  start: "ابدأ التحقق",
  resume: "متابعة",
  discard: "حذف المسودة",
  discarded: "حُذفت المسودة وكل صورها.",
  back: "رجوع",
  how: "كيف يعمل ذلك",
  steps: {
    data: "تأكيد البيانات",
    data_text: "الاسم وتاريخ الميلاد كما في الوثيقة.",
    document: "تصوير الوثيقة",
    document_text: "الجهتان الأمامية والخلفية بالكاميرا. يمكنك طمس الأرقام.",
    selfie: "التقاط سيلفي",
    selfie_text: "يقارنها شخص بالوثيقة. ولا نستخدم التعرّف على الوجوه.",
  },
  draft: { title: "أنت في منتصف الطريق", text: "تابع من حيث توقفت." },
  in_review: {
    title: "قيد المراجعة",
    text: "وصلت صورك. سنخبرك فور اتخاذ القرار.",
    since: "أُرسل في {{date}}",
  },
  approved: { title: "حسابك موثّق بالفعل.", text: "شارتك ظاهرة للجميع.", until: "صالح حتى {{date}}" },
  rejected: {
    title: "لم ينجح الأمر بعد",
    again: "حاول مجددًا",
    later: "يمكنك المحاولة مجددًا ابتداءً من {{date}}.",
  },
  expired: {
    title: "انتهت صلاحية توثيق حسابك",
    text: "مرّ عامان. تحقّق من جديد وستعود شارتك.",
    again: "تحقّق من جديد",
  },
  confirm: {
    title: "تأكيد البيانات",
    step: "الخطوة 1 من 2",
    lead: "اكتب الاسم وتاريخ الميلاد تمامًا كما في وثيقتك.",
    name: "الاسم الكامل",
    name_missing: "ما اسمك في الوثيقة؟",
    birthdate: "تاريخ الميلاد",
    birthdate_missing: "متى وُلدت؟",
    birthdate_hint: "إذا قُبل التحقق، نقلنا عمرك إلى ملفك.",
    country: "بلد الوثيقة",
    germany: "ألمانيا",
    consent:
      "أوافق على أن يحفظ {{app}} نسخة مشفّرة من وثيقتي وصورة السيلفي للتحقق من هويتي، وأن يحذفهما بعد سبعة أيام من القرار. يمكنني سحب موافقتي في أي وقت بحذف المسودة أو بمراسلة الفريق.",
    consent_missing: "من دون موافقتك لا يحق لنا الاطلاع على الوثيقة.",
    next: "المتابعة إلى الكاميرا",
  },
  scan: {
    title: "التقاط الصور",
    step: "الخطوة 2 من 2",
    sides: { front: "الجهة الأمامية", back: "الجهة الخلفية", selfie: "سيلفي" },
    hints: {
      front: "ضع الوثيقة على خلفية داكنة واجعلها بمحاذاة الإطار.",
      back: "الآن الجهة الخلفية، مع الأسطر في الأسفل.",
    },
    instructions: {
      head_left: "انظر إلى الكاميرا وأدر رأسك قليلًا إلى اليسار.",
      head_right: "انظر إلى الكاميرا وأدر رأسك قليلًا إلى اليمين.",
      chin_up: "انظر إلى الكاميرا وارفع ذقنك قليلًا.",
      hand_at_cheek: "انظر إلى الكاميرا وضع يدك على خدك.",
    },
    camera: "صورة الكاميرا",
    starting: "جارٍ تشغيل الكاميرا…",
    camera_failed: "تعذّر تشغيل الكاميرا. اسمح بالوصول في متصفحك من فضلك.",
    camera_again: "تشغيل الكاميرا مجددًا",
    searching: "جارٍ البحث عن الوثيقة…",
    hold: "ممتاز، أبقها ثابتة…",
    locked: "تم التعرف على الوثيقة.",
    auto: "التقاط تلقائي",
    capture: "التقاط صورة",
    choose: "رفع صورة",
    choose_wrong: "لا يمكننا قراءة هذه الصورة. استخدم JPEG أو PNG أو WebP.",
    review: "هل هي مناسبة؟",
    review_text: "هل كل شيء واضح وسهل القراءة؟ تبقى كلمة «{{mark}}» مكتوبة في الصورة.",
    review_selfie: "هل يظهر وجهك جيدًا؟",
    redact_text:
      "لا نحتاج إلى الرقم التسلسلي ورقم الوصول: اطمسهما قبل أن تغادر الصورة جهازك. ارسم شريطًا بالفأرة أو الإصبع، أو أضف شريطًا وحرّكه بمفاتيح الأسهم (مع Shift يكبر أو يصغر، وDel يزيله).",
    picture: "الصورة الملتقطة: {{side}}",
    add_bar: "إضافة شريط",
    bar: "شريط أسود {{n}}",
    remove_bars: "إزالة الأشرطة",
    use: "استخدام الصورة",
    retake: "إعادة الالتقاط",
    retake_side: "إعادة التقاط {{side}}",
    uploading: "جارٍ الحفظ مع التشفير…",
    upload_failed: "تعذّر حفظ الصورة. ما زالت هنا: حاول مجددًا بعد قليل.",
    upload_again: "حاول مجددًا",
    there: "التُقطت",
    missing: "ناقصة",
    all_there: "الصور الثلاث جاهزة. أرسلها، أو أعد التقاط واحدة.",
    submit: "إرسال",
  },
  submitted: {
    title: "تم، شكرًا لك!",
    text: "سيطّلع أحد أعضاء الفريق على صورك. ستصلك النتيجة هنا وبالبريد الإلكتروني.",
    to_dashboard: "إلى النظرة العامة",
    to_settings: "إلى التحقق",
  },
} as const satisfies Translation<typeof german.pages, "ar">;

/** The reviewers' queue and a case of it. */
export const staff = {
  title: "طلبات التحقق",
  intro: "قارن الوثيقة والبيانات والسيلفي. كل اطلاع يُسجَّل في السجل.",
  failed: "تعذّر التحميل",
  tabs: { waiting: "في الانتظار", decided: "محسومة" },
  empty: { waiting: "لا أحد ينتظر", decided: "لا قرارات بعد", text: "عندما يرسل أحد صوره، يظهر ذلك هنا." },
  nameless: "عضو بلا اسم",
  submitted: "أُرسل",
  decided: "حُسم",
  open: "اطّلاع",
  taken: "شخص آخر فتح هذه الحالة.",
  own: "يقرر شخص آخر بشأن طلب التحقق الخاص بك.",
  states: { in_review: "في الانتظار", approved: "مقبول", rejected: "مرفوض", expired: "منتهٍ" },
  back: "إلى طلبات التحقق",
  case_title: "طلب التحقق من {{name}}",
  gone: "هذه الحالة غير موجودة أو لم تعد موجودة",
  until: "محجوزة لك حتى {{time}}",
  extend: "إعادة تحميل الصور",
  name: "الاسم",
  birthdate: "تاريخ الميلاد",
  age: "العمر: {{age}}",
  profile_age: "العمر في الملف",
  country: "البلد",
  germany: "ألمانيا",
  hint: "المطلوب",
  hints: {
    head_left: "الرأس إلى اليسار",
    head_right: "الرأس إلى اليمين",
    chin_up: "الذقن إلى الأعلى",
    hand_at_cheek: "اليد على الخد",
  },
  earlier: "رُفض سابقًا",
  document: "جانب الوثيقة",
  sides: { front: "الجهة الأمامية", back: "الجهة الخلفية", selfie: "سيلفي" },
  profile_picture: "صورة الملف الشخصي",
  no_profile_picture: "لا توجد صورة",
  viewer: "{{side}}. التكبير بـ ⁦+⁩ و⁦-⁩، والتدوير بـ R، والتحريك بالأسهم، وإعادة الضبط بـ 0.",
  zoom_in: "تكبير",
  zoom_out: "تصغير",
  rotate: "تدوير",
  reset: "إعادة ضبط",
  picture_failed: "تعذّر فتح الصورة. أعد تحميل الصور.",
  mrz: {
    title: "الأسطر المقروءة آليًا",
    label: "الأسطر من الجهة الخلفية",
    hint: "اكتبها أو ألصقها، كل سطر على حدة. تبقى في متصفحك.",
    unknown: "ليست ثلاثة أسطر من 30 رمزًا ولا سطرين من 44 رمزًا.",
    number: "رقم الوثيقة",
    birth: "تاريخ الميلاد",
    expiry: "تاريخ الانتهاء",
    whole: "المجموع",
    good: "رقم التحقق صحيح",
    bad: "رقم التحقق خاطئ",
    covered: "مطموس، لا يمكن فحصه",
    birth_differs: "تاريخ الميلاد يختلف عن البيانات.",
    expired: "انتهت صلاحية الوثيقة.",
  },
  approve: "قبول",
  approve_title: "قبول {{name}}؟",
  approve_text: "تظهر الشارة للجميع فورًا، ويصبح العمر في الملف {{age}}.",
  approved: "قُبل.",
  reject: "رفض",
  reject_title: "رفض التحقق",
  reject_text: "يقرأ العضو السبب ويمكنه المحاولة مجددًا.",
  reason: "السبب",
  reason_missing: "اختر سببًا.",
  text: "ملاحظات إضافية",
  text_missing: "اكتب ما كان السبب.",
  rejected: "رُفض.",
  release: "إعادة الحالة",
  released: "الحالة مفتوحة للجميع من جديد.",
} as const satisfies Translation<typeof german.staff, "ar">;

/** Its article in the help centre. */
export const help = {
  verify_identity: {
    title: "التحقق من حسابك وما يحدث لصورك",
    keywords: "بطاقة هوية، شارة، هوية، سيلفي، خصوصية، تحقق",
    body: "في «$t(verification:title)» تُثبت بوثيقتك وصورة سيلفي أنك أنت. بعدها تظهر شارة في ملفك لمدة عامين.\n\n- يكتب متصفحك «KOPIE» (نسخة) في الصورة، ويمكنك طمس الأرقام قبل أن تغادر الصورة جهازك.\n- تُحفظ الصور والاسم وتاريخ الميلاد مشفّرة لدينا. لا يراها إلا أعضاء في فريقنا مخوّلون بالمراجعة، وكل اطلاع يُسجَّل.\n- يقارن الصور شخص. لا يوجد تعرّف على الوجوه.\n- بعد سبعة أيام من القرار تُحذف الصور والاسم. ويبقى تاريخ ميلادك مشفّرًا ما دام حسابك موثّقًا، لأن قواعد العمر تحتاج إليه.\n\nإن لم ينجح الأمر، تقرأ السبب ويمكنك المحاولة مجددًا، ثلاث مرات في 30 يومًا على الأكثر. ويمكنك حذف المسودة في أي وقت. لا يرى الأعضاء الآخرون إلا الشارة، ولا يرون اسمك من الوثيقة أبدًا.",
  },
} as const satisfies Translation<typeof german.help, "ar">;
