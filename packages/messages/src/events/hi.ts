import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Events of groups, teams and circles, and the calendar feed. */
export const pages = {
  title: "कार्यक्रम",
  lead: "आपके समूहों, टीमों और साप्ताहिक मंडलियों में आगे क्या है, आपके समय क्षेत्र में।",
  panel: "कार्यक्रम",
  new: "नया कार्यक्रम",
  empty_title: "अभी कोई कार्यक्रम नहीं",
  empty_text: "मिलने का समय तय करें: हर सदस्य को कार्यक्रम अपने समय क्षेत्र में दिखता है।",
  empty_mine: "आपके समूहों, टीमों और मंडलियों में अभी कुछ तय नहीं है। नए कार्यक्रम वहीं बनाएँ।",
  failed: "कार्यक्रम लोड नहीं हो सके",
  not_done: "यह नहीं हो पाया: {{reason}}",
  missing: "यह कार्यक्रम मौजूद नहीं है, या आप इसमें शामिल नहीं हैं।",
  your_zone: "आपका समय ({{zone}})",
  planned_zone: "तय समय: {{when}} ({{zone}})",
  repeats_none: "एक बार",
  repeats_weekly: "हर सप्ताह",
  repeats_fortnightly: "हर दो सप्ताह",
  repeats_monthly: "हर महीने उसी वार को",
  over: "समाप्त",
  answer: "क्या आप आएँगे?",
  yes: "हाँ",
  maybe: "शायद",
  no: "नहीं",
  seats: "{{capacity}} में से {{going}} जगहें भरीं",
  full_hint: "सभी जगहें भर गई हैं। “हाँ” चुनने पर आप प्रतीक्षा सूची में आएँगे और बारी आने पर जगह मिलेगी।",
  maybes: "शायद: {{number}}",
  waitings: "प्रतीक्षा सूची: {{number}}",
  who: "कौन आ रहा है",
  who_empty: "अभी किसी ने हाँ नहीं कहा।",
  is_waiting: "जगह की प्रतीक्षा में",
  is_maybe: "शायद",
  venue: "स्थान",
  venue_none: "अभी तय नहीं",
  venue_room: "यहीं का रूम",
  venue_link: "लिंक",
  venue_address: "पता",
  to_room: "रूम पर जाएँ",
  dates: "अगली तारीख़ें",
  download: "कैलेंडर फ़ाइल डाउनलोड करें",
  download_failed: "कैलेंडर फ़ाइल डाउनलोड नहीं हो सकी।",
  creator: "बनाने वाले: {{name}}",
  gone: "हटाए गए सदस्य",
  menu: "कार्यक्रम के विकल्प",
  change: "बदलें",
  change_all: "आगे के सभी बदलें",
  move_one: "केवल इसका समय बदलें",
  cancel_one: "केवल इसे रद्द करें",
  cancel_all: "कार्यक्रम रद्द करें",
  cancel_one_ask: "केवल यह तारीख़ रद्द करें?",
  cancel_one_text: "आने वालों को बता दिया जाएगा। बाकी तारीख़ें वैसी ही रहेंगी।",
  cancel_ask: "यह कार्यक्रम रद्द करें?",
  cancel_text: "आगे की सभी तारीख़ें भी रद्द होंगी। आने वालों को बता दिया जाएगा।",
  report: "रिपोर्ट करें",
  form: {
    change_title: "कार्यक्रम बदलें",
    move_title: "इस तारीख़ का समय बदलें",
    title: "शीर्षक",
    text: "विवरण",
    day: "दिन",
    time: "शुरू होने का समय",
    zone: "समय क्षेत्र",
    minutes: "अवधि, मिनटों में",
    repeats: "दोहराव",
    until: "आख़िरी दिन",
    channel: "चैनल",
    capacity: "जगहें",
    capacity_hint: "जगहें भरने पर प्रतीक्षा सूची बनती है।",
    all_note: "आगे की सभी तारीख़ों पर लागू होगा।",
    create: "कार्यक्रम बनाएँ",
    save: "सहेजें",
    cancel: "रद्द करें",
    check_in: "साप्ताहिक समीक्षा को कार्यक्रम बनाएँ",
    check_in_title: "हमारी साप्ताहिक समीक्षा",
  },
  feed: {
    title: "कैलेंडर की सदस्यता लें",
    text: "निजी पते से आपका कैलेंडर (Google, Apple, Outlook) वे सभी कार्यक्रम दिखाता है जिन्हें आपने मना नहीं किया। पता जानने वाला भी इन्हें देख सकता है, इसलिए इसे किसी को न दें।",
    create: "पता बनाएँ",
    address: "आपके कैलेंडर का पता",
    once: "इसे अभी कॉपी करें। सुरक्षा के लिए हम इसे केवल इस बार दिखाते हैं।",
    copy: "पता कॉपी करें",
    copied: "पता कॉपी हो गया",
    since: "पता {{date}} को बनाया गया।",
    fetched: "आख़िरी बार पढ़ा गया: {{when}}",
    never: "अब तक किसी कैलेंडर ने इसे नहीं पढ़ा।",
    renew: "नया पता",
    renew_ask: "नया पता बनाएँ?",
    renew_text: "पुराना पता काम नहीं करेगा। नया पता अपने कैलेंडर में जोड़ें।",
    end: "सदस्यता समाप्त करें",
    end_ask: "कैलेंडर की सदस्यता समाप्त करें?",
    end_text: "इसके बाद पते पर कुछ नहीं दिखेगा।",
  },
  found: "कार्यक्रम",
} as const satisfies Translation<typeof german.pages, "hi">;

/** What a date says in a list, the one on the overview among them. */
export const dates = {
  next_title: "आगे क्या है",
  all: "आपके सभी कार्यक्रम",
  moved: "समय बदला",
  cancelled: "रद्द",
  host_pod: "साप्ताहिक मंडली",
  mine_yes: "आप आ रहे हैं",
  mine_maybe: "शायद",
  mine_no: "आप नहीं आ रहे",
  mine_waiting: "प्रतीक्षा सूची, स्थान {{turn}}",
  going_one: "{{count}} व्यक्ति आ रहा है",
  going_other: "{{count}} लोग आ रहे हैं",
} as const satisfies Translation<typeof german.dates, "hi">;

/** Codes that the endpoints answer with. */
export const errors = {
  event_past: "यह समय बीत चुका है। बाद का समय चुनें।",
  event_far: "कार्यक्रम एक साल आगे तक के हो सकते हैं। पहले का दिन चुनें।",
  event_over: "यह कार्यक्रम समाप्त या रद्द हो चुका है।",
  too_many_events: "यहाँ पहले से बहुत सारे कार्यक्रम हैं। पहले एक रद्द करें या कल कोशिश करें।",
} as const satisfies Translation<typeof german.errors, "hi">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  event_day: {
    name: "रिमाइंडर: कार्यक्रम से एक दिन पहले",
    title: "एक दिन बाद: {{when}}",
    line: "आपका कार्यक्रम “{{text}}”: {{when}}",
  },
  event_hour: {
    name: "रिमाइंडर: कार्यक्रम से एक घंटा पहले",
    title: "एक घंटे बाद: {{when}}",
    line: "आपका कार्यक्रम “{{text}}”: {{when}}",
  },
  event_minutes: {
    name: "रिमाइंडर: कार्यक्रम से दस मिनट पहले",
    title: "दस मिनट बाद: {{when}}",
    line: "आपका कार्यक्रम “{{text}}”: {{when}}",
  },
  event_seat: {
    name: "कार्यक्रम: प्रतीक्षा सूची से जगह",
    title: "जगह मिल गई, आप शामिल हैं: {{when}}",
    line: "“{{text}}” में आपको जगह मिली: {{when}}",
  },
  event_changed: {
    name: "कार्यक्रम में बदलाव",
    title: "कार्यक्रम में बदलाव: {{when}}",
    line: "“{{text}}” में बदलाव: {{when}}",
  },
  event_cancelled: {
    name: "कार्यक्रम रद्द",
    title: "रद्द: {{when}}",
    line: "“{{text}}” रद्द ({{when}})",
  },
} as const satisfies Translation<typeof german.notifications, "hi">;

/** What can be reported of it, by name. */
export const reports = {
  event: {
    name: "कार्यक्रम",
    title: "कार्यक्रम की रिपोर्ट करें",
  },
} as const satisfies Translation<typeof german.reports, "hi">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  events: {
    title: "कार्यक्रम और कैलेंडर",
    keywords: "बैठक, मुलाकात, कैलेंडर, ics, Google, Outlook, Apple, प्रतीक्षा सूची, समय क्षेत्र",
    body: "हर समूह, टीम और साप्ताहिक मंडली में आप एक बार के या दोहराए जाने वाले कार्यक्रम बना सकते हैं।\n\n1. “$t(events:panel)” खोलें और “$t(events:new)” चुनें।\n2. शीर्षक, दिन, शुरू होने का समय और समय क्षेत्र भरें। बाकी सबको कार्यक्रम अपने समय क्षेत्र में दिखता है।\n3. हाँ, शायद या नहीं में जवाब दें। जगहें भर चुकी हों, तो हाँ कहने पर आप प्रतीक्षा सूची में आएँगे और बारी आने पर जगह मिलेगी।\n\nहम एक दिन, एक घंटा और दस मिनट पहले याद दिलाते हैं। कौन-से रिमाइंडर चाहिए, यह सेटिंग में चुनें। कार्यक्रम बनाने वाले और संचालक उसे बदल और रद्द कर सकते हैं।\n\n“$t(events:feed.title)” में अपने कैलेंडर के लिए निजी पता बनाएँ। इसे आप कभी भी बदल या बंद कर सकते हैं।",
  },
} as const satisfies Translation<typeof german.help, "hi">;
