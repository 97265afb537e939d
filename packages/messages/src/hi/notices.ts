import type { messages as german } from "../de/notices.ts";
import type { Translation } from "../translation.ts";

/** Texts of the notifications page. */
export const messages = {
  title: "सूचनाएँ",
  preferences: "सूचनाओं की सेटिंग",
  new: "नया",
  to_chat: "चैट पर जाएँ",
  to_request: "अनुरोध देखें",
  to_application: "आवेदन देखें",
  to_group: "समूह देखें",
  to_message: "संदेश देखें",
  chat_failed: "चैट नहीं खुल सकी। फिर कोशिश करें।",
  ignore: "हटाएँ",
  ignore_failed: "इसे हटाया नहीं जा सका। सूचना वापस आ गई है।",
  reply: "जवाब दें",
  reply_to: "{{name}} को जवाब",
  reply_send: "भेजें",
  reply_failed: "नहीं भेजा गया। आपका लिखा यहीं रहेगा, थोड़ी देर में फिर कोशिश करें।",
  reply_sent: "आपका जवाब भेज दिया गया।",
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
} as const satisfies Translation<typeof german, "hi">;
