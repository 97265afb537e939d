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
  more_one: "… और {{count}} अन्य",
  more_other: "… और {{count}} अन्य",
  test: {
    title: "यह काम कर रहा है!",
    text: "इस डिवाइस पर {{app}} के संदेश ऐसे दिखते हैं।",
  },
} as const satisfies Translation<typeof german, "hi">;
