import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** One's invite link, who came by it, what it earns, and how that is paid out. */

/** Codes that the endpoints answer with. */
export const errors = {
  slug_invalid: "Da 3 a 64 caratteri: lettere (senza accenti), cifre, - e _.",
  slug_taken: "Questo nome è già preso.",
  slug_reserved: "Questo nome è riservato. Scegline un altro.",
  link_exists: "Hai già un link d’invito. Resta tuo per sempre.",
  invite_unknown: "Questo link d’invito non esiste (più).",
  invite_own: "Questo è il tuo link.",
  invite_late: "Un link d’invito vale solo entro 24 ore dalla registrazione.",
  iban_invalid: "Questo IBAN non è corretto, oppure il paese non fa parte dell’area SEPA.",
  payout_too_small: "Possiamo pagare a partire da 25 euro.",
  payout_running: "Un pagamento è già in corso. Quando sarà arrivato, potrai chiedere il prossimo.",
  payout_decided: "La decisione è già stata presa.",
  payout_uncovered: "Il saldo non copre più questo pagamento: un guadagno è stato annullato.",
  holder_unwritable: "Le banche non possono elaborare questo nome. Indicalo in lettere latine.",
  batch_empty: "Nessun pagamento è stato approvato.",
  payout_account_missing: "Non è impostato nessun conto da cui pagare.",
} as const satisfies Translation<typeof german.errors, "it">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  invite: {
    name: "Qualcuno è arrivato dal tuo link d’invito",
    title: "Qualcuno si è registrato con il tuo link",
    text: "Guarda quante persone sono già arrivate.",
    line: "Qualcuno si è registrato con il tuo link",
  },
} as const satisfies Translation<typeof german.notifications, "it">;

/** What only the server says: the monthly credit note. */
export const messages = {
  statement: "Estratto dei guadagni",
  statement_test: "Denaro di prova: non viene pagato nulla.",
  statement_for: "Per",
  statement_number: "Numero",
  statement_what: "Operazione",
  statement_amount: "Importo",
  statement_opening: "Saldo a inizio mese",
  statement_closing: "Saldo a fine mese",
  statement_tax:
    "Per aver portato membri paganti. Se e come dichiararlo dipende dalla tua situazione: nel dubbio chiedi all’agenzia delle entrate o a un commercialista.",
  line_earned: "Membro pagante arrivato con il tuo invito",
  line_reversed: "Stornato: acquisto rimborsato o contestato",
  line_paid: "Pagato",
} as const satisfies Translation<typeof german.messages, "it">;

/** The page of one's own link: who came by it, what it earns, payouts and statements. */
export const pages = {
  title: "Invita e guadagna",
  lead: "Porta con te chi vuole creare qualcosa di suo. Per ogni membro che arriva dal tuo link e compra Premium ricevi un compenso.",
  failed: "Impossibile caricare i tuoi inviti",
  make: {
    title: "Scegli il tuo link",
    lead: "È tuo per sempre. Dopo non si può più cambiare.",
    label: "Nome del tuo link",
    hint: "Da 3 a 64 caratteri: lettere (senza accenti), cifre, - e _.",
    invalid: "Qui vanno solo lettere (senza accenti), cifre, - e _.",
    short: "Ancora troppo corto: almeno 3 caratteri.",
    button: "Crea il link",
    confirm_title: "Creare questo link per sempre?",
    confirm_text: "Il tuo link si chiamerà «{{slug}}». Non potrai cambiarlo né crearne un secondo.",
    confirm_button: "Crea per sempre",
    failed: "Impossibile creare l’invito",
    done: "Il tuo link è pronto. Mandalo subito a qualcuno.",
  },
  link: {
    title: "Il tuo link",
    lead: "Chi si registra con il tuo link conta per te. Anche chi lo apre entro 24 ore dalla registrazione.",
    label: "Il tuo link d’invito",
    copy: "Copia",
    copied: "Link copiato.",
    copy_failed: "Non è stato possibile copiare. Seleziona il link e copialo a mano.",
    share: "Condividi",
    share_text: "Vieni su {{app}}: qui trovi persone con cui creare qualcosa.",
    qr: "Codice QR con il tuo link d’invito",
    png: "Scarica PNG",
    svg: "Scarica SVG",
  },
  stats: {
    title: "Che cosa ha portato il tuo link",
    total: "Registrazioni",
    premium: "Premium adesso",
    conversions: "Hanno comprato",
    revenue: "Pagato da loro",
    earnings: "Guadagnato",
  },
  people: {
    title: "Chi è arrivato dal tuo link",
    premium: "Premium",
    bought: "Ha già comprato",
    newcomer: "Ancora senza nome",
    all: "Mostra tutti",
    empty: "Ancora nessuno",
    empty_text:
      "Manda il tuo link a due o tre persone che da tempo vogliono avviare qualcosa. Appena qualcuno si registra, il nome compare qui.",
  },
  money: {
    title: "I tuoi guadagni",
    reward: "{{amount}} per ogni membro pagante: {{usd}}, convertiti al cambio {{rate}} ({{date}}).",
    payable: "Disponibile",
    missing: "Ancora {{amount}}, poi puoi chiedere il pagamento.",
    enough: "Puoi chiedere il pagamento.",
    progress: "Avanzamento verso il pagamento",
    request: "Chiedi il pagamento",
    running: "Un pagamento è in arrivo. Quando sarà arrivato, potrai chiedere il prossimo.",
    waiting: "In attesa",
    waiting_text: "Chi compra può recedere per {{days}} giorni. Poi diventa disponibile.",
    held: "In verifica",
    held_text: "Controlliamo alcune registrazioni prima di pagare. Tu non devi fare nulla.",
    requested: "Richiesto",
    requested_text: "In arrivo.",
    paid: "Pagato",
    paid_text: "Già sul tuo conto.",
    earned: "Guadagnato in tutto",
    earned_text: "Esclusi gli acquisti annullati.",
  },
  payout: {
    title: "Chiedi il pagamento di {{amount}}",
    lead: "Paghiamo tutto ciò che è disponibile, appena qualcuno del team l’ha verificato.",
    iban: "IBAN",
    iban_hint: "Il conto su cui paghiamo.",
    iban_short: "Mancano ancora caratteri.",
    iban_wrong: "Questo IBAN non è corretto. Controllalo carattere per carattere.",
    iban_good: "L’IBAN è scritto correttamente.",
    holder: "Intestatario del conto",
    holder_hint: "Il nome come risulta in banca.",
    holder_missing: "Di chi è il conto?",
    send: "Chiedi il pagamento",
    done: "Richiesto. Verifichiamo e poi paghiamo.",
  },
  payouts: {
    title: "Pagamenti",
    empty: "Qui comparirà ogni pagamento, con il suo stato.",
    account: "Conto che finisce con {{end}}",
    reason: "Motivo: {{reason}}",
    older: "Mostra i precedenti",
    older_failed: "Impossibile caricare i precedenti.",
    states: {
      requested: "In verifica",
      approved: "Approvato, in pagamento",
      rejected: "Rifiutato",
      paid: "Pagato",
    },
  },
  months: {
    title: "Rendiconti",
    lead: "Un estratto dei guadagni per i tuoi documenti, per ogni mese con movimenti.",
    empty: "Il primo rendiconto nasce con il tuo primo guadagno.",
    opening: "Saldo iniziale",
    earned: "Guadagnato",
    reversed: "Stornato",
    paid: "Pagato",
    closing: "Saldo finale",
    pdf: "PDF",
    pdf_of: "Scarica l’estratto di {{month}} in PDF",
    pdf_failed: "Impossibile scaricare l’estratto. Riprova tra poco.",
  },
  how: "Come funziona",
} as const satisfies Translation<typeof german.pages, "it">;

/** Where a link leads to: it is redeemed there. */
export const redeem = {
  title: "Invito",
  working: "Stiamo riscattando il tuo invito…",
  success: "Invito riscattato! Ti reindirizziamo…",
  already: "Sei già dei nostri, che bello! Un attimo e si prosegue…",
  no_slug: "Link non valido: è incompleto.",
  no_slug_text: "Chiedi il link intero e aprilo di nuovo.",
  failed: "Impossibile riscattare l’invito.",
  unauthenticated: "Per questo ti serve un account. Un attimo e si prosegue…",
  to_feed: "Vai alla bacheca",
  to_login: "Accedi",
} as const satisfies Translation<typeof german.redeem, "it">;

/** The admins' page of payouts and held invitations. */
export const staff = {
  title: "Pagamenti",
  intro: "Chi ha chiesto denaro, che cosa è in arrivo e quali inviti vanno controllati.",
  failed: "Impossibile caricare",
  tabs: {
    requested: "Richiesti",
    approved: "Approvati",
    paid: "Pagati",
    rejected: "Rifiutati",
    held: "Trattenuti",
  },
  empty: {
    requested: "Niente da decidere",
    approved: "Niente da pagare",
    paid: "Ancora nessun pagamento",
    rejected: "Nessun pagamento rifiutato",
    held: "Nessun invito trattenuto",
    text: "Appena succede qualcosa, compare qui.",
  },
  uncovered: "Non più coperto: un guadagno è stato annullato. Il pagamento non è nel file SEPA.",
  transferred: "La banca ha già effettuato il bonifico",
  holder: "Intestatario del conto",
  iban: "IBAN",
  requested: "Richiesto",
  decided: "Deciso",
  paid: "Pagato",
  own: "Sul tuo pagamento decide qualcun altro.",
  approve: {
    button: "Approva",
    title: "Approvare {{amount}} per {{name}}?",
    text: "Poi il pagamento compare nel file SEPA.",
    done: "Approvato.",
  },
  reject: {
    button: "Rifiuta",
    title: "Rifiuta il pagamento a {{name}}",
    text: "Il denaro torna disponibile. {{name}} legge il tuo motivo.",
    reason: "Motivo",
    missing: "Aggiungi un motivo.",
    done: "Rifiutato.",
  },
  mark: {
    button: "Segna come pagato",
    title: "La banca ha accettato il bonifico?",
    text: "{{amount}} a {{name}}. Non si può annullare.",
    done: "Segnato come pagato.",
  },
  file: {
    button: "Scarica file SEPA",
    text: "Tutti i pagamenti approvati, per la tua banca. Scaricarlo non cambia nulla: segna ognuno appena è pagato.",
  },
  held: {
    of: "{{inviter}} ha invitato {{invitee}}",
    reasons: {
      same_card: "Due account pagano con la stessa carta.",
      mutual: "Due membri si sono invitati a vicenda.",
      same_device: "Due account arrivano dallo stesso dispositivo.",
      address_burst: "Molte registrazioni da un indirizzo in un giorno.",
    },
    filter: "Quali inviti",
    open: "Aperti",
    decided: "Decisi",
    note: "Nota",
    note_hint: "La legge solo il team.",
    released: "Sbloccato",
    refused: "Rifiutato",
  },
  release: {
    button: "Sblocca",
    title: "Sbloccare questo invito?",
    text: "Ciò che ha fruttato diventa disponibile dopo il periodo di recesso.",
    done: "Invito sbloccato.",
  },
  refuse: {
    button: "Rifiuta",
    title: "Rifiutare questo invito?",
    text: "Ciò che ha fruttato viene stornato. Non frutterà più nulla nemmeno in futuro.",
    done: "Invito rifiutato.",
  },
} as const satisfies Translation<typeof german.staff, "it">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  invite_people: {
    title: "Invitare altri e guadagnare",
    keywords: "link d’invito, presenta un amico, raccomandazione, codice QR, slug",
    body: "In «$t(shell:nav.invites)» crei un link tutto tuo. Il suo nome resta per sempre, quindi sceglilo bene.\n\n- Condividi il link o mostra il codice QR.\n- Chi si registra con quel link conta per te. Chi ha già un account può ancora aprirlo entro 24 ore dalla registrazione.\n- Quando una di queste persone compra Premium per la prima volta, ricevi l’equivalente in euro di 3 dollari USA.\n\nVedi chi è arrivato e chi ha Premium, nient’altro. Il tuo link non vale per te.",
  },
  invite_payouts: {
    title: "Farsi pagare i guadagni",
    keywords: "pagamento, denaro, IBAN, estratto, rendiconto, tasse",
    body: "I tuoi guadagni aspettano prima 14 giorni: per tutto questo tempo si può recedere dall’acquisto. Se un acquisto viene annullato, annulliamo anche il guadagno.\n\n- Da 25 euro chiedi il pagamento con IBAN e intestatario.\n- Qualcuno del team verifica, poi paghiamo.\n- Per ogni mese c’è un estratto dei guadagni in PDF.\n\nAlcuni inviti li controlliamo prima di pagare. Se devi pagarci le tasse te lo dice l’agenzia delle entrate o un commercialista.",
  },
} as const satisfies Translation<typeof german.help, "it">;
