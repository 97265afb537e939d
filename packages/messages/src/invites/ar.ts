import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** One's invite link, who came by it, what it earns, and how that is paid out. */

/** Codes that the endpoints answer with. */
export const errors = {
  slug_invalid: "من 3 إلى 64 رمزًا: حروف لاتينية وأرقام والرمزان ⁦-⁩ و⁦_⁩.",
  slug_taken: "سبق لغيرك اختيار هذا الاسم.",
  slug_reserved: "هذا الاسم محجوز. اختر اسمًا آخر.",
  link_exists: "لديك رابط دعوة بالفعل. سيبقى لك دائمًا.",
  invite_unknown: "رابط الدعوة هذا غير موجود أو لم يعد موجودًا.",
  invite_own: "هذا رابطك أنت.",
  invite_late: "لا يُحتسب رابط الدعوة إلا خلال 24 ساعة من التسجيل.",
  iban_invalid: "رقم IBAN هذا غير صحيح، أو أن البلد خارج منطقة SEPA.",
  payout_too_small: "يمكننا الدفع ابتداءً من 25 يورو.",
  payout_running: "هناك دفعة قيد التنفيذ. بعد وصولها يمكنك طلب التالية.",
  payout_decided: "سبق البتّ في هذا.",
  payout_uncovered: "لم يعد الرصيد يغطي هذه الدفعة: أُلغي أحد الأرباح.",
  holder_unwritable: "لا تستطيع البنوك معالجة هذا الاسم. اكتبه بحروف لاتينية.",
  batch_empty: "لا توجد دفعة موافق عليها.",
  payout_account_missing: "لا يوجد حساب مسجَّل للدفع منه.",
} as const satisfies Translation<typeof german.errors, "ar">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  invite: {
    name: "جاء شخص عبر رابط دعوتك",
    title: "انضم شخص عبر رابطك",
    text: "اطّلع على عدد من جاؤوا حتى الآن.",
    line: "انضم شخص عبر رابطك",
  },
} as const satisfies Translation<typeof german.notifications, "ar">;

/** What only the server says: the monthly credit note. */
export const messages = {
  statement: "كشف الأرباح",
  statement_test: "مال تجريبي: لا يُدفع شيء.",
  statement_for: "إلى",
  statement_number: "الرقم",
  statement_what: "العملية",
  statement_amount: "المبلغ",
  statement_opening: "الرصيد في بداية الشهر",
  statement_closing: "الرصيد في نهاية الشهر",
  statement_tax:
    "مقابل دعوة أعضاء اشتروا بريميوم. يعتمد وجوب الضريبة وكيفيتها على وضعك: عند الشك اسأل مصلحة الضرائب أو مستشارًا ضريبيًا.",
  line_earned: "دعوة عضو اشترى بريميوم",
  line_reversed: "استُرد: أُعيد ثمن الشراء أو اعتُرض عليه",
  line_paid: "دُفع",
} as const satisfies Translation<typeof german.messages, "ar">;

/** The page of one's own link: who came by it, what it earns, payouts and statements. */
export const pages = {
  title: "ادعُ واكسب",
  lead: "أحضر معك أشخاصًا يريدون أن يبنوا شيئًا هم أيضًا. عن كل عضو يأتي عبر رابطك ويشتري بريميوم تحصل على مال.",
  failed: "تعذّر تحميل دعواتك",
  make: {
    title: "اختر رابطك",
    lead: "يبقى لك دائمًا، ولا يمكن تغييره بعد ذلك.",
    label: "اسم رابطك",
    hint: "من 3 إلى 64 رمزًا: حروف لاتينية وأرقام والرمزان ⁦-⁩ و⁦_⁩.",
    invalid: "تصلح هنا الحروف اللاتينية والأرقام والرمزان ⁦-⁩ و⁦_⁩ فقط.",
    short: "ما زال قصيرًا: 3 رموز على الأقل.",
    button: "أنشئ الرابط",
    confirm_title: "إنشاء هذا الرابط نهائيًا؟",
    confirm_text: "سيكون رابطك «{{slug}}». لا يمكنك تغييره لاحقًا ولا إنشاء رابط ثانٍ.",
    confirm_button: "إنشاء نهائي",
    failed: "تعذّر إنشاء الدعوة",
    done: "رابطك جاهز. أرسله إلى أحدهم الآن.",
  },
  link: {
    title: "رابطك",
    lead: "من ينشئ حسابًا عبره يُحتسب لك، وكذلك من يفتحه خلال 24 ساعة من إنشاء حسابه.",
    label: "رابط دعوتك",
    copy: "نسخ",
    copied: "نُسخ الرابط.",
    copy_failed: "تعذّر النسخ. حدّد الرابط وانسخه يدويًا.",
    share: "مشاركة",
    share_text: "انضم إلى {{app}}: هنا تجد من تبني معهم شيئًا.",
    qr: "رمز QR برابط دعوتك",
    png: "تنزيل PNG",
    svg: "تنزيل SVG",
  },
  stats: {
    title: "حصيلة رابطك",
    total: "أنشؤوا حسابًا",
    premium: "لديهم بريميوم الآن",
    conversions: "اشتروا",
    revenue: "ما دفعوه",
    earnings: "أرباحك",
  },
  people: {
    title: "من جاء عبر رابطك",
    premium: "بريميوم",
    bought: "اشترى من قبل",
    newcomer: "بلا اسم بعد",
    all: "عرض الكل",
    empty: "لا أحد بعد",
    empty_text:
      "أرسل رابطك إلى شخصين أو ثلاثة يريدون منذ مدة أن يبدؤوا مشروعًا. ما إن ينشئ أحدهم حسابًا حتى يظهر اسمه هنا.",
  },
  money: {
    title: "أرباحك",
    reward: "{{amount}} عن كل عضو يدفع: {{usd}} بسعر صرف {{rate}} بتاريخ {{date}}.",
    payable: "متاح للدفع",
    missing: "بقي {{amount}} وبعدها يمكنك طلب الدفع.",
    enough: "يمكنك الآن طلب الدفع.",
    progress: "ما بلغته نحو الدفع",
    request: "اطلب الدفع",
    running: "هناك دفعة في الطريق. بعد وصولها يمكنك طلب التالية.",
    waiting: "في الانتظار",
    waiting_text: "يمكن للمشتري الانسحاب خلال {{days}} يومًا. بعد ذلك يصبح المبلغ متاحًا للدفع.",
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
    lead: "نحوّل كل ما هو متاح بعد أن يراجعه أحد أعضاء الفريق.",
    iban: "IBAN",
    iban_hint: "الحساب الذي نحوّل إليه.",
    iban_short: "ما زالت هناك رموز ناقصة.",
    iban_wrong: "رقم IBAN هذا غير صحيح. قارنه رمزًا برمز.",
    iban_good: "كتابة رقم IBAN صحيحة.",
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
    lead: "كشف لسجلاتك عن كل شهر فيه حركة.",
    empty: "يأتي الكشف الأول مع أول ربح لك.",
    opening: "الرصيد الافتتاحي",
    earned: "ربح",
    reversed: "استُرد",
    paid: "دُفع",
    closing: "الرصيد الختامي",
    pdf: "PDF",
    pdf_of: "تنزيل كشف {{month}} بصيغة PDF",
    pdf_failed: "تعذّر تحميل الكشف. حاول مرة أخرى بعد قليل.",
  },
  how: "كيف تعمل الدعوات",
} as const satisfies Translation<typeof german.pages, "ar">;

/** Where a link leads to: it is redeemed there. */
export const redeem = {
  title: "دعوة",
  working: "جارٍ تفعيل دعوتك…",
  success: "تم تفعيل الدعوة! ننقلك الآن…",
  already: "أنت معنا بالفعل، رائع! نتابع الآن…",
  no_slug: "رابط غير صالح: إنه ناقص.",
  no_slug_text: "اطلب الرابط كاملًا وافتحه من جديد.",
  failed: "تعذّر تفعيل الدعوة.",
  unauthenticated: "تحتاج إلى حساب لذلك. نتابع حالًا…",
  to_feed: "إلى المنشورات",
  to_login: "إلى تسجيل الدخول",
} as const satisfies Translation<typeof german.redeem, "ar">;

/** The admins' page of payouts and held invitations. */
export const staff = {
  title: "الدفعات",
  intro: "من طلب الدفع، وما الذي في الطريق، وأي الدعوات تحتاج إلى مراجعة.",
  failed: "تعذّر التحميل",
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
  uncovered: "لم تعد مغطاة: أُلغي أحد الأرباح. هذه الدفعة ليست في ملف SEPA.",
  transferred: "حوّل البنك المال بالفعل",
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
    text: "يصبح المال متاحًا من جديد. ويصل السبب إلى {{name}}.",
    reason: "السبب",
    missing: "اكتب سببًا من فضلك.",
    done: "تم الرفض.",
  },
  mark: {
    button: "تحديدها كمحوّلة",
    title: "هل قبل البنك التحويل؟",
    text: "{{amount}} إلى {{name}}. لا يمكن التراجع عن ذلك.",
    done: "حُدّدت كمحوّلة.",
  },
  file: {
    button: "تنزيل ملف SEPA",
    text: "كل الدفعات الموافق عليها لبنكك. التنزيل لا يغيّر شيئًا: حدّد كل دفعة كمحوّلة ما إن يتم تحويلها.",
  },
  held: {
    of: "دعوة من {{inviter}} إلى {{invitee}}",
    reasons: {
      same_card: "حسابان يدفعان بالبطاقة نفسها.",
      mutual: "عضوان دعا كل منهما الآخر.",
      same_device: "حسابان من الجهاز نفسه.",
      address_burst: "تسجيلات كثيرة من عنوان واحد في يوم.",
    },
    filter: "الدعوات المعروضة",
    open: "مفتوحة",
    decided: "محسومة",
    note: "ملاحظة",
    note_hint: "يقرؤها الفريق وحده.",
    released: "معتمدة",
    refused: "مرفوضة",
  },
  release: {
    button: "اعتماد",
    title: "اعتماد هذه الدعوة؟",
    text: "تصبح أرباح هذه الدعوة متاحة بعد مهلة الانسحاب.",
    done: "اعتُمدت الدعوة.",
  },
  refuse: {
    button: "رفض",
    title: "رفض هذه الدعوة؟",
    text: "تُسترد أرباح هذه الدعوة، ولن تدرّ شيئًا بعد ذلك.",
    done: "رُفضت الدعوة.",
  },
} as const satisfies Translation<typeof german.staff, "ar">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  invite_people: {
    title: "دعوة الآخرين والربح",
    keywords: "رابط دعوة، توصية، أصدقاء، رمز QR، slug",
    body: "في «$t(shell:nav.invites)» تنشئ رابطًا خاصًا بك. يبقى اسمه دائمًا، فاختره جيدًا.\n\n- شارك الرابط أو اعرض رمز QR.\n- من ينشئ حسابًا عبره يُحتسب لك. ومن لديه حساب بالفعل يمكنه فتح الرابط خلال 24 ساعة من إنشاء حسابه.\n- عندما يشتري أحدهم بريميوم لأول مرة تحصل على ما يعادل 3 دولارات أمريكية باليورو.\n\nترى من جاء ومن لديه بريميوم، ولا شيء غير ذلك. ولا يمكنك دعوة نفسك.",
  },
  invite_payouts: {
    title: "استلام أرباحك",
    keywords: "دفع، مال، IBAN، كشف، ضريبة",
    body: "تبقى أرباحك معلّقة 14 يومًا: خلالها يمكن الانسحاب من الشراء. وإذا أُعيد الشراء نسترد ربحه أيضًا.\n\n- ابتداءً من 25 يورو تطلب الدفع برقم IBAN واسم صاحب الحساب.\n- يراجع الطلب أحد أعضاء الفريق، ثم نحوّل المال.\n- لكل شهر كشف بصيغة PDF.\n\nنراجع بعض الدعوات قبل الدفع. وهل عليك ضريبة على أرباحك؟ اسأل مصلحة الضرائب أو مستشارًا ضريبيًا.",
  },
} as const satisfies Translation<typeof german.help, "ar">;
