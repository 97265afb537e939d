import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Events of groups, teams and circles, and the calendar feed. */
export const pages = {
  title: "Eventos",
  lead: "Lo que viene en tus grupos, equipos y círculos, en tu zona horaria.",
  panel: "Eventos",
  new: "Nuevo evento",
  empty_title: "Aún no hay eventos",
  empty_text: "Quedad para veros: cada persona ve el evento en su zona horaria.",
  empty_mine: "No hay nada previsto en tus grupos, equipos y círculos. Los eventos nuevos se crean allí.",
  failed: "No se pudieron cargar los eventos",
  not_done: "No ha funcionado: {{reason}}",
  missing: "Este evento no existe o no formas parte de él.",
  your_zone: "tu hora ({{zone}})",
  planned_zone: "Previsto: {{when}} ({{zone}})",
  repeats_none: "Una vez",
  repeats_weekly: "Cada semana",
  repeats_fortnightly: "Cada dos semanas",
  repeats_monthly: "Cada mes, el mismo día de la semana",
  over: "Terminado",
  answer: "¿Vienes?",
  yes: "Sí",
  maybe: "Quizás",
  no: "No",
  seats: "{{going}} de {{capacity}} plazas ocupadas",
  full_hint: "Todas las plazas están ocupadas. Con «Sí» entras en la lista de espera y vas avanzando.",
  maybes: "Quizás: {{number}}",
  waitings: "Lista de espera: {{number}}",
  who: "Quién viene",
  who_empty: "Nadie ha dicho que sí todavía.",
  is_waiting: "espera plaza",
  is_maybe: "quizás",
  venue: "Lugar",
  venue_none: "Por decidir",
  venue_room: "Una sala de aquí",
  venue_link: "Enlace",
  venue_address: "Dirección",
  to_room: "Ir a la sala",
  dates: "Próximas fechas",
  download: "Descargar el archivo de calendario",
  download_failed: "No se pudo descargar el archivo de calendario.",
  creator: "Creado por {{name}}",
  gone: "Miembro eliminado",
  menu: "Opciones del evento",
  change: "Cambiar",
  change_all: "Cambiar todas las próximas fechas",
  move_one: "Mover solo este",
  cancel_one: "Cancelar solo este",
  cancel_all: "Cancelar el evento",
  cancel_one_ask: "¿Cancelar solo esta fecha?",
  cancel_one_text: "Avisamos a quien iba a venir. Las demás fechas siguen.",
  cancel_ask: "¿Cancelar este evento?",
  cancel_text: "Se cancela con todas las fechas que quedan. Avisamos a quien iba a venir.",
  report: "Denunciar",
  form: {
    change_title: "Cambiar el evento",
    move_title: "Reprogramar esta fecha",
    title: "Título",
    text: "Descripción",
    day: "Día",
    time: "Inicio",
    zone: "Zona horaria",
    minutes: "Duración en minutos",
    repeats: "Repetición",
    until: "Último día",
    channel: "Canal",
    capacity: "Plazas",
    capacity_hint: "Cuando se agotan, hay lista de espera.",
    all_note: "Se aplica a todas las próximas fechas.",
    create: "Crear evento",
    save: "Guardar",
    cancel: "Cancelar",
    check_in: "El balance semanal como evento",
    check_in_title: "Nuestro balance semanal",
  },
  feed: {
    title: "Suscribirse al calendario",
    text: "Con una dirección privada, tu calendario (Google, Apple, Outlook) muestra todos los eventos que no has rechazado. Quien conoce la dirección también los ve: no la compartas.",
    create: "Crear dirección",
    address: "La dirección de tu calendario",
    once: "Cópiala ahora. Por seguridad solo la mostramos esta vez.",
    copy: "Copiar dirección",
    copied: "Dirección copiada",
    since: "Tienes una dirección desde el {{date}}.",
    fetched: "Última consulta: {{when}}",
    never: "Ningún calendario la ha consultado aún.",
    renew: "Nueva dirección",
    renew_ask: "¿Crear una nueva dirección?",
    renew_text: "La dirección anterior dejará de funcionar. Añade la nueva a tu calendario.",
    end: "Cancelar suscripción",
    end_ask: "¿Cancelar la suscripción al calendario?",
    end_text: "La dirección ya no mostrará nada.",
  },
  found: "Eventos",
} as const satisfies Translation<typeof german.pages, "es">;

/** What a date says in a list, the one on the overview among them. */
export const dates = {
  next_title: "Lo próximo",
  all: "Todos tus eventos",
  moved: "Reprogramado",
  cancelled: "Cancelado",
  host_pod: "Círculo",
  mine_yes: "Te has apuntado",
  mine_maybe: "Quizás",
  mine_no: "No vas",
  mine_waiting: "Lista de espera, puesto {{turn}}",
  going_one: "{{count}} persona viene",
  going_many: "{{count}} de personas vienen",
  going_other: "{{count}} personas vienen",
} as const satisfies Translation<typeof german.dates, "es">;

/** Codes that the endpoints answer with. */
export const errors = {
  event_past: "Esa hora ya ha pasado. Elige una posterior.",
  event_far: "Los eventos se pueden crear con un año de antelación como máximo. Elige un día más cercano.",
  event_over: "Este evento ha terminado o se ha cancelado.",
  too_many_events: "Ya hay demasiados eventos. Cancela antes uno o inténtalo mañana.",
} as const satisfies Translation<typeof german.errors, "es">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  event_day: {
    name: "Recordatorio: evento dentro de un día",
    title: "Dentro de un día: {{when}}",
    line: "Tu evento «{{text}}»: {{when}}",
  },
  event_hour: {
    name: "Recordatorio: evento dentro de una hora",
    title: "Dentro de una hora: {{when}}",
    line: "Tu evento «{{text}}»: {{when}}",
  },
  event_minutes: {
    name: "Recordatorio: evento dentro de diez minutos",
    title: "Dentro de diez minutos: {{when}}",
    line: "Tu evento «{{text}}»: {{when}}",
  },
  event_seat: {
    name: "Evento: plaza de la lista de espera",
    title: "Ha quedado una plaza libre y es tuya: {{when}}",
    line: "Tienes plaza en «{{text}}»: {{when}}",
  },
  event_changed: {
    name: "Evento modificado",
    title: "Evento modificado: {{when}}",
    line: "«{{text}}» ha cambiado: {{when}}",
  },
  event_cancelled: {
    name: "Evento cancelado",
    title: "Cancelado: {{when}}",
    line: "«{{text}}» se ha cancelado ({{when}})",
  },
} as const satisfies Translation<typeof german.notifications, "es">;

/** What can be reported of it, by name. */
export const reports = {
  event: {
    name: "Evento",
    title: "Denunciar evento",
  },
} as const satisfies Translation<typeof german.reports, "es">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  events: {
    title: "Eventos y calendario",
    keywords:
      "reunión, cita, quedada, calendario, ics, Google, Outlook, Apple, lista de espera, zona horaria",
    body: "En cada grupo, equipo y círculo podéis crear eventos, únicos o repetidos.\n\n1. Abre «$t(events:panel)» y elige «$t(events:new)».\n2. Indica título, día, inicio y zona horaria. El resto ve el evento en su zona horaria.\n3. Responde sí, quizás o no. Si no quedan plazas, al responder sí entras en la lista de espera y vas avanzando.\n\nTe avisamos un día, una hora y diez minutos antes. Elige los recordatorios en los ajustes. Pueden cambiarlo y cancelarlo quien lo creó y la persona responsable.\n\nEn «$t(events:feed.title)» creas una dirección privada para tu calendario. Puedes cambiarla o desactivarla cuando quieras.",
  },
} as const satisfies Translation<typeof german.help, "es">;
