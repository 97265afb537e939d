import type { messages as german } from "../de/accounts.ts";
import type { Translation } from "../translation.ts";

export const messages = {
  mode: { label: "साइन इन या साइन अप", sign_in: "साइन इन", sign_up: "साइन अप" },
  sign_in: {
    title: "फिर मिलकर अच्छा लगा",
    lead: "आपके मैच और चैट आपका इंतज़ार कर रहे हैं।",
    submit: "साइन इन करें",
  },
  sign_up: {
    title: "चलिए शुरू करें",
    lead: "मुफ़्त, और दो मिनट में तैयार।",
    submit: "खाता बनाएँ",
    invited: "आप निमंत्रण से आए हैं। खाता बनाते ही वह गिना जाएगा।",
  },
  fields: {
    email: "ई-मेल",
    password: "पासवर्ड",
    password_hint: "कम से कम {{min}} अक्षर",
    confirm: "पासवर्ड दोहराएँ",
    caps_lock: "Caps Lock चालू है।",
    terms:
      "मेरी उम्र कम से कम 16 साल है और मैं <terms>उपयोग की शर्तें</terms> स्वीकार करता/करती हूँ। मेरे डेटा का क्या होता है, यह <privacy>गोपनीयता नीति</privacy> में लिखा है।",
  },
  errors: {
    mismatch: "पासवर्ड मेल नहीं खाते।",
    unexpected: "अनपेक्षित त्रुटि। कृपया फिर कोशिश करें।",
    taken_action: "इस पते से साइन इन करें",
    unlocked_in: "{{time}} में फिर संभव",
  },
  captcha: {
    label: "सुरक्षा जाँच",
    checking: "सुरक्षा जाँच चल रही है…",
    solved: "सुरक्षा जाँच पूरी हुई",
  },
  brand: {
    headline: "दो मिलें, तो बात बने।",
    line_1: "मैं वीडियो एडिट करता हूँ। बेचना किसे आता है?",
    line_2: "मुझे। और मेरे पास उत्पाद भी है।",
    line_3: "Deal. कल दस बजे?",
  },
  legal: { label: "कानूनी जानकारी", terms: "उपयोग की शर्तें", privacy: "गोपनीयता", language: "भाषा" },
  confirm: {
    title: "ई-मेल की पुष्टि",
    working: "आपके पते की पुष्टि हो रही है…",
    done_title: "आपके पते की पुष्टि हो गई",
    done_text: "धन्यवाद! आपका खाता पूरा हो गया है।",
    invalid_title: "यह लिंक अब मान्य नहीं है",
    invalid_member: "इसकी अवधि बीत गई या यह इस्तेमाल हो चुका है। हम {{email}} पर नया लिंक भेज सकते हैं।",
    invalid_guest: "इसकी अवधि बीत गई या यह इस्तेमाल हो चुका है। साइन इन करें, हम नया लिंक भेज देंगे।",
    to_dashboard: "डैशबोर्ड पर जाएँ",
    to_register: "प्रोफ़ाइल पूरी करें",
    to_login: "साइन इन पर जाएँ",
    resend: "नया लिंक भेजें",
    sent: "भेज दिया। अपना इनबॉक्स और स्पैम फ़ोल्डर देखें।",
  },
  bar: {
    short: "अपने ई-मेल पते की पुष्टि करें।",
    text: "अपने ई-मेल पते की पुष्टि करें: लिंक आपके इनबॉक्स में है ({{email}})।",
    resend: "फिर से भेजें",
  },
} as const satisfies Translation<typeof german, "hi">;
