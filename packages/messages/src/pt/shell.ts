import type { messages as german } from "../de/shell.ts";
import type { Translation } from "../translation.ts";

export const messages = {
  nav: {
    label: "Navegação principal",
    main: "Menu",
    settings: "Definições",
    home: "Visão geral",
    matching: "Matching",
    chats: "Conversas",
    collapse: "Recolher",
    expand: "Expandir",
  },
  account: {
    menu: "A tua conta",
    sign_out: "Terminar sessão",
    signed_out: "Terminaste a sessão.",
    theme: "Aparência",
    light: "Claro",
    dark: "Escuro",
    system: "Como o dispositivo",
    site: "Site público",
  },
  language: {
    label: "Língua",
    more: "Mais línguas",
    not_saved: "A língua vale aqui, mas não foi possível guardá-la na tua conta.",
  },
  shortcuts: {
    title: "Atalhos de teclado",
    palette: "Procurar e ir para",
    show: "Mostrar esta lista",
    home: "Ir para a visão geral",
    matching: "Ir para o matching",
    chats: "Ir para as conversas",
    and_then: "depois",
  },
  palette: {
    title: "Procurar e ir para",
    placeholder: "Para onde queres ir?",
    pages: "Páginas",
    actions: "Ações",
  },
  not_found: {
    title: "Página não encontrada",
    text: "O endereço não está certo, ou a página mudou de sítio.",
    dashboard: "Ir para a visão geral",
    start: "Ir para o início",
  },
  crash: {
    title: "Algo se partiu aqui",
    text: "Recarrega a página. Os teus dados estão seguros.",
    reload: "Recarregar",
  },
  unreachable: {
    title: "Não conseguimos chegar ao servidor",
    text: "Verifica a tua ligação. Assim que o servidor responder, continuas exatamente aqui.",
  },
  home: {
    greeting: "Olá, {{name}}",
    greeting_plain: "Olá",
    lead: "Que bom ter-te aqui. Por onde começamos?",
    chats_title: "Fala com os teus matches",
    chats_text: "De um match nasce uma conversa, da conversa nasce um plano.",
    chats_action: "Ir para as conversas",
  },
} as const satisfies Translation<typeof german, "pt">;
