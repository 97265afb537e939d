import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The help centre around its articles. */
export const pages = {
  title: "मदद",
  lead: "कोई शब्द खोजें या विषय देखें।",
  search: "मदद में खोजें",
  placeholder: "आपको किस बात में मदद चाहिए?",
  results_one: "{{count}} लेख मिला",
  results_other: "{{count}} लेख मिले",
  empty_title: "“{{words}}” पर कुछ नहीं मिला",
  empty_text: "कोई एक छोटा शब्द आज़माएँ, जैसे “पासवर्ड” या “मैच”। या संपर्क फ़ॉर्म से हमें लिखें।",
  empty_action: "संपर्क करें",
  back: "सभी विषय",
  related: "इसी से जुड़े लेख",
  copy_link: "लिंक कॉपी करें",
  copied: "लिंक कॉपी हो गया।",
  copy_failed: "कॉपी नहीं हो सका। लिंक यह है: {{address}}",
  sections: {
    start: "साइन इन और शुरुआत",
    security: "सुरक्षा",
    profile: "आपकी प्रोफ़ाइल",
    matching: "मैचिंग",
    chats: "चैट",
    posts: "पोस्ट",
    groups: "समूह",
    jobs: "नौकरियाँ",
    invites: "बुलाएँ और कमाएँ",
    tools: "टूल",
    app: "सूचनाएँ और ऐप",
    money: "प्रीमियम और आपके अधिकार",
    data: "आपका डेटा और नियम",
  },
} as const satisfies Translation<typeof german.pages, "hi">;
