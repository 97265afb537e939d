import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

export const pages = {
  title: "Stanza",
  title_of: "Stanza: {{name}}",
  open: "Stanza",
  open_count_one: "Nella stanza: {{count}}",
  open_count_many: "Nella stanza: {{count}}",
  open_count_other: "Nella stanza: {{count}}",
  about: "Qui possono parlare fino a sei persone. Niente viene registrato.",
  join: "Entra nella stanza",
  leave: "Esci dalla stanza",
  rejoin: "Entra di nuovo",
  empty: "Adesso non c’è nessuno. Entra: gli altri lo vedranno qui.",
  seats: "{{count}} posti occupati su {{max}}",
  you: "{{name}} (tu)",
  muted: "microfono spento",
  speaking: "parla",
  hand: "mano alzata",
  shares: "condivide lo schermo",
  apart: "nessuna connessione con te",
  connecting: "connessione…",
  hand_up: "Alza la mano",
  hand_down: "Abbassa la mano",
  remove: "Togli dalla stanza",
  remove_title: "Togliere {{name}} dalla stanza?",
  remove_text: "Per dieci minuti non potrà tornare.",
  removed: "Non è più nella stanza: {{name}}",
  report: "Segnala",
  more: "Opzioni per {{name}}",
  preview_off: "La tua videocamera è spenta.",
  controls: "Comandi",
  people: "Nella stanza",
  came: "Ora nella stanza: {{name}}",
  went: "Non è più nella stanza: {{name}}",
  hand_came: "Mano alzata: {{name}}",
  reconnecting: "Connessione interrotta, ripristino in corso…",
  over: {
    elsewhere: "Ora partecipi da un altro dispositivo o in un’altra stanza.",
    removed: "La moderazione ti ha tolto dalla stanza. Puoi tornare tra dieci minuti.",
    closed: "Questa stanza non è più aperta per te.",
    lost: "La connessione è rimasta interrotta troppo a lungo.",
  },
  place: {
    channel: "Vai al canale",
    pod: "Vai alla cerchia",
    team: "Vai al team",
    trial: "Vai alla chat",
    home: "Vai alla home",
  },
  messages: "Messaggi",
  write_there: "Potete scrivervi sulla vostra pagina.",
  missing: "Questa stanza non esiste o non è aperta per te.",
} as const satisfies Translation<typeof german.pages, "it">;

export const errors = {
  room_full: "La stanza è piena. Ci sono già sei persone.",
  in_call: "Hai una chiamata in corso o in arrivo. Chiudila prima di entrare nella stanza.",
  removed_from_room: "La moderazione ti ha tolto da questa stanza. Puoi tornare tra dieci minuti.",
  screen_taken: "Qualcuno sta già condividendo lo schermo.",
  seat_lost: "Non sei più in questa stanza.",
} as const satisfies Translation<typeof german.errors, "it">;

export const help = {
  rooms: {
    title: "Stanze",
    keywords:
      "stanza, stanze, chiamata di gruppo, videoconferenza, riunione, condivisione schermo, alzare la mano, videocamera, microfono",
    body: "Ogni canale, team, cerchia e progetto di prova in corso ha una stanza. Ci possono parlare fino a sei persone.\n\n1. Apri il canale, il team, la cerchia o il progetto di prova.\n2. Tocca «$t(rooms:open)». Lì vedi chi è dentro.\n3. Scegli microfono e videocamera e tocca «$t(rooms:join)».\n\nNella stanza puoi attivare la videocamera, condividere lo schermo e alzare la mano. Lo schermo lo condivide un solo membro alla volta. Si scrive dove scrivete di solito.\n\nModerazione e responsabili possono togliere qualcuno dalla stanza: per dieci minuti non si può tornare. Chi blocchi, o chi ti blocca, non si collega con te. Se lasci la pagina, lasci la stanza. Niente viene registrato.",
  },
} as const satisfies Translation<typeof german.help, "it">;
