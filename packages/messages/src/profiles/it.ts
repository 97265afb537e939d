import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Names of business models, skills and goals; the field for a username. */
export const pages = {
  business_models: {
    dropshipping: "Dropshipping",
    "print-on-demand": "Print on demand",
    "amazon-fba": "Amazon FBA",
    reselling: "Rivendita",
    "affiliate-marketing": "Affiliate marketing",
    smma: "Agenzia social media",
    "digital-products": "Prodotti digitali",
    "blogging-seo": "Blog e SEO",
    "mobile-apps": "App mobili",
    trading: "Trading",
    "crypto-nfts": "Crypto e NFT",
  },
  skills: {
    "video-editing": "Montaggio video",
    "graphic-design": "Grafica",
    "web-app-dev": "Sviluppo web e app",
    copywriting: "Copywriting",
    "social-media": "Social media",
    "marketing-ads": "Marketing e pubblicità",
    "ai-automation": "IA e automazione",
    "community-management": "Community management",
    "email-marketing": "E-mail marketing",
    "voiceover-audio": "Voiceover e audio",
  },
  goals: {
    "side-income": "Entrata extra",
    "replace-job": "Vivere del proprio business",
    "online-presence": "Farsi vedere online",
    "learn-skills": "Imparare cose nuove",
    "passive-income": "Reddito passivo",
    "remote-work": "Lavorare da ovunque",
  },
  username: {
    free: "Ancora liberi:",
    /** Words put after a taken name, apart by strokes. */
    endings: "Crea/Lancia/Osa/Avvia",
    label: "Nome utente",
    hint: "Solo lettere, da {{min}} a {{max}} caratteri",
    checking: "Verifica in corso…",
    available: "Il nome utente è libero.",
  },
} as const satisfies Translation<typeof german.pages, "it">;

/** Codes that pages say themselves, without asking the server; the server says them too. */
export const checks = {
  username_taken: "Questo nome utente è già in uso.",
  username_invalid: "Solo lettere, 3–20 caratteri.",
  invalid_age: "Controlla la tua età. Bisogna avere almeno 16 anni.",
  age_locked:
    "Puoi solo aumentare la tua età. È sbagliata o inferiore a 16 anni? Scrivici con il modulo di contatto e la cambiamo insieme.",
  bio_too_long: "La bio è troppo lunga (max. 2000 caratteri).",
} as const satisfies Translation<typeof german.checks, "it">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  profile: {
    title: "Nome, bio ed età",
    keywords:
      "nome utente, username, su di me, descrizione, cambiare età, idea di business, modificare profilo",
    body: "Modifichi il tuo profilo nelle impostazioni, in «$t(settings:tabs.profile)».\n\n- Nome utente: solo lettere, da 3 a 20 caratteri. Mentre scrivi vedi se è libero.\n- Bio: fino a 250 caratteri. Che cosa fai, che cosa ti spinge?\n- Idea di business: fino a 4000 caratteri, facoltativa. Basta un abbozzo.\n- Età: dai 16 anni. In seguito puoi solo aumentarla. Se hai sbagliato a scrivere, scrivici con il modulo di contatto.\n\nNon dimenticare di salvare. Se qualcosa viene rifiutato, il campo dice perché e il tuo testo resta lì. Nessun altro membro vede il tuo indirizzo e-mail.",
  },
  avatar: {
    title: "Cambiare la foto del profilo",
    keywords: "avatar, immagine, caricare, ritagliare, rimuovere",
    body: "La foto del profilo sta accanto al tuo nome nelle chat e ovunque gli altri ti vedano.\n\n1. Apri le impostazioni e vai su «$t(settings:tabs.profile)».\n2. Scegli un’immagine, per esempio JPEG o PNG.\n3. Spostala e ingrandiscila nel quadrato, poi conferma il ritaglio.\n\nSe la rimuovi, mostriamo le tue iniziali su un colore. Luogo e dati della fotocamera vengono tolti dall’immagine. La foto grande del matching è un’altra: la cambi nel matching, in «$t(matching:preferences.open)», con «$t(matching:setup.change_title)».",
  },
  strengths: {
    title: "Modelli di business, competenze e obiettivo",
    keywords: "capacità, talenti, che cosa so fare, traguardo, cambiare scelta",
    body: "In base a questi scegliamo le persone per te. Puoi cambiare tutto nelle impostazioni, in «$t(settings:tabs.profile)».\n\n- Modelli di business: fino a 5. Che cosa stai creando o vuoi creare?\n- Competenze: fino a 5. Conta anche quello che stai imparando.\n- Obiettivo: uno solo, con una frase tua di massimo 120 caratteri.\n\nSe la lista è piena, togli qualcosa per scambiare. Per il matching ti servono almeno un modello di business e una competenza. Meglio poche scelte ma vere: anche i suggerimenti saranno più adatti.",
  },
  jobs_newsletter: {
    title: "Annunci e newsletter",
    keywords: "novità, disiscriversi, pubblicità, e-mail, incarichi, lavoro",
    body: "All’inizio ti abbiamo chiesto se ti interessano lavori e incarichi e se vuoi la newsletter. Puoi cambiare entrambe le cose quando vuoi nelle impostazioni, in «$t(settings:tabs.profile)».\n\n- Annunci: dicci se ti interessano incarichi pagati e posti di lavoro.\n- Newsletter: se la attivi, prima ti mandiamo un’e-mail. L’iscrizione vale solo dopo che hai aperto il link. Il link vale 24 ore.\n\nLa disiscrizione è immediata e senza spiegazioni. Le e-mail che proteggono il tuo account continuano ad arrivare.",
  },
  status: {
    title: "Online, assente, offline",
    keywords: "stato, presenza, punto verde, ultimo accesso, disponibile",
    body: "Il punto sulla foto del profilo dice se una persona è presente in questo momento:\n\n- Online: l’app è aperta e in uso.\n- Assente: è aperta, ma da un po’ nessuno fa niente.\n- Offline: non è aperta su nessun dispositivo.\n\nÈ automatico, non devi impostare niente. Se hai effettuato l’accesso su più dispositivi, basta che tu ne stia usando uno. I messaggi arrivano sempre: chi è offline li legge la volta dopo.",
  },
  block: {
    title: "Bloccare qualcuno",
    keywords: "molestie, indesiderato, sbloccare, ignorare, persona",
    body: "Se non vuoi più avere a che fare con qualcuno, blocca la persona nella chat: in alto a destra, in «$t(chats:actions)».\n\n- Vale in entrambe le direzioni e ovunque: nel matching, nelle chat e nelle notifiche.\n- Non potete più scrivervi.\n- La persona non viene avvisata.\n\nPuoi sbloccarla nelle impostazioni, in «$t(settings:tabs.privacy)», dove sono elencate tutte le persone che hai bloccato. Se ti minacciano o ti molestano, usa anche «$t(pods:report)» sul profilo: il nostro team esaminerà il caso.",
  },
} as const satisfies Translation<typeof german.help, "it">;

/** What can be reported of it, by name. */
export const reports = {
  member: { name: "Membro", title: "Segnala {{name}}" },
} as const satisfies Translation<typeof german.reports, "it">;
