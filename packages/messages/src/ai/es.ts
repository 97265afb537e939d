import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The assistants. */

/** Codes that the endpoints answer with. */
export const errors = {
  ai_no_model: "Aquí no hay ningún modelo de IA configurado.",
  ai_allowance_used: "Tus respuestas de este mes se han agotado.",
  ai_running: "En esta conversación se está respondiendo. Espera un momento.",
  ai_away: "El modelo de IA no responde ahora. Inténtalo dentro de un momento.",
  ai_busy: "El modelo de IA tiene demasiado que hacer. Inténtalo dentro de un minuto.",
  ai_refused: "El modelo de IA ha rechazado la petición. Quizá no esté bien configurado.",
  ai_conversation_full: "Esta conversación está llena. Empieza una nueva.",
  ai_conversations_full: "Tienes muchísimas conversaciones con este asistente. Borra antes algunas.",
  ai_sent: "Esta pregunta ya ha llegado.",
} as const satisfies Translation<typeof german.errors, "es">;

/** Their pages. */
export const pages = {
  title: "Asistentes de IA",
  lead: "Cinco ayudantes para nombres, textos y preguntas. Proponen, tú decides.",
  label: "IA",
  label_full: "Escrito por una IA",
  assistants: {
    name: {
      title: "Buscador de nombres",
      text: "Nombres para empresas o productos, mirando si aquí ya están ocupados.",
      placeholder: "¿Qué haces, para quién y cómo debe sonar el nombre?",
      start: "Describe tu idea en dos o tres frases. Recibes nombres para elegir.",
      examples: {
        one: "Velas hechas a mano con restos, vendidas en mercados y en línea. Que suene cálido.",
        two: "App que ayuda a cafeterías pequeñas con los turnos. Corto y fácil de recordar.",
      },
    },
    legal: {
      title: "Coach legal",
      text: "Explica lo que vale en general al fundar y en la confidencialidad. No es asesoría jurídica.",
      placeholder: "¿Qué quieres entender?",
      start: "Pregunta por términos, contratos u obligaciones. Recibes una explicación con fuentes.",
      examples: {
        one: "¿Qué debe tener un acuerdo de confidencialidad entre dos fundadores?",
        two: "¿En qué se distinguen una GbR y una UG en Alemania?",
      },
      notice:
        "Esto no es asesoría jurídica. Una IA puede equivocarse: revisa las fuentes y, en caso de duda, pregunta a una abogada o un abogado.",
    },
    tax: {
      title: "Coach fiscal",
      text: "Explica impuestos y cotizaciones para empezar. No es asesoría fiscal.",
      placeholder: "¿Qué quieres entender?",
      start: "Pregunta por límites, plazos o términos. Recibes una explicación con fuentes.",
      examples: {
        one: "¿Qué vale en el primer año para las pequeñas empresas en Alemania?",
        two: "¿Qué cotizaciones hay si soy autónomo además de mi empleo?",
      },
      notice:
        "Esto no es asesoría fiscal. Una IA puede equivocarse: revisa las fuentes y, en caso de duda, pregunta a Hacienda o a una asesoría.",
    },
    marketing: {
      title: "Textos publicitarios",
      text: "Anuncios, publicaciones, asuntos y textos de producto en borrador.",
      placeholder: "¿Para qué necesitas un texto, para quién y dónde estará?",
      start: "Di qué ofreces, a quién y dónde estará el texto. Recibes un borrador.",
      examples: {
        one: "Publicación para Instagram: mi curso de huertos de balcón empieza en marzo.",
        two: "Tres asuntos para un correo a quien olvidó su carrito.",
      },
    },
    slogan: {
      title: "Eslóganes",
      text: "De 10 a 20 eslóganes de tres a seis palabras.",
      placeholder: "¿Qué debe representar el eslogan?",
      start: "Di en una o dos frases de qué se trata. Recibes eslóganes para elegir.",
      examples: {
        one: "Taller móvil de bicicletas en Münster que va a casa.",
        two: "Boletín sobre dinero para quien nunca quiso ocuparse de él.",
      },
    },
  },
  allowance: {
    left_one: "Te queda {{count}} de {{limit}} respuestas este mes",
    left_many: "Te quedan {{count}} de {{limit}} respuestas este mes",
    left_other: "Te quedan {{count}} de {{limit}} respuestas este mes",
    renews: "Nuevas desde el {{date}}",
    used_up: "Tus {{limit}} respuestas de este mes se han agotado. Vuelven el {{date}}.",
    used_up_lists:
      "Tus {{limit}} respuestas de este mes se han agotado. Hasta el {{date}} las propuestas salen de listas de palabras y plantillas.",
  },
  no_model: {
    title: "Aquí no hay ningún modelo de IA configurado",
    hub: "Los nombres y eslóganes funcionan igualmente, con listas de palabras y plantillas. Los otros tres necesitan un modelo, que configura quien lleva esta instalación.",
    text: "Este asistente necesita un modelo, que configura quien lleva esta instalación. Hasta entonces no puede responder.",
    lists: "Estas propuestas salen de listas de palabras y plantillas, no de una IA.",
    badge: "Sin modelo",
    templates: "De plantillas",
  },
  privacy: "Lo que escribes va al modelo de IA configurado. No escribas nada que deba quedar en secreto.",
  compose: {
    label: "Tu mensaje",
    send: "Enviar",
    stop: "Parar",
    stopping: "Parando…",
    too_long: "Sobran {{count}} caracteres",
    left: "Quedan {{count}} caracteres",
    offline: "Estás sin conexión. Lo que escribes se queda aquí.",
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
    stopped: "Parada por ti",
    cut: "La respuesta se corta aquí.",
    none: "Aquí no llegó ninguna respuesta.",
    sources: "Pedir fuentes",
    sources_question: "¿En qué fuentes te apoyas? Nombra la ley y el artículo, o la autoridad.",
    doubts: "¿Qué es incierto?",
    doubts_question: "¿Qué de esto es incierto o puede haber cambiado?",
    table: "Tabla",
  },
  list: {
    taken: "Ocupado aquí",
    taken_by: {
      member: "Aquí un miembro se llama así.",
      group: "Aquí un grupo se llama así.",
      team: "Aquí un equipo se llama así.",
    },
    free: "Aquí aún libre",
    check: "Compruébalo: «{{name}}»",
    dpma: "Marcas en la DPMA",
    domain: "Buscar el dominio",
    check_hint:
      "«Aquí» es solo Kompagnon. Si un nombre está libre como marca o dominio, compruébalo en la DPMA (oficina alemana de marcas) y con una búsqueda de dominios.",
    copy_one: "Copiar «{{text}}»",
    copy_all: "Copiar todo",
    fallback: {
      no_model: "De listas de palabras y plantillas: aquí no hay ningún modelo de IA configurado.",
      allowance: "De listas de palabras y plantillas: tus respuestas de IA de este mes se han agotado.",
      failed: "De listas de palabras y plantillas: el modelo de IA no ha dado una lista utilizable.",
    },
  },
  history: {
    title: "Conversaciones",
    open: "Ver conversaciones",
    new: "Conversación nueva",
    empty: "Aún no hay conversaciones. Lo que preguntas lo encuentras aquí.",
    failed: "No se han podido cargar tus conversaciones",
    more: "Ver anteriores",
    more_failed: "No se han podido cargar las anteriores.",
    menu: "Más sobre «{{title}}»",
    rename: "Renombrar",
    rename_title: "Renombrar la conversación",
    name: "Nombre",
    name_missing: "Hace falta un nombre.",
    save: "Guardar",
    delete: "Borrar",
    delete_title: "¿Borrar la conversación?",
    delete_text: "«{{title}}» se borra para siempre, con todas sus respuestas.",
    deleted: "Conversación borrada.",
  },
  talk: "Conversación",
  full: "Esta conversación está llena. Sigue en una nueva.",
  load_failed: "No se ha podido cargar la conversación",
  gone_title: "Esta conversación ya no existe",
  gone_text: "Quizá la borraste.",
  state_failed: "No se ha podido cargar",
  not_sent: "No ha llegado. Inténtalo otra vez.",
  retry: "Otra vez",
  back: "Todos los asistentes",
} as const satisfies Translation<typeof german.pages, "es">;

/** Its article in the help centre. */
export const help = {
  assistants: {
    title: "Asistentes de IA",
    keywords: "IA, nombres, eslogan, impuestos, derecho, textos publicitarios, respuesta, cupo",
    body: "Cinco asistentes te ayudan con nombres, eslóganes, textos publicitarios y primeras preguntas sobre impuestos y derecho.\n\n1. Abre «Herramientas» y luego «Asistentes de IA».\n2. Elige un asistente y escribe de qué se trata.\n3. La respuesta aparece mientras se escribe. Con «Parar» la terminas, con «Responder de nuevo» recibes otra.\n\nLos asistentes forman parte de Premium; cuántas respuestas te quedan este mes está encima de la conversación. Encuentras tus conversaciones anteriores en su asistente; puedes cambiarles el nombre y borrarlas. Lo que escribes lo lee un modelo de lenguaje: no pongas nada que deba seguir siendo secreto. Las respuestas pueden ser erróneas y no sustituyen un asesoramiento.",
  },
} as const satisfies Translation<typeof german.help, "es">;
