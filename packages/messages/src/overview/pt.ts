import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The dashboard's first page. */
export const pages = {
  greeting: "Olá, {{name}}",
  greeting_plain: "Olá",
  lead: "Que bom ter-te aqui. Por onde começamos?",
  figures: "Num relance",
  matches: "Matches",
  groups: "Grupos",
  messages: "Mensagens",
  activity: "Atividade",
  next_label: "O teu próximo passo",
  waiting: "À tua espera",
  wait_match: "Escreve a {{name}}: ambos disseram Deal",
  wait_request: "{{name}} gostaria de te escrever",
  wait_requests_one: "{{count}} pedido espera a tua resposta",
  wait_requests_many: "{{count}} pedidos esperam a tua resposta",
  wait_requests_other: "{{count}} pedidos esperam a tua resposta",
  wait_messages_one: "{{count}} mensagem por ler",
  wait_messages_many: "{{count}} mensagens por ler",
  wait_messages_other: "{{count}} mensagens por ler",
  wait_news_one: "{{count}} notificação nova",
  wait_news_many: "{{count}} notificações novas",
  wait_news_other: "{{count}} notificações novas",
  wait_goal: "Define o teu objetivo da semana",
  wait_check_in: "Conta ao teu círculo como correu a semana",
  write_title: "Em que estás a trabalhar?",
  write_text: "Uma publicação abre a conversa.",
  write_action: "Escrever uma publicação",
  not_loaded: "Não carregado",
} as const satisfies Translation<typeof german.pages, "pt">;
