import type { JobCountry, JobState, JobType } from "@kompagnon/contract/jobs/rules.ts";
import type { BusinessModel, Skill } from "@kompagnon/contract/profiles/rules.ts";

/** A post of the sample community; `by`: the author's place among the sample people. */
export type SampleJob = {
  by: number;
  hoursAgo: number;
  title: string;
  text: string;
  models: BusinessModel[];
  skills: Skill[];
  country: JobCountry;
  type: JobType | null;
  salary: string;
  state: JobState;
};

const job = (
  [by, hoursAgo]: readonly [number, number],
  [title, text]: readonly [string, string],
  skills: Skill[],
  models: BusinessModel[],
  [country, type, salary]: readonly [JobCountry, JobType | null, string],
  state: JobState = "open",
): SampleJob => ({ by, hoursAgo, title, text, models, skills, country, type, salary, state });

/** Twenty-five posts, the newest first. The order never changes: applications count by it. */
export const JOBS: readonly SampleJob[] = [
  job(
    [0, 2],
    [
      "Jemand, der meine Werbeanzeigen aufsetzt",
      "Mein Shop mit personalisierten Kinderbüchern läuft bisher nur über Mundpropaganda: 14 Vorbestellungen, 640 € Umsatz im Monat. Ich will vor Weihnachten 300 € in Anzeigen stecken und habe davon leider keine Ahnung (einmal 80 € bei Facebook verbrannt, ein Like von meiner Tante).\n\nGesucht: ein Abend zum Einrichten, danach zwei Stunden die Woche zum Nachsteuern. Bilder und Texte kommen von mir.",
    ],
    ["marketing-ads"],
    ["print-on-demand", "digital-products"],
    ["DE", "oneoff", "35 € pro Stunde"],
  ),
  job(
    [3, 5],
    [
      "Texte für die Oberfläche eines Schichtplaners",
      "Wir bauen einen Schichtplaner für kleine Cafés, 9 Betriebe testen gerade. Die Knöpfe heißen noch so, wie ich als Entwickler denke. Ich brauche jemanden, der 120 kurze Texte freundlich und verständlich macht, am besten mit Erfahrung aus der Gastro.",
    ],
    ["copywriting"],
    ["mobile-apps"],
    ["DE", "oneoff", "450 € pauschal"],
  ),
  job(
    [6, 8],
    [
      "Zweite Cutterin für Kurzvideos gesucht",
      "Ich schneide für vier Betriebe 30 Reels im Monat und komme nicht mehr hinterher. Du bekommst Rohmaterial, ein Beispiel und 48 Stunden. Wichtig: Untertitel ohne Tippfehler, Ton vor Effekt.",
    ],
    ["video-editing", "social-media"],
    ["smma"],
    ["DE", null, "28 € pro fertigem Clip"],
  ),
  job(
    [30, 9],
    [
      "Designer for a 40-page Notion template pack",
      "The copy is finished and 212 people are on the waiting list. What I need is a visual system: cover, icons, a few illustrations that don't look like every other template out there. Three weeks, two rounds of feedback, I answer quickly.",
    ],
    ["graphic-design"],
    ["digital-products"],
    ["GLOBAL", "oneoff", "€900 or a share of the first 200 sales"],
  ),
  job(
    [45, 16],
    [
      "Buscamos programador para una app de recetas",
      "Tengo 11.000 seguidores que cocinan con lo que hay en la nevera y un prototipo en Figma. Busco a alguien que lo convierta en una app sencilla. Nada de blockchain, por favor: lista de ingredientes, recetas, y listo.",
    ],
    ["web-app-dev"],
    ["mobile-apps", "digital-products"],
    ["ES", null, "a convenir, también participación"],
  ),
  job(
    [12, 21],
    [
      "Community-Betreuung für 2.300 Mitglieder, 8 Stunden die Woche",
      "Unsere Facebook-Gruppe für Selbstgenähtes wächst schneller, als wir antworten können. Du begrüßt Neue, hältst den Ton freundlich und sagst uns, worüber die Leute wirklich reden. Homeoffice, freie Zeiteinteilung, dauerhaft.",
    ],
    ["community-management", "social-media"],
    ["smma", "digital-products"],
    ["DE", "fulltime", "18 € pro Stunde"],
  ),
  job(
    [38, 27],
    [
      "Voix off pour une formation de 6 heures",
      "Formation sur la vente d’occasion, texte prêt, ton chaleureux, pas trop « pub ». Environ 54 000 mots, livraison par chapitre. Envoie-moi une minute enregistrée au téléphone, cela suffit pour se faire une idée.",
    ],
    ["voiceover-audio"],
    ["digital-products", "reselling"],
    ["FR", "oneoff", "700 €"],
  ),
  job(
    [15, 33],
    [
      "E-Mail-Strecke für einen Affiliate-Newsletter",
      "8.400 Abonnenten, Öffnungsrate 41 %, aber nach der Begrüßung kommt nichts mehr. Gesucht: fünf Mails, die Lust auf die nächsten machen. Zahlen und Technik (Brevo) bringe ich mit.",
    ],
    ["email-marketing", "copywriting"],
    ["affiliate-marketing"],
    ["DE", "oneoff", "120 € pro Mail"],
  ),
  job(
    [31, 40],
    [
      "Part-time growth partner for a B2B automation tool",
      "14 paying customers, all by word of mouth, MRR $1,120. I build, I don't sell. Looking for someone who likes talking to small accounting firms. Start with ten calls together, then decide whether we go on. Equity possible after three months.",
    ],
    ["marketing-ads", "email-marketing"],
    ["mobile-apps", "smma"],
    ["GLOBAL", null, "base + commission"],
  ),
  job(
    [10, 52],
    [
      "Programmierung eines kleinen Konfigurators",
      "Für unsere Papeterie: Format, Papier, Name, Farbe, und der Preis rechnet sich mit. Shopify ist da, das Design auch. Ich schätze 25 Stunden, sag mir gern, wenn das Quatsch ist.",
    ],
    ["web-app-dev"],
    ["print-on-demand"],
    ["DE", "oneoff", "ca. 1.500 €"],
  ),
  job(
    [42, 60],
    [
      "Cerco chi gestisca le inserzioni su Etsy",
      "Illustratrice, 180 stampe in negozio, vendite ferme da maggio. Mi serve qualcuno che capisca di annunci e parole chiave, due ore a settimana per tre mesi.",
    ],
    ["marketing-ads"],
    ["print-on-demand"],
    ["IT", null, "20 € all’ora"],
  ),
  job(
    [50, 71],
    [
      "Дизайнер обложек для курса",
      "Девять уроков по копирайтингу, тексты готовы. Нужны обложки и шаблон презентации в одном стиле. Примеры пришлю, сроки две недели.",
    ],
    ["graphic-design"],
    ["digital-products"],
    ["GLOBAL", "oneoff", "300 €"],
  ),
  job(
    [4, 85],
    [
      "Technische Mitgründerin für eine Nachhilfe-Börse",
      "120 Familien auf der Warteliste, 31 Lehrkräfte zugesagt, eine Förderzusage über 15.000 €. Ich kenne Schulen von innen (18 Jahre), aber keine einzige Programmiersprache. Gesucht wird jemand auf Augenhöhe, kein Dienstleister.",
    ],
    ["web-app-dev", "ai-automation"],
    ["mobile-apps"],
    ["DE", "fulltime", "Anteile, ab Förderstart 2.000 € im Monat"],
  ),
  job(
    [36, 98],
    [
      "Copy editor for a weekly newsletter (sustainable fashion)",
      "Roughly 1,100 words every Thursday, British spelling, dry humour welcome. One trial issue paid in full.",
    ],
    ["copywriting"],
    ["blogging-seo", "affiliate-marketing"],
    ["EU", null, "£60 an issue"],
  ),
  job(
    [23, 120],
    [
      "Fotos von 60 gebrauchten Gitarren",
      "Ich kaufe und verkaufe Gitarren, meine Handyfotos kosten mich Geld. Ein Tag in Leipzig, Licht habe ich, Kaffee auch. Nachbearbeitung gern dazu.",
    ],
    ["graphic-design"],
    ["reselling"],
    ["DE", "oneoff", "280 € am Tag"],
  ),
  job(
    [46, 140],
    [
      "Editor de vídeo para un canal de domótica",
      "Dos vídeos al mes de 8 a 10 minutos, guion y grabación listos. Busco ritmo tranquilo y gráficos claros. 5.200 suscriptores y subiendo.",
    ],
    ["video-editing"],
    ["affiliate-marketing", "blogging-seo"],
    ["ES", null, "110 € por vídeo"],
  ),
  job(
    [52, 150],
    [
      "सोशल मीडिया के लिए लेखक चाहिए",
      "हाथ से बने गहनों की छोटी दुकान है, हर हफ़्ते पाँच पोस्ट चाहिए। हिंदी और थोड़ी अंग्रेज़ी, सीधी और सच्ची भाषा।",
    ],
    ["copywriting", "social-media"],
    ["digital-products"],
    ["GLOBAL", null, "₹6,000 प्रति माह"],
  ),
  job(
    [54, 130],
    [
      "寻找会德语的亚马逊运营伙伴",
      "两款厨房用品，德国站每月约 400 单。需要有人写德语文案、回复买家，每周大约六小时，长期合作。",
    ],
    ["copywriting", "marketing-ads"],
    ["amazon-fba"],
    ["EU", null, "每小时 22 €"],
  ),
  job(
    [55, 110],
    [
      "مطلوب مطوّر لمتجر كتب رقمية",
      "لدينا ستة كتب مصوّرة للأطفال بالعربية ونريد متجرًا بسيطًا بالدفع الإلكتروني. التصميم جاهز، ونحتاج إلى من ينفّذه خلال شهر.",
    ],
    ["web-app-dev"],
    ["digital-products"],
    ["GLOBAL", "oneoff", "800 €"],
  ),
  job(
    [48, 200],
    [
      "Designer para anúncios de uma loja de chás",
      "Vinte imagens por mês, marca e fotografias prontas. Gosto de pouco texto e muito espaço.",
    ],
    ["graphic-design", "marketing-ads"],
    ["dropshipping"],
    ["EU", null, "250 € por mês"],
  ),
  job(
    [20, 260],
    [
      "Sprecher für einen Garten-Podcast",
      "Zwölf Folgen zu je 20 Minuten, geschrieben sind sie. Meine eigene Stimme mag ich nach drei Minuten selbst nicht mehr hören.",
    ],
    ["voiceover-audio"],
    ["blogging-seo"],
    ["DE", "oneoff", "90 € pro Folge"],
    "closed",
  ),
  job(
    [33, 400],
    [
      "Ads audit before Black Friday",
      "Two accounts, about $4k a month. I want a second pair of eyes and a list of what to switch off. Done within a week, please.",
    ],
    ["marketing-ads"],
    ["dropshipping", "affiliate-marketing"],
    ["US", "oneoff", "$350"],
    "closed",
  ),
  job(
    [25, 700],
    [
      "Logo und Etiketten für eine Rösterei",
      "Drei Sorten, ein Etikett, das auch in klein funktioniert. Wir rösten in Bremen und verkaufen bisher nur auf dem Wochenmarkt.",
    ],
    ["graphic-design"],
    ["print-on-demand"],
    ["DE", "oneoff", "600 €"],
    "closed",
  ),
  job(
    [1, 1470],
    [
      "Gestaltung für einen Kurs über Anzeigen",
      "Inhalt steht, meine Folien sehen aus wie Steuerbescheide. 80 Seiten, eine Vorlage, die ich selbst weiter benutzen kann.",
    ],
    ["graphic-design"],
    ["digital-products"],
    ["DE", "oneoff", "750 €"],
    "expired",
  ),
  job(
    [2, 1490],
    [
      "Pinterest-Pflege für einen Balkonblog",
      "Sechzig Beiträge, tausend Bilder, keine Ordnung. Wer Freude an Pinnwänden hat, hat hier bis zum Frühling zu tun.",
    ],
    ["social-media"],
    ["blogging-seo"],
    ["DE", null, "14 € pro Stunde"],
    "expired",
  ),
];
