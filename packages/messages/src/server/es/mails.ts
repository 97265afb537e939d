import type { Translation } from "../../translation.ts";
import type { messages as german } from "../de/mails.ts";

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
  reset_password: {
    subject: "Nueva contraseña para {{app}}",
    heading: "Nueva contraseña",
    body: "Alguien ha pedido una contraseña nueva para tu cuenta. Si has sido tú, créala con el botón.\n\nEl enlace es válido 10 minutos y funciona una vez. Si no has sido tú, todo queda como está.",
    button: "Restablecer contraseña",
  },
  first_password: {
    subject: "Crea tu contraseña para {{app}}",
    heading: "Tu primera contraseña",
    body: "Hasta ahora entras sin contraseña. Con el botón puedes crear una; tu forma de entrar de siempre se mantiene.\n\nEl enlace es válido 10 minutos y funciona una vez.",
    button: "Crear contraseña",
  },
  password_changed: {
    subject: "Tu contraseña ha cambiado",
    heading: "Tienes contraseña nueva",
    body: "La contraseña de tu cuenta se cambió el {{when}}. Hemos cerrado la sesión en tus demás dispositivos.\n\n¿No fuiste tú? Entonces crea enseguida una contraseña nueva y mira en los ajustes qué dispositivos tienen sesión.",
    button: "Restablecer contraseña",
  },
  new_device: {
    subject: "Nuevo inicio de sesión en {{app}}",
    heading: "Un dispositivo nuevo",
    body: "Alguien ha entrado en tu cuenta desde un dispositivo que aún no conocemos: {{device}}, {{when}}.\n\n¿Has sido tú? Entonces todo bien. Si no, cierra la sesión de ese dispositivo en los ajustes y cambia tu contraseña.",
    button: "Ver dispositivos",
  },
  change_email: {
    subject: "Confirma tu nueva dirección de correo",
    heading: "Tu nueva dirección",
    body: "Quieres usar esta dirección para tu cuenta en {{app}}. Confirma que es tuya; hasta entonces vale la anterior.\n\nEl enlace es válido 24 horas y funciona una vez.",
    button: "Confirmar nueva dirección",
  },
  email_changed: {
    subject: "Tu dirección de correo ha cambiado",
    heading: "Esta dirección ya no vale",
    body: "Tu cuenta en {{app}} pertenece ahora a otra dirección de correo. A esta ya no te escribiremos.\n\n¿No fuiste tú? Entonces escríbenos enseguida: la dirección está en el aviso legal.",
    button: "Ir al aviso legal",
  },
  two_factor_on: {
    subject: "El inicio de sesión en dos pasos está activado",
    heading: "Doble protección",
    body: "A partir de ahora, al entrar te pediremos además un código de tu app. Guarda bien tus códigos de respaldo: te ayudan si pierdes el móvil.\n\n¿No fuiste tú? Entonces cambia enseguida tu contraseña.",
    button: "Ver la seguridad",
  },
  two_factor_off: {
    subject: "El inicio de sesión en dos pasos está desactivado",
    heading: "Ya solo tu contraseña",
    body: "Se ha desactivado el inicio de sesión en dos pasos de tu cuenta. Para entrar basta ahora con la contraseña.\n\n¿No fuiste tú? Entonces cambia enseguida tu contraseña y vuelve a activarlo.",
    button: "Ver la seguridad",
  },
  passkey_added: {
    subject: "Nueva llave de acceso para tu cuenta",
    heading: "Una llave de acceso más",
    body: "Con la llave de acceso «{{name}}» ya se puede entrar en tu cuenta.\n\n¿No fuiste tú? Entonces bórrala en los ajustes y cambia tu contraseña.",
    button: "Ver la seguridad",
  },
  newsletter: {
    subject: "Confirma tu boletín",
    heading: "¿Quieres el boletín?",
    body: "Quieres saber de nosotros: novedades, buenas historias, pocas veces y en breve. Confírmalo una vez, por favor; si no, no te enviaremos nada.\n\nEl enlace es válido 24 horas.",
    button: "Sí, enviadme el boletín",
  },
  deletion_scheduled: {
    subject: "Tu cuenta se va a eliminar",
    heading: "Quedan 7 días",
    body: "Has eliminado tu cuenta. La guardamos hasta el {{when}}; los demás ya no te ven. Después borramos todo lo que es tuyo.\n\n¿Has cambiado de idea? Entra antes y conserva tu cuenta.",
    button: "Entrar y conservarla",
  },
  deletion_done: {
    subject: "Tu cuenta está eliminada",
    heading: "Que te vaya bien",
    body: "Tu cuenta en {{app}} y todo lo que tenía que ver con ella se ha eliminado. Gracias por haber estado aquí.\n\nEste es nuestro último correo para ti.",
    button: "Ir a la página de inicio",
  },
  digest: {
    subject_one: "Una novedad para ti en {{app}}",
    subject_many: "{{count}} novedades para ti en {{app}}",
    subject_other: "{{count}} novedades para ti en {{app}}",
    heading: "Esto es lo nuevo",
    body: "{{lines}}\n\nEste correo llega como mucho una vez al día. Puedes desactivarlo en los ajustes, en «Notificaciones».",
    button: "Ver todo",
  },
};
