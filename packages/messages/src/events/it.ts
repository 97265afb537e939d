import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Events of groups, teams and circles, and the calendar feed. */
export const pages = {
  title: "Eventi",
  lead: "Che cosa c’è in programma nei tuoi gruppi, team e cerchie, nel tuo fuso orario.",
  panel: "Eventi",
  new: "Nuovo evento",
  empty_title: "Ancora nessun evento",
  empty_text: "Datevi appuntamento: ogni persona vede l’evento nel proprio fuso orario.",
  empty_mine: "Nei tuoi gruppi, team e cerchie non c’è niente in programma. I nuovi eventi si creano lì.",
  failed: "Non è stato possibile caricare gli eventi",
  not_done: "Non è stato possibile: {{reason}}",
  missing: "Questo evento non esiste, o non ne fai parte.",
  your_zone: "la tua ora ({{zone}})",
  planned_zone: "In programma: {{when}} ({{zone}})",
  repeats_none: "Una volta",
  repeats_weekly: "Ogni settimana",
  repeats_fortnightly: "Ogni due settimane",
  repeats_monthly: "Ogni mese nello stesso giorno della settimana",
  over: "Finito",
  answer: "Vieni?",
  yes: "Sì",
  maybe: "Forse",
  no: "No",
  seats: "{{going}} posti occupati su {{capacity}}",
  full_hint: "Tutti i posti sono occupati. Con «Sì» entri in lista d’attesa e scali la lista.",
  maybes: "Forse: {{number}}",
  waitings: "Lista d’attesa: {{number}}",
  who: "Chi viene",
  who_empty: "Nessuno ha ancora detto di sì.",
  is_waiting: "aspetta un posto",
  is_maybe: "forse",
  venue: "Luogo",
  venue_none: "Ancora da decidere",
  venue_room: "Una stanza qui",
  venue_link: "Link",
  venue_address: "Indirizzo",
  to_room: "Vai alla stanza",
  dates: "Prossime date",
  download: "Scarica il file del calendario",
  download_failed: "Non è stato possibile scaricare il file del calendario.",
  creator: "Creato da {{name}}",
  gone: "Membro eliminato",
  menu: "Opzioni dell’evento",
  change: "Modifica",
  change_all: "Modifica tutte le prossime date",
  move_one: "Sposta solo questo",
  cancel_one: "Annulla solo questo",
  cancel_all: "Annulla l’evento",
  cancel_one_ask: "Annullare solo questa data?",
  cancel_one_text: "Avvisiamo chi ha confermato. Le altre date restano.",
  cancel_ask: "Annullare questo evento?",
  cancel_text: "Viene annullato con tutte le date future. Avvisiamo chi ha confermato.",
  report: "Segnala",
  form: {
    change_title: "Modifica evento",
    move_title: "Sposta questa data",
    title: "Titolo",
    text: "Descrizione",
    day: "Giorno",
    time: "Inizio",
    zone: "Fuso orario",
    minutes: "Durata in minuti",
    repeats: "Ripetizione",
    until: "Ultimo giorno",
    channel: "Canale",
    capacity: "Posti",
    capacity_hint: "Quando sono finiti, c’è una lista d’attesa.",
    all_note: "Vale per tutte le prossime date.",
    create: "Crea evento",
    save: "Salva",
    cancel: "Annulla",
    check_in: "Il punto della settimana come evento",
    check_in_title: "Il nostro punto della settimana",
  },
  feed: {
    title: "Abbonati al calendario",
    text: "Con un indirizzo privato, il tuo calendario (Google, Apple, Outlook) mostra tutti gli eventi che non hai rifiutato. Li vede anche chi conosce l’indirizzo: tienilo per te.",
    create: "Crea indirizzo",
    address: "L’indirizzo del tuo calendario",
    once: "Copialo ora. Per sicurezza lo mostriamo solo questa volta.",
    copy: "Copia indirizzo",
    copied: "Indirizzo copiato",
    since: "Indirizzo creato: {{date}}.",
    fetched: "Ultima consultazione: {{when}}",
    never: "Nessun calendario l’ha ancora consultato.",
    renew: "Nuovo indirizzo",
    renew_ask: "Creare un nuovo indirizzo?",
    renew_text: "Il vecchio indirizzo non funzionerà più. Aggiungi il nuovo al tuo calendario.",
    end: "Termina abbonamento",
    end_ask: "Terminare l’abbonamento al calendario?",
    end_text: "L’indirizzo non mostrerà più nulla.",
  },
  found: "Eventi",
} as const satisfies Translation<typeof german.pages, "it">;

/** What a date says in a list, the one on the overview among them. */
export const dates = {
  next_title: "In programma",
  all: "Tutti i tuoi eventi",
  moved: "Spostato",
  cancelled: "Annullato",
  host_pod: "Cerchia",
  mine_yes: "Partecipi",
  mine_maybe: "Forse",
  mine_no: "Non partecipi",
  mine_waiting: "Lista d’attesa, posto {{turn}}",
  going_one: "{{count}} persona viene",
  going_many: "{{count}} di persone vengono",
  going_other: "{{count}} persone vengono",
} as const satisfies Translation<typeof german.dates, "it">;

/** Codes that the endpoints answer with. */
export const errors = {
  event_past: "L’inizio è già passato. Scegli un momento successivo.",
  event_far: "Gli eventi si possono creare al massimo con un anno di anticipo. Scegli un giorno più vicino.",
  event_over: "Questo evento è finito o annullato.",
  too_many_events: "Ci sono già troppi eventi. Annullane prima uno o riprova domani.",
} as const satisfies Translation<typeof german.errors, "it">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  event_day: {
    name: "Promemoria: evento tra un giorno",
    title: "Tra un giorno: {{when}}",
    line: "Il tuo evento «{{text}}»: {{when}}",
  },
  event_hour: {
    name: "Promemoria: evento tra un’ora",
    title: "Tra un’ora: {{when}}",
    line: "Il tuo evento «{{text}}»: {{when}}",
  },
  event_minutes: {
    name: "Promemoria: evento tra dieci minuti",
    title: "Tra dieci minuti: {{when}}",
    line: "Il tuo evento «{{text}}»: {{when}}",
  },
  event_seat: {
    name: "Evento: posto dalla lista d’attesa",
    title: "Si è liberato un posto ed è tuo: {{when}}",
    line: "Hai un posto per «{{text}}»: {{when}}",
  },
  event_changed: {
    name: "Evento modificato",
    title: "Evento modificato: {{when}}",
    line: "«{{text}}» è cambiato: {{when}}",
  },
  event_cancelled: {
    name: "Evento annullato",
    title: "Annullato: {{when}}",
    line: "«{{text}}» è annullato ({{when}})",
  },
} as const satisfies Translation<typeof german.notifications, "it">;

/** What can be reported of it, by name. */
export const reports = {
  event: {
    name: "Evento",
    title: "Segnala evento",
  },
} as const satisfies Translation<typeof german.reports, "it">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  events: {
    title: "Eventi e calendario",
    keywords: "incontro, riunione, calendario, ics, Google, Outlook, Apple, lista d’attesa, fuso orario",
    body: "In ogni gruppo, team e cerchia potete creare eventi, singoli o ripetuti.\n\n1. Apri «$t(events:panel)» e scegli «$t(events:new)».\n2. Indica titolo, giorno, inizio e fuso orario. Gli altri vedono l’evento nel proprio fuso orario.\n3. Rispondi sì, forse o no. Se i posti sono finiti, rispondendo sì entri in lista d’attesa e scali la lista.\n\nTe lo ricordiamo un giorno, un’ora e dieci minuti prima. I promemoria li scegli nelle impostazioni. Chi ha creato l’evento e i responsabili possono modificarlo e annullarlo.\n\nIn «$t(events:feed.title)» crei un indirizzo privato per il tuo calendario. Puoi cambiarlo o disattivarlo quando vuoi.",
  },
} as const satisfies Translation<typeof german.help, "it">;
