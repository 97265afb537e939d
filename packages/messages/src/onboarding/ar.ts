import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The first steps after signing up. */
export const pages = {
  title: "Onboarding",
  sign_out: "تسجيل الخروج",
  save_failed: "تعذّر الحفظ. ما أدخلته ما زال هنا: حاول مجددًا بعد لحظة.",
  full: "اخترت {{max}}. أزل واحدًا لتبدّل.",
  language: { title: "ما لغتك؟", lead: "يتبدّل التطبيق فورًا، ويمكنك تغييرها متى شئت." },
  person: {
    title: "ما اسمك هنا؟",
    lead: "بهذا الاسم يتعرف إليك الآخرون.",
    age: "العمر",
    age_hint: "المطابقة متاحة من عمر {{age}} عامًا.",
  },
  models: {
    title: "ماذا تريد أن تبني؟",
    lead: "اختر ما يصل إلى {{max}} من نماذج الأعمال.",
    label: "نماذج الأعمال",
    required: "اختر نموذج أعمال واحدًا على الأقل.",
  },
  skills: {
    title: "ماذا تجيد؟",
    lead: "اختر ما يصل إلى {{max}} من المهارات، وما تتعلمه الآن يُحتسب أيضًا.",
    label: "المهارات",
    required: "اختر مهارة واحدة على الأقل.",
  },
  goal: {
    title: "إلى أين تريد أن تصل؟",
    lead: "اختر الهدف الأهم لك الآن.",
    label: "الهدف",
    required: "اختر هدفًا.",
  },
  bio: {
    title: "حدّثنا عنك",
    lead: "جملتان أو ثلاث تكفي: ماذا تعمل، ما الذي يحرّكك، كيف تحب أن تعمل؟",
    label: "عني",
  },
  idea: {
    title: "هل لديك فكرة؟",
    lead: "يكفي بشكل عام. ماذا تود أن تبني، ولمن؟",
    label: "فكرة المشروع",
    too_long: "الفكرة طويلة جدًا (الحد {{max}} حرف).",
  },
  jobs: {
    title: "هل نعرض عليك وظائف؟",
    lead: "أعضاء آخرون يعرضون أعمالًا مدفوعة ويبحثون عن أشخاص لفرقهم.",
    yes: "نعم، تهمّني الوظائف",
    no: "لا، ليس الآن",
  },
  newsletter: {
    title: "أخبار عبر البريد؟",
    lead: "نشرتنا تخبرك بالجديد، ويمكنك إلغاؤها متى شئت.",
    yes: "نعم، بكل سرور",
    no: "لا، شكرًا",
  },
} as const satisfies Translation<typeof german.pages, "ar">;
