import type { GroupType } from "@kompagnon/contract/groups/rules.ts";
import type { BusinessModel } from "@kompagnon/contract/profiles/model.ts";

/** A group of the sample community; people by their place in PEOPLE, the owner first. */
export type SampleGroup = {
  key: string;
  name: string;
  description: string;
  type: GroupType;
  niches: readonly BusinessModel[];
  questions: readonly string[];
  owner: number;
  moderators: readonly number[];
  members: readonly number[];
  /** Names and topics; the talks of the key are in this order, small talk comes last. */
  channels: readonly (readonly [name: string, topic: string])[];
  /** Which remarks everybody makes here, if any, and from which on. */
  remarks?: readonly [language: "de" | "en", from: number, count: number];
  /** Hours before now of the newest message. */
  hoursAgo: number;
  /** Seconds between two messages of one member in the last channel. */
  slow?: number;
};

/** Fourteen groups of every type. Free members are in two at most. */
export const GROUPS: readonly SampleGroup[] = [
  {
    key: "etsy",
    name: "Etsy-Werkstatt",
    description:
      "Wir verkaufen Selbstgestaltetes: Poster, Karten, Bücher, schlecht gelaunte Dackel. Hier geht es um Titel, Druckereien, Porto und die Frage, warum drei Designs alles verdienen. Echte Zahlen, keine Kursverkäufer.",
    type: "public",
    niches: ["print-on-demand", "digital-products"],
    questions: [],
    owner: 0,
    moderators: [16],
    members: [22, 28, 14, 57, 1],
    channels: [
      ["Allgemein", ""],
      ["Bilder und Entwürfe", "Zeigen, fragen, ehrlich antworten"],
      ["Plauderecke", "Alles, was nicht Etsy ist"],
    ],
    remarks: ["de", 0, 27],
    hoursAgo: 0.4,
  },
  {
    key: "fba",
    name: "FBA ehrlich gerechnet",
    description:
      "Für alle, die über Amazon verkaufen und wissen wollen, was am Ende übrig bleibt. Lagergebühren, Werbung, Spedition, Lieferanten. Wer Umsatz postet, postet auch Gewinn.",
    type: "application",
    niches: ["amazon-fba", "dropshipping"],
    questions: [
      "Was verkaufst du, und seit wann?",
      "Was ist letzten Monat nach allen Kosten übrig geblieben?",
      "Wobei könntest du anderen helfen?",
    ],
    owner: 10,
    moderators: [25],
    members: [17, 5, 7, 1],
    channels: [
      ["Allgemein", ""],
      ["Lieferanten", "Mit Jahr und Produktgruppe"],
      ["Plauderecke", ""],
    ],
    remarks: ["de", 12, 27],
    hoursAgo: 3,
  },
  {
    key: "funnel",
    name: "Funnel & Frühstück",
    description:
      "Freitags um 9 zerlegen wir eine Seite. Affiliate, Mails, eigene kleine Produkte. Freundlich im Ton, hart an der Überschrift.",
    type: "public",
    niches: ["affiliate-marketing", "digital-products"],
    questions: [],
    owner: 1,
    moderators: [15],
    members: [24, 18, 8, 6],
    channels: [
      ["Allgemein", ""],
      ["Monatszahlen", "Besucher, Klicks, Einnahmen, eine Sache gelernt"],
      ["Plauderecke", ""],
    ],
    remarks: ["de", 30, 27],
    hoursAgo: 1.5,
  },
  {
    key: "apps",
    name: "Feierabend-Apps",
    description:
      "Wir bauen nach der Arbeit, nach der Schule oder statt Fernsehen. Fehler zeigen ist erwünscht, Möwengeräusche auch.",
    type: "public",
    niches: ["mobile-apps"],
    questions: [],
    owner: 3,
    moderators: [13],
    members: [27, 23, 58],
    channels: [
      ["Allgemein", ""],
      ["Code und Fehler", "Erst was du erwartet hast, dann was passiert ist"],
      ["Plauderecke", ""],
    ],
    remarks: ["de", 20, 27],
    hoursAgo: 5,
  },
  {
    key: "seo",
    name: "SEO ohne Tricks",
    description:
      "Schreiben, was man selbst lesen würde. Blogs über Äpfel, Balkone, Werkzeug und Sprachen. Keine gekauften Links.",
    type: "public",
    niches: ["blogging-seo", "affiliate-marketing"],
    questions: [],
    owner: 2,
    moderators: [20],
    members: [59, 15, 8, 12],
    channels: [
      ["Allgemein", ""],
      ["Gastbeiträge", "Wer sucht, wer bietet"],
      ["Plauderecke", ""],
    ],
    remarks: ["de", 42, 27],
    hoursAgo: 8,
  },
  {
    key: "agentur",
    name: "Agentur von null",
    description:
      "Für Leute mit dem ersten Kunden oder kurz davor. Preise, Verträge, Erstgespräche, schwierige Mails. Sophie hat zwei Gründungen hinter sich und beantwortet auch einfache Fragen.",
    type: "application",
    niches: ["smma"],
    questions: [
      "Für wen arbeitest du, oder für wen möchtest du arbeiten?",
      "Was war dein letzter Auftrag, und was würdest du heute anders machen?",
    ],
    owner: 4,
    moderators: [26],
    members: [12, 19, 6, 18],
    channels: [
      ["Allgemein", ""],
      ["Aufträge weitergeben", "Branche, Ort, Budget, Frist"],
      ["Plauderecke", ""],
    ],
    remarks: ["de", 5, 27],
    hoursAgo: 11,
    slow: 30,
  },
  {
    key: "zweite",
    name: "Zweite Hand",
    description:
      "Kameras, Bücher, Kleider, Kisten vom Dachboden. Macken zuerst zeigen, dann verkaufen. Mit Fundstücke-Kanal zum Staunen.",
    type: "public",
    niches: ["reselling"],
    questions: [],
    owner: 5,
    moderators: [11],
    members: [28, 19],
    channels: [
      ["Allgemein", ""],
      ["Fundstücke", "Ein Bild, ein Satz, kein Preis"],
      ["Plauderecke", ""],
    ],
    remarks: ["de", 48, 27],
    hoursAgo: 15,
  },
  {
    key: "kueche",
    name: "Küchentisch-Runde",
    description: "Eine kleine Runde, die sich donnerstags die Wahrheit sagt. Nur auf Einladung.",
    type: "private",
    niches: ["digital-products"],
    questions: [],
    owner: 14,
    moderators: [],
    members: [57, 2, 22, 29],
    channels: [
      ["Allgemein", "Donnerstag 20:30"],
      ["Plauderecke", ""],
    ],
    remarks: ["de", 36, 27],
    hoursAgo: 20,
  },
  {
    key: "trading",
    name: "Trading-Tagebuch",
    description:
      "Wir schreiben vorher auf, was wir tun und warum. Keine Signale, keine Tipps. Verluste sind hier keine Schande, versteckte schon.",
    type: "application",
    niches: ["trading", "crypto-nfts"],
    questions: [
      "Seit wann führst du ein Tagebuch, und was hat dich dazu gebracht?",
      "Dein lehrreichster Verlust?",
    ],
    owner: 21,
    moderators: [9],
    members: [23, 29],
    channels: [
      ["Allgemein", ""],
      ["Plauderecke", ""],
    ],
    remarks: ["de", 15, 28],
    hoursAgo: 26,
  },
  {
    key: "indie",
    name: "Indie Makers Europe",
    description:
      "Small software, courses and paper goods, made by people in European time zones. We ship small, talk numbers and are kind about it.",
    type: "public",
    niches: ["digital-products", "mobile-apps"],
    questions: [],
    owner: 31,
    moderators: [30],
    members: [27, 36, 34, 46, 48],
    channels: [
      ["Allgemein", "General"],
      ["Landing pages", "Be honest, be specific, one change"],
      ["Off topic", ""],
    ],
    remarks: ["en", 0, 12],
    hoursAgo: 2,
  },
  {
    key: "bluff",
    name: "E-commerce sans bluff",
    description:
      "Vendre en ligne sans captures d’écran de revenus. Marges, colis, avis, photos qui montrent les rayures.",
    type: "application",
    niches: ["amazon-fba", "reselling", "digital-products"],
    questions: ["Que vends-tu ?", "Quelle est ta plus grosse dépense du mois dernier ?"],
    owner: 41,
    moderators: [38],
    members: [39, 40],
    channels: [["Allgemein", "Général"]],
    hoursAgo: 30,
  },
  {
    key: "mercado",
    name: "Mercado y café",
    description:
      "Español, português e italiano en la misma mesa. Camisetas, recetarios, hojas de cálculo y bares pequeños.",
    type: "public",
    niches: ["print-on-demand", "smma", "digital-products"],
    questions: [],
    owner: 45,
    moderators: [47],
    members: [46, 48, 42, 43, 49],
    channels: [["Allgemein", "La mesa grande"]],
    hoursAgo: 6,
  },
  {
    key: "vecher",
    name: "Вечерний проект",
    description: "Каждый вечер одно предложение: что сделано. Без оправданий, но с чаем.",
    type: "public",
    niches: ["mobile-apps", "digital-products"],
    questions: [],
    owner: 51,
    moderators: [],
    members: [50],
    channels: [["Allgemein", "Общий"]],
    hoursAgo: 18,
  },
  {
    key: "babel",
    name: "Babel Café",
    description:
      "Every language is welcome, with a line of English for the rest of us. नमस्ते · 你好 · مرحبًا · ciao · hello.",
    type: "public",
    niches: ["dropshipping", "print-on-demand", "affiliate-marketing", "digital-products", "trading"],
    questions: [],
    owner: 33,
    moderators: [52],
    members: [53, 54, 55, 44, 32, 37, 35, 42, 1],
    channels: [
      ["Allgemein", "General"],
      ["Words we need", "Ask for a phrase, get it in ten languages"],
    ],
    hoursAgo: 0.8,
  },
];

/** An application of the sample community, in one of its states; answers in the order of the group's questions. */
export type SampleApplication = {
  group: string;
  person: number;
  status: "pending" | "accepted" | "rejected" | "withdrawn";
  daysAgo: number;
  answers: readonly string[];
  reason?: string;
};

export const APPLICATIONS: readonly SampleApplication[] = [
  {
    group: "agentur",
    person: 0,
    status: "pending",
    daysAgo: 1,
    answers: [
      "Für kleine Läden bei mir im Viertel, die schöne Sachen haben und grausige Aushänge.",
      "Ein Speiseplan für die Kita. Ich würde vorher nach einem Preis fragen und nicht erst danach.",
    ],
  },
  {
    group: "fba",
    person: 56,
    status: "pending",
    daysAgo: 0.3,
    answers: ["Handyhüllen, seit August", "48 Euro minus", "Ich kann gut recherchieren und hab viel Zeit"],
  },
  {
    group: "fba",
    person: 43,
    status: "pending",
    daysAgo: 2,
    answers: [
      "Moka-Zubehör, seit 2022, vor allem nach Deutschland",
      "390 Euro",
      "Bei Zoll und bei Lieferanten in Norditalien",
    ],
  },
  {
    group: "trading",
    person: 35,
    status: "pending",
    daysAgo: 3,
    answers: [
      "Since 2019, after my first margin call. In a paper notebook.",
      "Oil, April 2020. I still dream of it.",
    ],
  },
  {
    group: "bluff",
    person: 44,
    status: "pending",
    daysAgo: 4,
    answers: ["Des guides de voyage en PDF, en italien pour l’instant", "La correction : 210 €"],
  },
  {
    group: "fba",
    person: 17,
    status: "accepted",
    daysAgo: 60,
    answers: ["Küchenkram, drei Jahre", "1.050 Euro", "Import aus der Türkei, Inspektionen, Verzollung"],
    reason: "Genau so jemanden haben wir gesucht.",
  },
  {
    group: "agentur",
    person: 19,
    status: "accepted",
    daysAgo: 45,
    answers: ["Döner um die Ecke", "Das WAR mein erster. Vertrag schreiben."],
  },
  {
    group: "trading",
    person: 23,
    status: "accepted",
    daysAgo: 33,
    answers: ["Seit dieser Gruppe, ehrlich gesagt", "Ein Bot mit elf Parametern"],
  },
  {
    group: "fba",
    person: 28,
    status: "rejected",
    daysAgo: 21,
    answers: ["Poster mit Möwen", "ungefähr 90 Euro", "Zeichnen"],
    reason: "Du wirst mit Postern bei uns nicht glücklich, schau mal in der Etsy-Werkstatt vorbei!",
  },
  {
    group: "trading",
    person: 49,
    status: "rejected",
    daysAgo: 12,
    answers: ["Ainda não tenho diário", "Perdi 300 € num token com um cão"],
    reason: "Fang erst das Tagebuch an, dann gern noch mal.",
  },
  {
    group: "agentur",
    person: 40,
    status: "rejected",
    daysAgo: 15,
    answers: ["Des restaurants à Lyon", "Un menu, j’aurais dû demander un acompte"],
  },
  {
    group: "bluff",
    person: 36,
    status: "withdrawn",
    daysAgo: 9,
    answers: ["Wedding stationery", "Paper, always paper"],
  },
  {
    group: "agentur",
    person: 34,
    status: "withdrawn",
    daysAgo: 6,
    answers: ["Schools with no marketing budget", "A leaflet. I would charge for it."],
  },
];

/** An invite code of the sample community. */
export type SampleInvite = {
  group: string;
  code: string;
  by: number;
  daysAgo: number;
  /** Days from now at which it ends (negative: it has); null: never. */
  endsIn: number | null;
  uses: number;
  maxUses: number | null;
};

export const INVITES: readonly SampleInvite[] = [
  { group: "kueche", code: "KTRUNDE234", by: 14, daysAgo: 2, endsIn: 5, uses: 1, maxUses: 3 },
  { group: "kueche", code: "KTALTENS22", by: 14, daysAgo: 40, endsIn: -33, uses: 3, maxUses: null },
  { group: "etsy", code: "ETSYWERK77", by: 0, daysAgo: 6, endsIn: null, uses: 4, maxUses: null },
  { group: "fba", code: "FBAEHRLCH9", by: 10, daysAgo: 3, endsIn: 4, uses: 0, maxUses: 1 },
  { group: "babel", code: "BABELCAFE5", by: 33, daysAgo: 10, endsIn: 20, uses: 6, maxUses: 50 },
  { group: "trading", code: "TAGEBUCH24", by: 21, daysAgo: 14, endsIn: -7, uses: 2, maxUses: 2 },
];
