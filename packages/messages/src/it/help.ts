import type { messages as german } from "../de/help.ts";
import type { Translation } from "../translation.ts";

/** Texts of the help centre. */
export const messages = {
  title: "Aiuto",
  lead: "Cerca una parola o sfoglia i temi.",
  search: "Cerca nell’aiuto",
  placeholder: "Con che cosa possiamo aiutarti?",
  results_one: "{{count}} articolo trovato",
  results_many: "{{count}} articoli trovati",
  results_other: "{{count}} articoli trovati",
  empty_title: "Nessun risultato per «{{words}}»",
  empty_text:
    "Prova con una sola parola più corta, per esempio «password» o «match». Oppure scrivici: il nostro indirizzo è nelle note legali.",
  empty_action: "Vai alle note legali",
  back: "Tutti i temi",
  related: "Da leggere anche",
  copy_link: "Copia link",
  copied: "Il link è stato copiato.",
  copy_failed: "Non è stato possibile copiare. Ecco il link: {{address}}",
  sections: {
    start: "Accedere e iniziare",
    security: "Sicurezza",
    profile: "Il tuo profilo",
    matching: "Matching",
    chats: "Chat",
    groups: "Gruppi",
    app: "Notifiche e app",
    data: "I tuoi dati e le regole",
  },
  articles: {
    sign_up: {
      title: "Creare un account e confermare l’e-mail",
      keywords:
        "registrazione, registrarsi, iscrizione, nuovo account, mail di conferma, attivazione, link scaduto, spam",
      body: "Il tuo account è gratuito e pronto in due minuti.\n\n1. Scegli «Registrati» nella pagina di accesso.\n2. Inserisci il tuo indirizzo e-mail e, due volte, una password da 8 a 128 caratteri.\n3. Accetta le condizioni d’uso e premi «Crea account».\n4. Apri la nostra mail e conferma l’indirizzo.\n\nIl link nella mail vale 24 ore e una sola volta. Se non arriva niente, guarda nello spam e premi «Invia di nuovo» nella barra in alto.",
    },
    sign_in: {
      title: "Accedere, e che cosa significa un blocco",
      keywords: "login, entrare, accesso, bloccato, troppi tentativi, 5 minuti, password sbagliata",
      body: "Accedi con il tuo indirizzo e-mail e la password. Se hai attivato i codici a due fattori, ti chiediamo poi il codice della tua app.\n\nDopo cinque tentativi falliti l’accesso è bloccato per 5 minuti. Ti protegge da chi prova password a caso. La pagina mostra quando puoi continuare.\n\n- Controlla che il blocco maiuscole sia disattivato.\n- Mostra la password con il simbolo dell’occhio.\n- Non la ricordi più? Reimpostala via mail invece di tirare a indovinare.",
    },
    reset_password: {
      title: "Password dimenticata",
      keywords: "reimpostare, nuova password, persa, non riesco a entrare, recuperare, link scaduto",
      body: "Nessun problema, ne imposti semplicemente una nuova.\n\n1. Nella pagina di accesso segui il link per la password dimenticata.\n2. Inserisci il tuo indirizzo e-mail. Ti mandiamo un link.\n3. Aprilo e scegli una nuova password da 8 a 128 caratteri. Con i codici a due fattori ti serve anche un codice.\n\nIl link vale 10 minuti e una sola volta. Puoi chiedere un’altra mail dopo 2 minuti. Per sicurezza non riveliamo se a un indirizzo corrisponde un account: se non arriva niente, controlla come l’hai scritto e lo spam.",
    },
    google: {
      title: "Accedere con Google",
      keywords: "account Google, Gmail, senza password, prima password, impostare",
      body: "Se nella pagina di accesso vedi il pulsante Google, puoi accedere senza una password tua. Se manca, qui Google non è disponibile.\n\nTi sei registrato con Google e vuoi anche una password?\n\n1. Apri le impostazioni e vai su «Sicurezza».\n2. Fatti mandare una mail per la prima password.\n3. Apri il link e scegli una password di almeno 8 caratteri.\n\nDa quel momento hai entrambe le strade. È comodo se un giorno non riesci a entrare nel tuo account Google.",
    },
    passkeys: {
      title: "Passkey: accedere senza password",
      keywords:
        "passkey, impronta digitale, riconoscimento del volto, Face ID, Touch ID, Windows Hello, chiave di sicurezza, biometria",
      body: "Con una passkey accedi come sblocchi il tuo dispositivo: con l’impronta, il volto o il PIN. Non devi ricordare niente, e nessuno può carpirtela con una pagina falsa.\n\n1. Apri le impostazioni e vai su «Sicurezza».\n2. Crea una passkey e dalle un nome, per esempio «Il mio portatile».\n3. La prossima volta sceglila al posto della password.\n\nUna passkey vale come entrambi i fattori, quindi non serve un codice in più. Puoi averne fino a 20. Se vendi un dispositivo, elimina la sua passkey nello stesso punto.",
    },
    quest: {
      title: "La missione dei primi passi",
      keywords: "principiante, inizio, compiti, progressi, nascondere la missione, quest",
      body: "La missione ti guida nei primi passi e mostra in una barra sottile a che punto sei. Per esempio:\n\n- caricare una foto del profilo\n- scrivere qualche frase su di te\n- conoscere due persone diverse\n\nOgni passo si spunta da solo appena l’hai fatto. Non devi segnalare niente. Puoi ripiegare la barra quando ti dà fastidio. Se la missione non ti serve, chiudila e basta: tutto il resto ti è aperto anche senza.",
    },
    two_factor: {
      title: "Attivare i codici a due fattori",
      keywords: "2FA, TOTP, authenticator, codice QR, due passaggi, codice a sei cifre, autenticazione",
      body: "Così una password rubata non basta più per entrare nel tuo account. Ti serve un’app di autenticazione sul telefono.\n\n1. Apri le impostazioni e vai su «Sicurezza».\n2. Attiva i codici a due fattori.\n3. Inquadra il codice QR con l’app. Se non funziona, copia la chiave segreta.\n4. Inserisci il codice a sei cifre mostrato dall’app.\n5. Metti al sicuro i tuoi dieci codici di riserva.\n\nUn codice vale solo per poco. Se viene rifiutato, controlla che l’ora del telefono sia giusta. Anche per disattivarli serve un codice.",
    },
    backup_codes: {
      title: "Codici di riserva",
      keywords: "codici di backup, codici di recupero, emergenza, ripristino, 2FA",
      body: "Quando attivi i codici a due fattori ricevi dieci codici di riserva. Ognuno sostituisce una volta il codice dell’app, all’accesso e quando reimposti la password.\n\n- Li mostriamo una volta sola. Copiali o scaricali.\n- Tienili lontano dal telefono, in un gestore di password o su carta.\n- Maiuscole, spazi e trattini non contano.\n\nStanno per finire? Creane di nuovi nelle impostazioni, in «Sicurezza». Ti serve un codice. Da quel momento i vecchi non valgono più.",
    },
    lost_phone: {
      title: "Telefono perso o cambiato",
      keywords: "cellulare perso, nuovo telefono, rubato, nessun codice, chiuso fuori, smartphone",
      body: "Senza telefono entri nel tuo account con un codice di riserva.\n\n1. Accedi con indirizzo e-mail e password.\n2. Inserisci un codice di riserva al posto di quello dell’app.\n3. In «Sicurezza» disconnetti il dispositivo perso.\n\nPuoi entrare anche con una passkey.\n\nSe cambi solo telefono, disattiva i codici e riattivali con quello nuovo. Per disattivarli serve un codice dell’app, quindi fallo finché hai ancora il vecchio. Se non c’è più, o se ti mancano anche i codici di riserva, scrivici all’indirizzo nelle note legali.",
    },
    devices: {
      title: "Dispositivi connessi",
      keywords:
        "sessioni, disconnettere ovunque, uscire, dispositivo sconosciuto, nuovo dispositivo, mail, hackerato",
      body: "Nelle impostazioni, in «Sicurezza», vedi su quali dispositivi hai effettuato l’accesso e quando sono stati usati l’ultima volta. Il più recente è in alto.\n\n- Disconnetti un singolo dispositivo che non usi più.\n- Oppure disconnetti tutti gli altri in una volta. Questo resta connesso.\n\nQuando accede un nuovo dispositivo ricevi una mail. Se non sei stato tu, disconnettilo subito e cambia la password. Poi conviene attivare i codici a due fattori.",
    },
    change_password: {
      title: "Cambiare la password",
      keywords: "nuova password, modificare, sicurezza",
      body: "1. Apri le impostazioni e vai su «Sicurezza».\n2. Inserisci la password attuale e poi quella nuova.\n3. Se hai attivato i codici a due fattori, inserisci anche un codice a sei cifre.\n4. Salva.\n\nLa nuova password deve avere da 8 a 128 caratteri e non può essere tra le più comuni. Una frase intera si ricorda meglio e si indovina meno facilmente dei caratteri speciali. Poi tutti gli altri dispositivi vengono disconnessi, questo resta connesso. Non ricordi la vecchia? Reimpostala via mail.",
    },
    change_email: {
      title: "Cambiare indirizzo e-mail",
      keywords: "nuova e-mail, indirizzo mail, modificare, posta",
      body: "1. Apri le impostazioni e vai su «Sicurezza».\n2. Inserisci il nuovo indirizzo e conferma che sei tu con la password e, se usi i codici a due fattori, con un codice.\n3. Apri la mail inviata al nuovo indirizzo e confermalo.\n\nIl link vale 24 ore e una sola volta. Finché non confermi resta valido il vecchio indirizzo. Anche lì arriva una mail, così nessuno può cambiare il tuo indirizzo di nascosto. Se non l’hai chiesto tu, cambia subito la password.",
    },
    profile: {
      title: "Nome, bio ed età",
      keywords:
        "nome utente, username, su di me, descrizione, cambiare età, idea di business, modificare profilo",
      body: "Modifichi il tuo profilo nelle impostazioni, in «Profilo».\n\n- Nome utente: solo lettere, da 3 a 20 caratteri. Mentre scrivi vedi se è libero.\n- Bio: fino a 250 caratteri. Che cosa fai, che cosa ti muove?\n- Idea di business: fino a 4000 caratteri, facoltativa. Basta un abbozzo.\n- Età: da 13 anni. Sotto i 16 puoi partecipare, ma non al matching.\n\nNon dimenticare di salvare. Se qualcosa viene rifiutato, il campo dice perché e il tuo testo resta lì. Nessun altro membro vede il tuo indirizzo e-mail.",
    },
    avatar: {
      title: "Cambiare la foto del profilo",
      keywords: "avatar, immagine, caricare, ritagliare, rimuovere",
      body: "La foto del profilo sta accanto al tuo nome nelle chat e ovunque gli altri ti vedano.\n\n1. Apri le impostazioni e vai su «Profilo».\n2. Scegli un’immagine, per esempio JPEG o PNG.\n3. Spostala e ingrandiscila nel quadrato, poi conferma il ritaglio.\n\nSe la rimuovi, mostriamo le tue iniziali su un colore. Luogo e dati della fotocamera vengono tolti dall’immagine. La foto grande del matching è un’altra: la cambi nel matching, in «Cosa cerco», con «Cambia la foto di matching».",
    },
    strengths: {
      title: "Modelli di business, competenze e obiettivo",
      keywords: "capacità, talenti, che cosa so fare, traguardo, cambiare scelta",
      body: "In base a questi scegliamo le persone per te. Cambi tutto nelle impostazioni, in «Profilo».\n\n- Modelli di business: fino a 5. Che cosa costruisci o vuoi costruire?\n- Competenze: fino a 5. Conta anche quello che stai imparando.\n- Obiettivo: uno solo, con una frase tua di massimo 120 caratteri.\n\nSe la lista è piena, togli qualcosa per scambiare. Per il matching ti servono almeno un modello di business e una competenza. Meglio poche scelte ma vere: anche i suggerimenti saranno più adatti.",
    },
    jobs_newsletter: {
      title: "Lavori e newsletter",
      keywords: "novità, disiscriversi, pubblicità, e-mail, incarichi, lavoro",
      body: "All’inizio ti abbiamo chiesto se ti interessano i lavori e se vuoi la newsletter. Puoi cambiare entrambe le cose quando vuoi nelle impostazioni, in «Profilo».\n\n- Lavori: dicci se vuoi vedere incarichi pagati e team che cercano persone.\n- Newsletter: se la attivi, prima ti mandiamo una mail. Sei iscritto solo dopo aver aperto il suo link, che vale 24 ore.\n\nLa disiscrizione è immediata e senza spiegazioni. Le mail che proteggono il tuo account continuano ad arrivare.",
    },
    status: {
      title: "Online, assente, offline",
      keywords: "stato, presenza, punto verde, ultimo accesso, disponibile",
      body: "Il punto sulla foto del profilo dice se qualcuno c’è in questo momento:\n\n- Online: l’app è aperta e in uso.\n- Assente: è aperta, ma da un po’ nessuno fa niente.\n- Offline: non è aperta su nessun dispositivo.\n\nSuccede da sé, non devi impostare niente. Se hai effettuato l’accesso su più dispositivi, ne basta uno su cui sei attivo. I messaggi arrivano sempre: chi è offline li legge la volta dopo.",
    },
    matching_setup: {
      title: "Preparare il matching",
      keywords: "foto di matching, requisiti, sbloccare, ritaglio, 16 anni",
      body: "Per il matching ti servono una foto, un modello di business, una competenza e almeno 16 anni. Ti chiediamo quello che manca.\n\n1. Trascina un’immagine o premi «Scegli un’immagine». Vanno bene JPEG, PNG, WebP, GIF e AVIF.\n2. Sistema l’immagine, ingrandisci e premi «Continua».\n3. Guarda la tua scheda. «Fatto» la salva, «Scegli di nuovo» torna indietro.\n\nFunziona meglio un’immagine luminosa in cui si riconosce il volto. Più tardi la cambi in «Cosa cerco» con «Cambia la foto di matching».",
    },
    swiping: {
      title: "Scorrere: Deal o No Deal",
      keywords: "swipe, schede, mi piace, annullare, tornare indietro, motivi, tasti, suggerimenti",
      body: "Vedi sempre una persona sola. Trascina la scheda a destra per Deal, a sinistra per No Deal, oppure usa i pulsanti.\n\n- La scheda dice perché vi completate, per esempio perché l’altra persona sa fare quello che cerchi.\n- Tocca la scheda per leggere bio, idea e obiettivo.\n- «Annulla l’ultima decisione» riporta l’ultima scheda.\n\nAl computer decidono le frecce ← e →, Invio apre i dettagli. L’altra persona scopre il tuo Deal solo se dice Deal anche lei.",
    },
    deal_limit: {
      title: "Quanti Deal al giorno?",
      keywords: "limite, 50, Deal finiti, profili tornano, 30 giorni, nessun profilo",
      body: "Senza premium puoi dare 50 Deal al giorno. Quanti ne restano lo vedi vicino al mazzo. Quando sono finiti, il giorno dopo ce ne sono di nuovi. No Deal funziona sempre.\n\nIl limite aiuta a guardare bene: un Deal sincero vale più di cento dati in fretta.\n\n- Un Deal resta finché l’altra persona non risponde.\n- Un No Deal torna dopo 30 giorni. Le persone e i piani cambiano.\n- Hai visto tutti? Allarga i filtri o ripassa più tardi.",
    },
    filters: {
      title: "Filtri e «Cosa cerco»",
      keywords: "restringere, lingua, verificato, ricerca, competenze cercate, più nessuno",
      body: "Con «Filtri» decidi chi vedere: per lingua, modelli di business, competenze, obiettivo o solo profili verificati. «Applica» vale subito, «Azzera» cancella tutto.\n\nIn «Cosa cerco» scegli le competenze che ti mancano. Chi le ha passa davanti nel tuo mazzo. Gli altri vengono dopo, a meno che attivi «Mostra solo chi ne ha una».\n\nSe il mazzo resta vuoto, di solito i filtri sono troppo stretti. Azzerali o togline uno. I soci migliori portano spesso qualcosa che non avresti cercato.",
    },
    match: {
      title: "Che cos’è un match",
      keywords: "entrambi Deal, reciproco, Deal in attesa, iniziare chat",
      body: "C’è un match quando avete detto Deal tutti e due. Vedete «È un match!» e potete scrivervi. Prima nessuno sa del tuo Deal.\n\n1. Premi «Scrivi un messaggio». Si apre la chat.\n2. Di’ in due frasi che cosa ti attira dell’idea e fai una domanda.\n3. Se la conversazione vi piace, accordatevi per provare qualcosa di piccolo.\n\nSe scegli «Più tardi», ritrovi la chat quando vuoi. Nella panoramica «Match» conta ciò che è andato bene e «Deal in attesa» ciò che aspetta ancora una risposta.",
    },
    pause: {
      title: "Mettere in pausa il profilo",
      keywords: "invisibile, nascondersi, riposo, disattivare il matching",
      body: "Non hai tempo per nuove persone? Fatti da parte per un po’ senza perdere niente.\n\n1. Nel matching apri «Cosa cerco».\n2. Attiva «Metti in pausa il mio profilo».\n\nDa quel momento nessuno ti vede nel matching. I tuoi match e le chat restano, e puoi continuare a scrivere. Sopra il mazzo c’è scritto che sei in pausa; con «Termina la pausa» torni subito. Una pausa dura quanto vuoi. Tutte le tue decisioni restano.",
    },
    chats: {
      title: "Chat: scrivere ed essere letti",
      keywords: "messaggio, letto, spunte, sta scrivendo, aprire chat, conversazione",
      body: "Puoi scrivere a ogni match. Apri la chat dalla finestra del match con «Scrivi un messaggio», oppure in «Chat» nella navigazione. «Cerca per nome» la trova più in fretta.\n\n- «Inviato» vuol dire: il messaggio è arrivato da noi.\n- «Letto» vuol dire: l’altra persona aveva la chat aperta.\n- «sta scrivendo…» appare mentre qualcuno scrive.\n- La linea «Nuovi» mostra dove hai smesso di leggere.\n\nI messaggi appaiono subito, non devi ricaricare. Il numero accanto a «Chat» conta quelli non letti.",
    },
    chat_offline: {
      title: "Scrivere senza connessione",
      keywords: "offline, senza internet, senza campo, messaggio non inviato, posta in uscita, attesa",
      body: "In treno senza rete? Continua a scrivere. Il messaggio resta nella chat con «In attesa di connessione» e parte da solo appena sei di nuovo online: nell’ordine giusto e una volta sola.\n\nSe c’è scritto «Non inviato», il server l’ha rifiutato. Il motivo è indicato. A quel punto puoi scegliere:\n\n- «Invia di nuovo» riprova.\n- «Scarta» lo elimina.\n\nI messaggi in attesa si trovano solo su questo dispositivo. Non uscire e non cancellare i dati del browser prima che siano inviati.",
    },
    calls: {
      title: "Chiamate",
      keywords:
        "telefonare, telefono, chiamare, chiamata vocale, microfono, altoparlante, cuffie, suoneria, chiamata persa, riagganciare, muto",
      body: "Con tutte le persone con cui hai una chat puoi anche parlare. Non costa nulla.\n\n1. Apri la chat e tocca il telefono in alto.\n2. Consenti il microfono al browser.\n3. Aspetta una risposta. Dopo 45 secondi la chiamata vale come persa.\n\nSe qualcuno ti chiama, squilla ovunque tu abbia effettuato l’accesso. Quando rispondi su un dispositivo, gli altri tacciono. Durante la chiamata puoi:\n\n- spegnere il microfono\n- cambiare microfono e altoparlante\n- ridurre la finestra e continuare a lavorare\n\nL’esito della chiamata resta poi nella chat. Se non senti nulla, controlla il dispositivo e lo stato della connessione. Se ricarichi la pagina, la chiamata finisce.",
    },
    block: {
      title: "Bloccare qualcuno",
      keywords: "molestie, indesiderato, sbloccare, ignorare, persona",
      body: "Se non vuoi più avere a che fare con qualcuno, blocca la persona nella chat: in alto, in “Altro su questa chat”.\n\n- Vale in entrambe le direzioni e ovunque: nel matching, nelle chat e nelle notifiche.\n- Non potete più scrivervi.\n- La persona non viene avvisata.\n\nPuoi sbloccarla nelle impostazioni, in «Sicurezza», dove sono elencati tutti quelli che hai bloccato. Se ti minacciano o ti molestano, dillo anche a noi: l’indirizzo è nelle note legali.",
    },
    fullscreen_chat: {
      title: "Chat a schermo intero (beta)",
      keywords: "fullscreen, nascondere barra laterale, più spazio, beta, prova",
      body: "A schermo intero la barra laterale sparisce dalle chat e la conversazione ha tutto lo spazio.\n\n1. Apri le impostazioni e vai su «Beta».\n2. Attiva la chat a schermo intero.\n3. Apri una chat.\n\nVale solo per questo browser: sul telefono puoi fare diversamente che al computer. La disattivi nello stesso punto. Beta vuol dire che ci stiamo ancora lavorando. Se qualcosa non va, scrivici che cosa hai visto.",
    },
    groups_join: {
      title: "Entrare in un gruppo o candidarsi",
      keywords: "trovare un gruppo, scoprire, iscrizione, candidatura, domande, due gruppi, limite, uscire",
      body: "In «Scopri i gruppi» cerchi per parole, tema e tipo.\n\n- Pubblico: con «Entra» sei subito dentro.\n- Su candidatura: con «Candidati» rispondi al massimo a sei domande di 1000 caratteri ciascuna. Decidono la guida o la moderazione, e ricevi una notifica.\n- Privato: ti serve un invito.\n\nFinché la candidatura è in corso puoi ritirarla. Senza Premium puoi stare in due gruppi; le candidature non contano. Puoi lasciare un gruppo in ogni momento con i tre puntini in alto.",
    },
    groups_found: {
      title: "Fondare e guidare un gruppo",
      keywords:
        "creare un gruppo, moderazione, cedere, eliminare, rimuovere un membro, bloccare, candidature",
      body: "1. In «Gruppi» scegli «Fonda».\n2. Dagli un nome da 3 a 60 caratteri e fino a cinque temi.\n3. Decidi chi può partecipare. Con «Su candidatura» fai fino a sei domande.\n\nIl tuo indirizzo e-mail deve essere confermato. In «Gestisci il gruppo» cambi tutto, ordini i canali e accetti o rifiuti le candidature, anche con un motivo. Nell’elenco dei membri porti persone in moderazione, le rimuovi o le blocchi, oppure cedi il gruppo. Chi lo guida non può lasciarlo, solo cederlo o eliminarlo.",
    },
    groups_channels: {
      title: "Canali, menzioni e risposte",
      keywords: "canale, @, @alle, discussione, fissare, silenziare, modalità lenta, pausa, ricerca",
      body: "Ogni gruppo ha canali, all’inizio «Allgemein». Tutti i membri leggono e scrivono lì.\n\n- Scrivi @ e le prime lettere di un nome per menzionare qualcuno. Guida e moderazione raggiungono tutto il gruppo con @alle.\n- Le risposte a un messaggio si aprono accanto e non disturbano il canale.\n- In alto trovi i messaggi fissati, la ricerca e i membri.\n- Un canale è troppo rumoroso? Silenzialo: non conta più.\n\nAlcuni canali hanno una pausa tra due messaggi, da 5 secondi a 15 minuti.",
    },
    groups_invites: {
      title: "Invitare in un gruppo",
      keywords: "codice d’invito, link d’invito, usare un codice, gruppo privato, revocare, scaduto",
      body: "Guida e moderazione invitano con un codice. Apre anche i gruppi privati e sostituisce una candidatura.\n\n1. Apri «Gestisci il gruppo» e poi «Inviti».\n2. Scegli per quanto e quante volte vale il codice, poi «Crea un codice».\n3. Copia il link e invialo.\n\nSono possibili fino a 50 codici validi. Con «Revoca» uno smette subito di valere. Hai ricevuto un codice? Apri il link o scrivilo in «Inserisci il codice»: il gruppo si apre da solo.",
    },
    notifications: {
      title: "Leggere le notifiche e rispondere",
      keywords: "campanella, avviso, contatore, ignorare, rispondere, non letto",
      body: "La campanella in alto mostra che cosa è successo, per esempio un match o un messaggio mentre non c’eri. Il numero conta quelle non lette; oltre 99 mostra «99+».\n\n- Il pulsante principale ti porta dritto alla cosa, per esempio nella chat.\n- Il pulsante per ignorare fa sparire la notifica.\n- Ai messaggi puoi rispondere subito lì.\n\nQuando apri l’elenco, tutte contano come lette. Ne riuniamo più d’una dello stesso tipo, così non perdi il filo. Quello che non ti interessa lo disattivi nelle impostazioni.",
    },
    notification_settings: {
      title: "Impostare notifiche e ore di silenzio",
      keywords: "disattivare, muto, notte, non disturbare, mail quotidiana, push, e-mail",
      body: "Nelle impostazioni decidi per ogni tipo di notifica come ti raggiunge:\n\n- nell’app: alla campanella\n- come push: su questo dispositivo, anche ad app chiusa\n- via mail: raccolte, una volta al giorno alle 8\n\nLe ore di silenzio dicono quando non mandiamo push, per esempio dalle 22:00 alle 7:00. Seguono il tuo fuso orario. Dopo ritrovi tutto nell’app. Ciò che disattivi non entra più nemmeno in nessun contatore.",
    },
    push: {
      title: "Messaggi push e installare l’app",
      keywords: "PWA, schermata Home, scaricare, telefono, iPhone, Android, consentire notifiche",
      body: "Kompagnon funziona nel browser e si installa come un’app, senza app store.\n\n1. Computer e Android: nel menu del browser scegli «Installa» o «Aggiungi a schermata Home».\n2. iPhone e iPad: in Safari tocca «Condividi» e poi «Aggiungi alla schermata Home».\n\nAttivi i push nelle impostazioni, tra le notifiche, su ogni dispositivo separatamente. Il browser ti chiede allora il permesso. Su iPhone l’app va prima installata. Se non arriva niente, consenti le notifiche nelle impostazioni del dispositivo e controlla le ore di silenzio.",
    },
    language: {
      title: "Cambiare lingua",
      keywords: "traduzione, inglese, tedesco, italiano, Sprache, language, idioma",
      body: "Kompagnon parla dieci lingue: tedesco, inglese, francese, italiano, spagnolo, portoghese, russo, hindi, cinese e arabo.\n\n1. Apri il menu «Lingua» in alto.\n2. Scegli una delle prime quattro, o un’altra in «Altre lingue».\n\nLa pagina cambia subito senza ricaricarsi. La scelta resta nel tuo account e vale su tutti i dispositivi. In arabo tutto va da destra a sinistra. Non traduciamo ciò che scrivono gli altri, ma nel matching puoi filtrare per lingua.",
    },
    appearance: {
      title: "Chiaro, scuro e dimensione del testo",
      keywords: "modalità scura, notte, colori, aspetto, tema, design",
      body: "Chiaro o scuro: decidi tu.\n\n1. Apri «Il tuo account» in alto.\n2. In «Aspetto» scegli «Chiaro», «Scuro» o «Come il dispositivo».\n\n«Come il dispositivo» segue il telefono o il computer, anche se cambia la sera. La scelta vale per questo browser. Per un testo più grande premi Ctrl e più, su Mac Cmd e più; la pagina si adatta. Se nel sistema hai ridotto i movimenti, rinunciamo alle animazioni.",
    },
    shortcuts: {
      title: "Scorciatoie da tastiera",
      keywords: "tasti, tastiera, veloce, comandi, Ctrl K, andare a",
      body: "Al computer molto si fa senza mouse. Con «?» vedi in ogni momento l’elenco completo.\n\n- Ctrl+K, su Mac Cmd+K: «Cerca e vai» a qualsiasi pagina\n- g, poi h: alla panoramica\n- g, poi m: al matching\n- g, poi c: alle chat\n- ← e →: decidere nel matching\n- Invio: aprire i dettagli nel matching\n- Esc: chiudere una finestra\n\nFinché scrivi in un campo, questi tasti sono solo lettere: niente salta via. Con il tasto Tab raggiungi ogni pulsante.",
    },
    export: {
      title: "Scaricare i tuoi dati",
      keywords: "esportazione, ZIP, GDPR, accesso, privacy, copia, backup",
      body: "I tuoi dati sono tuoi. Puoi averli in ogni momento come file ZIP, fino a dieci volte al giorno.\n\n1. Apri le impostazioni e vai su «Sicurezza».\n2. Scegli di scaricare i tuoi dati e, se lo chiediamo, conferma che sei tu.\n3. Conserva il file in un posto sicuro.\n\nContiene tutto ciò che abbiamo salvato su di te, come profilo, decisioni, match e messaggi. Il file non è cifrato: non lasciarlo sul computer di altri. Conviene esportare prima di eliminare l’account; dopo non resta niente.",
    },
    delete_account: {
      title: "Eliminare l’account",
      keywords: "chiudere account, disdire, andarsene, cancellare tutto, 7 giorni",
      body: "1. Apri le impostazioni e vai su «Sicurezza», alla parte per eliminare l’account.\n2. Inserisci la password e, con i codici a due fattori, un codice.\n3. Conferma l’eliminazione.\n\nTutti i tuoi dispositivi vengono disconnessi. Hai poi 7 giorni per ripensarci: se cambi idea, accedi di nuovo in questo tempo e tieni il tuo account. Dopo cancelliamo per sempre tutto ciò che è personale. Quello che hai scritto per altri compare allora come «Membro eliminato». Se vuoi solo un po’ di pace, forse basta una pausa nel matching.",
    },
    ban: {
      title: "Account bloccato e ricorso",
      keywords: "bannato, ban, sospensione, regole, violazione, reclamo",
      body: "Chi viola le condizioni d’uso può essere bloccato, per un periodo o per sempre. Vieni allora disconnesso da tutti i dispositivi e all’accesso vedi il motivo e fino a quando dura.\n\nSe pensi che sia sbagliato, puoi fare ricorso una sola volta:\n\n1. Accedi, e compare il campo apposito.\n2. Descrivi con calma e precisione che cosa è successo dal tuo punto di vista, in massimo 2000 caratteri.\n3. Rileggi tutto prima di inviare.\n\nIl tuo ricorso lo legge una persona. Un blocco a tempo finisce da solo.",
    },
    contact: {
      title: "Segnalare un problema",
      keywords: "contatto, assistenza, errore, guasto, aiuto, note legali, scrivere, bug",
      body: "Non trovi risposta qui, o qualcosa è rotto? Scrivici all’indirizzo nelle note legali. Le trovi in fondo a ogni pagina pubblica.\n\nCosì possiamo aiutarti in fretta:\n\n- Che cosa volevi fare, e che cosa è successo invece?\n- In quale pagina, con quale dispositivo e quale browser?\n- Se il messaggio di errore mostra un numero, mandacelo.\n\nNon mandarci mai la password né codici. Non te li chiediamo mai. E se è bastato «Ricarica», un breve messaggio ci fa comunque piacere.",
    },
  },
} as const satisfies Translation<typeof german, "it">;
