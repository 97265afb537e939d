import type { messages as german } from "../de/notifications.ts";
import type { Translation } from "../translation.ts";

/** Notifications: push messages, lines of the daily mail. */
export const messages = {
  someone: "कोई",
  match: {
    title: "मैच हो गया!",
    text: "{{name}} और आपने, दोनों ने Deal कहा।",
    line: "{{name}} के साथ मैच",
  },
  message: {
    title_one: "{{name}} का नया संदेश",
    title_other: "{{name}} के {{count}} नए संदेश",
    line_one: "{{name}} का नया संदेश: {{text}}",
    line_other: "{{name}} के {{count}} नए संदेश: {{text}}",
  },
  chat_request: {
    title: "{{name}} आपको लिखना चाहते हैं",
    text: "अनुरोध देखें।",
    line: "{{name}} आपको लिखना चाहते हैं",
  },
  group_application: {
    title: "{{name}} का {{group}} के लिए आवेदन",
    text: "आवेदन देख लो।",
    line: "{{name}} का {{group}} के लिए आवेदन",
  },
  group_decision: {
    accepted: {
      title: "{{group}} में स्वागत है",
      text: "तुम्हारा आवेदन स्वीकार हो गया।",
      line: "{{group}}: तुम्हारा आवेदन स्वीकार हो गया",
    },
    rejected: {
      title: "{{group}} से जवाब",
      text: "इस बार बात नहीं बनी।",
      line: "{{group}}: तुम्हारा आवेदन अस्वीकार हुआ",
    },
  },
  mention: {
    title: "{{group}} में {{name}} ने तुम्हारा ज़िक्र किया",
    text: "देखो, बात क्या है।",
    line: "{{group}} में {{name}} ने तुम्हारा ज़िक्र किया: {{text}}",
  },
  call_missed: {
    title_one: "{{name}} की मिस्ड कॉल",
    title_other: "{{name}} की {{count}} मिस्ड कॉल",
    text: "वापस कॉल करने या लिखने के लिए टैप करें।",
    line_one: "{{name}} की मिस्ड कॉल",
    line_other: "{{name}} की {{count}} मिस्ड कॉल",
  },
  comment: {
    title_one: "{{name}} की {{count}} नई टिप्पणी",
    title_other: "{{count}} नई टिप्पणियाँ, आख़िरी {{name}} की",
    text: "देखें क्या लिखा है।",
    line_one: "{{name}} की {{count}} नई टिप्पणी: {{text}}",
    line_other: "{{count}} नई टिप्पणियाँ, आख़िरी {{name}} की: {{text}}",
  },
  like: {
    title_one: "{{name}} को आपकी पोस्ट पसंद आई",
    title_other: "{{count}} लाइक, आख़िरी {{name}} का",
    text: "एक बार फिर देखें।",
    line_one: "{{name}} को आपकी पोस्ट पसंद आई: {{text}}",
    line_other: "{{count}} लाइक, आख़िरी {{name}} का: {{text}}",
  },
  repost: {
    title_one: "{{name}} ने आपकी पोस्ट साझा की",
    title_other: "{{count}} बार साझा हुई, आख़िरी बार {{name}} ने",
    text: "एक बार फिर देखें।",
    line_one: "{{name}} ने आपकी पोस्ट साझा की: {{text}}",
    line_other: "{{count}} बार साझा हुई, आख़िरी बार {{name}} ने: {{text}}",
  },
  follow: {
    title: "{{name}} अब आपको फ़ॉलो करते हैं",
    text: "प्रोफ़ाइल देखें।",
    line: "{{name}} अब आपको फ़ॉलो करते हैं",
  },
  mention_post: {
    title: "{{name}} ने एक पोस्ट में आपका ज़िक्र किया",
    text: "देखें बात क्या है।",
    line: "{{name}} ने एक पोस्ट में आपका ज़िक्र किया: {{text}}",
  },
  report_decision: {
    author: {
      title: "हमने आपकी एक सामग्री पर फ़ैसला लिया है",
      text: "पढ़ें क्या और क्यों।",
      line: "हमने आपकी एक सामग्री पर फ़ैसला लिया है",
    },
    reporter: {
      title: "आपकी शिकायत जाँच ली गई है",
      text: "ध्यान दिलाने के लिए धन्यवाद।",
      line: "आपकी शिकायत जाँच ली गई है",
    },
    appeal: {
      title: "आपकी आपत्ति जाँच ली गई है",
      text: "हमारा जवाब पढ़ें।",
      line: "आपकी आपत्ति जाँच ली गई है",
    },
  },
  more_one: "… और {{count}} अन्य",
  more_other: "… और {{count}} अन्य",
  test: {
    title: "यह काम कर रहा है!",
    text: "इस डिवाइस पर {{app}} के संदेश ऐसे दिखते हैं।",
  },
} as const satisfies Translation<typeof german, "hi">;
