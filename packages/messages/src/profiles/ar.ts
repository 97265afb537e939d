import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Names of business models, skills and goals; the field for a username. */
export const pages = {
  business_models: {
    dropshipping: "دروبشيبينغ",
    "print-on-demand": "الطباعة عند الطلب",
    "amazon-fba": "أمازون FBA",
    reselling: "إعادة البيع",
    "affiliate-marketing": "التسويق بالعمولة",
    smma: "وكالة تواصل اجتماعي",
    "digital-products": "منتجات رقمية",
    "blogging-seo": "التدوين وSEO",
    "mobile-apps": "تطبيقات الجوال",
    trading: "التداول",
    "crypto-nfts": "العملات الرقمية وNFT",
  },
  skills: {
    "video-editing": "مونتاج الفيديو",
    "graphic-design": "التصميم الجرافيكي",
    "web-app-dev": "تطوير الويب والتطبيقات",
    copywriting: "الكتابة الإعلانية",
    "social-media": "وسائل التواصل",
    "marketing-ads": "التسويق والإعلان",
    "ai-automation": "الذكاء الاصطناعي والأتمتة",
    "community-management": "إدارة المجتمعات",
    "email-marketing": "التسويق بالبريد الإلكتروني",
    "voiceover-audio": "التعليق الصوتي والصوتيات",
  },
  goals: {
    "side-income": "دخل إضافي",
    "replace-job": "العيش من مشروعي",
    "online-presence": "بناء حضور رقمي",
    "learn-skills": "تعلّم مهارات جديدة",
    "passive-income": "دخل سلبي",
    "remote-work": "العمل من أي مكان",
  },
  username: {
    free: "أسماء متاحة:",
    /** Words put after a taken name, apart by strokes. */
    endings: "يبني/يبدأ/يصنع",
    label: "اسم المستخدم",
    hint: "حروف فقط، من {{min}} إلى {{max}}",
    checking: "جارٍ التحقق…",
    available: "الاسم متاح.",
  },
} as const satisfies Translation<typeof german.pages, "ar">;

/** Codes that pages say themselves, without asking the server; the server says them too. */
export const checks = {
  username_taken: "اسم المستخدم هذا محجوز بالفعل.",
  username_invalid: "حروف فقط، من 3 إلى 20.",
  invalid_age: "تحقّق من عمرك. المشاركة متاحة من عمر 16 عامًا.",
  age_locked:
    "يمكنك بنفسك زيادة عمرك فقط. هل هو غير صحيح أو أقل من 16؟ اكتب إلينا عبر نموذج التواصل لنصححه معًا.",
  bio_too_long: "النبذة طويلة جدًا (2000 حرف كحد أقصى).",
} as const satisfies Translation<typeof german.checks, "ar">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  profile: {
    title: "الاسم والنبذة والعمر",
    keywords: "اسم المستخدم، عني، وصف، تغيير العمر، فكرة المشروع، تعديل الملف",
    body: "تعدّل ملفك في الإعدادات ضمن «$t(settings:tabs.profile)».\n\n- اسم المستخدم: حروف فقط، من 3 إلى 20. وترى أثناء الكتابة إن كان متاحًا.\n- النبذة: حتى 250 حرفًا. ماذا تفعل وما الذي يحفّزك؟\n- فكرة المشروع: حتى 4000 حرف، وهي اختيارية. تكفي الخطوط العريضة.\n- العمر: من 16 عامًا. ولا يمكنك بعدها إلا رفعه. إن أخطأت في كتابته فاكتب إلينا عبر نموذج التواصل.\n\nلا تنسَ الحفظ. إن رُفض شيء ظهر السبب عند الحقل وبقي نصك مكانه. ولا يرى أي عضو آخر بريدك الإلكتروني.",
  },
  avatar: {
    title: "تغيير الصورة الشخصية",
    keywords: "صورة، أفاتار، رفع، قص، إزالة",
    body: "تظهر صورتك بجانب اسمك في المحادثات وحيثما يراك الآخرون.\n\n1. افتح الإعدادات ثم «$t(settings:tabs.profile)».\n2. اختر صورة، بصيغة JPEG أو PNG مثلًا.\n3. حرّكها وكبّرها داخل المربع ثم اعتمد القص.\n\nإن أزلتها نعرض الأحرف الأولى من اسمك على لون. ويُحذف من الصورة مكانُ التقاطها وبيانات الكاميرا. أما الصورة الكبيرة في المطابقة فهي صورة أخرى: تغيّرها في المطابقة ضمن «$t(matching:preferences.open)» بزر «$t(matching:setup.change_title)».",
  },
  strengths: {
    title: "نماذج الأعمال والمهارات والهدف",
    keywords: "قدرات، مواهب، ماذا أجيد، غاية، تغيير الاختيار",
    body: "بناءً عليها نختار لك الأشخاص. وتغيّرها كلها في الإعدادات ضمن «$t(settings:tabs.profile)».\n\n- نماذج الأعمال: حتى 5. ماذا تبني أو تريد أن تبني؟\n- المهارات: حتى 5. ويُحسب ما تتعلمه الآن أيضًا.\n- الهدف: واحد فقط، مع جملة منك حتى 120 حرفًا.\n\nإن امتلأت القائمة فاحذف شيئًا لتستبدل به غيره. تحتاج المطابقة إلى نموذج أعمال واحد ومهارة واحدة على الأقل. والأفضل أن تختار القليل الذي ينطبق عليك حقًا: هكذا تصبح الاقتراحات أنسب لك.",
  },
  jobs_newsletter: {
    title: "الوظائف والنشرة البريدية",
    keywords: "أخبار، إلغاء الاشتراك، إعلانات، بريد، أعمال، عمل",
    body: "سألناك في البداية إن كانت الوظائف والأعمال المدفوعة تهمك وإن كنت تريد النشرة. يمكنك تغيير الأمرين متى شئت في الإعدادات ضمن «$t(settings:tabs.profile)».\n\n- الوظائف: أخبرنا إن كانت الأعمال المدفوعة والوظائف تهمك.\n- النشرة: حين تفعّلها نرسل إليك رسالة أولًا. ولا تشترك إلا بعد فتح الرابط الذي فيها، وهو صالح 24 ساعة.\n\nإلغاء الاشتراك فوري ودون سبب. أما الرسائل التي تحمي حسابك فتصلك دائمًا.",
  },
  status: {
    title: "متصل وغائب وغير متصل",
    keywords: "حالة، حضور، نقطة خضراء، آخر ظهور، أونلاين",
    body: "النقطة على الصورة الشخصية تقول إن كان الشخص موجودًا الآن:\n\n- متصل: التطبيق مفتوح وقيد الاستخدام.\n- غائب: التطبيق مفتوح، لكنه لم يُستخدم منذ مدة.\n- غير متصل: التطبيق ليس مفتوحًا على أي جهاز.\n\nيحدث هذا تلقائيًا ولا يلزمك ضبط شيء. إن دخلت من عدة أجهزة فيكفي واحد تستخدمه الآن. والرسائل تصل دائمًا: من كان غير متصل يقرؤها في المرة القادمة.",
  },
  block: {
    title: "حظر شخص",
    keywords: "بلوك، مضايقة، تحرش، إلغاء الحظر، تجاهل، غير مرغوب",
    body: "إن لم تعد تريد أي صلة بشخص، فاحظره من المحادثة: في الأعلى تحت «$t(chats:actions)».\n\n- يسري الحظر في الاتجاهين وفي كل مكان: في المطابقة والمحادثات والإشعارات.\n- لا يمكنكما التراسل بعد ذلك.\n- لا يصل إلى الشخص أي إشعار بذلك.\n\nتلغي الحظر في الإعدادات ضمن «$t(settings:tabs.privacy)»، حيث يظهر كل من حظرته. وإن تعرضت لتهديد أو مضايقة فاستخدم أيضًا «$t(pods:report)» في الملف، ليراجعه فريقنا.",
  },
} as const satisfies Translation<typeof german.help, "ar">;

/** What can be reported of it, by name. */
export const reports = {
  member: { name: "عضو", title: "الإبلاغ عن {{name}}" },
} as const satisfies Translation<typeof german.reports, "ar">;
