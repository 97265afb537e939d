import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Codes of several features that pages say themselves, without asking the server; the server says them too. */
export const checks = {
  offline: "لا يوجد اتصال.",
  unavailable: "غير متاح حاليًا. حاول مجددًا بعد قليل.",
} as const satisfies Translation<typeof german.checks, "ar">;

/** Codes that any endpoint may answer with, that several features declare, or that name a broken field. */
export const errors = {
  invalid_input: "يُرجى مراجعة ما أدخلته.",
  unauthenticated: "يُرجى تسجيل الدخول.",
  forbidden: "لا يُسمح لك بذلك.",
  cross_site: "جاء هذا الطلب من موقع آخر ورُفض.",
  banned: "حسابك محظور بقرار من الإدارة.",
  banned_reason: "حسابك محظور بقرار من الإدارة. السبب: {{reason}}",
  banned_until: "حسابك محظور حتى {{until, datetime(dateStyle: long; timeZone: UTC)}}.",
  banned_reason_until:
    "حسابك محظور حتى {{until, datetime(dateStyle: long; timeZone: UTC)}}. السبب: {{reason}}",
  premium_required: "تحتاج إلى بريميوم لهذا.",
  second_factor_required:
    "يحتاج أعضاء الفريق إلى عامل ثانٍ: تطبيق مصادقة أو مفتاح مرور. أعِدّه في الإعدادات ضمن «$t(settings:tabs.security)».",
  step_up_required: "يُرجى تأكيد هويتك.",
  not_found: "هذا غير موجود أو لم يعد موجودًا.",
  too_large: "الحجم كبير جدًا.",
  unsupported_type: "صيغة الملف هذه غير مقبولة هنا.",
  picture_too_large: "في هذه الصورة عدد كبير جدًا من البكسلات. احفظها بحجم أصغر ثم أعد المحاولة.",
  picture_damaged: "هذه الصورة تالفة. افتحها في تطبيق صور واحفظها من جديد.",
  rate_limited: "محاولات كثيرة جدًا. انتظر لحظة.",
  internal: "حدث خطأ من جانبنا. إن تكرر فاذكر هذا الرقم: {{id}}",
  storage_full: "مساحة التخزين لدينا ممتلئة. حاول لاحقًا.",
  quota_exceeded: "امتلأت مساحة ملفاتك. احذف أولًا رسائل قديمة فيها ملفات.",
  already_decided: "حُسم هذا الأمر بالفعل.",
  ai_off: "الترجمة غير مُعدّة هنا.",
  translations_used: "نفدت ترجماتك لهذا اليوم. تتجدد غدًا.",
  ai_failed: "لم تنجح العملية الآن. حاول مجددًا بعد قليل.",
  ticket_invalid: "انتهت صلاحية هذا الاتصال المباشر. أعد تحميل الصفحة.",
  distinct: "لا تختر الشيء نفسه مرتين.",
  invalid_type: "القيمة المُدخلة ليست من النوع المطلوب.",
  invalid_value: "هذا الخيار غير موجود.",
  invalid_format: "الصيغة غير صحيحة.",
  too_small: "هذا قليل أو قصير جدًا.",
  too_big: "هذا كثير أو طويل جدًا.",
  required: "هذا الحقل مطلوب.",
  identity_missing: "تحتاج أولًا إلى عبارتك السرية. أعدّها.",
  key_changed: "تغيّر مفتاح في هذه الأثناء. أعد التحميل وحاول مرة أخرى.",
} as const satisfies Translation<typeof german.errors, "ar">;
