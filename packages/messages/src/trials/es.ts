import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Trial projects. */
export const pages = {
  title: "Proyecto de prueba",
  intro:
    "Conoceos trabajando de verdad: un objetivo, unas semanas, tareas en común. Al final os decís con sinceridad cómo ha ido.",
  goal: "Objetivo",
  goal_hint:
    "¿Qué queréis conseguir en este tiempo? Por ejemplo: crear una landing page y reunir 20 registros.",
  duration: "Duración",
  weeks_one: "{{count}} semana",
  weeks_many: "{{count}} de semanas",
  weeks_other: "{{count}} semanas",
  first_tasks: "Primeras tareas (una por línea, opcional)",
  tasks_too_many: "Como máximo 50 tareas de 200 caracteres cada una.",
  propose: "Proponer",
  waiting: "Tu propuesta espera la respuesta de {{name}}.",
  proposed_by: "{{name}} te propone un proyecto de prueba.",
  accept: "Aceptar",
  decline: "Rechazar",
  withdraw: "Retirar",
  until: "En marcha hasta el {{date}}",
  period: "del {{from}} al {{to}}",
  days_left_one: "queda {{count}} día",
  days_left_many: "quedan {{count}} de días",
  days_left_other: "quedan {{count}} días",
  progress_one: "{{done}} de {{count}} tarea hecha",
  progress_many: "{{done}} de {{count}} de tareas hechas",
  progress_other: "{{done}} de {{count}} tareas hechas",
  tasks: "Tareas",
  no_tasks: "Aún no hay tareas. ¿Por dónde empezáis?",
  new_task: "Nueva tarea",
  add_task: "Añadir",
  remove_task: "Quitar la tarea «{{text}}»",
  assignee: "¿Quién lo hace?",
  both: "Los dos",
  me: "Yo",
  done_by: "Hecha por {{name}}",
  done_by_me: "Hecha por ti",
  change: "Cambiar objetivo y duración",
  save: "Guardar",
  cancel: "Cancelar",
  end: "Terminar ahora",
  end_sure: "¿Terminar ya el proyecto de prueba? Después los dos escribís vuestro balance.",
  debrief: "Balance",
  debrief_intro:
    "Di con sinceridad cómo ha ido. {{name}} leerá tus palabras cuando hayáis escrito los dos, a más tardar a los 14 días.",
  verdict: "¿Cómo queréis seguir?",
  verdict_together: "Seguimos adelante",
  verdict_unsure: "Aún no lo sé",
  verdict_apart: "Mejor por caminos separados",
  good: "¿Qué ha ido bien?",
  hard: "¿Qué ha sido difícil?",
  send_debrief: "Enviar el balance",
  choose_verdict: "Elige una respuesta.",
  debrief_waits: "Tu balance está listo. Ahora falta el de {{name}}.",
  debrief_theirs_waits: "{{name}} ya ha escrito su balance.",
  both_together: "Los dos queréis seguir. ¡Por una buena colaboración!",
  found_team: "Crear un equipo",
  my_debrief: "Tu balance",
  their_debrief: "Balance de {{name}}",
  edit_debrief: "Cambiar el balance",
  past: "Proyectos de prueba anteriores",
  again: "Nuevo proyecto de prueba",
  status_proposed: "Propuesto",
  status_running: "En marcha",
  status_debrief: "Balance",
  status_done: "Terminado",
  status_declined: "No ha salido adelante",
  show: "Ver",
  failed: "No se ha podido cargar el proyecto de prueba.",
} as const satisfies Translation<typeof german.pages, "es">;

/** Codes that the endpoints answer with. */
export const errors = {
  trial_exists: "Ya tenéis un proyecto de prueba abierto.",
  trial_over: "Este proyecto de prueba no está en marcha.",
  too_many_tasks: "No puede haber más de 50 tareas.",
} as const satisfies Translation<typeof german.errors, "es">;

/** What it writes in conversations in a member's name. */
export const messages = {
  proposal_one: "🤝 Mi propuesta de proyecto de prueba (una semana): {{goal}}",
  proposal_many: "🤝 Mi propuesta de proyecto de prueba ({{count}} de semanas): {{goal}}",
  proposal_other: "🤝 Mi propuesta de proyecto de prueba ({{count}} semanas): {{goal}}",
} as const satisfies Translation<typeof german.messages, "es">;
