import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The public pages: start, terms, privacy, imprint. */
export const pages = {
  nav: {
    login: "Entrar",
    dashboard: "Resumen",
    resources: "Herramientas",
    language: "Idioma",
    legal: "Información legal",
    home: "Ir a la página de inicio",
    terms: "Condiciones de uso",
    privacy: "Privacidad",
    imprint: "Aviso legal",
    sign_out: "Cerrar sesión",
  },
  start: {
    title: "Encuentra con quién emprender",
    description:
      "Kompagnon une a personas que montan un negocio en línea: según sus habilidades, su objetivo y su modelo de negocio.",
    headline: "Entre dos, todo sale mejor.",
    lead: "Kompagnon te pone en contacto con gente que sabe hacer lo que te falta y quiere lo que tú quieres. Para quienes montan un negocio en línea.",
    join: "Participar gratis",
    login: "Ya tengo cuenta",
    continue: "Ir al resumen",
    why_1_title: "Ves por qué encajáis",
    why_1_text: "Cada tarjeta dice con palabras claras qué os podéis aportar.",
    why_2_title: "Solo si los dos queréis",
    why_2_text: "Dos Deals abren el chat. Los demás tienen que enviarte antes una solicitud.",
    why_3_title: "Tus datos son tuyos",
    why_3_text: "Sin publicidad ni rastreadores de terceros. Ningún otro miembro ve tu correo.",
    art: "Dos tarjetas de perfil: Mira, 27 años, edita vídeo y escribe textos. Un sello dice Deal y debajo empieza un chat.",
    card_name: "Mira, 27",
    card_idea: "Graba clips que venden. Busca a alguien con producto.",
    card_reason: "Buscas vídeo, ella sabe hacerlo",
    card_skill_1: "Edición de vídeo",
    card_skill_2: "Textos publicitarios",
    card_skill_3: "Redes sociales",
    stamp: "Deal",
    no_deal: "No Deal",
    deal: "Deal",
    bubble_1: "¿Tus clips y mi tienda?",
    bubble_2: "Deal. ¿Mañana a las diez?",
    welcome_title: "Te damos la bienvenida.",
    welcome_named: "Te damos la bienvenida, {{name}}.",
    welcome_text: "Tu perfil está listo. Solo falta la persona adecuada a tu lado.",
    welcome_action: "Ir al resumen",
  },
  legal: {
    version: "Versión {{version}}, en vigor desde el {{date}}",
    binding: "La versión vinculante es la alemana. Las traducciones ayudan a entenderla.",
    contents: "Contenido",
  },
  terms: {
    title: "Condiciones de uso",
    description:
      "Qué se aplica a ti y a nosotros cuando usas Kompagnon: edad, cuenta, reglas, precios, desistimiento y cambios.",
    scope_title: "De qué se trata",
    scope_text:
      "Estas condiciones regulan cómo usas {{brand}}. La otra parte del contrato es {{operator}}. Al registrarte, las aceptas.",
    age_title: "Edad mínima",
    age_text: "Debes tener al menos 16 años. Quien sea más joven no puede crear una cuenta ni comprar nada.",
    account_title: "Tu cuenta",
    account_text:
      "Una persona, una cuenta. Da datos verdaderos, guarda tu contraseña en secreto y no cedas tu cuenta. Avísanos si otra persona ha conseguido acceso.",
    conduct_title: "Cómo nos tratamos",
    conduct_text:
      "Se prohíben insultos, odio, fraude, spam, esquemas piramidales, identidades falsas y todo lo que vulnere leyes o derechos ajenos. No puedes extraer datos del sitio de forma automática ni burlar su seguridad.",
    content_title: "Tus contenidos",
    content_text:
      "Lo que escribes y subes sigue siendo tuyo. Solo nos permites guardarlo y mostrarlo a los miembros a los que va dirigido mientras esté en nuestro servicio. Necesitas tener los derechos de lo que subes.",
    matching_title: "Qué hace y qué no hace el matching",
    matching_text:
      "Te proponemos personas y te decimos por qué. Si de ahí sale un negocio, lo decidís vosotros. No comprobamos ideas de negocio ni intervenimos en los acuerdos entre miembros. Comprobad con quién tratáis antes de compartir dinero o secretos.",
    price_title: "Precios",
    price_text:
      "La cuenta, el matching y los chats son gratis en su versión básica. Si {{brand}} ofrece algo de pago, el precio con impuestos, la duración y la cancelación se indican antes de comprar.",
    withdrawal_title: "Derecho de desistimiento",
    withdrawal_text:
      "Si compras como consumidor, puedes desistir del contrato en un plazo de 14 días sin dar motivos. El plazo empieza con la celebración del contrato. Lo más fácil es usar «{{withdraw}}», al pie de cada página pública o en el menú de la cuenta; también basta con un mensaje inequívoco a {{email}} antes de que termine el plazo. Te devolveremos el dinero en un plazo de 14 días por la misma vía.",
    ending_title: "Dejarlo",
    ending_text:
      "Puedes dejarlo cuando quieras: en los ajustes eliminas tu cuenta. Durante {{days}} días puedes cambiar de idea; después ya no existe. Si no puedes entrar, basta con un mensaje a {{email}}. Quien incumpla estas reglas de forma grave o repetida puede recibir un baneo. Te decimos el motivo y puedes recurrir.",
    liability_title: "Responsabilidad",
    liability_text:
      "En caso de dolo, negligencia grave y daños a la vida, la integridad física o la salud, respondemos sin límite. Por lo demás, solo respondemos si incumplimos una obligación esencial, y entonces por el daño previsible.",
    changes_title: "Cambios",
    changes_text:
      "Si cambiamos estas condiciones, te escribiremos al menos 30 días antes. Si no estás de acuerdo, puedes cancelar hasta entonces sin perjuicio alguno. Los cambios esenciales solo se aplican si los aceptas.",
    law_title: "Derecho aplicable",
    law_text:
      "Se aplica el derecho alemán. Conservas la protección que te da el derecho de consumo de tu país. Si una regla es nula, las demás siguen en vigor.",
  },
  privacy: {
    title: "Privacidad",
    description:
      "Qué datos guarda Kompagnon, para qué, durante cuánto tiempo y qué derechos tienes. Sin publicidad ni rastreadores de terceros.",
    controller_title: "Quién es el responsable",
    controller_text:
      "El responsable es {{operator}}, {{address}}. Respondemos a las preguntas sobre privacidad en {{email}}.",
    data_title: "Qué guardamos",
    data_text: "Guardamos lo que nos das y lo que se genera al usar el sitio.",
    others_title: "Qué ven los demás",
    others_text:
      "Los miembros ven tu perfil y tu tarjeta de matching. Nunca ven tu dirección de correo ni tus decisiones. De tu Deal solo se entera quien también te ha dado uno. Si os llamáis, vuestros dispositivos se conectan directamente si es posible; el otro dispositivo puede conocer así tu dirección IP. Por lo demás, ningún miembro la ve. Si abres tu tarjeta, un grupo o una oferta a todos, también las personas sin cuenta y los buscadores leen lo que pone; lo decides solo tú, y puedes cerrarlo de nuevo en cualquier momento. Las publicaciones se pueden insertar en otros sitios y leer allí sin cuenta; puedes desactivarlo en cada publicación.",
    why_title: "Para qué y con qué base jurídica",
    why_text:
      "Necesitamos estos datos para cumplir el contrato contigo (art. 6.1.b del RGPD), evitar abusos (art. 6.1.f) y cumplir la ley (art. 6.1.c). Lo voluntario, como el boletín, solo existe con tu consentimiento (art. 6.1.a), que puedes retirar cuando quieras.",
    score_title: "Cómo surgen las propuestas",
    score_text:
      "Un programa ordena las tarjetas por habilidades, modelo de negocio, objetivo, idioma y tus decisiones anteriores. Los motivos están en la tarjeta. No tiene efectos jurídicos; decides tú.",
    cookies_title: "Cookies y almacenamiento del dispositivo",
    cookies_text:
      "Solo hay cookies técnicamente necesarias. No hay publicidad ni rastreadores de terceros. Tu dispositivo solo se conecta a servidores de terceros si entras con Google, pagas o haces una llamada.",
    logs_title: "Registros técnicos",
    logs_text:
      "No llevamos un registro de todas las peticiones. Usamos tu dirección IP solo un momento, para que nadie sature el sitio. Si falla un inicio de sesión, conservamos la cuenta y la dirección hasta dos días como hash, es decir, como suma de comprobación en lugar de texto legible. Si llegas por una invitación, conservamos el hash de tu dirección durante 90 días. Lo que importa para la seguridad de tu cuenta, como los inicios de sesión y las contraseñas cambiadas, queda un año en un registro, sin tu nombre, solo con un número.",
    sharing_title: "Quién recibe datos",
    sharing_text:
      "Solo quien trabaja para nosotros y está obligado por contrato, como el centro de datos y el envío de correo, ambos en la UE. Si compras algo, el proveedor de pagos recibe lo que necesita para ello. Si preguntas a un asistente o pides una traducción, el texto va al servicio que opera el modelo de lenguaje. Si activas las notificaciones push, viajan cifradas por el servicio de tu navegador. No vendemos nada.",
    keeping_title: "Durante cuánto tiempo",
    keeping_text:
      "Mientras tengas cuenta. Si la eliminas, {{days}} días después desaparecen tus datos personales y tus conversaciones entre dos, también para la otra persona. Lo que has escrito en grupos, publicaciones y comentarios se queda sin tu nombre. Lo que la ley obliga a guardar, como las facturas, se conserva el tiempo necesario. Si nos escribes por el formulario de contacto, eliminamos tu mensaje y nuestra respuesta 180 días después de resolverlo.",
    rights_title: "Tus derechos",
    rights_text:
      "En los ajustes puedes descargar una copia de tus datos, corregirlos y eliminar tu cuenta. Además, puedes solicitar acceso, rectificación, supresión y limitación, y oponerte al tratamiento; basta con un mensaje a {{email}}. También puedes reclamar ante una autoridad de protección de datos.",
    safety_title: "Seguridad",
    safety_text:
      "Las conexiones van cifradas, las contraseñas se protegen con Argon2 y los accesos se limitan a lo necesario. Si aun así pasa algo, te lo diremos.",
  },
  imprint: {
    title: "Aviso legal",
    description: "Quién gestiona Kompagnon y cómo contactar con nosotros.",
    sample: "Datos de ejemplo",
    sample_text:
      "Estos datos son provisionales. Quien gestione {{brand}} pondrá aquí los suyos antes de empezar.",
    operator: "Titular",
    represented: "Representado por",
    contact: "Contacto",
    email: "Correo electrónico",
    phone: "Teléfono",
    register: "Registro",
    vat: "NIF-IVA",
    responsible: "Responsable del contenido",
    dispute_title: "Resolución de litigios",
    dispute_text:
      "No participamos en procedimientos ante entidades de resolución de litigios de consumo ni estamos obligados a ello.",
    notice_title: "Denunciar contenidos",
    notice_text:
      "Si algo vulnera leyes o reglas, escribe a {{email}} indicando la dirección de la página. Revisamos cada denuncia.",
    security_title: "Informar de fallos de seguridad",
    security_text:
      "¿Has encontrado un fallo? Escribe a {{email}} o por el formulario de contacto qué has hecho y qué ha pasado. No mires datos ajenos, no rompas nada y danos tiempo para corregirlo. Quien lo respete no tiene que temer que le denunciemos.",
  },
} as const satisfies Translation<typeof german.pages, "es">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  contact: {
    title: "Informar de un problema",
    keywords: "contacto, soporte, error, roto, ayuda, aviso legal, escribir, bug",
    body: "¿No encuentras aquí una respuesta o algo no funciona? Escríbenos por el formulario de contacto. El enlace «$t(ui:offers.contact)» está al pie de cada página pública y, en el móvil, también en «$t(ui:more)». Una persona te responderá por correo.\n\nAsí podemos ayudarte rápido:\n\n- ¿Qué querías hacer y qué ha pasado en su lugar?\n- ¿En qué página, con qué dispositivo y qué navegador?\n- Si el mensaje de error muestra un número, envíanoslo.\n\nNo nos envíes nunca tu contraseña ni códigos. Tampoco te los pediremos. Si «$t(shell:crash.reload)» ya lo ha arreglado, también agradecemos un mensaje breve.",
  },
} as const satisfies Translation<typeof german.help, "es">;

/** What is kept of whom and where, for the page about privacy. */
export const kept = {
  tables:
    "Esto es todo lo que guardamos sobre ti. La lista se genera directamente a partir de la estructura de la base de datos, por eso está completa.",
  gone: "Si eliminas tu cuenta, todo esto desaparece, salvo que se indique otra cosa.",
  cookies: "Las cookies",
  device: "Lo que hay en el almacenamiento de tu dispositivo",
  cookie_days: "{{days}} días",
  cookie_idle: "{{days}} días; sin visitas, {{idle}} días",
  cookie: {
    sid: "mantiene tu sesión abierta",
    did: "reconoce tu dispositivo, para que nadie te deje fuera probando contraseñas y podamos avisarte de dispositivos nuevos",
  },
  title: {
    account: "Cuenta",
    devices: "Inicio de sesión",
    profile: "Perfil",
    matching: "Matching",
    people: "Personas",
    chats: "Chats",
    calls: "Llamadas",
    groups: "Grupos",
    circles: "Círculos semanales",
    events: "Eventos",
    posts: "Publicaciones",
    jobs: "Ofertas",
    teams: "Equipos",
    partnerships: "Colaboraciones",
    agreements: "Acuerdos y cartas de intención",
    documents: "Documentos",
    keys: "Claves de miembro",
    businessplans: "Planes de negocio",
    assistants: "Asistentes",
    verification: "Verificación",
    invites: "Invitaciones",
    purchases: "Compras",
    contact: "Contacto",
    reports: "Denuncias",
    notifications: "Notificaciones",
    progress: "Primeros pasos",
    visits: "Visitas",
  },
  text: {
    account:
      "correo electrónico, contraseña como hash, idioma, nivel, la versión de las condiciones que has aceptado y tus recursos",
    devices:
      "tus dispositivos y sesiones, llaves de acceso, segundo factor, inicios de sesión vinculados y lo relevante para la seguridad de tu cuenta",
    profile: "lo que escribes tú, tus imágenes, a quién has bloqueado y qué páginas has abierto a todos",
    matching:
      "los datos de tu búsqueda, a quién has visto y qué has decidido, tus matches, si de ellos ha salido una conversación o una colaboración, y lo que aprende de todo ello el sistema que ordena las tarjetas; además, una serie de números que describe el tema de los textos de tu perfil",
    people: "a quién sigues, a quién has silenciado y si se te puede encontrar",
    chats: "mensajes, reacciones, archivos, solicitudes, carpetas y lo que has leído",
    calls:
      "quién ha llamado a quién, cuándo y cuánto tiempo, nunca lo que se dice, y en qué sala estás en este momento",
    groups: "dónde eres miembro, candidaturas, invitaciones, baneos, encuestas y tus votos",
    circles: "tus objetivos de la semana y balances, invitaciones, pausas y tu zona horaria",
    events:
      "los eventos que creas, tus respuestas, los recordatorios enviados y la dirección de tu calendario en forma cifrada",
    posts: "lo que escribes, muestras, difundes, guardas y comentas, y lo que te gusta",
    jobs: "tus ofertas, candidaturas y búsquedas guardadas",
    teams: "tus equipos, invitaciones, tareas, comentarios y el historial del equipo",
    partnerships: "cuestionario, acuerdos, proyectos de prueba y balances",
    agreements: "los textos que escribes, sus versiones y las firmas",
    documents: "planes y presentaciones, cifrados, y quién puede abrirlos",
    keys: "tu par de claves, sellado con tu frase secreta y, si quieres, una llave de acceso; no conocemos ninguna de las dos",
    businessplans: "los capítulos y las cifras de tus planes",
    assistants:
      "tus conversaciones con los asistentes y cuántas respuestas al mes y traducciones al día has recibido",
    verification:
      "nombre, fecha de nacimiento y país; imágenes del documento, cifradas y solo hasta siete días después de la decisión",
    invites: "tu enlace, quién ha llegado por él, tus ganancias y pagos",
    purchases:
      "pedidos, facturas, suscripciones, desistimientos y cancelaciones; los datos de la tarjeta solo los ve el proveedor de pagos",
    contact: "lo que nos escribes y lo que respondemos",
    reports: "lo que denuncias, decisiones sobre tus contenidos y el registro de la moderación",
    notifications: "de qué te avisamos, cómo lo quieres y los dispositivos para las notificaciones push",
    progress: "hasta dónde has llegado con los primeros pasos",
    visits: "solo con tu consentimiento: lo que se indica más abajo en «Medición de visitas»",
  },
  use: {
    choices: "lo que has ajustado, como idioma, colores y filtros",
    entry: "lo que necesita el inicio de sesión, como quién tiene aquí la sesión abierta",
    drafts: "tus borradores",
    unsent: "lo que aún no se ha enviado, también documentos sin conexión",
    seen: "lo último que has visto y buscado",
    keys: "tus claves",
    measuring:
      "tu respuesta sobre la medición de visitas; si dices que sí, también el número de la visita, hasta que cierres la pestaña",
    files: "archivos del programa, para que la página funcione sin conexión",
  },
  stays: {
    law: "Las facturas y los documentos asociados se conservan el tiempo que exige la ley.",
    theirs: "Lo que también pertenece a otras personas se queda con ellas, sin tu nombre.",
    words:
      "Lo que has escrito en grupos, publicaciones y comentarios se queda sin tu nombre; las conversaciones entre dos desaparecen.",
    log: "Los registros se conservan hasta que acaba su plazo: sin tu nombre, solo con un número.",
    day: "Desde el día siguiente, las visitas contadas ya no se pueden asociar a nadie.",
  },
} as const satisfies Translation<typeof german.kept, "es">;
