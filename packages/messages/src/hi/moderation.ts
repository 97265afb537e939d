import type { messages as german } from "../de/moderation.ts";
import type { Translation } from "../translation.ts";

/** Texts of the beginner moderation: strip, card, dialog. */
export const messages = {
  report: "शिकायत करें",
  title_member: "{{name}} की शिकायत करें",
  title_group: "समूह “{{name}}” की शिकायत करें",
  title_message: "संदेश की शिकायत करें",
  title_post: "पोस्ट की शिकायत करें",
  title_comment: "टिप्पणी की शिकायत करें",
  intro: "हमारी टीम इसे देखेगी। किसी को पता नहीं चलेगा कि शिकायत आपने की है।",
  message_seen: "टीम केवल यही संदेश देखती है, बाकी चैट नहीं।",
  reason: "मामला क्या है?",
  note: "क्या आप कुछ जोड़ना चाहते हैं?",
  note_needed: "कृपया संक्षेप में बताएँ कि मामला क्या है।",
  reason_needed: "कृपया कारण चुनें।",
  also_block: "{{name}} को ब्लॉक भी करें",
  cancel: "रद्द करें",
  thanks: "धन्यवाद। आपकी शिकायत मिल गई है।",
  block_failed: "ब्लॉक नहीं हो सका। सेटिंग्स में फिर कोशिश करें।",
  reasons: {
    spam: "स्पैम या विज्ञापन",
    fraud: "धोखाधड़ी",
    harassment: "अपमान या उत्पीड़न",
    hate: "नफ़रत",
    sexual: "यौन सामग्री",
    violence: "हिंसा या धमकी",
    minors: "बच्चों या किशोरों को ख़तरा",
    impersonation: "किसी और का रूप धरना",
    illegal: "कुछ और ग़ैरक़ानूनी",
    other: "कुछ और",
  },
} as const satisfies Translation<typeof german, "hi">;
