import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Announcements above every page, and writing them. */

/** Codes that the endpoints answer with. */
export const errors = {
  announcement_stays: "यह घोषणा ख़त्म होने तक बनी रहती है।",
  announcement_times: "अंत शुरुआत के बाद और आगे का होना चाहिए।",
  announcement_over: "यह घोषणा ख़त्म हो चुकी है।",
} as const satisfies Translation<typeof german.errors, "hi">;

/** The banner. */
export const pages = {
  label: "घोषणा",
  more: "और जानें",
} as const satisfies Translation<typeof german.pages, "hi">;

/** Writing them, for admins. */
export const staff = {
  title: "घोषणाएँ",
  lead: "हर पेज के ऊपर एक पट्टी, सबके लिए या कुछ लोगों के लिए। एक समय में एक ही: पहले चेतावनियाँ, फिर सबसे नई।",
  write: "नई घोषणा",
  states: { current: "चल रही", planned: "निर्धारित", past: "बीत गई" },
  kind: "प्रकार",
  kinds: { info: "सूचना", warning: "चेतावनी" },
  audience: "किसके लिए",
  audiences: {
    all: "सब",
    free: "बिना प्रीमियम",
    premium: "प्रीमियम वाले",
    founders: "जिनका समूह है",
    new: "ज़्यादा से ज़्यादा {{days}} दिन पुराने",
    team: "सिर्फ़ टीम",
  },
  text: "टेक्स्ट की भाषा: {{language}}",
  text_missing: "कम से कम जर्मन में टेक्स्ट लिखें।",
  text_hint: "छोटा और साफ़। जिसकी भाषा में टेक्स्ट नहीं है, उसे अंग्रेज़ी दिखेगी, नहीं तो जर्मन।",
  other_language: "एक और भाषा",
  add_language: "भाषा जोड़ें",
  remove_language: "{{language}} हटाएँ",
  starts: "कब से",
  starts_hint: "ख़ाली: तुरंत",
  ends: "कब तक",
  ends_hint: "ख़ाली: जब तक कोई ख़त्म न करे",
  link: "किसी पेज का लिंक",
  link_hint: "इसी साइट का पता, जैसे /dashboard/groups",
  link_wrong: "पता / से शुरू हो और इसी साइट का हो।",
  dismissible: "बंद की जा सकती है",
  dismissible_hint: "तब सभी डिवाइस पर बंद रहेगी और वापस नहीं आएगी।",
  preview: "ऐसी दिखेगी",
  preview_in: "झलक की भाषा: {{language}}",
  publish: "प्रकाशित करें",
  save: "सहेजें",
  edit: "बदलें",
  edit_title: "घोषणा बदलें",
  published: "घोषणा प्रकाशित हो गई।",
  saved: "सहेजा गया।",
  span: "{{from}} से {{until}} तक",
  since: "{{from}} से, कोई अंत नहीं",
  from: "{{from}} से शुरू, कोई अंत नहीं",
  ended: "{{date}} को ख़त्म की गई",
  dismissed_one: "{{count}} सदस्य ने बंद की",
  dismissed_other: "{{count}} सदस्यों ने बंद की",
  stays: "बंद नहीं की जा सकती",
  end: {
    button: "ख़त्म करें",
    title: "घोषणा ख़त्म करें",
    text: "यह तुरंत हर जगह से हट जाएगी।",
    reason: "कारण (लॉग में रहता है)",
    reason_missing: "कारण ज़रूरी है।",
    done: "ख़त्म हो गई।",
  },
  empty: "यहाँ कुछ नहीं है",
  empty_text: "आप जो लिखेंगे, उसे वे सब देखेंगे जिनके लिए है, तुरंत या आपके चुने समय से।",
  failed: "घोषणाएँ लोड नहीं हो पाईं",
} as const satisfies Translation<typeof german.staff, "hi">;
