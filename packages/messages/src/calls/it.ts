import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The button that calls: all that a page shows of calls before there is one. */
export const pages = {
  call_name: "Chiama {{name}}",
} as const satisfies Translation<typeof german.pages, "it">;

export const overlay = {
  label: "Chiamata con {{name}}",
  accept: "Rispondi",
  decline: "Rifiuta",
  hang_up: "Riaggancia",
  mute: "Disattiva il microfono",
  unmute: "Attiva il microfono",
  devices: "Scegli i dispositivi",
  microphone: "Microfono",
  speaker: "Altoparlante",
  device: "Dispositivo {{number}}",
  device_failed: "Impossibile usare questo dispositivo.",
  devices_allow: "Consenti prima al browser di usare il microfono. Poi puoi scegliere qui.",
  camera: "Videocamera",
  camera_on: "Attiva la videocamera",
  camera_off: "Disattiva la videocamera",
  screen_on: "Condividi lo schermo",
  screen_off: "Interrompi la condivisione",
  accept_camera: "Con videocamera",
  blur: "Sfoca lo sfondo",
  picture_of: "Videocamera: {{name}}",
  screen_of: "Schermo: {{name}}",
  own_picture: "La tua videocamera",
  sharing: "Stai condividendo lo schermo.",
  paused: "La tua videocamera è in pausa per mantenere buono l’audio.",
  paused_there: "L’immagine è in pausa per mantenere buono l’audio.",
  muted_there: "Dall’altra parte il microfono è spento",
  float: "Immagine nell’immagine",
  full_size: "Immagine grande",
  normal_size: "Immagine piccola",
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
    asking: "Consenti l’uso del microfono per iniziare…",
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
  camera_failed: {
    denied:
      "Il browser non può usare la videocamera. Consentila accanto all’indirizzo della pagina e riprova.",
    missing: "Nessuna videocamera trovata. Collegane una e riprova.",
    taken: "Impossibile accedere alla videocamera. Forse la usa un altro programma.",
  },
  failed: {
    denied: "Il browser non può usare il microfono. Consentilo accanto all’indirizzo della pagina e riprova.",
    missing: "Nessun microfono trovato. Collegane uno e riprova.",
    taken: "Impossibile accedere al microfono. Forse lo usa un altro programma.",
    unsupported:
      "Con questo browser non puoi telefonare. Usane uno più recente e una connessione sicura (https).",
    other_tab: "Sei già in chiamata in un’altra scheda.",
    refused: "La chiamata non è riuscita. Riprova.",
    offline: "Non raggiungiamo il server. Controlla la connessione e riprova.",
    no_way: "Non è stato possibile collegarvi. Spesso aiuta un’altra rete.",
    lost: "La connessione è caduta.",
  },
} as const satisfies Translation<typeof german.overlay, "it">;

/** Codes that the endpoints answer with. */
export const errors = {
  busy: "Questa persona è già in un’altra chiamata.",
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
      "telefonare, telefono, chiamare, chiamata vocale, microfono, altoparlante, cuffie, suoneria, chiamata persa, riagganciare, muto, videocamera, video, videochiamata, condivisione schermo, immagine nell’immagine",
    body: "Con tutte le persone con cui hai una chat puoi anche parlare. Non costa nulla.\n\n1. Apri la chat e tocca il telefono in alto.\n2. Consenti al browser di usare il microfono.\n3. Aspetta una risposta. Dopo 45 secondi la chiamata risulta persa.\n\nSe qualcuno ti chiama, squilla ovunque tu abbia effettuato l’accesso. Quando rispondi su un dispositivo, gli altri smettono di squillare. Durante la chiamata puoi:\n\n- spegnere il microfono\n- attivare la videocamera o condividere lo schermo, e interrompere\n- cambiare microfono, videocamera e altoparlante\n- ridurre la finestra e continuare a lavorare\n\nUna chiamata inizia sempre solo con l’audio. Se la connessione peggiora, l’audio ha la precedenza: l’immagine si riduce, poi va in pausa.\n\nL’esito della chiamata resta poi nella chat. Se non senti nulla, controlla il dispositivo e lo stato della connessione. Se ricarichi la pagina, la chiamata finisce.",
  },
} as const satisfies Translation<typeof german.help, "it">;
