import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The notifications page. */
export const pages = {
  title: "Notifiche",
  preferences: "Impostazioni delle notifiche",
  new: "Nuova",
  to_chat: "Vai alla chat",
  to_request: "Vai alla richiesta",
  to_application: "Vai alla candidatura",
  to_group: "Vai al gruppo",
  to_team: "Vai al team",
  to_task: "Vai al compito",
  to_pods: "Vai alle cerchie",
  to_event: "Vai all’evento",
  to_path: "Vai al vostro percorso",
  to_agreement: "Vai all’accordo",
  to_document: "Vai al documento",
  to_invite: "Vai all’invito",
  to_message: "Vai al messaggio",
  to_post: "Vai al post",
  to_jobs: "Vai agli annunci",
  to_profile: "Vai al profilo",
  to_decision: "Vai alla decisione",
  to_premium: "Vai a Premium",
  to_invites: "Vai ai tuoi inviti",
  to_verification: "Vai alla verifica",
  chat_failed: "Impossibile aprire la chat. Riprova.",
  ignore: "Ignora",
  ignore_failed: "Impossibile rimuoverla. La notifica è tornata.",
  reply: "Rispondi",
  reply_to: "Risposta a {{name}}",
  reply_send: "Invia",
  reply_failed: "Non inviato. Il tuo testo resta qui: riprova tra un momento.",
  reply_sent: "La tua risposta è stata inviata.",
  reply_accepts: "Rispondendo accetti la richiesta.",
  accept: "Accetta",
  decline: "Rifiuta",
  older: "Mostra le precedenti",
  older_failed: "Impossibile caricare le precedenti.",
  list_failed: "Impossibile caricare le tue notifiche",
  arrived_one: "{{count}} nuova notifica",
  arrived_many: "{{count}} di nuove notifiche",
  arrived_other: "{{count}} nuove notifiche",
  empty_title: "Ancora niente di nuovo",
  empty_text: "Se hai un match o qualcuno ti scrive mentre non ci sei, lo trovi qui.",
  empty_action: "Vai al matching",
  offline_title: "Nessuna connessione",
  offline_text: "Appena torni online, carichiamo le tue notifiche.",
  look: "Vedi",
} as const satisfies Translation<typeof german.pages, "it">;

/** Codes that the endpoints answer with. */
export const errors = {
  push_service_unknown: "Purtroppo le notifiche push non funzionano con questo browser.",
} as const satisfies Translation<typeof german.errors, "it">;

/** What notifications of every kind share. */
export const notifications = {
  someone: "Qualcuno",
  more_one: "… e un’altra",
  more_many: "… e altre {{count}}",
  more_other: "… e altre {{count}}",
  dm_invite: {
    name: "Invito in una chat o in un progetto di prova",
    title: "{{name}} ti propone un progetto di prova",
    text: "Guarda la proposta.",
    line: "{{name}} ti propone un progetto di prova",
  },
  dm_invite_group: {
    title: "{{name}} ti vorrebbe in {{group}}",
    text: "Guarda il gruppo.",
    line: "{{name}} ti vorrebbe in {{group}}",
  },
  mention: {
    name: "Menzione in un gruppo o in un post",
    title: "{{name}} ti ha menzionato in {{group}}",
    text: "Guarda di che cosa si tratta.",
    line: "{{name}} ti ha menzionato in {{group}}: {{text}}",
  },
  mention_post: {
    title: "{{name}} ti ha menzionato in un post",
    text: "Guarda di che cosa si tratta.",
    line: "{{name}} ti ha menzionato in un post: {{text}}",
  },
  test: {
    title: "Funziona!",
    text: "Ecco come appaiono le notifiche di {{app}} su questo dispositivo.",
  },
} as const satisfies Translation<typeof german.notifications, "it">;

/** Its mails: subject, heading, body and button of each. */
export const mails = {
  digest: {
    subject_one: "Una novità per te su {{app}}",
    subject_many: "{{count}} di novità per te su {{app}}",
    subject_other: "{{count}} novità per te su {{app}}",
    heading: "Ecco le tue novità",
    body: "{{lines}}\n\nQuesta e-mail arriva al massimo una volta al giorno. Puoi disattivarla nelle impostazioni, alla voce «$t(notifications:title)».",
    button: "Vedi tutto",
  },
} as const satisfies Translation<typeof german.mails, "it">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  notifications: {
    title: "Leggere le notifiche e rispondere",
    keywords: "campanella, avviso, contatore, ignorare, rispondere, non letto",
    body: "La campanella in alto mostra che cosa è successo, per esempio un match o un messaggio mentre non c’eri. Il numero conta quelle non lette; oltre 99 mostra «99+».\n\n- Il pulsante ti porta subito dove serve, per esempio nella chat.\n- Con «$t(notifications:ignore)» la notifica sparisce.\n- Puoi rispondere ai messaggi direttamente da lì.\n\nQuando apri l’elenco, tutte risultano lette. Riuniamo quelle dello stesso tipo, così tutto resta chiaro. Disattiva nelle impostazioni quello che non ti interessa.",
  },
  notification_settings: {
    title: "Impostare notifiche e ore di silenzio",
    keywords: "disattivare, muto, notte, non disturbare, mail quotidiana, push, e-mail",
    body: "Nelle impostazioni decidi per ogni tipo di notifica come ti raggiunge:\n\n- nell’app: nella campanella\n- come push: su questo dispositivo, anche ad app chiusa\n- via e-mail: raccolte, una volta al giorno alle 8\n\nCon le ore di silenzio decidi quando non mandiamo notifiche push, per esempio dalle 22:00 alle 7:00. Seguono il tuo fuso orario. Dopo ritrovi tutto nell’app. Ciò che disattivi non conta più nemmeno per la campanella.",
  },
  push: {
    title: "Notifiche push e installazione dell’app",
    keywords: "PWA, schermata Home, scaricare, telefono, iPhone, Android, consentire notifiche",
    body: "Kompagnon funziona nel browser e si installa come un’app, senza app store.\n\n1. Computer e Android: nel menu del browser scegli «Installa» o «Aggiungi a schermata Home».\n2. iPhone e iPad: in Safari tocca «Condividi» e poi «Aggiungi alla schermata Home».\n\nAttivi le notifiche push nelle impostazioni delle notifiche, su ogni dispositivo separatamente. Il browser ti chiederà il permesso. Su iPhone l’app va prima installata. Se non arriva niente, consenti le notifiche nelle impostazioni del dispositivo e controlla le ore di silenzio.",
  },
} as const satisfies Translation<typeof german.help, "it">;
