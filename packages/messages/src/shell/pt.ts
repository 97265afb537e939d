import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The frame around every page: navigation, menus, shortcuts, what is said when a page is missing or broken. */
export const pages = {
  nav: {
    label: "Navegação principal",
    main: "Menu",
    settings: "Definições",
    home: "Visão geral",
    feed: "Mural",
    people: "Pessoas",
    jobs: "Vagas",
    matching: "Matching",
    groups: "Grupos",
    teampanel: "Equipas",
    pods: "Círculos",
    resources: "Ferramentas",
    plans: "Planos",
    presentations: "Apresentações",
    chats: "Conversas",
    notifications: "Notificações",
    reports: "Denúncias",
    admin: "Admin",
    invites: "Convidar",
    payouts: "Pagamentos",
    verification: "Verificação",
    verifications: "Revisões",
    profile: "O meu perfil",
    help: "Ajuda",
    collapse: "Recolher",
    expand: "Expandir",
  },
  account: {
    legal: "Preços e direitos",
    menu: "A tua conta",
    sign_out: "Terminar sessão",
    signed_out: "Terminaste a sessão.",
    theme: "Aparência",
    light: "Claro",
    dark: "Escuro",
    system: "Igual ao dispositivo",
    site: "Site público",
    install: "Instalar a app",
  },
  language: {
    label: "Língua",
    more: "Mais línguas",
    not_saved: "A língua mudou aqui, mas não foi possível guardá-la na tua conta.",
  },
  shortcuts: {
    title: "Atalhos de teclado",
    palette: "Procurar e ir para",
    show: "Mostrar esta lista",
    home: "Ver a visão geral",
    feed: "Ver o mural",
    people: "Ver as pessoas",
    jobs: "Ver as vagas",
    matching: "Ver o matching",
    groups: "Ver os grupos",
    teampanel: "Ver as equipas",
    pods: "Ver os círculos semanais",
    resources: "Ver as ferramentas",
    plans: "Ver os planos",
    presentations: "Ver as apresentações",
    chats: "Ver as conversas",
    notifications: "Ver as notificações",
    settings: "Ver as definições",
    reports: "Ver as denúncias",
    admin: "Ver a administração",
    invites: "Ver os teus convites",
    payouts: "Ver os pagamentos",
    verification: "Ver a verificação",
    verifications: "Ver as revisões",
    profile: "Ver o meu perfil",
    help: "Ver a ajuda",
    and_then: "depois",
  },
  palette: {
    title: "Procurar e ir para",
    pages: "Páginas",
    actions: "Ações",
  },
  not_found: {
    title: "Página não encontrada",
    text: "O endereço não está certo, ou a página mudou de sítio.",
    dashboard: "Ver a visão geral",
    start: "Ver a página inicial",
  },
  crash: {
    title: "Algo correu mal aqui",
    text: "Recarrega a página. Os teus dados estão seguros.",
    reload: "Recarregar",
  },
  offline_page: {
    title: "Esta página ainda não está no teu dispositivo",
    text: "Sem ligação, não é possível abri-la. Assim que voltares a estar online, abre-se automaticamente.",
  },
  unreachable: {
    title: "Não conseguimos contactar o servidor",
    text: "Verifica a tua ligação. Assim que o servidor responder, continuas exatamente aqui.",
  },
  chat_folders: "Pastas",
  not_done: "Não resultou. Tenta de novo.",
} as const satisfies Translation<typeof german.pages, "pt">;

/** What stands below every mail. */
export const mails = {
  footer: {
    why: "Recebes este e-mail porque alguém criou uma conta na {{app}} com este endereço.",
    typed: "Recebes este e-mail porque este endereço foi escrito num formulário da {{app}}.",
    ignore: "Não foste tu? Então não precisas de fazer nada.",
    unattached: "Não foi possível criar um anexo neste momento. Podes descarregá-lo aqui:",
  },
} as const satisfies Translation<typeof german.mails, "pt">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  shortcuts: {
    title: "Atalhos de teclado",
    keywords: "teclas, teclado, rápido, comandos, Ctrl K, ir para",
    body: "No computador faz-se muito sem rato. Com «?» vês a qualquer momento a lista completa.\n\n- Ctrl+K, no Mac Cmd+K: abrir «$t(shell:palette.title)»\n- g, depois h: ir para a visão geral\n- g, depois m: ir para o matching\n- g, depois c: ir para as conversas\n- ← e →: decidir no matching\n- Enter: abrir os detalhes no matching\n- Esc: fechar uma janela\n\nEnquanto escreves num campo, as teclas simples são só letras. Assim não ativas nada sem querer. Com a tecla Tab chegas a todos os botões.",
  },
} as const satisfies Translation<typeof german.help, "pt">;
