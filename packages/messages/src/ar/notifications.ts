import type { messages as german } from "../de/notifications.ts";
import type { Translation } from "../translation.ts";

/** Notifications: push messages, lines of the daily mail. */
export const messages = {
  someone: "شخص ما",
  match: {
    title: "إنه تطابق!",
    text: "أنت و{{name}} قلتما Deal معًا.",
    line: "تطابق مع {{name}}",
  },
  message: {
    title_zero: "لا رسائل جديدة من {{name}}",
    title_one: "رسالة جديدة من {{name}}",
    title_two: "رسالتان جديدتان من {{name}}",
    title_few: "{{count}} رسائل جديدة من {{name}}",
    title_many: "{{count}} رسالة جديدة من {{name}}",
    title_other: "{{count}} رسالة جديدة من {{name}}",
    line_zero: "لا رسائل جديدة من {{name}}: {{text}}",
    line_one: "رسالة جديدة من {{name}}: {{text}}",
    line_two: "رسالتان جديدتان من {{name}}: {{text}}",
    line_few: "{{count}} رسائل جديدة من {{name}}: {{text}}",
    line_many: "{{count}} رسالة جديدة من {{name}}: {{text}}",
    line_other: "{{count}} رسالة جديدة من {{name}}: {{text}}",
  },
  chat_request: {
    title: "{{name}} يريد مراسلتك",
    text: "اطّلع على الطلب.",
    line: "{{name}} يريد مراسلتك",
  },
  group_application: {
    title: "{{name}} يريد الانضمام إلى {{group}}",
    text: "ألقِ نظرة على الطلب.",
    line: "{{name}} يريد الانضمام إلى {{group}}",
  },
  group_decision: {
    accepted: {
      title: "أهلًا بك في {{group}}",
      text: "قُبل طلبك.",
      line: "{{group}}: قُبل طلبك",
    },
    rejected: {
      title: "رد من {{group}}",
      text: "لم ينجح الأمر هذه المرة للأسف.",
      line: "{{group}}: رُفض طلبك",
    },
  },
  mention: {
    title: "ذكرك {{name}} في {{group}}",
    text: "اطّلع على الموضوع.",
    line: "ذكرك {{name}} في {{group}}: {{text}}",
  },
  call_missed: {
    title_zero: "لا مكالمات فائتة من {{name}}",
    title_one: "مكالمة فائتة من {{name}}",
    title_two: "مكالمتان فائتتان من {{name}}",
    title_few: "{{count}} مكالمات فائتة من {{name}}",
    title_many: "{{count}} مكالمة فائتة من {{name}}",
    title_other: "{{count}} مكالمة فائتة من {{name}}",
    text: "اضغط هنا لمعاودة الاتصال أو الكتابة.",
    line_zero: "لا مكالمات فائتة من {{name}}",
    line_one: "مكالمة فائتة من {{name}}",
    line_two: "مكالمتان فائتتان من {{name}}",
    line_few: "{{count}} مكالمات فائتة من {{name}}",
    line_many: "{{count}} مكالمة فائتة من {{name}}",
    line_other: "{{count}} مكالمة فائتة من {{name}}",
  },
  more_zero: "… لا شيء آخر",
  more_one: "… وإشعار آخر",
  more_two: "… وإشعاران آخران",
  more_few: "… و{{count}} إشعارات أخرى",
  more_many: "… و{{count}} إشعارًا آخر",
  more_other: "… و{{count}} إشعار آخر",
  test: {
    title: "نجح الأمر!",
    text: "هكذا تظهر رسائل {{app}} على هذا الجهاز.",
  },
} as const satisfies Translation<typeof german, "ar">;
