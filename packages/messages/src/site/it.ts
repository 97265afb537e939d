import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The public pages: start, terms, privacy, imprint. */
export const pages = {
  nav: {
    login: "Accedi",
    dashboard: "Dashboard",
    resources: "Strumenti",
    language: "Lingua",
    legal: "Note legali",
    home: "Vai alla pagina iniziale",
    terms: "Condizioni d’uso",
    privacy: "Privacy",
    imprint: "Note legali",
    sign_out: "Esci",
  },
  start: {
    title: "Trova il tuo socio",
    description: "Kompagnon unisce chi costruisce un business online: per competenze, obiettivi e modello.",
    headline: "In due si fa sul serio.",
    lead: "Kompagnon ti presenta persone che sanno fare quello che ti manca e vogliono quello che vuoi tu. Per chiunque costruisca un business online.",
    join: "Partecipa gratis",
    login: "Ho già un account",
    continue: "Vai alla panoramica",
    why_1_title: "Vedi perché funziona",
    why_1_text: "Ogni carta dice chiaramente cosa vi date a vicenda.",
    why_2_title: "Solo se vogliono entrambi",
    why_2_text: "Due Deal aprono la chat. Tutti gli altri devono prima chiedere.",
    why_3_title: "I tuoi dati restano tuoi",
    why_3_text: "Niente pubblicità, niente tracker di terzi. La tua e-mail non la vede nessuno.",
    art: "Due carte profilo: Mira, 27 anni, monta video e scrive testi. Un timbro dice Deal, e sotto comincia una chat.",
    card_name: "Mira, 27",
    card_idea: "Gira clip che vendono. Cerca qualcuno con un prodotto.",
    card_reason: "Cerchi video, lei li sa fare",
    card_skill_1: "Montaggio video",
    card_skill_2: "Copywriting",
    card_skill_3: "Social media",
    stamp: "Deal",
    no_deal: "No Deal",
    deal: "Deal",
    bubble_1: "Le tue clip, il mio shop?",
    bubble_2: "Deal. Domani alle dieci?",
    welcome_title: "Che bello averti a bordo.",
    welcome_named: "Che bello averti qui, {{name}}.",
    welcome_text: "Il tuo profilo è pronto. Manca solo la persona giusta al tuo fianco.",
    welcome_action: "Vai alla panoramica",
  },
  legal: {
    version: "Versione {{version}}, valida dal {{date}}",
    binding: "Fa fede la versione tedesca. Questa traduzione aiuta a capirla.",
    contents: "Indice",
  },
  terms: {
    title: "Condizioni d’uso",
    description:
      "Cosa vale per te e per noi quando usi Kompagnon: età, account, regole, prezzi, recesso e modifiche.",
    scope_title: "Di cosa si tratta",
    scope_text:
      "Queste condizioni regolano l’uso di {{brand}}. Il tuo contratto è con {{operator}}. Iscrivendoti le accetti.",
    age_title: "Età minima",
    age_text: "Devi avere almeno 16 anni. Chi è più giovane non può creare un account né comprare.",
    account_title: "Il tuo account",
    account_text:
      "Una persona, un account. Fornisci dati veri, tieni segreta la password e non cedere l’account. Avvisaci se ci è entrato qualcun altro.",
    conduct_title: "Come ci trattiamo",
    conduct_text:
      "Sono vietati insulti, odio, frodi, spam, schemi piramidali, false identità e tutto ciò che viola leggi o diritti altrui. Non puoi estrarre dati dal sito in automatico né aggirarne la sicurezza.",
    content_title: "I tuoi contenuti",
    content_text:
      "Quello che scrivi e carichi resta tuo. Ci permetti solo di conservarlo e mostrarlo ai membri a cui è rivolto, finché sta da noi. Devi avere i diritti su ciò che carichi.",
    matching_title: "Cosa fa e non fa il matching",
    matching_text:
      "Ti proponiamo persone e diciamo perché. Se ne nasce un affare lo decidete voi. Non verifichiamo le idee e non partecipiamo agli accordi tra membri. Accertatevi di chi avete davanti prima di condividere soldi o segreti.",
    price_title: "Prezzi",
    price_text:
      "Account, matching e chat sono gratuiti nella forma base. Se {{brand}} offre qualcosa a pagamento, prezzo con tasse, durata e disdetta sono indicati prima dell’acquisto.",
    withdrawal_title: "Diritto di recesso",
    withdrawal_text:
      "Se compri come consumatore, puoi recedere entro 14 giorni senza dare motivi. Il termine parte dalla conclusione del contratto. Il modo più semplice è «{{withdraw}}» in fondo a ogni pagina; basta anche un messaggio chiaro a {{email}} prima della scadenza. Riavrai i soldi entro 14 giorni con lo stesso mezzo.",
    ending_title: "Smettere",
    ending_text:
      "Puoi smettere quando vuoi: cancelli tu il tuo account nelle impostazioni. Per {{days}} giorni puoi ripensarci, poi non c’è più. Se non riesci più ad accedere, basta un messaggio a {{email}}. Chi viola queste regole gravemente o più volte può essere bloccato. Diciamo il motivo e puoi opporti.",
    liability_title: "Responsabilità",
    liability_text:
      "Per dolo, colpa grave e danni a vita, corpo o salute rispondiamo senza limiti. Altrimenti rispondiamo solo se violiamo un obbligo essenziale, e per il danno prevedibile.",
    changes_title: "Modifiche",
    changes_text:
      "Se modifichiamo queste condizioni, ti scriviamo almeno 30 giorni prima. Se non sei d’accordo, puoi andartene fino ad allora senza svantaggi. Le modifiche essenziali valgono solo con il tuo consenso.",
    law_title: "Legge",
    law_text:
      "Vale il diritto tedesco. La tutela che ti dà il diritto dei consumatori del tuo paese resta. Se una regola è nulla, le altre restano valide.",
  },
  privacy: {
    title: "Privacy",
    description:
      "Quali dati conserva Kompagnon, perché, per quanto tempo e quali diritti hai. Senza pubblicità né tracker di terzi.",
    controller_title: "Chi è responsabile",
    controller_text:
      "Il titolare è {{operator}}, {{address}}. Alle domande sulla privacy risponde {{email}}.",
    data_title: "Cosa conserviamo",
    data_text: "Conserviamo ciò che ci dai e ciò che nasce dall’uso.",
    others_title: "Cosa vedono gli altri",
    others_text:
      "I membri vedono il tuo profilo e la tua carta. Non vedono mai il tuo indirizzo e-mail o le tue decisioni. Del tuo Deal viene a sapere solo chi te ne ha dato uno. Quando vi chiamate, i vostri dispositivi si collegano se possibile direttamente; quello dell’altro può così conoscere il tuo indirizzo IP. Altrimenti non lo vede nessun membro. Se apri a tutti la tua scheda, un gruppo o un annuncio, anche chi non ha un account e i motori di ricerca leggono ciò che c’è scritto; lo decidi solo tu e puoi richiudere in qualsiasi momento. I post si possono incorporare in altri siti e leggere lì senza account; puoi disattivarlo per ogni post.",
    why_title: "Perché e su quale base",
    why_text:
      "Ci servono per eseguire il contratto con te (art. 6, par. 1, b GDPR), per respingere abusi (art. 6, par. 1, f) e per rispettare la legge (art. 6, par. 1, c). Le cose volontarie come la newsletter richiedono il tuo consenso (art. 6, par. 1, a), che puoi ritirare quando vuoi.",
    score_title: "Come nascono le proposte",
    score_text:
      "Un programma ordina le carte per competenze, modello, obiettivo, lingua e le tue decisioni passate. I motivi sono sulla carta. Non ha effetti legali; decidi tu.",
    cookies_title: "Cookie e memoria del dispositivo",
    cookies_text:
      "Ci sono solo cookie tecnicamente necessari. Non ci sono pubblicità né tracker di terzi. Il tuo dispositivo chiama altri server solo se accedi con Google, paghi o telefoni.",
    logs_title: "Registri tecnici",
    logs_text:
      "Non teniamo un registro di tutte le richieste. Usiamo il tuo indirizzo IP solo per poco, perché nessuno sovraccarichi il sito. Se un accesso non riesce, teniamo account e indirizzo fino a due giorni come hash, cioè come somma di controllo al posto del testo leggibile. Se arrivi con un invito, teniamo l’hash del tuo indirizzo per 90 giorni. Ciò che conta per la sicurezza del tuo account, come accessi e password cambiate, resta un anno in un registro, senza il tuo nome, solo con un numero.",
    sharing_title: "Chi riceve dati",
    sharing_text:
      "Solo chi lavora per noi con un contratto, come il centro dati e l’invio della posta, entrambi nell’UE. Se compri qualcosa, il fornitore dei pagamenti riceve ciò che gli serve. Se chiedi a un assistente o fai tradurre qualcosa, il testo va al servizio che gestisce il modello linguistico. Se vuoi i messaggi push, viaggiano cifrati attraverso il servizio del tuo browser. Non vendiamo nulla.",
    keeping_title: "Per quanto tempo",
    keeping_text:
      "Finché hai un account. Se lo cancelli, {{days}} giorni dopo spariscono i tuoi dati personali e le conversazioni a due, anche per l’altro. Ciò che hai scritto in gruppi, post e commenti resta senza il tuo nome. Ciò che la legge impone di conservare, come le fatture, resta quanto serve. Se ci scrivi dal modulo di contatto, cancelliamo il tuo messaggio e la nostra risposta 180 giorni dopo averlo concluso.",
    rights_title: "I tuoi diritti",
    rights_text:
      "Nelle impostazioni scarichi una copia dei tuoi dati, li correggi e cancelli il tuo account. Puoi anche chiedere accesso, rettifica, cancellazione e limitazione, e opporti al trattamento; basta un messaggio a {{email}}. Puoi anche rivolgerti a un’autorità per la protezione dei dati.",
    safety_title: "Sicurezza",
    safety_text:
      "Le connessioni sono cifrate, le password protette con Argon2, gli accessi limitati al necessario. Se succede comunque qualcosa, te lo diciamo.",
  },
  imprint: {
    title: "Note legali",
    description: "Chi gestisce Kompagnon e come raggiungerci.",
    sample: "Dati di esempio",
    sample_text:
      "Questi dati sono segnaposto. Chi gestisce {{brand}} inserisce qui i propri prima dell’apertura.",
    operator: "Fornitore",
    represented: "Rappresentato da",
    contact: "Contatto",
    email: "E-mail",
    phone: "Telefono",
    register: "Registro",
    vat: "Partita IVA",
    responsible: "Responsabile dei contenuti",
    dispute_title: "Risoluzione delle controversie",
    dispute_text:
      "Non partecipiamo a procedure davanti a organismi di conciliazione per i consumatori e non vi siamo tenuti.",
    notice_title: "Segnalare contenuti",
    notice_text:
      "Se qualcosa viola leggi o regole, scrivi a {{email}} con l’indirizzo della pagina. Verifichiamo ogni segnalazione.",
    security_title: "Segnalare falle di sicurezza",
    security_text:
      "Hai trovato una falla? Scrivi a {{email}} o con il modulo di contatto che cosa hai fatto e che cosa è successo. Non guardare dati altrui, non rompere nulla e dacci il tempo di chiuderla. Chi si attiene a questo non deve temere denunce da parte nostra.",
  },
} as const satisfies Translation<typeof german.pages, "it">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  contact: {
    title: "Segnalare un problema",
    keywords: "contatto, assistenza, errore, guasto, aiuto, note legali, scrivere, bug",
    body: "Qui non trovi una risposta o qualcosa non funziona? Scrivici dal modulo di contatto. Il link «Contatti» è in fondo a ogni pagina pubblica. Una persona ti risponde per e-mail.\n\nCosì possiamo aiutarti in fretta:\n\n- Che cosa volevi fare, e che cosa è successo invece?\n- In quale pagina, con quale dispositivo e quale browser?\n- Se il messaggio di errore mostra un numero, mandacelo.\n\nNon mandarci mai la password né codici. Non te li chiediamo mai. E se è bastato «Ricarica», un breve messaggio ci fa comunque piacere.",
  },
} as const satisfies Translation<typeof german.help, "it">;

/** What is kept of whom and where, for the page about privacy. */
export const kept = {
  tables:
    "Questo è tutto ciò che conserviamo su di te. L’elenco segue il registro con cui è costruito il database.",
  gone: "Se cancelli il tuo account, tutto questo sparisce, salvo dove è scritto diversamente.",
  cookies: "I cookie",
  device: "Che cosa c’è nella memoria del tuo dispositivo",
  cookie_days: "{{days}} giorni",
  cookie_idle: "{{days}} giorni, {{idle}} senza visite",
  cookie: {
    sid: "tiene aperto il tuo accesso",
    did: "riconosce il tuo dispositivo, perché nessuno ti chiuda fuori tirando a indovinare e noi possiamo segnalarti dispositivi nuovi",
  },
  title: {
    account: "Account",
    devices: "Accesso",
    profile: "Profilo",
    matching: "Matching",
    people: "Persone",
    chats: "Chat",
    calls: "Chiamate",
    groups: "Gruppi",
    circles: "Cerchie",
    posts: "Post",
    jobs: "Bacheca lavori",
    teams: "Team",
    partnerships: "Collaborazioni",
    agreements: "Accordi",
    documents: "Documenti",
    keys: "Chiavi dei membri",
    businessplans: "Business plan",
    assistants: "Assistenti",
    verification: "Verifica dell’identità",
    invites: "Inviti",
    purchases: "Acquisti",
    contact: "Contatto",
    reports: "Segnalazioni",
    notifications: "Notifiche",
    progress: "Primi passi",
    visits: "Visite",
  },
  text: {
    account:
      "indirizzo e-mail, password come hash, lingua, livello, la versione delle condizioni che hai accettato e i tuoi ricorsi",
    devices:
      "i tuoi dispositivi e le sessioni, passkey, secondo fattore, accessi collegati e ciò che ha toccato la sicurezza del tuo account",
    profile: "ciò che scrivi tu, le tue immagini, chi hai bloccato e quali pagine hai aperto a tutti",
    matching:
      "che cosa hai detto della tua ricerca, chi hai visto e come hai deciso, i tuoi match, se ne sono nate una conversazione o una collaborazione, e ciò che l’ordine ne impara; inoltre, in pochi numeri, di che cosa parlano i testi del tuo profilo",
    people: "chi segui, chi hai silenziato e se ti si può trovare",
    chats: "messaggi, reazioni, file, richieste, cartelle e ciò che hai letto",
    calls: "chi ha chiamato chi, quando e per quanto, mai ciò che si dice",
    groups: "dove sei membro, candidature, inviti, esclusioni, sondaggi e i tuoi voti",
    circles: "i tuoi obiettivi della settimana e i bilanci, inviti, pause e il tuo fuso orario",
    posts: "ciò che scrivi, mostri, apprezzi, condividi, salvi e commenti",
    jobs: "i tuoi annunci, le candidature e le ricerche salvate",
    teams: "appartenenze, inviti, compiti, commenti e la storia del team",
    partnerships: "questionario, intese, progetti di prova e bilanci",
    agreements: "i testi che scrivi, le loro versioni e le firme",
    documents: "piani e presentazioni, cifrati, con chi può aprirli",
    keys: "la tua coppia di chiavi, sigillata con la tua frase segreta e, se vuoi, una passkey; non conosciamo né l’una né l’altra",
    businessplans: "i capitoli e le cifre dei tuoi piani",
    assistants:
      "le tue conversazioni con gli assistenti e quante risposte questo mese e traduzioni oggi hai avuto",
    verification:
      "nome, data di nascita e paese, immagini del documento cifrate e fino a sette giorni dopo la decisione",
    invites: "il tuo link, chi è arrivato con esso, i tuoi compensi e i pagamenti",
    purchases:
      "ordini, fatture, abbonamenti, recessi e disdette; i dati della carta li vede solo il fornitore dei pagamenti",
    contact: "ciò che ci scrivi e ciò che rispondiamo",
    reports: "ciò che segnali, decisioni sui tuoi contenuti e il registro della moderazione",
    notifications: "ciò che ti comunichiamo, come lo vuoi e i dispositivi per i messaggi push",
    progress: "a che punto sei con i primi passi",
    visits: "solo con il tuo sì: ciò che sta più sotto sulla misurazione delle visite",
  },
  use: {
    choices: "ciò che hai impostato, come lingua, colori e filtri",
    entry: "ciò che serve all’accesso, come chi è collegato qui",
    drafts: "le tue bozze",
    unsent: "ciò che non è ancora inviato, anche documenti senza connessione",
    seen: "ciò che hai visto e cercato per ultimo",
    keys: "le tue chiavi",
    measuring:
      "la tua risposta sulla misurazione delle visite; se dici sì, anche il numero della visita, finché non chiudi la scheda",
    files: "file del programma, perché il sito funzioni senza connessione",
  },
  stays: {
    law: "Le fatture e i documenti collegati restano finché lo chiede la legge.",
    theirs: "Ciò che è anche di altri resta a loro, senza il tuo nome.",
    words:
      "Ciò che hai scritto in gruppi, post e commenti resta senza il tuo nome; le conversazioni a due spariscono.",
    log: "I registri restano fino alla scadenza, senza il tuo nome, solo con un numero.",
    day: "Dal giorno dopo le visite contate non si possono più ricondurre a nessuno.",
  },
} as const satisfies Translation<typeof german.kept, "it">;
