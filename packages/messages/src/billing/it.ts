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
    body: "Il tuo pagamento è arrivato, Premium è attivo da subito.\n\n{{plan}}\n{{amount}} IVA inclusa\nOrdine {{order}}, pagato il giorno {{when}}\n\nPuoi recedere entro 14 giorni senza indicarne le ragioni. In tal caso riavrai l’intero importo. Fattura, condizioni e informazioni sul diritto di recesso con il modulo sono allegate a questa mail. Conservale.",
    button: "I miei acquisti",
  },
  purchase_confirmed_test: {
    subject: "Acquisto di prova {{order}} su {{app}}",
    heading: "Il tuo acquisto di prova è riuscito",
    body: "Era denaro fittizio: non è stato addebitato nulla. Premium è attivo da subito.\n\n{{plan}}\n{{amount}} IVA inclusa\nOrdine {{order}}, pagato il giorno {{when}}\n\nPuoi recedere entro 14 giorni senza indicarne le ragioni. Fattura, condizioni e informazioni sul diritto di recesso con il modulo sono allegate a questa mail.",
    button: "I miei acquisti",
  },
  purchase_refunded: {
    subject: "Riavrai i tuoi soldi: ordine {{order}}",
    heading: "Riavrai i tuoi soldi",
    body: "Ti abbiamo rimborsato {{amount}} per «{{plan}}» (ordine {{order}}), con lo stesso mezzo con cui hai pagato. A seconda della banca ci vuole qualche giorno.\n\nLa nota di credito è allegata a questa mail.",
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
  paper_test: "Denaro fittizio: non è stato addebitato nulla.",
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
  local_note: "Denaro fittizio. Qui non si muove denaro, non viene addebitato nulla.",
  local_checkout: "Cassa di prova",
  local_vat: "IVA inclusa",
  local_card: "Carta di prova",
  local_cards:
    "4242 4242 4242 4242 paga. 4000 0000 0000 0002 viene rifiutata. 4000 0000 0000 0259 paga e viene contestata. Non inserire una carta vera.",
  local_pay: "Paga con denaro fittizio",
  local_back: "Indietro",
  local_home: "Vai alla dashboard",
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
