import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The assistants. */

/** Codes that the endpoints answer with. */
export const errors = {
  ai_no_model: "Não há nenhum modelo de IA configurado aqui.",
  ai_allowance_used: "Suas respostas deste mês acabaram.",
  ai_running: "Uma resposta está sendo escrita nesta conversa. Espere um pouco.",
  ai_away: "O modelo de IA não está respondendo. Tente de novo daqui a pouco.",
  ai_busy: "O modelo de IA está ocupado demais. Tente de novo em um minuto.",
  ai_refused: "O modelo de IA recusou o pedido. Talvez não esteja bem configurado.",
  ai_conversation_full: "Esta conversa está cheia. Comece uma nova.",
  ai_conversations_full: "Você tem muitas conversas com este assistente. Apague algumas primeiro.",
  ai_sent: "Esta pergunta já chegou.",
} as const satisfies Translation<typeof german.errors, "pt">;

/** Their pages. */
export const pages = {
  title: "Assistentes de IA",
  lead: "Cinco ajudantes para nomes, textos e perguntas. Eles sugerem, você decide.",
  label: "IA",
  label_full: "Escrito por uma IA",
  assistants: {
    name: {
      title: "Buscador de nomes",
      text: "Nomes para empresas ou produtos, vendo se aqui já estão em uso.",
      placeholder: "O que você faz, para quem, e como o nome deve soar?",
      start: "Descreva sua ideia em duas ou três frases. Você recebe nomes para escolher.",
      examples: {
        one: "Velas artesanais de sobras, vendidas em feiras e online. Deve soar acolhedor.",
        two: "App que ajuda pequenos cafés com as escalas. Curto e fácil de lembrar.",
      },
    },
    legal: {
      title: "Coach jurídico",
      text: "Explica o que vale em geral ao fundar e no sigilo. Não é consultoria jurídica.",
      placeholder: "O que você quer entender?",
      start: "Pergunte sobre termos, contratos ou deveres. Você recebe uma explicação com fontes.",
      examples: {
        one: "O que deve ter um acordo de sigilo entre dois fundadores?",
        two: "Qual a diferença entre GbR e UG na Alemanha?",
      },
      notice:
        "Isto não é consultoria jurídica. Uma IA pode errar: confira as fontes e, na dúvida, pergunte a uma advogada ou um advogado.",
    },
    tax: {
      title: "Coach fiscal",
      text: "Explica impostos e contribuições para o começo. Não é consultoria fiscal.",
      placeholder: "O que você quer entender?",
      start: "Pergunte sobre limites, prazos ou termos. Você recebe uma explicação com fontes.",
      examples: {
        one: "O que vale no primeiro ano para pequenas empresas na Alemanha?",
        two: "Que contribuições há se sou autônomo além do emprego?",
      },
      notice:
        "Isto não é consultoria fiscal. Uma IA pode errar: confira as fontes e, na dúvida, pergunte à receita ou a um contador.",
    },
    marketing: {
      title: "Textos publicitários",
      text: "Anúncios, posts, assuntos e textos de produto em rascunho.",
      placeholder: "Para que precisa de um texto, para quem, e onde ele fica?",
      start: "Diga o que oferece, para quem e onde o texto fica. Você recebe um rascunho.",
      examples: {
        one: "Post para o Instagram: meu curso de hortas de varanda começa em março.",
        two: "Três assuntos para um e-mail a quem esqueceu o carrinho.",
      },
    },
    slogan: {
      title: "Slogans",
      text: "De 10 a 20 slogans de três a seis palavras.",
      placeholder: "O que o slogan deve representar?",
      start: "Diga em uma ou duas frases do que se trata. Você recebe slogans para escolher.",
      examples: {
        one: "Oficina móvel de bicicletas em Münster que vai até em casa.",
        two: "Newsletter sobre dinheiro para quem nunca quis cuidar dele.",
      },
    },
  },
  allowance: {
    left_one: "Ainda {{count}} de {{limit}} respostas este mês",
    left_many: "Ainda {{count}} de {{limit}} respostas este mês",
    left_other: "Ainda {{count}} de {{limit}} respostas este mês",
    renews: "Novas a partir de {{date}}",
    used_up: "Suas {{limit}} respostas deste mês acabaram. Voltam em {{date}}.",
    used_up_lists:
      "Suas {{limit}} respostas deste mês acabaram. Até {{date}} as sugestões vêm de listas de palavras e modelos de texto.",
  },
  no_model: {
    title: "Não há nenhum modelo de IA configurado aqui",
    hub: "Nomes e slogans funcionam mesmo assim, com listas de palavras e modelos de texto. Os outros três precisam de um modelo, que quem opera esta instalação configura.",
    text: "Este assistente precisa de um modelo, que quem opera esta instalação configura. Até lá ele não pode responder.",
    lists: "Estas sugestões vêm de listas de palavras e modelos de texto, não de uma IA.",
    badge: "Sem modelo",
    templates: "De modelos de texto",
  },
  privacy:
    "O que você escreve vai para o modelo de IA configurado. Não escreva nada que deva ficar em segredo.",
  compose: {
    label: "Sua mensagem",
    send: "Enviar",
    stop: "Parar",
    stopping: "Parando …",
    too_long: "{{count}} caracteres a mais",
    left: "Restam {{count}} caracteres",
    offline: "Você está offline. O que escreve fica aqui.",
  },
  answer: {
    you: "Você",
    writing: "A resposta está sendo escrita …",
    listing: "As sugestões estão sendo reunidas …",
    finished: "A resposta chegou.",
    copy: "Copiar",
    copied: "Copiado.",
    copy_failed: "Não foi possível copiar.",
    again: "Responder de novo",
    more: "Outras sugestões",
    stopped: "Parada por você",
    cut: "A resposta é interrompida aqui.",
    none: "Nenhuma resposta chegou aqui.",
    sources: "Pedir fontes",
    sources_question: "Em que fontes você se apoia? Cite a lei e o artigo, ou o órgão.",
    doubts: "O que é incerto?",
    doubts_question: "O que disso é incerto ou pode ter mudado?",
    table: "Tabela",
  },
  list: {
    taken: "Em uso aqui",
    taken_by: {
      member: "Um membro aqui tem esse nome.",
      group: "Um grupo aqui tem esse nome.",
      team: "Uma equipe aqui tem esse nome.",
    },
    free: "Ainda livre aqui",
    check: "Confira você: “{{name}}”",
    dpma: "Marcas no DPMA",
    domain: "Buscar o domínio",
    check_hint:
      "“Aqui” é só o Kompagnon. Se um nome está livre como marca ou domínio, confira no DPMA (órgão alemão de marcas) e numa busca de domínios.",
    copy_one: "Copiar “{{text}}”",
    copy_all: "Copiar tudo",
    fallback: {
      no_model: "De listas de palavras e modelos de texto: não há modelo de IA configurado aqui.",
      allowance: "De listas de palavras e modelos de texto: suas respostas de IA deste mês acabaram.",
      failed: "De listas de palavras e modelos de texto: o modelo de IA não deu uma lista utilizável.",
    },
  },
  history: {
    title: "Conversas",
    open: "Ver conversas",
    new: "Nova conversa",
    empty: "Ainda não há conversas. O que você pergunta fica aqui.",
    failed: "Não foi possível carregar suas conversas",
    more: "Ver mais antigas",
    more_failed: "Não foi possível carregar as mais antigas.",
    menu: "Mais sobre “{{title}}”",
    rename: "Renomear",
    rename_title: "Renomear a conversa",
    name: "Nome",
    name_missing: "É preciso um nome.",
    save: "Salvar",
    delete: "Apagar",
    delete_title: "Apagar a conversa?",
    delete_text: "“{{title}}” é apagada para sempre, com todas as respostas.",
    deleted: "Conversa apagada.",
  },
  talk: "Conversa",
  full: "Esta conversa está cheia. Continue numa nova.",
  load_failed: "Não foi possível carregar a conversa",
  gone_title: "Esta conversa não existe mais",
  gone_text: "Talvez você a tenha apagado.",
  state_failed: "Não foi possível carregar",
  not_sent: "Isso não chegou. Tente de novo.",
  retry: "De novo",
  back: "Todos os assistentes",
} as const satisfies Translation<typeof german.pages, "pt">;

/** Its article in the help centre. */
export const help = {
  assistants: {
    title: "Assistentes de IA",
    keywords: "IA, nomes, slogan, impostos, direito, textos publicitários, resposta, quota",
    body: "Cinco assistentes ajudam-te com nomes, slogans, textos publicitários e as primeiras perguntas sobre impostos e direito.\n\n1. Abre “Ferramentas” e depois “Assistentes de IA”.\n2. Escolhe um assistente e escreve do que se trata.\n3. A resposta aparece enquanto é escrita. Com “Parar” terminas, com “Responder de novo” recebes outra.\n\nOs assistentes fazem parte do Premium; quantas respostas te restam este mês está por cima da conversa. Encontras as conversas anteriores junto do assistente e podes mudar-lhes o nome e apagá-las. O que escreves é lido por um modelo de linguagem: não ponhas nada que tenha de ficar em segredo. As respostas podem estar erradas e não substituem aconselhamento.",
  },
} as const satisfies Translation<typeof german.help, "pt">;
