import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The frame around every page: navigation, menus, shortcuts, what is said when a page is missing or broken. */
export const pages = {
  nav: {
    label: "Navigazione principale",
    main: "Menu",
    settings: "Impostazioni",
    home: "Home",
    feed: "Bacheca",
    people: "Persone",
    jobs: "Annunci",
    matching: "Matching",
    groups: "Gruppi",
    teampanel: "Team",
    pods: "Cerchie",
    resources: "Strumenti",
    plans: "Piani",
    presentations: "Presentazioni",
    chats: "Chat",
    notifications: "Notifiche",
    reports: "Segnalazioni",
    admin: "Admin",
    invites: "Invita",
    payouts: "Pagamenti",
    verification: "Verifica",
    verifications: "Controlli",
    profile: "Il mio profilo",
    help: "Guida",
    collapse: "Riduci",
    expand: "Espandi",
  },
  account: {
    legal: "Prezzi e diritti",
    menu: "Il tuo account",
    sign_out: "Esci",
    signed_out: "Disconnessione effettuata.",
    theme: "Aspetto",
    light: "Chiaro",
    dark: "Scuro",
    system: "Come il dispositivo",
    site: "Sito pubblico",
    install: "Installa l’app",
  },
  language: {
    label: "Lingua",
    more: "Altre lingue",
    not_saved: "La lingua è cambiata qui, ma non è stato possibile salvarla nel tuo account.",
  },
  shortcuts: {
    title: "Scorciatoie da tastiera",
    palette: "Cerca e vai",
    show: "Mostra questo elenco",
    home: "Vai alla home",
    feed: "Vai alla bacheca",
    people: "Vai alle persone",
    jobs: "Vai agli annunci",
    matching: "Vai al matching",
    groups: "Vai ai gruppi",
    teampanel: "Vai ai team",
    pods: "Vai alle cerchie",
    resources: "Vai agli strumenti",
    plans: "Vai ai piani",
    presentations: "Vai alle presentazioni",
    chats: "Vai alle chat",
    notifications: "Vai alle notifiche",
    settings: "Vai alle impostazioni",
    reports: "Vai alle segnalazioni",
    admin: "Vai all’area admin",
    invites: "Vai ai tuoi inviti",
    payouts: "Vai ai pagamenti",
    verification: "Vai alla verifica",
    verifications: "Vai ai controlli",
    profile: "Vai al mio profilo",
    help: "Vai alla guida",
    and_then: "poi",
  },
  palette: { title: "Cerca e vai", pages: "Pagine", actions: "Azioni" },
  not_found: {
    title: "Pagina non trovata",
    text: "L’indirizzo non è corretto o la pagina è stata spostata.",
    dashboard: "Vai alla home",
    start: "Vai alla pagina iniziale",
  },
  crash: {
    title: "Qualcosa è andato storto",
    text: "Ricarica la pagina. I tuoi dati sono al sicuro.",
    reload: "Ricarica",
  },
  offline_page: {
    title: "Questa pagina non è ancora sul tuo dispositivo",
    text: "Senza connessione non si può aprire. Appena torni online, si apre automaticamente.",
  },
  unreachable: {
    title: "Non raggiungiamo il server",
    text: "Controlla la connessione. Appena il server risponde, riprendi esattamente da qui.",
  },
  chat_folders: "Cartelle",
  not_done: "Qualcosa è andato storto. Riprova.",
} as const satisfies Translation<typeof german.pages, "it">;

/** What stands below every mail. */
export const mails = {
  footer: {
    why: "Ricevi questa e-mail perché qualcuno ha creato un account {{app}} con questo indirizzo.",
    typed: "Ricevi questa e-mail perché questo indirizzo è stato inserito in un modulo di {{app}}.",
    ignore: "Non eri tu? Allora non devi fare nulla.",
    unattached: "Al momento non è stato possibile creare un allegato. Puoi scaricarlo qui:",
  },
} as const satisfies Translation<typeof german.mails, "it">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  shortcuts: {
    title: "Scorciatoie da tastiera",
    keywords: "tasti, tastiera, veloce, comandi, Ctrl K, andare a",
    body: "Al computer si può fare molto senza mouse. Con «?» vedi in ogni momento l’elenco completo.\n\n- Ctrl+K, su Mac Cmd+K: apri «$t(shell:palette.title)»\n- g, poi h: vai alla home\n- g, poi m: vai al matching\n- g, poi c: vai alle chat\n- ← e →: decidi nel matching\n- Invio: apri i dettagli nel matching\n- Esc: chiudi una finestra\n\nMentre scrivi in un campo, i tasti semplici sono solo lettere, così non attivi nulla per sbaglio. Con il tasto Tab raggiungi ogni pulsante.",
  },
} as const satisfies Translation<typeof german.help, "it">;
