import type { messages as german } from "../de/faults.ts";
import type { Translation } from "../translation.ts";

/** Texts of the codes that pages say themselves, without asking the server; the error texts contain them. */
export const messages: Translation<typeof german, "hi"> = {
  offline: "कनेक्शन नहीं है।",
  unavailable: "अभी पहुँच में नहीं। थोड़ी देर में फिर कोशिश करो।",
  suspicious_input: "अमान्य अक्षर मिले। केवल अक्षर, अंक और आम चिह्न इस्तेमाल करो।",
  wrong_credentials: "ई-मेल या पासवर्ड ग़लत है।",
  email_invalid: "कृपया मान्य ई-मेल पता लिखो।",
  email_taken: "इस ई-मेल से पहले से खाता है। साइन इन करो।",
  password_short: "पासवर्ड कम से कम 8 अक्षरों का होना चाहिए।",
  password_long: "पासवर्ड ज़्यादा से ज़्यादा 128 अक्षरों का हो सकता है।",
  password_common: "यह पासवर्ड बहुत आसान है। कोई दूसरा चुनो।",
  terms_required: "कृपया शर्तें स्वीकार करो।",
  captcha_required: "कृपया CAPTCHA जाँच पूरी करो।",
  captcha_failed: "CAPTCHA जाँच असफल रही। फिर कोशिश करो।",
  too_many_attempts: "साइन इन की बहुत कोशिशें हुईं। फिर कोशिश से पहले 5 मिनट रुको।",
  username_taken: "यह यूज़रनेम पहले से लिया जा चुका है।",
  username_invalid: "केवल अक्षर, 3–20 वर्ण।",
  invalid_age: "13 से 120 के बीच की उम्र लिखो।",
  bio_too_long: "परिचय बहुत लंबा है (अधिकतम 2000 अक्षर)।",
  required: "यह अभी बाकी है।",
};
