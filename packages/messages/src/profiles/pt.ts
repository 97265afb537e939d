import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Names of business models, skills and goals; the field for a username. */
export const pages = {
  business_models: {
    dropshipping: "Dropshipping",
    "print-on-demand": "Impressão a pedido",
    "amazon-fba": "Amazon FBA",
    reselling: "Revenda",
    "affiliate-marketing": "Marketing de afiliados",
    smma: "Agência de redes sociais",
    "digital-products": "Produtos digitais",
    "blogging-seo": "Blogues e SEO",
    "mobile-apps": "Apps móveis",
    trading: "Trading",
    "crypto-nfts": "Cripto e NFT",
  },
  skills: {
    "video-editing": "Edição de vídeo",
    "graphic-design": "Design gráfico",
    "web-app-dev": "Desenvolvimento web e apps",
    copywriting: "Redação publicitária",
    "social-media": "Redes sociais",
    "marketing-ads": "Marketing e publicidade",
    "ai-automation": "IA e automação",
    "community-management": "Gestão de comunidades",
    "email-marketing": "E-mail marketing",
    "voiceover-audio": "Locução e áudio",
  },
  goals: {
    "side-income": "Rendimento extra",
    "replace-job": "Viver do próprio negócio",
    "online-presence": "Ter presença online",
    "learn-skills": "Aprender",
    "passive-income": "Rendimento passivo",
    "remote-work": "Trabalhar a partir de qualquer lugar",
  },
  username: {
    free: "Ainda livres:",
    /** Words put after a taken name, apart by strokes. */
    endings: "Cria/Lança/Arrisca/Monta",
    label: "Nome de utilizador",
    hint: "Só letras, de {{min}} a {{max}} caracteres",
    checking: "A verificar…",
    available: "O nome de utilizador está livre.",
  },
} as const satisfies Translation<typeof german.pages, "pt">;

/** Codes that pages say themselves, without asking the server; the server says them too. */
export const checks = {
  username_taken: "Este nome de utilizador já está ocupado.",
  username_invalid: "Só letras, 3–20 caracteres.",
  invalid_age: "Verifica a tua idade. É preciso ter pelo menos 16 anos.",
  age_locked:
    "Só podes aumentar a tua idade. Está errada ou é inferior a 16 anos? Escreve-nos pelo formulário de contacto e mudamo-la contigo.",
  bio_too_long: "A bio é demasiado longa (máx. 2000 caracteres).",
} as const satisfies Translation<typeof german.checks, "pt">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  profile: {
    title: "Nome, bio e idade",
    keywords:
      "nome de utilizador, username, sobre mim, descrição, mudar idade, ideia de negócio, editar perfil",
    body: "Editas o teu perfil nas definições, em «$t(settings:tabs.profile)».\n\n- Nome de utilizador: só letras, de 3 a 20 caracteres. Vês ao escrever se está livre.\n- Bio: até 250 caracteres. O que fazes, o que te move?\n- Ideia de negócio: até 4000 caracteres, opcional. Basta um esboço.\n- Idade: a partir dos 16. Depois só a podes aumentar. Se te enganaste, escreve-nos pelo formulário de contacto.\n\nNão te esqueças de guardar. Se algo for recusado, o campo diz porquê e o teu texto fica. Nenhum outro membro vê o teu e-mail.",
  },
  avatar: {
    title: "Mudar a foto de perfil",
    keywords: "avatar, imagem, carregar, recortar, remover",
    body: "A tua foto de perfil aparece ao lado do teu nome nas conversas e onde os outros te veem.\n\n1. Abre as definições e vai a «$t(settings:tabs.profile)».\n2. Escolhe uma imagem, por exemplo JPEG ou PNG.\n3. Move-a e amplia-a dentro do quadrado e aceita o recorte.\n\nSe a removeres, mostramos as tuas iniciais sobre uma cor. O local e os dados da câmara são eliminados da imagem. A foto grande do matching é outra: podes mudá-la no matching, em «$t(matching:preferences.open)», com «$t(matching:setup.change_title)».",
  },
  strengths: {
    title: "Modelos de negócio, competências e objetivo",
    keywords: "capacidades, talentos, o que sei fazer, meta, mudar escolha",
    body: "É com isto que escolhemos pessoas para ti. Mudas tudo nas definições, em «$t(settings:tabs.profile)».\n\n- Modelos de negócio: até 5. O que constróis ou queres construir?\n- Competências: até 5. Também conta o que estás a aprender.\n- Objetivo: só um, com uma frase tua de até 120 caracteres.\n\nSe a lista está cheia, remove algo para trocar. Para o matching precisas de pelo menos um modelo de negócio e uma competência. Mais vale escolheres poucas, mas que te descrevam mesmo: assim as sugestões também combinam melhor contigo.",
  },
  jobs_newsletter: {
    title: "Vagas e newsletter",
    keywords: "novidades, cancelar subscrição, publicidade, e-mail, emprego",
    body: "Ao configurares o perfil, perguntámos-te se te interessam vagas e trabalhos e se queres a newsletter. Podes mudar as duas coisas quando quiseres nas definições, em «$t(settings:tabs.profile)».\n\n- Vagas: diz-nos se te interessam vagas e trabalhos pagos.\n- Newsletter: se a ativares, enviamos primeiro um e-mail. A inscrição só conta depois de abrires o link, que é válido durante 24 horas.\n\nPodes cancelar de imediato e sem dar explicações. Os e-mails que protegem a tua conta continuam a chegar.",
  },
  status: {
    title: "Online, ausente, offline",
    keywords: "estado, presença, ponto verde, visto por último, disponível",
    body: "O ponto na foto de perfil diz se a pessoa está por cá agora:\n\n- Online: a app está aberta e em uso.\n- Ausente: está aberta, mas há algum tempo que ninguém faz nada.\n- Offline: não está aberta em nenhum dispositivo.\n\nÉ automático, não tens de configurar nada. Se entraste em vários dispositivos, basta que estejas a usar um deles. As mensagens chegam sempre: quem está offline lê-as da próxima vez.",
  },
  block: {
    title: "Bloquear alguém",
    keywords: "assédio, indesejado, desbloquear, ignorar, pessoa",
    body: "Se não queres ter mais nada a ver com alguém, bloqueia a pessoa na conversa: em cima à direita, em «$t(chats:actions)».\n\n- Vale nos dois sentidos e em todo o lado: matching, conversas e notificações.\n- Já não podem escrever um ao outro.\n- A pessoa não é avisada.\n\nPodes desbloquear nas definições, em «$t(settings:tabs.privacy)», onde estão todas as pessoas que bloqueaste. Se te ameaçam ou assediam, usa também «$t(pods:report)» no perfil, para que a nossa equipa veja o caso.",
  },
} as const satisfies Translation<typeof german.help, "pt">;

/** What can be reported of it, by name. */
export const reports = {
  member: { name: "Membro", title: "Denunciar {{name}}" },
} as const satisfies Translation<typeof german.reports, "pt">;
