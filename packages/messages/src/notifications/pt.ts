import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The notifications page. */
export const pages = {
  title: "Notificações",
  preferences: "Configurar notificações",
  new: "Nova",
  to_chat: "Ver a conversa",
  to_request: "Ver o pedido",
  to_application: "Ver a candidatura",
  to_group: "Ver o grupo",
  to_team: "Ver a equipa",
  to_task: "Ver a tarefa",
  to_pods: "Ver os círculos semanais",
  to_event: "Ver o evento",
  to_path: "Ver o vosso caminho",
  to_agreement: "Ver o acordo",
  to_document: "Ver o documento",
  to_invite: "Ver o convite",
  to_message: "Ver a mensagem",
  to_post: "Ver a publicação",
  to_jobs: "Ver as vagas",
  to_profile: "Ver o perfil",
  to_decision: "Ver a decisão",
  to_premium: "Ver o Premium",
  to_invites: "Ver os teus convites",
  to_verification: "Ver a verificação",
  chat_failed: "Não foi possível abrir a conversa. Tenta de novo.",
  ignore: "Ignorar",
  ignore_failed: "Não foi possível remover. A notificação voltou.",
  reply: "Responder",
  reply_to: "Resposta a {{name}}",
  reply_send: "Enviar",
  reply_failed: "Não enviado. O teu texto fica aqui: tenta de novo daqui a pouco.",
  reply_sent: "A tua resposta foi enviada.",
  reply_accepts: "Ao responderes, aceitas o pedido.",
  accept: "Aceitar",
  decline: "Recusar",
  older: "Ver anteriores",
  older_failed: "Não foi possível carregar as anteriores.",
  list_failed: "Não foi possível carregar as tuas notificações",
  arrived_one: "{{count}} notificação nova",
  arrived_many: "{{count}} de notificações novas",
  arrived_other: "{{count}} notificações novas",
  empty_title: "Ainda nada de novo",
  empty_text: "Se tiveres um match ou alguém te escrever enquanto não estás, aparece aqui.",
  empty_action: "Ver o matching",
  offline_title: "Sem ligação",
  offline_text: "Assim que voltares a estar online, carregamos as tuas notificações.",
  look: "Ver",
} as const satisfies Translation<typeof german.pages, "pt">;

/** Codes that the endpoints answer with. */
export const errors = {
  push_service_unknown: "Infelizmente, as notificações push não funcionam com este navegador.",
} as const satisfies Translation<typeof german.errors, "pt">;

/** What notifications of every kind share. */
export const notifications = {
  someone: "Alguém",
  more_one: "… e mais {{count}}",
  more_many: "… e mais {{count}}",
  more_other: "… e mais {{count}}",
  dm_invite: {
    name: "Convite para uma conversa ou um projeto de teste",
    title: "{{name}} propõe-te um projeto de teste",
    text: "Vê a proposta.",
    line: "{{name}} propõe-te um projeto de teste",
  },
  dm_invite_group: {
    title: "{{name}} gostava de te ver em {{group}}",
    text: "Vê o grupo.",
    line: "{{name}} gostava de te ver em {{group}}",
  },
  mention: {
    name: "Menção num grupo ou numa publicação",
    title: "{{name}} mencionou-te em {{group}}",
    text: "Vê do que se trata.",
    line: "{{name}} mencionou-te em {{group}}: {{text}}",
  },
  mention_post: {
    title: "{{name}} mencionou-te numa publicação",
    text: "Vê do que se trata.",
    line: "{{name}} mencionou-te numa publicação: {{text}}",
  },
  test: {
    title: "Funciona!",
    text: "É assim que as notificações da {{app}} aparecem neste dispositivo.",
  },
} as const satisfies Translation<typeof german.notifications, "pt">;

/** Its mails: subject, heading, body and button of each. */
export const mails = {
  digest: {
    subject_one: "Uma novidade para ti na {{app}}",
    subject_many: "{{count}} de novidades para ti na {{app}}",
    subject_other: "{{count}} novidades para ti na {{app}}",
    heading: "O que há de novo",
    body: "{{lines}}\n\nEste e-mail chega no máximo uma vez por dia. Podes desativá-lo nas definições, em «$t(notifications:title)».",
    button: "Ver tudo",
  },
} as const satisfies Translation<typeof german.mails, "pt">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  notifications: {
    title: "Ler e responder a notificações",
    keywords: "sino, aviso, contador, ignorar, responder, não lida",
    body: "O sino no topo mostra o que aconteceu, por exemplo um match ou uma mensagem enquanto não estavas. O número conta as não lidas; acima de 99 mostra «99+».\n\n- O botão leva-te direto ao assunto, por exemplo à conversa.\n- Com «$t(notifications:ignore)», a notificação desaparece.\n- Podes responder às mensagens logo ali.\n\nAo abrires a lista, todas contam como lidas. Juntamos várias iguais para não te perderes. Desativa nas definições o que não te interessa.",
  },
  notification_settings: {
    title: "Definir notificações e horas de silêncio",
    keywords: "desligar notificações, silenciar, noite, não incomodar, e-mail diário, push",
    body: "Nas definições decides para cada tipo de notificação como te chega:\n\n- na app: no sino\n- por notificação push: neste dispositivo, mesmo com a app fechada\n- por e-mail: reunidas, uma vez por dia às 8 horas\n\nCom as horas de silêncio defines quando não enviamos notificações push, por exemplo das 22:00 às 7:00. Seguem o teu fuso horário. Depois encontras tudo na app. O que desativas também deixa de contar no sino.",
  },
  push: {
    title: "Notificações push e instalar a app",
    keywords: "PWA, ecrã principal, descarregar app, telemóvel, iPhone, Android, permitir notificações",
    body: "A Kompagnon funciona no navegador e instala-se como uma app, sem loja.\n\n1. Computador e Android: escolhe no menu do navegador «Instalar» ou «Adicionar ao ecrã principal».\n2. iPhone e iPad: no Safari toca em «Partilhar» e depois em «Adicionar ao ecrã principal».\n\nAtivas as notificações push nas definições, em cada dispositivo em separado. O navegador pede-te permissão. No iPhone é preciso instalar antes a app. Se nada chegar, permite as notificações nas definições do dispositivo e verifica as tuas horas de silêncio.",
  },
} as const satisfies Translation<typeof german.help, "pt">;
