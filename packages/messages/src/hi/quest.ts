import type { messages as german } from "../de/quest.ts";
import type { Translation } from "../translation.ts";

/** Texts of the beginner quest: strip, card, dialog. */
export const messages = {
  title: "आपके पहले क़दम",
  lead: "इससे सही लोग आप तक पहुँचते हैं।",
  progress: "{{total}} में से {{done}} पूरे",
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
      why: "जो दिखता है, उसे लोग आसानी से लिखते हैं।",
      action: "तस्वीर अपलोड करें",
    },
    edit_bio: {
      title: "अपना परिचय दें",
      why: "दो-तीन वाक्य काफ़ी हैं: आप क्या करते हैं, किसे खोज रहे हैं?",
      action: "अपने बारे में लिखें",
    },
    discover_groups: {
      title: "समूह खोजें",
      why: "वहाँ आप उन लोगों से मिलते हो जो वही बना रहे हैं।",
      action: "समूह खोजें",
    },
    find_partners: {
      title: "दो साथी खोजें",
      why: "दो मैच हों तो आप तुलना कर सकते हैं कि आपके विचार के लिए कौन सही है।",
      action: "मैचिंग पर जाएँ",
    },
    first_post: {
      title: "अपनी पहली पोस्ट लिखें",
      why: "बताएँ कि आप क्या बना रहे हैं। दूसरे लोग खुशी से जुड़ते हैं।",
      action: "फ़ीड पर जाएँ",
    },
  },
} as const satisfies Translation<typeof german, "hi">;
