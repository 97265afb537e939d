import type { Translation } from "../../translation.ts";
import type { messages as german } from "../de/mails.ts";

/** Mails: subject, heading, body and button of each. */
export const messages: Translation<typeof german, "pt"> = {
  footer: {
    why: "Recebes este e-mail porque alguém criou uma conta no {{app}} com este endereço.",
    ignore: "Não foste tu? Então não precisas de fazer nada.",
  },
  confirm_email: {
    subject: "Confirma o teu endereço de e-mail",
    heading: "Que bom ter-te aqui!",
    body: "Confirma que este endereço é teu. Assim consegues sempre voltar à tua conta e os outros sabem que existes mesmo.\n\nO link é válido por 24 horas e funciona uma vez.",
    button: "Confirmar endereço",
  },
  reset_password: {
    subject: "Nova palavra-passe para {{app}}",
    heading: "Nova palavra-passe",
    body: "Alguém pediu uma nova palavra-passe para a tua conta. Se foste tu, define-a com o botão.\n\nO link é válido por 10 minutos e funciona uma vez. Se não foste tu, fica tudo como está.",
    button: "Repor palavra-passe",
  },
  first_password: {
    subject: "Define a tua palavra-passe para {{app}}",
    heading: "A tua primeira palavra-passe",
    body: "Até agora entras sem palavra-passe. Com o botão defines uma; a tua forma habitual de entrar mantém-se.\n\nO link é válido por 10 minutos e funciona uma vez.",
    button: "Definir palavra-passe",
  },
  password_changed: {
    subject: "A tua palavra-passe foi mudada",
    heading: "Tens uma palavra-passe nova",
    body: "A palavra-passe da tua conta foi mudada em {{when}}. Terminámos a sessão nos teus outros dispositivos.\n\nNão foste tu? Então define já uma nova palavra-passe e vê nas definições que dispositivos têm sessão.",
    button: "Repor palavra-passe",
  },
  new_device: {
    subject: "Nova entrada em {{app}}",
    heading: "Novo dispositivo com sessão",
    body: "Alguém entrou na tua conta num dispositivo que ainda não conhecemos: {{device}}, {{when}}.\n\nFoste tu? Então está tudo bem. Se não, termina a sessão desse dispositivo nas definições e muda a palavra-passe.",
    button: "Ver dispositivos",
  },
  change_email: {
    subject: "Confirma o teu novo endereço de e-mail",
    heading: "O teu novo endereço",
    body: "Queres usar este endereço para a tua conta no {{app}}. Confirma que é teu; até lá vale o antigo.\n\nO link é válido por 24 horas e funciona uma vez.",
    button: "Confirmar novo endereço",
  },
  email_changed: {
    subject: "O teu endereço de e-mail foi mudado",
    heading: "Este endereço já não é válido",
    body: "A tua conta no {{app}} pertence agora a outro endereço de e-mail. Para este já não te escrevemos.\n\nNão foste tu? Então escreve-nos já: o endereço está na ficha legal.",
    button: "Ir para a ficha legal",
  },
  two_factor_on: {
    subject: "A entrada em dois passos está ligada",
    heading: "Dupla proteção",
    body: "A partir de agora, ao entrar, pedimos-te também um código da tua app. Guarda bem os códigos de reserva: ajudam-te se ficares sem o telemóvel.\n\nNão foste tu? Então muda já a palavra-passe.",
    button: "Ver a segurança",
  },
  two_factor_off: {
    subject: "A entrada em dois passos está desligada",
    heading: "Agora só a palavra-passe",
    body: "A entrada em dois passos da tua conta foi desligada. Para entrar basta agora a palavra-passe.\n\nNão foste tu? Então muda já a palavra-passe e volta a ligá-la.",
    button: "Ver a segurança",
  },
  passkey_added: {
    subject: "Nova chave de acesso para a tua conta",
    heading: "Mais uma chave de acesso",
    body: "Com a chave de acesso «{{name}}» já se pode entrar na tua conta.\n\nNão foste tu? Então apaga-a nas definições e muda a palavra-passe.",
    button: "Ver a segurança",
  },
  newsletter: {
    subject: "Confirma a tua newsletter",
    heading: "Queres a newsletter?",
    body: "Queres ter notícias nossas: novas funções, boas histórias, poucas vezes e em poucas palavras. Confirma uma vez; sem isso não te enviamos nada.\n\nO link é válido por 24 horas.",
    button: "Sim, enviem-me a newsletter",
  },
  deletion_scheduled: {
    subject: "A tua conta vai ser apagada",
    heading: "Faltam 7 dias",
    body: "Apagaste a tua conta. Guardamo-la até {{when}}; os outros já não te veem. Depois apagamos tudo o que é teu.\n\nMudaste de ideias? Entra antes disso e mantém a tua conta.",
    button: "Entrar e manter",
  },
  deletion_done: {
    subject: "A tua conta foi apagada",
    heading: "Fica bem",
    body: "A tua conta no {{app}} e tudo o que lhe pertencia foi apagado. Obrigado por teres feito parte disto.\n\nEste é o nosso último e-mail para ti.",
    button: "Ir para a página inicial",
  },
  digest: {
    subject_one: "Uma novidade para ti em {{app}}",
    subject_many: "{{count}} novidades para ti em {{app}}",
    subject_other: "{{count}} novidades para ti em {{app}}",
    heading: "O que há de novo",
    body: "{{lines}}\n\nEste e-mail chega no máximo uma vez por dia. Você pode desativá-lo nas configurações, em “Notificações”.",
    button: "Ver tudo",
  },
};
