import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The button that calls: all that a page shows of calls before there is one. */
export const pages = {
  call_name: "{{name}} को कॉल करें",
} as const satisfies Translation<typeof german.pages, "hi">;

export const overlay = {
  label: "{{name}} के साथ कॉल",
  accept: "उठाएँ",
  decline: "अस्वीकार करें",
  hang_up: "कॉल ख़त्म करें",
  mute: "माइक बंद करें",
  unmute: "माइक चालू करें",
  devices: "डिवाइस चुनें",
  microphone: "माइक",
  speaker: "स्पीकर",
  device: "डिवाइस {{number}}",
  device_failed: "यह डिवाइस इस्तेमाल नहीं हो सका।",
  devices_allow: "पहले ब्राउज़र को माइक की अनुमति दें। फिर यहाँ चुन सकेंगे।",
  camera: "कैमरा",
  camera_on: "कैमरा चालू करें",
  camera_off: "कैमरा बंद करें",
  screen_on: "स्क्रीन दिखाएँ",
  screen_off: "स्क्रीन दिखाना बंद करें",
  accept_camera: "कैमरे के साथ",
  blur: "बैकग्राउंड धुंधला करें",
  picture_of: "कैमरा: {{name}}",
  screen_of: "स्क्रीन: {{name}}",
  own_picture: "आपका कैमरा",
  sharing: "आप अपनी स्क्रीन दिखा रहे हैं।",
  paused: "आवाज़ साफ़ रहे, इसलिए आपका कैमरा रुका है।",
  paused_there: "आवाज़ साफ़ रहे, इसलिए वीडियो रुका है।",
  muted_there: "दूसरी तरफ़ माइक बंद है",
  float: "पिक्चर-इन-पिक्चर",
  full_size: "बड़ा वीडियो",
  normal_size: "छोटा वीडियो",
  collapse: "छोटा करें",
  expand: "बड़ा करें",
  close: "बंद करें",
  call_again: "फिर कॉल करें",
  call_back: "वापस कॉल करें",
  write: "लिखें",
  notice_title: "{{name}} की कॉल",
  notice_text: "कॉल देखने के लिए यहाँ टैप करें।",
  status: {
    incoming: "आपको कॉल कर रहे हैं",
    asking: "शुरू करने के लिए माइक की अनुमति दें…",
    outgoing: "घंटी बज रही है…",
    connecting: "जुड़ रहा है…",
    connected: "जुड़ गए",
    reconnecting: "कनेक्शन टूटा, फिर जोड़ रहे हैं…",
    muted: "आपका माइक बंद है",
    in_call: "कॉल",
    ended: "कॉल ख़त्म",
    missed: "मिस्ड कॉल",
    unanswered: "किसी ने कॉल नहीं उठाई",
    declined: "कॉल अस्वीकार कर दी गई",
    busy: "व्यस्त: आप में से कोई पहले से कॉल पर है।",
  },
  quality: {
    good: "अच्छा कनेक्शन",
    fair: "ठीक-ठाक कनेक्शन",
    poor: "ख़राब कनेक्शन",
  },
  camera_failed: {
    denied: "आपके ब्राउज़र को कैमरे की अनुमति नहीं है। पेज के पते के पास अनुमति दें और फिर कोशिश करें।",
    missing: "कोई कैमरा नहीं मिला। एक लगाएँ और फिर कोशिश करें।",
    taken: "कैमरा चालू नहीं हो रहा। शायद कोई और प्रोग्राम उसे इस्तेमाल कर रहा है।",
  },
  failed: {
    denied: "आपके ब्राउज़र को माइक की अनुमति नहीं है। पेज के पते के पास अनुमति दें और फिर कोशिश करें।",
    missing: "कोई माइक नहीं मिला। एक लगाएँ और फिर कोशिश करें।",
    taken: "माइक चालू नहीं हो रहा। शायद कोई और प्रोग्राम उसे इस्तेमाल कर रहा है।",
    unsupported: "इस ब्राउज़र से कॉल नहीं हो सकती। नया ब्राउज़र और सुरक्षित कनेक्शन (https) इस्तेमाल करें।",
    other_tab: "आप पहले से दूसरे टैब में कॉल पर हैं।",
    refused: "कॉल नहीं हो पाई। फिर कोशिश करें।",
    offline: "सर्वर तक नहीं पहुँच पा रहे। कनेक्शन देखें और फिर कोशिश करें।",
    no_way: "आप दोनों के बीच कनेक्शन नहीं बना। अक्सर दूसरा नेटवर्क मदद करता है।",
    lost: "कनेक्शन टूट गया।",
  },
} as const satisfies Translation<typeof german.overlay, "hi">;

/** Codes that the endpoints answer with. */
export const errors = {
  busy: "यह व्यक्ति पहले से किसी कॉल पर है।",
  cannot_call: "यहाँ कॉल नहीं कर सकते।",
  call_over: "यह कॉल ख़त्म हो गई है।",
  taken_elsewhere: "कॉल पहले ही दूसरे डिवाइस पर उठा ली गई है।",
} as const satisfies Translation<typeof german.errors, "hi">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  call_missed: {
    name: "मिस्ड कॉल",
    title_one: "{{name}} की मिस्ड कॉल",
    title_other: "{{name}} की {{count}} मिस्ड कॉल",
    text: "वापस कॉल करने या लिखने के लिए टैप करें।",
    line_one: "{{name}} की मिस्ड कॉल",
    line_other: "{{name}} की {{count}} मिस्ड कॉल",
  },
} as const satisfies Translation<typeof german.notifications, "hi">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  calls: {
    title: "कॉल",
    keywords:
      "फ़ोन, कॉल करना, वॉइस कॉल, माइक, स्पीकर, हेडसेट, घंटी, छूटा हुआ कॉल, म्यूट, कैमरा, वीडियो, वीडियो कॉल, स्क्रीन दिखाना, पिक्चर-इन-पिक्चर",
    body: "जिनके साथ भी आपकी चैट है, उनसे आप बात भी कर सकते हैं। यह मुफ़्त है।\n\n1. चैट खोलें और ऊपर फ़ोन पर टैप करें।\n2. ब्राउज़र को माइक की अनुमति दें।\n3. जवाब का इंतज़ार करें। 45 सेकंड के बाद कॉल मिस्ड मानी जाती है।\n\nकोई आपको कॉल करे, तो जहाँ-जहाँ आप साइन इन हैं, वहाँ घंटी बजती है। एक डिवाइस पर कॉल उठाते ही बाकी पर घंटी रुक जाती है। बात के दौरान आप:\n\n- अपना माइक बंद कर सकते हैं\n- अपना कैमरा या स्क्रीन दिखा सकते हैं और फिर बंद कर सकते हैं\n- माइक, कैमरा और स्पीकर बदल सकते हैं\n- विंडो छोटी करके काम जारी रख सकते हैं\n\nकॉल हमेशा सिर्फ़ आवाज़ से शुरू होती है। कनेक्शन कमज़ोर हो, तो आवाज़ को प्राथमिकता मिलती है: वीडियो पहले छोटा होता है, फिर रुक जाता है।\n\nकॉल का क्या हुआ, यह बाद में चैट में लिखा रहता है। कुछ सुनाई न दे तो डिवाइस और कनेक्शन का संकेत जाँचें। पेज फिर से लोड करने पर कॉल ख़त्म हो जाती है।",
  },
} as const satisfies Translation<typeof german.help, "hi">;
