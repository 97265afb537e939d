import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The frame around every page: navigation, menus, shortcuts, what is said when a page is missing or broken. */
export const pages = {
  nav: {
    label: "मुख्य नेविगेशन",
    main: "मेन्यू",
    settings: "सेटिंग",
    home: "अवलोकन",
    feed: "पोस्ट",
    people: "लोग",
    jobs: "नौकरियाँ",
    matching: "मैचिंग",
    groups: "समूह",
    teampanel: "टीमें",
    pods: "मंडलियाँ",
    resources: "टूल",
    plans: "योजनाएँ",
    presentations: "प्रस्तुतियाँ",
    chats: "चैट",
    notifications: "सूचनाएँ",
    reports: "शिकायतें",
    admin: "एडमिन",
    invites: "बुलाएँ",
    payouts: "भुगतान",
    verification: "सत्यापन",
    verifications: "जाँच",
    profile: "मेरी प्रोफ़ाइल",
    help: "मदद",
    collapse: "समेटें",
    expand: "खोलें",
  },
  account: {
    legal: "क़ीमतें और अधिकार",
    menu: "आपका खाता",
    sign_out: "साइन आउट",
    signed_out: "आप साइन आउट हो गए हैं।",
    theme: "दिखावट",
    light: "हल्का",
    dark: "गहरा",
    system: "डिवाइस जैसा",
    site: "सार्वजनिक साइट",
    install: "ऐप इंस्टॉल करें",
  },
  language: { label: "भाषा", more: "और भाषाएँ", not_saved: "भाषा यहाँ लागू है, पर आपके खाते में सहेजी नहीं जा सकी।" },
  shortcuts: {
    title: "कीबोर्ड शॉर्टकट",
    palette: "खोजें और जाएँ",
    show: "यह सूची दिखाएँ",
    home: "अवलोकन पर जाएँ",
    feed: "पोस्ट पर जाएँ",
    people: "लोगों की सूची पर जाएँ",
    jobs: "नौकरियों पर जाएँ",
    matching: "मैचिंग पर जाएँ",
    groups: "समूहों पर जाएँ",
    teampanel: "टीमों पर जाएँ",
    pods: "मंडलियों पर जाएँ",
    resources: "टूल पर जाएँ",
    plans: "योजनाओं पर जाएँ",
    presentations: "प्रस्तुतियों पर जाएँ",
    chats: "चैट पर जाएँ",
    notifications: "सूचनाओं पर जाएँ",
    settings: "सेटिंग पर जाएँ",
    reports: "शिकायतों पर जाएँ",
    admin: "एडमिन क्षेत्र पर जाएँ",
    invites: "अपने निमंत्रणों पर जाएँ",
    payouts: "भुगतानों पर जाएँ",
    verification: "सत्यापन पर जाएँ",
    verifications: "जाँच पर जाएँ",
    profile: "मेरी प्रोफ़ाइल पर जाएँ",
    help: "मदद पर जाएँ",
    and_then: "फिर",
  },
  palette: { title: "खोजें और जाएँ", pages: "पेज", actions: "कार्रवाइयाँ" },
  not_found: {
    title: "पेज नहीं मिला",
    text: "पता ग़लत है, या पेज कहीं और चला गया है।",
    dashboard: "अवलोकन पर जाएँ",
    start: "मुखपृष्ठ पर जाएँ",
  },
  crash: { title: "यहाँ कुछ गड़बड़ हो गई", text: "पेज फिर से लोड करें। आपका डेटा सुरक्षित है।", reload: "फिर से लोड करें" },
  offline_page: {
    title: "यह पेज अभी आपके डिवाइस पर नहीं है",
    text: "बिना कनेक्शन के यह नहीं खुल सकता। ऑनलाइन होते ही यह अपने आप खुल जाएगा।",
  },
  unreachable: {
    title: "सर्वर से संपर्क नहीं हो पा रहा",
    text: "अपना कनेक्शन जाँचें। सर्वर के जवाब देते ही आप यहीं से आगे बढ़ेंगे।",
  },
  chat_folders: "फ़ोल्डर",
  not_done: "यह नहीं हो पाया। फिर कोशिश करें।",
} as const satisfies Translation<typeof german.pages, "hi">;

/** What stands below every mail. */
export const mails = {
  footer: {
    why: "यह ई-मेल आपको इसलिए मिला क्योंकि किसी ने इस पते से {{app}} पर खाता बनाया है।",
    typed: "यह ई-मेल आपको इसलिए मिला क्योंकि यह पता {{app}} के एक फ़ॉर्म में लिखा गया था।",
    ignore: "यह आप नहीं थे? तो कुछ करने की ज़रूरत नहीं।",
    unattached: "अभी एक अटैचमेंट नहीं बन सका। आप उसे यहाँ से डाउनलोड कर सकते हैं:",
  },
} as const satisfies Translation<typeof german.mails, "hi">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  shortcuts: {
    title: "कीबोर्ड शॉर्टकट",
    keywords: "कुंजियाँ, कीबोर्ड, जल्दी, आदेश, Ctrl K, जाना",
    body: "कंप्यूटर पर बहुत कुछ माउस के बिना होता है। “?” से कभी भी पूरी सूची देखें।\n\n- Ctrl+K, Mac पर Cmd+K: “$t(shell:palette.title)” खोलें\n- g, फिर h: अवलोकन पर जाएँ\n- g, फिर m: मैचिंग पर जाएँ\n- g, फिर c: चैट पर जाएँ\n- ← और →: मैचिंग में फ़ैसला करें\n- Enter: मैचिंग में विवरण खोलें\n- Esc: विंडो बंद करें\n\nकिसी फ़ील्ड में लिखते समय ये कुंजियाँ बस अक्षर हैं, इसलिए टाइप करते हुए कुछ और नहीं होता। Tab कुंजी से आप हर बटन तक पहुँचते हैं।",
  },
} as const satisfies Translation<typeof german.help, "hi">;
