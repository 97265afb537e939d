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
  invite_late: "निमंत्रण लिंक साइन अप के 24 घंटे के भीतर ही मान्य होता है।",
  iban_invalid: "यह IBAN सही नहीं है, या वह देश SEPA क्षेत्र में नहीं है।",
  payout_too_small: "भुगतान 25 यूरो या ज़्यादा होने पर ही हो सकता है।",
  payout_running: "एक भुगतान पहले से चल रहा है। उसके पहुँचने पर आप अगला माँग सकते हैं।",
  payout_decided: "इस पर फ़ैसला हो चुका है।",
  payout_uncovered: "शेष राशि इस भुगतान के लिए काफ़ी नहीं: एक कमाई वापस ली गई।",
  holder_unwritable: "बैंक इस नाम को स्वीकार नहीं कर पाते। इसे लैटिन अक्षरों में लिखें।",
  batch_empty: "कोई भुगतान मंज़ूर नहीं है।",
  payout_account_missing: "भुगतान भेजने के लिए कोई खाता दर्ज नहीं है।",
} as const satisfies Translation<typeof german.errors, "hi">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  invite: {
    name: "आपके निमंत्रण लिंक से कोई आया",
    title: "आपके लिंक से किसी ने साइन अप किया",
    text: "देखें कि अब तक कितने आ चुके हैं।",
    line: "आपके लिंक से किसी ने साइन अप किया",
  },
} as const satisfies Translation<typeof german.notifications, "hi">;

/** What only the server says: the monthly credit note. */
export const messages = {
  statement: "कमाई विवरण",
  statement_test: "परीक्षण राशि: कोई भुगतान नहीं होगा।",
  statement_for: "किसके लिए",
  statement_number: "नंबर",
  statement_what: "विवरण",
  statement_amount: "राशि",
  statement_opening: "महीने की शुरुआत में शेष",
  statement_closing: "महीने के अंत में शेष",
  statement_tax:
    "भुगतान करने वाले सदस्यों की सिफ़ारिश के लिए। इस पर टैक्स लगेगा या नहीं और कैसे, यह आपकी स्थिति पर निर्भर है: संदेह हो तो टैक्स कार्यालय या टैक्स सलाहकार से पूछें।",
  line_earned: "भुगतान करने वाले सदस्य की सिफ़ारिश",
  line_reversed: "वापस लिया गया: ख़रीद लौटाई गई या उस पर आपत्ति हुई",
  line_paid: "भुगतान हुआ",
} as const satisfies Translation<typeof german.messages, "hi">;

/** The page of one's own link: who came by it, what it earns, payouts and statements. */
export const pages = {
  title: "बुलाएँ और कमाएँ",
  lead: "ऐसे लोगों को लाएँ जो ख़ुद भी कुछ बनाना चाहते हैं। आपके लिंक से आकर प्रीमियम ख़रीदने वाले हर सदस्य के लिए आपको पैसे मिलते हैं।",
  failed: "आपके निमंत्रण लोड नहीं हो सके",
  make: {
    title: "अपना लिंक चुनें",
    lead: "वह हमेशा आपका रहेगा। बाद में उसे बदला नहीं जा सकता।",
    label: "आपके लिंक का नाम",
    hint: "3 से 64 अक्षर: अंग्रेज़ी अक्षर, अंक, - और _।",
    invalid: "यहाँ केवल अंग्रेज़ी अक्षर, अंक, - और _ चलते हैं।",
    short: "अभी छोटा है: कम से कम 3 अक्षर।",
    button: "लिंक बनाएँ",
    confirm_title: "यह लिंक हमेशा के लिए बनाएँ?",
    confirm_text: "आपका लिंक “{{slug}}” होगा। बाद में आप उसे बदल नहीं सकते, न दूसरा बना सकते हैं।",
    confirm_button: "हमेशा के लिए बनाएँ",
    failed: "निमंत्रण नहीं बन सका",
    done: "आपका लिंक तैयार है। इसे अभी किसी को भेजें।",
  },
  link: {
    title: "आपका लिंक",
    lead: "जो इससे साइन अप करता है, वह आपके नाम से जुड़ता है। साइन अप के 24 घंटे के भीतर इसे खोलने वाला भी।",
    label: "आपका निमंत्रण लिंक",
    copy: "कॉपी करें",
    copied: "लिंक कॉपी हो गया।",
    copy_failed: "कॉपी नहीं हो सका। लिंक चुनकर ख़ुद कॉपी करें।",
    share: "साझा करें",
    share_text: "{{app}} पर आएँ: यहाँ ऐसे लोग मिलते हैं जिनके साथ कुछ बनाया जा सके।",
    qr: "आपके निमंत्रण लिंक का QR कोड",
    png: "PNG डाउनलोड करें",
    svg: "SVG डाउनलोड करें",
  },
  stats: {
    title: "आपके लिंक से क्या मिला",
    total: "साइन अप",
    premium: "अभी प्रीमियम",
    conversions: "ख़रीद चुके",
    revenue: "उन्होंने कितना चुकाया",
    earnings: "कमाई",
  },
  people: {
    title: "आपके लिंक से कौन आया",
    premium: "प्रीमियम",
    bought: "पहले ख़रीद चुके हैं",
    newcomer: "अभी बिना नाम",
    all: "सभी दिखाएँ",
    empty: "अभी कोई नहीं",
    empty_text:
      "अपना लिंक दो-तीन ऐसे लोगों को भेजें जो काफ़ी समय से कुछ शुरू करना चाहते हैं। किसी के साइन अप करते ही नाम यहाँ दिखेगा।",
  },
  money: {
    title: "आपकी कमाई",
    reward: "हर भुगतान करने वाले सदस्य के लिए {{amount}}: {{usd}}, {{date}} की दर {{rate}} से।",
    payable: "भुगतान योग्य",
    missing: "{{amount}} और, फिर आप पैसे ले सकते हैं।",
    enough: "आप पैसे ले सकते हैं।",
    progress: "भुगतान तक का रास्ता",
    request: "भुगतान माँगें",
    running: "एक भुगतान रास्ते में है। उसके पहुँचने पर आप अगला माँग सकते हैं।",
    waiting: "प्रतीक्षा में",
    waiting_text: "ख़रीदने वाला {{days}} दिन तक ख़रीद से हट सकता है। उसके बाद यह भुगतान योग्य होगा।",
    held: "जाँच में",
    held_text: "कुछ साइन अप हम भुगतान से पहले देखते हैं। आपको कुछ नहीं करना है।",
    requested: "माँगा गया",
    requested_text: "पैसे आपके पास आ रहे हैं।",
    paid: "भुगतान हुआ",
    paid_text: "आपके खाते में पहुँच चुका।",
    earned: "कुल कमाई",
    earned_text: "लौटाई गई ख़रीदारी इसमें शामिल नहीं है।",
  },
  payout: {
    title: "{{amount}} का भुगतान लें",
    lead: "टीम से किसी के जाँचते ही हम सारी भुगतान योग्य राशि भेज देते हैं।",
    iban: "IBAN",
    iban_hint: "वह खाता जिसमें हम पैसे भेजेंगे।",
    iban_short: "अभी कुछ अक्षर कम हैं।",
    iban_wrong: "यह IBAN सही नहीं है। एक-एक अक्षर मिलाएँ।",
    iban_good: "IBAN सही लिखा है।",
    holder: "खाताधारक",
    holder_hint: "जैसा नाम बैंक में है।",
    holder_missing: "खाता किसका है?",
    send: "भुगतान माँगें",
    done: "माँग लिया गया। हम जाँचकर पैसे भेजेंगे।",
  },
  payouts: {
    title: "भुगतान",
    empty: "यहाँ हर भुगतान और उसकी स्थिति दिखेगी।",
    account: "खाता, अंत में {{end}}",
    reason: "कारण: {{reason}}",
    older: "पुराने दिखाएँ",
    older_failed: "पुराने लोड नहीं हो सके।",
    states: {
      requested: "जाँच हो रही है",
      approved: "मंज़ूर, भेजा जा रहा है",
      rejected: "अस्वीकृत",
      paid: "भेजा गया",
    },
  },
  months: {
    title: "कमाई विवरण",
    lead: "जिस महीने कुछ हुआ, उसका एक कमाई विवरण, आपके रिकॉर्ड के लिए।",
    empty: "पहला विवरण आपकी पहली कमाई के साथ बनेगा।",
    opening: "शुरुआती शेष",
    earned: "कमाई",
    reversed: "वापस लिया",
    paid: "भुगतान",
    closing: "अंतिम शेष",
    pdf: "PDF",
    pdf_of: "{{month}} का कमाई विवरण PDF में डाउनलोड करें",
    pdf_failed: "कमाई विवरण डाउनलोड नहीं हो सका। थोड़ी देर में फिर कोशिश करें।",
  },
  how: "यह कैसे काम करता है",
} as const satisfies Translation<typeof german.pages, "hi">;

/** Where a link leads to: it is redeemed there. */
export const redeem = {
  title: "निमंत्रण",
  working: "आपका निमंत्रण दर्ज हो रहा है…",
  success: "निमंत्रण दर्ज हो गया! आगे ले जा रहे हैं…",
  already: "आप पहले से साथ हैं, बहुत अच्छा! आगे बढ़ते हैं…",
  no_slug: "अमान्य लिंक: वह अधूरा है।",
  no_slug_text: "पूरा लिंक माँगें और उसे फिर से खोलें।",
  failed: "निमंत्रण दर्ज नहीं हो सका।",
  unauthenticated: "इसके लिए खाता चाहिए। अभी आगे बढ़ते हैं…",
  to_feed: "पोस्ट पर जाएँ",
  to_login: "साइन इन पर जाएँ",
} as const satisfies Translation<typeof german.redeem, "hi">;

/** The admins' page of payouts and held invitations. */
export const staff = {
  title: "भुगतान",
  intro: "किसने पैसे माँगे, क्या रास्ते में है, और कौन-से निमंत्रण देखने हैं।",
  failed: "यह लोड नहीं हो सका",
  tabs: {
    requested: "माँगे गए",
    approved: "मंज़ूर",
    paid: "भेजे गए",
    rejected: "अस्वीकृत",
    held: "रोके गए",
  },
  empty: {
    requested: "कोई फ़ैसला बाकी नहीं",
    approved: "भेजने के लिए कुछ नहीं",
    paid: "अभी कुछ नहीं भेजा गया",
    rejected: "कुछ अस्वीकृत नहीं",
    held: "कोई रोका हुआ निमंत्रण नहीं",
    text: "कुछ होते ही यहाँ दिखेगा।",
  },
  uncovered: "अब काफ़ी राशि नहीं: एक कमाई वापस ली गई। भुगतान SEPA फ़ाइल में नहीं है।",
  transferred: "बैंक पहले ही भेज चुका है",
  holder: "खाताधारक",
  iban: "IBAN",
  requested: "माँगा गया",
  decided: "फ़ैसला",
  paid: "भेजा गया",
  own: "आपके अपने भुगतान पर कोई और फ़ैसला करता है।",
  approve: {
    button: "मंज़ूर करें",
    title: "{{name}} को {{amount}} मंज़ूर करें?",
    text: "इसके बाद भुगतान SEPA फ़ाइल में होगा।",
    done: "मंज़ूर हुआ।",
  },
  reject: {
    button: "अस्वीकार करें",
    title: "{{name}} का भुगतान अस्वीकार करें",
    text: "पैसे फिर से भुगतान योग्य हो जाएँगे। {{name}} आपका कारण पढ़ेंगे।",
    reason: "कारण",
    missing: "कृपया कारण लिखें।",
    done: "अस्वीकृत हुआ।",
  },
  mark: {
    button: "भेजा हुआ चिह्नित करें",
    title: "क्या बैंक ने ट्रांसफ़र स्वीकार कर लिया?",
    text: "{{name}} को {{amount}}। इसे वापस नहीं लिया जा सकता।",
    done: "भेजा हुआ चिह्नित किया गया।",
  },
  file: {
    button: "SEPA फ़ाइल डाउनलोड करें",
    text: "आपके बैंक के लिए सभी मंज़ूर भुगतान। फ़ाइल लेने से कुछ नहीं बदलता: भेजे जाने पर हर एक को चिह्नित करें।",
  },
  held: {
    of: "{{inviter}} ने {{invitee}} को बुलाया",
    reasons: {
      same_card: "दो खाते एक ही कार्ड से भुगतान करते हैं।",
      mutual: "दो सदस्यों ने एक-दूसरे को बुलाया।",
      same_device: "दो खाते एक ही डिवाइस से हैं।",
      address_burst: "एक दिन में एक पते से कई साइन अप।",
    },
    filter: "कौन-से निमंत्रण",
    open: "लंबित",
    decided: "तय हुए",
    note: "नोट",
    note_hint: "केवल टीम इसे पढ़ती है।",
    released: "मंज़ूर",
    refused: "नामंज़ूर",
  },
  release: {
    button: "मंज़ूर करें",
    title: "यह निमंत्रण मंज़ूर करें?",
    text: "इसकी कमाई वापसी की अवधि के बाद भुगतान योग्य होगी।",
    done: "निमंत्रण मंज़ूर हुआ।",
  },
  refuse: {
    button: "नामंज़ूर करें",
    title: "यह निमंत्रण नामंज़ूर करें?",
    text: "इसकी कमाई वापस ले ली जाएगी। बाद में भी इससे कुछ नहीं मिलेगा।",
    done: "निमंत्रण नामंज़ूर हुआ।",
  },
} as const satisfies Translation<typeof german.staff, "hi">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  invite_people: {
    title: "दूसरों को बुलाना और कमाना",
    keywords: "निमंत्रण लिंक, सिफ़ारिश, दोस्त, QR कोड, slug",
    body: "“$t(shell:nav.invites)” में आप अपना लिंक बनाते हैं। उसका नाम हमेशा रहता है, इसलिए सोचकर चुनें।\n\n- लिंक साझा करें या QR कोड दिखाएँ।\n- जो इससे साइन अप करता है, वह आपके नाम से जुड़ता है। जिसका खाता पहले से है, वह साइन अप के 24 घंटे के भीतर लिंक खोल सकता है।\n- उनमें से कोई पहली बार प्रीमियम ख़रीदे, तो आपको 3 अमेरिकी डॉलर यूरो में मिलते हैं।\n\nआप देखते हैं कि कौन आया और किसके पास प्रीमियम है, और कुछ नहीं। आप ख़ुद को नहीं बुला सकते।",
  },
  invite_payouts: {
    title: "कमाई का भुगतान लेना",
    keywords: "भुगतान, पैसे, IBAN, कमाई विवरण, कर",
    body: "आपकी कमाई पहले 14 दिन रुकती है: इतने समय तक ख़रीद से हटा जा सकता है। ख़रीद लौटाई जाए, तो हम उसकी कमाई भी वापस लेते हैं।\n\n- 25 यूरो से आप IBAN और खाताधारक के साथ भुगतान माँगते हैं।\n- टीम से कोई जाँचता है, फिर हम पैसे भेजते हैं।\n- हर महीने का कमाई विवरण PDF में मिलता है।\n\nकुछ निमंत्रण हम भुगतान से पहले देखते हैं। टैक्स देना है या नहीं, यह टैक्स कार्यालय या टैक्स सलाहकार बताएगा।",
  },
} as const satisfies Translation<typeof german.help, "hi">;
