import type { messages as german } from "../de/mails.ts";
import type { Translation } from "../translation.ts";

/** Mails: subject, heading, body and button of each. */
export const messages: Translation<typeof german, "ru"> = {
  footer: {
    why: "Ты получаешь это письмо, потому что с этим адресом создан аккаунт в {{app}}.",
    ignore: "Это был не ты? Тогда ничего делать не нужно.",
  },
  confirm_email: {
    subject: "Подтверди свой адрес e-mail",
    heading: "Рады, что ты с нами!",
    body: "Подтверди, что этот адрес твой. Так ты всегда сможешь вернуться в аккаунт, а другие будут знать, что ты настоящий человек.\n\nСсылка действует 24 часа и срабатывает один раз.",
    button: "Подтвердить адрес",
  },
};
