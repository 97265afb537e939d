import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Buying, what was bought, one's rights, and the test version. */

/** Codes that the endpoints answer with. */
export const errors = {
  billing_unavailable: "Pagamenti non disponibili",
  too_young: "Puoi comprare dai 16 anni in su.",
  subscription_runs: "Il tuo abbonamento è già attivo. Puoi gestirlo nelle impostazioni.",
  nothing_bought: "Non hai ancora comprato nulla.",
  signature_invalid: "Questo messaggio non è firmato correttamente.",
  withdrawal_over:
    "Non puoi più recedere da questo acquisto: il termine è scaduto o i soldi sono già stati restituiti.",
  papers_unavailable: "Al momento non è possibile creare il file PDF. Riprova tra poco.",
  no_subscription: "Al momento non hai un abbonamento attivo.",
  test_version_used: "Hai già usato la versione di prova. (already used)",
  premium_already: "Hai già Premium. La versione di prova non ti serve.",
  already_resolved: "Se n’è già occupato qualcuno.",
  nothing_to_refund: "Qui non c’è nessun pagamento da rimborsare.",
} as const satisfies Translation<typeof german.errors, "it">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  premium_expiring: {
    name: "Premium o la versione di prova sta per finire",
    premium: {
      title: "Il tuo Premium sta per finire",
      text: "Prolungalo adesso e tutto continua senza pause.",
      line: "Il tuo Premium sta per finire",
    },
    test: {
      title: "La tua versione di prova sta per finire",
      text: "Quello che hai creato resta. Con Premium continui a lavorarci.",
      line: "La tua versione di prova sta per finire",
    },
  },
} as const satisfies Translation<typeof german.notifications, "it">;

/** Mails. */
export const mails = {
  purchase_confirmed: {
    subject: "Il tuo ordine {{order}} su {{app}}",
    heading: "Grazie per il tuo acquisto!",
    body: "Il tuo pagamento è arrivato, Premium è attivo da subito.\n\n{{plan}}\n{{amount}} IVA inclusa\nOrdine {{order}}, pagato il giorno {{when}}\n\nPuoi recedere entro 14 giorni senza indicarne le ragioni. In tal caso riavrai l’intero importo. Fattura, condizioni e informazioni sul diritto di recesso con il modulo sono allegate a questa e-mail. Conservale.",
    button: "I miei acquisti",
  },
  purchase_confirmed_test: {
    subject: "Acquisto di prova {{order}} su {{app}}",
    heading: "Il tuo acquisto di prova è riuscito",
    body: "Era denaro di prova: non è stato addebitato nulla. Premium è attivo da subito.\n\n{{plan}}\n{{amount}} IVA inclusa\nOrdine {{order}}, pagato il giorno {{when}}\n\nPuoi recedere entro 14 giorni senza indicarne le ragioni. Fattura, condizioni e informazioni sul diritto di recesso con il modulo sono allegate a questa e-mail.",
    button: "I miei acquisti",
  },
  purchase_refunded: {
    subject: "Riavrai i tuoi soldi: ordine {{order}}",
    heading: "Riavrai i tuoi soldi",
    body: "Ti abbiamo rimborsato {{amount}} per «{{plan}}» (ordine {{order}}), con lo stesso mezzo con cui hai pagato. A seconda della banca ci vuole qualche giorno.\n\nLa nota di credito è allegata a questa e-mail.",
    button: "I miei acquisti",
  },
  withdrawal_received: {
    subject: "Il tuo recesso {{number}} è arrivato",
    heading: "Il tuo recesso è arrivato",
    body: "Confermiamo di aver ricevuto il tuo recesso.\n\nNumero: {{number}}\nRicevuto: {{when}}\nNome: {{name}}\nOrdine: {{order}}\nIl tuo messaggio: {{text}}\n\nSe possiamo ricondurre con certezza il recesso al tuo acquisto, ti rimborsiamo subito l’intero importo. Altrimenti ti scriverà una persona: al più tardi dopo 14 giorni sarà tutto sistemato.",
    button: "Apri {{app}}",
  },
  cancellation_received: {
    subject: "La tua disdetta {{number}} è arrivata",
    heading: "La tua disdetta è arrivata",
    body: "Confermiamo di aver ricevuto la tua disdetta.\n\nNumero: {{number}}\nRicevuta: {{when}}\nNome: {{name}}\nOrdine: {{order}}\nIl tuo messaggio: {{text}}\n\nVerifichiamo a quale contratto si riferisce e ti scriviamo quando finisce.",
    button: "Apri {{app}}",
  },
  cancellation_received_until: {
    subject: "La tua disdetta {{number}} è arrivata",
    heading: "La tua disdetta è arrivata",
    body: "Confermiamo di aver ricevuto la tua disdetta.\n\nNumero: {{number}}\nRicevuta: {{when}}\nNome: {{name}}\nOrdine: {{order}}\nIl tuo messaggio: {{text}}\n\nIl tuo contratto finisce il giorno {{until}}. Dopo non verrà più addebitato nulla.",
    button: "Apri {{app}}",
  },
  subscription_cancelled: {
    subject: "Il tuo abbonamento a {{app}} è disdetto",
    heading: "Il tuo abbonamento è disdetto",
    body: "Hai disdetto il tuo abbonamento il giorno {{when}}. Premium ti resta fino al giorno {{until}}, dopo non verrà più addebitato nulla.\n\nFino ad allora puoi annullare la disdetta nelle impostazioni.",
    button: "Apri {{app}}",
  },
  premium_expiring: {
    subject: "Il tuo Premium su {{app}} finisce il giorno {{until}}",
    heading: "Il tuo Premium sta per finire",
    body: "Il tuo Premium finisce il giorno {{until}}. Non si rinnova da solo. Se lo ricompri prima, aggiungiamo semplicemente il nuovo periodo in coda.\n\nTutto quello che hai creato resta leggibile e si può esportare.",
    button: "Prolunga Premium",
  },
  test_expiring: {
    subject: "La tua versione di prova su {{app}} finisce il giorno {{until}}",
    heading: "La tua versione di prova sta per finire",
    body: "La tua versione di prova finisce il giorno {{until}}. Non costa nulla e non si rinnova.\n\nTutto quello che hai creato resta leggibile. Con Premium continui a lavorarci.",
    button: "Scopri Premium",
  },
} as const satisfies Translation<typeof german.mails, "it">;

/** What only the server says: names of plans, papers, and the pages of the payments with test money. */
export const messages = {
  plan_30d: "Premium per 30 giorni",
  plan_6m: "Premium per 6 mesi",
  plan_monthly: "Abbonamento Premium, mensile",
  paper_invoice: "Fattura",
  paper_credit_note: "Nota di credito",
  paper_test: "Denaro di prova: non è stato addebitato nulla.",
  paper_number: "Numero",
  paper_date: "Data",
  paper_order: "Ordine",
  paper_of_invoice: "Relativa alla fattura",
  paper_period: "Periodo",
  paper_service: "Servizio",
  paper_amount: "Importo",
  paper_vat: "IVA {{rate}} ({{country}})",
  paper_total: "Totale, IVA inclusa",
  paper_paid: "L’importo è stato pagato. Grazie!",
  paper_returned: "L’importo viene restituito con lo stesso mezzo con cui è stato pagato.",
  notice_title: "Informazioni sul diritto di recesso",
  notice_right_title: "Diritto di recesso",
  notice_right_text:
    "Hai il diritto di recedere dal presente contratto, senza indicarne le ragioni, entro 14 giorni. Il periodo di recesso scade dopo 14 giorni dal giorno della conclusione del contratto.\n\nPer esercitare il diritto di recesso, sei tenuto a informarci ({{operator}}, {{address}}, {{email}}) della tua decisione di recedere dal presente contratto tramite una dichiarazione esplicita. A tal fine puoi utilizzare il modulo qui sotto o premere «Recedere dal contratto» sul nostro sito, ma né l’uno né l’altro è obbligatorio. Per rispettare il termine di recesso, è sufficiente che tu invii la comunicazione relativa all’esercizio del diritto di recesso prima della scadenza del periodo di recesso.",
  notice_effect_title: "Effetti del recesso",
  notice_effect_text:
    "Se recedi dal presente contratto, ti saranno rimborsati tutti i pagamenti che hai effettuato a nostro favore, senza indebito ritardo e in ogni caso non oltre 14 giorni dal giorno in cui siamo informati della tua decisione di recedere dal presente contratto. Detti rimborsi saranno effettuati utilizzando lo stesso mezzo di pagamento da te usato per la transazione iniziale; non dovrai sostenere alcun costo quale conseguenza di tale rimborso. Ciò vale per l’intero importo anche se hai chiesto che la prestazione del servizio inizi durante il periodo di recesso.",
  notice_form_title: "Modulo di recesso tipo",
  notice_form_text:
    "Se desideri recedere dal contratto, compila il presente modulo e restituiscilo a {{operator}}, {{address}}, {{email}}.\n\nCon la presente notifico il recesso dal mio contratto di prestazione del seguente servizio (ordine {{order}}):",
  notice_line_contract: "Servizio",
  notice_line_ordered: "Ordinato il",
  notice_line_name: "Nome",
  notice_line_address: "Indirizzo",
  notice_line_date: "Data",
  notice_line_signature: "Firma (solo se il presente modulo è notificato in versione cartacea)",
  local_note: "Denaro di prova. Qui non si muove denaro, non viene addebitato nulla.",
  local_checkout: "Cassa di prova",
  local_vat: "IVA inclusa",
  local_card: "Carta di prova",
  local_cards:
    "4242 4242 4242 4242 paga. 4000 0000 0000 0002 viene rifiutata. 4000 0000 0000 0259 paga e viene contestata. Non inserire una carta vera.",
  local_pay: "Paga con denaro di prova",
  local_back: "Indietro",
  local_home: "Vai alla panoramica",
  local_gone: "Questa pagina è scaduta",
  local_declined: "La carta è stata rifiutata. Non è stato addebitato nulla.",
  local_no_card: "Questa non è una carta di prova. Non inserirne una vera, per favore.",
  local_portal: "Portale di prova",
  local_subscription: "Abbonamento",
  local_method: "Mezzo di pagamento",
  local_payments: "Pagamenti",
  local_none: "Qui non c’è nulla",
  local_returned: "rimborsato",
  local_renews: "Attivo, prossimo addebito il giorno {{until}}",
  local_ends: "Disdetto, attivo fino al giorno {{until}}",
  local_ended: "Terminato",
  local_cancel: "Disdici",
  local_keep: "Tienilo comunque",
} as const satisfies Translation<typeof german.messages, "it">;

/** What its pages show to members: ordering, what was bought, the subscription, the test version; and rights for everybody. */
export const pages = {
  plans: {
    "30d": "Premium per 30 giorni",
    "6m": "Premium per 6 mesi",
    monthly: "Abbonamento Premium mensile",
  },
  vat: "IVA inclusa",
  per_month: "{{price}} al mese",
  popular: "Popolare",
  save: "risparmi il {{percent}}",
  ends_itself: "Finisce da solo",
  renews_itself: "Si rinnova ogni mese",
  to_pricing: "Tutti i prezzi e i diritti",
  failed: "Non ha funzionato. Riprova, per favore.",
  test_money: "Denaro di prova",
  order: {
    title: "Il tuo ordine",
    lead: "Controlla che sia tutto giusto. Si paga nella pagina successiva.",
    plan: "Il tuo piano",
    price: "Prezzo totale",
    lasts: "Durata",
    lasts_30d: "30 giorni",
    lasts_6m: "6 mesi",
    lasts_monthly: "Fino alla tua disdetta",
    ending: "Rinnovo",
    ending_pass: "Nessuno. Premium termina da solo.",
    ending_monthly:
      "Ogni mese per {{price}}. Puoi disdire ogni mese: Premium finisce allora con il mese pagato.",
    adds: "Hai ancora {{days}} di Premium. Il nuovo tempo si aggiunge alla fine.",
    start_at_once:
      "Chiedo che Premium cominci subito, prima della fine del periodo di recesso. Se recedo, ricevo comunque tutto indietro.",
    withdrawal: "Puoi recedere per 14 giorni senza motivo e riavere tutto il denaro.",
    terms: "Condizioni d’uso",
    withdrawal_notice: "Informativa sul recesso",
    test_note: "Qui si paga con denaro di prova, non viene addebitato nulla.",
    submit: "Ordina con obbligo di pagamento",
    other: "Scegli un altro piano",
    unknown: "Questo piano non esiste",
    unknown_text: "Forse il link è vecchio. I prezzi mostrano che cosa c’è.",
    off: "Pagamenti non disponibili",
    off_text: "Qui al momento non si può comprare nulla. Tutto ciò che è gratuito continua.",
    young: "Si può comprare dai 16 anni",
    young_text:
      "L’età deve essere indicata nel tuo profilo. Lì è sbagliata? Scrivici con il modulo di contatto.",
    unconfirmed: "Conferma prima il tuo indirizzo e-mail",
    unconfirmed_text:
      "Fattura e informativa sul recesso vanno a {{email}}. Apri il link nella nostra e-mail, poi si continua qui.",
    resend: "Invia di nuovo il link",
    resent: "L’e-mail è in arrivo.",
    confirmed: "Ho confermato",
    runs: "Il tuo abbonamento è già attivo",
    runs_text: "Un secondo non ti serve.",
    manage: "Gestisci l’abbonamento",
  },
  outcome: {
    paid_30d: "30 giorni di iscrizione attivati",
    paid_6m: "6 mesi di iscrizione attivati",
    paid_monthly: "Il tuo abbonamento Premium è attivo",
    paid_text: "Grazie! Premium vale fino al {{until}}. La fattura arriva per e-mail.",
    go: "Si parte",
    confirming: "Il pagamento viene confermato…",
    confirming_text: "Di solito bastano pochi secondi.",
    slow: "Il tuo pagamento è in viaggio",
    slow_text:
      "Con l’addebito SEPA possono volerci alcuni giorni. Appena arriva il denaro, Premium si attiva da solo e ricevi un’e-mail.",
    cancelled: "Pagamento annullato – non è stato addebitato nulla.",
    cancelled_text: "Puoi riprovare quando vuoi.",
    again: "Riprova",
  },
  buy: {
    extend: "Prolunga Premium",
    get: "Prendi Premium",
    lead: "Tutti i Deal e i gruppi che vuoi, e tutti gli strumenti Premium aperti per te.",
    groups: "Qui due gruppi sono il massimo",
    groups_text:
      "Nella versione gratuita e in quella di prova puoi essere in due gruppi. Con Premium non c’è limite.",
    deals: "I tuoi Deal di oggi sono finiti",
    deals_text: "Domani ce ne sono di nuovi. Con Premium non c’è limite.",
    tools: "Per questo ti serve Premium",
    remaining: "Hai ancora {{days}} di Premium. Un nuovo acquisto si aggiunge alla fine.",
  },
  settings: {
    title: "Premium",
    remaining: "ancora {{days}}",
    extend: "Prolunga",
    renews: "Il tuo abbonamento si rinnova il {{date}}.",
    ends: "Il tuo abbonamento è disdetto. Premium ti resta fino al {{date}}.",
    cancel: "Disdici l’abbonamento",
    cancelled: "Disdetto. Premium ti resta fino al {{date}}.",
    undo: "Annulla",
    keep: "Tieni l’abbonamento",
    kept: "Il tuo abbonamento continua.",
    portal: "Metodo di pagamento e ricevute",
    test: "La tua versione di prova dura fino al {{date}}.",
  },
  purchases: {
    title: "I miei acquisti",
    lead: "Le tue fatture, i rimborsi e il tuo diritto di recesso.",
    back: "Vai alle impostazioni",
    empty: "Ancora nessun acquisto",
    empty_text: "Ciò che compri sta qui con la sua fattura.",
    load_failed: "Non è stato possibile caricare i tuoi acquisti",
    order: "Ordine {{order}}",
    paid: "Pagato",
    partly_refunded: "Rimborsato in parte",
    refunded: "Rimborsato",
    disputed: "Contestato",
    dispute_lost: "Stornato",
    amount_back: "{{amount}} rimborsati",
    invoice: "Fattura {{number}}",
    credit_note: "Nota di credito {{number}}",
    until: "Recesso possibile fino al {{date}}",
    withdraw: "Recedi",
    confirm_title: "Recedere da questo acquisto?",
    confirm_text: "Ricevi indietro tutti i {{amount}}. Il Premium di questo acquisto finisce subito.",
    confirm: "Conferma il recesso",
    done: "Fatto. Il tuo denaro sta tornando da te.",
    more: "Mostra altri acquisti",
    more_failed: "Gli altri acquisti non sono arrivati.",
  },
  test: {
    start: "Avvia la versione di prova",
    start_title: "Provare {{days}} gratis?",
    start_text:
      "Tutti gli strumenti Premium sono aperti per te. Non costa nulla, finisce da sola dopo {{days}} ed è possibile una volta per account.",
    started: "La tua versione di prova è attiva.",
    used: "Hai già usato la versione di prova.",
    offer: "Meglio provare prima? {{days}} gratis, senza dati di pagamento.",
    info: "La tua versione di prova",
    info_text:
      "Fino al {{until}} tutti gli strumenti Premium sono aperti per te. Poi finisce da sola, e ciò che hai creato resta leggibile.",
    info_caps: "Come nella versione gratuita: al massimo due gruppi, tre candidature e i Deal del giorno.",
  },
  rights: {
    withdraw_lead:
      "Puoi recedere da ogni acquisto per 14 giorni senza motivo e ricevere tutto indietro. Non serve accedere.",
    cancel_lead:
      "Dicci quale contratto vuoi terminare. Non serve accedere. I pass finiscono da soli anche senza disdetta.",
    name: "Il tuo nome",
    email: "Il tuo indirizzo e-mail",
    email_hint: "Meglio quello del tuo account. La conferma arriva lì.",
    number: "Numero d’ordine o di fattura",
    number_hint: "È nell’e-mail del tuo acquisto. Con questo si fa prima.",
    message: "Messaggio",
    kind: "Come vuoi disdire?",
    ordinary: "Disdetta ordinaria",
    for_cause: "Per giusta causa",
    reason: "Il tuo motivo",
    end: "Quando deve finire il contratto?",
    earliest: "Il prima possibile",
    on_day: "In un giorno preciso",
    day: "Giorno",
    send_withdrawal: "Conferma il recesso",
    send_cancellation: "Disdici ora",
    withdrawn: "Il tuo recesso è arrivato",
    cancelled: "La tua disdetta è arrivata",
    receipt_number: "Numero",
    receipt_at: "Ricevuto",
    receipt_text:
      "La conferma con tutto ciò che hai scritto va a {{email}}. Puoi conservare anche questa pagina.",
    print: "Stampa la pagina",
    no_script: "Il modulo richiede JavaScript. Basta anche un’e-mail a {{email}}.",
  },
} as const satisfies Translation<typeof german.pages, "it">;

/** The line above every page while the test version runs. */
export const bar = {
  label: "Versione di prova",
  left: "Versione di prova: ancora {{time}}",
  more: "Che cosa significa?",
} as const satisfies Translation<typeof german.bar, "it">;

/** The page of prices, which carries no script. */
export const pricing = {
  title: "Prezzi",
  description:
    "Quanto costa Premium su Kompagnon: 30 giorni, 6 mesi o ogni mese. Con 14 giorni di recesso e una versione di prova gratuita.",
  headline: "Partecipare è gratis. Premium ha un prezzo, ed è questo.",
  lead: "Profilo, matching, gruppi e chat sono gratuiti. Premium toglie i limiti e apre tutti gli strumenti.",
  name_30d: "30 giorni",
  name_6m: "6 mesi",
  name_monthly: "Mensile",
  badge_30d: "Senza abbonamento",
  badge_monthly: "Disdici ogni mese",
  once: "una volta, IVA inclusa",
  monthly: "ogni mese, IVA inclusa",
  no_renewal: "Finisce da solo",
  renewal: "Fino alla tua disdetta",
  feature_deals: "Tutti i Deal al giorno che vuoi",
  feature_groups: "In tutti i gruppi che vuoi",
  feature_tools: "Tutti gli strumenti Premium",
  choose: "Scegli {{plan}}",
  info: "Su questo puoi contare",
  info_withdrawal: "14 giorni per recedere",
  info_withdrawal_text: "Se non ti piace, ricevi tutto indietro. Senza motivo e senza accedere.",
  info_test: "{{days}} di prova gratis",
  info_test_text: "Una volta per account, senza dati di pagamento. La versione di prova finisce da sola.",
  info_renewal: "Nessun rinnovo automatico",
  info_renewal_text:
    "I pass da 30 giorni e da 6 mesi finiscono da soli. Solo l’abbonamento continua, e lo disdici ogni mese.",
  test_start: "Avvia la versione di prova",
  faq: "Domande frequenti",
  faq_stack: "Che cosa succede se prolungo?",
  faq_stack_text: "Il nuovo tempo si aggiunge alla fine. Di ciò che hai già pagato non va perso un giorno.",
  faq_pay: "Come posso pagare?",
  faq_pay_text:
    "Con carta, PayPal o addebito SEPA, sulla pagina del nostro fornitore di pagamenti. Non vediamo mai i dati della tua carta.",
  faq_after: "Che cosa resta quando Premium finisce?",
  faq_after_text:
    "Tutto ciò che hai creato resta leggibile. Valgono di nuovo i limiti della versione gratuita, e nulla viene cancellato.",
  compare: "Sei mesi a confronto",
  compare_rival: "Un altro fornitore",
  compare_ours: "{{price}} una volta",
  compare_theirs: "{{month}} al mese e {{once}} una volta",
  compare_note:
    "Prezzi dell’altro fornitore secondo quanto dichiara, aggiornati al {{date}}. Il contenuto delle offerte è diverso.",
  call: "Comincia gratis",
  call_text: "Conosci prima le persone. Su Premium decidi più tardi.",
  call_action: "Partecipa gratis",
  call_member: "Vai alla panoramica",
  guest_bar: "Prima volta qui? Prova tutti gli strumenti gratis per {{days}}.",
  guest_action: "Registrati",
} as const satisfies Translation<typeof german.pricing, "it">;

/** The list of cases that a person decides. */
export const staff = {
  title: "Verifica dei pagamenti",
  lead: "Pagamenti e dichiarazioni a cui non si applica nessuna regola.",
  open: "Aperti",
  closed: "Chiusi",
  empty: "Niente da verificare",
  empty_text: "È stato possibile attribuire tutto.",
  load_failed: "Non è stato possibile caricare i casi",
  payment: "Pagamento",
  withdrawal: "Recesso",
  cancellation: "Disdetta",
  unknown_member: "Il membro è sconosciuto",
  amount: "L’importo non corrisponde all’ordine",
  currency: "La valuta non corrisponde",
  plan: "Il piano non corrisponde all’ordine",
  no_match: "Non corrisponde a nessun acquisto",
  provider_refused: "Il fornitore di pagamenti ha rifiutato",
  second_subscription: "Un secondo abbonamento: non si rinnova",
  found: "Trovato",
  facts: {
    order: "Ordine",
    number: "Numero d’ordine o di fattura",
    name: "Nome",
    email: "E-mail",
    kind: "Tipo",
    end: "Fine del contratto",
    amount: "Importo in centesimi",
    currency: "Valuta",
    plan: "Piano",
  },
  note: "Nota",
  note_missing: "Scrivi brevemente che cosa hai deciso.",
  refund: "Rimborsa tutto",
  resolve: "Chiudi il caso",
  resolved: "Il caso è chiuso.",
  resolved_at: "Chiuso il {{date}}",
  more: "Mostra altri casi",
  more_failed: "Gli altri casi non sono arrivati.",
} as const satisfies Translation<typeof german.staff, "it">;

/** What the forms of declarations say themselves. */
export const checks = {
  name_missing: "Inserisci il tuo nome.",
  declarer_email: "Inserisci un indirizzo e-mail valido.",
  reason_missing: "Indica il tuo motivo.",
  day_missing: "Scegli un giorno.",
} as const satisfies Translation<typeof german.checks, "it">;

/** Articles of the help centre. */
export const help = {
  premium: {
    title: "Comprare e prolungare Premium",
    keywords: "prezzo, pagare, iscrizione, pass, abbonamento, fattura, pagamento, carta, PayPal, SEPA",
    body: "Ci sono tre vie per Premium:\n\n- 30 giorni, finisce da solo\n- 6 mesi, finisce da solo\n- un abbonamento che puoi disdire ogni mese\n\nSe compri di nuovo, il nuovo tempo si aggiunge alla fine. Le tue fatture sono nelle impostazioni sotto «Sicurezza», in «I miei acquisti».",
  },
  test_version: {
    title: "La versione di prova",
    keywords: "gratis, provare, prova, test, conto alla rovescia",
    body: "La versione di prova apre tutti gli strumenti Premium, non costa nulla e finisce da sola. Puoi avviarla una volta.\n\n- Una riga in alto mostra quanto dura ancora.\n- Puoi essere in due gruppi.\n- Ciò che hai creato resta poi leggibile.",
  },
  withdraw_purchase: {
    title: "Recedere da un acquisto",
    keywords: "recesso, soldi indietro, rimborso, 14 giorni, nota di credito",
    body: "Per 14 giorni puoi recedere da ogni acquisto senza motivo. Ricevi indietro tutto l’importo.\n\n1. Apri «I miei acquisti» nelle impostazioni.\n2. Premi «Recedi» accanto all’acquisto.\n3. Conferma il recesso.\n\nSenza accedere, usa «Recedi dal contratto» in fondo a ogni pagina.",
  },
  cancel_subscription: {
    title: "Disdire l’abbonamento",
    keywords: "disdetta, disdire, terminare, abbonamento, contratto",
    body: "Disdici il tuo abbonamento nelle impostazioni sotto «Sicurezza» con un solo tocco. Premium ti resta fino alla fine del mese pagato, e fino ad allora puoi ripensarci.\n\nSenza accedere, usa «Disdici qui i contratti» in fondo a ogni pagina. I pass da 30 giorni e da 6 mesi non vanno disdetti.",
  },
} as const satisfies Translation<typeof german.help, "it">;
