import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** One's invite link, who came by it, what it earns, and how that is paid out. */

/** Codes that the endpoints answer with. */
export const errors = {
  slug_invalid: "3 से 64 अक्षर: अंग्रेज़ी अक्षर, अंक, - और _।",
  slug_taken: "यह नाम पहले से लिया जा चुका है।",
  slug_reserved: "यह नाम आरक्षित है। कृपया कोई दूसरा चुनें।",
  link_exists: "आपके पास पहले से एक निमंत्रण लिंक है। वह हमेशा आपका रहेगा।",
  invite_unknown: "यह निमंत्रण लिंक (अब) मौजूद नहीं है।",
  invite_own: "यह आपका अपना लिंक है।",
  invite_late: "निमंत्रण लिंक पंजीकरण के 24 घंटे के भीतर ही गिना जाता है।",
  iban_invalid: "यह IBAN सही नहीं है, या SEPA वहाँ तक नहीं पहुँचता।",
  payout_too_small: "हम 25 यूरो से भुगतान कर सकते हैं।",
  payout_running: "एक भुगतान पहले से चल रहा है। उसके पहुँचने पर आप अगला माँग सकते हैं।",
  payout_decided: "इस पर फ़ैसला हो चुका है।",
  batch_empty: "कोई भुगतान मंज़ूर नहीं है।",
  payout_account_missing: "भुगतान भेजने के लिए कोई खाता दर्ज नहीं है।",
} as const satisfies Translation<typeof german.errors, "hi">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  invite: {
    name: "आपके निमंत्रण लिंक से कोई आया",
    title: "आपके लिंक से कोई जुड़ा है",
    text: "देखें कि अब तक कितने आ चुके हैं।",
    line: "आपके निमंत्रण लिंक से किसी ने पंजीकरण किया",
  },
} as const satisfies Translation<typeof german.notifications, "hi">;

/** What only the server says: the monthly credit note. */
export const messages = {
  statement: "क्रेडिट नोट",
  statement_test: "नक़ली पैसा: कुछ भी भुगतान नहीं होता।",
  statement_for: "किसके लिए",
  statement_number: "संख्या",
  statement_what: "विवरण",
  statement_amount: "रक़म",
  statement_opening: "महीने की शुरुआत में शेष",
  statement_closing: "महीने के अंत में शेष",
  statement_tax:
    "भुगतान करने वाले सदस्यों की सिफ़ारिश के लिए। इस पर कर लगेगा या नहीं और कैसे, यह आप पर निर्भर है: संदेह हो तो कर कार्यालय या कर सलाहकार से पूछें।",
  line_earned: "भुगतान करने वाले सदस्य की सिफ़ारिश",
  line_reversed: "वापस लिया गया: ख़रीद लौटाई गई या उस पर आपत्ति हुई",
  line_paid: "भुगतान हुआ",
} as const satisfies Translation<typeof german.messages, "hi">;
