import type { messages as german } from "../de/mails.ts";
import type { Translation } from "../translation.ts";

/** Mails: subject, heading, body and button of each. */
export const messages: Translation<typeof german, "es"> = {
  footer: {
    why: "Recibes este correo porque alguien creó una cuenta en {{app}} con esta dirección.",
    ignore: "¿No fuiste tú? Entonces no tienes que hacer nada.",
  },
  confirm_email: {
    subject: "Confirma tu dirección de correo",
    heading: "¡Qué bien que estés aquí!",
    body: "Confirma que esta dirección es tuya. Así siempre podrás volver a tu cuenta y los demás sabrán que existes de verdad.\n\nEl enlace es válido 24 horas y funciona una vez.",
    button: "Confirmar dirección",
  },
};
