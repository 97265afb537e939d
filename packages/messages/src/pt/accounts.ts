import type { messages as german } from "../de/accounts.ts";
import type { Translation } from "../translation.ts";

export const messages = {
  forgot: "Esqueceste-te da palavra-passe?",
  or: "ou",
  mode: { label: "Entrar ou criar conta", sign_in: "Entrar", sign_up: "Registar" },
  sign_in: {
    title: "Que bom ver-te de novo",
    lead: "Os teus matches e chats estão à tua espera.",
    submit: "Entrar",
  },
  sign_up: {
    title: "Vamos a isso",
    lead: "Grátis e pronto em dois minutos.",
    submit: "Criar conta",
    invited: "Vens por um convite. Conta assim que criares a tua conta.",
  },
  fields: {
    email: "E-mail",
    password: "Palavra-passe",
    password_hint: "Pelo menos {{min}} caracteres",
    confirm: "Repetir palavra-passe",
    caps_lock: "O Caps Lock está ligado.",
    terms:
      "Tenho pelo menos 16 anos e aceito as <terms>condições de utilização</terms>. O que acontece aos meus dados está na <privacy>política de privacidade</privacy>.",
  },
  errors: {
    mismatch: "As palavras-passe não coincidem.",
    unexpected: "Erro inesperado. Tenta de novo.",
    taken_action: "Entrar com este endereço",
    unlocked_in: "Possível de novo dentro de {{time}}",
  },
  google: {
    sign_in: "Entrar com Google",
    sign_up: "Registar com Google",
    terms:
      "Ao registares-te com Google, confirmas que tens pelo menos 16 anos e aceitas as condições de utilização.",
    no_credential: "Não foi recebida nenhuma credencial do Google.",
    failed: "A entrada com Google falhou.",
    away: "A entrada com Google não está disponível de momento. Tenta mais tarde.",
    late: "A entrada com Google não está disponível de momento (tempo esgotado).",
  },
  passkey: {
    sign_in: "Entrar com chave de acesso",
    given_up: "Foi cancelado, ou neste dispositivo não há chave de acesso para a tua conta.",
    failed: "A chave de acesso não funcionou. Tenta de novo.",
  },
  captcha: {
    label: "Verificação de segurança",
    checking: "Verificação de segurança em curso…",
    solved: "Verificação de segurança concluída",
  },
  brand: {
    headline: "A dois, acontece.",
    line_1: "Eu edito vídeos. Quem sabe vender?",
    line_2: "Eu. E já tenho um produto.",
    line_3: "Deal. Amanhã às dez?",
  },
  legal: {
    label: "Informação legal",
    terms: "Condições de utilização",
    privacy: "Privacidade",
    language: "Língua",
  },
  confirm: {
    title: "Confirmar e-mail",
    working: "A confirmar o teu endereço…",
    done_title: "O teu endereço está confirmado",
    done_text: "Obrigado! A tua conta está completa.",
    change_text: "A partir de agora entras com o novo endereço.",
    newsletter_title: "Vais receber a nossa newsletter",
    newsletter_text: "Obrigado! Podes cancelar quando quiseres nas definições.",
    invalid_title: "Este link já não é válido",
    invalid_member: "Expirou ou já foi usado. Enviamos-te um novo para {{email}}.",
    invalid_guest: "Expirou ou já foi usado. Entra e enviamos-te um novo.",
    to_dashboard: "Ir para o painel",
    to_register: "Concluir o perfil",
    to_login: "Ir para a entrada",
    resend: "Enviar novo link",
    sent: "Enviado. Vê a caixa de entrada e também o spam.",
  },
  bar: {
    short: "Confirma o teu e-mail.",
    text: "Confirma o teu e-mail: o link está na tua caixa de entrada ({{email}}).",
    resend: "Enviar de novo",
  },
} as const satisfies Translation<typeof german, "pt">;
