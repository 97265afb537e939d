import type { messages as german } from "../de/mails.ts";
import type { Translation } from "../translation.ts";

/** Mails: subject, heading, body and button of each. */
export const messages: Translation<typeof german, "it"> = {
  footer: {
    why: "Ricevi questa mail perché qualcuno ha creato un account {{app}} con questo indirizzo.",
    ignore: "Non eri tu? Allora non devi fare nulla.",
  },
  confirm_email: {
    subject: "Conferma il tuo indirizzo e-mail",
    heading: "Che bello averti qui!",
    body: "Conferma che questo indirizzo è tuo. Così potrai sempre rientrare nel tuo account e gli altri sapranno che esisti davvero.\n\nIl link vale 24 ore e funziona una sola volta.",
    button: "Conferma indirizzo",
  },
};
