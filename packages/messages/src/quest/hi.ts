import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The starter quest: strip, card, dialog. */
export const pages = {
  title: "आपके पहले क़दम",
  lead: "इससे सही लोग आप तक पहुँचते हैं।",
  progress: "पूरे हुए क़दम: {{total}} में से {{done}}",
  next: "आगे: {{step}}",
  all_steps: "सभी क़दम",
  fold: "पहले क़दम समेटें",
  unfold: "पहले क़दम खोलें",
  done: "पूरा",
  open: "बाकी",
  all_done: "शाबाश! आपके पहले क़दम पूरे हुए।",
  dismiss: "फिर न दिखाएँ",
  dismiss_title: "पहले क़दम छिपाएँ?",
  dismiss_text: "ये वापस नहीं आएँगे। इनके बिना भी आप यह सब कर सकते हैं।",
  dismiss_confirm: "छिपाएँ",
  dismiss_failed: "यह नहीं हो पाया। फिर कोशिश करें।",
  steps: {
    upload_avatar: {
      title: "अपना चेहरा दिखाएँ",
      why: "जिसका चेहरा दिखता है, उसे लोग जल्दी लिखते हैं।",
      action: "तस्वीर अपलोड करें",
    },
    edit_bio: {
      title: "अपना परिचय दें",
      why: "दो-तीन वाक्य काफ़ी हैं: आप क्या करते हैं, किसे खोज रहे हैं?",
      action: "अपने बारे में लिखें",
    },
    discover_groups: {
      title: "समूह खोजें",
      why: "वहाँ आप उन लोगों से मिलते हैं जो कुछ मिलता-जुलता बना रहे हैं।",
      action: "समूह खोजें",
    },
    find_partners: {
      title: "दो लोगों से मिलें",
      why: "दो मैच या चैट अनुरोध काफ़ी हैं। फिर आप तुलना कर सकते हैं कि आपके आइडिया के लिए कौन सही है।",
      action: "लोग खोजें",
    },
    first_post: {
      title: "अपनी पहली पोस्ट लिखें",
      why: "बताएँ कि आप क्या बना रहे हैं। दूसरे लोग ख़ुशी से जुड़ते हैं।",
      action: "पोस्ट पर जाएँ",
    },
  },
} as const satisfies Translation<typeof german.pages, "hi">;

/** Codes that the endpoints answer with. */
export const errors = {
  step_not_done: "यह क़दम अभी पूरा नहीं हुआ है।",
} as const satisfies Translation<typeof german.errors, "hi">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  quest: {
    title: "आपके पहले क़दम",
    keywords: "नया सदस्य, पहले क़दम, काम, प्रगति, क्वेस्ट छिपाना",
    body: "“$t(quest:title)” शुरुआत में राह दिखाते हैं और एक पतली पट्टी में बताते हैं कि आप कहाँ तक पहुँचे। जैसे:\n\n- प्रोफ़ाइल तस्वीर लगाना\n- अपने बारे में कुछ वाक्य लिखना\n- दो अलग लोगों से जान-पहचान करना\n\nहर क़दम पूरा होते ही अपने आप टिक हो जाता है। आपको कुछ बताना नहीं पड़ता। पट्टी बीच में आए तो उसे समेट लें। इनकी ज़रूरत न हो तो “$t(quest:dismiss)” चुनें: सब कुछ इनके बिना भी खुला है।",
  },
} as const satisfies Translation<typeof german.help, "hi">;
