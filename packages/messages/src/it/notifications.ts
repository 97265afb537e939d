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
  more_one: "… e un’altra ({{count}})",
  more_many: "… e altre {{count}}",
  more_other: "… e altre {{count}}",
  test: {
    title: "Funziona!",
    text: "Ecco come appaiono i messaggi di {{app}} su questo dispositivo.",
  },
} as const satisfies Translation<typeof german, "it">;
