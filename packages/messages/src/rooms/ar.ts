import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

export const pages = {
  title: "الغرفة",
  title_of: "الغرفة: {{name}}",
  open: "الغرفة",
  open_count_zero: "الغرفة · بداخلها {{count}}",
  open_count_one: "الغرفة · بداخلها {{count}}",
  open_count_two: "الغرفة · بداخلها {{count}}",
  open_count_few: "الغرفة · بداخلها {{count}}",
  open_count_many: "الغرفة · بداخلها {{count}}",
  open_count_other: "الغرفة · بداخلها {{count}}",
  about: "يمكن لستة أعضاء على الأكثر التحدث هنا. ولا يُسجَّل أي شيء.",
  join: "دخول الغرفة",
  leave: "مغادرة الغرفة",
  rejoin: "الدخول مجددًا",
  empty: "لا أحد هنا الآن. ادخل وسيرى الآخرون ذلك هنا.",
  seats: "المقاعد المشغولة: {{count}} من {{max}}",
  you: "{{name}} (أنت)",
  muted: "الميكروفون مغلق",
  speaking: "جارٍ التحدث",
  hand: "اليد مرفوعة",
  shares: "الشاشة معروضة",
  apart: "لا اتصال معك",
  connecting: "جارٍ الاتصال…",
  hand_up: "رفع اليد",
  hand_down: "إنزال اليد",
  remove: "إخراج من الغرفة",
  remove_title: "إخراج {{name}} من الغرفة؟",
  remove_text: "لا عودة قبل عشر دقائق.",
  removed: "خارج الغرفة الآن: {{name}}",
  report: "إبلاغ",
  more: "خيارات لـ {{name}}",
  preview_off: "الكاميرا لديك متوقفة.",
  controls: "التحكم",
  people: "في الغرفة",
  came: "هنا الآن: {{name}}",
  went: "مغادرة الغرفة: {{name}}",
  hand_came: "اليد مرفوعة: {{name}}",
  reconnecting: "انقطع الاتصال، تجري استعادته…",
  over: {
    elsewhere: "مشاركتك الآن على جهاز آخر أو في غرفة أخرى.",
    removed: "أُخرجت من الغرفة. يمكنك العودة بعد عشر دقائق.",
    closed: "لم تعد هذه الغرفة مفتوحة لك.",
    lost: "انقطع الاتصال مدة طويلة.",
  },
  place: {
    channel: "إلى القناة",
    pod: "إلى الحلقة",
    team: "إلى الفريق",
    trial: "إلى المحادثة",
    home: "إلى النظرة العامة",
  },
  messages: "الرسائل",
  write_there: "يمكنكم تبادل الرسائل في صفحتكم.",
  missing: "هذه الغرفة غير موجودة أو غير مفتوحة لك.",
} as const satisfies Translation<typeof german.pages, "ar">;

export const errors = {
  room_full: "الغرفة ممتلئة، بداخلها ستة أشخاص بالفعل.",
  in_call: "لديك مكالمة جارية أو واردة. أنهها أولًا ثم ادخل الغرفة.",
  removed_from_room: "أُخرجت من هذه الغرفة. يمكنك العودة بعد عشر دقائق.",
  screen_taken: "هناك شاشة معروضة بالفعل.",
  seat_lost: "لم تعد في هذه الغرفة.",
} as const satisfies Translation<typeof german.errors, "ar">;

export const help = {
  rooms: {
    title: "الغرف",
    keywords: "غرفة، غرف، مكالمة جماعية، مؤتمر فيديو، اجتماع، مشاركة الشاشة، رفع اليد، كاميرا، ميكروفون",
    body: "لكل قناة وفريق وحلقة أسبوعية ومشروع تجريبي جارٍ غرفة، ويمكن لستة على الأكثر التحدث فيها.\n\n1. افتح القناة أو الفريق أو الحلقة أو المشروع التجريبي.\n2. اضغط «$t(rooms:open)». هناك ترى من بداخلها.\n3. اختر الميكروفون والكاميرا واضغط «$t(rooms:join)».\n\nفي الغرفة يمكنك عرض الكاميرا أو الشاشة ورفع اليد. ولا تُعرض إلا شاشة واحدة في كل وقت. وتكتبون حيث تكتبون دائمًا.\n\nيمكن للمشرفين والمسؤولين إخراج عضو من الغرفة، ولا عودة قبل عشر دقائق. ومن حظرته أو حظرك لا يتصل بك. إذا غادرت الصفحة غادرت الغرفة. ولا يُسجَّل أي شيء.",
  },
} as const satisfies Translation<typeof german.help, "ar">;
