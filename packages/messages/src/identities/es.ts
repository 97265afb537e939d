import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Members’ keys: why something is refused. */
export const errors = {
  identity_exists: "Ya tienes una clave. Recarga la página.",
} as const satisfies Translation<typeof german.errors, "es">;

/** The passphrase: set up, unlocked, recovered, changed. */
export const pages = {
  set_up: {
    title: "Tu frase secreta",
    lead: "Lo que escribes aquí se cifra en tu dispositivo antes de llegar a nosotros. Solo podéis leerlo tú y las personas que invites. Nosotros no. Para eso eliges una vez una frase secreta.",
    no_reset:
      "No la conocemos y no podemos restablecerla. Por eso recibirás enseguida un código de recuperación.",
    next: "Continuar",
  },
  passphrase: {
    label: "Frase secreta",
    hint: "Al menos 10 caracteres. Van bien cuatro palabras que no tengan nada que ver entre sí. No uses la contraseña con la que entras.",
    short: "Aún es demasiado corta",
    long: "Es demasiado larga",
    weak: "Fácil de adivinar. Unas palabras más la hacen segura.",
    fine: "Bien",
    strong: "Muy bien: difícil de adivinar",
  },
  code: {
    title: "Tu código de recuperación",
    lead: "Si olvidas la frase secreta, es la única forma de volver a entrar. Solo lo mostramos ahora. Guárdalo donde tengas tus documentos importantes.",
    copy: "Copiar",
    copied: "Código copiado",
    copy_failed: "No se ha podido copiar. Anota el código a mano.",
    print: "Imprimir",
    download: "Guardar como archivo",
    file_title: "{{name}}: código de recuperación",
    file_text: "Quien tenga este código y acceso a tu cuenta puede leer tus documentos cifrados.",
    have_it: "Guardado en lugar seguro",
    check: "Para comprobarlo: ¿cuál es el grupo de cuatro caracteres número {{group}}?",
    check_wrong: "No es correcto. Míralo otra vez.",
    again: "Ver el código otra vez",
    finish: "Listo",
  },
  unlock: {
    title: "Abrir con tu frase secreta",
    lead: "En este dispositivo solo la necesitas una vez, hasta que cierres sesión.",
    wrong: "Esa no es tu frase secreta.",
    forgotten: "¿Has olvidado la frase secreta?",
    open: "Abrir",
    by_passkey: "Abrir con llave de acceso",
  },
  recover: {
    title: "Frase secreta olvidada",
    lead: "Escribe el código de recuperación que recibiste al crear la frase secreta. No importan las mayúsculas ni los guiones.",
    code: "Código de recuperación",
    wrong: "Este código no corresponde a tu cuenta.",
    lost: "¿Tampoco tienes el código?",
    next: "Continuar",
    new_lead: "El código es correcto. Elige ahora una nueva frase secreta. El código sigue siendo válido.",
    new: "Nueva frase secreta",
    save: "Guardar la nueva frase secreta",
    done: "La nueva frase secreta ya es válida.",
  },
  over: {
    title: "Empezar de cero",
    lead: "Recibirás una clave nueva. Los documentos cifrados que solo tú podías abrir se perderán para siempre. Las personas con las que compartes algo pueden volver a darte acceso.",
    confirm: "Empezar de cero",
    done: "Tienes una clave nueva.",
  },
  settings: {
    title: "Frase secreta para documentos cifrados",
    lead: "Las presentaciones se cifran en tu dispositivo. No podemos leer su contenido ni restablecer la frase secreta.",
    since: "Válida desde el",
    set_up: "Configurar una frase secreta",
    set_up_done: "Tu frase secreta está lista.",
    change: "Cambiar la frase secreta",
    change_confirm: "Cambiar",
    current: "Frase secreta actual",
    changed: "Frase secreta cambiada.",
    new_code: "Nuevo código de recuperación",
    rarely: "Código perdido o empezar de cero",
    code_lead: "Después, el código anterior dejará de valer.",
    code_last: "Para terminar, demuestra que eres tú. Solo entonces valdrá el nuevo código.",
    code_confirm: "Activar el nuevo código",
    code_changed: "El nuevo código ya es válido.",
    over: "Empezar de cero",
    here_open: "Abierta en este dispositivo hasta que cierres sesión.",
    here_locked: "Bloqueada en este dispositivo.",
    lock: "Bloquear ahora",
    unlock: "Abrir",
  },
  passkey: {
    add: "Autorizar una llave de acceso",
    lead: "En lugar de la frase secreta, en tus dispositivos bastará con la huella, la cara o el PIN. La frase secreta sigue valiendo.",
    none: "Aún no tienes ninguna llave de acceso. Crea primero una más arriba, en «Llaves de acceso».",
    touch_lead: "La frase secreta es correcta. Ahora tu navegador pedirá la llave de acceso.",
    touch: "Elegir llave de acceso",
    last: "Para terminar, demuestra que eres tú. Solo entonces la llave de acceso abrirá tus documentos.",
    confirm: "Activar llave de acceso",
    added: "A partir de ahora, la llave de acceso también abre tus documentos cifrados.",
    list: "Llaves de acceso que abren tus documentos",
    since: "Abre desde el",
    unnamed: "Llave de acceso",
    remove: "Quitar",
    remove_named: "Quitar: {{name}}",
    removed: "La llave de acceso ya no abre tus documentos. Puedes seguir entrando con ella.",
    cancelled: "Se ha cancelado o ha tardado demasiado. Puedes intentarlo de nuevo.",
    unable: "Esta llave de acceso no puede hacerlo. Usa otra, créala de nuevo o usa la frase secreta.",
    failed: "La llave de acceso no ha podido abrir nada. Usa la frase secreta.",
  },
  trouble: {
    weak_lock:
      "El servidor pide una protección más débil de lo acordado. Por seguridad no abrimos nada aquí. Escríbenos, por favor.",
    memory: "A este dispositivo le falta memoria ahora mismo. Cierra otras pestañas e inténtalo de nuevo.",
    browser: "Este navegador aún no puede hacerlo. Usa uno más reciente.",
    failed: "No ha funcionado. Inténtalo de nuevo.",
  },
} as const satisfies Translation<typeof german.pages, "es">;

/** Its article in the help centre. */
export const help = {
  passphrase: {
    title: "Frase secreta y documentos cifrados",
    keywords:
      "frase secreta, cifrado, extremo a extremo, código de recuperación, clave, presentación, número de seguridad",
    body: "Las presentaciones se cifran en tu dispositivo antes de llegar a nosotros. Solo pueden leerlas las personas que invites y quien tenga un enlace tuyo. No vemos su contenido. Lo que vemos: los nombres de las versiones, quién participa y cuándo alguien cambia algo.\n\n1. La primera vez eliges una frase secreta. Tarda menos de un minuto.\n2. Después recibes un código de recuperación. Imprímelo o guárdalo en un lugar seguro.\n3. En cada dispositivo escribes la frase secreta una vez tras iniciar sesión. Con una llave de acceso basta la huella o la cara: autorízala en «$t(settings:title)», «$t(settings:tabs.security)».\n\nSi olvidas la frase secreta, solo ayuda el código de recuperación. No podemos restablecerla. Si pierdes ambos, empieza de cero en «$t(settings:title)», «$t(settings:tabs.security)»: los documentos que solo tú podías abrir se pierden.\n\n¿Quieres asegurarte de que no hay nadie en medio? En «$t(documents:share.button)», compara el número de seguridad con la otra persona, mejor por teléfono.",
  },
} as const satisfies Translation<typeof german.help, "es">;
