import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The assistants. */

/** Codes that the endpoints answer with. */
export const errors = {
  ai_no_model: "Não há nenhum modelo de IA configurado aqui.",
  ai_allowance_used: "As tuas respostas deste mês acabaram.",
  ai_running: "Está a ser escrita uma resposta nesta conversa. Espera um pouco.",
  ai_away: "O modelo de IA não está a responder. Tenta de novo daqui a pouco.",
  ai_busy: "O modelo de IA está sobrecarregado. Tenta de novo dentro de um minuto.",
  ai_refused: "O modelo de IA recusou o pedido. Talvez não esteja bem configurado.",
  ai_no_list:
    "O modelo de IA não deu uma lista utilizável. Tenta de novo, de preferência com mais algumas palavras.",
  ai_conversation_full: "Esta conversa está cheia. Começa uma nova.",
  ai_conversations_full: "Tens demasiadas conversas com este assistente. Elimina primeiro algumas.",
  ai_sent: "Esta pergunta já chegou.",
} as const satisfies Translation<typeof german.errors, "pt">;

/** Their pages. */
export const pages = {
  title: "Assistentes de IA",
  lead: "Cinco assistentes para nomes, textos e perguntas. Eles sugerem, tu decides.",
  label: "IA",
  label_full: "Escrito por uma IA",
  assistants: {
    name: {
      title: "Sugestões de nomes",
      text: "Nomes para empresas ou produtos, e se já estão em uso aqui.",
      placeholder: "O que fazes, para quem, e como deve soar o nome?",
      start: "Descreve a tua ideia em duas ou três frases. Recebes nomes para escolher.",
      examples: {
        one: "Velas artesanais feitas de sobras, vendidas em feiras e online. Deve soar acolhedor.",
        two: "App que ajuda pequenos cafés com os turnos. Curto e fácil de lembrar.",
      },
    },
    legal: {
      title: "Coach jurídico",
      text: "Explica o que se aplica em geral ao criar uma empresa e à confidencialidade. Não é aconselhamento jurídico.",
      placeholder: "O que queres perceber?",
      start: "Pergunta sobre termos, contratos ou deveres. Recebes uma explicação com fontes.",
      examples: {
        one: "O que deve ter um acordo de confidencialidade entre duas pessoas que criam uma empresa?",
        two: "Qual a diferença entre GbR e UG na Alemanha?",
      },
      notice:
        "Isto não é aconselhamento jurídico. Uma IA pode enganar-se: confirma as fontes e, em caso de dúvida, pergunta a uma advogada ou a um advogado.",
    },
    tax: {
      title: "Coach fiscal",
      text: "Explica impostos e contribuições a quem está a começar. Não é aconselhamento fiscal.",
      placeholder: "O que queres perceber?",
      start: "Pergunta sobre limites, prazos ou termos. Recebes uma explicação com fontes.",
      examples: {
        one: "Como funciona, no primeiro ano, o regime alemão das pequenas empresas (Kleinunternehmer)?",
        two: "Que contribuições pago se trabalho por conta própria além do emprego?",
      },
      notice:
        "Isto não é aconselhamento fiscal. Uma IA pode enganar-se: confirma as fontes e, em caso de dúvida, pergunta às finanças ou a um consultor fiscal.",
    },
    marketing: {
      title: "Textos publicitários",
      text: "Anúncios, publicações, assuntos de e-mail e textos de produto em rascunho.",
      placeholder: "Para que precisas de um texto, para quem, e onde vai aparecer?",
      start: "Diz o que ofereces, a quem e onde o texto vai aparecer. Recebes um rascunho.",
      examples: {
        one: "Publicação no Instagram: o meu curso de hortas na varanda começa em março.",
        two: "Três assuntos para um e-mail a quem se esqueceu do carrinho.",
      },
    },
    slogan: {
      title: "Slogans",
      text: "De 10 a 20 slogans de três a seis palavras.",
      placeholder: "O que deve o slogan transmitir?",
      start: "Diz numa ou duas frases do que se trata. Recebes slogans para escolher.",
      examples: {
        one: "Oficina móvel de bicicletas em Münster que vai a casa.",
        two: "Newsletter sobre dinheiro para quem nunca quis cuidar dele.",
      },
    },
  },
  allowance: {
    left_one: "Resta {{count}} de {{limit}} respostas este mês",
    left_many: "Restam {{count}} de {{limit}} respostas este mês",
    left_other: "Restam {{count}} de {{limit}} respostas este mês",
    renews: "Novas a partir de {{date}}",
    used_up: "As tuas {{limit}} respostas deste mês acabaram. A partir de {{date}} tens novas.",
  },
  no_model: {
    title: "Não há nenhum modelo de IA configurado aqui",
    hub: "Os cinco precisam de um modelo, que quem gere esta instalação tem de configurar. Até lá não podem responder.",
    text: "Este assistente precisa de um modelo, que quem gere esta instalação tem de configurar. Até lá não pode responder.",
    badge: "Sem modelo",
  },
  privacy: "O que escreves vai para o modelo de IA configurado. Não escrevas nada que deva ficar em segredo.",
  compose: {
    label: "A tua mensagem",
    send: "Enviar",
    stop: "Parar",
    stopping: "A parar…",
    too_long: "{{count}} caracteres a mais",
    left: "Restam {{count}} caracteres",
    offline: "Estás offline. O que escreves fica aqui.",
  },
  answer: {
    you: "Tu",
    writing: "A escrever a resposta…",
    listing: "A reunir sugestões…",
    finished: "A resposta chegou.",
    copy: "Copiar",
    copied: "Copiado.",
    copy_failed: "Não foi possível copiar.",
    again: "Responder de novo",
    more: "Outras sugestões",
    stopped: "Paraste a resposta",
    cut: "A resposta é interrompida aqui.",
    none: "Não chegou nenhuma resposta.",
    sources: "Pedir fontes",
    sources_question: "Em que fontes te baseias? Indica a lei e o artigo, ou a entidade.",
    doubts: "O que é incerto?",
    doubts_question: "O que é que nisto é incerto ou pode ter mudado?",
    table: "Tabela",
  },
  list: {
    taken: "Em uso aqui",
    taken_by: {
      member: "Um membro aqui tem esse nome.",
      group: "Um grupo aqui tem esse nome.",
      team: "Uma equipa aqui tem esse nome.",
    },
    free: "Ainda livre aqui",
    check: "Verifica por ti: «{{name}}»",
    dpma: "Marcas no DPMA",
    domain: "Procurar o domínio",
    check_hint:
      "«Aqui» é só a Kompagnon. Para saber se um nome está livre como marca ou domínio, consulta o DPMA (o instituto alemão de marcas) e faz uma pesquisa de domínios.",
    copy_one: "Copiar «{{text}}»",
    copy_all: "Copiar tudo",
    fallback: {
      no_model: "A partir de listas de palavras e modelos de texto: não há modelo de IA configurado aqui.",
      allowance:
        "A partir de listas de palavras e modelos de texto: as tuas respostas de IA deste mês acabaram.",
      failed:
        "A partir de listas de palavras e modelos de texto: o modelo de IA não deu uma lista utilizável.",
    },
  },
  history: {
    title: "Conversas",
    open: "Ver conversas",
    new: "Nova conversa",
    empty: "Ainda não há conversas. O que perguntares fica aqui.",
    failed: "Não foi possível carregar as tuas conversas",
    more: "Ver mais antigas",
    more_failed: "Não foi possível carregar as mais antigas.",
    menu: "Opções para «{{title}}»",
    rename: "Mudar o nome",
    rename_title: "Mudar o nome da conversa",
    name: "Nome",
    name_missing: "Escreve um nome.",
    save: "Guardar",
    delete: "Eliminar",
    delete_title: "Eliminar a conversa?",
    delete_text: "«{{title}}» é eliminada para sempre, com todas as respostas.",
    deleted: "Conversa eliminada.",
  },
  talk: "Conversa",
  full: "Esta conversa está cheia. Continua numa nova.",
  load_failed: "Não foi possível carregar a conversa",
  gone_title: "Esta conversa já não existe",
  gone_text: "Talvez a tenhas eliminado.",
  state_failed: "Não foi possível carregar",
  not_sent: "Não chegou. Tenta de novo.",
  retry: "Tentar de novo",
  back: "Todos os assistentes",
} as const satisfies Translation<typeof german.pages, "pt">;

/** Its article in the help centre. */
export const help = {
  assistants: {
    title: "Assistentes de IA",
    keywords: "IA, nomes, slogan, impostos, direito, textos publicitários, resposta, quota",
    body: "Cinco assistentes ajudam-te com nomes, slogans, textos publicitários e as primeiras perguntas sobre impostos e direito.\n\n1. Abre «$t(shell:nav.resources)» e depois «$t(ai:title)».\n2. Escolhe um assistente e escreve do que se trata.\n3. A resposta aparece enquanto é escrita. Com «$t(ai:compose.stop)» terminas, com «$t(ai:answer.again)» recebes outra.\n\nOs assistentes fazem parte do Premium; por cima da conversa vês quantas respostas te restam este mês. Encontras as conversas anteriores junto do assistente e podes mudar-lhes o nome e eliminá-las. O que escreves é lido por um modelo de linguagem: não ponhas nada que tenha de ficar em segredo. As respostas podem estar erradas e não substituem aconselhamento.",
  },
} as const satisfies Translation<typeof german.help, "pt">;
