import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** One's invite link, who came by it, what it earns, and how that is paid out. */

/** Codes that the endpoints answer with. */
export const errors = {
  slug_invalid: "من 3 إلى 64 رمزًا: حروف لاتينية وأرقام و- و_.",
  slug_taken: "هذا الاسم مأخوذ.",
  slug_reserved: "هذا الاسم محجوز. اختر اسمًا آخر.",
  link_exists: "لديك رابط دعوة بالفعل. سيبقى لك دائمًا.",
  invite_unknown: "رابط الدعوة هذا غير موجود (أو لم يعد موجودًا).",
  invite_own: "هذا رابطك أنت.",
  invite_late: "لا يُحتسب رابط الدعوة إلا خلال 24 ساعة من التسجيل.",
  iban_invalid: "رقم IBAN هذا غير صحيح، أو لا يصل إليه نظام SEPA.",
  payout_too_small: "يمكننا الدفع ابتداءً من 25 يورو.",
  payout_running: "هناك دفعة قيد التنفيذ. بعد وصولها يمكنك طلب التالية.",
  payout_decided: "تم البتّ في هذا من قبل.",
  payout_uncovered: "لم يعد الرصيد يغطي هذا السحب: أُلغي أحد الأرباح.",
  holder_unwritable: "لا يستطيع أي مصرف كتابة هذا الاسم. اكتبه بحروف لاتينية.",
  batch_empty: "لا توجد دفعة موافق عليها.",
  payout_account_missing: "لا يوجد حساب مسجَّل للدفع منه.",
} as const satisfies Translation<typeof german.errors, "ar">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  invite: {
    name: "جاء شخص عبر رابط دعوتك",
    title: "انضم شخص عبر رابطك",
    text: "اطّلع على عدد من جاؤوا حتى الآن.",
    line: "سجّل شخص عبر رابط دعوتك",
  },
} as const satisfies Translation<typeof german.notifications, "ar">;

/** What only the server says: the monthly credit note. */
export const messages = {
  statement: "إشعار دائن",
  statement_test: "نقود تجريبية: لا يُدفع شيء.",
  statement_for: "إلى",
  statement_number: "الرقم",
  statement_what: "العملية",
  statement_amount: "المبلغ",
  statement_opening: "الرصيد في بداية الشهر",
  statement_closing: "الرصيد في نهاية الشهر",
  statement_tax:
    "مقابل التوصية لأعضاء يدفعون. وجوب الضريبة وكيفيتها يعتمدان عليك: عند الشك اسأل مصلحة الضرائب أو مستشارًا ضريبيًا.",
  line_earned: "توصية بعضو يدفع",
  line_reversed: "استُرد: أُعيد ثمن الشراء أو اعتُرض عليه",
  line_paid: "دُفع",
} as const satisfies Translation<typeof german.messages, "ar">;

/** The page of one's own link: who came by it, what it earns, payouts and statements. */
export const pages = {
  title: "ادعُ واكسب",
  lead: "أحضر أشخاصًا يريدون هم أيضًا أن يبنوا شيئًا. عن كل عضو يأتي عبر رابطك ويشتري بريميوم تحصل على مال.",
  failed: "تعذّر تحميل دعواتك",
  make: {
    title: "اختر رابطك",
    lead: "هو لك إلى الأبد، ولا يمكن تغييره بعد ذلك.",
    label: "اسم رابطك",
    hint: "من 3 إلى 64: حروف لاتينية وأرقام والرمزان ⁦-⁩ و⁦_⁩.",
    invalid: "تصلح هنا الحروف اللاتينية والأرقام و- و_ فقط.",
    short: "ما زال قصيرًا: 3 رموز على الأقل.",
    button: "أنشئ الرابط",
    confirm_title: "هل تنشئ هذا الرابط إلى الأبد؟",
    confirm_text: "سيكون رابطك «{{slug}}». لا يمكنك تغييره لاحقًا ولا إنشاء رابط ثانٍ.",
    confirm_button: "أنشئه إلى الأبد",
    failed: "تعذّر إنشاء الدعوة",
    done: "رابطك جاهز. أرسله إلى أحدهم الآن.",
  },
  link: {
    title: "رابطك",
    lead: "من يسجّل عبره يُحتسب لك، وكذلك من يفتحه خلال 24 ساعة من تسجيله.",
    label: "رابط دعوتك",
    copy: "نسخ",
    copied: "تم نسخ الرابط.",
    copy_failed: "لا يمكن النسخ هنا. حدّد الرابط وانسخه بيدك.",
    share: "مشاركة",
    share_text: "تعال إلى {{app}}: هنا تجد من تبني معهم شيئًا.",
    qr: "رمز QR برابط دعوتك",
    png: "تنزيل PNG",
    svg: "تنزيل SVG",
  },
  stats: {
    title: "ما الذي جلبه رابطك",
    total: "سجّلوا",
    premium: "بريميوم الآن",
    conversions: "اشتروا",
    revenue: "دفعوا",
    earnings: "ربحت",
  },
  people: {
    title: "من جاء عبر رابطك",
    premium: "بريميوم",
    bought: "اشترى من قبل",
    newcomer: "بلا اسم بعد",
    all: "عرض الكل",
    empty: "لا أحد بعد",
    empty_text:
      "أرسل رابطك إلى شخصين أو ثلاثة يريدون منذ مدة أن يبدؤوا شيئًا. ما إن يسجّل أحدهم حتى يظهر اسمه هنا.",
  },
  money: {
    title: "أرباحك",
    reward: "{{amount}} عن كل عضو يدفع: {{usd}} بسعر صرف {{rate}} بتاريخ {{date}}.",
    payable: "متاح للدفع",
    missing: "بقي {{amount}} ثم يمكنك طلب المال.",
    enough: "يمكنك الآن طلب المال.",
    progress: "الطريق إلى الدفع",
    request: "اطلب الدفع",
    running: "هناك دفعة في الطريق. بعد وصولها يمكنك طلب التالية.",
    waiting: "في الانتظار",
    waiting_text: "يمكن للمشتري الرجوع خلال {{days}} يومًا. بعد ذلك يصبح متاحًا للدفع.",
    held: "قيد المراجعة",
    held_text: "نراجع بعض التسجيلات قبل الدفع. ليس عليك فعل شيء.",
    requested: "مطلوب",
    requested_text: "في الطريق إليك.",
    paid: "مدفوع",
    paid_text: "وصل إلى حسابك.",
    earned: "مجموع ما ربحت",
    earned_text: "دون المشتريات التي أُعيدت.",
  },
  payout: {
    title: "استلام {{amount}}",
    lead: "نحوّل كل ما هو متاح بعد أن يراجعه أحد من الفريق.",
    iban: "IBAN",
    iban_hint: "الحساب الذي نحوّل إليه.",
    iban_short: "ما زالت هناك رموز ناقصة.",
    iban_wrong: "رقم IBAN هذا غير صحيح. قارنه رمزًا برمز.",
    iban_good: "رقم IBAN مكتوب بشكل صحيح.",
    holder: "صاحب الحساب",
    holder_hint: "كما يظهر الاسم لدى البنك.",
    holder_missing: "لمن هذا الحساب؟",
    send: "اطلب الدفع",
    done: "تم الطلب. نراجعه ثم نحوّل.",
  },
  payouts: {
    title: "الدفعات",
    empty: "ستظهر هنا كل دفعة ومرحلتها.",
    account: "حساب ينتهي بـ {{end}}",
    reason: "السبب: {{reason}}",
    older: "عرض الأقدم",
    older_failed: "تعذّر تحميل الأقدم.",
    states: {
      requested: "قيد المراجعة",
      approved: "تمت الموافقة، يجري التحويل",
      rejected: "مرفوض",
      paid: "تم التحويل",
    },
  },
  months: {
    title: "الكشوف",
    lead: "إشعار دائن لأوراقك عن كل شهر يحدث فيه شيء.",
    empty: "يأتي الكشف الأول مع أول ربح لك.",
    opening: "البداية",
    earned: "ربح",
    reversed: "استُرد",
    paid: "دُفع",
    closing: "النهاية",
    pdf: "PDF",
    pdf_of: "تنزيل إشعار {{month}} بصيغة PDF",
    pdf_failed: "تعذّر تحميل الإشعار. حاول مرة أخرى بعد قليل.",
  },
  how: "كيف يعمل ذلك",
} as const satisfies Translation<typeof german.pages, "ar">;

/** Where a link leads to: it is redeemed there. */
export const redeem = {
  title: "دعوة",
  working: "يجري تفعيل دعوتك…",
  success: "تم تفعيل الدعوة! ننقلك الآن…",
  already: "أنت معنا بالفعل، رائع! نتابع الآن…",
  no_slug: "رابط غير صالح: لم يُعثر على slug.",
  no_slug_text: "اطلب الرابط كاملًا وافتحه من جديد.",
  failed: "تعذّر تفعيل الدعوة.",
  unauthenticated: "تحتاج إلى حساب لذلك. نتابع حالًا…",
  to_feed: "إلى المنشورات",
  to_login: "إلى تسجيل الدخول",
} as const satisfies Translation<typeof german.redeem, "ar">;

/** The admins' page of payouts and held invitations. */
export const staff = {
  title: "الدفعات",
  intro: "من طلب مالًا، وما هو في الطريق، وأي الدعوات تحتاج إلى مراجعة.",
  failed: "تعذّر التحميل",
  more: "عرض المزيد",
  more_failed: "تعذّر تحميل المزيد.",
  tabs: {
    requested: "مطلوبة",
    approved: "موافق عليها",
    paid: "محوّلة",
    rejected: "مرفوضة",
    held: "موقوفة",
  },
  empty: {
    requested: "لا شيء للبتّ فيه",
    approved: "لا شيء للتحويل",
    paid: "لم يُحوَّل شيء بعد",
    rejected: "لا شيء مرفوض",
    held: "لا دعوات موقوفة",
    text: "ما إن يحدث شيء حتى يظهر هنا.",
  },
  uncovered: "لم يعد مغطى: أُلغي أحد الأرباح. هذا السحب ليس في ملف SEPA.",
  transferred: "حوّل المصرف المال بالفعل",
  holder: "صاحب الحساب",
  iban: "IBAN",
  requested: "طُلبت",
  decided: "بُتّ فيها",
  paid: "حُوّلت",
  own: "يبتّ في دفعتك شخص آخر.",
  approve: {
    button: "موافقة",
    title: "الموافقة على {{amount}} إلى {{name}}؟",
    text: "ستكون الدفعة بعدها في ملف SEPA.",
    done: "تمت الموافقة.",
  },
  reject: {
    button: "رفض",
    title: "رفض الدفعة إلى {{name}}",
    text: "يصبح المال متاحًا من جديد. سيقرأ {{name}} السبب.",
    reason: "السبب",
    missing: "اكتب سببًا من فضلك.",
    done: "تم الرفض.",
  },
  mark: {
    button: "وسمها كمحوّلة",
    title: "هل قبل البنك التحويل؟",
    text: "{{amount}} إلى {{name}}. لا يمكن التراجع عن ذلك.",
    done: "وُسمت كمحوّلة.",
  },
  file: {
    button: "تنزيل ملف SEPA",
    text: "كل الدفعات الموافق عليها لبنكك. التنزيل لا يغيّر شيئًا: سم كل واحدة بعد تحويلها.",
  },
  held: {
    of: "{{inviter}} دعا {{invitee}}",
    reasons: {
      same_card: "حسابان يدفعان بالبطاقة نفسها.",
      mutual: "عضوان دعا كل منهما الآخر.",
      same_device: "حسابان من الجهاز نفسه.",
      address_burst: "تسجيلات كثيرة من عنوان واحد في يوم.",
    },
    filter: "أي الدعوات",
    open: "مفتوحة",
    decided: "محسومة",
    note: "ملاحظة",
    note_hint: "يقرؤها الفريق وحده.",
    released: "أُطلقت",
    refused: "مرفوضة",
  },
  release: {
    button: "إطلاق",
    title: "إطلاق هذه الدعوة؟",
    text: "يصبح ما ربحته متاحًا بعد مهلة الرجوع.",
    done: "أُطلقت الدعوة.",
  },
  refuse: {
    button: "رفض",
    title: "رفض هذه الدعوة؟",
    text: "يُسترد ما ربحته، ولن تربح شيئًا لاحقًا.",
    done: "رُفضت الدعوة.",
  },
} as const satisfies Translation<typeof german.staff, "ar">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  invite_people: {
    title: "دعوة الآخرين والربح",
    keywords: "رابط دعوة، توصية، أصدقاء، رمز QR، slug",
    body: "في «ادعُ» تنشئ رابطًا خاصًا بك. يبقى اسمه إلى الأبد، فاختره جيدًا.\n\n- شارك الرابط أو اعرض رمز QR.\n- من يسجّل عبره يُحتسب لك. ومن لديه حساب بالفعل يمكنه فتح الرابط خلال 24 ساعة من تسجيله.\n- عندما يشتري أحدهم بريميوم لأول مرة تحصل على 3 دولارات أمريكية باليورو.\n\nترى من جاء ومن لديه بريميوم، ولا شيء غير ذلك. لا يمكنك دعوة نفسك.",
  },
  invite_payouts: {
    title: "استلام أرباحك",
    keywords: "دفع، مال، IBAN، إشعار دائن، كشف، ضريبة",
    body: "تنتظر أرباحك أولًا 14 يومًا: خلالها يمكن الرجوع عن الشراء. وإذا أُعيد الشراء نسترد ربحه أيضًا.\n\n- ابتداءً من 25 يورو تطلب الدفع برقم IBAN واسم صاحب الحساب.\n- يراجعه أحد من الفريق ثم نحوّل.\n- لكل شهر إشعار دائن بصيغة PDF.\n\nنراجع بعض الدعوات قبل الدفع. أما الضريبة فتسأل عنها مصلحة الضرائب أو مستشارًا ضريبيًا.",
  },
} as const satisfies Translation<typeof german.help, "ar">;
