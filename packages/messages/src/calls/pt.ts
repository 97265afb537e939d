import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Voice calls. */
export const pages = {
  call_name: "Ligar para {{name}}",
  label: "Chamada com {{name}}",
  accept: "Atender",
  decline: "Recusar",
  hang_up: "Desligar",
  mute: "Desligar o microfone",
  unmute: "Ligar o microfone",
  devices: "Microfone e alto-falante",
  microphone: "Microfone",
  speaker: "Alto-falante",
  device: "Dispositivo {{number}}",
  device_failed: "Não foi possível usar esse dispositivo.",
  collapse: "Reduzir",
  expand: "Ampliar",
  close: "Fechar",
  call_again: "Ligar de novo",
  call_back: "Retornar",
  write: "Escrever",
  notice_title: "{{name}} está ligando",
  notice_text: "Toque aqui para ver a chamada.",
  status: {
    incoming: "está ligando para você",
    asking: "Permita o microfone para começar…",
    outgoing: "Chamando…",
    connecting: "Conectando…",
    connected: "Conectado",
    reconnecting: "Conexão interrompida, restabelecendo…",
    muted: "Seu microfone está desligado",
    in_call: "Chamada",
    ended: "Chamada encerrada",
    missed: "Chamada perdida",
    unanswered: "Ninguém atendeu",
    declined: "A chamada foi recusada",
    busy: "Ocupado: um de vocês já está em chamada.",
  },
  quality: {
    good: "Boa conexão",
    fair: "Conexão razoável",
    poor: "Conexão ruim",
  },
  failed: {
    denied: "Seu navegador não pode usar o microfone. Permita ao lado do endereço da página e tente de novo.",
    missing: "Nenhum microfone encontrado. Conecte um e tente de novo.",
    taken: "Não foi possível abrir o microfone. Talvez outro programa o esteja usando.",
    unsupported: "Este navegador não faz chamadas. Use um mais novo e uma conexão segura (https).",
    other_tab: "Você já está em chamada em outra aba.",
    refused: "A chamada não deu certo. Tente de novo.",
    offline: "Não alcançamos o servidor. Verifique sua conexão e tente de novo.",
    no_way: "Não foi possível conectar vocês. Outra rede costuma ajudar.",
    lost: "A conexão caiu.",
  },
} as const satisfies Translation<typeof german.pages, "pt">;

/** Codes that the endpoints answer with. */
export const errors = {
  busy: "Já está noutra chamada.",
  cannot_call: "Aqui não podes ligar.",
  call_over: "Esta chamada terminou.",
  taken_elsewhere: "Já atendeste noutro aparelho.",
} as const satisfies Translation<typeof german.errors, "pt">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  call_missed: {
    name: "Chamada perdida",
    title_one: "Chamada perdida de {{name}}",
    title_many: "{{count}} chamadas perdidas de {{name}}",
    title_other: "{{count}} chamadas perdidas de {{name}}",
    text: "Toca aqui para devolver a chamada ou escrever.",
    line_one: "Chamada perdida de {{name}}",
    line_many: "{{count}} chamadas perdidas de {{name}}",
    line_other: "{{count}} chamadas perdidas de {{name}}",
  },
} as const satisfies Translation<typeof german.notifications, "pt">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  calls: {
    title: "Chamadas",
    keywords:
      "telefonar, telefone, ligar, chamada de voz, microfone, alto-falante, fone, toque, chamada perdida, desligar, mudo",
    body: "Você também pode falar com todas as pessoas com quem tem um chat. Não custa nada.\n\n1. Abra o chat e toque no telefone no topo.\n2. Permita o microfone no navegador.\n3. Espere a resposta. Depois de 45 segundos, conta como chamada perdida.\n\nQuando alguém liga, toca em todo lugar onde você está conectado. Ao atender em um dispositivo, os outros se calam. Durante a chamada você pode:\n\n- desligar o microfone\n- trocar de microfone e de alto-falante\n- reduzir a janela e continuar trabalhando\n\nO resultado da chamada fica depois no chat. Se não ouvir nada, verifique o dispositivo e o estado da conexão. Se recarregar a página, a chamada termina.",
  },
} as const satisfies Translation<typeof german.help, "pt">;
