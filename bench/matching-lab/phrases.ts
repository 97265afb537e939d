/** What simulated founders write with: words that say something of them, words of their trade, and words that say nothing. */
export interface Phrases {
  /** For each dimension of chemistry the words of its positive and its negative side. */
  poles: readonly (readonly [readonly string[], readonly string[]])[];
  /** For each business model, in the order of the contract. */
  models: readonly (readonly string[])[];
  /** What anybody writes. */
  noise: readonly string[];
  /** Sentences about oneself, and about the people one looks for; each # is a word. */
  telling: readonly string[];
  seeking: readonly string[];
}

const list = (words: string): string[] => words.trim().split(/\s+/);

const german: Phrases = {
  poles: [
    [
      list(
        "Zahlen Tabellen Kalkulation Kennzahlen Controlling Budgets Auswertung Excel Buchhaltung Statistik",
      ),
      list("Geschichten Erzählen Marke Gefühl Ästhetik Bilder Inszenierung Texte Stil Fotografie"),
    ],
    [
      list(
        "Tempo Ausprobieren Experimente Prototypen Loslegen Risiko Bauchgefühl Schnelligkeit Mut Improvisieren",
      ),
      list("Gründlichkeit Planung Sorgfalt Struktur Qualität Prozesse Ordnung Geduld Checklisten Sicherheit"),
    ],
    [
      list(
        "Menschen Netzwerk Telefonieren Verhandeln Messen Veranstaltungen Kontakte Bühne Gespräche Vorträge",
      ),
      list("Tüfteln Ruhe Konzentration Forschung Analyse Lesen Tiefe Rückzug Nachdenken Details"),
    ],
    [
      list("Nachhaltigkeit Umwelt Fairness regional plastikfrei Reparieren Bio Gemeinwohl Secondhand Klima"),
      list(
        "Wachstum Skalierung Investoren Marktführer Expansion Umsatzziele Exit Kapital Internationalisierung Wettbewerb",
      ),
    ],
    [
      list(
        "Familie Feierabend nebenberuflich Kinder Ausgleich Teilzeit Wochenende Gelassenheit Garten Elternzeit",
      ),
      list("Vollzeit Ehrgeiz Disziplin Nachtschichten Leistung Hustle Druck Durchziehen Fokus Ziele"),
    ],
    [
      list("Handwerk Werkstatt Holz Keramik Stoffe Verpackung Material Nähen Manufaktur Lager"),
      list("Software Automatisierung Daten Schnittstellen Plattform App Cloud Code Algorithmen Server"),
    ],
  ],
  models: [
    list("Dropshipping Onlineshop Lieferanten"),
    list("Merchandise Druckmotive Shirts"),
    list("Amazon Eigenmarke Handelsware"),
    list("Wiederverkauf Flohmarkt Restposten"),
    list("Affiliate Provisionen Empfehlungen"),
    list("Agentur Werbekunden Kampagnen"),
    list("Kurse Wissen Vorlagen"),
    list("Blog Suchmaschinen Artikel"),
    list("Handyprogramm Abomodell Nutzer"),
    list("Börse Charts Depot"),
    list("Bitcoin Krypto Wallet"),
  ],
  noise: list(
    "Kaffee Berlin Hamburg Studium Reisen Musik Fußball Wandern Ausbildung Alltag Projekt Idee Zukunft Chance Leben Traum Plan Erfahrung Zeit Thema Woche Jahr Sommer Stadt Freunde Hobby Kochen Hund Bücher Filme Sport Laufen Radfahren Spanien Österreich Konzern Büro Kollegen Neuanfang Start Weg Schritt Abenteuer Freiheit Arbeit Job Markt Kunden Produkt Angebot Team Partner Gründung Business Online Internet Branche Szene",
  ),
  telling: [
    "Mein Alltag dreht sich um # und #.",
    "Ich mag # und kann gut mit #.",
    "Seit zwei Jahren beschäftige ich mich mit #, dazu kommt #.",
    "Ohne # geht bei mir nichts.",
    "Am liebsten mache ich #.",
    "Bei mir stehen # und # an erster Stelle.",
    "Viel gelernt habe ich über #.",
  ],
  seeking: [
    "Ich suche jemanden mit Sinn für # und #.",
    "Mir fehlt jemand, für den # wichtig ist.",
    "Gesucht: Partner mit Freude an # und #.",
    "Ich brauche jemanden, der # mitbringt.",
  ],
};

const english: Phrases = {
  poles: [
    [
      list(
        "numbers spreadsheets calculation metrics controlling budgets reporting Excel bookkeeping statistics",
      ),
      list("stories storytelling brand emotion aesthetics pictures staging copywriting style photography"),
    ],
    [
      list("speed trying experiments prototypes shipping risk intuition pace courage improvising"),
      list("thoroughness planning care structure quality processes order patience checklists certainty"),
    ],
    [
      list("people networking calls negotiating fairs events contacts stage conversations speeches"),
      list("tinkering quiet concentration research analysis reading depth solitude thinking details"),
    ],
    [
      list(
        "sustainability environment fairness regional plastic-free repairing organic community secondhand climate",
      ),
      list(
        "growth scaling investors leadership expansion revenue exit capital internationalisation competition",
      ),
    ],
    [
      list("family evenings sideline children balance part-time weekends calm garden parenting"),
      list(
        "full-time ambition discipline nightshifts performance hustle pressure perseverance focus targets",
      ),
    ],
    [
      list("craft workshop wood ceramics fabrics packaging material sewing handmade warehouse"),
      list("software automation data interfaces platform app cloud coding algorithms servers"),
    ],
  ],
  models: [
    list("dropshipping webshop suppliers"),
    list("merchandise motifs shirts"),
    list("Amazon private-label wholesale"),
    list("reselling fleamarkets leftovers"),
    list("affiliate commissions recommendations"),
    list("agency advertisers campaigns"),
    list("courses knowledge templates"),
    list("blog search articles"),
    list("phones subscription users"),
    list("stocks charts portfolio"),
    list("bitcoin crypto wallet"),
  ],
  noise: list(
    "coffee London Dublin university travelling music football hiking college everyday project idea future chance life dream plan experience time topic week year summer city friends hobby cooking dog books films sport running cycling Spain Canada corporate office colleagues beginning start way step adventure freedom work job market customers goods offer team partner founding business online internet industry scene",
  ),
  telling: [
    "My days are about # and #.",
    "I like # and I am good with #.",
    "For two years I have been into #, and lately #.",
    "Nothing works for me without #.",
    "What I enjoy most is #.",
    "For me # and # come first.",
    "I learned a lot about #.",
  ],
  seeking: [
    "I am looking for somebody with a sense for # and #.",
    "I need someone who cares about #.",
    "Looking for a partner who enjoys # and #.",
    "I seek somebody who brings #.",
  ],
};

/** By the language's index in LANGUAGES; in other languages no texts are written. */
export const PHRASES: Readonly<Record<number, Phrases>> = { 0: german, 1: english };
