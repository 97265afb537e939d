import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Trial projects. */
export const pages = {
  title: "Projeto de teste",
  intro:
    "Conheçam-se a trabalhar a sério: um objetivo, algumas semanas, tarefas em comum. No fim dizem um ao outro com franqueza como correu.",
  goal: "Objetivo",
  goal_hint:
    "O que querem alcançar neste tempo? Por exemplo: criar uma landing page e conseguir 20 inscrições.",
  duration: "Duração",
  weeks_one: "{{count}} semana",
  weeks_many: "{{count}} de semanas",
  weeks_other: "{{count}} semanas",
  first_tasks: "Primeiras tarefas (uma por linha, opcional)",
  tasks_too_many: "No máximo 50 tarefas de 200 caracteres cada.",
  propose: "Propor",
  waiting: "A tua proposta aguarda a resposta de {{name}}.",
  proposed_by: "{{name}} propõe-te um projeto de teste.",
  accept: "Aceitar",
  decline: "Recusar",
  withdraw: "Retirar",
  until: "Até {{date}}",
  period: "de {{from}} a {{to}}",
  days_left_one: "falta {{count}} dia",
  days_left_many: "faltam {{count}} de dias",
  days_left_other: "faltam {{count}} dias",
  progress_one: "{{done}} de {{count}} tarefa feita",
  progress_many: "{{done}} de {{count}} de tarefas feitas",
  progress_other: "{{done}} de {{count}} tarefas feitas",
  tasks: "Tarefas",
  no_tasks: "Ainda não há tarefas. Por onde começam?",
  new_task: "Nova tarefa",
  add_task: "Adicionar",
  remove_task: "Remover a tarefa «{{text}}»",
  assignee: "Quem faz?",
  both: "Os dois",
  me: "Eu",
  done_by: "Feito por {{name}}",
  done_by_me: "Feito por ti",
  change: "Alterar objetivo e duração",
  save: "Guardar",
  cancel: "Cancelar",
  end: "Terminar agora",
  end_sure: "Terminar já o projeto de teste? Depois ambos escrevem o vosso balanço.",
  debrief: "Balanço",
  debrief_intro:
    "Diz com franqueza como correu. {{name}} só lê as tuas palavras quando ambos tiverem escrito, no máximo após 14 dias.",
  verdict: "Como querem continuar?",
  verdict_together: "Continuar em conjunto",
  verdict_unsure: "Ainda não sei",
  verdict_apart: "Seguir caminhos separados",
  good: "O que correu bem?",
  hard: "O que foi difícil?",
  send_debrief: "Entregar o balanço",
  choose_verdict: "Escolhe uma resposta.",
  debrief_waits: "O teu balanço está entregue. Falta o de {{name}}.",
  debrief_theirs_waits: "{{name}} já escreveu o seu balanço.",
  both_together: "Ambos querem continuar. A uma boa parceria!",
  found_team: "Criar uma equipa",
  my_debrief: "O teu balanço",
  their_debrief: "Balanço de {{name}}",
  edit_debrief: "Alterar o balanço",
  past: "Projetos de teste anteriores",
  again: "Novo projeto de teste",
  status_proposed: "Proposto",
  status_running: "A decorrer",
  status_debrief: "Balanço",
  status_done: "Concluído",
  status_declined: "Não avançou",
  show: "Ver",
  failed: "Não foi possível carregar o projeto de teste.",
} as const satisfies Translation<typeof german.pages, "pt">;

/** Codes that the endpoints answer with. */
export const errors = {
  trial_exists: "Já têm um projeto de teste aberto.",
  trial_over: "Este projeto de teste não está a decorrer.",
  too_many_tasks: "Não podem ter mais de 50 tarefas.",
} as const satisfies Translation<typeof german.errors, "pt">;

/** What it writes in conversations in a member's name. */
export const messages = {
  proposal_one: "🤝 A minha proposta de projeto de teste (uma semana): {{goal}}",
  proposal_many: "🤝 A minha proposta de projeto de teste ({{count}} de semanas): {{goal}}",
  proposal_other: "🤝 A minha proposta de projeto de teste ({{count}} semanas): {{goal}}",
} as const satisfies Translation<typeof german.messages, "pt">;
