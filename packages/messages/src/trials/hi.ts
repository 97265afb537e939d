import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Trial projects. */
export const pages = {
  title: "ट्रायल प्रोजेक्ट",
  intro:
    "असली काम के ज़रिए एक-दूसरे को जानें: एक लक्ष्य, कुछ सप्ताह, साझा कार्य। अंत में दोनों ईमानदारी से बताते हैं कि कैसा रहा।",
  goal: "लक्ष्य",
  goal_hint: "इस समय में आप क्या हासिल करना चाहते हैं? जैसे: एक लैंडिंग पेज बनाना और 20 साइन अप जुटाना।",
  duration: "अवधि",
  weeks_one: "{{count}} सप्ताह",
  weeks_other: "{{count}} सप्ताह",
  first_tasks: "पहले कार्य (हर पंक्ति में एक, वैकल्पिक)",
  tasks_too_many: "अधिकतम 50 कार्य, हर एक 200 अक्षरों तक।",
  propose: "प्रस्ताव भेजें",
  waiting: "आपका प्रस्ताव {{name}} के जवाब का इंतज़ार कर रहा है।",
  proposed_by: "{{name}} ने ट्रायल प्रोजेक्ट का प्रस्ताव दिया है।",
  accept: "स्वीकार करें",
  decline: "अस्वीकार करें",
  withdraw: "वापस लें",
  until: "{{date}} तक जारी",
  period: "{{from}} से {{to}} तक",
  days_left_one: "{{count}} दिन बाकी",
  days_left_other: "{{count}} दिन बाकी",
  progress_one: "पूरे हुए कार्य: {{count}} में से {{done}}",
  progress_other: "पूरे हुए कार्य: {{count}} में से {{done}}",
  tasks: "कार्य",
  no_tasks: "अभी कोई कार्य नहीं। शुरुआत किससे करेंगे?",
  new_task: "नया कार्य",
  add_task: "जोड़ें",
  remove_task: "कार्य “{{text}}” हटाएँ",
  assignee: "कौन करेगा?",
  both: "दोनों",
  me: "मैं",
  done_by: "{{name}} ने पूरा किया",
  done_by_me: "आपने पूरा किया",
  change: "लक्ष्य और अवधि बदलें",
  save: "सहेजें",
  cancel: "रद्द करें",
  end: "अभी समाप्त करें",
  end_sure: "ट्रायल प्रोजेक्ट अभी समाप्त करें? इसके बाद दोनों अपना अनुभव लिखेंगे।",
  debrief: "अनुभव",
  debrief_intro:
    "ईमानदारी से बताएँ कि कैसा रहा। {{name}} आपके शब्द तभी पढ़ेंगे जब दोनों लिख चुके हों, या ज़्यादा से ज़्यादा 14 दिन बाद।",
  verdict: "आगे कैसे बढ़ना है?",
  verdict_together: "साथ आगे बढ़ें",
  verdict_unsure: "अभी तय नहीं",
  verdict_apart: "अलग राह बेहतर",
  good: "क्या अच्छा रहा?",
  hard: "क्या मुश्किल रहा?",
  send_debrief: "अनुभव जमा करें",
  choose_verdict: "कृपया एक जवाब चुनें।",
  debrief_waits: "आपका अनुभव मिल गया। अब {{name}} का बाकी है।",
  debrief_theirs_waits: "{{name}} अपना अनुभव लिख चुके हैं।",
  both_together: "आप दोनों आगे बढ़ना चाहते हैं। आपकी साझेदारी ख़ूब फले-फूले!",
  found_team: "टीम बनाएँ",
  my_debrief: "आपका अनुभव",
  their_debrief: "{{name}} का अनुभव",
  edit_debrief: "अनुभव बदलें",
  past: "पिछले ट्रायल प्रोजेक्ट",
  again: "नया ट्रायल प्रोजेक्ट",
  status_proposed: "प्रस्तावित",
  status_running: "जारी",
  status_debrief: "अनुभव",
  status_done: "पूरा",
  status_declined: "शुरू नहीं हुआ",
  show: "देखें",
  failed: "ट्रायल प्रोजेक्ट लोड नहीं हो सका।",
} as const satisfies Translation<typeof german.pages, "hi">;

/** Codes that the endpoints answer with. */
export const errors = {
  trial_exists: "आप दोनों का एक ट्रायल प्रोजेक्ट पहले से खुला है।",
  trial_over: "यह ट्रायल प्रोजेक्ट जारी नहीं है।",
  too_many_tasks: "50 से ज़्यादा कार्य संभव नहीं।",
} as const satisfies Translation<typeof german.errors, "hi">;

/** What it writes in conversations in a member's name. */
export const messages = {
  proposal_one: "🤝 ट्रायल प्रोजेक्ट का मेरा प्रस्ताव (एक सप्ताह): {{goal}}",
  proposal_other: "🤝 ट्रायल प्रोजेक्ट का मेरा प्रस्ताव ({{count}} सप्ताह): {{goal}}",
} as const satisfies Translation<typeof german.messages, "hi">;
