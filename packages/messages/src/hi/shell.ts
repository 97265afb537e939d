import type { messages as german } from "../de/shell.ts";
import type { Translation } from "../translation.ts";

export const messages = {
  nav: {
    label: "मुख्य नेविगेशन",
    main: "मेनू",
    settings: "सेटिंग",
    home: "अवलोकन",
    matching: "मैचिंग",
    chats: "चैट",
    collapse: "समेटें",
    expand: "खोलें",
  },
  account: {
    menu: "आपका खाता",
    sign_out: "साइन आउट",
    signed_out: "आप साइन आउट हो गए हैं।",
    theme: "दिखावट",
    light: "उजला",
    dark: "गहरा",
    system: "डिवाइस जैसा",
    site: "सार्वजनिक साइट",
  },
  language: { label: "भाषा", more: "और भाषाएँ", not_saved: "भाषा यहाँ लागू है, पर आपके खाते में सहेजी नहीं जा सकी।" },
  shortcuts: {
    title: "कीबोर्ड शॉर्टकट",
    palette: "खोजें और जाएँ",
    show: "यह सूची दिखाएँ",
    home: "अवलोकन पर जाएँ",
    matching: "मैचिंग पर जाएँ",
    chats: "चैट पर जाएँ",
    and_then: "फिर",
  },
  palette: { title: "खोजें और जाएँ", placeholder: "कहाँ जाना है?", pages: "पेज", actions: "काम" },
  not_found: {
    title: "पेज नहीं मिला",
    text: "पता गलत है, या पेज कहीं और चला गया है।",
    dashboard: "अवलोकन पर जाएँ",
    start: "शुरुआती पेज पर जाएँ",
  },
  crash: { title: "यहाँ कुछ टूट गया", text: "पेज फिर से लोड करें। आपका डेटा सुरक्षित है।", reload: "फिर से लोड करें" },
  unreachable: {
    title: "सर्वर तक पहुँच नहीं हो रही",
    text: "अपना कनेक्शन जाँचें। सर्वर के जवाब देते ही आप यहीं से आगे बढ़ेंगे।",
  },
  home: {
    greeting: "नमस्ते, {{name}}",
    greeting_plain: "नमस्ते",
    lead: "आप आए, अच्छा लगा। कहाँ से शुरू करें?",
    chats_title: "अपने मैच से बात करें",
    chats_text: "मैच से बातचीत बनती है, बातचीत से योजना।",
    chats_action: "चैट पर जाएँ",
  },
} as const satisfies Translation<typeof german, "hi">;
