import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Events of groups, teams and circles, and the calendar feed. */
export const pages = {
  title: "الفعاليات",
  lead: "ما ينتظرك في مجموعاتك وفرقك وحلقاتك الأسبوعية، بتوقيتك.",
  panel: "الفعاليات",
  new: "فعالية جديدة",
  empty_title: "لا فعاليات بعد",
  empty_text: "اتفقوا على موعد: كل عضو يرى الفعالية بتوقيته.",
  empty_mine: "لا شيء قريب في مجموعاتك وفرقك وحلقاتك. أنشئ الفعاليات من هناك.",
  failed: "تعذّر تحميل الفعاليات",
  not_done: "لم تنجح العملية: {{reason}}",
  missing: "هذه الفعالية غير موجودة أو لا تخصك.",
  your_zone: "توقيتك ({{zone}})",
  planned_zone: "الموعد الأصلي: {{when}} ({{zone}})",
  repeats_none: "مرة واحدة",
  repeats_weekly: "كل أسبوع",
  repeats_fortnightly: "كل أسبوعين",
  repeats_monthly: "كل شهر في يوم الأسبوع نفسه",
  over: "انتهت",
  answer: "هل ستحضر؟",
  yes: "نعم",
  maybe: "ربما",
  no: "لا",
  seats: "الأماكن المحجوزة: {{going}} من {{capacity}}",
  full_hint: "كل الأماكن محجوزة. باختيار «نعم» تدخل قائمة الانتظار ويصلك الدور تلقائيًا.",
  maybes: "ربما: {{number}}",
  waitings: "قائمة الانتظار: {{number}}",
  who: "من سيحضر",
  who_empty: "لم يؤكد أحد حضوره بعد.",
  is_waiting: "في الانتظار",
  is_maybe: "ربما",
  venue: "المكان",
  venue_none: "لم يُحدد بعد",
  venue_room: "غرفة هنا",
  venue_link: "رابط",
  venue_address: "عنوان",
  to_room: "إلى الغرفة",
  dates: "المواعيد القادمة",
  download: "تنزيل ملف التقويم",
  download_failed: "تعذّر تنزيل ملف التقويم.",
  creator: "أنشأها: {{name}}",
  gone: "عضو محذوف",
  menu: "خيارات الفعالية",
  change: "تعديل",
  change_all: "تعديل كل المواعيد القادمة",
  move_one: "نقل هذا الموعد فقط",
  cancel_one: "إلغاء هذا الموعد فقط",
  cancel_all: "إلغاء الفعالية",
  cancel_one_ask: "هل تلغي هذا الموعد فقط؟",
  cancel_one_text: "سنُبلغ من أكدوا الحضور. وتبقى المواعيد الأخرى كما هي.",
  cancel_ask: "هل تلغي هذه الفعالية؟",
  cancel_text: "ستُلغى مع كل مواعيدها القادمة، وسنُبلغ من أكدوا الحضور.",
  report: "إبلاغ",
  form: {
    change_title: "تعديل الفعالية",
    move_title: "نقل هذا الموعد",
    title: "العنوان",
    text: "الوصف",
    day: "اليوم",
    time: "وقت البدء",
    zone: "المنطقة الزمنية",
    minutes: "المدة بالدقائق",
    repeats: "التكرار",
    until: "اليوم الأخير",
    channel: "القناة",
    capacity: "عدد الأماكن",
    capacity_hint: "عند اكتمالها تُفتح قائمة انتظار.",
    all_note: "ينطبق على كل المواعيد القادمة.",
    create: "إنشاء الفعالية",
    save: "حفظ",
    cancel: "إلغاء",
    check_in: "إضافة مراجعة الأسبوع إلى الفعاليات",
    check_in_title: "مراجعتنا الأسبوعية",
  },
  feed: {
    title: "الاشتراك في التقويم",
    text: "بعنوان خاص يعرض تقويمك (Google أو Apple أو Outlook) كل الفعاليات التي لم ترفضها. من يعرف العنوان يراها أيضًا، فاحتفظ به لنفسك.",
    create: "إنشاء عنوان",
    address: "عنوان تقويمك",
    once: "انسخه الآن. للأمان لا نعرضه إلا هذه المرة.",
    copy: "نسخ العنوان",
    copied: "نُسخ العنوان",
    since: "لديك عنوان منذ {{date}}.",
    fetched: "آخر قراءة: {{when}}",
    never: "لم يقرأه أي تقويم بعد.",
    renew: "عنوان جديد",
    renew_ask: "هل تنشئ عنوانًا جديدًا؟",
    renew_text: "سيتوقف العنوان القديم. أضف الجديد إلى تقويمك.",
    end: "إيقاف الاشتراك",
    end_ask: "هل توقف الاشتراك في التقويم؟",
    end_text: "لن يعرض العنوان شيئًا بعد ذلك.",
  },
  found: "الفعاليات",
} as const satisfies Translation<typeof german.pages, "ar">;

/** What a date says in a list, the one on the overview among them. */
export const dates = {
  next_title: "القادم",
  all: "كل فعالياتك",
  moved: "تغيّر موعدها",
  cancelled: "أُلغيت",
  host_pod: "حلقة أسبوعية",
  mine_yes: "ستحضر",
  mine_maybe: "ربما",
  mine_no: "لن تحضر",
  mine_waiting: "قائمة الانتظار، الدور {{turn}}",
  going_zero: "لا أحد سيحضر",
  going_one: "شخص واحد سيحضر",
  going_two: "شخصان سيحضران",
  going_few: "{{count}} أشخاص سيحضرون",
  going_many: "{{count}} شخصًا سيحضرون",
  going_other: "{{count}} شخص سيحضرون",
} as const satisfies Translation<typeof german.dates, "ar">;

/** Codes that the endpoints answer with. */
export const errors = {
  event_past: "مضى وقت البدء. اختر وقتًا لاحقًا.",
  event_far: "يمكن التخطيط لسنة مقبلة على الأكثر. اختر يومًا أقرب.",
  event_over: "انتهت هذه الفعالية أو أُلغيت.",
  too_many_events: "الفعاليات كثيرة بالفعل. ألغِ واحدة أولًا أو حاول غدًا.",
} as const satisfies Translation<typeof german.errors, "ar">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  event_day: {
    name: "تذكير: فعالية بعد يوم",
    title: "بعد يوم: {{when}}",
    line: "فعاليتك «{{text}}»: {{when}}",
  },
  event_hour: {
    name: "تذكير: فعالية بعد ساعة",
    title: "بعد ساعة: {{when}}",
    line: "فعاليتك «{{text}}»: {{when}}",
  },
  event_minutes: {
    name: "تذكير: فعالية بعد عشر دقائق",
    title: "بعد عشر دقائق: {{when}}",
    line: "فعاليتك «{{text}}»: {{when}}",
  },
  event_seat: {
    name: "فعالية: مكان من قائمة الانتظار",
    title: "توفر مكان وهو لك: {{when}}",
    line: "لك مكان في «{{text}}»: {{when}}",
  },
  event_changed: {
    name: "تغيّرت الفعالية",
    title: "تغيّرت الفعالية: {{when}}",
    line: "تغيّرت «{{text}}»: {{when}}",
  },
  event_cancelled: {
    name: "أُلغيت الفعالية",
    title: "أُلغيت: {{when}}",
    line: "أُلغيت «{{text}}» ({{when}})",
  },
} as const satisfies Translation<typeof german.notifications, "ar">;

/** What can be reported of it, by name. */
export const reports = {
  event: {
    name: "فعالية",
    title: "الإبلاغ عن الفعالية",
  },
} as const satisfies Translation<typeof german.reports, "ar">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  events: {
    title: "الفعاليات والتقويم",
    keywords: "لقاء، اجتماع، تقويم، ics، Google، Outlook، Apple، قائمة الانتظار، منطقة زمنية",
    body: "في كل مجموعة وفريق وحلقة أسبوعية يمكن إنشاء فعاليات، لمرة واحدة أو متكررة.\n\n1. افتح «$t(events:panel)» واختر «$t(events:new)».\n2. أدخل العنوان واليوم ووقت البدء والمنطقة الزمنية. يرى الآخرون الفعالية بتوقيتهم.\n3. أجب بنعم أو ربما أو لا. إذا اكتملت الأماكن تدخل بنعم قائمة الانتظار ويصلك الدور.\n\nنذكّرك قبل يوم وقبل ساعة وقبل عشر دقائق. اختر التذكيرات من الإعدادات. يمكن لمنشئ الفعالية وللمسؤول تعديلها وإلغاؤها.\n\nمن «$t(events:feed.title)» تنشئ عنوانًا خاصًا لتقويمك. يمكنك تجديده أو إيقافه في أي وقت.",
  },
} as const satisfies Translation<typeof german.help, "ar">;
