import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Public pages of members, groups and jobs. */

/** Codes that the endpoints answer with. */
export const errors = {
  public_page_age:
    "Uma página pública só é possível a partir dos 16 anos, e a tua idade tem de constar no teu perfil.",
  public_page_private: "Um grupo privado não pode ter uma página pública.",
} as const satisfies Translation<typeof german.errors, "pt">;

/** What the server writes on pages that everybody can read, and on their preview pictures. */
export const messages = {
  does: "Trabalha em",
  can: "Competências",
  seeks: "Objetivo",
  verified: "Verificado",
  view: "Ver na {{app}}",
  apply: "Candidatar-se na {{app}}",
  member: "Membro da {{app}}",
  group: "Grupo na {{app}}",
  job: "Vaga na {{app}}",
  topics: "Temas",
  wanted: "Procura-se",
  members_one: "{{count}} membro",
  members_many: "{{count}} de membros",
  members_other: "{{count}} membros",
  by: "De {{name}}",
  posted: "Publicado",
  until: "Aberto até",
  salary: "Pagamento",
  kind: "Tipo",
  oneoff: "Trabalho pontual",
  fulltime: "Tempo inteiro",
  place: "Local",
  remote: "À distância, {{place}}",
  global: "mundo inteiro",
  promise: "{{app}} junta quem constrói algo online.",
  missing_title: "Esta página não existe",
  missing_text: "Talvez tenha sido fechada ou o link esteja errado.",
  home: "Ver a página inicial",
} as const satisfies Translation<typeof german.messages, "pt">;

/** Where such pages are opened and closed. */
export const pages = {
  done: "Concluir",
  member_title: "Cartão público",
  member_text:
    "Quem tiver o link ou te procurar na web vê, mesmo sem conta: o teu nome, a tua foto, o que fazes e sabes fazer, qual é o teu objetivo e se a tua identidade está verificada. Mais nada: nem idade, nem local, nem e-mail, nem publicações.",
  member_switch: "O meu cartão está aberto a todos",
  member_dormant: "De momento não está visível: o teu perfil tem de indicar uma idade de pelo menos 16 anos.",
  group_title: "Página pública",
  group_text:
    "Qualquer pessoa vê, mesmo sem conta: nome, imagem, descrição, temas e quantas pessoas fazem parte. Quem faz parte e o que escrevem fica entre vocês.",
  group_switch: "A página do grupo está aberta a todos",
  group_dormant: "De momento não está visível: o grupo é privado ou a descrição tem um aviso.",
  job_title: "Página pública",
  job_text:
    "Qualquer pessoa pode ler a vaga completa e o teu nome, mesmo sem conta; os motores de pesquisa mostram-na entre as ofertas de emprego. Só é possível candidatar-se aqui. Quando a vaga fecha, a página desaparece.",
  job_switch: "A página da vaga está aberta a todos",
  job_dormant:
    "De momento não está visível: a vaga está fechada ou a ser verificada, ou o teu perfil não indica uma idade de pelo menos 16 anos.",
  afterwards:
    "Se a fechares de novo, desaparece logo. Os motores de pesquisa podem ainda mostrá-la durante algum tempo, e o que outros guardaram fica com eles.",
  address: "Endereço",
  copy: "Copiar link",
  copied: "O link foi copiado.",
  copy_failed: "Não foi possível copiar o link.",
  look: "Ver",
  share: "Partilhar",
  not_done: "Não resultou.",
  load_failed: "Não foi possível saber se a página está aberta.",
  again: "Tentar de novo",
} as const satisfies Translation<typeof german.pages, "pt">;

/** Its article in the help centre. */
export const help = {
  public_pages: {
    title: "Abrir um cartão, um grupo ou uma vaga a todos",
    keywords:
      "público, cartão de visita, partilhar perfil, link, motor de busca, Google, sem conta, imagem de pré-visualização, visível",
    body: "Só os membros veem perfis, grupos e vagas. Mas podes abrir a todos:\n\n- O teu cartão: nas definições em «$t(settings:tabs.privacy)», ou no teu perfil em «$t(publicpages:member_title)». Mostra o teu nome, a tua foto, o que fazes e sabes fazer, o teu objetivo e se a tua identidade está verificada.\n- Um grupo: em «$t(groups:settings.open)», se o geres. Quem faz parte fica entre vocês. Os grupos privados não têm página.\n- Uma vaga: ao escrevê-la, ou depois em «$t(publicpages:job_title)». Quando fecha, a página também desaparece.\n\nQuem partilha o link recebe uma imagem de pré-visualização. O cartão é possível a partir dos 16 anos. Se o fechares, desaparece logo; os motores de pesquisa talvez ainda o mostrem durante algum tempo.",
  },
} as const satisfies Translation<typeof german.help, "pt">;
