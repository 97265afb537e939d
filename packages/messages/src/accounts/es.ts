import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The login, the page that confirms an address, and the reminder to do so. */
export const login = {
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
} as const satisfies Translation<typeof german.login, "es">;

/** What stands around signing in: codes, new passwords, bans, terms, and coming back. */
export const pages = {
  back: "Volver a la entrada",
  code: {
    title: "Un paso más",
    lead: "Escribe el código de seis dígitos de tu app de autenticación.",
    backup_lead: "Escribe uno de tus códigos de respaldo. Cada uno funciona una vez.",
    label: "Código de la app",
    backup_label: "Código de respaldo",
    backup_hint: "Dan igual las mayúsculas, las minúsculas y el guion.",
    use_backup: "Usar un código de respaldo",
    use_app: "Usar un código de la app",
    submit: "Entrar",
    invalid: "Código no válido",
    restart: "Empezar de nuevo",
  },
  forgot: {
    title: "¿Has olvidado la contraseña?",
    lead: "Te enviamos un enlace para crear una nueva.",
    email: "Correo electrónico",
    submit: "Enviar enlace",
    again: "Enviar otra vez",
    again_in_one: "Otra vez en {{count}} segundo",
    again_in_many: "Otra vez en {{count}} de segundos",
    again_in_other: "Otra vez en {{count}} segundos",
    sent: "¡Correo enviado! Si hay una cuenta con esta dirección, el enlace llegará enseguida a tu bandeja. El enlace es válido 10 minutos.",
    email_invalid: "Introduce una dirección de correo válida.",
    wait_one: "Espera {{count}} segundo más antes de pedir otro correo.",
    wait_many: "Espera {{count}} de segundos más antes de pedir otro correo.",
    wait_other: "Espera {{count}} segundos más antes de pedir otro correo.",
    failed: "No se pudo enviar el correo. Inténtalo de nuevo.",
  },
  reset: {
    title: "Nueva contraseña",
    lead: "Crea una contraseña nueva para {{name}}. Después cerraremos la sesión en todos tus dispositivos.",
    checking: "Comprobando el enlace…",
    password: "Nueva contraseña",
    password_hint: "De 8 a 128 caracteres",
    confirm: "Repetir la nueva contraseña",
    submit: "Crear contraseña",
    password_short: "La contraseña debe tener al menos 8 caracteres.",
    mismatch: "Las contraseñas no coinciden.",
    code_needed: "Escribe tu código 2FA de 6 dígitos.",
    failed: "No se pudo restablecer la contraseña",
    no_token: "Enlace de restablecimiento no válido",
    expired: "Enlace de restablecimiento no válido o caducado",
    check_failed: "No se pudo comprobar el enlace de restablecimiento",
    check_again: "Comprobar de nuevo",
    invalid_title: "Enlace no válido",
    invalid_text: "Los enlaces valen 10 minutos y funcionan una vez. Pide uno nuevo y listo.",
    new_link: "Pedir un enlace nuevo",
    to_login: "Volver a la entrada",
    done_title: "Tienes contraseña nueva",
    done_text: "Enseguida vamos a la entrada…",
  },
  ban: {
    appeal: "Recurrir",
    sign_in_first: "Si quieres recurrir, entra en tu cuenta.",
    label: "Tu recurso",
    hint: "Dinos por qué el bloqueo es un error. Puedes hacerlo una vez.",
    send: "Enviar recurso",
    failed: "No ha funcionado. Inténtalo de nuevo.",
    waiting: "Hemos recibido tu recurso. Lo revisaremos.",
    rejected: "Tu recurso ha sido rechazado.",
  },
  keep: {
    title: "¿Te quedas?",
    text: "Tu cuenta se eliminará el {{when}}. Hasta entonces puedes conservarla: todo sigue ahí.",
    keep: "Conservar la cuenta",
    leave: "Seguir con la eliminación",
    failed: "No ha funcionado. Inténtalo de nuevo.",
  },
  terms: {
    title: "Nuevas condiciones de uso",
    text: "Nuestras <terms>condiciones de uso</terms> han cambiado. Léelas y acéptalas, por favor, para continuar.",
    accept: "Acepto",
    leave: "Cerrar sesión",
    failed: "No ha funcionado. Inténtalo de nuevo.",
  },
} as const satisfies Translation<typeof german.pages, "es">;

/** Codes that pages say themselves, without asking the server; the server says them too. */
export const checks = {
  suspicious_input: "Caracteres no válidos. Usa solo letras, números y símbolos habituales.",
  wrong_credentials: "Correo o contraseña incorrectos.",
  email_invalid: "Introduce una dirección de correo válida.",
  email_taken: "Ya existe una cuenta con esta dirección. Inicia sesión.",
  password_short: "La contraseña debe tener al menos 8 caracteres.",
  password_long: "La contraseña puede tener como máximo 128 caracteres.",
  password_common: "Esta contraseña es demasiado fácil de adivinar. Elige otra.",
  terms_required: "Acepta las condiciones, por favor.",
  captcha_required: "Completa la verificación CAPTCHA.",
  captcha_failed: "La verificación CAPTCHA ha fallado. Inténtalo de nuevo.",
  too_many_attempts: "Demasiados intentos de acceso. Espera 5 minutos antes de volver a intentarlo.",
} as const satisfies Translation<typeof german.checks, "es">;

/** Codes that the endpoints answer with. */
export const errors = {
  provider_off: "La entrada con Google no está disponible ahora mismo. Inténtalo más tarde.",
  credential_invalid: "La entrada con Google ha fallado.",
  account_unconfirmed:
    "Ya existe una cuenta con esta dirección, pero su correo aún no está confirmado. Entra con tu contraseña o restablécela.",
  wrong_password: "La contraseña no es correcta.",
  fresh_sign_in_required: "Para esto, vuelve a entrar: tu inicio de sesión tiene más de 10 minutos.",
  totp_required: "Hace falta un código 2FA",
  invalid_totp: "Código 2FA no válido",
  pending_invalid: "Este inicio de sesión ha caducado. Vuelve a escribir tu correo y tu contraseña.",
  already_enabled: "El inicio de sesión en dos pasos ya está activado.",
  nothing_to_verify: "Configura primero el inicio de sesión en dos pasos.",
  google_account:
    "Esta cuenta entra con Google y no tiene contraseña. Entra con Google; después podrás crear una contraseña en los ajustes.",
  no_password: "Esta cuenta aún no tiene contraseña.",
  reset_invalid: "Enlace de restablecimiento no válido o caducado",
  passkey_invalid: "Con esta llave de acceso no ha funcionado.",
  too_many_passkeys: "No puedes tener más de 20 llaves de acceso. Borra antes una antigua.",
  not_banned: "Tu cuenta no está bloqueada.",
  terms_outdated: "Ya hay condiciones de uso más recientes. Vuelve a cargar la página.",
  token_invalid: "Este enlace no es válido o ha caducado.",
  email_unconfirmed: "Confirma antes tu dirección de correo.",
} as const satisfies Translation<typeof german.errors, "es">;

/** Its mails: subject, heading, body and button of each. */
export const mails = {
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
} as const satisfies Translation<typeof german.mails, "es">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  sign_up: {
    title: "Crear una cuenta y confirmar el correo",
    keywords:
      "registro, registrarse, darse de alta, cuenta nueva, correo de confirmación, activación, enlace caducado, spam",
    body: "Tu cuenta es gratis y está lista en dos minutos.\n\n1. Elige «Registrarse» en la página de entrada.\n2. Escribe tu correo electrónico y, dos veces, una contraseña de 8 a 128 caracteres.\n3. Acepta las condiciones de uso y pulsa «Crear cuenta».\n4. Abre nuestro correo y confirma tu dirección.\n\nEl enlace del correo vale 24 horas y una sola vez. Si no llega nada, mira en el spam y pulsa «Enviar otra vez» en la barra de arriba.",
  },
  sign_in: {
    title: "Entrar, y qué significa un bloqueo",
    keywords:
      "iniciar sesión, login, acceso, bloqueado, demasiados intentos, 5 minutos, contraseña incorrecta",
    body: "Entra con tu correo electrónico y tu contraseña. Si tienes activados los códigos de dos factores, después te pedimos el código de tu aplicación.\n\nTras cinco intentos fallidos, la entrada se bloquea durante 5 minutos. Eso te protege de quien va probando contraseñas. La página muestra cuándo puedes seguir.\n\n- Comprueba que no esté activado el bloqueo de mayúsculas.\n- Muestra la contraseña con el símbolo del ojo.\n- ¿No la recuerdas? Restablécela por correo en vez de seguir adivinando.",
  },
  reset_password: {
    title: "Contraseña olvidada",
    keywords: "restablecer, contraseña nueva, clave perdida, no puedo entrar, recuperar, enlace caducado",
    body: "No pasa nada, simplemente pones una nueva.\n\n1. En la página de entrada, sigue el enlace para la contraseña olvidada.\n2. Escribe tu correo electrónico. Te enviamos un enlace.\n3. Ábrelo y elige una contraseña nueva de 8 a 128 caracteres. Con códigos de dos factores necesitas además un código.\n\nEl enlace vale 10 minutos y una sola vez. Puedes pedir otro correo a los 2 minutos. Por seguridad no decimos si una dirección tiene cuenta: si no llega nada, revisa cómo la escribiste y el spam.",
  },
  google: {
    title: "Entrar con Google",
    keywords: "cuenta de Google, Gmail, sin contraseña, primera contraseña, poner contraseña",
    body: "Si ves el botón de Google en la página de entrada, puedes entrar sin contraseña propia. Si no está, Google no se ofrece aquí.\n\n¿Te registraste con Google y quieres tener también una contraseña?\n\n1. Abre los ajustes y ve a «Seguridad».\n2. Pide un correo para tu primera contraseña.\n3. Abre el enlace y elige una contraseña de al menos 8 caracteres.\n\nDesde entonces tienes los dos caminos. Viene bien si algún día no puedes entrar en tu cuenta de Google.",
  },
  passkeys: {
    title: "Llaves de acceso: entrar sin contraseña",
    keywords:
      "passkey, huella, reconocimiento facial, Face ID, Touch ID, Windows Hello, llave de seguridad, biometría",
    body: "Con una llave de acceso entras igual que desbloqueas tu dispositivo: con la huella, la cara o el PIN. No tienes que recordar nada, y nadie te la puede sacar con una página falsa.\n\n1. Abre los ajustes y ve a «Seguridad».\n2. Crea una llave y ponle un nombre, por ejemplo «Mi portátil».\n3. La próxima vez, elígela en lugar de la contraseña.\n\nUna llave cuenta como los dos factores, así que no hace falta otro código. Puedes tener hasta 20. Si vendes un dispositivo, borra su llave en el mismo sitio.",
  },
  two_factor: {
    title: "Activar los códigos de dos factores",
    keywords: "2FA, TOTP, authenticator, código QR, dos pasos, código de seis cifras, autenticación",
    body: "Así ya no basta una contraseña robada para entrar en tu cuenta. Necesitas una aplicación de autenticación en el móvil.\n\n1. Abre los ajustes y ve a «Seguridad».\n2. Activa los códigos de dos factores.\n3. Escanea el código QR con la aplicación. Si no funciona, copia la clave secreta.\n4. Escribe el código de seis cifras que muestra la aplicación.\n5. Guarda bien tus diez códigos de reserva.\n\nUn código vale solo un momento. Si se rechaza, comprueba que la hora del móvil sea correcta. Para desactivarlos también hace falta un código.",
  },
  backup_codes: {
    title: "Códigos de reserva",
    keywords: "códigos de respaldo, de recuperación, de emergencia, backup, 2FA",
    body: "Al activar los códigos de dos factores recibes diez códigos de reserva. Cada uno sustituye una vez al código de la aplicación, al entrar y al restablecer la contraseña.\n\n- Los mostramos una sola vez. Cópialos o descárgalos.\n- Guárdalos lejos del móvil, en un gestor de contraseñas o en papel.\n- Mayúsculas, espacios y guiones dan igual.\n\n¿Te quedan pocos? Crea otros nuevos en los ajustes, en «Seguridad». Necesitas un código para ello. Desde entonces los antiguos ya no valen.",
  },
  lost_phone: {
    title: "Móvil perdido o cambiado",
    keywords: "teléfono perdido, móvil nuevo, robado, sin código, no puedo entrar, celular",
    body: "Sin el móvil, entras en tu cuenta con un código de reserva.\n\n1. Entra con tu correo electrónico y tu contraseña.\n2. Escribe un código de reserva en lugar del de la aplicación.\n3. En «Seguridad», cierra la sesión del dispositivo perdido.\n\nCon una llave de acceso también entras.\n\nSi solo cambias de móvil, desactiva los códigos y actívalos otra vez con el nuevo. Para desactivarlos hace falta un código de la aplicación: hazlo mientras tengas el antiguo. Si ya no está, o si tampoco tienes códigos de reserva, escríbenos a la dirección del aviso legal.",
  },
  devices: {
    title: "Dispositivos con sesión abierta",
    keywords:
      "sesiones, cerrar sesión en todas partes, salir, dispositivo desconocido, dispositivo nuevo, correo, hackeado",
    body: "En los ajustes, en «Seguridad», ves en qué dispositivos tienes la sesión abierta y cuándo se usaron por última vez. El más reciente está arriba.\n\n- Cierra la sesión de un dispositivo que ya no usas.\n- O cierra todas las demás de una vez. Este sigue con la sesión abierta.\n\nCuando entra un dispositivo nuevo, recibes un correo. Si no has sido tú, cierra esa sesión enseguida y cambia la contraseña. Después conviene activar los códigos de dos factores.",
  },
  change_password: {
    title: "Cambiar la contraseña",
    keywords: "contraseña nueva, clave, modificar, seguridad",
    body: "1. Abre los ajustes y ve a «Seguridad».\n2. Escribe tu contraseña actual y luego la nueva.\n3. Si tienes códigos de dos factores, escribe también un código de seis cifras.\n4. Guarda el cambio.\n\nLa contraseña nueva necesita de 8 a 128 caracteres y no puede estar entre las más comunes. Una frase entera se recuerda mejor y se adivina peor que los signos raros. Después se cierran las sesiones de los demás dispositivos; este sigue dentro. ¿Olvidaste la antigua? Restablécela por correo.",
  },
  change_email: {
    title: "Cambiar el correo electrónico",
    keywords: "nuevo correo, e-mail, dirección, modificar",
    body: "1. Abre los ajustes y ve a «Seguridad».\n2. Escribe la dirección nueva y demuestra que eres tú con tu contraseña y, con códigos de dos factores, un código.\n3. Abre el correo enviado a la dirección nueva y confírmala.\n\nEl enlace vale 24 horas y una sola vez. Hasta que confirmes, sigue valiendo la dirección antigua. A ella también llega un correo, para que nadie cambie tu dirección a escondidas. Si no lo pediste tú, cambia enseguida la contraseña.",
  },
  export: {
    title: "Descargar tus datos",
    keywords: "exportar, ZIP, RGPD, acceso, privacidad, copia, backup",
    body: "Tus datos son tuyos. Puedes tenerlos en cualquier momento como archivo ZIP, hasta diez veces al día.\n\n1. Abre los ajustes y ve a «Seguridad».\n2. Elige descargar tus datos y, si te lo pedimos, demuestra que eres tú.\n3. Guarda el archivo en un sitio seguro.\n\nContiene todo lo que hemos guardado sobre ti, como tu perfil, tus decisiones, tus matches y tus mensajes. El archivo no está cifrado: no lo dejes en un ordenador ajeno. Conviene exportar antes de borrar la cuenta; después ya no queda nada.",
  },
  delete_account: {
    title: "Borrar tu cuenta",
    keywords: "eliminar cuenta, darse de baja, cerrar cuenta, irse, borrar todo, 7 días",
    body: "1. Abre los ajustes y ve a «Seguridad», a la parte para borrar la cuenta.\n2. Escribe tu contraseña y, con códigos de dos factores, un código.\n3. Confirma el borrado.\n\nSe cierran las sesiones de todos tus dispositivos. Tienes entonces 7 días para pensarlo: si cambias de idea, vuelve a entrar en ese plazo y conserva tu cuenta. Después borramos para siempre todo lo personal. Lo que escribiste para otros aparece entonces como «Miembro eliminado». Si solo quieres calma, quizá baste con una pausa en el matching.",
  },
  ban: {
    title: "Cuenta bloqueada y recurso",
    keywords: "baneado, expulsado, suspensión, reglas, infracción, reclamación",
    body: "Quien incumple las condiciones de uso puede ser bloqueado, por un tiempo o para siempre. Entonces se cierran todas tus sesiones y, al entrar, ves el motivo y hasta cuándo dura.\n\nSi crees que es un error, puedes recurrir una sola vez:\n\n1. Entra y aparece el campo para ello.\n2. Describe con calma y precisión qué pasó desde tu punto de vista, en 2000 caracteres como máximo.\n3. Léelo todo otra vez antes de enviarlo.\n\nTu recurso lo lee una persona. Un bloqueo temporal termina solo.",
  },
} as const satisfies Translation<typeof german.help, "es">;
