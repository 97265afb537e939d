import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Codes of several features that pages say themselves, without asking the server; the server says them too. */
export const checks = {
  offline: "कनेक्शन नहीं है।",
  unavailable: "अभी उपलब्ध नहीं है। थोड़ी देर में फिर कोशिश करें।",
} as const satisfies Translation<typeof german.checks, "hi">;

/** Codes that any endpoint may answer with, that several features declare, or that name a broken field. */
export const errors = {
  invalid_input: "कृपया अपनी जानकारी जाँचें।",
  unauthenticated: "कृपया साइन इन करें।",
  forbidden: "आपको इसकी अनुमति नहीं है।",
  cross_site: "यह अनुरोध किसी दूसरी साइट से आया और अस्वीकार किया गया।",
  banned: "आपका खाता एक एडमिन ने प्रतिबंधित किया है।",
  banned_reason: "आपका खाता एक एडमिन ने प्रतिबंधित किया है। कारण: {{reason}}",
  banned_until: "आपका खाता {{until, datetime(dateStyle: long; timeZone: UTC)}} तक प्रतिबंधित है।",
  banned_reason_until:
    "आपका खाता {{until, datetime(dateStyle: long; timeZone: UTC)}} तक प्रतिबंधित है। कारण: {{reason}}",
  premium_required: "इसके लिए आपको प्रीमियम चाहिए।",
  second_factor_required:
    "टीम के लिए दूसरा सुरक्षा चरण ज़रूरी है: ऑथेंटिकेटर ऐप या पासकी। इसे सेटिंग में “$t(settings:tabs.security)” के अंतर्गत सेट करें।",
  step_up_required: "कृपया पुष्टि करें कि यह आप ही हैं।",
  not_found: "यह मौजूद नहीं है या अब नहीं रहा।",
  too_large: "यह बहुत बड़ा है।",
  unsupported_type: "यह फ़ाइल फ़ॉर्मेट यहाँ नहीं चलता।",
  picture_too_large: "इस तस्वीर में बहुत ज़्यादा पिक्सेल हैं। इसे छोटा करके सहेजें और फिर कोशिश करें।",
  picture_damaged: "यह तस्वीर ख़राब है। इसे किसी फ़ोटो ऐप में खोलकर दोबारा सहेजें।",
  rate_limited: "बहुत ज़्यादा कोशिशें। कृपया थोड़ा रुकें।",
  internal: "हमारी ओर कुछ गड़बड़ हुई। फिर हो तो यह नंबर बताएँ: {{id}}",
  storage_full: "हमारा स्टोरेज भर गया है। बाद में फिर कोशिश करें।",
  quota_exceeded: "आपकी फ़ाइलों की जगह भर गई है। पहले फ़ाइलों वाले पुराने संदेश हटाएँ।",
  already_decided: "इस पर फ़ैसला हो चुका है।",
  ai_off: "यहाँ अनुवाद की सुविधा चालू नहीं है।",
  translations_used: "आज के आपके अनुवाद पूरे हो गए। कल फिर अनुवाद कर सकेंगे।",
  ai_failed: "अभी नहीं हो पाया। थोड़ी देर में फिर कोशिश करें।",
  ticket_invalid: "यह लाइव कनेक्शन समाप्त हो गया है। पेज फिर से लोड करें।",
  distinct: "एक ही चीज़ दो बार न चुनें।",
  invalid_type: "यहाँ किसी और तरह की जानकारी चाहिए।",
  invalid_value: "यह विकल्प मौजूद नहीं है।",
  invalid_format: "फ़ॉर्मेट सही नहीं है।",
  too_small: "यह बहुत कम या छोटा है।",
  too_big: "यह बहुत ज़्यादा या लंबा है।",
  required: "यह अभी बाकी है।",
  identity_missing: "इसके लिए पहले अपना पासफ़्रेज़ सेट करें।",
  key_changed: "इस बीच एक कुंजी बदल गई है। फिर से लोड करके दोबारा कोशिश करें।",
} as const satisfies Translation<typeof german.errors, "hi">;
