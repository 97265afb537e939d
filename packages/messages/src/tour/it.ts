import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The tour of the product: what it does, and what people ask before they join. */
export const pages = {
  features: "Funzioni",
  features_description:
    "Che cosa sa fare Kompagnon: matching, gruppi, chat e chiamate, bacheca, annunci, progetto di prova e team.",
  features_headline: "Dal primo ciao fino al vostro team.",
  features_lead:
    "Sei spazi, un solo obiettivo: farti trovare la persona con cui farai davvero impresa. Tutto funziona insieme, e non devi cercare nulla altrove.",
  matching_title: "Matching",
  matching_text:
    "Vedi una scheda dopo l’altra, e ognuna dice perché fa per te: competenze, obiettivo, modello di business, lingua. Se dite Deal entrambi, siete in contatto. Chi altro vuole parlarti deve prima chiedere.",
  groups_title: "Gruppi",
  groups_text:
    "Pubblici, su candidatura o privati: gruppi con canali, sondaggi e ruoli chiari. Qui incontri chi lavora al tuo stesso modello.",
  chats_title: "Chat e chiamate",
  chats_text:
    "Scrivi ai tuoi match, manda file e messaggi vocali, oppure chiama. Decidi tu chi può scriverti.",
  feed_title: "Bacheca",
  feed_text:
    "Racconta che cosa stai creando, fai domande, mostra a che punto sei. Prima i più recenti o «Per te»: scegli tu. Senza pubblicità.",
  jobs_title: "Annunci",
  jobs_text:
    "Ti serve qualcuno per un progetto, o per restare? Pubblica un annuncio. In ogni annuncio vedi quali requisiti hai già.",
  team_title: "Progetto di prova e team",
  team_text:
    "Mettetevi alla prova per due settimane su qualcosa di piccolo. Un questionario mostra dove siete d’accordo. Se funziona, con un clic create un team con compiti, chat e file.",
  questions: "Domande frequenti",
  ask_verified: "Chi controlla che i profili siano veri?",
  ask_verified_text:
    "I membri possono far verificare il proprio documento. Lo controllano persone, non c’è riconoscimento facciale. Sette giorni dopo la decisione le immagini vengono eliminate; il distintivo sul profilo vale due anni.",
  ask_age: "Da che età posso partecipare?",
  ask_age_text: "Dai 16 anni.",
  ask_language: "Devo sapere il tedesco?",
  ask_language_text: "No. Il sito è disponibile in dieci lingue, e scegli tu in quali comunicare.",
  call: "Guarda chi fa per te.",
  call_text: "Il tuo profilo è pronto in tre minuti. Non costa nulla.",
  join: "Partecipa gratis",
  login: "Accedi",
  dashboard: "Vai alla home",
  faq: "Domande e risposte",
  faq_description:
    "Che cos’è Kompagnon, quanto costa, come disdici e dove trovi aiuto: le quattro domande più frequenti.",
  faq_lead: "L’essenziale in quattro risposte. Manca la tua domanda? Scrivici.",
  what: "Che cos’è Kompagnon?",
  what_text:
    "Un posto per chi sta creando un business online e non vuole farlo per conto suo. Trovi persone che sanno fare quello che ti manca, le conosci nei gruppi e nelle chat e create insieme qualcosa, passo dopo passo.",
  free: "C’è una versione gratuita?",
  free_text:
    "Sì. Account, matching, chat, gruppi e post sono gratuiti. Premium toglie i limiti e dà accesso a tutto. Trovi quanto costa nella pagina dei prezzi.",
  cancel: "Posso disdire quando voglio?",
  cancel_text:
    "Sì. Puoi disdire l’abbonamento mensile con due clic, anche senza accedere; Premium per 30 giorni o 6 mesi termina automaticamente. Entro 14 giorni puoi recedere da ogni acquisto e riavere i tuoi soldi.",
  support: "Dove trovo aiuto?",
  support_text:
    "Se sei membro, nel menu alla voce «Guida»; altrimenti con il modulo di contatto. Ti risponde una persona.",
  to_pricing: "Vedi i prezzi",
  to_contact: "Contatti",
} as const satisfies Translation<typeof german.pages, "it">;

/** What the start page says below its first screen. */
export const landing = {
  figures: "{{brand}} in cifre",
  figure_members: "membri",
  figure_matches: "match",
  figure_languages: "lingue",
  rooms: "Tutto quello che serve per partire in due",
  rooms_text: "Sei spazi che lavorano insieme.",
  all_features: "Tutte le funzioni",
  seen: "Ecco com’è",
  seen_text: "Schermate reali di Kompagnon, riprese nella comunità di esempio.",
  screen_deck: "Matching: una scheda con immagine, motivi e i pulsanti No Deal e Deal",
  screen_chat: "Chat: una conversazione tra due membri",
  screen_group: "Gruppo: un canale in cui parlano più membri",
  screen_feed: "Bacheca: che cosa raccontano i membri dei loro progetti",
  screen_jobs: "Annunci: offerte con ciò che viene richiesto",
  steps: "In quattro passi",
  step_1: "Di’ che cosa sai fare",
  step_1_text: "Un profilo in tre minuti: competenze, obiettivo, modello di business e quello che ti manca.",
  step_2: "Guarda chi fa per te",
  step_2_text: "Schede con i motivi, non solo sensazioni. Deal o No Deal, decidi tu.",
  step_3: "Conoscetevi",
  step_3_text: "Dite Deal entrambi e si apre la chat. Scrivere, chiamare, compilare il questionario.",
  step_4: "Provateci",
  step_4_text: "Un piccolo progetto di prova dice più di cento messaggi. Poi create il vostro team.",
  known: "Ti ci ritrovi?",
  known_1: "Hai l’idea, ma nessuno che la realizzi.",
  known_2: "Sai fare video, pubblicità o codice, ma ti manca il prodotto.",
  known_3: "Tre volte hai cominciato per conto tuo, e tre volte hai mollato per conto tuo.",
  known_4: "Intorno a te nessuno capisce davvero che cosa fai.",
  known_5: "Non vuoi dare soldi o segreti a chi non conosci.",
  paths: "Due modi per entrare",
  path_skill: "Sai fare qualcosa",
  path_skill_text:
    "Mostra che cosa sai fare e trova chi cerca proprio quello. Una quota o un incarico pagato: vi mettete d’accordo tra voi.",
  path_idea: "Hai qualcosa in mente",
  path_idea_text:
    "Di’ che cosa stai creando e chi ti manca. Ti mostriamo persone che lo sanno fare e ne hanno voglia.",
  tools: "Già incluso",
  tools_text: "Perché da un match nasca più di una bella chiacchierata.",
  tool_questions: "Questionario a due: 25 domande, svelate solo quando avete risposto entrambi",
  tool_trial: "Progetto di prova con un obiettivo, una scadenza e un bilancio sincero",
  tool_tasks: "Compiti per il team, in elenco e sulla lavagna",
  tool_goals: "Obiettivi settimanali in piccole cerchie: fissati il lunedì, spuntati il venerdì",
  tool_calls: "Chiamate e messaggi vocali, senza dare il numero",
  tool_polls: "Sondaggi nei gruppi",
  tool_plans: "Piani su una lavagna, con timeline e budget, in più persone e anche offline",
  tool_slides: "Presentazioni che legge solo chi vuoi tu",
  tool_papers: "Accordi di riservatezza e lettere d’intenti, passo dopo passo, firmati da entrambi",
  tool_business_plan: "Un business plan in dodici capitoli, calcolato su tre anni",
  tool_shield: "Una protezione antitruffa che avverte delle promesse vuote",
  tool_verified: "Identità verificata, quando vuoi la certezza",
  quote: "L’idea migliore serve a poco, se nessuno la realizza con te.",
  questions: "Quattro domande prima di cominciare",
  community: "Vai alla comunità",
} as const satisfies Translation<typeof german.landing, "it">;

/** Who makes the product, and whom we look for. */
export const company = {
  product: "Prodotto",
  about: "Chi siamo",
  credit: "Gestione del progetto: {{name}}",
  team: "Il team",
  team_description: "Le persone dietro a Kompagnon.",
  team_headline: "Le persone dietro le quinte",
  team_lead: "Un piccolo team che ha fondato imprese, ha fallito e ci ha riprovato.",
  sample: "Nomi di esempio",
  sample_text: "Questi nomi sono segnaposto. Chi gestisce {{brand}} inserisce qui il proprio team.",
  back: "Vai alla pagina iniziale",
  on: "{{name}} su {{network}}",
  role_founder: "Fondazione e strategia",
  role_product: "Prodotto",
  role_engineering: "Sviluppo",
  role_design: "Design",
  role_community: "Comunità",
  role_support: "Assistenza e sicurezza",
  jobs: "Lavora con noi",
  jobs_description: "Costruisci Kompagnon con noi: part-time o da freelance, da remoto, nell’UE.",
  jobs_headline: "Costruisci con noi.",
  jobs_lead:
    "Cerchiamo persone a cui piace lavorare in autonomia. Ricevi un compenso fisso e in più una quota di ciò che otteniamo.",
  kind: "Part-time / freelance",
  place: "Da remoto (UE)",
  hours: "Da {{from}} a {{to}} ore alla settimana",
  pay: "Compenso fisso più una quota dei risultati",
  apply: "Candidati",
  apply_for: "Candidati: {{role}}",
  researcher: "Ricerca",
  researcher_text:
    "Parli con chi crea un’impresa, analizzi dove le collaborazioni riescono o falliscono e ne ricavi proposte che poi realizziamo.",
  frontend: "Sviluppo front-end",
  frontend_text:
    "Realizzi interfacce con TypeScript e React che funzionano bene in dieci lingue, da tastiera e su telefoni piccoli.",
  manager: "Gestione dei progetti",
  manager_text: "Tieni le fila, badi a obiettivi chiari e ti accorgi presto quando qualcosa sfugge di mano.",
} as const satisfies Translation<typeof german.company, "it">;

/** Pictures for whoever tells others whom we look for. */
export const hiring = {
  name: "Modelli per annunci",
  description:
    "Sei immagini quadrate per i social che mostrano chi cerchiamo: cambia i testi e salvale in PNG.",
  headline: "Spargi la voce.",
  lead: "Sei immagini quadrate per i social, 1080 × 1080 pixel. Cambia i testi come ti servono e salva le immagini. Tutto avviene nel tuo browser.",
  link: "Modelli per i social",
  back: "Vai alle posizioni",
  picture: "Immagine {{number}}",
  top: "Riga sopra",
  title: "Titolo",
  foot: "Riga sotto",
  save: "Salva in PNG",
  save_as: "Salva in PNG: {{name}}",
  save_all: "Salva tutte e sei in uno ZIP",
  busy: "Stiamo creando le immagini…",
  failed: "Qualcosa è andato storto. Controlla la connessione e riprova.",
  no_script:
    "Per cambiare e salvare, questa pagina ha bisogno di JavaScript. Le immagini si vedono anche senza.",
  wanted: "Cerchiamo",
  your_time: "Il tuo tempo, come vuoi tu",
  your_share: "Che cosa ricevi",
  join_us: "Entra nel team",
  apply_at: "Candidati: {{address}}",
  apply: "Candidati presso {{brand}}",
} as const satisfies Translation<typeof german.hiring, "it">;
