import type { messages as german } from "../de/notifications.ts";
import type { Translation } from "../translation.ts";

/** Notifications: push messages, lines of the daily mail. */
export const messages = {
  someone: "Qualcuno",
  match: {
    title: "È un match!",
    text: "Tu e {{name}} avete detto entrambi Deal.",
    line: "Match con {{name}}",
  },
  message: {
    title_one: "Nuovo messaggio da {{name}}",
    title_many: "{{count}} nuovi messaggi da {{name}}",
    title_other: "{{count}} nuovi messaggi da {{name}}",
    line_one: "Nuovo messaggio da {{name}}: {{text}}",
    line_many: "{{count}} nuovi messaggi da {{name}}: {{text}}",
    line_other: "{{count}} nuovi messaggi da {{name}}: {{text}}",
  },
  chat_request: {
    title: "{{name}} vorrebbe scriverti",
    text: "Guarda la richiesta.",
    line: "{{name}} vorrebbe scriverti",
  },
  group_application: {
    title: "{{name}} vorrebbe entrare in {{group}}",
    text: "Dai un’occhiata alla candidatura.",
    line: "{{name}} vorrebbe entrare in {{group}}",
  },
  group_decision: {
    accepted: {
      title: "Ti diamo il benvenuto in {{group}}",
      text: "La tua candidatura è stata accettata.",
      line: "{{group}}: la tua candidatura è stata accettata",
    },
    rejected: {
      title: "Risposta da {{group}}",
      text: "Questa volta purtroppo non è andata.",
      line: "{{group}}: la tua candidatura è stata respinta",
    },
  },
  mention: {
    title: "{{name}} ti ha menzionato in {{group}}",
    text: "Guarda di che si tratta.",
    line: "{{name}} ti ha menzionato in {{group}}: {{text}}",
  },
  call_missed: {
    title_one: "Chiamata persa da {{name}}",
    title_many: "{{count}} chiamate perse da {{name}}",
    title_other: "{{count}} chiamate perse da {{name}}",
    text: "Tocca qui per richiamare o scrivere.",
    line_one: "Chiamata persa da {{name}}",
    line_many: "{{count}} chiamate perse da {{name}}",
    line_other: "{{count}} chiamate perse da {{name}}",
  },
  comment: {
    title_one: "{{count}} nuovo commento di {{name}}",
    title_many: "{{count}} nuovi commenti, l’ultimo di {{name}}",
    title_other: "{{count}} nuovi commenti, l’ultimo di {{name}}",
    text: "Guarda cosa dice.",
    line_one: "{{count}} nuovo commento di {{name}}: {{text}}",
    line_many: "{{count}} nuovi commenti, l’ultimo di {{name}}: {{text}}",
    line_other: "{{count}} nuovi commenti, l’ultimo di {{name}}: {{text}}",
  },
  like: {
    title_one: "A {{name}} piace il tuo post",
    title_many: "{{count}} «Mi piace», l’ultimo di {{name}}",
    title_other: "{{count}} «Mi piace», l’ultimo di {{name}}",
    text: "Dagli un’altra occhiata.",
    line_one: "A {{name}} piace il tuo post: {{text}}",
    line_many: "{{count}} «Mi piace», l’ultimo di {{name}}: {{text}}",
    line_other: "{{count}} «Mi piace», l’ultimo di {{name}}: {{text}}",
  },
  repost: {
    title_one: "{{name}} ha condiviso il tuo post",
    title_many: "{{count}} condivisioni, l’ultima di {{name}}",
    title_other: "{{count}} condivisioni, l’ultima di {{name}}",
    text: "Dagli un’altra occhiata.",
    line_one: "{{name}} ha condiviso il tuo post: {{text}}",
    line_many: "{{count}} condivisioni, l’ultima di {{name}}: {{text}}",
    line_other: "{{count}} condivisioni, l’ultima di {{name}}: {{text}}",
  },
  follow: {
    title: "{{name}} ora ti segue",
    text: "Guarda il suo profilo.",
    line: "{{name}} ora ti segue",
  },
  mention_post: {
    title: "{{name}} ti ha menzionato in un post",
    text: "Guarda di cosa si tratta.",
    line: "{{name}} ti ha menzionato in un post: {{text}}",
  },
  report_decision: {
    author: {
      title: "Abbiamo deciso su un tuo contenuto",
      text: "Leggi cosa e perché.",
      line: "Abbiamo deciso su un tuo contenuto",
    },
    reporter: {
      title: "La tua segnalazione è stata esaminata",
      text: "Grazie per l’attenzione.",
      line: "La tua segnalazione è stata esaminata",
    },
    appeal: {
      title: "Il tuo ricorso è stato esaminato",
      text: "Leggi la nostra risposta.",
      line: "Il tuo ricorso è stato esaminato",
    },
  },
  more_one: "… e un’altra ({{count}})",
  more_many: "… e altre {{count}}",
  more_other: "… e altre {{count}}",
  test: {
    title: "Funziona!",
    text: "Ecco come appaiono i messaggi di {{app}} su questo dispositivo.",
  },
} as const satisfies Translation<typeof german, "it">;
