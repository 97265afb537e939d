import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The starter quest: strip, card, dialog. */
export const pages = {
  title: "Os teus primeiros passos",
  lead: "Assim as pessoas certas encontram-te.",
  progress: "Feitos: {{done}} de {{total}}",
  next: "A seguir: {{step}}",
  all_steps: "Todos os passos",
  fold: "Recolher os primeiros passos",
  unfold: "Expandir os primeiros passos",
  done: "Feito",
  open: "Por fazer",
  all_done: "Conseguiste! Os teus primeiros passos estão feitos.",
  dismiss: "Não mostrar mais",
  dismiss_title: "Ocultar os primeiros passos?",
  dismiss_text: "Não voltam. Podes fazer tudo na mesma sem eles.",
  dismiss_confirm: "Ocultar",
  dismiss_failed: "Não resultou. Tenta de novo.",
  steps: {
    upload_avatar: {
      title: "Mostra a tua cara",
      why: "Quem te vê escreve-te com mais vontade.",
      action: "Carregar uma foto",
    },
    edit_bio: {
      title: "Apresenta-te",
      why: "Bastam duas ou três frases: o que fazes, quem procuras?",
      action: "Preencher a bio",
    },
    discover_groups: {
      title: "Descobre grupos",
      why: "Lá conheces pessoas que estão a construir algo parecido.",
      action: "Descobrir grupos",
    },
    find_partners: {
      title: "Conhece duas pessoas",
      why: "Bastam dois matches ou pedidos de conversa. Depois podes comparar quem combina com a tua ideia.",
      action: "Encontrar pessoas",
    },
    first_post: {
      title: "Escreve a tua primeira publicação",
      why: "Conta o que estás a construir. Outros gostam de responder.",
      action: "Ver o mural",
    },
  },
} as const satisfies Translation<typeof german.pages, "pt">;

/** Codes that the endpoints answer with. */
export const errors = {
  step_not_done: "Este passo ainda não está feito.",
} as const satisfies Translation<typeof german.errors, "pt">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  quest: {
    title: "Os teus primeiros passos",
    keywords: "principiante, primeiros passos, tarefas, progresso, esconder missão, quest",
    body: "«$t(quest:title)» acompanham-te no início; uma barra fina mostra até onde chegaste. Por exemplo:\n\n- carregar uma foto de perfil\n- escrever umas frases sobre ti\n- conhecer duas pessoas diferentes\n\nCada passo fica assinalado automaticamente assim que o fazes. Não tens de avisar nada. Podes recolher a barra quando te incomodar. Se não precisas dela, escolhe «$t(quest:dismiss)»: todas as secções estão abertas também sem ela.",
  },
} as const satisfies Translation<typeof german.help, "pt">;
