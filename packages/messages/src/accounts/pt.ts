import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The login, the page that confirms an address, and the reminder to do so. */
export const login = {
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
} as const satisfies Translation<typeof german.login, "pt">;

/** What stands around signing in: codes, new passwords, bans, terms, and coming back. */
export const pages = {
  back: "Voltar à entrada",
  code: {
    title: "Só mais um passo",
    lead: "Escreve o código de seis dígitos da tua app de autenticação.",
    backup_lead: "Escreve um dos teus códigos de reserva. Cada um funciona uma vez.",
    label: "Código da app",
    backup_label: "Código de reserva",
    backup_hint: "Maiúsculas, minúsculas e o hífen não importam.",
    use_backup: "Usar um código de reserva",
    use_app: "Usar um código da app",
    submit: "Entrar",
    invalid: "Código inválido",
    restart: "Começar de novo",
  },
  forgot: {
    title: "Esqueceste-te da palavra-passe?",
    lead: "Enviamos-te um link para definires uma nova.",
    email: "E-mail",
    submit: "Enviar link",
    again: "Enviar de novo",
    again_in_one: "De novo dentro de {{count}} segundo",
    again_in_many: "De novo dentro de {{count}} de segundos",
    again_in_other: "De novo dentro de {{count}} segundos",
    sent: "E-mail enviado! Se houver uma conta com este endereço, o link chega já à tua caixa de entrada. O link é válido por 10 minutos.",
    email_invalid: "Introduz um endereço de e-mail válido.",
    wait_one: "Espera mais {{count}} segundo antes de pedires outro e-mail.",
    wait_many: "Espera mais {{count}} de segundos antes de pedires outro e-mail.",
    wait_other: "Espera mais {{count}} segundos antes de pedires outro e-mail.",
    failed: "Não foi possível enviar o e-mail. Tenta de novo.",
  },
  reset: {
    title: "Nova palavra-passe",
    lead: "Define uma nova palavra-passe para {{name}}. Depois terminamos a sessão em todos os teus dispositivos.",
    checking: "A verificar o link…",
    password: "Nova palavra-passe",
    password_hint: "8 a 128 caracteres",
    confirm: "Repetir a nova palavra-passe",
    submit: "Definir palavra-passe",
    password_short: "A palavra-passe deve ter pelo menos 8 caracteres.",
    mismatch: "As palavras-passe não coincidem.",
    code_needed: "Escreve o teu código 2FA de 6 dígitos.",
    failed: "Não foi possível repor a palavra-passe",
    no_token: "Link de reposição inválido",
    expired: "Link de reposição inválido ou expirado",
    check_failed: "Não foi possível verificar o link de reposição",
    check_again: "Verificar de novo",
    invalid_title: "Link inválido",
    invalid_text: "Estes links valem 10 minutos e funcionam uma vez. Pede simplesmente um novo.",
    new_link: "Pedir um novo link",
    to_login: "Voltar à entrada",
    done_title: "Tens uma palavra-passe nova",
    done_text: "Vamos já para a entrada…",
  },
  ban: {
    appeal: "Recorrer",
    sign_in_first: "Se quiseres recorrer, entra na tua conta.",
    label: "O teu recurso",
    hint: "Diz-nos porque é que o banimento está errado. Podes fazê-lo uma vez.",
    send: "Enviar recurso",
    failed: "Não funcionou. Tenta de novo.",
    waiting: "Recebemos o teu recurso. Vamos analisá-lo.",
    rejected: "O teu recurso foi rejeitado.",
  },
  keep: {
    title: "Afinal ficas?",
    text: "A tua conta será apagada nesta data: {{when}}. Até lá podes mantê-la: ainda está tudo no sítio.",
    keep: "Manter a conta",
    leave: "Apagar na mesma",
    failed: "Não funcionou. Tenta de novo.",
  },
  terms: {
    title: "Novas condições de utilização",
    text: "As nossas <terms>condições de utilização</terms> mudaram. Lê-as e aceita-as, por favor, para continuares.",
    accept: "Aceito",
    leave: "Terminar sessão",
    failed: "Não funcionou. Tenta de novo.",
  },
} as const satisfies Translation<typeof german.pages, "pt">;

/** Codes that pages say themselves, without asking the server; the server says them too. */
export const checks = {
  suspicious_input: "Caracteres inválidos. Usa só letras, números e símbolos comuns.",
  wrong_credentials: "E-mail ou palavra-passe incorretos.",
  email_invalid: "Introduz um endereço de e-mail válido.",
  email_taken: "Já existe uma conta com este endereço. Inicia sessão.",
  password_short: "A palavra-passe deve ter pelo menos 8 caracteres.",
  password_long: "A palavra-passe pode ter no máximo 128 caracteres.",
  password_common: "Esta palavra-passe é demasiado fácil de adivinhar. Escolhe outra.",
  terms_required: "Aceita as condições, por favor.",
  captcha_required: "Conclui a verificação CAPTCHA.",
  captcha_failed: "A verificação CAPTCHA falhou. Tenta de novo.",
  too_many_attempts: "Demasiadas tentativas de início de sessão. Espera 5 minutos antes de tentar de novo.",
} as const satisfies Translation<typeof german.checks, "pt">;

/** Codes that the endpoints answer with. */
export const errors = {
  provider_off: "A entrada com Google não está disponível de momento. Tenta mais tarde.",
  credential_invalid: "A entrada com Google falhou.",
  account_unconfirmed:
    "Já existe uma conta com este endereço, mas o e-mail ainda não foi confirmado. Entra com a tua palavra-passe ou repõe-na.",
  wrong_password: "A palavra-passe não está certa.",
  fresh_sign_in_required: "Para isso, entra de novo: a tua sessão começou há mais de 10 minutos.",
  totp_required: "É preciso um código 2FA",
  invalid_totp: "Código 2FA inválido",
  pending_invalid: "Esta entrada expirou. Escreve de novo o e-mail e a palavra-passe.",
  already_enabled: "A entrada em dois passos já está ligada.",
  nothing_to_verify: "Configura primeiro a entrada em dois passos.",
  google_account:
    "Esta conta entra com Google e não tem palavra-passe. Entra com Google; depois podes definir uma palavra-passe nas definições.",
  no_password: "Esta conta ainda não tem palavra-passe.",
  reset_invalid: "Link de reposição inválido ou expirado",
  passkey_invalid: "Com esta chave de acesso não funcionou.",
  too_many_passkeys: "Não podes ter mais de 20 chaves de acesso. Apaga primeiro uma antiga.",
  not_banned: "A tua conta não está banida.",
  terms_outdated: "Entretanto há condições de utilização mais recentes. Recarrega a página.",
  token_invalid: "Este link é inválido ou expirou.",
  email_unconfirmed: "Confirma primeiro o teu endereço de e-mail.",
} as const satisfies Translation<typeof german.errors, "pt">;

/** Its mails: subject, heading, body and button of each. */
export const mails = {
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
} as const satisfies Translation<typeof german.mails, "pt">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  sign_up: {
    title: "Criar conta e confirmar o e-mail",
    keywords:
      "registo, registar, inscrição, conta nova, e-mail de confirmação, ativação, link expirado, spam",
    body: "A tua conta é gratuita e fica pronta em dois minutos.\n\n1. Escolhe “Registar” na página de entrada.\n2. Escreve o teu e-mail e, duas vezes, uma palavra-passe de 8 a 128 caracteres.\n3. Aceita os termos de utilização e carrega em “Criar conta”.\n4. Abre o nosso e-mail e confirma o teu endereço.\n\nO link do e-mail vale 24 horas e só uma vez. Se nada chegar, vê no spam e carrega em “Enviar de novo” na barra de cima.",
  },
  sign_in: {
    title: "Entrar, e o que significa um bloqueio",
    keywords:
      "login, iniciar sessão, acesso, bloqueado, demasiadas tentativas, 5 minutos, palavra-passe errada, senha",
    body: "Entra com o teu e-mail e a tua palavra-passe. Se ativaste os códigos de dois fatores, pedimos depois o código da tua aplicação.\n\nApós cinco tentativas falhadas, a entrada fica bloqueada durante 5 minutos. Isso protege-te de quem anda a experimentar palavras-passe. A página mostra quando podes continuar.\n\n- Vê se o Caps Lock está desligado.\n- Mostra a palavra-passe com o símbolo do olho.\n- Já não te lembras? Repõe-na por e-mail em vez de continuares a adivinhar.",
  },
  reset_password: {
    title: "Palavra-passe esquecida",
    keywords: "repor, nova palavra-passe, senha perdida, não consigo entrar, recuperar, link expirado",
    body: "Não faz mal, defines simplesmente uma nova.\n\n1. Na página de entrada, segue o link para a palavra-passe esquecida.\n2. Escreve o teu e-mail. Enviamos-te um link.\n3. Abre-o e escolhe uma nova palavra-passe de 8 a 128 caracteres. Com códigos de dois fatores precisas também de um código.\n\nO link vale 10 minutos e só uma vez. Podes pedir outro e-mail passados 2 minutos. Por segurança não dizemos se um endereço tem conta: se nada chegar, verifica como o escreveste e o spam.",
  },
  google: {
    title: "Entrar com o Google",
    keywords: "conta Google, Gmail, sem palavra-passe, primeira palavra-passe, senha",
    body: "Se vires o botão do Google na página de entrada, podes entrar sem palavra-passe própria. Se não estiver lá, o Google não é oferecido aqui.\n\nRegistaste-te com o Google e queres ter também uma palavra-passe?\n\n1. Abre as definições e vai a “Segurança”.\n2. Pede um e-mail para a tua primeira palavra-passe.\n3. Abre o link e escolhe uma palavra-passe com pelo menos 8 caracteres.\n\nA partir daí tens os dois caminhos. Dá jeito se um dia não conseguires entrar na tua conta Google.",
  },
  passkeys: {
    title: "Chaves de acesso: entrar sem palavra-passe",
    keywords:
      "passkey, impressão digital, reconhecimento facial, Face ID, Touch ID, Windows Hello, chave de segurança, biometria, senha",
    body: "Com uma chave de acesso entras tal como desbloqueias o teu dispositivo: com a impressão digital, o rosto ou o PIN. Não tens de decorar nada, e ninguém ta consegue tirar com uma página falsa.\n\n1. Abre as definições e vai a “Segurança”.\n2. Cria uma chave e dá-lhe um nome, por exemplo “O meu portátil”.\n3. Da próxima vez, escolhe-a em vez da palavra-passe.\n\nUma chave conta como os dois fatores, por isso não precisas de outro código. Podes ter até 20. Se venderes um dispositivo, apaga a chave dele no mesmo sítio.",
  },
  two_factor: {
    title: "Ativar os códigos de dois fatores",
    keywords: "2FA, TOTP, authenticator, código QR, dois passos, código de seis dígitos, autenticação",
    body: "Assim, uma palavra-passe roubada já não chega para entrar na tua conta. Precisas de uma aplicação de autenticação no telemóvel.\n\n1. Abre as definições e vai a “Segurança”.\n2. Ativa os códigos de dois fatores.\n3. Lê o código QR com a aplicação. Se não funcionar, copia a chave secreta.\n4. Escreve o código de seis dígitos que a aplicação mostra.\n5. Guarda bem os teus dez códigos de reserva.\n\nUm código só vale por instantes. Se for recusado, vê se a hora do telemóvel está certa. Para os desativar também precisas de um código.",
  },
  backup_codes: {
    title: "Códigos de reserva",
    keywords: "códigos de recuperação, de emergência, backup, salvaguarda, 2FA",
    body: "Ao ativares os códigos de dois fatores recebes dez códigos de reserva. Cada um substitui uma vez o código da aplicação, ao entrar e ao repor a palavra-passe.\n\n- Só os mostramos uma vez. Copia-os ou descarrega-os.\n- Guarda-os longe do telemóvel, num gestor de palavras-passe ou em papel.\n- Maiúsculas, espaços e hífenes não importam.\n\nRestam-te poucos? Cria novos nas definições, em “Segurança”. Precisas de um código para isso. A partir daí os antigos já não valem.",
  },
  lost_phone: {
    title: "Telemóvel perdido ou trocado",
    keywords: "telefone perdido, telemóvel novo, roubado, sem código, não consigo entrar, celular",
    body: "Sem o telemóvel, entras na tua conta com um código de reserva.\n\n1. Entra com o teu e-mail e a tua palavra-passe.\n2. Escreve um código de reserva em vez do código da aplicação.\n3. Em “Segurança”, termina a sessão do dispositivo perdido.\n\nCom uma chave de acesso também entras.\n\nSe só mudas de telemóvel, desativa os códigos e volta a ativá-los com o novo. Para desativar precisas de um código da aplicação: fá-lo enquanto tens o antigo. Se já não o tens, ou se também te faltam os códigos de reserva, escreve-nos para a morada da ficha legal.",
  },
  devices: {
    title: "Dispositivos com sessão iniciada",
    keywords:
      "sessões, terminar sessão em todo o lado, sair, dispositivo desconhecido, dispositivo novo, e-mail, pirateado",
    body: "Nas definições, em “Segurança”, vês em que dispositivos tens sessão iniciada e quando foram usados pela última vez. O mais recente está em cima.\n\n- Termina a sessão de um dispositivo que já não usas.\n- Ou termina todas as outras de uma vez. Este continua com sessão iniciada.\n\nQuando entra um dispositivo novo, recebes um e-mail. Se não foste tu, termina logo essa sessão e muda a palavra-passe. Depois convém ativar os códigos de dois fatores.",
  },
  change_password: {
    title: "Mudar a palavra-passe",
    keywords: "nova palavra-passe, senha, alterar, segurança",
    body: "1. Abre as definições e vai a “Segurança”.\n2. Escreve a palavra-passe atual e depois a nova.\n3. Se tens códigos de dois fatores, escreve também um código de seis dígitos.\n4. Guarda a alteração.\n\nA nova palavra-passe precisa de 8 a 128 caracteres e não pode estar entre as mais comuns. Uma frase inteira lembra-se melhor e adivinha-se pior do que sinais esquisitos. Depois terminam as sessões dos outros dispositivos; este continua. Esqueceste a antiga? Repõe-na por e-mail.",
  },
  change_email: {
    title: "Mudar o e-mail",
    keywords: "novo e-mail, endereço, alterar, correio",
    body: "1. Abre as definições e vai a “Segurança”.\n2. Escreve o novo endereço e confirma que és tu com a palavra-passe e, com códigos de dois fatores, um código.\n3. Abre o e-mail enviado para o novo endereço e confirma-o.\n\nO link vale 24 horas e só uma vez. Até confirmares, o endereço antigo continua válido. Também para lá vai um e-mail, para que ninguém troque o teu endereço às escondidas. Se não foste tu a pedir, muda logo a palavra-passe.",
  },
  export: {
    title: "Descarregar os teus dados",
    keywords: "exportar, ZIP, RGPD, acesso, privacidade, cópia, backup",
    body: "Os teus dados são teus. Podes tê-los a qualquer momento em ficheiro ZIP, até dez vezes por dia.\n\n1. Abre as definições e vai a “Segurança”.\n2. Escolhe descarregar os teus dados e, se pedirmos, confirma que és tu.\n3. Guarda o ficheiro num sítio seguro.\n\nContém tudo o que guardámos sobre ti, como o perfil, as decisões, os matches e as mensagens. O ficheiro não está cifrado: não o deixes num computador alheio. Vale a pena exportar antes de apagares a conta; depois já não resta nada.",
  },
  delete_account: {
    title: "Apagar a conta",
    keywords: "eliminar conta, cancelar, fechar conta, sair, apagar tudo, 7 dias",
    body: "1. Abre as definições e vai a “Segurança”, à parte para apagar a conta.\n2. Escreve a palavra-passe e, com códigos de dois fatores, um código.\n3. Confirma.\n\nTerminam as sessões de todos os teus dispositivos. Tens então 7 dias para pensar: se mudares de ideias, entra de novo nesse prazo e mantém a tua conta. Depois apagamos para sempre tudo o que é pessoal. O que escreveste para outros aparece então como “Membro eliminado”. Se só queres sossego, talvez chegue uma pausa no matching.",
  },
  ban: {
    title: "Conta banida e recurso",
    keywords: "banido, bloqueado, suspensão, regras, infração, reclamação",
    body: "Quem viola os termos de utilização pode ser banido, por um tempo ou para sempre. Terminam então todas as tuas sessões e, ao entrares, vês o motivo e até quando dura.\n\nSe achas que está errado, podes recorrer uma única vez:\n\n1. Entra, e aparece o campo para isso.\n2. Descreve com calma e precisão o que aconteceu do teu ponto de vista, em 2000 caracteres no máximo.\n3. Lê tudo outra vez antes de enviares.\n\nO teu recurso é lido por uma pessoa. Um banimento temporário termina sozinho.",
  },
} as const satisfies Translation<typeof german.help, "pt">;
