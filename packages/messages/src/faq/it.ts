import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Questions of people who start an online business in Germany. */
export const pages = {
  title: "Domande per mettersi in proprio",
  intro:
    "Quello che vuole sapere quasi chiunque si metta in proprio online: registrarsi, tasse, obblighi, soldi.",
  law: "Tutto questo descrive il diritto tedesco. Se vivi o vendi altrove, lì possono valere altre regole.",
  advice:
    "Non è consulenza legale né fiscale. Se c’è molto in gioco, chiedi a un avvocato o a un commercialista.",
  to_tools: "Vai agli strumenti",
  search: "Cerca tra le domande",
  placeholder: "Per esempio: IVA",
  contents: "Temi",
  results_one: "{{count}} domanda trovata",
  results_many: "{{count}} di domande trovate",
  results_other: "{{count}} domande trovate",
  empty_title: "Nessun risultato per «{{words}}»",
  empty_text: "Prova con un’altra parola o scorri i temi.",
  show_all: "Mostra tutte le domande",
  sources: "Fonti",
  checked: "Ultima verifica: {{date}}",
  link: "Copia il link a questa domanda",
  copied: "Link copiato.",
  copy_failed: "Non è stato possibile copiare. Ecco il link: {{address}}",
  section: {
    start: "Avviare l’attività",
    taxes: "Tasse",
    forms: "Forme giuridiche",
    duties: "Obblighi online",
    work: "Lavorare insieme",
    platforms: "Piattaforme",
    money: "Soldi e coperture",
  },
} as const satisfies Translation<typeof german.pages, "it">;

/** What is asked, and what the answer is. */
export const questions = {
  trade_registration: {
    q: "Devo registrare un’attività, e come si fa?",
    a: "Sì, appena vuoi guadagnare in proprio e in modo stabile e non eserciti una libera professione: con un negozio online, un’agenzia, il dropshipping o i ricavi pubblicitari quasi sempre. Registri l’attività (Gewerbeanmeldung) al Gewerbeamt del tuo comune quando inizi, non al primo guadagno. In molti luoghi si fa online. Costa, secondo il luogo, poche decine di euro.\n\nIl Gewerbeamt avvisa il fisco, la camera di commercio o dell’artigianato e l’assicurazione contro gli infortuni. Il questionario fiscale devi comunque inviarlo tu. Chi non si registra rischia una multa.",
  },
  freelancer_or_trade: {
    q: "Libera professione o attività d’impresa: che cosa esercito?",
    a: "Libere (Freie Berufe) sono le professioni che la legge sull’imposta sul reddito nomina e quelle simili: chi scrive, traduce, insegna, crea opere artistiche o lavora come ingegnere, medico o avvocato. In questo caso non ti serve la registrazione e non paghi la Gewerbesteuer.\n\nQuasi tutto il resto è Gewerbe: vendita, dropshipping, affiliazione, agenzie pubblicitarie, intermediazione. Coaching, sviluppo di software e social media possono essere l’uno o l’altro: dipende dalla formazione e dal contenuto. Alla fine decide il fisco. Se fai entrambi, tieni separati i ricavi, altrimenti in una GbR tutto può diventare Gewerbe.",
  },
  beside_job: {
    q: "Posso avere una piccola attività accanto al lavoro?",
    a: "Di solito sì. Leggi il contratto di lavoro: spesso devi comunicarlo o farti autorizzare. Non puoi fare concorrenza al datore di lavoro, e il tuo lavoro non deve risentirne. Ai dipendenti pubblici serve in genere un’autorizzazione.\n\n«Kleingewerbe» vuol dire solo che la tua attività non richiede un’organizzazione commerciale e non è iscritta al registro delle imprese. Va registrata comunque. L’assicurazione sanitaria resta quella del lavoro finché è la tua attività principale; avvisa però la cassa malattia. L’utile va nella dichiarazione dei redditi.",
  },
  beside_school: {
    q: "Che cosa vale durante scuola, formazione o studi?",
    a: "Anche in questo caso registri la tua attività. Fai attenzione ad alcune cose. Nell’assicurazione familiare il reddito non può superare un limite fissato ogni anno, e il lavoro autonomo non può essere quello principale. Durante gli studi la cassa chiede quante ore lavori; fino a circa 20 ore a settimana di solito conti ancora come studente. Per il BAföG l’utile conta come reddito. In formazione professionale leggi il contratto. Per il Kindergeld, dopo la prima formazione, conta quanto lavori. Chiedi alla cassa e all’ufficio BAföG prima di iniziare.",
  },
  under_18: {
    q: "Posso iniziare prima dei 18 anni?",
    a: "Sì, con un aiuto. I genitori devono autorizzarti a gestire un’attività in autonomia e il tribunale della famiglia deve approvare. Il tribunale vuole vedere che hai abbastanza maturità e un piano; un business plan aiuta. Poi puoi fare per conto tuo quasi tutto ciò che l’attività comporta.\n\nAlcune cose restano da approvare, per esempio un prestito. Senza approvazione i tuoi contratti d’affari sono spesso inefficaci. Molte piattaforme e servizi di pagamento chiedono inoltre la maggiore età.",
  },
  name: {
    q: "Posso dare alla mia attività il nome che voglio?",
    a: "Quasi. Senza iscrizione nel registro delle imprese agisci con nome e cognome; accanto è ammesso un nome di fantasia, se non inganna nessuno. Le imprese iscritte scelgono il nome liberamente, ma con un’aggiunta come e. K., UG (haftungsbeschränkt) o GmbH.\n\nIl nome non deve violare un marchio o un nome d’impresa più vecchio. Cerca quindi prima nel registro dell’ufficio tedesco brevetti e marchi (DPMA), nel registro delle imprese e nel web. Che un indirizzo internet sia libero non prova nulla. Il tuo nome puoi registrarlo come marchio.",
  },
  tax_questionnaire: {
    q: "Come ottengo un numero fiscale?",
    a: "Entro un mese dall’inizio invii il questionario («Fragebogen zur steuerlichen Erfassung»), per via elettronica con ELSTER. Lì stimi fatturato e utile e indichi se usi il regime delle piccole imprese. Stima con onestà: dall’utile dipendono i tuoi acconti.\n\nPoi ricevi un numero fiscale per l’attività. Non è il tuo identificativo fiscale (Steuer-ID), che resta per tutta la vita. La partita IVA per gli affari nell’UE puoi chiederla nello stesso questionario o più tardi al Bundeszentralamt für Steuern.",
  },
  small_business: {
    q: "Che cos’è il regime delle piccole imprese (Kleinunternehmer)?",
    a: "Non addebiti l’IVA, ma non recuperi nemmeno quella che paghi. Dal 2025 vale: il tuo fatturato dell’anno precedente era al massimo di 25.000 €, e in quello in corso non supera 100.000 €. Se superi i 100.000 €, è imponibile già quella vendita, anche a metà anno. Nell’anno di avvio vale subito il limite di 25.000 €, senza proiezioni.\n\nPuoi rinunciare, ma la scelta ti vincola per cinque anni. Conviene se compri molto o servi soprattutto imprese. In fattura va una nota sull’esenzione.",
  },
  eu_vat: {
    q: "Vendo in altri paesi UE. Dove pago l’IVA?",
    a: "Se vendi beni o servizi digitali a privati in altri paesi UE, vale l’IVA tedesca finché in tutti questi paesi insieme non superi 10.000 € netti l’anno. Oltre, vale l’aliquota del paese del cliente.\n\nPerché tu non debba registrarti ovunque c’è il One-Stop-Shop (OSS): una dichiarazione a trimestre al Bundeszentralamt für Steuern. Devi iscriverti prima. Se la tua merce è in un magazzino estero, per esempio con un programma di fulfillment, di solito lì ti serve una registrazione. Fatti consigliare.",
  },
  reverse_charge: {
    q: "Compro pubblicità e software all’estero. Che cos’è il reverse charge?",
    a: "Per i servizi di ditte estere a imprese tedesche spesso l’IVA la devi tu. In fattura non c’è, ma c’è una nota come «Reverse Charge». Calcoli l’IVA tedesca, la dichiari al fisco e allo stesso tempo la detrai.\n\nAnche con il regime delle piccole imprese la devi pagare, ma senza detrarla: 100 € di pubblicità diventano 119 €. Riguarda account pubblicitari, sistemi per negozi e abbonamenti. Al contrario, se fatturi a una ditta in un altro paese UE, spesso emetti la fattura senza IVA e ti servono le partite IVA di entrambi.",
  },
  income_tax: {
    q: "Quanta imposta sul reddito pago?",
    a: "Si tassa non il fatturato ma l’utile: entrate meno spese, insieme agli altri tuoi redditi, per esempio di un lavoro. Nel 2026 sono esenti 12.348 € di reddito imponibile l’anno (Grundfreibetrag); poi l’aliquota sale dal 14% al 42%, e al 45% per redditi molto alti.\n\nIl fisco fissa di solito acconti trimestrali, il 10 marzo, giugno, settembre e dicembre. Di ogni utile metti da parte qualcosa su un conto separato; spesso va bene da un quarto a un terzo, di più con utili alti. Così nessun avviso ti coglie di sorpresa.",
  },
  trade_tax: {
    q: "Da quando pago la Gewerbesteuer?",
    a: "Le ditte individuali e le società di persone come la GbR hanno una franchigia di 24.500 € di utile l’anno. Si tassa solo ciò che la supera. Quanto, lo decide il coefficiente del tuo comune (Hebesatz): utile oltre la franchigia per 3,5% per il coefficiente.\n\nGran parte si detrae dall’imposta sul reddito, fino a quattro volte l’importo base (utile oltre la franchigia per 3,5%); con i coefficienti più comuni resta poco da pagare. UG e GmbH non hanno franchigia e pagano dal primo euro. Chi esercita una libera professione non paga la Gewerbesteuer.",
  },
  crypto: {
    q: "Come si tassano i guadagni in crypto?",
    a: "Se tieni monete da privato e le vendi o le scambi entro un anno, il guadagno è imponibile. Se tutti questi guadagni restano sotto 1.000 € l’anno, non devi nulla; da 1.000 € conta l’intero importo. Dopo più di un anno la vendita è esente. Anche scambiare una moneta con un’altra o pagare con monete è una vendita.\n\nI proventi di staking o lending sono imponibili da 256 € l’anno. Se operi a livello commerciale o accetti monete nella tua attività, valgono altre regole. Annota ogni operazione con data e valore in euro.",
  },
  affiliate: {
    q: "Che cosa vale per i ricavi da affiliazione?",
    a: "Le provvigioni sono ricavi da Gewerbe: registrarsi, annotare, dichiarare. Anche buoni e prodotti gratuiti contano al loro valore. Il rendiconto del programma è spesso un’autofattura (Gutschrift) e sostituisce la tua fattura; controlla che IVA e regime delle piccole imprese siano giusti.\n\nSe il programma ha sede in un altro paese UE, di solito fatturi senza IVA tedesca, ma ti serve una partita IVA. I link di affiliazione sono pubblicità: segnalali dove si trovano, con «Werbung» o «Anzeige». Un asterisco spiegato solo in fondo potrebbe non bastare.",
  },
  invoices: {
    q: "Che cosa deve contenere una fattura?",
    a: "Nome e indirizzo tuoi e del cliente, il tuo numero fiscale o la partita IVA, la data, un numero progressivo, che cosa hai fornito e quando, l’importo netto, l’aliquota e l’imposta. Fino a 250 € lordi basta meno.\n\nCon il regime delle piccole imprese non indichi l’IVA e aggiungi una nota sull’esenzione. Se indichi un’IVA che non dovresti addebitare, di regola la devi comunque. Alle imprese devi emettere fattura entro sei mesi. Conserva le fatture per otto anni.",
  },
  e_invoices: {
    q: "L’obbligo di fattura elettronica vale anche per me?",
    a: "Dal 2025 devi già poterle ricevere da altre ditte tedesche, anche con il regime delle piccole imprese; basta una casella e-mail. Una fattura elettronica è un insieme di dati strutturato come XRechnung o ZUGFeRD, non un semplice PDF.\n\nTra imprese tedesche devi emetterle al più tardi dal 2027 se il tuo fatturato dell’anno precedente superava 800.000 €, altrimenti dal 2028. Fino ad allora va bene la carta, e il PDF con il consenso di chi lo riceve. Sono escluse le fatture a privati, gli importi fino a 250 € e le fatture scritte con il regime delle piccole imprese.",
  },
  bookkeeping: {
    q: "Mi serve una contabilità?",
    a: "All’inizio di solito basta il conto entrate e uscite (EÜR): entrate meno spese, secondo quando il denaro si è mosso. Lo invii per via elettronica con la dichiarazione. Il bilancio serve a UG, GmbH, commercianti iscritti oltre una certa dimensione e a chi lo chiede il fisco: con più di 800.000 € di fatturato o 80.000 € di utile l’anno.\n\nConserva tutti i documenti: le fatture otto anni, libri e bilanci dieci. I documenti digitali devono restare inalterati e leggibili. Tieni separati fin dall’inizio i soldi privati e quelli dell’attività: ti risparmia gran parte del lavoro.",
  },
  sole: {
    q: "Che cos’è una ditta individuale?",
    a: "La forma più semplice (Einzelunternehmen): la apri per conto tuo, senza notaio e senza capitale minimo. Esiste con la registrazione del Gewerbe o, per una libera professione, con la comunicazione al fisco. L’utile è tuo e su di esso paghi l’imposta sul reddito.\n\nIn cambio rispondi con tutto ciò che hai, anche privatamente. È adatta per iniziare in piccolo e vedere se qualcuno compra. Se cresci oltre un Kleingewerbe, devi iscriverti nel registro delle imprese come commerciante (e. K.). Trasformarla in GmbH è possibile più tardi.",
  },
  gbr: {
    q: "Che cos’è una GbR, e che cosa è cambiato?",
    a: "Questa società semplice (Gesellschaft bürgerlichen Rechts) nasce appena almeno due persone perseguono uno scopo comune e vi contribuiscono, anche solo a voce. Non serve un capitale minimo. Tutti rispondono personalmente, ciascuno per l’intero debito.\n\nDal 2024 (MoPeG) la legge dice chiaramente che una GbR che agisce verso l’esterno può avere diritti propri. Può iscriversi nel registro delle società e prende così il nome di eGbR; è necessario soprattutto per gli immobili e per le quote di società iscritte. Se qualcuno esce, in linea di massima la GbR continua. Mettete per iscritto il contratto.",
  },
  ug: {
    q: "Che cos’è una UG (haftungsbeschränkt)?",
    a: "Una piccola GmbH, che puoi fondare con un capitale da 1 €. Poiché notaio, registro e prime fatture costano, è più ragionevole partire da 1.000–2.000 €; altrimenti si rischia presto l’insolvenza. Il capitale va versato per intero in denaro prima dell’iscrizione.\n\nUn quarto dell’utile annuo va a riserva finché non si arriva a 25.000 €; poi la UG può diventare una GmbH. Ti servono notaio, registro delle imprese, bilancio e l’iscrizione nel registro della trasparenza. L’aggiunta «haftungsbeschränkt» deve comparire sempre.",
  },
  gmbh: {
    q: "Quando conviene una GmbH?",
    a: "Quando ci sono rischi maggiori, più persone coinvolte o soldi altrui. Il capitale è di 25.000 €; per l’iscrizione ne serve almeno la metà. La costituzione avviene davanti al notaio, dal 2022 anche in videoconferenza. La GmbH paga l’imposta sulle società con supplemento di solidarietà e l’imposta comunale sulle attività economiche (Gewerbesteuer), in tutto circa il 30% secondo il comune. Gli utili che ti distribuisci vengono tassati di nuovo; il tuo compenso per l’amministrazione è un costo deducibile.\n\nIn cambio risponde in linea di massima solo la società. Metti in conto costi correnti: bilancio, commercialista, pubblicazione dei conti.",
  },
  founding_together: {
    q: "Iniziamo in due. Da dove partiamo?",
    a: "Attenzione: se lavorate insieme a un’attività, può già esistere una GbR senza che ve ne accorgiate. In quel caso rispondete entrambi di tutto. Se gestite insieme un commercio più grande, diventa una OHG.\n\nParlate presto di obiettivo, tempo, soldi, quote e di che cosa vale se qualcuno esce. Mettetelo per iscritto, all’inizio magari come lettera d’intenti. Se iniziate come GbR, registrate entrambi il Gewerbe. Per una UG o GmbH fino a tre persone c’è un atto modello (Musterprotokoll); un contratto vostro di solito è più adatto.",
  },
  liability: {
    q: "Di che cosa rispondo?",
    a: "Nella ditta individuale e nella GbR rispondi senza limiti, anche con i tuoi risparmi. Nella UG e nella GmbH risponde in linea di massima solo il patrimonio della società. Ci sono eccezioni: se presti una fideiussione personale, cosa che le banche chiedono spesso, se violi i doveri di amministrazione, se dichiari tardi l’insolvenza, se non versi tasse e contributi o se agisci già prima dell’iscrizione.\n\nUn’assicurazione di responsabilità civile, aziendale o per danni patrimoniali, copre molti casi. Quale ti serve dipende da che cosa fai: vendere merci, dare consulenza o programmare.",
  },
  company_contract: {
    q: "Che cosa va in un contratto di società?",
    a: "Scopo e nome, chi ha quali quote e che cosa conferisce, chi decide e come si vota, chi rappresenta la società, come si divide l’utile e quanto potete prelevare. Altrettanto importante: che cosa succede in caso di malattia, lite, uscita o morte, come si valuta una quota e se c’è un divieto di concorrenza.\n\nUna buona prassi è maturare le quote nel corso di più anni (vesting). Per la GbR non è prescritta alcuna forma, ma metterlo per iscritto è comunque saggio. Per UG e GmbH il contratto si fa dal notaio.",
  },
  imprint: {
    q: "Che cosa va nelle note legali (Impressum)?",
    a: "Servono a ogni sito con fini commerciali, anche al tuo negozio su un marketplace e al tuo profilo professionale nei social. Vanno indicati nome, indirizzo reale (niente casella postale), e-mail e un altro modo rapido per raggiungerti, per esempio il telefono; per le società la forma giuridica, chi le rappresenta, registro e numero; e, se li hai, la partita IVA o il numero di identificazione economica (W-IdNr.).\n\nDevono essere facili da trovare e sempre disponibili, di solito in due clic al massimo. Da maggio 2024 lo prevede il § 5 DDG. Togli i rimandi alla piattaforma UE per la risoluzione delle controversie: è chiusa da luglio 2025.",
  },
  privacy: {
    q: "Mi servono un’informativa privacy e un banner per i cookie?",
    a: "Un’informativa privacy ti serve appena tratti dati di persone, e lo fa praticamente ogni sito. Dice in parole chiare chi è il titolare del trattamento, quali dati usi, per che cosa e quanto a lungo, chi li riceve e quali diritti hanno gli interessati.\n\nUn banner ti serve solo se sui dispositivi salvi o leggi qualcosa che non è indispensabile, per esempio per statistiche o pubblicità. In quel caso chiedi prima, e rifiutare deve essere facile come accettare. Con i fornitori che trattano dati per te firmi un contratto sul trattamento dei dati.",
  },
  terms: {
    q: "Mi servono condizioni generali (AGB)?",
    a: "Non sono obbligatorie. Senza condizioni generali vale la legge, e spesso va benissimo. In un negozio sono comunque pratiche, perché raccolgono in un solo posto molte informazioni obbligatorie su contratto, consegna e pagamento.\n\nPerché valgano, devi segnalarle chiaramente prima dell’ordine e renderle leggibili. Clausole a sorpresa o che svantaggiano troppo i clienti sono inefficaci e possono portarti una diffida. Non copiare quelle altrui: di rado vanno bene e spesso sono protette dal diritto d’autore.",
  },
  withdrawal: {
    q: "Come funziona il diritto di recesso?",
    a: "I privati possono recedere entro 14 giorni, senza dare spiegazioni, dai contratti che concludono online; per le merci il termine parte dalla consegna. Devi informarli e mettere a disposizione un modulo tipo. Se manca l’informazione, il termine si allunga di dodici mesi.\n\nDal 19 giugno 2026 il diritto UE chiede inoltre, per i contratti conclusi tramite un’interfaccia online, una funzione ben visibile per recedere lì. Ci sono eccezioni, tra l’altro per i prodotti su misura e per i contenuti digitali, se i clienti hanno accettato l’inizio immediato e sanno che il loro diritto così si estingue.",
  },
  order_button: {
    q: "Che cosa deve dire il pulsante d’ordine?",
    a: "«Zahlungspflichtig bestellen» (ordina con obbligo di pagamento) o altrettanto chiaro, per esempio «Kaufen» (compra). «Avanti» o «Concludi l’ordine» non basta: in quel caso i privati non sono vincolati al contratto. Subito prima del pulsante mostri ancora una volta che cosa si compra, il prezzo totale, le spese di spedizione e, per gli abbonamenti, la durata.\n\nPoi confermi subito per via elettronica di aver ricevuto l’ordine. Se sul tuo sito ci si abbona online, ti serve anche un pulsante di disdetta raggiungibile senza accesso.",
  },
  prices: {
    q: "Come devo indicare i prezzi?",
    a: "Ai privati sempre come prezzo totale, con IVA e tutto ciò che si aggiunge per forza. Nei negozi si indica che l’IVA è compresa e se ci sono spese di spedizione. Se la merce si vende a peso, volume o lunghezza, serve anche il prezzo unitario, per esempio al chilo.\n\nSe pubblicizzi uno sconto su una merce, indica il prezzo più basso degli ultimi 30 giorni. Prezzi precedenti inventati sono vietati. Chi vende solo a imprese può indicare il netto, ma deve dirlo chiaramente.",
  },
  packaging: {
    q: "Devo iscrivermi al registro imballaggi LUCID?",
    a: "Sì, se sei tu a riempire con merce, per la prima volta in Germania, imballaggi che diventano rifiuti presso i consumatori: anche scatole di spedizione, materiale di riempimento e nastro, già dal primo pacco. Ti iscrivi gratis alla Zentrale Stelle e fai un contratto con un sistema duale. A entrambi comunichi le stesse quantità.\n\nSenza prova i marketplace non possono farti vendere. Chi vende solo prodotti digitali non ne ha bisogno. Da agosto 2026 vale anche il regolamento UE sugli imballaggi. Per apparecchi elettrici e batterie ci sono registri propri.",
  },
  ad_labels: {
    q: "Quando devo segnalare un contenuto come pubblicità?",
    a: "Sempre, se fai pubblicità per qualcun altro e ricevi in cambio soldi, provvigioni, sconti o prodotti, e se lo scopo pubblicitario non è chiaro a prima vista. Anche la pubblicità per la tua impresa deve essere riconoscibile come tale.\n\nScrivi «Werbung» o «Anzeige», ben leggibile e subito all’inizio, nei video in sovrimpressione. Hashtag nascosti, «ad» o «sponsored by» potrebbero non bastare. Se non ricevi nulla e parli in modo indipendente, non è pubblicità; meglio però conservare lo scontrino. Le autorità tedesche per i media (Landesmedienanstalten) hanno una guida gratuita.",
  },
  ai_labels: {
    q: "Devo segnalare i contenuti fatti con l’IA?",
    a: "Secondo il testo, l’art. 50 del regolamento UE sull’IA si applica dal 2 agosto 2026. Per te significa soprattutto: chi parla con un chatbot deve saperlo. Immagini, suoni e video che sembrano veri e non lo sono (deepfake) li rendi riconoscibili come artificiali; per arte o satira evidenti basta un avviso discreto. I testi su temi di interesse pubblico li segnali se nessuna persona li ha controllati né se ne assume la responsabilità.\n\nMarcare i contenuti in modo leggibile dalle macchine è un obbligo dei fornitori di IA. Poiché sui termini si stava ancora lavorando, guarda la versione attuale.",
  },
  accessibility: {
    q: "Il mio negozio online deve essere accessibile?",
    a: "Dal 28 giugno 2025 vale la legge tedesca sull’accessibilità (BFSG). Chi offre online contratti a privati, quindi anche negozi e siti di prenotazione, deve renderli accessibili: utilizzabili da tastiera, leggibili con i lettori di schermo, con abbastanza contrasto e testi comprensibili. Serve anche una dichiarazione sul sito.\n\nSono escluse le microimprese che offrono servizi: meno di dieci dipendenti e al massimo 2 milioni di euro di fatturato annuo o di totale di bilancio. Per certi prodotti l’eccezione non vale. Conviene comunque sempre: così più persone possono comprare da te.",
  },
  false_self_employment: {
    q: "Che cos’è il falso lavoro autonomo?",
    a: "Quando qualcuno emette fatture ma lavora come un dipendente: secondo istruzioni, inserito stabilmente, senza rischio proprio. Conta come lavorate davvero, non che cosa dice il contratto. Se viene accertato, è soprattutto il committente a pagare i contributi arretrati, per più anni.\n\nSegni di vera autonomia: più committenti, prezzi propri, tempo e luogo liberi, strumenti propri. Nel dubbio potete farlo chiarire dall’ente pensionistico tedesco (Statusfeststellung). Chi ha a lungo un solo committente può inoltre essere obbligato a versare i contributi pensionistici.",
  },
  freelancers: {
    q: "A che cosa faccio attenzione se incarico freelance?",
    a: "Mettete per iscritto che cosa si consegna ed entro quando, quanto costa, quando si paga, quante correzioni sono comprese e quali diritti ricevi. Chiarite se è dovuto un risultato (Werkvertrag) o un lavoro (Dienstvertrag). Se qualcuno riceve dati dei tuoi clienti, vi serve un contratto sul trattamento dei dati.\n\nSe la persona è all’estero, spesso l’IVA la devi tu. Se incarichi regolarmente qualcuno di grafica, testi o musica, può essere dovuto il contributo sociale per gli artisti (Künstlersozialabgabe), anche se queste persone non sono iscritte alla relativa cassa.",
  },
  mini_job: {
    q: "Come assumo qualcuno in un minijob?",
    a: "Nel 2026 un minijob può rendere in media al massimo 603 € al mese, e anche qui vale il salario minimo. Ti serve un numero d’impresa dell’agenzia federale del lavoro e registri la persona alla Minijob-Zentrale e all’assicurazione contro gli infortuni. Paghi contributi forfettari in aggiunta al salario.\n\nFerie, salario in caso di malattia e tutela dal licenziamento valgono come per gli altri dipendenti. Le condizioni essenziali le dai per iscritto, e annoti gli orari di lavoro. Controlla se più minijob vanno sommati.",
  },
  rights_of_use: {
    q: "Di chi sono logo, testi e codice fatti per me?",
    a: "Il diritto d’autore resta sempre a chi ha creato l’opera. Tu ricevi diritti d’uso, quanti ne concordate; se non è regolato nulla, solo ciò che serve allo scopo dell’incarico. Mettete quindi per iscritto: esclusivi o no, per quanto tempo, dove, per che cosa, se puoi modificare e cedere, e per il software se ricevi il codice sorgente.\n\nPer i programmatori dipendenti i diritti sul programma spettano di regola al datore di lavoro. Se create insieme una società, trasferite i diritti alla società. Per immagini e musica prese dal web serve una licenza.",
  },
  nda: {
    q: "Mi serve un accordo di riservatezza (NDA)?",
    a: "Una semplice idea la legge non la protegge. I segreti commerciali li protegge solo se li tieni adeguatamente segreti, e un NDA di solito ne fa parte. È utile prima di mostrare numeri, elenchi di clienti, ricette o codice sorgente.\n\nDeve dire che cosa è riservato, per che cosa si può usare, per quanto tempo, che cosa si restituisce alla fine, ed eventualmente una penale. Per un primo colloquio su un’idea a grandi linee spesso è troppo. Qui tra gli strumenti puoi scriverne uno e firmarlo con l’altra parte.",
  },
  marketplaces: {
    q: "Che cosa vale se vendo su Amazon, Etsy, Shopify o TikTok?",
    a: "Di regola chi vende sei tu: con note legali, recesso, indicazione dei prezzi, garanzia e tasse. La piattaforma si aggiunge: verifica la tua identità e, secondo la merce, chiede prove, per esempio sugli imballaggi o sulla sicurezza dei prodotti. Un sistema per negozi come Shopify fornisce solo la parte tecnica.\n\nLeggi costi, tempi di pagamento e merci vietate prima di fare i conti. Se un marketplace blocca il tuo account, per il diritto UE deve motivarlo, e puoi presentare reclamo. Oltre alla piattaforma crea contatti tuoi, così non dipende tutto da un solo account.",
  },
  platform_reports: {
    q: "La piattaforma comunica le mie vendite al fisco?",
    a: "Sì. Con la legge PStTG (nell’UE: DAC7) le piattaforme comunicano ogni anno al Bundeszentralamt für Steuern chi ha incassato che cosa. Vale per merci, servizi personali e affitti. Non viene comunicato chi in un anno vende meno di 30 merci e incassa al massimo 2.000 €.\n\nUna comunicazione non vuol dire che si paghino tasse: chi svuota solo la cantina non ha un’impresa. E se non viene comunicato nulla, non per questo sei esente. Ricevi una copia della comunicazione; confrontala con i tuoi numeri.",
  },
  dropshipping: {
    q: "A che cosa faccio attenzione nel dropshipping da paesi extra UE?",
    a: "Il contratto di vendita è con te, anche se non vedi mai la merce. Accetti i recessi, dai garanzia e indichi tempi di consegna onesti. Da dicembre 2024, per il regolamento UE sulla sicurezza dei prodotti, per i prodotti di consumo serve un responsabile nell’UE, e la tua offerta indica produttore, contatto e avvertenze.\n\nAll’importazione si pagano l’IVA e, secondo valore e merce, i dazi; chiarisci prima chi li paga. Per gli invii fino a 150 € c’è una procedura apposita (IOSS). L’esenzione dai dazi fino a 150 € è stata abolita dall’UE a luglio 2026: anche i piccoli invii pagano dazi. Controlla anche i marchi e le norme per la tua merce, per esempio la marcatura CE.",
  },
  account: {
    q: "Mi serve un conto aziendale?",
    a: "Per UG e GmbH sì, anche solo per versare il capitale; il conto appartiene alla società. Per le ditte individuali nessuna legge lo impone, ma la maggior parte delle banche non ammette un uso commerciale dei conti privati.\n\nAnche senza obbligo un conto separato conviene: vedi quanto rende davvero l’attività, e la contabilità diventa molto più facile. Un terzo conto per le tasse aiuta. Guarda i costi per operazione, gli accrediti dei servizi di pagamento, il collegamento alla tua contabilità e la possibilità che più persone vi accedano.",
  },
  start_grant: {
    q: "Come ottengo il contributo di avvio (Gründungszuschuss)?",
    a: "È per chi riceve l’Arbeitslosengeld e si mette in proprio come attività principale. All’inizio devi avere ancora almeno 150 giorni di diritto. Per sei mesi ricevi l’importo della tua indennità più 300 € per la previdenza, poi su richiesta 300 € per altri nove mesi.\n\nNon è un diritto: decide l’agenzia del lavoro. Presenta la domanda prima di iniziare. Ti servono un business plan e il parere di un ente esperto, per esempio la camera di commercio o un commercialista. Chi riceve Bürgergeld o Grundsicherung può chiedere dell’Einstiegsgeld.",
  },
  funding: {
    q: "Quali contributi e prestiti ci sono?",
    a: "La banca dati federale (Förderdatenbank) elenca contributi, prestiti e garanzie dello stato federale, dei Länder e dell’UE, con ricerca per luogo e settore. Noti sono i prestiti per l’avvio della KfW, che chiedi tramite la tua banca, le banche di garanzia, EXIST per le imprese nate nelle università e i programmi del tuo Land.\n\nImportante: quasi sempre devi presentare la domanda prima di iniziare o di ordinare. Un business plan chiaro con numeri serve ovunque. Diffida di chi chiede soldi in anticipo per «garantirti» un contributo.",
  },
  health_insurance: {
    q: "E l’assicurazione sanitaria e la pensione?",
    a: "Se l’attività autonoma è il tuo lavoro principale, ti assicuri per conto tuo: nel pubblico, su base volontaria, o nel privato. Nella cassa pubblica il contributo dipende dal reddito, con un minimo; i figli possono essere coperti senza contributi. Nel privato dipende da età, salute e tariffa, e tornare indietro è spesso difficile. Nella cassa pubblica l’indennità di malattia va scelta a parte.\n\nMolti autonomi versano la pensione volontariamente; alcuni devono, per esempio chi insegna o chi ha a lungo un solo committente. Comunica l’inizio dell’attività alla tua cassa.",
  },
  artists_fund: {
    q: "Che cos’è la cassa sociale degli artisti (KSK)?",
    a: "Chi lavora in proprio nell’arte o nell’editoria, per esempio con musica, testi, grafica, fotografia o design, può essere assicurato per malattia, assistenza e pensione pagando solo circa la metà dei contributi, un po’ come i dipendenti. Il resto lo pagano lo stato federale e le ditte che comprano questi lavori.\n\nLa condizione è che tu ne viva, lavori stabilmente e preveda di guadagnare oltre 3.900 € l’anno; nei primi tre anni questo limite non vale. Puoi assumere stabilmente al massimo una persona, apprendisti e minijob a parte.",
  },
} as const satisfies Translation<typeof german.questions, "it">;
