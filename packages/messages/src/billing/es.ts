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
  local_home: "Ir al panel",
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
