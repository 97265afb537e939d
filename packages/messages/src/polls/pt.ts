import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Polls in the channels of groups. */
export const pages = {
  panel: "Sondagens",
  new: "Nova sondagem",
  question: "Pergunta",
  answer: "Resposta {{number}}",
  add: "Adicionar uma resposta",
  remove: "Remover a resposta {{number}}",
  days: "Termina",
  days_null: "quando eu a fechar",
  days_1: "depois de um dia",
  days_3: "depois de três dias",
  days_7: "depois de uma semana",
  ask: "Iniciar a sondagem",
  cancel: "Cancelar",
  empty_title: "Ainda não há sondagens",
  empty_text: "Pergunta aos outros o que preferem. Cada voto conta de imediato.",
  failed: "Não foi possível carregar as sondagens",
  failed_change: "Não resultou: {{reason}}",
  gone_author: "Membro eliminado",
  asked_by: "de {{name}}",
  votes_one: "{{count}} voto",
  votes_many: "{{count}} de votos",
  votes_other: "{{count}} votos",
  open_until: "aberta até {{when}}",
  open: "aberta",
  closed: "fechada",
  mine: "o teu voto",
  unvote: "Retirar o teu voto",
  menu: "Opções da sondagem",
  close: "Fechar a sondagem",
  delete: "Eliminar",
  delete_ask: "Eliminar esta sondagem?",
  delete_text: "Desaparece com todos os votos. Não é possível anular.",
  report: "Denunciar",
  found: "Sondagens",
} as const satisfies Translation<typeof german.pages, "pt">;

/** Codes that the endpoints answer with. */
export const errors = {
  too_many_polls: "Neste canal já há dez sondagens abertas. Fecha primeiro uma delas.",
  poll_closed: "Esta sondagem já está fechada.",
  answers_alike: "Cada resposta só pode aparecer uma vez.",
} as const satisfies Translation<typeof german.errors, "pt">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  poll_closed: {
    name: "Uma sondagem em que votaste terminou",
    title: "Sondagem terminada em {{group}}",
    text: "Já há resultado.",
    line: "Uma sondagem em {{group}} terminou: {{text}}",
  },
} as const satisfies Translation<typeof german.notifications, "pt">;

/** What can be reported of it, by name. */
export const reports = {
  poll: { name: "Sondagem", title: "Denunciar a sondagem" },
} as const satisfies Translation<typeof german.reports, "pt">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  polls: {
    title: "Sondagens nos grupos",
    keywords: "votar, voto, votação, fazer uma pergunta, resultado",
    body: "Em cada canal de um grupo podes perguntar algo aos outros.\n\n1. Abre o canal e toca em «$t(polls:panel)» no topo.\n2. Escreve a tua pergunta e duas a cinco respostas.\n3. Escolhe quando a sondagem termina e inicia-a.\n\nTodos veem os votos de imediato. Podes mudar ou retirar o teu voto enquanto a sondagem estiver aberta. Ninguém vê quem votou em quê. Quem perguntou e a moderação do grupo podem fechar e eliminar uma sondagem.",
  },
} as const satisfies Translation<typeof german.help, "pt">;
