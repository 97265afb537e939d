import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** One's invite link, who came by it, what it earns, and how that is paid out. */

/** Codes that the endpoints answer with. */
export const errors = {
  slug_invalid: "De 3 a 64 caracteres: letras, cifras, - y _.",
  slug_taken: "Este nombre ya está ocupado.",
  slug_reserved: "Este nombre está reservado. Elige otro.",
  link_exists: "Ya tienes un enlace de invitación. Es tuyo para siempre.",
  invite_unknown: "Este enlace de invitación no existe (o ya no).",
  invite_own: "Ese es tu propio enlace.",
  invite_late: "Un enlace de invitación solo cuenta en las 24 horas después del registro.",
  iban_invalid: "Este IBAN no es correcto, o SEPA no llega hasta allí.",
  payout_too_small: "Podemos pagar a partir de 25 euros.",
  payout_running: "Ya hay un pago en camino. Cuando llegue, podrás pedir el siguiente.",
  payout_decided: "Ya está decidido.",
  payout_uncovered: "El saldo ya no cubre este pago: se anuló una ganancia.",
  holder_unwritable: "Ningún banco puede escribir este nombre. Indícalo en letras latinas.",
  batch_empty: "No hay ningún pago aprobado.",
  payout_account_missing: "No hay ninguna cuenta desde la que pagar.",
} as const satisfies Translation<typeof german.errors, "es">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  invite: {
    name: "Alguien llegó por tu enlace de invitación",
    title: "Alguien se unió por tu enlace",
    text: "Mira cuántos han llegado ya.",
    line: "Alguien se registró por tu enlace de invitación",
  },
} as const satisfies Translation<typeof german.notifications, "es">;

/** What only the server says: the monthly credit note. */
export const messages = {
  statement: "Nota de abono",
  statement_test: "Dinero de prueba: no se paga nada.",
  statement_for: "Para",
  statement_number: "Número",
  statement_what: "Concepto",
  statement_amount: "Importe",
  statement_opening: "Saldo a principios de mes",
  statement_closing: "Saldo a finales de mes",
  statement_tax:
    "Por recomendar a miembros de pago. Si tributa y cómo depende de ti: en caso de duda, pregunta en Hacienda o a un asesor fiscal.",
  line_earned: "Recomendación de un miembro de pago",
  line_reversed: "Retirado: compra reembolsada o disputada",
  line_paid: "Pagado",
} as const satisfies Translation<typeof german.messages, "es">;

/** The page of one's own link: who came by it, what it earns, payouts and statements. */
export const pages = {
  title: "Invitar y ganar",
  lead: "Trae a gente que también quiera crear algo. Por cada miembro que llegue por tu enlace y compre Premium, recibes dinero.",
  failed: "No se pudieron cargar tus invitaciones",
  make: {
    title: "Elige tu enlace",
    lead: "Es tuyo para siempre. Después ya no se puede cambiar.",
    label: "Nombre de tu enlace",
    hint: "De 3 a 64 caracteres: letras sin tilde, cifras, - y _.",
    invalid: "Aquí solo valen letras sin tilde, cifras, - y _.",
    short: "Todavía es corto: al menos 3 caracteres.",
    button: "Crear enlace",
    confirm_title: "¿Crear este enlace para siempre?",
    confirm_text: "Tu enlace se llamará «{{slug}}». Después no podrás cambiarlo ni crear otro.",
    confirm_button: "Crear para siempre",
    failed: "No se pudo crear la invitación",
    done: "Tu enlace ya está. Envíaselo a alguien ahora mismo.",
  },
  link: {
    title: "Tu enlace",
    lead: "Quien se registra con él cuenta para ti. También quien lo abre en las 24 horas después de registrarse.",
    label: "Tu enlace de invitación",
    copy: "Copiar",
    copied: "Enlace copiado.",
    copy_failed: "Aquí no se puede copiar. Selecciona el enlace y cópialo a mano.",
    share: "Compartir",
    share_text: "Ven a {{app}}: aquí encuentras gente con quien crear algo.",
    qr: "Código QR con tu enlace de invitación",
    png: "Descargar PNG",
    svg: "Descargar SVG",
  },
  stats: {
    title: "Lo que ha traído tu enlace",
    total: "Registrados",
    premium: "Premium ahora",
    conversions: "Han comprado",
    revenue: "Pagado por ellos",
    earnings: "Ganado",
  },
  people: {
    title: "Quién llegó por tu enlace",
    premium: "Premium",
    bought: "Ya ha comprado",
    newcomer: "Todavía sin nombre",
    all: "Mostrar todos",
    empty: "Todavía nadie",
    empty_text:
      "Envía tu enlace a dos o tres personas que quieran emprender desde hace tiempo. En cuanto alguien se registre, su nombre estará aquí.",
  },
  money: {
    title: "Lo que ganas",
    reward: "{{amount}} por cada miembro de pago: {{usd}}, al cambio de {{rate}} del {{date}}.",
    payable: "Disponible",
    missing: "Te faltan {{amount}} para poder cobrar.",
    enough: "Ya puedes cobrar.",
    progress: "Camino hasta el cobro",
    request: "Pedir el pago",
    running: "Hay un pago en camino. Cuando llegue, podrás pedir el siguiente.",
    waiting: "En espera",
    waiting_text: "Quien compra puede desistir durante {{days}} días. Después estará disponible.",
    held: "En revisión",
    held_text: "Miramos algunos registros antes de pagar. No tienes que hacer nada.",
    requested: "Pedido",
    requested_text: "De camino a ti.",
    paid: "Pagado",
    paid_text: "Ya está en tu cuenta.",
    earned: "Ganado en total",
    earned_text: "Sin las compras devueltas.",
  },
  payout: {
    title: "Cobrar {{amount}}",
    lead: "Enviamos todo lo disponible en cuanto alguien del equipo lo haya revisado.",
    iban: "IBAN",
    iban_hint: "La cuenta a la que enviamos el dinero.",
    iban_short: "Faltan caracteres.",
    iban_wrong: "Este IBAN no es correcto. Compáralo carácter por carácter.",
    iban_good: "El IBAN está bien escrito.",
    holder: "Titular de la cuenta",
    holder_hint: "Tal como figura el nombre en el banco.",
    holder_missing: "¿De quién es la cuenta?",
    send: "Pedir el pago",
    done: "Pedido. Lo revisamos y lo enviamos.",
  },
  payouts: {
    title: "Pagos",
    empty: "Aquí estará cada pago y cómo va.",
    account: "Cuenta terminada en {{end}}",
    reason: "Motivo: {{reason}}",
    older: "Mostrar anteriores",
    older_failed: "No se pudieron cargar los anteriores.",
    states: {
      requested: "En revisión",
      approved: "Aprobado, en camino",
      rejected: "Rechazado",
      paid: "Enviado",
    },
  },
  months: {
    title: "Extractos",
    lead: "Una nota de abono para tus papeles, por cada mes en que pase algo.",
    empty: "El primer extracto llega con tu primera ganancia.",
    opening: "Inicio",
    earned: "Ganado",
    reversed: "Retirado",
    paid: "Pagado",
    closing: "Final",
    pdf: "PDF",
    pdf_of: "Descargar la nota de abono de {{month}} en PDF",
    pdf_failed: "No se pudo cargar la nota de abono. Inténtalo de nuevo en un momento.",
  },
  how: "Cómo funciona",
} as const satisfies Translation<typeof german.pages, "es">;

/** Where a link leads to: it is redeemed there. */
export const redeem = {
  title: "Invitación",
  working: "Estamos canjeando tu invitación…",
  success: "¡Invitación canjeada! Te llevamos…",
  already: "Ya estás dentro, ¡qué bien! Seguimos…",
  no_slug: "Enlace no válido: no se encontró ningún slug.",
  no_slug_text: "Pide el enlace completo y ábrelo otra vez.",
  failed: "No se pudo canjear la invitación.",
  unauthenticated: "Para esto necesitas una cuenta. Seguimos enseguida…",
  to_feed: "Ir a las publicaciones",
  to_login: "Iniciar sesión",
} as const satisfies Translation<typeof german.redeem, "es">;

/** The admins' page of payouts and held invitations. */
export const staff = {
  title: "Pagos",
  intro: "Quién ha pedido dinero, qué va de camino y qué invitaciones hay que mirar.",
  failed: "No se pudo cargar",
  more: "Mostrar más",
  more_failed: "No se pudo cargar más.",
  tabs: {
    requested: "Pedidos",
    approved: "Aprobados",
    paid: "Enviados",
    rejected: "Rechazados",
    held: "Retenidas",
  },
  empty: {
    requested: "Nada que decidir",
    approved: "Nada que enviar",
    paid: "Nada enviado todavía",
    rejected: "Nada rechazado",
    held: "Ninguna invitación retenida",
    text: "En cuanto pase algo, estará aquí.",
  },
  uncovered: "Ya no está cubierto: se anuló una ganancia. El pago no figura en el archivo SEPA.",
  transferred: "El banco ya lo ha transferido",
  holder: "Titular",
  iban: "IBAN",
  requested: "Pedido",
  decided: "Decidido",
  paid: "Enviado",
  own: "Sobre tu propio pago decide otra persona.",
  approve: {
    button: "Aprobar",
    title: "¿Aprobar {{amount}} para {{name}}?",
    text: "El pago estará entonces en el archivo SEPA.",
    done: "Aprobado.",
  },
  reject: {
    button: "Rechazar",
    title: "Rechazar el pago a {{name}}",
    text: "El dinero vuelve a estar disponible. {{name}} leerá tu motivo.",
    reason: "Motivo",
    missing: "Añade un motivo.",
    done: "Rechazado.",
  },
  mark: {
    button: "Marcar como enviado",
    title: "¿Ha aceptado el banco la transferencia?",
    text: "{{amount}} para {{name}}. No se puede deshacer.",
    done: "Marcado como enviado.",
  },
  file: {
    button: "Descargar archivo SEPA",
    text: "Todos los pagos aprobados, para tu banco. Descargarlo no cambia nada: marca cada uno cuando esté enviado.",
  },
  held: {
    of: "{{inviter}} invitó a {{invitee}}",
    reasons: {
      same_card: "Dos cuentas pagan con la misma tarjeta.",
      mutual: "Dos miembros se invitaron mutuamente.",
      same_device: "Dos cuentas vienen del mismo dispositivo.",
      address_burst: "Muchos registros desde una dirección en un día.",
    },
    filter: "Qué invitaciones",
    open: "Abiertas",
    decided: "Decididas",
    note: "Nota",
    note_hint: "Solo la lee el equipo.",
    released: "Liberada",
    refused: "Denegada",
  },
  release: {
    button: "Liberar",
    title: "¿Liberar esta invitación?",
    text: "Lo que ha ganado estará disponible después del plazo de desistimiento.",
    done: "Invitación liberada.",
  },
  refuse: {
    button: "Denegar",
    title: "¿Denegar esta invitación?",
    text: "Lo que ha ganado se retira. Tampoco ganará nada después.",
    done: "Invitación denegada.",
  },
} as const satisfies Translation<typeof german.staff, "es">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  invite_people: {
    title: "Invitar a otros y ganar",
    keywords: "enlace de invitación, recomendar, amigos, código QR, slug",
    body: "En «Invitar» creas tu propio enlace. Su nombre se queda para siempre, así que elígelo bien.\n\n- Comparte el enlace o enseña el código QR.\n- Quien se registra con él cuenta para ti. Quien ya tiene cuenta puede abrirlo en las 24 horas después de registrarse.\n- Cuando alguno compra Premium por primera vez, recibes 3 dólares en euros.\n\nVes quién llegó y quién tiene Premium, nada más. No puedes invitarte a ti mismo.",
  },
  invite_payouts: {
    title: "Cobrar lo que has ganado",
    keywords: "pago, dinero, IBAN, nota de abono, extracto, impuestos",
    body: "Lo que ganas espera primero 14 días: durante ese tiempo se puede desistir de la compra. Si una compra se devuelve, retiramos también lo ganado.\n\n- Desde 25 euros pides el pago con IBAN y titular de la cuenta.\n- Alguien del equipo lo revisa y después lo enviamos.\n- Cada mes tiene una nota de abono en PDF.\n\nMiramos algunas invitaciones antes de pagar. Si tienes que pagar impuestos te lo dice Hacienda o un asesor fiscal.",
  },
} as const satisfies Translation<typeof german.help, "es">;
