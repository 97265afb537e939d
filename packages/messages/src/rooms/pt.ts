import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

export const pages = {
  title: "Sala",
  title_of: "Sala: {{name}}",
  open: "Sala",
  open_count_one: "Na sala: {{count}}",
  open_count_many: "Na sala: {{count}}",
  open_count_other: "Na sala: {{count}}",
  about: "Até seis pessoas podem falar aqui. Nada é gravado.",
  join: "Entrar na sala",
  leave: "Sair da sala",
  rejoin: "Entrar outra vez",
  empty: "Agora não está ninguém. Entra: os outros veem aqui que chegaste.",
  seats: "{{count}} de {{max}} lugares ocupados",
  you: "{{name}} (tu)",
  muted: "microfone desligado",
  speaking: "a falar",
  hand: "mão levantada",
  shares: "partilha o ecrã",
  apart: "sem ligação contigo",
  connecting: "a ligar…",
  hand_up: "Levantar a mão",
  hand_down: "Baixar a mão",
  remove: "Tirar da sala",
  remove_title: "Tirar {{name}} da sala?",
  remove_text: "Durante dez minutos não é possível voltar.",
  removed: "Já não está na sala: {{name}}",
  report: "Denunciar",
  more: "Opções para {{name}}",
  preview_off: "A tua câmara está desligada.",
  controls: "Controlos",
  people: "Na sala",
  came: "Acabou de entrar: {{name}}",
  went: "Saiu da sala: {{name}}",
  hand_came: "Mão levantada: {{name}}",
  reconnecting: "Ligação interrompida, a restabelecer…",
  over: {
    elsewhere: "Estás agora noutro dispositivo ou noutra sala.",
    removed: "Tiraram-te da sala. Podes voltar dentro de dez minutos.",
    closed: "Esta sala já não está aberta para ti.",
    lost: "A ligação esteve interrompida demasiado tempo.",
  },
  place: {
    channel: "Ver o canal",
    pod: "Ver o círculo",
    team: "Ver a equipa",
    trial: "Ver a conversa",
    home: "Ver a visão geral",
  },
  messages: "Mensagens",
  write_there: "Podem escrever na vossa página.",
  missing: "Esta sala não existe ou não está aberta para ti.",
} as const satisfies Translation<typeof german.pages, "pt">;

export const errors = {
  room_full: "A sala está cheia. Já lá estão seis pessoas.",
  in_call: "Estás numa chamada, ou está a tocar. Desliga primeiro e depois entra na sala.",
  removed_from_room: "Tiraram-te desta sala. Podes voltar dentro de dez minutos.",
  screen_taken: "Já há um ecrã a ser partilhado.",
  seat_lost: "Já não estás nesta sala.",
} as const satisfies Translation<typeof german.errors, "pt">;

export const help = {
  rooms: {
    title: "Salas",
    keywords:
      "sala, salas, chamada de grupo, videoconferência, reunião, partilhar ecrã, levantar a mão, câmara, microfone",
    body: "Cada canal, equipa, círculo e projeto de teste em curso tem uma sala. Até seis pessoas podem falar nela.\n\n1. Abre o canal, a equipa, o círculo ou o projeto de teste.\n2. Toca em «$t(rooms:open)». Aí vês quem lá está.\n3. Escolhe o microfone e a câmara e toca em «$t(rooms:join)».\n\nNa sala podes ligar a câmara, partilhar o ecrã e levantar a mão. Só uma pessoa partilha o ecrã de cada vez. As mensagens continuam onde sempre as escrevem.\n\nA moderação e os responsáveis podem tirar alguém da sala; durante dez minutos não é possível voltar. Quem te bloqueou, ou quem bloqueaste, não fica em ligação contigo. Se saíres da página, sais da sala. Nada é gravado.",
  },
} as const satisfies Translation<typeof german.help, "pt">;
