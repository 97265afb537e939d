import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Buying, what was bought, one's rights, and the test version. */

/** Codes that the endpoints answer with. */
export const errors = {
  billing_unavailable: "Pagos no disponibles",
  too_young: "Puedes comprar a partir de los 16 años.",
  subscription_runs: "Tu suscripción ya está activa. Puedes gestionarla en los ajustes.",
  nothing_bought: "Todavía no has comprado nada.",
  signature_invalid: "Este mensaje no está firmado correctamente.",
  withdrawal_over:
    "Ya no puedes desistir de esta compra: el plazo ha terminado o el dinero ya se ha devuelto.",
  papers_unavailable: "Ahora mismo no se puede crear el archivo PDF. Vuelve a intentarlo en un momento.",
  no_subscription: "Ahora mismo no tienes ninguna suscripción activa.",
  test_version_used: "Ya has usado la versión de prueba. (already used)",
  premium_already: "Ya tienes Premium. No necesitas la versión de prueba.",
  already_resolved: "Alguien ya se ha encargado de esto.",
  nothing_to_refund: "Aquí no hay ningún pago que se pueda devolver.",
} as const satisfies Translation<typeof german.errors, "es">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  premium_expiring: {
    name: "Premium o la versión de prueba termina pronto",
    premium: {
      title: "Tu Premium termina pronto",
      text: "Prolóngalo ahora y todo seguirá sin pausas.",
      line: "Tu Premium termina pronto",
    },
    test: {
      title: "Tu versión de prueba termina pronto",
      text: "Lo que has creado se queda. Con Premium sigues trabajando en ello.",
      line: "Tu versión de prueba termina pronto",
    },
  },
} as const satisfies Translation<typeof german.notifications, "es">;

/** Mails. */
export const mails = {
  purchase_confirmed: {
    subject: "Tu pedido {{order}} en {{app}}",
    heading: "¡Gracias por tu compra!",
    body: "Tu pago ha llegado y Premium ya está activo.\n\n{{plan}}\n{{amount}}, IVA incluido\nPedido {{order}}, pagado el {{when}}\n\nPuedes desistir en un plazo de 14 días sin necesidad de justificación. Entonces te devolvemos el importe completo. La factura, las condiciones y la información sobre el derecho de desistimiento con su formulario van adjuntas a este correo. Guárdalas, por favor.",
    button: "Mis compras",
  },
  purchase_confirmed_test: {
    subject: "Compra de prueba {{order}} en {{app}}",
    heading: "Tu compra de prueba ha funcionado",
    body: "Era dinero ficticio: no se ha cobrado nada. Premium ya está activo.\n\n{{plan}}\n{{amount}}, IVA incluido\nPedido {{order}}, pagado el {{when}}\n\nPuedes desistir en un plazo de 14 días sin necesidad de justificación. La factura, las condiciones y la información sobre el derecho de desistimiento con su formulario van adjuntas a este correo.",
    button: "Mis compras",
  },
  purchase_refunded: {
    subject: "Te devolvemos tu dinero: pedido {{order}}",
    heading: "Te devolvemos tu dinero",
    body: "Te hemos reembolsado {{amount}} por «{{plan}}» (pedido {{order}}), por la misma vía por la que pagaste. Según el banco, tarda unos días.\n\nLa nota de abono va adjunta a este correo.",
    button: "Mis compras",
  },
  withdrawal_received: {
    subject: "Tu desistimiento {{number}} ha llegado",
    heading: "Tu desistimiento ha llegado",
    body: "Confirmamos que hemos recibido tu desistimiento.\n\nNúmero: {{number}}\nRecibido: {{when}}\nNombre: {{name}}\nPedido: {{order}}\nTu mensaje: {{text}}\n\nSi podemos asignar el desistimiento a tu compra sin lugar a dudas, te devolvemos enseguida el importe completo. Si no, una persona se pondrá en contacto contigo; a más tardar en 14 días estará todo resuelto.",
    button: "Abrir {{app}}",
  },
  cancellation_received: {
    subject: "Tu cancelación {{number}} ha llegado",
    heading: "Tu cancelación ha llegado",
    body: "Confirmamos que hemos recibido tu cancelación.\n\nNúmero: {{number}}\nRecibida: {{when}}\nNombre: {{name}}\nPedido: {{order}}\nTu mensaje: {{text}}\n\nComprobamos a qué contrato corresponde y te escribimos cuándo termina.",
    button: "Abrir {{app}}",
  },
  cancellation_received_until: {
    subject: "Tu cancelación {{number}} ha llegado",
    heading: "Tu cancelación ha llegado",
    body: "Confirmamos que hemos recibido tu cancelación.\n\nNúmero: {{number}}\nRecibida: {{when}}\nNombre: {{name}}\nPedido: {{order}}\nTu mensaje: {{text}}\n\nTu contrato termina el {{until}}. Después no se cobrará nada más.",
    button: "Abrir {{app}}",
  },
  subscription_cancelled: {
    subject: "Tu suscripción en {{app}} está cancelada",
    heading: "Tu suscripción está cancelada",
    body: "Cancelaste tu suscripción el {{when}}. Conservas Premium hasta el {{until}}; después no se cobrará nada más.\n\nHasta entonces puedes anular la cancelación en los ajustes.",
    button: "Abrir {{app}}",
  },
  premium_expiring: {
    subject: "Tu Premium en {{app}} termina el {{until}}",
    heading: "Tu Premium termina pronto",
    body: "El {{until}} termina tu Premium. No se renueva solo. Si compras más tiempo antes, simplemente lo añadimos al final.\n\nTodo lo que has creado se puede seguir leyendo y exportar.",
    button: "Prolongar Premium",
  },
  test_expiring: {
    subject: "Tu versión de prueba en {{app}} termina el {{until}}",
    heading: "Tu versión de prueba termina pronto",
    body: "El {{until}} termina tu versión de prueba. No cuesta nada y no se renueva.\n\nTodo lo que has creado se puede seguir leyendo. Con Premium sigues trabajando en ello.",
    button: "Ver Premium",
  },
} as const satisfies Translation<typeof german.mails, "es">;

/** What only the server says: names of plans, papers, and the pages of the payments with test money. */
export const messages = {
  plan_30d: "Premium por 30 días",
  plan_6m: "Premium por 6 meses",
  plan_monthly: "Suscripción Premium, mensual",
  paper_invoice: "Factura",
  paper_credit_note: "Nota de abono",
  paper_test: "Dinero ficticio: no se ha cobrado nada.",
  paper_number: "Número",
  paper_date: "Fecha",
  paper_order: "Pedido",
  paper_of_invoice: "Relativa a la factura",
  paper_period: "Periodo",
  paper_service: "Servicio",
  paper_amount: "Importe",
  paper_vat: "IVA {{rate}} ({{country}})",
  paper_total: "Total, IVA incluido",
  paper_paid: "El importe está pagado. ¡Gracias!",
  paper_returned: "El importe se devuelve por la misma vía por la que se pagó.",
  notice_title: "Información sobre el derecho de desistimiento",
  notice_right_title: "Derecho de desistimiento",
  notice_right_text:
    "Tienes derecho a desistir del presente contrato en un plazo de 14 días sin necesidad de justificación. El plazo de desistimiento expirará a los 14 días del día de la celebración del contrato.\n\nPara ejercer el derecho de desistimiento, deberás notificarnos ({{operator}}, {{address}}, {{email}}) tu decisión de desistir del contrato a través de una declaración inequívoca. Podrás utilizar el formulario que figura a continuación o pulsar «Desistir del contrato» en nuestro sitio, aunque ninguna de las dos cosas es obligatoria. Para cumplir el plazo de desistimiento, basta con que la comunicación relativa al ejercicio por tu parte de este derecho sea enviada antes de que venza el plazo correspondiente.",
  notice_effect_title: "Consecuencias del desistimiento",
  notice_effect_text:
    "En caso de desistimiento por tu parte, te devolveremos todos los pagos recibidos de ti sin ninguna demora indebida y, en todo caso, a más tardar 14 días a partir de la fecha en la que se nos informe de tu decisión de desistir del presente contrato. Procederemos a efectuar dicho reembolso utilizando el mismo medio de pago empleado por ti para la transacción inicial; no incurrirás en ningún gasto como consecuencia del reembolso. Esto vale para el importe íntegro aunque hayas solicitado que la prestación del servicio dé comienzo durante el plazo de desistimiento.",
  notice_form_title: "Modelo de formulario de desistimiento",
  notice_form_text:
    "Si deseas desistir del contrato, cumplimenta el presente formulario y envíalo a {{operator}}, {{address}}, {{email}}.\n\nPor la presente comunico que desisto de mi contrato de prestación del siguiente servicio (pedido {{order}}):",
  notice_line_contract: "Servicio",
  notice_line_ordered: "Pedido el",
  notice_line_name: "Nombre",
  notice_line_address: "Domicilio",
  notice_line_date: "Fecha",
  notice_line_signature: "Firma (solo si el presente formulario se presenta en papel)",
  local_note: "Dinero ficticio. Aquí no se mueve dinero, no se cobra nada.",
  local_checkout: "Caja de prueba",
  local_vat: "IVA incluido",
  local_card: "Tarjeta de prueba",
  local_cards:
    "4242 4242 4242 4242 paga. 4000 0000 0000 0002 se rechaza. 4000 0000 0000 0259 paga y se impugna. No introduzcas una tarjeta real.",
  local_pay: "Pagar con dinero ficticio",
  local_back: "Volver",
  local_home: "Ir al resumen",
  local_gone: "Esta página ha caducado",
  local_declined: "La tarjeta ha sido rechazada. No se ha cobrado nada.",
  local_no_card: "Esta no es una tarjeta de prueba. No introduzcas una real, por favor.",
  local_portal: "Portal de prueba",
  local_subscription: "Suscripción",
  local_method: "Medio de pago",
  local_payments: "Pagos",
  local_none: "No hay nada",
  local_returned: "devuelto",
  local_renews: "Activa, próximo cobro el {{until}}",
  local_ends: "Cancelada, activa hasta el {{until}}",
  local_ended: "Terminada",
  local_cancel: "Cancelar suscripción",
  local_keep: "Mejor mantenerla",
} as const satisfies Translation<typeof german.messages, "es">;

/** What its pages show to members: ordering, what was bought, the subscription, the test version; and rights for everybody. */
export const pages = {
  plans: {
    "30d": "Premium por 30 días",
    "6m": "Premium por 6 meses",
    monthly: "Suscripción Premium mensual",
  },
  vat: "IVA incluido",
  per_month: "{{price}} al mes",
  popular: "Popular",
  save: "ahorras un {{percent}}",
  ends_itself: "Termina por sí solo",
  renews_itself: "Se renueva cada mes",
  to_pricing: "Todos los precios y derechos",
  failed: "No ha funcionado. Inténtalo otra vez, por favor.",
  test_money: "Dinero de prueba",
  order: {
    title: "Tu pedido",
    lead: "Comprueba que todo esté bien. Se paga en la página siguiente.",
    plan: "Tu plan",
    price: "Precio total",
    lasts: "Duración",
    lasts_30d: "30 días",
    lasts_6m: "6 meses",
    lasts_monthly: "Hasta que canceles",
    ending: "Renovación",
    ending_pass: "Ninguna. Premium termina solo.",
    ending_monthly:
      "Cada mes por {{price}}. Puedes cancelar cada mes; Premium termina entonces con el mes pagado.",
    adds: "Aún tienes {{days}} de Premium. El tiempo nuevo se añade al final.",
    start_at_once:
      "Pido que Premium empiece ya, antes de que acabe el plazo de desistimiento. Si desisto, me devuelven todo igualmente.",
    withdrawal: "Puedes desistir durante 14 días sin dar motivos y recuperar todo tu dinero.",
    terms: "Condiciones de uso",
    withdrawal_notice: "Información sobre el desistimiento",
    test_note: "Aquí se paga con dinero de prueba, no se cobra nada.",
    submit: "Pedir con obligación de pago",
    other: "Elegir otro plan",
    unknown: "Ese plan no existe",
    unknown_text: "Quizá el enlace sea antiguo. En los precios ves lo que hay.",
    off: "Pagos no disponibles",
    off_text: "Ahora mismo no se puede comprar nada aquí. Todo lo gratuito sigue igual.",
    young: "Se puede comprar a partir de los 16 años",
    young_text:
      "Para eso tu edad debe figurar en tu perfil. ¿No es correcta? Escríbenos con el formulario de contacto.",
    unconfirmed: "Confirma primero tu correo",
    unconfirmed_text:
      "La factura y la información sobre el desistimiento van a {{email}}. Abre el enlace de nuestro correo y seguimos aquí.",
    resend: "Enviar el enlace otra vez",
    resent: "El correo está en camino.",
    confirmed: "Ya lo he confirmado",
    runs: "Tu suscripción ya está activa",
    runs_text: "No necesitas otra.",
    manage: "Gestionar la suscripción",
  },
  outcome: {
    paid_30d: "30 días de membresía activados",
    paid_6m: "6 meses de membresía activados",
    paid_monthly: "Tu suscripción Premium está activa",
    paid_text: "¡Gracias! Premium vale hasta el {{until}}. La factura llega por correo.",
    go: "Vamos",
    confirming: "Confirmando el pago…",
    confirming_text: "Suele tardar solo unos segundos.",
    slow: "Tu pago está en camino",
    slow_text:
      "Una domiciliación SEPA puede tardar unos días. En cuanto llegue el dinero, Premium se activa solo y recibes un correo.",
    cancelled: "Pago cancelado – no se ha cobrado nada.",
    cancelled_text: "Puedes intentarlo otra vez cuando quieras.",
    again: "Intentarlo otra vez",
  },
  buy: {
    extend: "Prolongar Premium",
    get: "Conseguir Premium",
    lead: "Todos los Deals y grupos que quieras, y todas las herramientas Premium abiertas para ti.",
    groups: "Aquí dos grupos son el máximo",
    groups_text:
      "En la versión gratuita y en la de prueba puedes estar en dos grupos. Con Premium no hay límite.",
    deals: "Tus Deals de hoy se han acabado",
    deals_text: "Mañana hay nuevos. Con Premium no hay límite.",
    tools: "Para esto necesitas Premium",
    remaining: "Aún tienes {{days}} de Premium. Una nueva compra se añade al final.",
  },
  settings: {
    title: "Premium",
    remaining: "quedan {{days}}",
    extend: "Prolongar",
    renews: "Tu suscripción se renueva el {{date}}.",
    ends: "Tu suscripción está cancelada. Conservas Premium hasta el {{date}}.",
    cancel: "Cancelar la suscripción",
    cancelled: "Cancelada. Conservas Premium hasta el {{date}}.",
    undo: "Deshacer",
    keep: "Mantener la suscripción",
    kept: "Tu suscripción sigue.",
    portal: "Forma de pago y recibos",
    test: "Tu versión de prueba dura hasta el {{date}}.",
  },
  purchases: {
    title: "Mis compras",
    lead: "Tus facturas, devoluciones y tu derecho de desistimiento.",
    back: "Ir a los ajustes",
    empty: "Aún no hay compras",
    empty_text: "Lo que compres aparece aquí con su factura.",
    load_failed: "No se han podido cargar tus compras",
    order: "Pedido {{order}}",
    paid: "Pagado",
    partly_refunded: "Devuelto en parte",
    refunded: "Devuelto",
    disputed: "Impugnado",
    dispute_lost: "Retrocedido",
    amount_back: "{{amount}} devueltos",
    invoice: "Factura {{number}}",
    credit_note: "Abono {{number}}",
    until: "Puedes desistir hasta el {{date}}",
    withdraw: "Desistir",
    confirm_title: "¿Desistir de esta compra?",
    confirm_text: "Te devolvemos {{amount}} por completo. El Premium de esta compra termina al momento.",
    confirm: "Confirmar el desistimiento",
    done: "Hecho. Tu dinero va de vuelta hacia ti.",
    more: "Mostrar más compras",
    more_failed: "Las demás compras no llegaron.",
  },
  test: {
    start: "Iniciar la versión de prueba",
    start_title: "¿Probar {{days}} gratis?",
    start_text:
      "Todas las herramientas Premium están abiertas para ti. No cuesta nada, termina sola tras {{days}} y es posible una vez por cuenta.",
    started: "Tu versión de prueba está en marcha.",
    used: "Ya has usado la versión de prueba.",
    offer: "¿Mejor probar primero? {{days}} gratis, sin datos de pago.",
    info: "Tu versión de prueba",
    info_text:
      "Hasta el {{until}} todas las herramientas Premium están abiertas para ti. Después termina sola, y lo que has creado sigue siendo legible.",
    info_caps: "Como en la versión gratuita: dos grupos como máximo, tres candidaturas y los Deals del día.",
  },
  rights: {
    withdraw_lead:
      "Puedes desistir de cualquier compra durante 14 días sin dar motivos y te devolvemos todo. No hace falta iniciar sesión.",
    cancel_lead:
      "Dinos qué contrato quieres terminar. No hace falta iniciar sesión. Los pases terminan solos también sin cancelar.",
    name: "Tu nombre",
    email: "Tu correo electrónico",
    email_hint: "Mejor el de tu cuenta. Allí llega la confirmación.",
    number: "Número de pedido o de factura",
    number_hint: "Está en el correo de tu compra. Con él va más rápido.",
    message: "Mensaje",
    kind: "¿Cómo quieres cancelar?",
    ordinary: "Cancelación ordinaria",
    for_cause: "Por causa justificada",
    reason: "Tu motivo",
    end: "¿Cuándo debe terminar el contrato?",
    earliest: "Lo antes posible",
    on_day: "Un día concreto",
    day: "Día",
    send_withdrawal: "Confirmar el desistimiento",
    send_cancellation: "Cancelar ahora",
    withdrawn: "Tu desistimiento ha llegado",
    cancelled: "Tu cancelación ha llegado",
    receipt_number: "Número",
    receipt_at: "Recibido",
    receipt_text:
      "La confirmación con todo lo que has escrito va a {{email}}. También puedes guardar esta página.",
    print: "Imprimir la página",
    no_script: "El formulario necesita JavaScript. Basta igualmente con un correo a {{email}}.",
  },
} as const satisfies Translation<typeof german.pages, "es">;

/** The line above every page while the test version runs. */
export const bar = {
  label: "Versión de prueba",
  left: "Versión de prueba: quedan {{time}}",
  more: "¿Qué significa?",
} as const satisfies Translation<typeof german.bar, "es">;

/** The page of prices, which carries no script. */
export const pricing = {
  title: "Precios",
  description:
    "Lo que cuesta Premium en Kompagnon: 30 días, 6 meses o mes a mes. Con 14 días de desistimiento y una versión de prueba gratuita.",
  headline: "Participar es gratis. Premium tiene precio, y es este.",
  lead: "Perfil, matching, grupos y chats son gratis. Premium quita los límites y abre todas las herramientas.",
  name_30d: "30 días",
  name_6m: "6 meses",
  name_monthly: "Mensual",
  badge_30d: "Sin suscripción",
  badge_monthly: "Cancela cada mes",
  once: "una vez, IVA incluido",
  monthly: "cada mes, IVA incluido",
  no_renewal: "Termina por sí solo",
  renewal: "Sigue hasta que canceles",
  feature_deals: "Todos los Deals al día que quieras",
  feature_groups: "En todos los grupos que quieras",
  feature_tools: "Todas las herramientas Premium",
  choose: "Elegir {{plan}}",
  info: "Con esto puedes contar",
  info_withdrawal: "14 días para desistir",
  info_withdrawal_text: "Si no te gusta, te devolvemos todo. Sin motivos y sin iniciar sesión.",
  info_test: "{{days}} de prueba gratis",
  info_test_text: "Una vez por cuenta, sin datos de pago. La versión de prueba termina sola.",
  info_renewal: "Sin renovación automática",
  info_renewal_text:
    "Los pases de 30 días y 6 meses terminan solos. Solo la suscripción sigue, y puedes cancelarla cada mes.",
  test_start: "Iniciar la versión de prueba",
  faq: "Preguntas frecuentes",
  faq_stack: "¿Qué pasa si prolongo?",
  faq_stack_text: "El tiempo nuevo se añade al final. No se pierde ni un día de lo que ya pagaste.",
  faq_pay: "¿Cómo puedo pagar?",
  faq_pay_text:
    "Con tarjeta, PayPal o domiciliación SEPA, en la página de nuestro proveedor de pagos. Nunca vemos los datos de tu tarjeta.",
  faq_after: "¿Qué queda cuando termina Premium?",
  faq_after_text:
    "Todo lo que has creado sigue siendo legible. Vuelven a valer los límites de la versión gratuita y no se borra nada.",
  compare: "Seis meses comparados",
  compare_rival: "Otro proveedor",
  compare_ours: "{{price}} una vez",
  compare_theirs: "{{month}} al mes y {{once}} una vez",
  compare_note:
    "Precios del otro proveedor según sus propios datos, a fecha de {{date}}. El contenido de las ofertas es distinto.",
  call: "Empieza gratis",
  call_text: "Conoce primero a la gente. Sobre Premium decides más tarde.",
  call_action: "Participar gratis",
  call_member: "Ir al resumen",
  guest_bar: "¿Acabas de llegar? Prueba todas las herramientas gratis durante {{days}}.",
  guest_action: "Registrarse",
} as const satisfies Translation<typeof german.pricing, "es">;

/** The list of cases that a person decides. */
export const staff = {
  title: "Revisar pagos",
  lead: "Pagos y declaraciones a los que no se ajusta ninguna regla.",
  open: "Abiertos",
  closed: "Cerrados",
  empty: "Nada que revisar",
  empty_text: "Todo se ha podido asignar.",
  load_failed: "No se han podido cargar los casos",
  payment: "Pago",
  withdrawal: "Desistimiento",
  cancellation: "Cancelación",
  unknown_member: "El miembro es desconocido",
  amount: "El importe no coincide con el pedido",
  currency: "La moneda no coincide",
  plan: "El plan no coincide con el pedido",
  no_match: "No coincide con ninguna compra",
  provider_refused: "El proveedor de pagos lo ha rechazado",
  second_subscription: "Una segunda suscripción: no se renueva",
  found: "Encontrado",
  facts: {
    order: "Pedido",
    number: "Número de pedido o de factura",
    name: "Nombre",
    email: "Correo electrónico",
    kind: "Tipo",
    end: "Fin del contrato",
    amount: "Importe en céntimos",
    currency: "Moneda",
    plan: "Plan",
  },
  note: "Nota",
  note_missing: "Escribe brevemente qué has decidido.",
  refund: "Devolver todo el dinero",
  resolve: "Cerrar el caso",
  resolved: "El caso está cerrado.",
  resolved_at: "Cerrado el {{date}}",
  more: "Mostrar más casos",
  more_failed: "Los demás casos no llegaron.",
} as const satisfies Translation<typeof german.staff, "es">;

/** What the forms of declarations say themselves. */
export const checks = {
  name_missing: "Escribe tu nombre, por favor.",
  declarer_email: "Escribe un correo válido, por favor.",
  reason_missing: "Indica tu motivo.",
  day_missing: "Elige un día.",
} as const satisfies Translation<typeof german.checks, "es">;

/** Articles of the help centre. */
export const help = {
  premium: {
    title: "Comprar y prolongar Premium",
    keywords: "precio, pagar, membresía, pase, suscripción, factura, pago, tarjeta, PayPal, SEPA",
    body: "Hay tres caminos a Premium:\n\n- 30 días, termina por sí solo\n- 6 meses, termina por sí solo\n- una suscripción que puedes cancelar cada mes\n\nSi compras otra vez, el tiempo nuevo se añade al final. Tus facturas están en los ajustes, en «Seguridad», bajo «Mis compras».",
  },
  test_version: {
    title: "La versión de prueba",
    keywords: "gratis, probar, prueba, test, cuenta atrás",
    body: "La versión de prueba abre todas las herramientas Premium, no cuesta nada y termina sola. Puedes iniciarla una vez.\n\n- Una línea arriba muestra cuánto le queda.\n- Puedes estar en dos grupos.\n- Lo que has creado sigue siendo legible después.",
  },
  withdraw_purchase: {
    title: "Desistir de una compra",
    keywords: "desistimiento, dinero, devolución, reembolso, 14 días, abono",
    body: "Durante 14 días puedes desistir de cualquier compra sin dar motivos. Te devolvemos todo el importe.\n\n1. Abre «Mis compras» en los ajustes.\n2. Pulsa «Desistir» en la compra.\n3. Confirma el desistimiento.\n\nSin iniciar sesión, usa «Desistir del contrato» al pie de cada página.",
  },
  cancel_subscription: {
    title: "Cancelar la suscripción",
    keywords: "cancelación, cancelar, terminar, suscripción, contrato",
    body: "Cancelas tu suscripción en los ajustes, en «Seguridad», con una sola pulsación. Conservas Premium hasta el final del mes pagado, y hasta entonces puedes cambiar de idea.\n\nSin iniciar sesión, usa «Cancelar contratos aquí» al pie de cada página. Los pases de 30 días y 6 meses no hay que cancelarlos.",
  },
} as const satisfies Translation<typeof german.help, "es">;
