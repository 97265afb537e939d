import type { messages as german } from "../de/mails.ts";
import type { Translation } from "../translation.ts";

/** Mails: subject, heading, body and button of each. */
export const messages: Translation<typeof german, "en"> = {
  footer: {
    why: "You receive this mail because someone created an account at {{app}} with this address.",
    ignore: "Was that not you? Then there is nothing you need to do.",
  },
  confirm_email: {
    subject: "Confirm your e-mail address",
    heading: "Good to have you here!",
    body: "Please confirm that this address is yours. That way you can always get back into your account, and others know you are real.\n\nThe link is valid for 24 hours and works once.",
    button: "Confirm address",
  },
};
