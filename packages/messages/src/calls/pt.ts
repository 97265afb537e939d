import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The button that calls: all that a page shows of calls before there is one. */
export const pages = {
  call_name: "Ligar a {{name}}",
} as const satisfies Translation<typeof german.pages, "pt">;

export const overlay = {
  label: "Chamada com {{name}}",
  accept: "Atender",
  decline: "Recusar",
  hang_up: "Desligar",
  mute: "Desligar o microfone",
  unmute: "Ligar o microfone",
  devices: "Escolher dispositivos",
  microphone: "Microfone",
  speaker: "Altifalante",
  device: "Dispositivo {{number}}",
  device_failed: "Não foi possível usar esse dispositivo.",
  devices_allow: "Permite primeiro o microfone no navegador. Depois podes escolher aqui.",
  camera: "Câmara",
  camera_on: "Ligar a câmara",
  camera_off: "Desligar a câmara",
  screen_on: "Partilhar ecrã",
  screen_off: "Parar de partilhar o ecrã",
  accept_camera: "Com câmara",
  blur: "Desfocar o fundo",
  picture_of: "Câmara: {{name}}",
  screen_of: "Ecrã: {{name}}",
  own_picture: "A tua câmara",
  sharing: "Estás a partilhar o ecrã.",
  paused: "A tua câmara está em pausa para o som se manter bom.",
  paused_there: "A imagem está em pausa para o som se manter bom.",
  muted_there: "Do outro lado, o microfone está desligado",
  float: "Imagem na imagem",
  full_size: "Imagem grande",
  normal_size: "Imagem pequena",
  collapse: "Reduzir",
  expand: "Ampliar",
  close: "Fechar",
  call_again: "Ligar de novo",
  call_back: "Devolver a chamada",
  write: "Escrever",
  notice_title: "{{name}} está a ligar",
  notice_text: "Toca aqui para ver a chamada.",
  status: {
    incoming: "está a ligar-te",
    asking: "Permite o microfone para começar…",
    outgoing: "A chamar…",
    connecting: "A estabelecer ligação…",
    connected: "Em chamada",
    reconnecting: "Ligação interrompida, a restabelecer…",
    muted: "O teu microfone está desligado",
    in_call: "Chamada",
    ended: "Chamada terminada",
    missed: "Chamada perdida",
    unanswered: "Ninguém atendeu",
    declined: "A chamada foi recusada",
    busy: "Ocupado: um de vocês já está numa chamada.",
  },
  quality: {
    good: "Boa ligação",
    fair: "Ligação razoável",
    poor: "Má ligação",
  },
  camera_failed: {
    denied:
      "O teu navegador não pode usar a câmara. Permite-a ao lado do endereço da página e tenta de novo.",
    missing: "Não encontrámos nenhuma câmara. Liga uma e tenta de novo.",
    taken: "Não foi possível aceder à câmara. Talvez outro programa a esteja a usar.",
  },
  failed: {
    denied:
      "O teu navegador não pode usar o microfone. Permite-o ao lado do endereço da página e tenta de novo.",
    missing: "Nenhum microfone encontrado. Liga um e tenta de novo.",
    taken: "Não foi possível aceder ao microfone. Talvez outro programa o esteja a usar.",
    unsupported: "Este navegador não faz chamadas. Usa um mais recente e uma ligação segura (https).",
    other_tab: "Já estás em chamada noutro separador.",
    refused: "A chamada não resultou. Tenta de novo.",
    offline: "Não conseguimos contactar o servidor. Verifica a tua ligação e tenta de novo.",
    no_way: "Não foi possível ligar-vos. Outra rede costuma ajudar.",
    lost: "A ligação caiu.",
  },
} as const satisfies Translation<typeof german.overlay, "pt">;

/** Codes that the endpoints answer with. */
export const errors = {
  busy: "Esta pessoa já está noutra chamada.",
  cannot_call: "Aqui não podes ligar.",
  call_over: "Esta chamada terminou.",
  taken_elsewhere: "Já atendeste noutro dispositivo.",
} as const satisfies Translation<typeof german.errors, "pt">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  call_missed: {
    name: "Chamada perdida",
    title_one: "Chamada perdida de {{name}}",
    title_many: "{{count}} de chamadas perdidas de {{name}}",
    title_other: "{{count}} chamadas perdidas de {{name}}",
    text: "Toca aqui para devolver a chamada ou escrever.",
    line_one: "Chamada perdida de {{name}}",
    line_many: "{{count}} de chamadas perdidas de {{name}}",
    line_other: "{{count}} chamadas perdidas de {{name}}",
  },
} as const satisfies Translation<typeof german.notifications, "pt">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  calls: {
    title: "Chamadas",
    keywords:
      "telefonar, telefone, ligar, chamada de voz, microfone, altifalante, auscultadores, toque, chamada perdida, desligar, silenciar, câmara, vídeo, videochamada, partilhar ecrã, imagem sobre imagem",
    body: "Também podes falar com todas as pessoas com quem tens uma conversa. Não custa nada.\n\n1. Abre a conversa e toca no telefone, em cima.\n2. Permite o microfone no navegador.\n3. Espera que atendam. Depois de 45 segundos, conta como chamada perdida.\n\nQuando alguém te liga, toca em todo o lado onde tens sessão iniciada. Ao atenderes num dispositivo, os outros deixam de tocar. Durante a chamada podes:\n\n- desligar o microfone\n- ligar a câmara ou partilhar o ecrã e voltar a desligá-los\n- mudar de microfone, de câmara e de altifalante\n- reduzir a janela e continuar a trabalhar\n\nUma chamada começa sempre só com som. Se a ligação piorar, o som tem prioridade: a imagem fica mais pequena e depois entra em pausa.\n\nO resultado da chamada fica depois na conversa. Se não ouvires nada, verifica o dispositivo e o estado da ligação. Se recarregares a página, a chamada termina.",
  },
} as const satisfies Translation<typeof german.help, "pt">;
