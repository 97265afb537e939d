import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Public pages of members, groups and jobs. */

/** Codes that the endpoints answer with. */
export const errors = {
  public_page_age: "सार्वजनिक पेज 16 साल की उम्र से ही संभव है, और आपकी उम्र आपकी प्रोफ़ाइल में होनी चाहिए।",
  public_page_private: "निजी समूह का सार्वजनिक पेज नहीं हो सकता।",
} as const satisfies Translation<typeof german.errors, "hi">;

/** What the server writes on pages that everybody can read, and on their preview pictures. */
export const messages = {
  does: "काम",
  can: "कौशल",
  seeks: "लक्ष्य",
  verified: "सत्यापित",
  view: "{{app}} पर देखें",
  apply: "{{app}} पर आवेदन करें",
  member: "{{app}} के सदस्य",
  group: "{{app}} पर समूह",
  job: "{{app}} पर नौकरी",
  topics: "विषय",
  wanted: "आवश्यक कौशल",
  members_one: "{{count}} सदस्य",
  members_other: "{{count}} सदस्य",
  by: "{{name}} की ओर से",
  posted: "प्रकाशित",
  until: "आख़िरी तारीख़",
  salary: "भुगतान",
  kind: "प्रकार",
  oneoff: "एक बार का काम",
  fulltime: "पूर्णकालिक",
  place: "जगह",
  remote: "रिमोट, {{place}}",
  global: "दुनिया भर में",
  promise: "{{app}} उन लोगों को साथ लाता है जो ऑनलाइन कुछ बना रहे हैं।",
  missing_title: "यह पेज मौजूद नहीं है",
  missing_text: "शायद इसे बंद कर दिया गया है, या लिंक सही नहीं है।",
  home: "मुखपृष्ठ पर जाएँ",
} as const satisfies Translation<typeof german.messages, "hi">;

/** Where such pages are opened and closed. */
export const pages = {
  done: "हो गया",
  member_title: "सार्वजनिक कार्ड",
  member_text:
    "जिसके पास लिंक है या जो आपको वेब पर खोजता है, वह बिना खाते के भी देखेगा: आपका नाम, तस्वीर, आप क्या करते हैं और आपको क्या आता है, आपका लक्ष्य क्या है और आप सत्यापित हैं या नहीं। और कुछ नहीं: न उम्र, न जगह, न ई-मेल पता, न पोस्ट।",
  member_switch: "मेरा कार्ड सबके लिए खुला है",
  member_dormant: "अभी यह नहीं दिखता: आपकी प्रोफ़ाइल में उम्र 16 साल या ज़्यादा होनी चाहिए।",
  group_title: "सार्वजनिक पेज",
  group_text:
    "तब सब लोग, बिना खाते के भी, देखेंगे: नाम, तस्वीर, विवरण, विषय और सदस्यों की संख्या। कौन इसमें है और आप क्या लिखते हैं, यह आपके बीच ही रहता है।",
  group_switch: "समूह का पेज सबके लिए खुला है",
  group_dormant: "अभी यह नहीं दिखता: समूह निजी है, या उसके विवरण पर चेतावनी है।",
  job_title: "सार्वजनिक पेज",
  job_text:
    "तब सब लोग, बिना खाते के भी, पूरी नौकरी और आपका नाम पढ़ेंगे; खोज इंजन इसे नौकरियों की सूची में दिखाते हैं। आवेदन केवल यहीं हो सकता है। नौकरी बंद होते ही पेज हट जाता है।",
  job_switch: "नौकरी का पेज सबके लिए खुला है",
  job_dormant: "अभी यह नहीं दिखता: नौकरी बंद है या जाँच में है, या आपकी प्रोफ़ाइल में 16 साल या ज़्यादा की उम्र नहीं है।",
  afterwards:
    "फिर बंद करते ही यह हट जाता है। लेकिन खोज इंजन इसे कुछ समय तक दिखा सकते हैं, और जो दूसरों ने सहेज लिया है, वह उनके पास रहता है।",
  address: "पता",
  copy: "लिंक कॉपी करें",
  copied: "लिंक कॉपी हो गया।",
  copy_failed: "लिंक कॉपी नहीं हो सका।",
  look: "देखें",
  share: "साझा करें",
  not_done: "यह नहीं हो पाया।",
  load_failed: "यह लोड नहीं हो सका कि पेज खुला है या नहीं।",
  again: "फिर कोशिश करें",
} as const satisfies Translation<typeof german.pages, "hi">;

/** Its article in the help centre. */
export const help = {
  public_pages: {
    title: "कार्ड, समूह या नौकरी सबके लिए खोलना",
    keywords:
      "सार्वजनिक, विज़िटिंग कार्ड, प्रोफ़ाइल साझा करें, लिंक, खोज इंजन, Google, बिना खाते, झलक, तस्वीर, दिखाई देना",
    body: "प्रोफ़ाइल, समूह और नौकरियाँ सिर्फ़ सदस्य देखते हैं। लेकिन आप इन्हें सबके लिए खोल सकते हैं:\n\n- अपना कार्ड: सेटिंग में “$t(settings:tabs.privacy)” के अंतर्गत, या अपनी प्रोफ़ाइल पर “$t(publicpages:member_title)” में। इसमें आपका नाम, तस्वीर, आप क्या करते हैं और आपको क्या आता है, आपका लक्ष्य और आप सत्यापित हैं या नहीं, दिखता है।\n- समूह: “$t(groups:settings.open)” में, यदि आप उसे चलाते हैं। कौन इसमें है, यह आपके बीच ही रहता है। निजी समूहों का पेज नहीं होता।\n- नौकरी: लिखते समय, या बाद में “$t(publicpages:job_title)” में। बंद होते ही पेज भी हट जाता है।\n\nलिंक साझा करने पर झलक की तस्वीर साथ जाती है। अपना कार्ड 16 साल की उम्र से संभव है। बंद करने पर यह तुरंत हट जाता है; खोज इंजन इसे कुछ समय और दिखा सकते हैं।",
  },
} as const satisfies Translation<typeof german.help, "hi">;
