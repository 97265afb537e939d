import type { messages as german } from "../de/mails.ts";
import type { Translation } from "../translation.ts";

/** Mails: subject, heading, body and button of each. */
export const messages: Translation<typeof german, "fr"> = {
  footer: {
    why: "Tu reçois ce message parce qu’un compte {{app}} a été créé avec cette adresse.",
    ignore: "Ce n’était pas toi ? Alors tu n’as rien à faire.",
  },
  confirm_email: {
    subject: "Confirme ton adresse e-mail",
    heading: "Ravi de t’accueillir !",
    body: "Confirme que cette adresse est bien la tienne. Tu pourras ainsi toujours retrouver ton compte, et les autres sauront que tu existes vraiment.\n\nLe lien est valable 24 heures et ne fonctionne qu’une fois.",
    button: "Confirmer l’adresse",
  },
};
