import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Showing who one is by a document and a selfie, and the reviewers' queue. */

/** Codes that the endpoints answer with. */
export const errors = {
  already_verified: "Tu identidad ya está verificada.",
  verification_running: "Tu verificación se está revisando.",
  verification_limit: "Ya lo has intentado tres veces en 30 días. Espera un poco.",
  no_draft: "Esta verificación ya no está abierta. Empieza de nuevo, por favor.",
  picture_too_small: "En esta foto no se lee nada: es demasiado pequeña.",
  pictures_missing: "Todavía falta una foto.",
  verification_taken: "Otra persona tiene abierto este caso o se te ha acabado el tiempo.",
  verification_decided: "Ya se ha decidido sobre esto.",
  birthdate_invalid: "Revisa tu fecha de nacimiento. Puedes participar a partir de los 16 años.",
} as const satisfies Translation<typeof german.errors, "es">;

/** Why a verification is not accepted: read by its member and chosen by reviewers. */
export const checks = {
  reason_unreadable: "Una foto está borrosa o tiene reflejos: no se puede leer.",
  reason_covered:
    "En una foto está tapado algo que necesitamos: el nombre, la fecha de nacimiento, la foto o la fecha de caducidad.",
  reason_wrong_document: "No es un documento de identidad, un pasaporte ni un permiso de residencia alemán.",
  reason_document_expired: "Tu documento ha caducado.",
  reason_data_differs: "El nombre o la fecha de nacimiento no coinciden con el documento.",
  reason_face_differs: "El selfi no coincide con la foto del documento.",
  reason_altered: "El documento o una foto se ha manipulado.",
  reason_something_else: "Por otro motivo.",
} as const satisfies Translation<typeof german.checks, "es">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  verification_decision: {
    name: "Decisión sobre tu verificación",
    approved: {
      title: "Tu identidad está verificada",
      text: "Ahora todo el mundo ve tu insignia.",
      line: "Tu identidad está verificada",
    },
    rejected: {
      title: "No hemos podido verificar tu identidad",
      text: "Mira el motivo e inténtalo de nuevo.",
      line: "No hemos podido verificar tu identidad",
    },
    expiring: {
      title: "Tu verificación caduca pronto",
      text: "Después puedes verificarte de nuevo en pocos minutos.",
      line: "Tu verificación caduca pronto",
    },
    expired: {
      title: "Tu verificación ha caducado",
      text: "Verifícate de nuevo y recuperarás tu insignia.",
      line: "Tu verificación ha caducado",
    },
  },
} as const satisfies Translation<typeof german.notifications, "es">;

/** Mails. */
export const mails = {
  verification_approved: {
    subject: "Tu identidad está verificada en {{app}}",
    heading: "¡Tu identidad está verificada!",
    body: "Hemos revisado tu documento. Desde ahora todo el mundo ve tu insignia, que vale dos años.\n\nTus fotos y el nombre de tu documento se eliminarán dentro de siete días.",
    button: "Ir a la verificación",
  },
  verification_rejected: {
    subject: "No hemos podido verificar tu identidad en {{app}}",
    heading: "Esta vez no ha funcionado",
    body: "No hemos podido confirmar tu documento:\n\n{{reason}}\n\nInténtalo de nuevo cuando quieras. Tus fotos y tus datos se eliminarán dentro de siete días.",
    button: "Reintentar",
  },
  verification_expiring: {
    subject: "Tu verificación en {{app}} caduca pronto",
    heading: "Tu verificación caduca pronto",
    body: "Tu verificación caduca el {{day}}. Después puedes verificarte de nuevo en pocos minutos.",
    button: "Ir a la verificación",
  },
  verification_expired: {
    subject: "Tu verificación en {{app}} ha caducado",
    heading: "Tu verificación ha caducado",
    body: "Han pasado dos años y tu insignia ya no se ve. Verifícate de nuevo: se tarda de 3 a 5 minutos.",
    button: "Verificarme de nuevo",
  },
} as const satisfies Translation<typeof german.mails, "es">;
/** The member's four pages. */
export const pages = {
  title: "Verificación",
  lead: "Demuestra una vez que eres tú. Después tu perfil llevará una insignia y los demás confiarán en ti más fácilmente.",
  failed: "No se ha podido cargar tu verificación",
  duration: "Se tarda de 3 a 5 minutos.",
  private:
    "Solo ven tus fotos las personas de nuestro equipo autorizadas a revisar verificaciones. Se eliminan siete días después de la decisión.",
  start: "Empezar la verificación",
  resume: "Continuar",
  discard: "Descartar el borrador",
  discarded: "Borrador descartado. Se han eliminado todas sus fotos.",
  back: "Atrás",
  how: "Cómo funciona",
  steps: {
    data: "Confirmar tus datos",
    data_text: "Nombre y fecha de nacimiento, como figuran en el documento.",
    document: "Fotografiar el documento",
    document_text: "Anverso y reverso con la cámara. Puedes tachar números.",
    selfie: "Hacer un selfi",
    selfie_text: "Una persona lo compara con el documento. No usamos reconocimiento facial.",
  },
  draft: { title: "Estás a medio camino", text: "Sigue donde lo dejaste." },
  in_review: {
    title: "En revisión",
    text: "Hemos recibido tus fotos. En cuanto alguien decida, te avisaremos.",
    since: "Enviada el {{date}}",
  },
  approved: {
    title: "Tu identidad ya está verificada.",
    text: "Todo el mundo ve tu insignia.",
    until: "Válida hasta el {{date}}",
  },
  rejected: {
    title: "Esta vez no ha funcionado",
    again: "Reintentar",
    later: "Podrás intentarlo de nuevo a partir del {{date}}.",
  },
  expired: {
    title: "Tu verificación ha caducado",
    text: "Han pasado dos años. Verifícate de nuevo y recuperarás tu insignia.",
    again: "Verificarme de nuevo",
  },
  confirm: {
    title: "Confirmar tus datos",
    step: "Paso 1 de 2",
    lead: "Escribe tu nombre y tu fecha de nacimiento exactamente como figuran en tu documento.",
    name: "Nombre completo",
    name_missing: "¿Cómo te llamas según el documento?",
    birthdate: "Fecha de nacimiento",
    birthdate_missing: "¿Cuándo naciste?",
    birthdate_hint: "Si se aprueba tu verificación, tu edad pasará a tu perfil.",
    country: "País del documento",
    germany: "Alemania",
    consent:
      "Acepto que {{app}} guarde cifrados una copia de mi documento y mi selfi para comprobar mi identidad, y que los elimine siete días después de la decisión. Puedo retirar este consentimiento en cualquier momento descartando el borrador o escribiendo al equipo.",
    consent_missing: "Sin tu consentimiento no podemos ver el documento.",
    next: "Seguir a la cámara",
  },
  scan: {
    title: "Hacer las fotos",
    step: "Paso 2 de 2",
    sides: { front: "Anverso", back: "Reverso", selfie: "Selfi" },
    hints: {
      front: "Pon el documento sobre un fondo oscuro y alinéalo con el marco.",
      back: "Ahora el reverso, con las líneas de la parte inferior.",
    },
    instructions: {
      head_left: "Mira a la cámara y gira un poco la cabeza a la izquierda.",
      head_right: "Mira a la cámara y gira un poco la cabeza a la derecha.",
      chin_up: "Mira a la cámara y levanta un poco la barbilla.",
      hand_at_cheek: "Mira a la cámara y pon una mano en la mejilla.",
    },
    camera: "Imagen de la cámara",
    starting: "Iniciando la cámara…",
    camera_failed: "No se ha podido iniciar la cámara. Permite el acceso en tu navegador.",
    camera_again: "Iniciar la cámara otra vez",
    searching: "Buscando el documento…",
    hold: "Muy bien, no te muevas…",
    locked: "Documento reconocido.",
    auto: "Disparo automático",
    capture: "Hacer la foto",
    choose: "Subir una foto",
    choose_wrong: "No es una imagen que podamos leer. Usa JPEG, PNG o WebP.",
    review: "¿Está bien así?",
    review_text: "¿Todo nítido y fácil de leer? «{{mark}}» queda escrito en la imagen.",
    review_selfie: "¿Se te ve bien la cara?",
    redact_text:
      "No necesitamos los números de serie y de acceso: táchalos antes de que la imagen salga de tu dispositivo. Traza una barra con el ratón o el dedo, o añade una y muévela con las flechas (con Mayús cambia de tamaño y con Supr se quita).",
    picture: "Foto hecha: {{side}}",
    add_bar: "Añadir una barra",
    bar: "Barra negra {{n}}",
    remove_bars: "Quitar las barras",
    use: "Usar la foto",
    retake: "Repetir",
    retake_side: "Repetir: {{side}}",
    uploading: "Guardando de forma cifrada…",
    upload_failed: "No se ha podido guardar la foto. Sigue aquí: inténtalo de nuevo en un momento.",
    upload_again: "Reintentar",
    there: "Hecha",
    missing: "Falta",
    all_there: "Ya están las tres fotos. Envíalas o repite una.",
    submit: "Enviar",
  },
  submitted: {
    title: "¡Listo, gracias!",
    text: "Alguien del equipo revisará tus fotos. Recibirás el resultado aquí y por correo.",
    to_dashboard: "Ir al resumen",
    to_settings: "Ir a la verificación",
  },
} as const satisfies Translation<typeof german.pages, "es">;

/** The reviewers' queue and a case of it. */
export const staff = {
  title: "Verificaciones",
  intro: "Compara el documento, los datos y el selfi. Cada consulta queda en el registro.",
  failed: "No se ha podido cargar",
  tabs: { waiting: "En espera", decided: "Decididas" },
  empty: {
    waiting: "No hay nadie en espera",
    decided: "Aún no hay decisiones",
    text: "En cuanto alguien envíe fotos, aparecerá aquí.",
  },
  nameless: "Miembro sin nombre",
  submitted: "Enviada",
  decided: "Decidida",
  open: "Ver",
  taken: "Otra persona tiene abierto este caso.",
  own: "Sobre tu propia verificación decide otra persona.",
  states: { in_review: "En espera", approved: "Aprobada", rejected: "Rechazada", expired: "Caducada" },
  back: "Ir a las verificaciones",
  case_title: "Verificación de {{name}}",
  gone: "Este caso no existe (o ya no existe)",
  until: "Reservado para ti hasta las {{time}}",
  extend: "Recargar las fotos",
  name: "Nombre",
  birthdate: "Fecha de nacimiento",
  age: "{{age}} años",
  profile_age: "Edad en el perfil",
  country: "País",
  germany: "Alemania",
  hint: "Se pedía",
  hints: {
    head_left: "cabeza a la izquierda",
    head_right: "cabeza a la derecha",
    chin_up: "barbilla arriba",
    hand_at_cheek: "mano en la mejilla",
  },
  earlier: "Rechazada antes",
  document: "Lado del documento",
  sides: { front: "Anverso", back: "Reverso", selfie: "Selfi" },
  profile_picture: "Foto de perfil",
  no_profile_picture: "Sin foto de perfil",
  viewer: "{{side}}. Ampliar con + y -, girar con R, mover con las flechas, restablecer con 0.",
  zoom_in: "Ampliar",
  zoom_out: "Reducir",
  rotate: "Girar",
  reset: "Restablecer",
  picture_failed: "No se ha podido abrir la foto. Recarga las fotos.",
  mrz: {
    title: "Líneas de lectura automática",
    label: "Líneas del reverso",
    hint: "Escríbelas o pégalas, cada una en su línea. Se quedan en tu navegador.",
    unknown: "No son tres líneas de 30 ni dos de 44 caracteres.",
    number: "Número de documento",
    birth: "Fecha de nacimiento",
    expiry: "Caducidad",
    whole: "En conjunto",
    good: "dígito de control correcto",
    bad: "dígito de control incorrecto",
    covered: "tachado, no se puede comprobar",
    birth_differs: "La fecha de nacimiento no coincide con los datos.",
    expired: "El documento ha caducado.",
  },
  approve: "Aprobar",
  approve_title: "¿Aprobar la verificación de {{name}}?",
  approve_text: "Todo el mundo verá la insignia al momento, y la edad del perfil pasará a ser {{age}}.",
  approved: "Aprobada.",
  reject: "Rechazar",
  reject_title: "Rechazar la verificación",
  reject_text: "El miembro lee el motivo y puede intentarlo de nuevo.",
  reason: "Motivo",
  reason_missing: "Elige un motivo.",
  text: "Más indicaciones",
  text_missing: "Escribe cuál ha sido el problema.",
  rejected: "Rechazada.",
  release: "Devolver",
  released: "El caso vuelve a estar abierto para todos.",
} as const satisfies Translation<typeof german.staff, "es">;

/** Its article in the help centre. */
export const help = {
  verify_identity: {
    title: "Verificar tu cuenta y qué pasa con tus fotos",
    keywords: "documento, insignia, identidad, selfi, privacidad, verificado",
    body: "En «$t(verification:title)» demuestras con tu documento y un selfi que eres tú. Después tu perfil lleva una insignia durante dos años.\n\n- Tu navegador escribe «KOPIE» (copia) en la imagen, y puedes tachar números antes de que salga de tu dispositivo.\n- Las fotos, el nombre y la fecha de nacimiento se guardan cifrados. Solo pueden verlos las personas de nuestro equipo que revisan verificaciones, y cada consulta queda registrada.\n- Una persona compara las fotos. No hay reconocimiento facial.\n- Siete días después de la decisión se eliminan las fotos y el nombre. Tu fecha de nacimiento se conserva cifrada mientras dure tu verificación, porque cuenta para las reglas de edad.\n\nSi no ha funcionado, lees el motivo y puedes intentarlo de nuevo, como mucho tres veces en 30 días. Puedes descartar un borrador cuando quieras. Los demás miembros solo ven la insignia, nunca el nombre de tu documento.",
  },
} as const satisfies Translation<typeof german.help, "es">;
