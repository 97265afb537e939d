import type { messages as german } from "../de/mails.ts";
import type { Translation } from "../translation.ts";

/** Mails: subject, heading, body and button of each. */
export const messages: Translation<typeof german, "hi"> = {
  footer: {
    why: "यह मेल इसलिए आया क्योंकि किसी ने इस पते से {{app}} पर खाता बनाया।",
    ignore: "यह तुम नहीं थे? तो कुछ करने की ज़रूरत नहीं।",
  },
  confirm_email: {
    subject: "अपना ई-मेल पता पक्का करो",
    heading: "तुम्हारे आने की ख़ुशी है!",
    body: "पक्का करो कि यह पता तुम्हारा है। इससे तुम हमेशा अपने खाते में लौट सकोगे, और दूसरों को पता रहेगा कि तुम सच में हो।\n\nलिंक 24 घंटे मान्य है और एक बार काम करता है।",
    button: "पता पक्का करो",
  },
};
