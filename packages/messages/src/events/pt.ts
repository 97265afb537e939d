import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Events of groups, teams and circles, and the calendar feed. */
export const pages = {
  title: "Eventos",
  lead: "O que vem aí nos teus grupos, equipas e círculos, no teu fuso horário.",
  panel: "Eventos",
  new: "Novo evento",
  empty_title: "Ainda não há eventos",
  empty_text: "Combinem um encontro: cada pessoa vê o evento no seu fuso horário.",
  empty_mine: "Não há nada previsto nos teus grupos, equipas e círculos. É lá que crias eventos.",
  failed: "Não foi possível carregar os eventos",
  not_done: "Não resultou: {{reason}}",
  missing: "Este evento não existe ou não fazes parte dele.",
  your_zone: "a tua hora ({{zone}})",
  planned_zone: "Previsto: {{when}} ({{zone}})",
  repeats_none: "Uma vez",
  repeats_weekly: "Todas as semanas",
  repeats_fortnightly: "De duas em duas semanas",
  repeats_monthly: "Todos os meses, no mesmo dia da semana",
  over: "Terminado",
  answer: "Vens?",
  yes: "Sim",
  maybe: "Talvez",
  no: "Não",
  seats: "{{going}} de {{capacity}} lugares ocupados",
  full_hint: "Todos os lugares estão ocupados. Com «Sim» entras na lista de espera e vais avançando.",
  maybes: "Talvez: {{number}}",
  waitings: "Lista de espera: {{number}}",
  who: "Quem vem",
  who_empty: "Ainda ninguém disse que sim.",
  is_waiting: "espera lugar",
  is_maybe: "talvez",
  venue: "Local",
  venue_none: "Por definir",
  venue_room: "Uma sala aqui",
  venue_link: "Link",
  venue_address: "Morada",
  to_room: "Ir para a sala",
  dates: "Próximas datas",
  download: "Descarregar o ficheiro de calendário",
  download_failed: "Não foi possível descarregar o ficheiro de calendário.",
  creator: "Criado por {{name}}",
  gone: "Membro eliminado",
  menu: "Opções do evento",
  change: "Alterar",
  change_all: "Alterar todas as próximas datas",
  move_one: "Mudar só este",
  cancel_one: "Cancelar só este",
  cancel_all: "Cancelar o evento",
  cancel_one_ask: "Cancelar só esta data?",
  cancel_one_text: "Avisamos quem disse que sim. As outras datas mantêm-se.",
  cancel_ask: "Cancelar este evento?",
  cancel_text: "É cancelado com todas as datas seguintes. Avisamos quem disse que sim.",
  report: "Denunciar",
  form: {
    change_title: "Alterar o evento",
    move_title: "Reagendar esta data",
    title: "Título",
    text: "Descrição",
    day: "Dia",
    time: "Início",
    zone: "Fuso horário",
    minutes: "Duração em minutos",
    repeats: "Repetição",
    until: "Último dia",
    channel: "Canal",
    capacity: "Lugares",
    capacity_hint: "Quando se esgotam, há lista de espera.",
    all_note: "Aplica-se a todas as próximas datas.",
    create: "Criar evento",
    save: "Guardar",
    cancel: "Cancelar",
    check_in: "O balanço da semana como evento",
    check_in_title: "O nosso balanço da semana",
  },
  feed: {
    title: "Subscrever o calendário",
    text: "Com um endereço privado, o teu calendário (Google, Apple, Outlook) mostra todos os eventos que não recusaste. Quem conhece o endereço também os vê: não o partilhes.",
    create: "Criar endereço",
    address: "O endereço do teu calendário",
    once: "Copia-o agora. Por segurança, só o mostramos desta vez.",
    copy: "Copiar endereço",
    copied: "Endereço copiado",
    since: "Tens um endereço desde {{date}}.",
    fetched: "Última consulta: {{when}}",
    never: "Ainda nenhum calendário o consultou.",
    renew: "Novo endereço",
    renew_ask: "Criar um novo endereço?",
    renew_text: "O endereço antigo deixa de funcionar. Adiciona o novo ao teu calendário.",
    end: "Cancelar subscrição",
    end_ask: "Cancelar a subscrição do calendário?",
    end_text: "O endereço deixa de mostrar eventos.",
  },
  found: "Eventos",
} as const satisfies Translation<typeof german.pages, "pt">;

/** What a date says in a list, the one on the overview among them. */
export const dates = {
  next_title: "A seguir",
  all: "Todos os teus eventos",
  moved: "Reagendado",
  cancelled: "Cancelado",
  host_pod: "Círculo",
  mine_yes: "Vais participar",
  mine_maybe: "Talvez",
  mine_no: "Não vais participar",
  mine_waiting: "Lista de espera, lugar {{turn}}",
  going_one: "{{count}} pessoa vem",
  going_many: "{{count}} de pessoas vêm",
  going_other: "{{count}} pessoas vêm",
} as const satisfies Translation<typeof german.dates, "pt">;

/** Codes that the endpoints answer with. */
export const errors = {
  event_past: "Esse início já passou. Escolhe um momento mais tarde.",
  event_far: "Só podes marcar eventos até um ano antes. Escolhe um dia mais próximo.",
  event_over: "Este evento terminou ou foi cancelado.",
  too_many_events: "Já há demasiados eventos. Cancela primeiro um ou tenta amanhã.",
} as const satisfies Translation<typeof german.errors, "pt">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  event_day: {
    name: "Lembrete: evento dentro de um dia",
    title: "Dentro de um dia: {{when}}",
    line: "O teu evento «{{text}}»: {{when}}",
  },
  event_hour: {
    name: "Lembrete: evento dentro de uma hora",
    title: "Dentro de uma hora: {{when}}",
    line: "O teu evento «{{text}}»: {{when}}",
  },
  event_minutes: {
    name: "Lembrete: evento dentro de dez minutos",
    title: "Dentro de dez minutos: {{when}}",
    line: "O teu evento «{{text}}»: {{when}}",
  },
  event_seat: {
    name: "Evento: lugar da lista de espera",
    title: "Vagou um lugar e é teu: {{when}}",
    line: "Tens lugar em «{{text}}»: {{when}}",
  },
  event_changed: {
    name: "Evento alterado",
    title: "Evento alterado: {{when}}",
    line: "«{{text}}» mudou: {{when}}",
  },
  event_cancelled: {
    name: "Evento cancelado",
    title: "Cancelado: {{when}}",
    line: "«{{text}}» foi cancelado ({{when}})",
  },
} as const satisfies Translation<typeof german.notifications, "pt">;

/** What can be reported of it, by name. */
export const reports = {
  event: {
    name: "Evento",
    title: "Denunciar evento",
  },
} as const satisfies Translation<typeof german.reports, "pt">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  events: {
    title: "Eventos e calendário",
    keywords: "reunião, encontro, calendário, ics, Google, Outlook, Apple, lista de espera, fuso horário",
    body: "Em cada grupo, equipa e círculo podem criar eventos, únicos ou repetidos.\n\n1. Abre «$t(events:panel)» e escolhe «$t(events:new)».\n2. Indica o título, o dia, o início e o fuso horário. Os outros veem o evento no seu fuso horário.\n3. Responde sim, talvez ou não. Se já não houver lugares, ao responderes sim entras na lista de espera e vais avançando.\n\nAvisamos-te um dia, uma hora e dez minutos antes. Escolhes os lembretes nas definições. Quem criou o evento e os responsáveis podem alterá-lo e cancelá-lo.\n\nEm «$t(events:feed.title)» crias um endereço privado para o teu calendário. Podes mudá-lo ou desativá-lo quando quiseres.",
  },
} as const satisfies Translation<typeof german.help, "pt">;
