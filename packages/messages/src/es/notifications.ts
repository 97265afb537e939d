import type { messages as german } from "../de/notifications.ts";
import type { Translation } from "../translation.ts";

/** Notifications: push messages, lines of the daily mail. */
export const messages = {
  someone: "Alguien",
  match: {
    title: "¡Es un match!",
    text: "{{name}} y tú habéis dicho Deal.",
    line: "Match con {{name}}",
  },
  message: {
    title_one: "Nuevo mensaje de {{name}}",
    title_many: "{{count}} mensajes nuevos de {{name}}",
    title_other: "{{count}} mensajes nuevos de {{name}}",
    line_one: "Nuevo mensaje de {{name}}: {{text}}",
    line_many: "{{count}} mensajes nuevos de {{name}}: {{text}}",
    line_other: "{{count}} mensajes nuevos de {{name}}: {{text}}",
  },
  chat_request: {
    title: "{{name}} quiere escribirte",
    text: "Mira la solicitud.",
    line: "{{name}} quiere escribirte",
  },
  group_application: {
    title: "{{name}} quiere entrar en {{group}}",
    text: "Échale un vistazo a su solicitud.",
    line: "{{name}} quiere entrar en {{group}}",
  },
  group_decision: {
    accepted: {
      title: "Te damos la bienvenida a {{group}}",
      text: "Tu solicitud fue aceptada.",
      line: "{{group}}: tu solicitud fue aceptada",
    },
    rejected: {
      title: "Respuesta de {{group}}",
      text: "Esta vez no ha podido ser.",
      line: "{{group}}: tu solicitud fue rechazada",
    },
  },
  mention: {
    title: "{{name}} te ha mencionado en {{group}}",
    text: "Mira de qué se trata.",
    line: "{{name}} te ha mencionado en {{group}}: {{text}}",
  },
  call_missed: {
    title_one: "Llamada perdida de {{name}}",
    title_many: "{{count}} llamadas perdidas de {{name}}",
    title_other: "{{count}} llamadas perdidas de {{name}}",
    text: "Toca aquí para devolver la llamada o escribir.",
    line_one: "Llamada perdida de {{name}}",
    line_many: "{{count}} llamadas perdidas de {{name}}",
    line_other: "{{count}} llamadas perdidas de {{name}}",
  },
  comment: {
    title_one: "{{count}} comentario nuevo de {{name}}",
    title_many: "{{count}} comentarios nuevos, el último de {{name}}",
    title_other: "{{count}} comentarios nuevos, el último de {{name}}",
    text: "Mira qué dice.",
    line_one: "{{count}} comentario nuevo de {{name}}: {{text}}",
    line_many: "{{count}} comentarios nuevos, el último de {{name}}: {{text}}",
    line_other: "{{count}} comentarios nuevos, el último de {{name}}: {{text}}",
  },
  like: {
    title_one: "A {{name}} le gusta tu publicación",
    title_many: "{{count}} «Me gusta», el último de {{name}}",
    title_other: "{{count}} «Me gusta», el último de {{name}}",
    text: "Échale otro vistazo.",
    line_one: "A {{name}} le gusta tu publicación: {{text}}",
    line_many: "{{count}} «Me gusta», el último de {{name}}: {{text}}",
    line_other: "{{count}} «Me gusta», el último de {{name}}: {{text}}",
  },
  repost: {
    title_one: "{{name}} ha compartido tu publicación",
    title_many: "{{count}} veces compartida, la última por {{name}}",
    title_other: "{{count}} veces compartida, la última por {{name}}",
    text: "Échale otro vistazo.",
    line_one: "{{name}} ha compartido tu publicación: {{text}}",
    line_many: "{{count}} veces compartida, la última por {{name}}: {{text}}",
    line_other: "{{count}} veces compartida, la última por {{name}}: {{text}}",
  },
  follow: {
    title: "{{name}} te sigue ahora",
    text: "Mira su perfil.",
    line: "{{name}} te sigue ahora",
  },
  mention_post: {
    title: "{{name}} te ha mencionado en una publicación",
    text: "Mira de qué se trata.",
    line: "{{name}} te ha mencionado en una publicación: {{text}}",
  },
  report_decision: {
    author: {
      title: "Hemos decidido sobre algo tuyo",
      text: "Lee qué y por qué.",
      line: "Hemos decidido sobre algo tuyo",
    },
    reporter: {
      title: "Hemos revisado tu denuncia",
      text: "Gracias por estar atento.",
      line: "Hemos revisado tu denuncia",
    },
    appeal: {
      title: "Hemos revisado tu recurso",
      text: "Lee nuestra respuesta.",
      line: "Hemos revisado tu recurso",
    },
  },
  more_one: "… y {{count}} más",
  more_many: "… y {{count}} más",
  more_other: "… y {{count}} más",
  test: {
    title: "¡Funciona!",
    text: "Así se ven los mensajes de {{app}} en este dispositivo.",
  },
} as const satisfies Translation<typeof german, "es">;
