import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Showing who one is by a document and a selfie, and the reviewers' queue. */

/** Codes that the endpoints answer with. */
export const errors = {
  already_verified: "A tua identidade já está verificada.",
  verification_running: "A tua verificação está a ser analisada.",
  verification_limit: "Já tentaste três vezes em 30 dias. Espera um pouco.",
  no_draft: "Esta verificação já não está aberta. Começa de novo, por favor.",
  picture_too_small: "Nesta foto não se lê nada: é pequena demais.",
  pictures_missing: "Ainda falta uma foto.",
  verification_taken: "Outra pessoa tem este caso aberto, ou o teu tempo acabou.",
  verification_decided: "Isso já está decidido.",
  birthdate_invalid: "Verifica a tua data de nascimento. É preciso ter pelo menos 16 anos.",
} as const satisfies Translation<typeof german.errors, "pt">;

/** Why a verification is not accepted: read by its member and chosen by reviewers. */
export const checks = {
  reason_unreadable: "Uma foto está desfocada ou com reflexos: não se consegue ler.",
  reason_covered:
    "Numa foto está tapado algo de que precisamos: nome, data de nascimento, retrato ou validade.",
  reason_wrong_document: "Não é um cartão de identidade, passaporte ou título de residência alemão.",
  reason_document_expired: "O teu documento expirou.",
  reason_data_differs: "O nome ou a data de nascimento não coincidem com o documento.",
  reason_face_differs: "A selfie não corresponde à foto do documento.",
  reason_altered: "O documento ou uma foto foi alterado.",
  reason_something_else: "Por outro motivo.",
} as const satisfies Translation<typeof german.checks, "pt">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  verification_decision: {
    name: "Decisão sobre a tua verificação",
    approved: {
      title: "A tua identidade está verificada",
      text: "Agora todos veem o teu distintivo.",
      line: "A tua identidade está verificada",
    },
    rejected: {
      title: "A tua verificação não resultou",
      text: "Vê porquê e tenta de novo.",
      line: "A tua verificação não resultou",
    },
    expiring: {
      title: "A tua verificação expira em breve",
      text: "Depois podes verificar de novo a tua identidade em poucos minutos.",
      line: "A tua verificação expira em breve",
    },
    expired: {
      title: "A tua verificação expirou",
      text: "Verifica de novo a tua identidade e o teu distintivo volta.",
      line: "A tua verificação expirou",
    },
  },
} as const satisfies Translation<typeof german.notifications, "pt">;

/** Mails. */
export const mails = {
  verification_approved: {
    subject: "A tua identidade está verificada na {{app}}",
    heading: "A tua identidade está verificada!",
    body: "Confirmámos o teu documento. A partir de agora todos veem o teu distintivo, durante dois anos.\n\nAs tuas fotos e o nome do documento são eliminados dentro de sete dias.",
    button: "Ver a verificação",
  },
  verification_rejected: {
    subject: "A tua verificação na {{app}} não resultou",
    heading: "Ainda não resultou",
    body: "Não conseguimos confirmar o teu documento:\n\n{{reason}}\n\nTenta de novo quando quiseres. As tuas fotos e os teus dados são eliminados dentro de sete dias.",
    button: "Tentar de novo",
  },
  verification_expiring: {
    subject: "A tua verificação na {{app}} expira em breve",
    heading: "A tua verificação expira em breve",
    body: "A tua verificação expira a {{day}}. Depois podes verificar de novo a tua identidade em poucos minutos.",
    button: "Ver a verificação",
  },
  verification_expired: {
    subject: "A tua verificação na {{app}} expirou",
    heading: "A tua verificação expirou",
    body: "Passaram dois anos e o teu distintivo já não se vê. Verifica de novo a tua identidade: demora 3 a 5 minutos.",
    button: "Verificar de novo",
  },
} as const satisfies Translation<typeof german.mails, "pt">;
/** The member's four pages. */
export const pages = {
  title: "Verificação",
  lead: "Mostra uma vez que és tu. Depois o teu perfil tem um distintivo e os outros confiam mais facilmente em ti.",
  failed: "Não foi possível carregar a tua verificação",
  duration: "Demora cerca de 3 a 5 minutos.",
  private:
    "As tuas fotos só são vistas por pessoas da nossa equipa autorizadas a verificá-las. São eliminadas sete dias depois da decisão.",
  start: "Começar a verificação",
  resume: "Continuar",
  discard: "Descartar o rascunho",
  discarded: "Rascunho descartado. Todas as fotos dele foram eliminadas.",
  back: "Voltar",
  how: "Como funciona",
  steps: {
    data: "Confirmar os dados",
    data_text: "Nome e data de nascimento tal como estão no documento.",
    document: "Fotografar o documento",
    document_text: "Frente e verso com a câmara. Podes tapar números.",
    selfie: "Tirar uma selfie",
    selfie_text: "Uma pessoa compara-a com o documento. Não usamos reconhecimento facial.",
  },
  draft: { title: "Estás a meio", text: "Continua onde paraste." },
  in_review: {
    title: "Em análise",
    text: "As tuas fotos chegaram. Assim que alguém decidir, avisamos-te.",
    since: "Enviada a {{date}}",
  },
  approved: {
    title: "A tua identidade já está verificada.",
    text: "Todos veem o teu distintivo.",
    until: "Válida até {{date}}",
  },
  rejected: {
    title: "Ainda não resultou",
    again: "Tentar de novo",
    later: "Podes tentar de novo a partir de {{date}}.",
  },
  expired: {
    title: "A tua verificação expirou",
    text: "Passaram dois anos. Verifica de novo a tua identidade e o teu distintivo volta.",
    again: "Verificar de novo",
  },
  confirm: {
    title: "Confirmar os dados",
    step: "Passo 1 de 2",
    lead: "Escreve o nome e a data de nascimento exatamente como estão no documento.",
    name: "Nome completo",
    name_missing: "Como te chamas segundo o documento?",
    birthdate: "Data de nascimento",
    birthdate_missing: "Quando nasceste?",
    birthdate_hint: "Se a tua verificação for aprovada, a tua idade passa para o perfil.",
    country: "País do documento",
    germany: "Alemanha",
    consent:
      "Aceito que a {{app}} guarde cifradas uma cópia do meu documento e a minha selfie para verificar a minha identidade, e que as elimine sete dias depois da decisão. Posso retirar isto a qualquer momento, descartando o rascunho ou escrevendo à equipa.",
    consent_missing: "Sem o teu consentimento não podemos ver o documento.",
    next: "Seguir para a câmara",
  },
  scan: {
    title: "Tirar as fotos",
    step: "Passo 2 de 2",
    sides: { front: "Frente", back: "Verso", selfie: "Selfie" },
    hints: {
      front: "Põe o documento sobre um fundo escuro e mantém-no dentro da moldura.",
      back: "Agora o verso, com as linhas mesmo em baixo.",
    },
    instructions: {
      head_left: "Olha para a câmara e vira um pouco a cabeça para a esquerda.",
      head_right: "Olha para a câmara e vira um pouco a cabeça para a direita.",
      chin_up: "Olha para a câmara e levanta um pouco o queixo.",
      hand_at_cheek: "Olha para a câmara e põe uma mão na face.",
    },
    camera: "Imagem da câmara",
    starting: "A câmara está a iniciar…",
    camera_failed: "Não foi possível iniciar a câmara. Permite o acesso no teu navegador.",
    camera_again: "Iniciar a câmara outra vez",
    searching: "À procura do documento…",
    hold: "Muito bem, não te mexas…",
    locked: "Documento reconhecido.",
    auto: "Disparar automaticamente",
    capture: "Tirar a foto",
    choose: "Carregar uma foto",
    choose_wrong: "Não é uma imagem que consigamos ler. Usa JPEG, PNG ou WebP.",
    review: "Está bem assim?",
    review_text: "Está tudo nítido e legível? «{{mark}}» fica escrito na imagem.",
    review_selfie: "Vê-se bem o teu rosto?",
    redact_text:
      "Não precisamos dos números de série e de acesso: tapa-os antes de a imagem sair do teu dispositivo. Desenha uma barra com o rato ou o dedo, ou adiciona uma e move-a com as setas (com Shift muda de tamanho, Del remove-a).",
    picture: "Foto tirada: {{side}}",
    add_bar: "Adicionar uma barra",
    bar: "Barra preta {{n}}",
    remove_bars: "Remover as barras",
    use: "Usar a foto",
    retake: "Repetir",
    retake_side: "Repetir: {{side}}",
    uploading: "A guardar de forma cifrada…",
    upload_failed: "Não foi possível guardar a foto. Ainda está aqui: tenta de novo.",
    upload_again: "Tentar de novo",
    there: "Tirada",
    missing: "Falta",
    all_there: "As três fotos já cá estão. Envia-as, ou repete uma.",
    submit: "Enviar",
  },
  submitted: {
    title: "Já está!",
    text: "Alguém da equipa analisa as tuas fotos. O resultado chega aqui e por e-mail.",
    to_dashboard: "Ver a visão geral",
    to_settings: "Ver a verificação",
  },
} as const satisfies Translation<typeof german.pages, "pt">;

/** The reviewers' queue and a case of it. */
export const staff = {
  title: "Verificações",
  intro: "Compara documento, dados e selfie. Cada consulta fica no registo.",
  failed: "Não foi possível carregar",
  tabs: { waiting: "À espera", decided: "Decididas" },
  empty: {
    waiting: "Ninguém à espera",
    decided: "Ainda nada decidido",
    text: "Assim que alguém enviar fotos, aparece aqui.",
  },
  nameless: "Membro sem nome",
  submitted: "Enviada",
  decided: "Decidida",
  open: "Ver",
  taken: "Outra pessoa tem este caso aberto.",
  own: "Sobre a tua própria verificação decide outra pessoa.",
  states: { in_review: "À espera", approved: "Aprovada", rejected: "Recusada", expired: "Expirada" },
  back: "Ver as verificações",
  case_title: "Verificação de {{name}}",
  gone: "Este caso não existe (ou já não existe)",
  until: "Reservado para ti até às {{time}}",
  extend: "Carregar as fotos de novo",
  name: "Nome",
  birthdate: "Data de nascimento",
  age: "{{age}} anos",
  profile_age: "Idade no perfil",
  country: "País",
  germany: "Alemanha",
  hint: "Foi pedido",
  hints: {
    head_left: "cabeça à esquerda",
    head_right: "cabeça à direita",
    chin_up: "queixo para cima",
    hand_at_cheek: "mão na face",
  },
  earlier: "Recusada antes",
  document: "Lado do documento",
  sides: { front: "Frente", back: "Verso", selfie: "Selfie" },
  profile_picture: "Foto de perfil",
  no_profile_picture: "Sem foto de perfil",
  viewer: "{{side}}. Ampliar com + e -, rodar com R, mover com as setas, repor com 0.",
  zoom_in: "Ampliar",
  zoom_out: "Reduzir",
  rotate: "Rodar",
  reset: "Repor",
  picture_failed: "Não foi possível abrir a foto. Carrega as fotos de novo.",
  mrz: {
    title: "Linhas de leitura ótica",
    label: "Linhas do verso",
    hint: "Escreve-as ou cola-as, cada uma na sua linha. Ficam no teu navegador.",
    unknown: "Não são três linhas de 30 nem duas de 44 caracteres.",
    number: "Número do documento",
    birth: "Data de nascimento",
    expiry: "Validade",
    whole: "Em conjunto",
    good: "dígito de controlo certo",
    bad: "dígito de controlo errado",
    covered: "tapado, não se pode verificar",
    birth_differs: "A data de nascimento é diferente dos dados indicados.",
    expired: "O documento expirou.",
  },
  approve: "Aprovar",
  approve_title: "Aprovar a verificação de {{name}}?",
  approve_text: "Todos veem logo o distintivo, e a idade no perfil passa a {{age}}.",
  approved: "Aprovada.",
  reject: "Recusar",
  reject_title: "Recusar a verificação",
  reject_text: "O membro lê o motivo e pode tentar de novo.",
  reason: "Motivo",
  reason_missing: "Escolhe um motivo.",
  text: "Outras indicações",
  text_missing: "Escreve o que correu mal.",
  rejected: "Recusada.",
  release: "Devolver",
  released: "O caso está de novo aberto a todos.",
} as const satisfies Translation<typeof german.staff, "pt">;

/** Its article in the help centre. */
export const help = {
  verify_identity: {
    title: "Verificar a conta, e o que acontece às tuas fotos",
    keywords: "documento, distintivo, identidade, selfie, privacidade, verificado",
    body: "Em «$t(verification:title)» mostras com o teu documento e uma selfie que és tu. Depois o teu perfil tem um distintivo durante dois anos.\n\n- O teu navegador escreve «KOPIE» (cópia) na imagem, e podes tapar números antes de ela sair do teu dispositivo.\n- Fotos, nome e data de nascimento são guardados cifrados. Só os podem ver as pessoas da nossa equipa que analisam verificações, e cada consulta fica registada.\n- Uma pessoa compara as fotos. Não há reconhecimento facial.\n- Sete dias depois da decisão, fotos e nome são eliminados. A tua data de nascimento fica cifrada enquanto a tua identidade estiver verificada, porque conta para as regras de idade.\n\nSe não resultou, lês o motivo e podes tentar de novo, no máximo três vezes em 30 dias. Podes descartar um rascunho a qualquer momento. Os outros membros só veem o distintivo, nunca o teu nome do documento.",
  },
} as const satisfies Translation<typeof german.help, "pt">;
