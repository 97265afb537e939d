import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** One's invite link, who came by it, what it earns, and how that is paid out. */

/** Codes that the endpoints answer with. */
export const errors = {
  slug_invalid: "De 3 a 64 caracteres: letras (sin tilde), números, - y _.",
  slug_taken: "Este nombre ya está ocupado.",
  slug_reserved: "Este nombre está reservado. Elige otro.",
  link_exists: "Ya tienes un enlace de invitación. Es tuyo para siempre.",
  invite_unknown: "Este enlace de invitación no existe (o ya no existe).",
  invite_own: "Ese es tu propio enlace.",
  invite_late: "Un enlace de invitación solo cuenta en las 24 horas después del registro.",
  iban_invalid: "Este IBAN no es correcto o el país no pertenece a la zona SEPA.",
  payout_too_small: "Podemos pagar a partir de 25 euros.",
  payout_running: "Ya hay un pago en camino. Cuando llegue, podrás pedir el siguiente.",
  payout_decided: "Ya se ha decidido sobre esto.",
  payout_uncovered: "El saldo ya no cubre este pago: se ha anulado una ganancia.",
  holder_unwritable: "Los bancos no pueden procesar este nombre. Indícalo en letras latinas.",
  batch_empty: "No hay ningún pago aprobado.",
  payout_account_missing: "No hay ninguna cuenta indicada desde la que pagar.",
} as const satisfies Translation<typeof german.errors, "es">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  invite: {
    name: "Alguien ha llegado por tu enlace de invitación",
    title: "Alguien se ha registrado con tu enlace",
    text: "Mira cuántas personas han llegado ya.",
    line: "Alguien se ha registrado con tu enlace",
  },
} as const satisfies Translation<typeof german.notifications, "es">;

/** What only the server says: the monthly credit note. */
export const messages = {
  statement: "Liquidación de ganancias",
  statement_test: "Dinero de prueba: no se paga nada.",
  statement_for: "Para",
  statement_number: "Número",
  statement_what: "Concepto",
  statement_amount: "Importe",
  statement_opening: "Saldo a principios de mes",
  statement_closing: "Saldo a finales de mes",
  statement_tax:
    "Por recomendar a miembros de pago. Si tributa, y cómo, depende de tu situación: en caso de duda, pregunta en Hacienda o a una asesoría fiscal.",
  line_earned: "Recomendación de un miembro de pago",
  line_reversed: "Retirado: compra devuelta o impugnada",
  line_paid: "Pagado",
} as const satisfies Translation<typeof german.messages, "es">;

/** The page of one's own link: who came by it, what it earns, payouts and statements. */
export const pages = {
  title: "Invitar y ganar",
  lead: "Trae a gente que también quiera crear algo. Por cada miembro que llegue por tu enlace y compre Premium, ganas dinero.",
  failed: "No se han podido cargar tus invitaciones",
  make: {
    title: "Elige tu enlace",
    lead: "Es tuyo para siempre. Después ya no se puede cambiar.",
    label: "Nombre de tu enlace",
    hint: "De 3 a 64 caracteres: letras (sin tilde), números, - y _.",
    invalid: "Aquí solo valen letras (sin tilde), números, - y _.",
    short: "Demasiado corto: al menos 3 caracteres.",
    button: "Crear enlace",
    confirm_title: "¿Crear este enlace para siempre?",
    confirm_text: "Tu enlace se llamará «{{slug}}». Después no podrás cambiarlo ni crear otro.",
    confirm_button: "Crear para siempre",
    failed: "No se ha podido crear la invitación",
    done: "Tu enlace está listo. Envíaselo ya a alguien.",
  },
  link: {
    title: "Tu enlace",
    lead: "Quien se registra con él cuenta para ti. También vale si alguien lo abre hasta 24 horas después de registrarse.",
    label: "Tu enlace de invitación",
    copy: "Copiar",
    copied: "Enlace copiado.",
    copy_failed: "No se ha podido copiar. Selecciona el enlace y cópialo a mano.",
    share: "Compartir",
    share_text: "Únete a {{app}}: aquí encuentras gente con la que crear algo.",
    qr: "Código QR con tu enlace de invitación",
    png: "Descargar PNG",
    svg: "Descargar SVG",
  },
  stats: {
    title: "Lo que ha traído tu enlace",
    total: "Registros",
    premium: "Ahora con Premium",
    conversions: "Han comprado",
    revenue: "Pagado en total por tus invitaciones",
    earnings: "Ganado",
  },
  people: {
    title: "Quién ha llegado por tu enlace",
    premium: "Premium",
    bought: "Ya ha comprado",
    newcomer: "Aún sin nombre",
    all: "Mostrar todos",
    empty: "Aún no hay nadie",
    empty_text:
      "Envía tu enlace a dos o tres personas que lleven tiempo queriendo emprender. En cuanto alguien se registre, su nombre aparecerá aquí.",
  },
  money: {
    title: "Lo que ganas",
    reward: "{{amount}} por cada miembro de pago: {{usd}}, al cambio de {{rate}} del {{date}}.",
    payable: "Disponible",
    missing: "Te faltan {{amount}} para poder cobrar.",
    enough: "Ya puedes cobrar.",
    progress: "Progreso hasta el cobro",
    request: "Cobrar",
    running: "Hay un pago en camino. Cuando llegue, podrás pedir el siguiente.",
    waiting: "En espera",
    waiting_text: "Quien compra puede desistir durante {{days}} días. Después podrás cobrarlo.",
    held: "En revisión",
    held_text: "Algunos registros los revisamos antes de pagar. No tienes que hacer nada.",
    requested: "Solicitado",
    requested_text: "De camino a tu cuenta.",
    paid: "Pagado",
    paid_text: "Ya está en tu cuenta.",
    earned: "Ganado en total",
    earned_text: "Sin las compras devueltas.",
  },
  payout: {
    title: "Cobrar {{amount}}",
    lead: "Transferimos todo lo que se puede cobrar en cuanto alguien del equipo lo haya revisado.",
    iban: "IBAN",
    iban_hint: "La cuenta a la que hacemos la transferencia.",
    iban_short: "Faltan caracteres.",
    iban_wrong: "Este IBAN no es correcto. Compáralo carácter por carácter.",
    iban_good: "El IBAN está bien escrito.",
    holder: "Titular de la cuenta",
    holder_hint: "Tal como figura el nombre en el banco.",
    holder_missing: "¿De quién es la cuenta?",
    send: "Solicitar el pago",
    done: "Solicitado. Lo revisamos y después hacemos la transferencia.",
  },
  payouts: {
    title: "Pagos",
    empty: "Aquí aparecerá cada pago y en qué punto está.",
    account: "Cuenta terminada en {{end}}",
    reason: "Motivo: {{reason}}",
    older: "Mostrar anteriores",
    older_failed: "No se han podido cargar los anteriores.",
    states: {
      requested: "En revisión",
      approved: "Aprobado, se va a transferir",
      rejected: "Rechazado",
      paid: "Transferido",
    },
  },
  months: {
    title: "Extractos",
    lead: "Una liquidación para tus archivos por cada mes en el que haya movimiento.",
    empty: "El primer extracto se crea con tu primera ganancia.",
    opening: "Saldo inicial",
    earned: "Ganado",
    reversed: "Anulado",
    paid: "Pagado",
    closing: "Saldo final",
    pdf: "PDF",
    pdf_of: "Descargar la liquidación de {{month}} en PDF",
    pdf_failed: "No se ha podido descargar la liquidación. Inténtalo de nuevo en un momento.",
  },
  how: "Cómo funciona",
} as const satisfies Translation<typeof german.pages, "es">;

/** Where a link leads to: it is redeemed there. */
export const redeem = {
  title: "Invitación",
  working: "Estamos canjeando tu invitación…",
  success: "¡Invitación canjeada! Te llevamos…",
  already: "Ya eres miembro, ¡qué bien! Seguimos enseguida…",
  no_slug: "Enlace no válido: está incompleto.",
  no_slug_text: "Pide el enlace completo y ábrelo otra vez.",
  failed: "No se ha podido canjear la invitación.",
  unauthenticated: "Para esto necesitas una cuenta. Seguimos enseguida…",
  to_feed: "Ir al muro",
  to_login: "Ir al inicio de sesión",
} as const satisfies Translation<typeof german.redeem, "es">;

/** The admins' page of payouts and held invitations. */
export const staff = {
  title: "Pagos",
  intro: "Quién ha solicitado dinero, qué pagos están en camino y qué invitaciones hay que revisar.",
  failed: "No se ha podido cargar",
  tabs: {
    requested: "Solicitados",
    approved: "Aprobados",
    paid: "Transferidos",
    rejected: "Rechazados",
    held: "Retenidas",
  },
  empty: {
    requested: "No hay nada que decidir",
    approved: "No hay nada que transferir",
    paid: "Aún no se ha transferido nada",
    rejected: "No se ha rechazado nada",
    held: "No hay invitaciones retenidas",
    text: "En cuanto haya movimiento, aparecerá aquí.",
  },
  uncovered: "Ya no está cubierto: se ha anulado una ganancia. El pago no figura en el archivo SEPA.",
  transferred: "El banco ya lo ha transferido",
  holder: "Titular de la cuenta",
  iban: "IBAN",
  requested: "Solicitado",
  decided: "Decidido",
  paid: "Transferido",
  own: "Sobre tu propio pago decide otra persona.",
  approve: {
    button: "Aprobar",
    title: "¿Aprobar {{amount}} para {{name}}?",
    text: "Después, el pago figurará en el archivo SEPA.",
    done: "Aprobado.",
  },
  reject: {
    button: "Rechazar",
    title: "Rechazar el pago a {{name}}",
    text: "El dinero vuelve a estar disponible para cobrar. {{name}} leerá tu motivo.",
    reason: "Motivo",
    missing: "Añade un motivo.",
    done: "Rechazado.",
  },
  mark: {
    button: "Marcar como transferido",
    title: "¿Ha aceptado el banco la transferencia?",
    text: "{{amount}} para {{name}}. No se puede deshacer.",
    done: "Marcado como transferido.",
  },
  file: {
    button: "Descargar archivo SEPA",
    text: "Todos los pagos aprobados, para tu banco. Descargarlo no cambia nada: marca cada uno en cuanto se haya transferido.",
  },
  held: {
    of: "{{inviter}} ha invitado a {{invitee}}",
    reasons: {
      same_card: "Dos cuentas pagan con la misma tarjeta.",
      mutual: "Dos miembros se han invitado mutuamente.",
      same_device: "Dos cuentas vienen del mismo dispositivo.",
      address_burst: "Muchos registros desde una dirección en un día.",
    },
    filter: "Qué invitaciones",
    open: "Abiertas",
    decided: "Decididas",
    note: "Nota",
    note_hint: "Solo la lee el equipo.",
    released: "Aprobada",
    refused: "Denegada",
  },
  release: {
    button: "Aprobar",
    title: "¿Aprobar esta invitación?",
    text: "Lo que ha generado se podrá cobrar después del plazo de desistimiento.",
    done: "Invitación aprobada.",
  },
  refuse: {
    button: "Denegar",
    title: "¿Denegar esta invitación?",
    text: "Lo que ha generado se anula. Tampoco generará nada más adelante.",
    done: "Invitación denegada.",
  },
} as const satisfies Translation<typeof german.staff, "es">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  invite_people: {
    title: "Invitar a otras personas y ganar",
    keywords: "enlace de invitación, recomendar, amigos, código QR, slug",
    body: "En «$t(shell:nav.invites)» creas tu propio enlace. Su nombre se queda para siempre, así que elígelo bien.\n\n- Comparte el enlace o enseña el código QR.\n- Quien se registra con él cuenta para ti. Quien ya tiene cuenta puede abrirlo en las 24 horas después de registrarse.\n- Cuando una de esas personas compra Premium por primera vez, recibes en euros el equivalente a 3 dólares estadounidenses.\n\nVes quién ha llegado y quién tiene Premium, nada más. No puedes usar tu propio enlace.",
  },
  invite_payouts: {
    title: "Cobrar lo que has ganado",
    keywords: "pago, dinero, IBAN, liquidación, extracto, impuestos",
    body: "Lo que ganas espera primero 14 días: durante ese tiempo se puede desistir de la compra. Si una compra se devuelve, anulamos también lo que ganaste con ella.\n\n- A partir de 25 euros solicitas el pago, con el IBAN y el nombre del titular de la cuenta.\n- Alguien del equipo lo revisa y después hacemos la transferencia.\n- Por cada mes hay una liquidación en PDF.\n\nAlgunas invitaciones las revisamos antes de pagar. Si tienes que pagar impuestos, te lo dirá Hacienda o una asesoría fiscal.",
  },
} as const satisfies Translation<typeof german.help, "es">;
