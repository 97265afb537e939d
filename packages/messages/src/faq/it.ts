import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Questions of people who start an online business in Germany. */
export const pages = {
  title: "Domande per iniziare",
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
  empty_title: "Niente trovato per «{{words}}»",
  empty_text: "Prova con un’altra parola o scorri i temi.",
  show_all: "Mostra tutte le domande",
  sources: "Fonti",
  checked: "Verificato il {{date}}",
  link: "Copia il link a questa domanda",
  copied: "Link copiato.",
  copy_failed: "Non è stato possibile copiare. L’indirizzo: {{address}}",
  section: {
    start: "Registrarsi",
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
    q: "Devo registrare un’attività, e come?",
    a: "Sì, appena lavori in proprio, in modo stabile e per guadagno, e non è una libera professione: un negozio, un’agenzia, il dropshipping o i ricavi pubblicitari quasi sempre. La registri (Gewerbeanmeldung) al Gewerbeamt del tuo comune quando inizi, non al primo guadagno. Spesso si fa online e costa poche decine di euro.\n\nL’ufficio avvisa il fisco, la camera e l’assicurazione infortuni. Il questionario fiscale lo mandi tu.",
  },
  freelancer_or_trade: {
    q: "Sono un libero professionista o un’impresa?",
    a: "Libere (Freie Berufe) sono le professioni che la legge sull’imposta sul reddito nomina e quelle simili: scrivere, tradurre, insegnare, arte, ingegneria, medicina, diritto. Niente registrazione e niente Gewerbesteuer.\n\nQuasi tutto il resto è Gewerbe: vendita, dropshipping, affiliazione, agenzie. Coaching, software e social possono essere l’uno o l’altro. Decide il fisco. Se fai entrambi, tieni separati i ricavi.",
  },
  beside_job: {
    q: "Posso avere una piccola attività accanto al lavoro?",
    a: "Di solito sì. Leggi il contratto: spesso va comunicata o autorizzata. Non puoi fare concorrenza al datore, e il tuo lavoro non deve risentirne. Ai dipendenti pubblici serve in genere un permesso.\n\n«Kleingewerbe» vuol dire solo: senza organizzazione commerciale e fuori dal registro delle imprese. Si registra comunque. L’assicurazione sanitaria resta quella del lavoro finché è il principale; avvisa la cassa. L’utile va nella dichiarazione.",
  },
  beside_school: {
    q: "Che cosa vale durante scuola, formazione o studi?",
    a: "Ti registri anche allora. Attenzione a quattro cose: nell’assicurazione familiare il reddito deve restare sotto un limite fissato ogni anno. Da studente la cassa chiede le ore; fino a circa 20 a settimana di solito resti studente. Per il BAföG l’utile conta come reddito. In formazione leggi il contratto. Chiedi alla cassa e all’ufficio BAföG prima di iniziare.",
  },
  under_18: {
    q: "Posso iniziare prima dei 18 anni?",
    a: "Sì, con un aiuto. I genitori devono autorizzarti a gestire un’attività e il tribunale della famiglia deve approvare. Vuole vedere che hai abbastanza maturità e un piano; un business plan aiuta. Poi puoi fare da solo quasi tutto ciò che l’attività comporta.\n\nAlcune cose restano da approvare, come un prestito. Molte piattaforme e servizi di pagamento chiedono inoltre la maggiore età.",
  },
  name: {
    q: "Posso dare alla mia attività il nome che voglio?",
    a: "Quasi. Senza iscrizione nel registro delle imprese agisci con nome e cognome; accanto va bene un nome di fantasia che non inganni nessuno. Le società iscritte scelgono liberamente, con un’aggiunta come e. K., UG (haftungsbeschränkt) o GmbH.\n\nIl nome non deve violare un marchio o un nome più vecchio. Cerca prima nel registro dei marchi, in quello delle imprese e nel web. Un dominio libero non prova nulla.",
  },
  tax_questionnaire: {
    q: "Come ottengo un numero fiscale?",
    a: "Entro un mese dall’inizio invii il questionario (Fragebogen zur steuerlichen Erfassung) con ELSTER. Stimi fatturato e utile e dici se usi il regime delle piccole imprese. Stima con onestà: ne dipendono gli acconti.\n\nRicevi poi un numero fiscale per l’attività. Non è il tuo identificativo fiscale, che resta per tutta la vita. La partita IVA per l’UE si chiede nello stesso questionario.",
  },
  small_business: {
    q: "Che cos’è il regime delle piccole imprese (Kleinunternehmer)?",
    a: "Non addebiti l’IVA e non la recuperi. Dal 2025: fatturato dell’anno prima al massimo 25.000 €, e in quello in corso non oltre 100.000 €. La vendita che supera i 100.000 € è già imponibile, a metà anno. Nell’anno di avvio vale subito il limite di 25.000 €, senza proiezioni.\n\nPuoi rinunciare, e resti vincolato cinque anni. Conviene se compri molto o servi soprattutto imprese. In fattura va una nota sull’esenzione.",
  },
  eu_vat: {
    q: "Vendo in altri paesi UE. Dove pago l’IVA?",
    a: "Se vendi beni o servizi digitali a privati di altri paesi UE, vale l’IVA tedesca finché il totale non supera 10.000 € netti l’anno. Oltre, vale l’aliquota del paese del cliente.\n\nPer non registrarti ovunque c’è l’One-Stop-Shop (OSS): una dichiarazione a trimestre al Bundeszentralamt für Steuern. Iscriviti prima. Se la merce è in un magazzino estero, di solito lì serve una registrazione. Fatti consigliare.",
  },
  reverse_charge: {
    q: "Compro pubblicità e software all’estero. Che cos’è il reverse charge?",
    a: "Per i servizi di ditte estere a imprese tedesche spesso l’IVA la devi tu. In fattura non c’è, ma una nota come «Reverse Charge». Calcoli l’IVA tedesca, la dichiari e la detrai subito.\n\nCon il regime delle piccole imprese la paghi senza poterla detrarre: 100 € di pubblicità diventano 119 €. Al contrario, a ditte di altri paesi UE fatturi spesso senza IVA, con entrambe le partite IVA.",
  },
  income_tax: {
    q: "Quanta imposta sul reddito pago?",
    a: "Si tassa non il fatturato ma l’utile: entrate meno spese, insieme agli altri redditi. Nel 2026 i primi 12.348 € di reddito imponibile l’anno sono liberi; poi l’aliquota sale dal 14 % al 42 %, e al 45 % per redditi molto alti.\n\nIl fisco fissa di solito acconti trimestrali. Metti da parte una quota di ogni utile; spesso va bene da un quarto a un terzo, di più se guadagni molto.",
  },
  trade_tax: {
    q: "Da quando pago la Gewerbesteuer?",
    a: "Ditte individuali e società di persone come la GbR hanno una franchigia di 24.500 € di utile l’anno. Si tassa solo il resto: utile oltre la franchigia per 3,5 % per il coefficiente del comune (Hebesatz).\n\nGran parte si scala dall’imposta sul reddito, fino a quattro volte la base. UG e GmbH pagano dal primo euro. Le libere professioni non la pagano.",
  },
  crypto: {
    q: "Come si tassano i guadagni in cripto?",
    a: "Se tieni monete da privato e le vendi o scambi entro un anno, il guadagno è imponibile. Se tutti questi guadagni restano sotto 1.000 € l’anno, non devi nulla; da 1.000 € conta tutto. Dopo oltre un anno la vendita è libera. Anche scambiare o pagare con monete è una vendita.\n\nStaking e lending sono imponibili da 256 € l’anno. Per un’attività commerciale valgono altre regole. Annota ogni operazione con data e valore in euro.",
  },
  affiliate: {
    q: "Che cosa vale per i ricavi da affiliazione?",
    a: "Le provvigioni sono ricavi da Gewerbe: registrare, annotare, tassare. Buoni e prodotti gratuiti contano al loro valore. Il resoconto del programma spesso sostituisce la tua fattura; controlla l’IVA.\n\nSe il programma sta in un altro paese UE, di solito fatturi senza IVA tedesca e ti serve la partita IVA. I link di affiliazione sono pubblicità: segnalali sul posto con «Werbung» o «Anzeige». Un asterisco spiegato in fondo non è sicuro.",
  },
  invoices: {
    q: "Che cosa deve stare in fattura?",
    a: "Nome e indirizzo di entrambi, il tuo numero fiscale o la partita IVA, data, numero progressivo, che cosa hai fornito e quando, netto, aliquota e imposta. Fino a 250 € lordi basta meno.\n\nCon il regime delle piccole imprese niente IVA, ma una nota sull’esenzione. L’IVA indicata per errore di solito si deve lo stesso. Alle imprese la fattura spetta entro sei mesi. Conserva le fatture otto anni.",
  },
  e_invoices: {
    q: "L’obbligo di fattura elettronica vale anche per me?",
    a: "Dal 2025 devi poterle ricevere da ditte tedesche, anche come piccola impresa; basta una casella e-mail. È un file strutturato come XRechnung o ZUGFeRD, non un semplice PDF.\n\nTra imprese tedesche devi emetterle dal 2027 se il fatturato dell’anno prima superava 800.000 €, altrimenti dal 2028. Escluse: fatture a privati, importi fino a 250 € e fatture scritte da piccole imprese.",
  },
  bookkeeping: {
    q: "Mi serve una contabilità?",
    a: "All’inizio di solito basta il conto entrate e uscite (EÜR): entrate meno spese secondo i pagamenti, con la dichiarazione. Il bilancio serve a UG, GmbH, commercianti iscritti più grandi e a chi il fisco lo chiede: oltre 800.000 € di fatturato o 80.000 € di utile l’anno.\n\nConserva tutto: fatture otto anni, libri e bilanci dieci. Tieni separati da subito soldi privati e d’impresa.",
  },
  sole: {
    q: "Che cos’è una ditta individuale?",
    a: "La forma più semplice (Einzelunternehmen): da soli, senza notaio né capitale minimo. Esiste con la registrazione o, per una libera professione, con l’avviso al fisco. L’utile è tuo e paga l’imposta sul reddito.\n\nIn cambio rispondi con tutto, anche privatamente. Va bene per iniziare in piccolo. Se cresci, ti iscrivi come commerciante (e. K.). Trasformarla in GmbH è possibile dopo.",
  },
  gbr: {
    q: "Che cos’è una GbR, e che cosa è cambiato?",
    a: "Questa società semplice nasce appena due o più perseguono uno scopo comune, anche a voce. Nessun capitale. Ognuno risponde personalmente di tutto il debito.\n\nDal 2024 (MoPeG) la legge dice chiaramente che una GbR che agisce all’esterno può avere diritti propri. Può iscriversi nel registro delle società (eGbR), necessario soprattutto per gli immobili. Se qualcuno esce, in linea di massima continua. Scrivete il contratto.",
  },
  ug: {
    q: "Che cos’è una UG (haftungsbeschränkt)?",
    a: "Una piccola GmbH, possibile da 1 € di capitale. Poiché notaio, registro e prime fatture costano, 1.000–2.000 € sono più saggi. Il capitale va versato tutto, in denaro, prima dell’iscrizione.\n\nUn quarto dell’utile annuo va a riserva fino a 25.000 €; poi può diventare GmbH. Servono notaio, registro delle imprese, bilancio e registro della trasparenza.",
  },
  gmbh: {
    q: "Quando conviene una GmbH?",
    a: "Con rischi maggiori, più soci o soldi altrui. Capitale 25.000 €, almeno metà per l’iscrizione. Si fonda dal notaio, dal 2022 anche in video. Paga imposta sulle società con supplemento di solidarietà e Gewerbesteuer, insieme circa il 30 % secondo il comune; ciò che distribuisci si tassa ancora.\n\nIn cambio risponde in linea di massima solo la società. Calcola i costi correnti di bilancio e consulenza.",
  },
  founding_together: {
    q: "Iniziamo in due. Da dove partiamo?",
    a: "Attenzione: se lavorate insieme a un’attività, può già esistere una GbR senza che lo sappiate, e rispondete entrambi di tutto. Un commercio più grande diventa una OHG.\n\nParlate presto di obiettivi, tempo, soldi, quote e di che cosa vale se uno esce. Scrivetelo. In GbR ognuno registra il Gewerbe. Per UG o GmbH fino a tre persone c’è un protocollo modello; un contratto vostro di solito è meglio.",
  },
  liability: {
    q: "Di che cosa rispondo?",
    a: "Nella ditta individuale e nella GbR senza limiti, risparmi compresi. In UG e GmbH in linea di massima solo con il patrimonio della società. Eccezioni: fideiussione personale, violazioni da amministratore, insolvenza dichiarata tardi, tasse e contributi non versati, atti prima dell’iscrizione.\n\nUn’assicurazione di responsabilità copre molti casi. Quale, dipende se vendi, consigli o programmi.",
  },
  company_contract: {
    q: "Che cosa va in un contratto di società?",
    a: "Scopo e nome, chi ha quali quote e che cosa mette, chi decide e come si vota, chi rappresenta, come si divide l’utile. Altrettanto importante: malattia, lite, uscita o morte, valore di una quota, divieto di concorrenza.\n\nÈ buona cosa guadagnarsi le quote in più anni (vesting). Per la GbR nessuna forma è imposta, ma lo scritto è saggio. Per UG e GmbH si va dal notaio.",
  },
  imprint: {
    q: "Che cosa va nelle note legali (Impressum)?",
    a: "Servono a ogni pagina d’affari, anche a negozi su marketplace e profili: nome, indirizzo reale (niente casella postale), e-mail e un altro contatto rapido; per le società forma, rappresentante, registro e numero; e la partita IVA o il numero di identificazione economica (W-IdNr.) se c’è.\n\nSi trovano facilmente, al massimo in due clic. Da maggio 2024 sta nel § 5 DDG. Togli i link alla piattaforma UE per le liti, chiusa a luglio 2025.",
  },
  privacy: {
    q: "Mi servono un’informativa privacy e un banner per i cookie?",
    a: "Un’informativa sì, appena tratti dati di persone, cioè quasi sempre. Dice chiaramente chi è responsabile, quali dati usi, per che cosa e quanto a lungo, chi li riceve e quali diritti ci sono.\n\nUn banner solo se sui dispositivi salvi o leggi ciò che non è indispensabile, come statistiche o pubblicità. Chiedi prima; rifiutare deve essere facile come accettare. Con i fornitori firma un contratto sul trattamento.",
  },
  terms: {
    q: "Mi servono condizioni generali (AGB)?",
    a: "Non sono obbligatorie. Senza, vale la legge, e spesso va bene. In un negozio sono comode: raccolgono molte informazioni dovute su contratto, consegna e pagamento.\n\nPer valere vanno indicate chiaramente prima dell’ordine ed essere leggibili. Clausole a sorpresa o inique sono nulle e possono portarti una diffida. Non copiare quelle altrui: di rado vanno bene e spesso sono protette.",
  },
  withdrawal: {
    q: "Come funziona il diritto di recesso?",
    a: "I privati possono recedere da contratti online entro 14 giorni senza motivo, per le merci dalla consegna. Devi informarli e dare un modulo. Altrimenti il termine si allunga di dodici mesi.\n\nDal 19 giugno 2026 il diritto UE chiede anche una funzione ben visibile per recedere online. Eccezioni: tra l’altro il su misura e i contenuti digitali, se il cliente ha accettato l’inizio immediato sapendo che il diritto finisce.",
  },
  order_button: {
    q: "Che cosa deve dire il pulsante d’ordine?",
    a: "«Zahlungspflichtig bestellen» o altrettanto chiaro, come «Kaufen» (compra). «Avanti» o «Concludi» non basta: il privato allora non è vincolato. Subito sopra mostri che cosa si compra, il prezzo totale, la spedizione e la durata di un abbonamento.\n\nPoi confermi subito la ricezione. Se sul sito ci si abbona, serve anche un pulsante di disdetta raggiungibile senza accesso.",
  },
  prices: {
    q: "Come devo indicare i prezzi?",
    a: "Ai privati sempre il prezzo totale con IVA e tutto ciò che è inevitabile. Nei negozi si dice che l’IVA è compresa e se c’è la spedizione. A peso, volume o lunghezza serve il prezzo unitario, per esempio al chilo.\n\nSe pubblicizzi uno sconto, indica il prezzo più basso degli ultimi 30 giorni. Prezzi precedenti inventati sono vietati. Chi vende solo a imprese può indicare il netto, ma in modo chiaro.",
  },
  packaging: {
    q: "Devo iscrivermi al registro imballaggi LUCID?",
    a: "Sì, se sei il primo in Germania a riempire imballaggi che diventano rifiuti dai consumatori: anche scatole, riempimento e nastro, dal primo pacco. L’iscrizione è gratuita; fai un contratto con un sistema duale e comunichi a entrambi le stesse quantità.\n\nI marketplace chiedono la prova. Per il digitale non serve. Da agosto 2026 vale anche il regolamento UE sugli imballaggi. Apparecchi elettrici e batterie hanno registri propri.",
  },
  ad_labels: {
    q: "Quando devo segnalare un contenuto come pubblicità?",
    a: "Sempre quando promuovi qualcuno in cambio di soldi, provvigioni, sconti o prodotti e non si capisce subito. Anche la pubblicità per la tua impresa deve essere riconoscibile.\n\nScrivi «Werbung» o «Anzeige», leggibile e all’inizio, nei video sullo schermo. Hashtag nascosti, «ad» o «sponsored by» non sono sicuri. Se non ricevi nulla e parli liberamente, non è pubblicità; tieni lo scontrino. Le Medienanstalten hanno una guida gratuita.",
  },
  ai_labels: {
    q: "Devo segnalare i contenuti fatti con l’IA?",
    a: "Secondo il testo, l’art. 50 del regolamento UE sull’IA si applica dal 2 agosto 2026. Per te soprattutto: chi parla con un chatbot deve saperlo. Immagini, suoni e video che sembrano veri e non lo sono (deepfake) vanno indicati. Testi di interesse pubblico, se nessuno li ha controllati e ne risponde.\n\nLa marcatura leggibile dalle macchine tocca ai fornitori. Poiché si lavorava ancora ai termini, guarda la versione attuale.",
  },
  accessibility: {
    q: "Il mio negozio deve essere accessibile?",
    a: "Dal 28 giugno 2025 vale la legge tedesca sull’accessibilità (BFSG). Chi offre contratti online a privati, negozi e prenotazioni compresi, deve renderli accessibili: tastiera, lettori di schermo, contrasto e una dichiarazione sulla pagina.\n\nEscluse le microimprese di servizi: meno di dieci persone e al massimo 2 milioni € di fatturato o bilancio. Non per certi prodotti. Conviene sempre: più persone possono comprare.",
  },
  false_self_employment: {
    q: "Che cos’è il falso lavoro autonomo?",
    a: "Qualcuno fattura ma lavora come un dipendente: su ordine, inserito, senza rischio proprio. Conta come lavorate davvero, non il contratto. Se viene accertato, paga soprattutto il committente i contributi di più anni.\n\nSegni di vera autonomia: più clienti, prezzi propri, tempo e luogo liberi. Nel dubbio decide su richiesta l’ente pensionistico tedesco (Statusfeststellung).",
  },
  freelancers: {
    q: "A che cosa bado se incarico freelance?",
    a: "Scrivete che cosa si consegna e quando, il prezzo, il pagamento, quante correzioni e quali diritti ricevi. Chiarite se si deve un risultato (Werkvertrag) o un lavoro (Dienstvertrag). Se ricevono dati dei clienti, serve un contratto sul trattamento.\n\nSe vengono dall’estero, spesso l’IVA la devi tu. Se incarichi regolarmente grafica, testi o musica, può essere dovuto il contributo sociale degli artisti.",
  },
  mini_job: {
    q: "Come assumo qualcuno in un minijob?",
    a: "Nel 2026 un minijob rende in media al massimo 603 € al mese, e vale il salario minimo. Ti serve un numero d’impresa dell’agenzia federale del lavoro e registri la persona alla Minijob-Zentrale e all’assicurazione infortuni. Paghi contributi forfettari oltre al salario.\n\nFerie, malattia e tutela dal licenziamento valgono come per gli altri. Dai le condizioni per iscritto e annota le ore.",
  },
  rights_of_use: {
    q: "Di chi sono logo, testi e codice fatti per me?",
    a: "Il diritto d’autore resta a chi crea. Tu ricevi diritti d’uso, quanti ne concordate; altrimenti solo ciò che serve allo scopo. Scrivete quindi: esclusivi o no, quanto a lungo, dove, per che cosa, modifiche, cessione e codice sorgente.\n\nPer i programmatori dipendenti i diritti sul programma spettano di regola al datore. Se fondate insieme, cedete i diritti alla società. Immagini e musica dal web chiedono una licenza.",
  },
  nda: {
    q: "Mi serve un accordo di riservatezza (NDA)?",
    a: "La legge non protegge una semplice idea. Protegge i segreti commerciali solo se li tieni ragionevolmente segreti, e un NDA ne fa parte. È utile prima di mostrare numeri, clienti, ricette o codice.\n\nDice che cosa è riservato, per che uso, quanto a lungo, che cosa si restituisce, e forse una penale. Per un primo colloquio spesso è troppo. Qui tra gli strumenti puoi scriverne e firmarne uno.",
  },
  marketplaces: {
    q: "Che cosa vale se vendo su Amazon, Etsy, Shopify o TikTok?",
    a: "Di regola il venditore sei tu, con note legali, recesso, prezzi, garanzia e tasse. Le regole della piattaforma si aggiungono: identità, prove su imballaggi o sicurezza. Un sistema come Shopify dà solo la tecnica.\n\nLeggi costi, tempi di pagamento e merci vietate prima di fare i conti. Se un marketplace ti blocca, il diritto UE chiede motivi e una via di reclamo. Crea anche contatti tuoi.",
  },
  platform_reports: {
    q: "La piattaforma comunica le mie vendite al fisco?",
    a: "Sì. Con la legge PStTG (nell’UE: DAC7) le piattaforme comunicano ogni anno chi ha incassato che cosa, per merci, servizi personali e affitti. Non chi vende meno di 30 merci l’anno per al massimo 2.000 €.\n\nUna comunicazione non vuol dire tassa: svuotare la cantina non è un’impresa. E senza comunicazione non sei esente. Ricevi una copia; confrontala con i tuoi numeri.",
  },
  dropshipping: {
    q: "A che cosa bado nel dropshipping da fuori UE?",
    a: "Il contratto è con te, anche se non vedi mai la merce: resi, garanzia e tempi onesti. Da dicembre 2024 i prodotti di consumo vogliono un responsabile nell’UE, e l’offerta nomina produttore, contatto e avvertenze.\n\nAll’importazione ci sono IVA e, secondo valore e merce, dazi; chiarisci chi paga. Fino a 150 € c’è una procedura (IOSS). L’UE ha abolito da luglio 2026 l’esenzione dai dazi fino a 150 €: li pagano anche i piccoli invii. Controlla marchi e regole come la marcatura CE.",
  },
  account: {
    q: "Mi serve un conto aziendale?",
    a: "Per UG e GmbH sì, già per versare il capitale; il conto è della società. Per le ditte individuali nessuna legge lo impone, ma quasi tutte le banche vietano l’uso d’affari di conti privati.\n\nUn conto separato conviene: vedi quanto rende davvero e la contabilità è più facile. Un terzo per le tasse aiuta. Guarda costi, collegamenti alla contabilità e se più persone vi accedono.",
  },
  start_grant: {
    q: "Come ottengo il contributo di avvio (Gründungszuschuss)?",
    a: "È per chi riceve l’Arbeitslosengeld e si mette in proprio come lavoro principale, con almeno 150 giorni di diritto residuo. Per sei mesi ricevi l’importo dell’indennità più 300 €, poi su richiesta 300 € per altri nove.\n\nNon è un diritto: decide l’agenzia del lavoro. Chiedilo prima di iniziare, con business plan e parere di un ente esperto come la camera. Con il reddito di base chiedi dell’Einstiegsgeld.",
  },
  funding: {
    q: "Quali contributi e prestiti ci sono?",
    a: "La banca dati federale (Förderdatenbank) elenca contributi, prestiti e garanzie di stato, Länder e UE. Noti sono i prestiti KfW tramite la tua banca, le banche di garanzia, EXIST per le università e i programmi del tuo Land.\n\nImportante: quasi sempre devi chiedere prima di iniziare o ordinare. Un business plan chiaro serve ovunque. Diffida di chi vuole soldi in anticipo per «garantire» un contributo.",
  },
  health_insurance: {
    q: "E l’assicurazione sanitaria e la pensione?",
    a: "Se l’attività è il lavoro principale, ti assicuri da te, nel pubblico o nel privato. Nel pubblico il contributo segue il reddito, con un minimo; i figli possono essere coperti gratis. Nel privato dipende da età, salute e tariffa, e tornare è spesso difficile. L’indennità di malattia va scelta.\n\nMolti versano la pensione volontariamente; alcuni devono, come chi insegna o ha a lungo un solo cliente. Avvisa la cassa.",
  },
  artists_fund: {
    q: "Che cos’è la cassa sociale degli artisti (KSK)?",
    a: "Chi lavora in proprio in arte o pubblicistica, come musica, testi, grafica, foto o design, può esservi assicurato per malattia, assistenza e pensione pagando circa la metà, come un dipendente. Il resto viene dallo stato e dalle ditte che comprano tali lavori.\n\nDevi viverne stabilmente e prevedere oltre 3.900 € l’anno; nei primi tre anni il limite non vale. Puoi assumere al massimo una persona, apprendisti e minijob a parte.",
  },
} as const satisfies Translation<typeof german.questions, "it">;
