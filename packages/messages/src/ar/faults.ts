import type { messages as german } from "../de/faults.ts";
import type { Translation } from "../translation.ts";

/** Texts of the codes that pages say themselves, without asking the server; the error texts contain them. */
export const messages: Translation<typeof german, "ar"> = {
  offline: "لا يوجد اتصال.",
  unavailable: "غير متاح حاليًا. حاول مجددًا بعد قليل.",
  suspicious_input: "رُصدت أحرف غير صالحة. استخدم الحروف والأرقام والرموز الشائعة فقط.",
  wrong_credentials: "البريد الإلكتروني أو كلمة المرور غير صحيحة.",
  email_invalid: "أدخل عنوان بريد إلكتروني صالحًا.",
  email_taken: "يوجد حساب بهذا البريد بالفعل. سجّل الدخول.",
  password_short: "يجب ألا تقل كلمة المرور عن 8 أحرف.",
  password_long: "يجب ألا تزيد كلمة المرور على 128 حرفًا.",
  password_common: "كلمة المرور هذه سهلة التخمين. اختر غيرها.",
  terms_required: "يُرجى الموافقة على الشروط.",
  captcha_required: "أكمل تحقق CAPTCHA.",
  captcha_failed: "فشل تحقق CAPTCHA. حاول مجددًا.",
  too_many_attempts: "محاولات دخول كثيرة جدًا. انتظر 5 دقائق ثم حاول مجددًا.",
  username_taken: "اسم المستخدم هذا محجوز.",
  username_invalid: "حروف فقط، من 3 إلى 20.",
  invalid_age: "أدخل عمرًا بين 13 و120.",
  bio_too_long: "النبذة طويلة جدًا (2000 حرف كحد أقصى).",
  required: "هذا الحقل مطلوب.",
};
