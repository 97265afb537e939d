import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Writing to the team, and the team's inbox. */

/** Codes that the endpoints answer with. */
export const errors = {
  contact_changed: "इस बीच किसी और ने इस पर कुछ किया है। एक बार फिर देखें।",
} as const satisfies Translation<typeof german.errors, "hi">;

/** Mails. */
export const mails = {
  contact_waiting: {
    subject: "{{app}} को नया संदेश: {{topic}}",
    heading: "किसी ने टीम को लिखा है",
    body: "विषय: {{topic}}\n\nक्या लिखा है और किसने, यह एडमिन क्षेत्र में पढ़ा जा सकता है। तुरंत बाद और संदेश आएँ, तो उनके लिए अलग ई-मेल नहीं आता।",
    button: "इनबॉक्स पर जाएँ",
  },
  contact_answer: {
    subject: "{{app}} का जवाब",
    heading: "आपके संदेश पर हमारा जवाब",
    body: "नमस्ते {{name}},\n\n{{answer}}\n\n––––––––\nआपने लिखा था:\n\n{{message}}",
    button: "एक और सवाल पूछें",
  },
} as const satisfies Translation<typeof german.mails, "hi">;

/** What the server says in mails to the operator. */
export const messages = {
  topics: {
    general: "सामान्य",
    partnership: "सहयोग",
    press: "प्रेस",
    support: "मदद",
  },
} as const satisfies Translation<typeof german.messages, "hi">;

/** The public page. */
export const pages = {
  title: "संपर्क",
  lead: "कुछ पूछें, बताएँ कि कहाँ दिक्कत है, या कोई सुझाव दें। इसे एक इंसान पढ़ता है और ई-मेल से जवाब देता है।",
  name: "नाम",
  name_missing: "अपना नाम बताएँ।",
  email: "ई-मेल",
  email_hint: "इस पर हम सिर्फ़ जवाब भेजते हैं, और कुछ नहीं।",
  email_wrong: "यह सही ई-मेल पता नहीं है।",
  topic: "विषय",
  topics: {
    general: "सामान्य",
    partnership: "सहयोग",
    press: "प्रेस",
    support: "मदद",
  },
  message: "संदेश",
  message_hint: "हमें पासवर्ड या कोड न भेजें।",
  message_missing: "लिखें कि बात किस बारे में है।",
  send: "भेजें",
  failed: "भेजा नहीं जा सका। फिर कोशिश करें।",
  thanks: "धन्यवाद!",
  thanks_text: "आपका संदेश मिल गया। हम {{email}} पर जवाब देंगे।",
  again: "एक और भेजें",
  keeping: "बात पूरी होने के {{days}} दिन बाद हम आपका संदेश हटा देते हैं।",
  no_script: "इस फ़ॉर्म को JavaScript चाहिए। उसके बिना {{email}} पर लिखें।",
} as const satisfies Translation<typeof german.pages, "hi">;

/** The inbox, for admins. */
export const staff = {
  title: "संदेश",
  lead: "लोग टीम को क्या लिखते हैं। जवाब ई-मेल से जाते हैं और यहाँ भी सहेजे रहते हैं।",
  waiting: "टीम को संदेश",
  states: { open: "खुले", answered: "जवाब दिए गए", closed: "बंद" },
  search: "खोजें",
  search_hint: "नाम, पता या टेक्स्ट का हिस्सा",
  topic: "विषय",
  any_topic: "सभी विषय",
  empty: "यहाँ कुछ नहीं है",
  empty_text: "जैसे ही कोई लिखेगा, यहाँ दिखेगा।",
  empty_found: "कुछ नहीं मिला",
  empty_found_text: "कम अक्षरों से खोजें या कोई फ़िल्टर हटाएँ।",
  failed: "संदेश लोड नहीं हो पाए",
  guest: "बिना साइन इन",
  answered_by: "{{name}} का जवाब",
  gone: "टीम का एक पूर्व सदस्य",
  erased_at: "{{date}} को हटेगा",
  answer: {
    button: "जवाब दें",
    again: "फिर से जवाब दें",
    title: "{{name}} को जवाब",
    text: "अभिवादन और मूल संदेश ई-मेल में अपने आप आते हैं। भाषा: {{language}}।",
    field: "आपका जवाब",
    missing: "जवाब में कुछ लिखना ज़रूरी है।",
    send: "ई-मेल से भेजें",
    done: "जवाब भेजा जा रहा है।",
  },
  close: {
    button: "बंद करें",
    title: "बिना जवाब बंद करें",
    text: "जैसे विज्ञापन। कभी भी फिर से खोला जा सकता है।",
    done: "बंद हो गया।",
  },
  reopen: {
    button: "फिर खोलें",
    title: "फिर खोलें",
    text: "संदेश फिर से जवाब का इंतज़ार करेगा।",
    done: "फिर खुल गया।",
  },
  erase: {
    button: "हटाएँ",
    title: "हमेशा के लिए हटाएँ",
    text: "संदेश और जवाब मिट जाएँगे, जैसे जब कोई ऐसा चाहे। उन्हें वापस नहीं लाया जा सकता।",
    done: "हट गया।",
  },
  reason: "कारण (लॉग में रहता है)",
} as const satisfies Translation<typeof german.staff, "hi">;
