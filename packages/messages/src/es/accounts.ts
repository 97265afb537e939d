import type { messages as german } from "../de/accounts.ts";
import type { Translation } from "../translation.ts";

export const messages = {
  forgot: "¿Has olvidado la contraseña?",
  or: "o",
  mode: { label: "Entrar o registrarse", sign_in: "Entrar", sign_up: "Registrarse" },
  sign_in: {
    title: "Qué bueno verte de nuevo",
    lead: "Tus matches y chats te esperan.",
    submit: "Entrar",
  },
  sign_up: {
    title: "Empezamos",
    lead: "Gratis y listo en dos minutos.",
    submit: "Crear cuenta",
    invited: "Vienes por una invitación. Cuenta en cuanto crees tu cuenta.",
  },
  fields: {
    email: "Correo electrónico",
    password: "Contraseña",
    password_hint: "Al menos {{min}} caracteres",
    confirm: "Repetir contraseña",
    caps_lock: "Bloq Mayús está activado.",
    terms:
      "Tengo al menos 16 años y acepto las <terms>condiciones de uso</terms>. En la <privacy>política de privacidad</privacy> pone qué pasa con mis datos.",
  },
  errors: {
    mismatch: "Las contraseñas no coinciden.",
    unexpected: "Error inesperado. Inténtalo de nuevo.",
    taken_action: "Entrar con esta dirección",
    unlocked_in: "Posible de nuevo en {{time}}",
  },
  google: {
    sign_in: "Entrar con Google",
    sign_up: "Registrarse con Google",
    terms:
      "Al registrarte con Google, confirmas que tienes al menos 16 años y aceptas las condiciones de uso.",
    no_credential: "No se ha recibido ninguna credencial de Google.",
    failed: "La entrada con Google ha fallado.",
    away: "La entrada con Google no está disponible ahora mismo. Inténtalo más tarde.",
    late: "La entrada con Google no está disponible ahora mismo (tiempo de espera agotado).",
  },
  passkey: {
    sign_in: "Entrar con llave de acceso",
    given_up: "Se canceló, o en este dispositivo no hay ninguna llave de acceso para tu cuenta.",
    failed: "La llave de acceso no ha funcionado. Inténtalo de nuevo.",
  },
  captcha: {
    label: "Control de seguridad",
    checking: "Control de seguridad en curso…",
    solved: "Control de seguridad superado",
  },
  brand: {
    headline: "Entre dos, sale adelante.",
    line_1: "Yo edito vídeos. ¿Quién sabe vender?",
    line_2: "Yo. Y ya tengo un producto.",
    line_3: "Deal. ¿Mañana a las diez?",
  },
  legal: { label: "Aviso legal", terms: "Condiciones de uso", privacy: "Privacidad", language: "Idioma" },
  confirm: {
    title: "Confirmar correo",
    working: "Confirmando tu dirección…",
    done_title: "Tu dirección está confirmada",
    done_text: "¡Gracias! Tu cuenta está completa.",
    change_text: "A partir de ahora entras con la nueva dirección.",
    newsletter_title: "Recibirás nuestro boletín",
    newsletter_text: "¡Gracias! Puedes darte de baja cuando quieras en los ajustes.",
    invalid_title: "Este enlace ya no sirve",
    invalid_member: "Ha caducado o ya se usó. Con gusto te enviamos uno nuevo a {{email}}.",
    invalid_guest: "Ha caducado o ya se usó. Entra y te enviamos uno nuevo.",
    to_dashboard: "Ir al panel",
    to_register: "Terminar mi perfil",
    to_login: "Ir a la entrada",
    resend: "Enviar un enlace nuevo",
    sent: "Enviado. Mira en tu bandeja y también en el spam.",
  },
  bar: {
    short: "Confirma tu correo.",
    text: "Confirma tu correo: el enlace está en tu bandeja ({{email}}).",
    resend: "Enviar otra vez",
  },
} as const satisfies Translation<typeof german, "es">;
