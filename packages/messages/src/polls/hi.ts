import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Polls in the channels of groups. */
export const pages = {
  panel: "पोल",
  new: "नया पोल",
  question: "सवाल",
  answer: "जवाब {{number}}",
  add: "जवाब जोड़ें",
  remove: "जवाब {{number}} हटाएँ",
  days: "समाप्ति",
  days_null: "जब मैं इसे बंद करूँ",
  days_1: "एक दिन बाद",
  days_3: "तीन दिन बाद",
  days_7: "एक हफ़्ते बाद",
  ask: "पोल शुरू करें",
  cancel: "रद्द करें",
  empty_title: "अभी कोई पोल नहीं",
  empty_text: "दूसरों से पूछें कि उन्हें क्या पसंद है। हर वोट तुरंत गिना जाता है।",
  failed: "पोल लोड नहीं हो सके",
  failed_change: "यह नहीं हो पाया: {{reason}}",
  gone_author: "हटाए गए सदस्य",
  asked_by: "{{name}} की ओर से",
  votes_one: "{{count}} वोट",
  votes_other: "{{count}} वोट",
  open_until: "{{when}} तक खुला",
  open: "खुला",
  closed: "समाप्त",
  mine: "आपका वोट",
  unvote: "अपना वोट वापस लें",
  menu: "इस पोल के विकल्प",
  close: "पोल बंद करें",
  delete: "हटाएँ",
  delete_ask: "यह पोल हटाएँ?",
  delete_text: "यह सभी वोटों के साथ हट जाएगा। इसे वापस नहीं लाया जा सकता।",
  report: "रिपोर्ट करें",
  found: "पोल",
} as const satisfies Translation<typeof german.pages, "hi">;

/** Codes that the endpoints answer with. */
export const errors = {
  too_many_polls: "इस चैनल में पहले से दस पोल खुले हैं। पहले उनमें से एक बंद करें।",
  poll_closed: "यह पोल पहले ही समाप्त हो चुका है।",
  answers_alike: "हर जवाब एक ही बार आ सकता है।",
} as const satisfies Translation<typeof german.errors, "hi">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  poll_closed: {
    name: "जिस पोल में आपने वोट दिया वह समाप्त हुआ",
    title: "{{group}} में पोल समाप्त",
    text: "नतीजा आ गया है।",
    line: "{{group}} में एक पोल समाप्त हुआ: {{text}}",
  },
} as const satisfies Translation<typeof german.notifications, "hi">;

/** What can be reported of it, by name. */
export const reports = {
  poll: { name: "पोल", title: "पोल की रिपोर्ट करें" },
} as const satisfies Translation<typeof german.reports, "hi">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  polls: {
    title: "समूहों में पोल",
    keywords: "वोट, वोट देना, सर्वे, सवाल पूछना, नतीजा",
    body: "समूह के हर चैनल में आप दूसरों से कुछ पूछ सकते हैं।\n\n1. चैनल खोलें और ऊपर “$t(polls:panel)” पर टैप करें।\n2. अपना सवाल और दो से पाँच जवाब लिखें।\n3. चुनें कि पोल कब समाप्त हो, और उसे शुरू करें।\n\nसभी को वोट तुरंत दिखते हैं। पोल खुला रहने तक आप अपना वोट बदल या वापस ले सकते हैं। किसने क्या चुना, यह किसी को नहीं दिखता। जिसने पूछा वह और समूह के मॉडरेटर पोल को बंद कर सकते हैं और हटा सकते हैं।",
  },
} as const satisfies Translation<typeof german.help, "hi">;
