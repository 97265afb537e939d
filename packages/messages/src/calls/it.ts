import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Voice calls. */
export const pages = {
  call_name: "Chiama {{name}}",
  label: "Chiamata con {{name}}",
  accept: "Rispondi",
  decline: "Rifiuta",
  hang_up: "Riaggancia",
  mute: "Disattiva il microfono",
  unmute: "Attiva il microfono",
  devices: "Microfono e altoparlante",
  microphone: "Microfono",
  speaker: "Altoparlante",
  device: "Dispositivo {{number}}",
  device_failed: "Impossibile usare questo dispositivo.",
  collapse: "Riduci",
  expand: "Ingrandisci",
  close: "Chiudi",
  call_again: "Chiama di nuovo",
  call_back: "Richiama",
  write: "Scrivi",
  notice_title: "{{name}} sta chiamando",
  notice_text: "Tocca qui per vedere la chiamata.",
  status: {
    incoming: "ti sta chiamando",
    asking: "Consenti il microfono per iniziare…",
    outgoing: "Sta squillando…",
    connecting: "Connessione in corso…",
    connected: "In linea",
    reconnecting: "Connessione interrotta, ripristino in corso…",
    muted: "Il tuo microfono è spento",
    in_call: "Chiamata",
    ended: "Chiamata terminata",
    missed: "Chiamata persa",
    unanswered: "Nessuna risposta",
    declined: "La chiamata è stata rifiutata",
    busy: "Occupato: uno di voi è già al telefono.",
  },
  quality: {
    good: "Buona connessione",
    fair: "Connessione discreta",
    poor: "Connessione scarsa",
  },
  failed: {
    denied: "Il browser non può usare il microfono. Consentilo accanto all’indirizzo della pagina e riprova.",
    missing: "Nessun microfono trovato. Collegane uno e riprova.",
    taken: "Impossibile aprire il microfono. Forse lo usa un altro programma.",
    unsupported:
      "Con questo browser non puoi telefonare. Usane uno più recente e una connessione sicura (https).",
    other_tab: "Sei già in chiamata in un’altra scheda.",
    refused: "La chiamata non è riuscita. Riprova.",
    offline: "Non raggiungiamo il server. Controlla la connessione e riprova.",
    no_way: "Non è stato possibile collegarvi. Spesso aiuta un’altra rete.",
    lost: "La connessione è caduta.",
  },
} as const satisfies Translation<typeof german.pages, "it">;

/** Codes that the endpoints answer with. */
export const errors = {
  busy: "È già in un’altra chiamata.",
  cannot_call: "Qui non puoi chiamare.",
  call_over: "Questa chiamata è finita.",
  taken_elsewhere: "Hai già risposto su un altro dispositivo.",
} as const satisfies Translation<typeof german.errors, "it">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  call_missed: {
    name: "Chiamata persa",
    title_one: "Chiamata persa da {{name}}",
    title_many: "{{count}} di chiamate perse da {{name}}",
    title_other: "{{count}} chiamate perse da {{name}}",
    text: "Tocca qui per richiamare o scrivere.",
    line_one: "Chiamata persa da {{name}}",
    line_many: "{{count}} di chiamate perse da {{name}}",
    line_other: "{{count}} chiamate perse da {{name}}",
  },
} as const satisfies Translation<typeof german.notifications, "it">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  calls: {
    title: "Chiamate",
    keywords:
      "telefonare, telefono, chiamare, chiamata vocale, microfono, altoparlante, cuffie, suoneria, chiamata persa, riagganciare, muto",
    body: "Con tutte le persone con cui hai una chat puoi anche parlare. Non costa nulla.\n\n1. Apri la chat e tocca il telefono in alto.\n2. Consenti il microfono al browser.\n3. Aspetta una risposta. Dopo 45 secondi la chiamata risulta persa.\n\nSe qualcuno ti chiama, squilla ovunque tu abbia effettuato l’accesso. Quando rispondi su un dispositivo, gli altri smettono di squillare. Durante la chiamata puoi:\n\n- spegnere il microfono\n- cambiare microfono e altoparlante\n- ridurre la finestra e continuare a lavorare\n\nL’esito della chiamata resta poi nella chat. Se non senti nulla, controlla il dispositivo e lo stato della connessione. Se ricarichi la pagina, la chiamata finisce.",
  },
} as const satisfies Translation<typeof german.help, "it">;
