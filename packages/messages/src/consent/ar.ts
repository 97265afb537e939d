import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The question whether a visit may be measured at the foot of every page. */
export const pages = {
  label: "قياس زيارتك",
  question:
    "هل تسمح لنا بأن نرى كيف تستخدم {{brand}}؟ هكذا نعرف أين تتعثر الأمور. إن رفضت، نعدّ مرات فتح الصفحات فقط، ولا نعدّك أنت أبدًا.",
  more: "ماذا بالضبط؟",
  decline: "رفض",
  accept: "قبول",
  quiet: "متصفحك يطلب عدم تتبعك. نحن نلتزم بذلك: لا يُقاس شيء هنا.",
  understood: "فهمت",
  again: "قياس الزيارات",
} as const satisfies Translation<typeof german.pages, "ar">;

/** Where the answer is changed. */
export const choice = {
  title: "قياس الزيارات",
  lead: "طريقة استخدامك لـ {{brand}} تُرينا أين تتعثر الأمور. ولا نقرأ الرسائل أو الملفات الشخصية أبدًا.",
  switch: "قياس زياراتي",
  on: "مفعّل. يمكنك سحب موافقتك في أي وقت؛ وعندها نحذف ما قيس تحت حسابك.",
  off: "معطّل. نعدّ مرات فتح الصفحات فقط، دون ربطها بك.",
  switch_quiet: "متصفحك يطلب عدم تتبعك. نحن نلتزم بذلك.",
} as const satisfies Translation<typeof german.choice, "ar">;

/** What is collected, on the page about privacy. */
export const collected = {
  title: "قياس الزيارات",
  text: "نقيس بأنفسنا كيف يُستخدم {{brand}}، على خوادمنا وبموافقتك فقط (المادة 6(1)(أ) من اللائحة العامة لحماية البيانات). ومن دونها نعدّ فقط عدد مرات فتح الصفحة. وإذا طلب متصفحك عدم تتبعك عبر «Do Not Track» أو «Global Privacy Control» فلا نرسل شيئًا على الإطلاق. وتفقد عناوين الصفحات الأسماء والرموز والأرقام قبل أن تغادر متصفحك. وما تكتبه وتقرؤه ليس جزءًا من ذلك أبدًا. هذا كل ما يُجمع:",
  kind: "ماذا",
  what: "البيانات",
  purpose: "لماذا",
  kept: "إلى متى",
  only_with: "بموافقتك فقط",
  without: "من دونها أيضًا",
  days: "{{days}} يومًا، ثم تبقى مجاميع يومية",
  sums: "على شكل مجاميع، أو ما دام حسابك قائمًا",
  change: "يمكنك سحب موافقتك في أي وقت: أسفل كل صفحة عامة تحت «قياس الزيارات» أو في إعداداتك.",
  kinds: {
    count: "فتح صفحة، يُعدّ فقط",
    session: "زيارة",
    pageView: "صفحة من زيارة",
    event: "النقرات وما شابهها",
    heatmap: "خريطة النقرات",
    outline: "بنية صفحة",
    error: "أخطاء",
    conversion: "خطوات مكتملة",
    featureUsage: "الأقسام المستخدمة",
    consent: "قرارك",
  },
  purposes: {
    visits: "معرفة ما يُزار",
    use: "فهم ما يُستخدم",
    layout: "تحسين بنية الصفحات",
    errors: "العثور على الأخطاء",
    success: "معرفة هل تؤدي المسارات إلى الهدف",
    choice: "احترام قرارك",
  },
  fields: {
    page: "عنوان الصفحة من دون أسماء وأرقام",
    title: "عناوين الصفحات العامة",
    visit: "رقم عشوائي لهذه الزيارة",
    device: "الجهاز والمتصفح: النوع واللغة وحجم الشاشة",
    window: "حجم النافذة",
    referrer: "اسم الموقع الذي جئت منه",
    campaign: "الحملة المذكورة في الرابط",
    answer: "موافقتك أو رفضك وعلى أي نسخة",
    address: "عنوان IP مختصر",
    country: "البلد بحسب منطقتك الزمنية",
    member: "حسابك، إن سجّلت الدخول",
    speed: "سرعة ظهور الصفحة",
    time: "المدة",
    depth: "إلى أين قرأت",
    action: "ما فعلته: نقر، تمرير، إرسال",
    control: "نص الزر، 100 حرف على الأكثر",
    position: "الموضع في الصفحة",
    layout: "الخطوط العامة للصفحة، دون نص أو صور",
    error: "رسالة الخطأ وموضعها في البرنامج",
    goal: "الخطوة التي بلغتها، كالتسجيل مثلًا",
    feature: "القسم الذي استخدمته",
  },
} as const satisfies Translation<typeof german.collected, "ar">;
