import type { messages as german } from "../de/shell.ts";
import type { Translation } from "../translation.ts";

export const messages = {
  nav: {
    label: "Navigazione principale",
    main: "Menu",
    settings: "Impostazioni",
    home: "Panoramica",
    matching: "Matching",
    chats: "Chat",
    collapse: "Riduci",
    expand: "Espandi",
  },
  account: {
    menu: "Il tuo account",
    sign_out: "Esci",
    signed_out: "Sei uscito.",
    theme: "Aspetto",
    light: "Chiaro",
    dark: "Scuro",
    system: "Come il dispositivo",
    site: "Sito pubblico",
  },
  language: {
    label: "Lingua",
    more: "Altre lingue",
    not_saved: "La lingua vale qui, ma non è stato possibile salvarla nel tuo account.",
  },
  shortcuts: {
    title: "Scorciatoie da tastiera",
    palette: "Cerca e vai",
    show: "Mostra questo elenco",
    home: "Alla panoramica",
    matching: "Al matching",
    chats: "Alle chat",
    and_then: "poi",
  },
  palette: { title: "Cerca e vai", placeholder: "Dove vuoi andare?", pages: "Pagine", actions: "Azioni" },
  not_found: {
    title: "Pagina non trovata",
    text: "L’indirizzo è sbagliato, o la pagina si è spostata.",
    dashboard: "Alla panoramica",
    start: "Alla pagina iniziale",
  },
  crash: {
    title: "Qui si è rotto qualcosa",
    text: "Ricarica la pagina. I tuoi dati sono al sicuro.",
    reload: "Ricarica",
  },
  unreachable: {
    title: "Non raggiungiamo il server",
    text: "Controlla la connessione. Appena il server risponde, riprendi esattamente da qui.",
  },
  home: {
    greeting: "Ciao, {{name}}",
    greeting_plain: "Ciao",
    lead: "Che bello averti qui. Da dove cominciamo?",
    chats_title: "Parla con i tuoi match",
    chats_text: "Da un match nasce una conversazione, dalla conversazione un piano.",
    chats_action: "Alle chat",
  },
} as const satisfies Translation<typeof german, "it">;
