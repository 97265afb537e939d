import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The assistants. */

/** Codes that the endpoints answer with. */
export const errors = {
  ai_no_model: "Aquí no hay ningún modelo de IA configurado.",
  ai_allowance_used: "Has agotado tus respuestas de este mes.",
  ai_running: "En esta conversación ya se está escribiendo una respuesta. Espera un momento.",
  ai_away: "El modelo de IA no responde ahora mismo. Inténtalo de nuevo en un momento.",
  ai_busy: "El modelo de IA está saturado ahora mismo. Inténtalo de nuevo en un minuto.",
  ai_refused: "El modelo de IA ha rechazado la petición. Quizá no esté bien configurado.",
  ai_no_list:
    "El modelo de IA no ha devuelto ninguna lista útil. Inténtalo de nuevo, mejor con algunas palabras más.",
  ai_conversation_full: "Esta conversación está llena. Empieza una nueva.",
  ai_conversations_full: "Tienes muchísimas conversaciones con este asistente. Elimina primero algunas.",
  ai_sent: "Esta pregunta ya ha llegado.",
} as const satisfies Translation<typeof german.errors, "es">;

/** Their pages. */
export const pages = {
  title: "Asistentes de IA",
  lead: "Cinco asistentes para nombres, textos y preguntas. Ellos proponen, tú decides.",
  label: "IA",
  label_full: "Escrito por una IA",
  assistants: {
    name: {
      title: "Buscador de nombres",
      text: "Nombres para tu empresa o tu producto, y si aquí ya están ocupados.",
      placeholder: "¿Qué haces, para quién y cómo debe sonar el nombre?",
      start: "Describe tu idea en dos o tres frases. Recibirás nombres para elegir.",
      examples: {
        one: "Velas hechas a mano con restos de cera, vendidas en mercadillos y en línea. Que suene cálido.",
        two: "App que ayuda a cafeterías pequeñas con los turnos. Corto y fácil de recordar.",
      },
    },
    legal: {
      title: "Coach legal",
      text: "Explica qué se aplica en general al fundar una empresa y a la confidencialidad. No es asesoramiento jurídico.",
      placeholder: "¿Qué quieres entender?",
      start: "Pregunta por conceptos, contratos u obligaciones. Recibirás una explicación con fuentes.",
      examples: {
        one: "¿Qué debe incluir un acuerdo de confidencialidad antes de fundar una empresa en común?",
        two: "¿En qué se distinguen una GbR y una UG en Alemania?",
      },
      notice:
        "Esto no es asesoramiento jurídico. Una IA puede equivocarse: revisa las fuentes y, en caso de duda, pregunta a una abogada o un abogado.",
    },
    tax: {
      title: "Coach fiscal",
      text: "Explica impuestos y cotizaciones para empezar. No es asesoramiento fiscal.",
      placeholder: "¿Qué quieres entender?",
      start: "Pregunta por límites, plazos o conceptos. Recibirás una explicación con fuentes.",
      examples: {
        one: "¿Qué se aplica el primer año con el régimen alemán de pequeñas empresas (Kleinunternehmer)?",
        two: "¿Qué cotizaciones hay que pagar si trabajo por cuenta propia además de mi empleo?",
      },
      notice:
        "Esto no es asesoramiento fiscal. Una IA puede equivocarse: revisa las fuentes y, en caso de duda, pregunta a Hacienda o a una asesoría fiscal.",
    },
    marketing: {
      title: "Textos publicitarios",
      text: "Anuncios, publicaciones, asuntos y textos de producto en borrador.",
      placeholder: "¿Para qué necesitas un texto, para quién y dónde aparecerá?",
      start: "Di qué ofreces, para quién y dónde aparecerá el texto. Recibirás un borrador.",
      examples: {
        one: "Publicación para Instagram: mi curso de huertos de balcón empieza en marzo.",
        two: "Tres asuntos para un correo a gente que ha dejado olvidado su carrito.",
      },
    },
    slogan: {
      title: "Eslóganes",
      text: "De 10 a 20 eslóganes de tres a seis palabras.",
      placeholder: "¿Qué debe transmitir el eslogan?",
      start: "Di en una o dos frases de qué se trata. Recibirás eslóganes para elegir.",
      examples: {
        one: "Taller móvil de bicicletas en Münster que va a domicilio.",
        two: "Boletín sobre dinero para gente que nunca ha querido ocuparse de él.",
      },
    },
  },
  allowance: {
    left_one: "Te queda {{count}} de {{limit}} respuestas este mes",
    left_many: "Te quedan {{count}} de {{limit}} respuestas este mes",
    left_other: "Te quedan {{count}} de {{limit}} respuestas este mes",
    renews: "Se renuevan el {{date}}",
    used_up: "Has agotado tus {{limit}} respuestas de este mes. Podrás seguir a partir del {{date}}.",
  },
  no_model: {
    title: "Aquí no hay ningún modelo de IA configurado",
    hub: "Los cinco necesitan un modelo, que debe configurar quien gestiona esta instalación. Hasta entonces no pueden responder.",
    text: "Este asistente necesita un modelo, que debe configurar quien gestiona esta instalación. Hasta entonces no puede responder.",
    badge: "Sin modelo",
  },
  privacy: "Lo que escribes va al modelo de IA configurado. No escribas nada que deba quedar en secreto.",
  compose: {
    label: "Tu mensaje",
    send: "Enviar",
    stop: "Detener",
    stopping: "Deteniendo…",
    too_long: "Sobran {{count}} caracteres",
    left: "Quedan {{count}} caracteres",
    offline: "No tienes conexión. Lo que escribas se conserva aquí.",
  },
  answer: {
    you: "Tú",
    writing: "Se está escribiendo la respuesta…",
    listing: "Se están reuniendo propuestas…",
    finished: "La respuesta está lista.",
    copy: "Copiar",
    copied: "Copiado.",
    copy_failed: "No se ha podido copiar.",
    again: "Responder de nuevo",
    more: "Otras propuestas",
    stopped: "Detenida por ti",
    cut: "La respuesta se corta aquí.",
    none: "Aquí no ha llegado ninguna respuesta.",
    sources: "Pedir fuentes",
    sources_question: "¿En qué fuentes te basas? Indica la ley y el artículo, o la autoridad.",
    doubts: "¿Qué no es seguro?",
    doubts_question: "¿Qué parte de esto no es segura o puede haber cambiado?",
    table: "Tabla",
  },
  list: {
    taken: "Ya ocupado aquí",
    taken_by: {
      member: "Aquí un miembro se llama así.",
      group: "Aquí un grupo se llama así.",
      team: "Aquí un equipo se llama así.",
    },
    free: "Aún libre aquí",
    check: "Comprobar por tu cuenta: «{{name}}»",
    dpma: "Marcas en la DPMA",
    domain: "Buscar el dominio",
    check_hint:
      "«Aquí» se refiere solo a Kompagnon. Para saber si un nombre está libre como marca o dominio, consulta la DPMA (la oficina alemana de marcas) y haz una búsqueda de dominios.",
    copy_one: "Copiar «{{text}}»",
    copy_all: "Copiar todo",
    fallback: {
      no_model: "De listas de palabras y plantillas: aquí no hay ningún modelo de IA configurado.",
      allowance: "De listas de palabras y plantillas: has agotado tus respuestas de IA de este mes.",
      failed: "De listas de palabras y plantillas: el modelo de IA no ha devuelto ninguna lista útil.",
    },
  },
  history: {
    title: "Conversaciones",
    open: "Ver conversaciones",
    new: "Conversación nueva",
    empty: "Aún no hay conversaciones. Aquí encontrarás lo que preguntes.",
    failed: "No se han podido cargar tus conversaciones",
    more: "Mostrar anteriores",
    more_failed: "No se han podido cargar las anteriores.",
    menu: "Opciones para «{{title}}»",
    rename: "Cambiar nombre",
    rename_title: "Cambiar el nombre de la conversación",
    name: "Nombre",
    name_missing: "Escribe un nombre.",
    save: "Guardar",
    delete: "Eliminar",
    delete_title: "¿Eliminar la conversación?",
    delete_text: "«{{title}}» se elimina para siempre, con todas sus respuestas.",
    deleted: "Conversación eliminada.",
  },
  talk: "Conversación",
  full: "Esta conversación está llena. Sigue en una nueva.",
  load_failed: "No se ha podido cargar la conversación",
  gone_title: "Esta conversación ya no existe",
  gone_text: "Quizá la has eliminado.",
  state_failed: "No se ha podido cargar",
  not_sent: "No ha llegado. Inténtalo de nuevo.",
  retry: "Reintentar",
  back: "Todos los asistentes",
} as const satisfies Translation<typeof german.pages, "es">;

/** Its article in the help centre. */
export const help = {
  assistants: {
    title: "Asistentes de IA",
    keywords: "IA, nombres, eslogan, impuestos, derecho, textos publicitarios, respuesta, límite",
    body: "Cinco asistentes te ayudan con nombres, eslóganes, textos publicitarios y primeras preguntas sobre impuestos y derecho.\n\n1. Abre «$t(shell:nav.resources)» y luego «$t(ai:title)».\n2. Elige un asistente y escribe de qué se trata.\n3. La respuesta aparece mientras se escribe. Con «$t(ai:compose.stop)» la paras, con «$t(ai:answer.again)» recibes otra.\n\nLos asistentes forman parte de Premium; encima de la conversación ves cuántas respuestas te quedan este mes. Encuentras tus conversaciones anteriores en su asistente; puedes cambiarles el nombre y eliminarlas. Lo que escribes lo lee un modelo de lenguaje: no escribas nada que deba quedar en secreto. Las respuestas pueden ser erróneas y no sustituyen el asesoramiento profesional.",
  },
} as const satisfies Translation<typeof german.help, "es">;
