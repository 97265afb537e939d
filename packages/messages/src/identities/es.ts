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
    lead: "Lo que escribes aquí se cierra en tu dispositivo antes de llegar a nosotros. Solo pueden leerlo tú y las personas que invites. Nosotros no. Para eso eliges una vez una frase secreta.",
    no_reset:
      "No la conocemos y no podemos restablecerla. Por eso enseguida recibes también un código de recuperación.",
    next: "Continuar",
  },
  passphrase: {
    label: "Frase secreta",
    hint: "Al menos 10 caracteres. Van bien cuatro palabras que no tengan nada que ver entre sí. No uses tu contraseña de acceso.",
    short: "Aún es demasiado corta",
    long: "Es demasiado larga",
    weak: "Fácil de adivinar. Unas palabras más la hacen segura.",
    fine: "Bien",
    strong: "Muy bien: difícil de adivinar",
  },
  code: {
    title: "Tu código de recuperación",
    lead: "Si olvidas la frase secreta, es la única forma de volver a entrar. Solo lo mostramos ahora. Guárdalo con tus papeles importantes.",
    copy: "Copiar",
    copied: "Código copiado",
    copy_failed: "No se pudo copiar. Anota el código a mano.",
    print: "Imprimir",
    download: "Guardar en un archivo",
    file_title: "{{name}}: código de recuperación",
    file_text: "Quien tenga este código y acceso a tu cuenta puede leer tus documentos cerrados.",
    have_it: "Lo tengo a salvo",
    check: "Para comprobar: ¿cuál es el grupo de cuatro número {{group}}?",
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
    lead: "Escribe el código de recuperación que recibiste al configurarla. Las mayúsculas y los guiones dan igual.",
    code: "Código de recuperación",
    wrong: "Este código no corresponde a tu cuenta.",
    lost: "¿Tampoco tienes el código?",
    next: "Continuar",
    new_lead: "El código es correcto. Ahora elige una nueva frase secreta. El código sigue siendo válido.",
    new: "Nueva frase secreta",
    save: "Guardar la nueva frase",
    done: "La nueva frase secreta ya es válida.",
  },
  over: {
    title: "Empezar de cero",
    lead: "Recibes una clave nueva. Los documentos cerrados que solo tú podías abrir se pierden para siempre. Lo que compartes con otras personas te lo pueden volver a abrir.",
    confirm: "Empezar de cero",
    done: "Tienes una clave nueva.",
  },
  settings: {
    title: "Frase secreta para documentos cerrados",
    lead: "Las presentaciones se cierran en tu dispositivo. No podemos leer su contenido ni restablecer la frase secreta.",
    since: "Válida desde",
    set_up: "Configurar una frase secreta",
    set_up_done: "Tu frase secreta está lista.",
    change: "Cambiar la frase secreta",
    change_confirm: "Cambiar",
    current: "Frase secreta actual",
    changed: "Frase secreta cambiada.",
    new_code: "Nuevo código de recuperación",
    code_lead: "El código anterior deja de valer después.",
    code_last: "Para terminar: demuestra que eres tú. Solo entonces vale el nuevo código.",
    code_confirm: "Usar el nuevo código",
    code_changed: "El nuevo código ya es válido.",
    over: "Empezar de cero",
    here_open: "Abierta en este dispositivo hasta que cierres sesión.",
    here_locked: "Cerrada en este dispositivo.",
    lock: "Cerrar ahora",
    unlock: "Abrir",
  },
  passkey: {
    add: "Permitir una llave de acceso",
    lead: "En lugar de la frase secreta bastará en tus dispositivos con la huella, la cara o el PIN. La frase sigue valiendo.",
    none: "Aún no tienes ninguna llave de acceso. Crea primero una más arriba, en «Llaves de acceso».",
    touch_lead: "La frase es correcta. Ahora tu navegador pedirá la llave de acceso.",
    touch: "Elegir llave de acceso",
    last: "Por último, demuestra que eres tú. Solo entonces la llave abre tus documentos.",
    confirm: "Permitir esta llave",
    added: "A partir de ahora la llave también abre tus documentos cerrados.",
    list: "Llaves de acceso que abren tus documentos",
    since: "Abre desde",
    unnamed: "Llave de acceso",
    remove: "Quitar",
    remove_named: "Quitar: {{name}}",
    removed: "La llave ya no abre tus documentos. Puedes seguir iniciando sesión con ella.",
    cancelled: "Se ha cancelado o ha tardado demasiado. Inténtalo otra vez.",
    unable: "Esta llave no puede hacerlo. Usa otra, créala de nuevo o usa la frase.",
    failed: "La llave no los ha abierto. Usa la frase secreta.",
  },
  trouble: {
    weak_lock:
      "El servidor pide una protección más débil de lo acordado. Por seguridad no abrimos nada. Escríbenos.",
    memory: "A este dispositivo le falta memoria ahora mismo. Cierra otras pestañas e inténtalo de nuevo.",
    browser: "Este navegador aún no puede hacerlo. Usa uno más reciente.",
    failed: "No ha funcionado. Inténtalo de nuevo.",
  },
} as const satisfies Translation<typeof german.pages, "es">;

/** Its article in the help centre. */
export const help = {
  passphrase: {
    title: "Frase secreta y documentos cerrados",
    keywords:
      "frase secreta, cifrado, extremo a extremo, código de recuperación, clave, presentación, número de seguridad",
    body: "Las presentaciones se cierran en tu dispositivo antes de llegar a nosotros. Solo pueden leerlas las personas que invites y quien tenga un enlace tuyo. No vemos su contenido. Lo que vemos: los nombres de las versiones, quién participa y cuándo alguien cambia algo.\n\n1. La primera vez eliges una frase secreta. Tarda menos de un minuto.\n2. Después recibes un código de recuperación. Imprímelo o guárdalo en un lugar seguro.\n3. En cada dispositivo escribes la frase una vez tras iniciar sesión. Con una llave de acceso basta la huella o la cara: actívala en «Ajustes», «Seguridad».\n\nSi la olvidas, solo ayuda el código de recuperación. No podemos restablecerla. Si faltan ambos, empieza de cero en «Ajustes», «Seguridad»: los documentos que solo tú podías abrir se pierden.\n\n¿Quieres asegurarte de que no hay nadie en medio? En «Compartir», compara el número de seguridad con la otra persona, mejor por teléfono.",
  },
} as const satisfies Translation<typeof german.help, "es">;
