import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The notifications page. */
export const pages = {
  title: "सूचनाएँ",
  preferences: "सूचनाओं की सेटिंग",
  new: "नया",
  to_chat: "चैट पर जाएँ",
  to_request: "अनुरोध देखें",
  to_application: "आवेदन देखें",
  to_group: "समूह पर जाएँ",
  to_team: "टीम पर जाएँ",
  to_task: "कार्य पर जाएँ",
  to_pods: "मंडलियों पर जाएँ",
  to_event: "कार्यक्रम पर जाएँ",
  to_path: "अपनी साझा राह पर जाएँ",
  to_agreement: "समझौते पर जाएँ",
  to_document: "दस्तावेज़ पर जाएँ",
  to_invite: "निमंत्रण देखें",
  to_message: "संदेश देखें",
  to_post: "पोस्ट देखें",
  to_jobs: "नौकरियों पर जाएँ",
  to_profile: "प्रोफ़ाइल देखें",
  to_decision: "फ़ैसला देखें",
  to_premium: "प्रीमियम पर जाएँ",
  to_invites: "अपने निमंत्रणों पर जाएँ",
  to_verification: "सत्यापन पर जाएँ",
  chat_failed: "चैट नहीं खुल सकी। फिर कोशिश करें।",
  ignore: "अनदेखा करें",
  ignore_failed: "इसे हटाया नहीं जा सका। सूचना वापस आ गई है।",
  reply: "जवाब दें",
  reply_to: "{{name}} को जवाब",
  reply_send: "भेजें",
  reply_failed: "नहीं भेजा गया। आपका लिखा यहीं रहेगा, थोड़ी देर में फिर कोशिश करें।",
  reply_sent: "आपका जवाब भेज दिया गया।",
  reply_accepts: "जवाब देने पर अनुरोध स्वीकार हो जाता है।",
  accept: "स्वीकार करें",
  decline: "अस्वीकार करें",
  older: "पुरानी दिखाएँ",
  older_failed: "पुरानी लोड नहीं हो सकीं।",
  list_failed: "आपकी सूचनाएँ लोड नहीं हो सकीं",
  arrived_one: "{{count}} नई सूचना",
  arrived_other: "{{count}} नई सूचनाएँ",
  empty_title: "अभी कुछ नया नहीं",
  empty_text: "मैच हो या आपकी ग़ैरमौजूदगी में कोई लिखे, तो वह यहाँ दिखेगा।",
  empty_action: "मैचिंग पर जाएँ",
  offline_title: "कनेक्शन नहीं है",
  offline_text: "ऑनलाइन आते ही हम आपकी सूचनाएँ लोड करेंगे।",
  look: "देखें",
} as const satisfies Translation<typeof german.pages, "hi">;

/** Codes that the endpoints answer with. */
export const errors = {
  push_service_unknown: "अफ़सोस, इस ब्राउज़र में पुश सूचनाएँ नहीं चलतीं।",
} as const satisfies Translation<typeof german.errors, "hi">;

/** What notifications of every kind share. */
export const notifications = {
  someone: "एक सदस्य",
  more_one: "… और {{count}} अन्य",
  more_other: "… और {{count}} अन्य",
  dm_invite: {
    name: "चैट का निमंत्रण या ट्रायल प्रोजेक्ट का प्रस्ताव",
    title: "{{name}} ने आपको ट्रायल प्रोजेक्ट का प्रस्ताव दिया",
    text: "प्रस्ताव देखें।",
    line: "{{name}} ने आपको ट्रायल प्रोजेक्ट का प्रस्ताव दिया",
  },
  dm_invite_group: {
    title: "{{name}} आपको {{group}} में देखना चाहते हैं",
    text: "समूह देखें।",
    line: "{{name}} आपको {{group}} में देखना चाहते हैं",
  },
  mention: {
    name: "समूह या पोस्ट में ज़िक्र",
    title: "{{group}} में {{name}} ने आपका ज़िक्र किया",
    text: "देखें, बात क्या है।",
    line: "{{group}} में {{name}} ने आपका ज़िक्र किया: {{text}}",
  },
  mention_post: {
    title: "{{name}} ने एक पोस्ट में आपका ज़िक्र किया",
    text: "देखें, बात क्या है।",
    line: "{{name}} ने एक पोस्ट में आपका ज़िक्र किया: {{text}}",
  },
  test: {
    title: "यह काम कर रहा है!",
    text: "इस डिवाइस पर {{app}} की सूचनाएँ ऐसी दिखती हैं।",
  },
} as const satisfies Translation<typeof german.notifications, "hi">;

/** Its mails: subject, heading, body and button of each. */
export const mails = {
  digest: {
    subject_one: "{{app}} पर आपके लिए एक नई बात",
    subject_other: "{{app}} पर आपके लिए {{count}} नई बातें",
    heading: "आपके लिए नया क्या है",
    body: "{{lines}}\n\nयह ई-मेल दिन में ज़्यादा से ज़्यादा एक बार आता है। इसे सेटिंग में “$t(notifications:title)” के तहत बंद किया जा सकता है।",
    button: "सब देखें",
  },
} as const satisfies Translation<typeof german.mails, "hi">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  notifications: {
    title: "सूचनाएँ पढ़ना और जवाब देना",
    keywords: "घंटी, अलर्ट, गिनती, अनदेखा, जवाब, बिना पढ़ा",
    body: "ऊपर की घंटी दिखाती है कि क्या हुआ, जैसे कोई मैच या आपके दूर रहते आया संदेश। संख्या बिना पढ़ी सूचनाएँ गिनती है; 99 से ऊपर “99+” दिखता है।\n\n- बटन आपको सीधे वहाँ ले जाता है, जैसे चैट में।\n- “$t(notifications:ignore)” सूचना हटा देता है।\n- संदेशों का जवाब वहीं दे सकते हैं।\n\nसूची खोलते ही सब पढ़ी हुई मानी जाती हैं। एक जैसी कई सूचनाएँ हम साथ जोड़ देते हैं। जो नहीं चाहिए, उसे सेटिंग में बंद करें।",
  },
  notification_settings: {
    title: "सूचनाओं की सेटिंग और शांत समय",
    keywords: "सूचना बंद करना, चुप, रात, परेशान न करें, रोज़ का ई-मेल, पुश",
    body: "सेटिंग में आप हर तरह की सूचना के लिए तय करते हैं कि वह आप तक कैसे पहुँचे:\n\n- ऐप में: घंटी पर\n- पुश से: इस डिवाइस पर, ऐप बंद हो तब भी\n- ई-मेल से: इकट्ठी, दिन में एक बार सुबह 8 बजे\n\nशांत समय में हम पुश नहीं भेजते, जैसे 22:00 से 7:00 तक। यह आपके समय क्षेत्र के अनुसार चलता है। बाद में सब कुछ ऐप में मिल जाता है। जो बंद है, उसे घंटी भी नहीं गिनती।",
  },
  push: {
    title: "पुश सूचनाएँ और ऐप इंस्टॉल करना",
    keywords: "PWA, होम स्क्रीन, डाउनलोड, फ़ोन, iPhone, आईफ़ोन, Android, सूचना की अनुमति",
    body: "Kompagnon ब्राउज़र में चलता है और ऐप की तरह इंस्टॉल हो जाता है, ऐप स्टोर के बिना।\n\n1. कंप्यूटर और Android: ब्राउज़र के मेन्यू में “इंस्टॉल करें” या “होम स्क्रीन पर जोड़ें” चुनें।\n2. iPhone और iPad: Safari में “शेयर करें” और फिर “होम स्क्रीन में जोड़ें” दबाएँ।\n\nपुश को सेटिंग में सूचनाओं के पास चालू करें, हर डिवाइस पर अलग से। ब्राउज़र तब आपकी अनुमति पूछता है। iPhone पर ऐप पहले इंस्टॉल होना चाहिए। कुछ न आए तो डिवाइस की सेटिंग में सूचनाओं की अनुमति दें और शांत समय जाँचें।",
  },
} as const satisfies Translation<typeof german.help, "hi">;
