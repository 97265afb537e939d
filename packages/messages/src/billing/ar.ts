import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Buying, what was bought, one's rights, and the test version. */

/** Codes that the endpoints answer with. */
export const errors = {
  billing_unavailable: "المدفوعات غير متاحة",
  too_young: "يمكنك الشراء ابتداءً من سن 16 عامًا.",
  subscription_runs: "اشتراكك سارٍ بالفعل. يمكنك إدارته في الإعدادات.",
  nothing_bought: "لم تشترِ شيئًا بعد.",
  signature_invalid: "هذه الرسالة غير موقّعة بشكل صحيح.",
  withdrawal_over: "لم يعد بإمكانك الانسحاب من هذا الشراء: انقضت المدة، أو أُعيد المال بالفعل.",
  papers_unavailable: "تعذّر إنشاء ملف PDF حاليًا. حاول مجددًا بعد قليل.",
  no_subscription: "ليس لديك اشتراك سارٍ حاليًا.",
  test_version_used: "سبق أن استخدمت النسخة التجريبية. (already used)",
  premium_already: "لديك بريميوم بالفعل. لا تحتاج إلى النسخة التجريبية.",
  already_resolved: "سبق أن تولّى شخص آخر هذا الأمر.",
  nothing_to_refund: "لا توجد هنا دفعة يمكن إعادتها.",
} as const satisfies Translation<typeof german.errors, "ar">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  premium_expiring: {
    name: "بريميوم أو النسخة التجريبية على وشك الانتهاء",
    premium: {
      title: "بريميوم لديك على وشك الانتهاء",
      text: "مدّده الآن ليستمر كل شيء دون انقطاع.",
      line: "بريميوم لديك على وشك الانتهاء",
    },
    test: {
      title: "نسختك التجريبية على وشك الانتهاء",
      text: "ما أنشأته يبقى، ومع بريميوم تواصل العمل عليه.",
      line: "نسختك التجريبية على وشك الانتهاء",
    },
  },
} as const satisfies Translation<typeof german.notifications, "ar">;

/** Mails. */
export const mails = {
  purchase_confirmed: {
    subject: "طلبك {{order}} في {{app}}",
    heading: "شكرًا لشرائك!",
    body: "وصلت دفعتك، وبريميوم مفعّل من الآن.\n\n{{plan}}\n{{amount}} شاملًا ضريبة القيمة المضافة\nالطلب {{order}}، دُفع بتاريخ {{when}}\n\nيمكنك الانسحاب من العقد خلال 14 يومًا دون ذكر أي سبب، وعندها تستعيد المبلغ كاملًا. تجد الفاتورة والشروط والمعلومات عن حق الانسحاب مع النموذج مرفقةً بهذه الرسالة. يُرجى الاحتفاظ بها.",
    button: "مشترياتي",
  },
  purchase_confirmed_test: {
    subject: "شراء تجريبي {{order}} في {{app}}",
    heading: "نجح شراؤك التجريبي",
    body: "كان ذلك مالًا تجريبيًا: لم يُخصم شيء. بريميوم مفعّل من الآن.\n\n{{plan}}\n{{amount}} شاملًا ضريبة القيمة المضافة\nالطلب {{order}}، دُفع بتاريخ {{when}}\n\nيمكنك الانسحاب من العقد خلال 14 يومًا دون ذكر أي سبب. تجد الفاتورة والشروط والمعلومات عن حق الانسحاب مع النموذج مرفقةً بهذه الرسالة.",
    button: "مشترياتي",
  },
  purchase_refunded: {
    subject: "مالك في طريقه إليك: الطلب {{order}}",
    heading: "مالك في طريقه إليك",
    body: "أعدنا إليك {{amount}} مقابل «{{plan}}» (الطلب {{order}}) بالطريقة نفسها التي دفعت بها. قد يستغرق ذلك بضعة أيام بحسب البنك.\n\nتجد الإشعار الدائن مرفقًا بهذه الرسالة.",
    button: "مشترياتي",
  },
  withdrawal_received: {
    subject: "وصل انسحابك {{number}}",
    heading: "وصل انسحابك من العقد",
    body: "نؤكد استلام إشعار انسحابك من العقد.\n\nالرقم: {{number}}\nتاريخ الاستلام: {{when}}\nالاسم: {{name}}\nالطلب: {{order}}\nرسالتك: {{text}}\n\nإن أمكننا ربط الانسحاب بشرائك دون لبس، نعيد إليك المبلغ كاملًا فورًا. وإلا فسيتواصل معك شخص من فريقنا، ويُسوّى كل شيء خلال 14 يومًا على الأكثر.",
    button: "افتح {{app}}",
  },
  cancellation_received: {
    subject: "وصل طلب الإلغاء {{number}}",
    heading: "وصل طلب الإلغاء",
    body: "نؤكد استلام طلب الإلغاء منك.\n\nالرقم: {{number}}\nتاريخ الاستلام: {{when}}\nالاسم: {{name}}\nالطلب: {{order}}\nرسالتك: {{text}}\n\nنتحقق من العقد الذي يخصه، ثم نكتب إليك متى ينتهي.",
    button: "افتح {{app}}",
  },
  cancellation_received_until: {
    subject: "وصل طلب الإلغاء {{number}}",
    heading: "وصل طلب الإلغاء",
    body: "نؤكد استلام طلب الإلغاء منك.\n\nالرقم: {{number}}\nتاريخ الاستلام: {{when}}\nالاسم: {{name}}\nالطلب: {{order}}\nرسالتك: {{text}}\n\nينتهي عقدك بتاريخ {{until}}، ولن يُخصم شيء بعد ذلك.",
    button: "افتح {{app}}",
  },
  subscription_cancelled: {
    subject: "أُلغي اشتراكك في {{app}}",
    heading: "أُلغي اشتراكك",
    body: "ألغيت اشتراكك بتاريخ {{when}}. يبقى لك بريميوم حتى {{until}}، ولن يُخصم شيء بعد ذلك.\n\nحتى ذلك الحين يمكنك التراجع عن الإلغاء في الإعدادات.",
    button: "افتح {{app}}",
  },
  premium_expiring: {
    subject: "ينتهي بريميوم لديك في {{app}} بتاريخ {{until}}",
    heading: "بريميوم لديك على وشك الانتهاء",
    body: "ينتهي بريميوم لديك بتاريخ {{until}}، ولا يتجدد تلقائيًا. وإن اشتريت المزيد قبل ذلك، أضفنا المدة الجديدة إلى ما بقي.\n\nكل ما أنشأته يبقى قابلًا للقراءة والتصدير.",
    button: "تمديد بريميوم",
  },
  test_expiring: {
    subject: "تنتهي نسختك التجريبية في {{app}} بتاريخ {{until}}",
    heading: "نسختك التجريبية على وشك الانتهاء",
    body: "تنتهي نسختك التجريبية بتاريخ {{until}}. وهي لا تكلّف شيئًا ولا تتجدد.\n\nكل ما أنشأته يبقى قابلًا للقراءة، ومع بريميوم تواصل العمل عليه.",
    button: "عرض بريميوم",
  },
} as const satisfies Translation<typeof german.mails, "ar">;

/** What only the server says: names of plans, papers, and the pages of the payments with test money. */
export const messages = {
  plan_30d: "بريميوم لمدة 30 يومًا",
  plan_6m: "بريميوم لمدة 6 أشهر",
  plan_monthly: "اشتراك بريميوم شهري",
  paper_invoice: "فاتورة",
  paper_credit_note: "إشعار دائن",
  paper_test: "مال تجريبي: لم يُخصم شيء.",
  paper_number: "الرقم",
  paper_date: "التاريخ",
  paper_order: "الطلب",
  paper_of_invoice: "يخص الفاتورة",
  paper_period: "الفترة",
  paper_service: "الخدمة",
  paper_amount: "المبلغ",
  paper_vat: "ضريبة القيمة المضافة {{rate}} ({{country}})",
  paper_total: "الإجمالي شاملًا ضريبة القيمة المضافة",
  paper_paid: "المبلغ مدفوع. شكرًا!",
  paper_returned: "يُعاد المبلغ بالطريقة نفسها التي دُفع بها.",
  notice_title: "معلومات عن حق الانسحاب",
  notice_right_title: "حق الانسحاب",
  notice_right_text:
    "يحق لك الانسحاب من هذا العقد خلال أربعة عشر يومًا دون ذكر أي سبب. وتنتهي مدة الانسحاب بعد أربعة عشر يومًا من يوم إبرام العقد.\n\nلممارسة حق الانسحاب عليك إبلاغنا ({{operator}}، {{address}}، {{email}}) بقرارك الانسحاب من هذا العقد بإعلان صريح لا لبس فيه. يمكنك لذلك استخدام النموذج أدناه أو الضغط على «الانسحاب من العقد» في موقعنا، وكلاهما غير إلزامي. ويكفي للتقيّد بالمدة أن ترسل إشعار ممارسة حق الانسحاب قبل انقضائها.",
  notice_effect_title: "آثار الانسحاب",
  notice_effect_text:
    "إن انسحبت من هذا العقد، نردّ إليك جميع المدفوعات التي تلقيناها منك دون تأخير غير مبرر، وعلى أي حال خلال أربعة عشر يومًا على الأكثر من اليوم الذي وصلنا فيه إشعار انسحابك. ونستخدم لذلك وسيلة الدفع نفسها التي استخدمتها عند الدفع، دون أن نحمّلك أي رسوم. ويسري ذلك على المبلغ كاملًا حتى إن طلبت أن يبدأ تقديم الخدمة قبل انقضاء المدة.",
  notice_form_title: "نموذج الانسحاب",
  notice_form_text:
    "إن أردت الانسحاب من العقد، فاملأ هذا النموذج وأعده إلى {{operator}}، {{address}}، {{email}}.\n\nأُعلن بهذا انسحابي من العقد الذي أبرمته لتقديم الخدمة التالية (الطلب {{order}}):",
  notice_line_contract: "الخدمة",
  notice_line_ordered: "تاريخ الطلب",
  notice_line_name: "الاسم",
  notice_line_address: "العنوان",
  notice_line_date: "التاريخ",
  notice_line_signature: "التوقيع (فقط عند الإشعار على الورق)",
  local_note: "مال تجريبي. لا يتحرك هنا أي مال، ولا يُخصم شيء.",
  local_checkout: "صندوق دفع تجريبي",
  local_vat: "شاملًا ضريبة القيمة المضافة",
  local_card: "بطاقة تجريبية",
  local_cards:
    "\u20664242 4242 4242 4242\u2069 تدفع. \u20664000 0000 0000 0002\u2069 تُرفض. \u20664000 0000 0000 0259\u2069 تدفع ثم يُعترض عليها. لا تُدخل بطاقة حقيقية.",
  local_pay: "الدفع بمال تجريبي",
  local_back: "رجوع",
  local_home: "إلى لوحة التحكم",
  local_gone: "انتهت صلاحية هذه الصفحة",
  local_declined: "رُفضت البطاقة. لم يُخصم شيء.",
  local_no_card: "هذه ليست بطاقة تجريبية. يُرجى عدم إدخال بطاقة حقيقية.",
  local_portal: "بوابة تجريبية",
  local_subscription: "الاشتراك",
  local_method: "وسيلة الدفع",
  local_payments: "المدفوعات",
  local_none: "لا يوجد شيء",
  local_returned: "أُعيد",
  local_renews: "سارٍ، الخصم التالي بتاريخ {{until}}",
  local_ends: "أُلغي، سارٍ حتى {{until}}",
  local_ended: "منتهٍ",
  local_cancel: "إلغاء الاشتراك",
  local_keep: "الاحتفاظ به رغم ذلك",
} as const satisfies Translation<typeof german.messages, "ar">;
