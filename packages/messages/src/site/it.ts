import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The public pages: start, terms, privacy, imprint. */
export const pages = {
  nav: {
    login: "Accedi",
    dashboard: "Home",
    resources: "Strumenti",
    language: "Lingua",
    legal: "Informazioni legali",
    home: "Vai alla pagina iniziale",
    terms: "Condizioni d’uso",
    privacy: "Privacy",
    imprint: "Note legali",
    sign_out: "Esci",
  },
  start: {
    title: "Trova con chi fare impresa",
    description:
      "Kompagnon fa incontrare chi sta creando un business online, in base a competenze, obiettivo e modello di business.",
    headline: "In due si fa sul serio.",
    lead: "Kompagnon ti presenta persone che sanno fare quello che ti manca e vogliono quello che vuoi tu. Per chiunque stia creando un business online.",
    join: "Partecipa gratis",
    login: "Ho già un account",
    continue: "Vai alla home",
    why_1_title: "Vedi perché fa per te",
    why_1_text: "Ogni scheda dice con chiarezza che cosa potete darvi a vicenda.",
    why_2_title: "Solo se lo volete entrambi",
    why_2_text: "Due Deal aprono la chat. Chi altro vuole parlarti deve prima chiedere.",
    why_3_title: "I tuoi dati restano tuoi",
    why_3_text:
      "Niente pubblicità, niente tracker di terzi. Nessun altro membro vede il tuo indirizzo e-mail.",
    art: "Due schede profilo: Mira, 27 anni, monta video e scrive testi. Un timbro dice Deal, e sotto comincia una chat.",
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
    welcome_action: "Vai alla home",
  },
  legal: {
    version: "Versione {{version}}, data di entrata in vigore: {{date}}",
    binding: "Fa fede la versione tedesca. Questa traduzione aiuta a capirla.",
    contents: "Indice",
  },
  terms: {
    title: "Condizioni d’uso",
    description:
      "Cosa vale per te e per noi quando usi Kompagnon: età, account, regole, prezzi, recesso e modifiche.",
    scope_title: "Di che cosa si tratta",
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
      "Ti proponiamo persone e diciamo perché. Se ne nasce un affare lo decidete voi. Non verifichiamo le idee di business e non partecipiamo agli accordi tra membri. Informatevi su chi avete davanti prima di condividere soldi o segreti.",
    price_title: "Prezzi",
    price_text:
      "Account, matching e chat sono gratuiti nella forma base. Se {{brand}} offre qualcosa a pagamento, il prezzo tasse incluse, la durata e la disdetta sono indicati prima dell’acquisto.",
    withdrawal_title: "Diritto di recesso",
    withdrawal_text:
      "Se compri come consumatore, puoi recedere entro 14 giorni senza indicarne le ragioni. Il termine parte dalla conclusione del contratto. Il modo più semplice è «{{withdraw}}» in fondo a ogni pagina pubblica o nel menu dell’account; basta anche un messaggio chiaro a {{email}} prima della scadenza. Riavrai i soldi entro 14 giorni con lo stesso mezzo.",
    ending_title: "Se vuoi smettere",
    ending_text:
      "Puoi smettere quando vuoi: elimini tu il tuo account nelle impostazioni. Per {{days}} giorni puoi ripensarci, poi non c’è più. Se non riesci più ad accedere, basta un messaggio a {{email}}. Chi viola queste regole gravemente o più volte può essere bannato. Indichiamo il motivo e puoi fare ricorso.",
    liability_title: "Responsabilità",
    liability_text:
      "Per dolo, colpa grave e danni alla vita, all’integrità fisica o alla salute rispondiamo senza limiti. Negli altri casi rispondiamo solo se violiamo un obbligo essenziale, e per il danno prevedibile.",
    changes_title: "Modifiche",
    changes_text:
      "Se modifichiamo queste condizioni, ti scriviamo almeno 30 giorni prima. Se non sei d’accordo, fino ad allora puoi disdire senza svantaggi. Le modifiche sostanziali valgono solo con il tuo consenso.",
    law_title: "Diritto applicabile",
    law_text:
      "Si applica il diritto tedesco. Resta la tutela che ti dà il diritto dei consumatori del tuo paese. Se una regola è nulla, le altre restano valide.",
  },
  privacy: {
    title: "Privacy",
    description:
      "Quali dati conserva Kompagnon, perché, per quanto tempo e quali diritti hai. Senza pubblicità né tracker di terzi.",
    controller_title: "Chi è responsabile",
    controller_text: "Il titolare è {{operator}}, {{address}}. Per domande sulla privacy scrivi a {{email}}.",
    data_title: "Cosa conserviamo",
    data_text: "Conserviamo ciò che ci dai e ciò che nasce dall’uso.",
    others_title: "Cosa vedono gli altri",
    others_text:
      "I membri vedono il tuo profilo e la tua scheda di matching. Non vedono mai il tuo indirizzo e-mail né le tue decisioni. Solo chi ti ha dato un Deal viene a sapere del tuo. Quando vi chiamate, i vostri dispositivi si collegano se possibile direttamente; quello dell’altra persona può così conoscere il tuo indirizzo IP. Altrimenti non lo vede nessun membro. Se apri a tutti la tua scheda, un gruppo o un annuncio, anche chi non ha un account e i motori di ricerca leggono ciò che c’è scritto; lo decidi solo tu e puoi richiudere tutto in qualsiasi momento. I post si possono incorporare in altri siti e leggere lì senza account; puoi disattivarlo per ogni post.",
    why_title: "Perché e su quale base",
    why_text:
      "Questi dati ci servono per eseguire il contratto con te (art. 6, par. 1, b GDPR), per respingere abusi (art. 6, par. 1, f) e per rispettare la legge (art. 6, par. 1, c). Ciò che è facoltativo, come la newsletter, richiede il tuo consenso (art. 6, par. 1, a), che puoi revocare quando vuoi.",
    score_title: "Come nascono le proposte",
    score_text:
      "Un programma ordina le schede in base a competenze, modello di business, obiettivo, lingua e alle tue decisioni passate. I motivi sono sulla scheda. Non ha effetti legali; decidi tu.",
    cookies_title: "Cookie e memoria del dispositivo",
    cookies_text:
      "Ci sono solo cookie tecnicamente necessari. Non ci sono pubblicità né tracker di terzi. Il tuo dispositivo contatta altri server solo se accedi con Google, paghi o fai una chiamata.",
    logs_title: "Registri tecnici",
    logs_text:
      "Non teniamo un registro di tutte le richieste. Usiamo il tuo indirizzo IP solo per poco, perché nessuno sovraccarichi il sito. Se un accesso non riesce, conserviamo account e indirizzo fino a due giorni come hash, cioè come somma di controllo invece che in chiaro. Se arrivi con un invito, conserviamo l’hash del tuo indirizzo per 90 giorni. Ciò che conta per la sicurezza del tuo account, come accessi e password cambiate, resta un anno in un registro, senza il tuo nome, solo con un numero.",
    sharing_title: "Chi riceve dati",
    sharing_text:
      "Solo chi lavora per noi ed è vincolato da un contratto, come il data center e il servizio di invio delle e-mail, entrambi nell’UE. Se compri qualcosa, il fornitore dei pagamenti riceve ciò che gli serve. Se chiedi a un assistente o fai tradurre qualcosa, il testo va al servizio che gestisce il modello linguistico. Se attivi le notifiche push, viaggiano cifrate attraverso il servizio del tuo browser. Non vendiamo nulla.",
    keeping_title: "Per quanto tempo",
    keeping_text:
      "Finché hai un account. Se lo elimini, {{days}} giorni dopo spariscono i tuoi dati personali e le conversazioni a due, anche per l’altra persona. Ciò che hai scritto in gruppi, post e commenti resta senza il tuo nome. Ciò che la legge impone di conservare, come le fatture, resta quanto serve. Se ci scrivi dal modulo di contatto, eliminiamo il tuo messaggio e la nostra risposta 180 giorni dopo la conclusione della richiesta.",
    rights_title: "I tuoi diritti",
    rights_text:
      "Nelle impostazioni puoi scaricare una copia dei tuoi dati, correggerli ed eliminare il tuo account. Puoi anche chiedere accesso, rettifica, cancellazione e limitazione, e opporti al trattamento; basta un messaggio a {{email}}. Puoi anche presentare reclamo a un’autorità per la protezione dei dati.",
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
    operator: "Gestore",
    represented: "Rappresentato da",
    contact: "Contatti",
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
    body: "Qui non trovi una risposta o qualcosa non funziona? Scrivici dal modulo di contatto. Il link «$t(ui:offers.contact)» è in fondo a ogni pagina pubblica, sul telefono anche in «$t(ui:more)». Una persona ti risponde per e-mail.\n\nCosì possiamo aiutarti in fretta:\n\n- Che cosa volevi fare, e che cosa è successo invece?\n- Su quale pagina, con quale dispositivo e quale browser?\n- Se il messaggio di errore mostra un numero, mandacelo.\n\nNon mandarci mai la password né codici. Non te li chiediamo mai. E se è bastato «$t(shell:crash.reload)», un breve messaggio ci fa comunque piacere.",
  },
} as const satisfies Translation<typeof german.help, "it">;

/** What is kept of whom and where, for the page about privacy. */
export const kept = {
  tables:
    "Questo è tutto ciò che conserviamo su di te. L’elenco nasce direttamente dalla struttura del database ed è quindi completo.",
  gone: "Se elimini il tuo account, tutto questo sparisce, salvo dove è indicato diversamente.",
  cookies: "I cookie",
  device: "Che cosa c’è nella memoria del tuo dispositivo",
  cookie_days: "{{days}} giorni",
  cookie_idle: "{{days}} giorni, {{idle}} senza visite",
  cookie: {
    sid: "mantiene attivo il tuo accesso",
    did: "riconosce il tuo dispositivo, così nessuno può bloccarti tirando a indovinare e possiamo segnalarti i dispositivi nuovi",
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
    circles: "Cerchie settimanali",
    events: "Eventi",
    posts: "Post",
    jobs: "Annunci",
    teams: "Team",
    partnerships: "Collaborazioni",
    agreements: "Accordi e lettere d’intenti",
    documents: "Documenti",
    keys: "Chiavi dei membri",
    businessplans: "Business plan",
    assistants: "Assistenti",
    verification: "Verifica",
    invites: "Inviti",
    purchases: "Acquisti",
    contact: "Contatti",
    reports: "Segnalazioni",
    notifications: "Notifiche",
    progress: "Primi passi",
    visits: "Visite",
  },
  text: {
    account:
      "indirizzo e-mail, password come hash, lingua, livello, la versione delle condizioni che hai accettato e i tuoi ricorsi",
    devices:
      "i tuoi dispositivi e le sessioni, passkey, secondo fattore, accessi collegati e gli eventi che riguardano la sicurezza del tuo account",
    profile: "ciò che scrivi tu, le tue immagini, chi hai bloccato e quali pagine hai aperto a tutti",
    matching:
      "ciò che indichi per la ricerca, chi hai visto e come hai deciso, i tuoi match, se ne è nata una conversazione o una collaborazione, e ciò che ne impara l’ordine delle schede; inoltre una serie di numeri che descrive il tema dei testi del tuo profilo",
    people: "chi segui, chi hai silenziato e se gli altri possono trovarti",
    chats: "messaggi, reazioni, file, richieste, cartelle e ciò che hai letto",
    calls:
      "chi ha chiamato chi, quando e per quanto, mai ciò che si dice, e in quale stanza sei in questo momento",
    groups: "i gruppi di cui fai parte, candidature, inviti, ban, sondaggi e i tuoi voti",
    circles: "i tuoi obiettivi della settimana e i bilanci, inviti, pause e il tuo fuso orario",
    events:
      "gli eventi che crei, le tue risposte, i promemoria inviati e l’indirizzo del tuo calendario in forma cifrata",
    posts: "ciò che scrivi, mostri, apprezzi, ricondividi, salvi e commenti",
    jobs: "i tuoi annunci, le candidature e le ricerche salvate",
    teams: "i team di cui fai parte, inviti, compiti, commenti e la storia del team",
    partnerships: "questionario, intese, progetti di prova e bilanci",
    agreements: "i testi che scrivi, le loro versioni e le firme",
    documents: "piani e presentazioni, cifrati, e chi può aprirli",
    keys: "la tua coppia di chiavi, sigillata con la tua frase segreta e, se vuoi, una passkey; non conosciamo né l’una né l’altra",
    businessplans: "i capitoli e le cifre dei tuoi piani",
    assistants:
      "le tue conversazioni con gli assistenti e quante risposte al mese e traduzioni al giorno hai ricevuto",
    verification:
      "nome, data di nascita e paese; immagini del documento, cifrate e solo fino a sette giorni dopo la decisione",
    invites: "il tuo link, chi è arrivato con esso, i tuoi compensi e i pagamenti",
    purchases:
      "ordini, fatture, abbonamenti, recessi e disdette; i dati della carta li vede solo il fornitore dei pagamenti",
    contact: "ciò che ci scrivi e ciò che rispondiamo",
    reports: "ciò che segnali, decisioni sui tuoi contenuti e il registro della moderazione",
    notifications: "ciò che ti comunichiamo, come vuoi riceverlo e i dispositivi per le notifiche push",
    progress: "a che punto sei con i primi passi",
    visits: "solo con il tuo consenso: ciò che trovi più sotto in «Misurazione delle visite»",
  },
  use: {
    choices: "ciò che hai impostato, come lingua, tema e filtri",
    entry: "ciò che serve all’accesso, come chi ha effettuato l’accesso qui",
    drafts: "le tue bozze",
    unsent: "ciò che non è ancora stato inviato, anche i documenti modificati senza connessione",
    seen: "ciò che hai visto e cercato di recente",
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
    day: "Dal giorno successivo le visualizzazioni contate non si possono più ricondurre a nessuno.",
  },
} as const satisfies Translation<typeof german.kept, "it">;
