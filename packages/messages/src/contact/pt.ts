import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Writing to the team, and the team's inbox. */

/** Codes that the endpoints answer with. */
export const errors = {
  contact_changed: "Entretanto, outra pessoa já mexeu nisto. Vê outra vez.",
} as const satisfies Translation<typeof german.errors, "pt">;

/** Mails. */
export const mails = {
  contact_waiting: {
    subject: "Nova mensagem para {{app}}: {{topic}}",
    heading: "Alguém escreveu à equipa",
    body: "Assunto: {{topic}}\n\nEncontras o texto e o remetente na área de administração. Se chegarem outras mensagens pouco depois, não recebes um e-mail por cada uma.",
    button: "Ver a caixa de entrada",
  },
  contact_answer: {
    subject: "Resposta de {{app}}",
    heading: "A nossa resposta à tua mensagem",
    body: "Olá, {{name}}!\n\n{{answer}}\n\n––––––––\nTinhas escrito:\n\n{{message}}",
    button: "Fazer outra pergunta",
  },
} as const satisfies Translation<typeof german.mails, "pt">;

/** What the server says in mails to the operator. */
export const messages = {
  topics: {
    general: "Geral",
    partnership: "Parceria",
    press: "Imprensa",
    support: "Ajuda",
  },
} as const satisfies Translation<typeof german.messages, "pt">;

/** The public page. */
export const pages = {
  title: "Contacto",
  lead: "Pergunta, conta-nos o que não funciona ou propõe algo. Uma pessoa lê e responde-te por e-mail.",
  name: "Nome",
  name_missing: "Diz-nos como te chamas.",
  email: "E-mail",
  email_hint: "É para lá que vai a nossa resposta, mais nada.",
  email_wrong: "Este endereço de e-mail não é válido.",
  topic: "Assunto",
  topics: {
    general: "Geral",
    partnership: "Parceria",
    press: "Imprensa",
    support: "Ajuda",
  },
  message: "Mensagem",
  message_hint: "Não nos envies palavras-passe nem códigos.",
  message_missing: "Conta-nos do que se trata.",
  send: "Enviar",
  failed: "Não foi possível enviar. Tenta de novo.",
  thanks: "Mensagem recebida",
  thanks_text: "A tua mensagem chegou. Respondemos para {{email}}.",
  again: "Enviar outra",
  keeping: "Eliminamos a tua mensagem {{days}} dias depois de resolvida.",
  no_script: "Este formulário precisa de JavaScript. Sem ele, escreve para {{email}}.",
} as const satisfies Translation<typeof german.pages, "pt">;

/** The inbox, for admins. */
export const staff = {
  title: "Mensagens",
  lead: "O que as pessoas escrevem à equipa. As respostas seguem por e-mail e o texto também fica aqui.",
  waiting: "Mensagens à equipa",
  states: { open: "Abertas", answered: "Respondidas", closed: "Fechadas" },
  search: "Procurar",
  search_hint: "Nome, endereço ou um pedaço de texto",
  topic: "Assunto",
  any_topic: "Todos os assuntos",
  empty: "Não há nada aqui",
  empty_text: "Assim que alguém escrever, aparece aqui.",
  empty_found: "Sem resultados",
  empty_found_text: "Procura com menos letras ou retira um filtro.",
  failed: "Não foi possível carregar as mensagens",
  guest: "Sem sessão iniciada",
  answered_by: "Resposta de {{name}}",
  gone: "alguém que já não faz parte da equipa",
  erased_at: "Será eliminada a {{date}}",
  answer: {
    button: "Responder",
    again: "Responder outra vez",
    title: "Responder a {{name}}",
    text: "A saudação e a mensagem original entram automaticamente no e-mail, em {{language}}.",
    field: "A tua resposta",
    missing: "É preciso um texto.",
    send: "Enviar por e-mail",
    done: "A resposta vai a caminho.",
  },
  close: {
    button: "Fechar",
    title: "Fechar sem responder",
    text: "Publicidade, por exemplo. Pode reabrir-se a qualquer momento.",
    done: "Fechada.",
  },
  reopen: {
    button: "Reabrir",
    title: "Reabrir",
    text: "A mensagem volta a esperar resposta.",
    done: "Reaberta.",
  },
  erase: {
    button: "Eliminar",
    title: "Eliminar de vez",
    text: "A mensagem e as respostas desaparecem, por exemplo porque alguém o pede. Não se podem recuperar.",
    done: "Eliminada.",
  },
  reason: "Motivo (fica no registo)",
} as const satisfies Translation<typeof german.staff, "pt">;
