import type { messages as german } from "../de/notifications.ts";
import type { Translation } from "../translation.ts";

/** Notifications: push messages, lines of the daily mail. */
export const messages = {
  someone: "Alguém",
  match: {
    title: "É um match!",
    text: "{{name}} e tu disseram Deal.",
    line: "Match com {{name}}",
  },
  message: {
    title_one: "Nova mensagem de {{name}}",
    title_many: "{{count}} novas mensagens de {{name}}",
    title_other: "{{count}} novas mensagens de {{name}}",
    line_one: "Nova mensagem de {{name}}: {{text}}",
    line_many: "{{count}} novas mensagens de {{name}}: {{text}}",
    line_other: "{{count}} novas mensagens de {{name}}: {{text}}",
  },
  chat_request: {
    title: "{{name}} gostava de te escrever",
    text: "Vê o pedido.",
    line: "{{name}} gostava de te escrever",
  },
  group_application: {
    title: "{{name}} quer entrar em {{group}}",
    text: "Dá uma vista de olhos à candidatura.",
    line: "{{name}} quer entrar em {{group}}",
  },
  group_decision: {
    accepted: {
      title: "Damos-te as boas-vindas a {{group}}",
      text: "A tua candidatura foi aceite.",
      line: "{{group}}: a tua candidatura foi aceite",
    },
    rejected: {
      title: "Resposta de {{group}}",
      text: "Desta vez infelizmente não deu.",
      line: "{{group}}: a tua candidatura foi recusada",
    },
  },
  mention: {
    title: "{{name}} mencionou-te em {{group}}",
    text: "Vê do que se trata.",
    line: "{{name}} mencionou-te em {{group}}: {{text}}",
  },
  call_missed: {
    title_one: "Chamada perdida de {{name}}",
    title_many: "{{count}} chamadas perdidas de {{name}}",
    title_other: "{{count}} chamadas perdidas de {{name}}",
    text: "Toca aqui para devolver a chamada ou escrever.",
    line_one: "Chamada perdida de {{name}}",
    line_many: "{{count}} chamadas perdidas de {{name}}",
    line_other: "{{count}} chamadas perdidas de {{name}}",
  },
  comment: {
    title_one: "{{count}} novo comentário de {{name}}",
    title_many: "{{count}} novos comentários, o último de {{name}}",
    title_other: "{{count}} novos comentários, o último de {{name}}",
    text: "Vê o que diz.",
    line_one: "{{count}} novo comentário de {{name}}: {{text}}",
    line_many: "{{count}} novos comentários, o último de {{name}}: {{text}}",
    line_other: "{{count}} novos comentários, o último de {{name}}: {{text}}",
  },
  like: {
    title_one: "{{name}} gosta da tua publicação",
    title_many: "{{count}} gostos, o último de {{name}}",
    title_other: "{{count}} gostos, o último de {{name}}",
    text: "Vê-a mais uma vez.",
    line_one: "{{name}} gosta da tua publicação: {{text}}",
    line_many: "{{count}} gostos, o último de {{name}}: {{text}}",
    line_other: "{{count}} gostos, o último de {{name}}: {{text}}",
  },
  repost: {
    title_one: "{{name}} partilhou a tua publicação",
    title_many: "{{count}} partilhas, a última de {{name}}",
    title_other: "{{count}} partilhas, a última de {{name}}",
    text: "Vê-a mais uma vez.",
    line_one: "{{name}} partilhou a tua publicação: {{text}}",
    line_many: "{{count}} partilhas, a última de {{name}}: {{text}}",
    line_other: "{{count}} partilhas, a última de {{name}}: {{text}}",
  },
  follow: {
    title: "{{name}} segue-te agora",
    text: "Vê o perfil.",
    line: "{{name}} segue-te agora",
  },
  mention_post: {
    title: "{{name}} mencionou-te numa publicação",
    text: "Vê do que se trata.",
    line: "{{name}} mencionou-te numa publicação: {{text}}",
  },
  report_decision: {
    author: {
      title: "Decidimos sobre algo teu",
      text: "Lê o quê e porquê.",
      line: "Decidimos sobre algo teu",
    },
    reporter: {
      title: "A tua denúncia foi analisada",
      text: "Obrigado por estares atento.",
      line: "A tua denúncia foi analisada",
    },
    appeal: {
      title: "O teu recurso foi analisado",
      text: "Lê a nossa resposta.",
      line: "O teu recurso foi analisado",
    },
  },
  more_one: "… e mais {{count}}",
  more_many: "… e mais {{count}}",
  more_other: "… e mais {{count}}",
  test: {
    title: "Funciona!",
    text: "É assim que as mensagens de {{app}} aparecem neste aparelho.",
  },
} as const satisfies Translation<typeof german, "pt">;
