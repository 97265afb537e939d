import type { messages as german } from "../de/mails.ts";
import type { Translation } from "../translation.ts";

/** Mails: subject, heading, body and button of each. */
export const messages: Translation<typeof german, "pt"> = {
  footer: {
    why: "Recebes este e-mail porque alguém criou uma conta no {{app}} com este endereço.",
    ignore: "Não foste tu? Então não precisas de fazer nada.",
  },
  confirm_email: {
    subject: "Confirma o teu endereço de e-mail",
    heading: "Que bom ter-te aqui!",
    body: "Confirma que este endereço é teu. Assim consegues sempre voltar à tua conta e os outros sabem que existes mesmo.\n\nO link é válido por 24 horas e funciona uma vez.",
    button: "Confirmar endereço",
  },
};
