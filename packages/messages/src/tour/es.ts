import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The tour of the product: what it does, and what people ask before they join. */
export const pages = {
  features: "Funciones",
  features_description:
    "Lo que ofrece Kompagnon: matching, grupos, chats y llamadas, publicaciones, ofertas de trabajo, proyecto de prueba y equipo.",
  features_headline: "Del primer hola a vuestro equipo.",
  features_lead:
    "Seis espacios, un objetivo: que encuentres a la persona con la que de verdad vas a emprender. Todo encaja entre sí y no tienes que buscar nada en otra parte.",
  matching_title: "Matching",
  matching_text:
    "Ves una tarjeta tras otra, y cada una dice por qué encaja: habilidades, objetivo, modelo de negocio, idioma. Si los dos decís Deal, estáis en contacto. Los demás tienen que enviarte antes una solicitud.",
  groups_title: "Grupos",
  groups_text:
    "Públicos, con candidatura o privados: grupos con canales, encuestas y roles claros. Aquí conoces a gente que trabaja en el mismo modelo que tú.",
  chats_title: "Chats y llamadas",
  chats_text:
    "Escribe a tus matches, manda archivos y mensajes de voz, o llama. Tú decides quién puede escribirte.",
  feed_title: "Muro",
  feed_text:
    "Cuenta qué estás creando, haz preguntas, enseña cómo vas. Lo más reciente primero o «Para ti»: tú eliges. Sin publicidad.",
  jobs_title: "Ofertas de trabajo",
  jobs_text:
    "¿Necesitas a alguien para un proyecto o de forma permanente? Publica una oferta. En cada oferta ves lo que tú ya aportas.",
  team_title: "Proyecto de prueba y equipo",
  team_text:
    "Probad dos semanas con algo pequeño. Un cuestionario muestra en qué estáis de acuerdo. Si encajáis, con un clic creáis un equipo con tareas, chat y archivos.",
  questions: "Preguntas frecuentes",
  ask_verified: "¿Quién comprueba que los perfiles son reales?",
  ask_verified_text:
    "Los miembros pueden pedir que se verifique su documento. Lo revisan personas; no hay reconocimiento facial. Siete días después de la decisión se eliminan las imágenes; la insignia del perfil vale dos años.",
  ask_age: "¿A partir de qué edad puedo participar?",
  ask_age_text: "A partir de los 16 años.",
  ask_language: "¿Tengo que saber alemán?",
  ask_language_text: "No. El sitio está en diez idiomas, y tú decides en cuáles te comunicas.",
  call: "Mira quién encaja contigo.",
  call_text: "Tu perfil está listo en tres minutos. No cuesta nada.",
  join: "Participar gratis",
  login: "Entrar",
  dashboard: "Ir al resumen",
  faq: "Preguntas y respuestas",
  faq_description:
    "Qué es Kompagnon, qué cuesta, cómo se cancela y dónde encontrar ayuda: las cuatro preguntas más frecuentes.",
  faq_lead: "Lo más importante en cuatro respuestas. ¿Falta tu pregunta? Escríbenos.",
  what: "¿Qué es Kompagnon?",
  what_text:
    "Un lugar para quienes montan un negocio en línea y no quieren hacerlo en solitario. Encuentras a personas que saben hacer lo que te falta, las conoces en grupos y chats, y creáis algo paso a paso.",
  free: "¿Hay una versión gratuita?",
  free_text:
    "Sí. Puedes usar gratis la cuenta, el matching, los chats, los grupos y las publicaciones. Premium quita los límites y da acceso a todo. En la página de precios ves cuánto cuesta.",
  cancel: "¿Puedo cancelar cuando quiera?",
  cancel_text:
    "Sí. La suscripción mensual se cancela con dos clics, incluso sin iniciar sesión; Premium por 30 días o por 6 meses termina automáticamente. Durante 14 días puedes desistir de cualquier compra y te devolvemos el dinero.",
  support: "¿Dónde encuentro ayuda?",
  support_text:
    "Si eres miembro, en el menú, en «Ayuda»; si no, por el formulario de contacto. Te responderá una persona.",
  to_pricing: "Ir a los precios",
  to_contact: "Contacto",
} as const satisfies Translation<typeof german.pages, "es">;

/** What the start page says below its first screen. */
export const landing = {
  figures: "{{brand}} en cifras",
  figure_members: "miembros",
  figure_matches: "matches",
  figure_languages: "idiomas",
  rooms: "Todo lo que hace falta para emprender entre dos",
  rooms_text: "Seis espacios que van juntos.",
  all_features: "Todas las funciones",
  seen: "Así se ve",
  seen_text: "Capturas reales de Kompagnon, hechas en la comunidad de ejemplo.",
  screen_deck: "Matching: una tarjeta con foto, motivos y los botones No Deal y Deal",
  screen_chat: "Chat: una conversación entre dos miembros",
  screen_group: "Grupo: un canal en el que hablan varios miembros",
  screen_feed: "Publicaciones: lo que los miembros cuentan de sus proyectos",
  screen_jobs: "Ofertas de trabajo: anuncios con lo que hace falta para cada uno",
  steps: "En cuatro pasos",
  step_1: "Di qué sabes hacer",
  step_1_text: "Un perfil en tres minutos: habilidades, objetivo, modelo de negocio y lo que te falta.",
  step_2: "Mira quién encaja",
  step_2_text: "Tarjetas con motivos, no con corazonadas. Deal o No Deal, decides tú.",
  step_3: "Conoceos",
  step_3_text: "Los dos decís Deal y se abre el chat. Escribir, llamar, rellenar el cuestionario.",
  step_4: "Probadlo",
  step_4_text: "Un pequeño proyecto de prueba dice más que cien mensajes. Después creáis vuestro equipo.",
  known: "¿Te suena?",
  known_1: "Tienes la idea, pero nadie que la construya.",
  known_2: "Sabes de vídeos, anuncios o código, pero te falta el producto.",
  known_3: "Ya has empezado tres veces en solitario y las tres lo has dejado.",
  known_4: "A tu alrededor nadie entiende qué es eso que haces.",
  known_5: "No quieres dar dinero ni secretos a quien no conoces.",
  paths: "Dos formas de entrar",
  path_skill: "Sabes hacer algo",
  path_skill_text:
    "Enseña lo que sabes hacer y encuentra a alguien que busca justo eso. Participación o encargo: eso lo acordáis entre vosotros.",
  path_idea: "Tienes un proyecto",
  path_idea_text:
    "Di qué estás creando y quién te falta. Te mostramos a gente que sabe hacerlo y tiene ganas.",
  tools: "Ya viene incluido",
  tools_text: "Para que un match sea más que una charla agradable.",
  tool_questions: "Cuestionario para dos: 25 preguntas que se revelan solo cuando los dos habéis respondido",
  tool_trial: "Proyecto de prueba con objetivo, plazo y un balance sincero",
  tool_tasks: "Tareas para el equipo, en lista y en tablero",
  tool_goals: "Objetivos de la semana en círculos pequeños: se fijan el lunes y se tachan el viernes",
  tool_calls: "Llamadas y mensajes de voz sin dar tu número",
  tool_polls: "Encuestas en los grupos",
  tool_plans: "Planes en un tablero, con cronograma y presupuesto, en equipo y también sin conexión",
  tool_slides: "Presentaciones que solo puede leer quien tú quieras",
  tool_papers:
    "Acuerdos de confidencialidad y cartas de intención, paso a paso y con la firma de ambas partes",
  tool_business_plan: "Plan de negocio en doce capítulos, calculado a tres años",
  tool_shield: "Protección contra estafas que avisa de las promesas vacías",
  tool_verified: "Identidad verificada, cuando quieras tener la certeza",
  quote: "La mejor idea sirve de poco si nadie la construye contigo.",
  questions: "Cuatro preguntas antes de empezar",
  community: "Ir a la comunidad",
} as const satisfies Translation<typeof german.landing, "es">;

/** Who makes the product, and whom we look for. */
export const company = {
  product: "Producto",
  about: "Quiénes somos",
  credit: "Dirección del proyecto: {{name}}",
  team: "El equipo",
  team_description: "Las personas detrás de Kompagnon.",
  team_headline: "Las personas que hay detrás",
  team_lead: "Un equipo pequeño que ha emprendido, ha fracasado y lo ha vuelto a intentar.",
  sample: "Nombres de ejemplo",
  sample_text: "Estos nombres son provisionales. Quien gestione {{brand}} pondrá aquí su propio equipo.",
  back: "Ir a la página de inicio",
  on: "{{name}} en {{network}}",
  role_founder: "Fundación y estrategia",
  role_product: "Producto",
  role_engineering: "Desarrollo",
  role_design: "Diseño",
  role_community: "Comunidad",
  role_support: "Ayuda y seguridad",
  jobs: "Trabaja con nosotros",
  jobs_description:
    "Construye Kompagnon con nosotros: a media jornada o como freelance, en remoto, en la UE.",
  jobs_headline: "Construye con nosotros.",
  jobs_lead:
    "Buscamos a gente que disfrute trabajando con autonomía. Recibes una remuneración fija y, además, una parte de lo que logremos.",
  kind: "Media jornada / freelance",
  place: "En remoto (UE)",
  hours: "De {{from}} a {{to}} horas a la semana",
  pay: "Remuneración fija más participación en los resultados",
  apply: "Presentar candidatura",
  apply_for: "Presentar candidatura: {{role}}",
  researcher: "Investigación",
  researcher_text:
    "Hablas con quienes están emprendiendo, analizas dónde las colaboraciones salen bien o fracasan y lo conviertes en propuestas que llevamos a la práctica.",
  frontend: "Desarrollo front-end",
  frontend_text:
    "Construyes interfaces con TypeScript y React que funcionan bien en diez idiomas, con el teclado y en móviles pequeños.",
  manager: "Gestión de proyectos",
  manager_text:
    "Mantienes todo bajo control, te aseguras de que los objetivos estén claros y notas pronto cuando algo se tuerce.",
} as const satisfies Translation<typeof german.company, "es">;

/** Pictures for whoever tells others whom we look for. */
export const hiring = {
  name: "Plantillas para ofertas de trabajo",
  description:
    "Seis imágenes cuadradas para redes sociales que muestran a quién buscamos: cambia los textos y guárdalas como PNG.",
  headline: "Corre la voz.",
  lead: "Seis imágenes cuadradas para redes sociales, de 1080 × 1080 píxeles. Cambia los textos como los necesites y guarda las imágenes. Todo se crea en tu navegador.",
  link: "Plantillas para redes sociales",
  back: "Ir a las ofertas",
  picture: "Imagen {{number}}",
  top: "Línea de arriba",
  title: "Titular",
  foot: "Línea de abajo",
  save: "Guardar como PNG",
  save_as: "Guardar como PNG: {{name}}",
  save_all: "Guardar las seis en un ZIP",
  busy: "Dibujando las imágenes…",
  failed: "No ha funcionado. Comprueba tu conexión e inténtalo de nuevo.",
  no_script:
    "Para cambiar y guardar, esta página necesita JavaScript. Las imágenes se pueden ver también sin él.",
  wanted: "Buscamos",
  your_time: "Tu tiempo, a tu manera",
  your_share: "Lo que recibes",
  join_us: "Únete al equipo",
  apply_at: "Presenta tu candidatura: {{address}}",
  apply: "Presenta tu candidatura a {{brand}}",
} as const satisfies Translation<typeof german.hiring, "es">;
