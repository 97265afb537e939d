import type { PostDrawing } from "#features/posts/sample/pictures.ts";

/** A post of the sample community; people by their place in PEOPLE, the newest post first. */
export type SamplePost = {
  by: number;
  text: string;
  /** "7: text" comments, "> 0: text" answers the comment above. */
  comments: readonly string[];
  /** By which others quote it. */
  key?: string;
  quote?: string;
  hiring?: { count: number; roles: readonly string[] };
  dm?: true;
  /** The name of a group to join. */
  group?: string;
  /** Which pictures are drawn for it, and what they show in its own language. */
  pictures?: readonly (PostDrawing & { alt: string })[];
};

const post = (
  by: number,
  text: string,
  comments: readonly string[] = [],
  more: Partial<SamplePost> = {},
): SamplePost => ({ by, text, comments, ...more });

/** A hundred and twenty posts with three hundred comments. */
export const POSTS: readonly SamplePost[] = [
  post(
    0,
    "640 € im Februar, 655 € im März, 1.120 € im April. Was war anders? Ich hab ein einziges Design weggelassen, das alle anderen runtergezogen hat. Weniger im Shop, mehr verkauft. #etsy #zahlen",
    [
      "16: Welches? Bitte nicht der Dackel.",
      "> 0: Der Dackel bleibt. Es war der Spruch mit dem Kaffee.",
      "22: Hast du die Anzeigen gleich gelassen? Sonst ist das schwer zu vergleichen.",
      "> 0: Ja, 4 € am Tag, nichts geändert.",
      "28: Ich mach das jetzt auch. 61 Artikel, davon verkaufen 9.",
    ],
    {
      key: "dackel",
      pictures: [
        {
          kind: "chart",
          title: "Umsatz im Shop",
          labels: ["Januar", "Februar", "März", "April"],
          unit: "€",
          values: [510, 640, 655, 1120],
          alt: "Umsatz im Shop: Januar 510, Februar 640, März 655, April 1120 Euro",
        },
      ],
    },
  ),
  post(
    13,
    "Nach 14 Monaten Feierabend: die App ist im Store. 9 Downloads, davon 4 Familie. Ich bin trotzdem den ganzen Tag grinsend durchs Büro gelaufen.",
    [
      "3: Glückwunsch! Die ersten fünf Fremden sind die wichtigsten. Schreib ihnen.",
      "27: Store-Link? Ich bin Nummer zehn.",
      "> 13: Schick ich dir, hier soll man ja nicht so laut werben :D",
      "58: 14 Monate durchhalten ist die eigentliche Leistung",
    ],
  ),
  post(
    4,
    "Ungefragter Rat aus zwei Gründungen: Schreibt euch VOR dem Start auf, wann ihr aufhört. Wir haben 2019 vierzehn Monate zu lang weitergemacht, weil niemand es aussprechen wollte.",
    [
      "12: Was stand bei euch im Nachhinein auf dem Zettel?",
      "> 4: Kein zahlender Kunde nach sechs Monaten. Wir hatten im achten immer noch keinen.",
      "1: Ausgedruckt. Hängt jetzt über dem Bildschirm.",
      "18: Und was, wenn man knapp drunter liegt?",
      "> 4: Dann zählt der Zettel. Dafür ist er da.",
    ],
    { key: "aufhoeren" },
  ),
  post(
    5,
    "Eine Canon AE-1, Lichtdichtungen erneuert, Belichtungsmesser geht: eingekauft für 38, verkauft für 129. Drei Stunden Arbeit. Das ist kein Stundenlohn, das ist ein Hobby mit Taschengeld. Was verlangt ihr für eure Zeit?",
    [
      "11: Ich rechne 25 die Stunde und lass alles liegen, was drunter rauskommt.",
      "19: Ehrlich? Nichts. Und genau das ist mein Problem.",
      "37: In the UK the same camera sells for 160. Ever thought about shipping?",
    ],
  ),
  post(
    1,
    "Ich suche für mein Verzeichnis guter Handwerker jemanden, der schreiben kann. Keine SEO-Texte von der Stange, sondern zwei Absätze, nach denen man anruft. Bezahlt wird pro Betrieb.",
    [
      "24: Wie viele Betriebe sind es denn?",
      "> 1: Im Moment 60, Ziel sind 200 bis zum Sommer.",
      "2: Schau ich mir an, ich melde mich.",
    ],
    { hiring: { count: 1, roles: ["Texterin oder Texter"] }, dm: true },
  ),
  post(
    30,
    'Launched the template pack on a Sunday because "nobody launches on Sundays". Turns out there is a reason. 3 sales, 41 visitors. Monday: 19 sales. Never again.',
    [
      "34: Sundays are for refunds and regrets",
      "36: 3 out of 41 is actually a great rate though?",
      "> 30: That's what I tell myself at night",
    ],
  ),
  post(
    56,
    "Bin neu bei Dropshipping und hab gestern meine erste Rücksendung bekommen. Kosten für mich: 14,90. Gewinn am Verkauf: 6,20. Muss das so??",
    [
      "17: Ja. Rechne 8 % Rücksendungen fest ein, sonst lügst du dich an.",
      "7: Wo sitzt dein Lieferant? Aus Polen kostet mich das 5,50.",
      "> 56: Shenzhen... ich glaub ich hab meine Antwort",
      "25: Willkommen in der Wirklichkeit, ab hier wirds besser",
    ],
    { key: "retoure" },
  ),
  post(
    10,
    "FBA-Abrechnung Mai, ehrlich: 11.480 Umsatz, 3.960 Ware, 3.120 Gebühren, 1.870 Werbung, 640 Retouren. Bleiben 1.890 vor Steuern. Wer euch 40 % Marge verspricht, hat die Werbung vergessen. #fba #zahlen",
    [
      "17: Danke fürs Teilen. Bei mir frisst die Werbung inzwischen ein Viertel.",
      "32: Same here, ads went from 9% to 17% in a year.",
      "25: Lagergebühren sind in den 3.120 drin?",
      "> 10: Ja, alles. Im Oktober wird das doppelt so viel.",
      "41: Très clair, merci. Je fais le même tableau demain.",
    ],
    {
      key: "fba",
      pictures: [
        {
          kind: "chart",
          title: "Wohin der Umsatz geht",
          labels: ["Ware", "Gebühren", "Werbung", "Retouren", "übrig"],
          unit: "€",
          values: [3960, 3120, 1870, 640, 1890],
          alt: "Aufteilung: Ware 3960, Gebühren 3120, Werbung 1870, Retouren 640, übrig 1890 Euro",
        },
      ],
    },
  ),
  post(
    17,
    "Wer behauptet, 40 % seien normal, soll diese Rechnung lesen. Meine sieht fast genauso aus, nur dass bei mir am Ende 1.240 stehen.",
    ["10: Wir sollten einen Club gründen.", "> 17: Haben wir doch: FBA ehrlich gerechnet :)"],
    { quote: "fba" },
  ),
  post(
    38,
    "Premier mois à plus de 500 € avec mes modèles Notion. Ce qui a marché : un seul modèle gratuit, très bon, et rien d'autre pendant trois semaines.",
    [
      "40: Bravo ! Combien de téléchargements gratuits pour une vente ?",
      "> 38: À peu près 1 sur 34.",
      "41: Le plus dur c'est de ne rien ajouter :)",
    ],
  ),
  post(
    26,
    "Unpopular, aber: Ein Kunde für 800 im Monat, der pünktlich zahlt und nie anruft, ist mehr wert als drei für 1.500, die dich sonntags anschreiben.",
    [
      "4: Unterschreibe ich.",
      "12: Und wie findet man den einen?",
      "> 26: Indem man den dreien kündigt, leider.",
      "6: Ich hab gerade genau so einen Sonntagskunden. Heute schreib ich die Mail.",
    ],
    { key: "sonntag" },
  ),
  post(
    6,
    "Hab den Sonntagskunden gekündigt. Zittrige Hände, dann drei Stunden geschlafen wie ein Stein. @Selma du bist schuld.",
    [
      "26: Bester Schuldspruch des Jahres. Stolz auf dich!",
      "18: Was hat er geantwortet?",
      '> 6: "Schade, ok." Zwei Wörter. Zwei.',
    ],
    { quote: "sonntag" },
  ),
  post(
    3,
    "Ich hab 20 Cafés angerufen und gefragt, wie sie ihre Schichten planen. 13 nehmen WhatsApp, 4 einen Zettel an der Kühlschranktür, 3 Excel. Keines wollte eine App. Alle wollten, dass das Handy sonntags still ist. Das ist ein anderes Produkt!",
    [
      "13: Das ist der beste Beitrag seit Wochen. Danke.",
      "27: Und was baust du jetzt?",
      "> 3: Eine Ruhezeit mit Schichtplan drin. Nicht andersrum.",
      "1: 20 Anrufe. Wie lang hast du dafür gebraucht?",
      "> 3: Zwei Vormittage. Weniger als für den Login.",
    ],
    { key: "cafes" },
  ),
  post(
    50,
    "Полгода веду блог про переезд. 4 300 читателей, первая партнёрская программа принесла 86 евро. Мелочь, но я купила на них нормальный стул, и спина сказала спасибо.",
    [
      "51: Спина это главное вложение) Поздравляю!",
      "44: (via translator) 86 € from one article? Which one?",
      "> 50: The one about bank accounts. Boring wins.",
    ],
  ),
  post(
    22,
    "Frage an alle mit Print on Demand: Welche Druckerei macht gerade die wenigsten Fehler? Bei mir waren im April 7 von 90 Tassen schief bedruckt.",
    [
      "16: Ich bin im Winter gewechselt, seitdem 1 von 120.",
      "> 22: Schreibst du mir wohin?",
      "0: Fotografier jede Reklamation. Ab fünf im Monat geben sie Rabatt.",
    ],
    { dm: true },
  ),
  post(
    9,
    "Trading-Woche: 11 Geschäfte, 6 verloren, am Ende +0,4 %. Klingt nach nichts. Vor einem Jahr wären es -9 % gewesen, weil ich die Verlierer nie geschlossen hab.",
    [
      "21: Genau das ist der Fortschritt. Tagebuch geführt?",
      "> 9: Jeden Abend. Nervt. Hilft.",
      "35: A boring week is a good week.",
    ],
  ),
  post(
    42,
    "Ho disegnato un calendario con i gatti della mia via. 58 preordini in quattro giorni, e adesso devo trovare una tipografia entro lunedì. Aiuto!",
    [
      "43: Prova quella di Modena, con me sempre puntuali.",
      "> 42: Grazie!! Scrivo subito.",
      "44: Voglio il gatto di marzo.",
    ],
    {
      key: "gatti",
      pictures: [
        { kind: "shelf", thing: "cat", values: [5, 3, 4], alt: "Dodici fogli di calendario con gatti" },
      ],
    },
  ),
  post(
    12,
    "Wir sind zu zweit, zwölf Kunden, und beide am Limit. Gesucht: jemand für Kurzvideos, zwei bis drei am Tag, mit Humor und ohne Tanzeinlagen.",
    [
      "34: Remote ok? English speaking?",
      "> 12: Gern, zwei Kunden sind eh auf Englisch.",
      "26: Ich kenn da jemanden, schreib dir.",
    ],
    { hiring: { count: 2, roles: ["Videoschnitt", "Kurze Texte"] } },
  ),
  post(
    0,
    "Die Etsy-Werkstatt hat Platz für ein paar Leute mehr. Bei uns gilt: echte Zahlen, keine Kurse, und wer fragt, muss auch mal antworten.",
    ["57: Bin dabei!", "22: Beste Gruppe hier, ohne Werbung zu machen. Na gut, doch."],
    { group: "Etsy-Werkstatt" },
  ),
  post(
    33,
    "Google update took 38% of my traffic overnight. Ten years of writing about fishing rods. What survived: the three articles with my own photos in them. Lesson learned, camera charged.",
    [
      "44: Stesso qui, -41%. Restano le pagine con le foto mie.",
      "20: Bei mir genauso. Eigene Bilder, eigene Fehler, eigene Zahlen.",
      "2: Ich hab aufgehört, das Verzeichnis zu pflegen, und schreib wieder Geschichten. Läuft besser.",
    ],
    {
      key: "update",
      pictures: [
        {
          kind: "chart",
          title: "Visitors per day",
          labels: ["Mon", "Tue", "Wed", "Thu"],
          values: [980, 1010, 995, 617],
          alt: "Visitors per day: 980, 1010, 995, then 617",
        },
      ],
    },
  ),
  post(
    59,
    "Tag zwei hier. Mein Blog über Brotbacken hat 212 Leser im Monat und 0 € Einnahmen. Womit würdet ihr anfangen: Anzeigen, E-Book oder erstmal gar nichts? #blogging",
    [
      "2: Erstmal gar nichts, wirklich. Unter 5.000 Lesern ist jede Stunde Werbung verlorene Schreibzeit.",
      "> 59: Das beruhigt mich mehr als du denkst.",
      "14: Schreib eine Liste mit zehn Lesern, die du mit Namen kennst. Frag die.",
      "20: Willkommen! Sauerteig oder Hefe? Davon hängt alles ab :)",
    ],
    { key: "brot" },
  ),
  post(
    20,
    "Für alle, die das Update getroffen hat: nicht löschen, nicht umbauen, nicht in Panik 40 Artikel umschreiben. Vier Wochen warten, dann EINEN verbessern und schauen. #seo",
    [
      "15: Ich hab am Tag drei 30 Artikel gelöscht. Frag nicht.",
      "> 20: Oh nein. Hast du noch Kopien?",
      "> 15: Von 12.",
      "59: Das nehm ich mir vor, falls mich je ein Update trifft :)",
    ],
    { quote: "update" },
  ),
  post(
    2,
    "Nach neun Jahren Balkongarten-Blog hab ich die Leser gefragt, wofür sie zahlen würden. Platz 1 ist kein Kurs. Es ist ein Pflanzkalender für Nordbalkone, auf Papier. Papier!",
    [
      "14: Papier gewinnt. Meine Arbeitsblätter verkaufen sich gedruckt dreimal so oft.",
      "16: Ich zeichne dir die Tomaten, wenn du willst.",
      "> 2: Meinst du das ernst? Ich schreib dir.",
      "59: Ich hab einen Nordbalkon und würde das sofort kaufen.",
    ],
  ),
  post(54, "第一个月:订单 47,退款 3,利润大概 2100 元。最大的教训是包装,便宜的盒子最后最贵。", [
    "17: (übersetzt) Bei den Kartons sparen wollte ich auch mal. Einmal.",
    "7: 47 orders in month one is great!",
    "> 54: Thank you! Next month better boxes.",
  ]),
  post(
    18,
    "Wie sagt ihr Kundinnen, dass ihr teurer werdet? Ich brauche 15 % mehr und schreibe die Mail seit drei Wochen nicht.",
    [
      "4: Kurz, ohne Entschuldigung, mit Datum in zwei Monaten. Fertig.",
      '12: Wir haben es am Telefon gemacht. 10 von 11 haben nur "ok" gesagt.',
      "> 18: Und die elfte?",
      "> 12: Ist weg und fehlt uns nicht.",
      '26: Schick sie mir vorher, ich streich dir jedes "leider" raus.',
    ],
    { key: "preise" },
  ),
  post(
    18,
    'Update zur Preiserhöhung: Mail ist raus, 9 von 9 bleiben. Eine schrieb: "Hab mich schon gewundert, wann du endlich." Ich hätte das vor einem Jahr machen sollen.',
    ["4: Sag ich ja nicht. Doch: sag ich ja.", "6: Das macht mir grade Mut.", "34: This is the way."],
    { quote: "preise" },
  ),
  post(
    51,
    "Приложение для учёта тренировок: 1 200 установок, 31 подписка, отток 6 % в месяц. Не миллион, но сервер оплачивает сам себя. Ищу кого-то, кто умеет в ASO.",
    [
      "50: Напиши, у меня подруга этим занимается.",
      "13: 31 zahlende nach wie langer Zeit?",
      "> 51: Eight months, evenings only.",
    ],
    { dm: true },
  ),
  post(
    7,
    "Hab meinen Shop von 140 auf 18 Produkte gekürzt. Umsatz minus 4 %, Arbeit minus 70 %. Warum sagt einem das keiner am Anfang?",
    [
      "56: Weil in jedem Video steht: teste 100 Produkte.",
      "0: Hab ich auch gerade gelernt, siehe oben.",
      "43: Io da 200 a 25. Mai più indietro.",
    ],
  ),
  post(
    31,
    "Rewrote my onboarding for the fifth time. Then watched a friend use it. She skipped all of it in four seconds and was fine. Deleting 600 lines of code tonight.",
    [
      "3: Beste Art, Code zu schreiben.",
      "58: How many of the others skipped it too?",
      "> 31: 83%. I had the number all along and never looked.",
    ],
  ),
  post(
    14,
    'Mein E-Book "Klassenzimmer ohne Chaos" hat heute die 1.000 voll gemacht. 1.000 Lehrerinnen! Angefangen hat es mit einem Zettel am Kopierer.',
    [
      "8: Wahnsinn, Glückwunsch! Über welchen Weg kamen die meisten?",
      "> 14: Ganz ehrlich: Kollegien, die es ausdrucken und weitergeben. Ich lass sie.",
      "29: Respekt. Ich bin bei 40 und dachte, ich wär schnell.",
      "2: Der Zettel am Kopierer ist die beste Startseite der Welt.",
    ],
    {
      key: "tausend",
      pictures: [
        {
          kind: "chart",
          title: "Verkaufte Bücher",
          labels: ["1. Monat", "2. Monat", "3. Monat", "4. Monat", "5. Monat"],
          values: [12, 60, 240, 520, 1000],
          alt: "Verkaufte Bücher: 12, 60, 240, 520, 1000",
        },
      ],
    },
  ),
  post(
    21,
    "Kleine Erinnerung vor dem Wochenende: Ein Gewinn, den man nicht erklären kann, ist ein Verlust mit Verspätung.",
    ["9: Gerahmt.", "23: Gilt auch für Code."],
  ),
  post(
    45,
    "Busco a alguien para compartir clientes: yo hago anuncios, tú haces páginas que venden. Llevo tres restaurantes y una clínica dental, todos contentos.",
    [
      "46: Te escribo, hago webs desde hace seis años.",
      "47: La clínica dental pagará más que los tres restaurantes juntos, créeme.",
      "> 45: Ya lo hace jajaja",
    ],
    { hiring: { count: 1, roles: ["Diseño web"] }, dm: true },
  ),
  post(
    27,
    "Ich hab drei Wochen lang eine Funktion gebaut, die genau eine Person wollte. Die Person hat inzwischen gekündigt. Ich lerne das nie.",
    [
      "13: Willkommen im Club, wir treffen uns dienstags.",
      "3: Vor dem Bauen anrufen. Immer. Sag ich, der es auch nicht macht.",
      "31: One person loud is not ten people quiet.",
    ],
  ),
  post(
    16,
    "Neue Kollektion: Kräuter mit schlechter Laune. Der Basilikum ist schon ausverkauft, der Dill will keiner.",
    [
      "0: Der Dill ist großartig, ihr habt alle keinen Humor.",
      "28: Ich nehm den Dill.",
      "2: Dill verkauft sich NIE. Auch in echt nicht.",
    ],
    {
      pictures: [
        { kind: "shelf", thing: "pot", values: [4, 4], alt: "Acht gezeichnete Kräutertöpfe" },
        { kind: "shelf", thing: "card", values: [2, 3], alt: "Fünf Karten mit Kräutern" },
      ],
    },
  ),
  post(
    58,
    "Erste Woche hier und schon zwei gute Gespräche. Ich baue eine App gegen das Vergessen von Pfandflaschen. Lacht ruhig. 300 Leute stehen auf der Warteliste.",
    [
      "27: Ich lach nicht, ich hab 14 Kästen im Keller.",
      "13: 300 ist mehr als die meisten hier je hatten.",
      "3: Wie kamen die auf die Liste?",
      "> 58: Aushang im Getränkemarkt. Der Chef fand es lustig.",
    ],
    { key: "pfand" },
  ),
  post(
    34,
    'Client asked for "something viral, but serious, but fun, budget 200". I replied with an invoice for the meeting. They paid it. We start Monday.',
    [
      "26: Ich liebe alles daran.",
      "12: Die Rechnung für das Gespräch!! Notiert.",
      "40: Génial. Je vole l'idée.",
    ],
  ),
  post(
    24,
    "Affiliate-Abrechnung: 3.400 Klicks, 52 Verkäufe, 611 €. Davon 480 aus EINEM Artikel von 2021, den ich nie wieder angefasst hab.",
    [
      "1: Nicht anfassen!!",
      "15: Kenn ich. Man traut sich nicht mal, den Tippfehler zu verbessern.",
      "> 24: Da IST ein Tippfehler drin. Seit drei Jahren.",
    ],
  ),
  post(
    47,
    'Mis camisetas de "no hablo antes del café" han llegado a Canarias. Literalmente: 30 pedidos de una cafetería de Las Palmas. ¿Cómo se factura eso fuera de la península?',
    ["45: Sin IVA, pero con papeles. Pregunta a una gestoría, en serio.", "46: Enhorabuena! Y la foto?"],
  ),
  post(
    8,
    "Kleiner Test: gleiche Mail, einmal mit Bild oben, einmal nur Text. Öffnungen gleich, Klicks bei nur Text fast doppelt (4,1 zu 2,2 %). 1.900 Empfänger, also kein Labor, aber immerhin.",
    [
      "1: Bei mir genauso. Bilder sehen nach Werbung aus.",
      "14: Danke, dann spar ich mir das Titelbild am Sonntag.",
      "30: Plain text gang rise up",
    ],
    { key: "mail" },
  ),
  post(
    55,
    "افتتحت متجر القوالب بالعربية قبل أسبوعين. 23 عملية بيع، وأكثر سؤال يصلني: هل يوجد نسخة بالألوان الهادئة؟ الآن يوجد.",
    [
      "38: Félicitations ! 23 en deux semaines c'est énorme.",
      "> 55: شكرا! Merci beaucoup.",
      "30: Calm colours sell. Always.",
    ],
  ),
  post(
    11,
    "Flohmarkt heute: 62 € ausgegeben, darunter eine Kiste alter Ladenschilder. Eins hab ich noch auf dem Parkplatz für 45 weiterverkauft.",
    ["5: Parkplatz-Marge ist die beste Marge.", "19: Neid. Bei uns gabs nur DVDs."],
    { pictures: [{ kind: "shelf", thing: "sign", values: [3, 5], alt: "Acht alte Schilder im Regal" }] },
  ),
  post(
    40,
    "Petit rappel : un client qui dit \"c'est juste un petit truc\" parle rarement d'un petit truc. Devis d'abord.",
    ["38: Encadré et accroché.", '45: Igual en español: "una cosita rápida".'],
  ),
  post(
    19,
    "Wer von euch macht Agentur UND Wiederverkauf? Ich hab das Gefühl, ich mach beides halb. 34 Std. pro Woche Agentur, der Rest Kisten schleppen.",
    [
      "4: Halb und halb geht ein Jahr. Dann entscheidet dein Rücken.",
      "5: Ich hab mich für die Kameras entschieden. Weniger Geld, mehr Schlaf.",
      "> 19: Genau davor hab ich Angst. Vor dem weniger Geld, mein ich.",
    ],
  ),
  post(
    52,
    "पहले महीने में 18 कुर्तियाँ बिकीं, सब अपनी डिज़ाइन की हुई। मुनाफ़ा 6,400 रुपये। सबसे ज़्यादा वही बिकी जिसे मैं लगाना ही नहीं चाहती थी!",
    [
      "53: बधाई हो! कौन सी वाली?",
      "> 52: नीली, बिना किसी डिज़ाइन के। हाहा",
      "36: The one you almost left out always wins.",
    ],
  ),
  post(
    1,
    "Drei Zahlen, die ich jeden Montag aufschreibe: neue Anfragen, beantwortete Anfragen, Geld auf dem Konto. Mehr nicht. Seit ich Dashboards abgeschafft habe, verdiene ich mehr.",
    [
      "4: Drei reichen. Die meisten haben dreißig und kennen keine.",
      "33: I'd add one: hours slept.",
      "18: Klaue ich mir.",
    ],
  ),
  post(
    25,
    "Container ist da. Zwei Wochen zu spät, 40 Kartons nass. Versicherung sagt: Fotos. Ich sag: 212 Fotos, bitte sehr.",
    [
      "10: Mein Beileid. Hast du die Palette vor dem Öffnen fotografiert?",
      "> 25: Ja, das hattest du mal geschrieben. Danke dafür.",
      "32: Same last year. Took 11 weeks but they paid.",
    ],
    { key: "container" },
  ),
  post(
    57,
    "Hat jemand Erfahrung mit Vorverkauf bei digitalen Produkten? Ich würd gern wissen, ob jemand mein Strickmuster-Abo will, bevor ich zwölf Muster zeichne.",
    [
      "14: Mach es. Zwei Muster fertig, zehn versprochen, klares Datum, Geld zurück wenn nicht.",
      "0: Ich hab mit 14 Vorbestellungen angefangen. Reicht zum Anfangen.",
      "2: Ich würd's abonnieren. Ernsthaft.",
    ],
  ),
  post(
    35,
    "Lost 3.1% this week, all of it on Thursday between 15:30 and 16:10. Rule added: no trades while the kids are home from school.",
    ["21: Gute Regel. Meine: nie mit Hunger.", "9: Forty minutes. Autsch."],
  ),
  post(
    43,
    "Il mio fornitore ha chiuso senza dire niente. 61 ordini aperti. Ho scritto a tutti la verità: 52 aspettano, 9 rimborsati. Mai stato così orgoglioso dei miei clienti.",
    ["42: La verità paga sempre.", "7: Respekt, dass du allen geschrieben hast.", "41: Courage !"],
  ),
  post(
    29,
    "Mit 61 das erste Mal etwas online verkauft: eine Anleitung zum Drechseln, 12 €. Der Käufer ist aus Neuseeland. Ich musste erst nachsehen, wie spät es da ist.",
    [
      "14: Das ist wunderbar!",
      "0: Neuseeland!! Beste Geschichte heute.",
      '59: Sie machen mir Mut, ich bin 57 und hab Angst vor dem Knopf "Veröffentlichen".',
      "> 29: Einfach drücken. Es passiert erstmal gar nichts :)",
    ],
    { key: "drechseln" },
  ),
  post(
    59,
    "Für alle über 50, die noch zögern. Ich hab gedrückt.",
    ["29: Bravo! Und, ist was passiert?", "> 59: Drei Leute haben gelesen. Drei!"],
    { quote: "drechseln" },
  ),
  post(
    46,
    "Pregunta técnica: ¿cobráis por proyecto o por mes en apps pequeñas? Yo por mes desde enero y duermo mejor.",
    ["31: Monthly, always. Projects never end.", "45: Por mes. Y con mínimo de tres."],
  ),
  post(
    15,
    "Mein Lieblingsfehler 2024: 2 Jahre lang auf ein Partnerprogramm verlinkt, das es nicht mehr gab. 9.000 Klicks ins Nichts.",
    [
      "24: Aua. AUA.",
      "33: There are tools for that... after the fact, I know.",
      "1: Danke, ich geh jetzt meine Links prüfen. Bis morgen.",
    ],
  ),
  post(
    28,
    "Ich verschenke 40 Stoffreste an jemanden, der Stofftiere näht. Selbstabholer Raum Nürnberg oder Porto. Schreibt mir einfach.",
    ["16: Ich! Ich! Ich!", "57: Falls Ida nicht alles nimmt: ich auch."],
    { dm: true },
  ),
  post(
    36,
    "Hot take: your shop does not need a logo. It needs a photo where I can see how big the thing is.",
    [
      "0: Danke!! Hand daneben, fertig.",
      "22: Ich leg immer einen Tacker hin. Jeder weiß wie groß ein Tacker ist.",
      "47: Yo uso una moneda de un euro.",
    ],
  ),
  post(
    23,
    "Frage an die App-Leute: Lohnt sich ein Abo unter 2 €? Bei mir frisst der Store davon 30 % und die Umsatzsteuer kommt noch.",
    [
      "13: Unter 2 nur Jahreszahlung. 12 im Jahr klingt freundlicher als 1 im Monat.",
      "51: I went from 1.99/month to 14.99/year, revenue +60%.",
      "> 23: Das probier ich. Danke euch.",
    ],
  ),
  post(
    32,
    "We opened a tiny warehouse: 40 square metres, one forklift nobody can drive, and my mother as quality control. Returns are down to 1.8%.",
    [
      "10: Deine Mutter einstellen. Sofort. Bei mir auch bitte.",
      "17: 1,8 % ist Weltklasse.",
      "53: मम्मी सबसे सख़्त निरीक्षक होती हैं :)",
    ],
    {
      pictures: [{ kind: "shelf", thing: "box", values: [6, 6, 5], alt: "Seventeen boxes on three shelves" }],
    },
  ),
  post(
    44,
    "Scrivo di trekking da sei anni. Il pezzo più letto non è sui monti, è su come asciugare le scarpe. 41.000 visite. Umiltà.",
    ["33: Boring wins, part two.", "50: Сушка обуви, берём на заметку)", "2: Bei mir ist es: Blattläuse."],
  ),
  post(
    49,
    "Semana sem operar. Só li, corrigi a planilha e apaguei três aplicativos de notícias. Rendimento: 0 %. Paz: incalculável.",
    ["9: Beste Woche.", "35: Zero is a position too.", "48: A paz também paga as contas, só que mais tarde."],
  ),
  post(
    39,
    "Mon appli de covoiturage entre voisins : 340 inscrits, 12 trajets par semaine. Le problème n'est pas l'appli, c'est que les gens n'osent pas demander.",
    [
      "3: Das klingt nach meinen Cafés. Es ist nie die App.",
      "13: Kann man das Fragen wegnehmen? Also vorschlagen statt fragen?",
      "> 39: C'est exactement la prochaine version.",
    ],
    { key: "voisins" },
  ),
  post(
    12,
    'Vorlage gefällig? Unser Angebot passt auf eine Seite: was, bis wann, was nicht, was es kostet. Der Punkt "was nicht" hat uns letztes Jahr vier Streits erspart.',
    [
      '26: "Was nicht" ist Gold.',
      "6: Magst du sie teilen?",
      "> 12: Schick sie jedem, der fragt.",
      "45: Me interesa también.",
    ],
    { dm: true, key: "vorlage" },
  ),
  post(
    37,
    'Sold a box of old game cartridges for 410. Bought it for 25 from a man who said "my wife wants these gone by six". It was 5:50.',
    ["11: Zehn Minuten. Das ist Sport.", "5: 16-fach. Ich geh weinen."],
  ),
  post(
    53,
    "एफिलिएट से पहली बार 10,000 रुपये पार। तीन महीने तक सिर्फ़ 40 रुपये थे। हार मत मानो, लेकिन हर हफ़्ते एक चीज़ बदलो।",
    ["52: वाह! मिठाई कब?", "33: One change a week. So simple, so hard."],
  ),
  post(
    20,
    "Heute den 400. Artikel veröffentlicht. Wenn ich ehrlich bin, tragen 30 davon alles. Die anderen 370 waren nötig, um die 30 schreiben zu lernen.",
    [
      "2: Das ist der schönste Satz der Woche.",
      "59: Das merk ich mir für die nächsten 399.",
      "15: 30 von 400, ziemlich genau meine Quote.",
    ],
  ),
  post(
    41,
    "Retour d'expérience : Amazon m'a bloqué une annonce 9 jours pour un mot dans le titre. \"Antibactérien\". Relisez vos titres !",
    [
      "10: Gleiches Wort, 14 Tage, letztes Jahr. Grmpf.",
      '32: "Eco-friendly" got me once.',
      "25: Liste mit verbotenen Wörtern wär ein Produkt. Jemand?",
    ],
  ),
  post(
    5,
    "Reparatur-Frage: Wer kennt jemanden für Verschlüsse bei Mittelformat? Meiner geht in Rente, mit 78, völlig zu Recht.",
    ["11: In Görlitz gibts noch einen, ich such dir die Nummer raus.", "> 5: Du bist ein Schatz."],
  ),
  post(
    48,
    "Vendo planos de aula de português para estrangeiros. Este mês 74 vendas, quase todas da Alemanha. Não falo alemão. Alguém me ajuda a traduzir a página?",
    [
      "14: Ich helf dir gern, ich bin Lehrerin. Tauschen wir: du schaust über mein Spanisch?",
      "> 48: Fechado! Escrevo-te hoje.",
      "42: Che bello quando succede così.",
    ],
    { dm: true },
  ),
  post(
    13,
    "Heute jemanden kennengelernt, der genau das kann, was mir fehlt, und umgekehrt. Nach acht Monaten allein fühlt sich das an wie Urlaub.",
    [
      "4: Schreibt auf, wer was macht. Heute. Nicht in drei Monaten.",
      "> 13: Steht schon im Probeprojekt :)",
      "58: Freut mich so für dich!",
    ],
  ),
  post(
    33,
    "Anyone here who enjoys keyword research? I have 60 topics, zero patience and a fair hourly rate. Two hours a week, no calls.",
    ["15: Zero calls überzeugt mich. Ich melde mich.", "44: Scrivo anche io."],
    { hiring: { count: 1, roles: ["Keyword research"] } },
  ),
  post(
    3,
    "Nach den 20 Anrufen: 5 Cafés testen jetzt die Ruhezeit. Nach zwei Wochen fragt keiner mehr nach Schichtplänen, alle nach der Stille. Ich glaub, wir haben es.",
    [
      "27: Gänsehaut.",
      "39: Bravo, vraiment.",
      "1: Was zahlen sie?",
      "> 3: Noch nichts, ab dem 1. dann 29 im Monat. Drei haben schon ja gesagt.",
    ],
    { quote: "cafes" },
  ),
  post(
    10,
    'Für die Bewerbungen bei "FBA ehrlich gerechnet": bitte beantwortet Frage 2 mit einer Zahl. "Läuft gut" ist keine.',
    [
      '25: Wir hatten diese Woche dreimal "läuft gut".',
      "56: Und wenn die Zahl peinlich ist?",
      "> 10: Dann erst recht. Meine war lange peinlich.",
    ],
    { group: "FBA ehrlich gerechnet" },
  ),
  post(
    6,
    "Stunden im Mai: 61 bezahlt, 44 nicht. Fast die Hälfte geht für Angebote, Nachfragen und Suchen drauf. Wie ist das bei euch?",
    [
      "12: Bei uns 35 % unbezahlt, und wir fanden das schon viel.",
      "18: Ich trau mich nicht zu zählen.",
      "26: Erstgespräche kosten bei mir jetzt 60. Seitdem sinds zehn Stunden weniger.",
    ],
    {
      pictures: [
        {
          kind: "chart",
          title: "Stunden im Mai",
          labels: ["bezahlt", "unbezahlt"],
          values: [61, 44],
          alt: "61 bezahlte und 44 unbezahlte Stunden",
        },
      ],
    },
  ),
  post(
    31,
    "My app has exactly 100 paying users as of this morning. User 100 is called Gary. Thank you, Gary.",
    ["3: Danke, Gary.", "13: Danke, Gary.", "51: Спасибо, Гэри.", "34: All hail Gary"],
    { key: "gary" },
  ),
  post(13, "Ziel für dieses Jahr: mein eigener Gary.", ["31: Gary believes in you."], { quote: "gary" }),
  post(
    16,
    "Wer hat Erfahrung mit Messen? 3 Tage Kreativmesse, Stand 480 €, plus Hotel. Ich müsste 160 Karten verkaufen, nur um auf null zu kommen.",
    [
      "0: Ich hab 90 verkauft und trotzdem gelohnt, wegen zwei Läden, die jetzt nachbestellen.",
      "28: Teil dir den Stand! Wir waren zu dritt.",
      "> 16: Zu dritt klingt gut. Jemand im September in Leipzig?",
      "22: Ich!",
    ],
    { dm: true },
  ),
  post(
    50,
    "Коллеги, вопрос: вы отвечаете на злые комментарии? Я раньше спорила, теперь ставлю чайник. К тому времени, как он закипит, отвечать уже не хочется.",
    [
      "51: Чайник как инструмент модерации. Забираю.",
      "2: Ich lösch nur Beleidigungen und lass Kritik stehen. Tee trink ich auch.",
    ],
  ),
  post(
    21,
    "Buchtipp für alle, die handeln wollen: keins. Drei Monate nur aufschreiben, was ihr getan HÄTTET. Kostet nichts und tut genauso weh.",
    [
      "9: Das war der beste Rat, den ich je bekommen habe, übrigens von dir.",
      "49: Assino por baixo.",
      "23: Hab ich bei Krypto gemacht. Papierverlust 40 %. Echter Verlust: 0.",
    ],
  ),
  post(
    14,
    "Wie macht ihr das mit dem Finanzamt bei Verkäufen ins EU-Ausland? Ich bin knapp unter der Grenze und rechne inzwischen mehr als ich schreibe.",
    [
      "29: Ich hab's einer Steuerberaterin gegeben. 45 € im Monat und ich schlafe wieder.",
      "8: One-Stop-Shop, einmal im Quartal, geht wirklich. Aber frag jemanden, der sich auskennt!",
      "> 14: Danke, dann such ich mir auch wen.",
    ],
  ),
  post(
    7,
    "Die Grafik hat jemand aus dieser Community gemacht, für 80 € und ein Abendessen. Klickrate von 0,9 auf 2,3 %. Danke @Lena!",
    ["0: Das Abendessen war die bessere Hälfte.", "16: Lena kann das halt."],
    {
      pictures: [
        {
          kind: "chart",
          title: "Klickrate",
          labels: ["vorher", "nachher"],
          unit: "%",
          digits: 1,
          values: [0.9, 2.3],
          alt: "Klickrate vorher 0,9 und nachher 2,3 Prozent",
        },
      ],
    },
  ),
  post(
    45,
    "Regla nueva: no acepto clientes que llaman antes de escribir. Este mes he perdido dos y ganado doce horas.",
    ["34: Twelve hours!!", "40: Même règle depuis mars. La paix.", "6: Übernehme ich. Muchas gracias."],
  ),
  post(30, "Free tip that cost me 900: never put your launch and your tax deadline in the same week.", [
    "14: Notiert, zweimal unterstrichen.",
    "29: Und nicht in die Woche, in der der Enkel Geburtstag hat.",
  ]),
  post(
    27,
    "Suche für die Feierabend-Apps jemanden, der gern testet. Keine Bezahlung, aber ihr dürft so gemein sein, wie ihr wollt.",
    [
      "58: Gemein kann ich.",
      "31: I was born for this",
      "22: Darf ich auch, wenn ich kein Android hab?",
      "> 27: Gerade dann.",
    ],
    { group: "Feierabend-Apps" },
  ),
  post(
    24,
    "Steckt ihr Affiliate-Links in Newsletter oder nur auf die Seite? Bei mir kommen aus 2.100 Abonnenten ganze 3 Verkäufe im Monat.",
    [
      "8: Nur auf die Seite, und in der Mail die Geschichte dazu.",
      "1: 3 von 2.100 heißt, es ist die falsche Liste oder das falsche Produkt.",
      "> 24: Oder beides, ich weiß.",
    ],
  ),
  post(
    2,
    "An alle Neuen: Ihr müsst hier nicht glänzen. Die besten Beiträge der letzten Wochen waren Fragen und Fehler.",
    [
      "59: Danke. Wirklich.",
      "56: Dann war ich mit meiner Rücksendung ja richtig hier :)",
      "58: Genau so fühlt sich das hier auch an.",
      "4: Und wer verkaufen will, macht das bitte woanders.",
    ],
  ),
  post(
    38,
    "Quelqu'un a testé les paiements en trois fois sur des petits paniers (40 à 60 €) ? J'hésite, j'ai peur des impayés.",
    [
      "41: +22 % de ventes chez moi, 1,5 % d'impayés. Ça vaut le coup.",
      "> 38: Merci, je teste un mois.",
      "43: In Italia funziona bene sopra i 50.",
    ],
  ),
  post(
    0,
    "Frage an die Nachteulen: Um wie viel Uhr arbeitet ihr wirklich gut? Bei mir 21:30 bis 23:00, danach sind nur noch Tippfehler produktiv.",
    [
      "3: 5:40 bis 7:10. Ich weiß, ich weiß.",
      "16: Immer wenn ich eigentlich was anderes müsste.",
      "31: 22:00, headphones, zero regrets until 6:30.",
      "50: Пока дети спят. То есть никогда)",
    ],
  ),
  post(
    26,
    'Heute abgelehnt: ein Kunde, der "nur Performance" zahlen will und kein Tracking erlaubt. Ich bin Werberin, keine Hellseherin.',
    ["12: Schild drucken lassen: keine Hellseherin.", "1: Den hatte ich auch. Vielleicht derselbe?"],
  ),
  post(
    19,
    "Bilanz erstes Jahr Nebengewerbe: 9.840 Umsatz, 2.310 Gewinn, ein kaputtes Regal, zwei neue Freunde. Würd's wieder machen.",
    [
      "5: Zwei Freunde ist eine gute Marge.",
      "11: Das Regal war von mir, sorry.",
      "4: Schreib auf, welche 20 % vom Umsatz die Freude gemacht haben.",
    ],
    {
      pictures: [
        {
          kind: "chart",
          title: "Umsatz nach Quartalen",
          labels: ["1. Quartal", "2. Quartal", "3. Quartal", "4. Quartal"],
          unit: "€",
          values: [1900, 2200, 2140, 3600],
          alt: "Umsatz nach Quartalen: 1900, 2200, 2140, 3600 Euro",
        },
      ],
    },
  ),
  post(
    17,
    "Zoll-Frage: Muster unter 150 € aus China, muss da jetzt wirklich jedes Paket angemeldet werden? Bei mir hängen drei in Leipzig.",
    [
      "25: Ja. Und die Gebühr des Paketdienstes ist höher als der Zoll.",
      "10: Lass dir IOSS vom Lieferanten bestätigen, schriftlich.",
      "54: Ask the supplier to print the HS code on the outside, helps a lot.",
    ],
  ),
  post(
    22,
    'Mein Kind (6) hat heute gefragt, ob die Tassen "mein Beruf oder mein Spielzeug" sind. Ich hab sehr lange überlegt.',
    [
      "0: Beides. Die ehrliche Antwort ist beides.",
      "14: Schreib das auf eine Tasse.",
      "> 22: ...ist in Arbeit.",
    ],
  ),
  post(
    9,
    "Wer sagt, man braucht für Trading nur Disziplin, hat noch nie um 3 Uhr nachts ein schreiendes Baby gehabt. Pause bis September.",
    [
      "21: Klügste Entscheidung überhaupt. Alles Gute euch dreien!",
      "35: Babies are the best stop-loss.",
      "49: Parabéns!",
    ],
  ),
  post(
    36,
    'I counted: 71% of my sales come from people who messaged me a question first. So now the button says "Ask me anything" instead of "Buy". Sales up 12%.',
    [
      "22: Das probier ich heute noch aus.",
      "47: ¿Y cuántas preguntas al día?",
      "> 36: About nine. I answer all of them over coffee.",
    ],
  ),
  post(
    15,
    "Ich hab 11 Nischenseiten verkauft und eine behalten. Die eine macht jetzt mehr als alle zwölf zusammen. Fokus ist langweilig und funktioniert.",
    [
      "24: Welche hast du behalten? Die, die du magst?",
      "> 15: Die, zu der mir Leute schreiben.",
      "20: Das ist das beste Kriterium.",
    ],
  ),
  post(
    11,
    'Preisfrage: Schreibt ihr "Festpreis" oder "VB"? Mit VB krieg ich 40 Nachrichten "was letzte preis", mit Festpreis 4 und verkaufe genauso schnell.',
    [
      "19: Festpreis. Immer. Meine Nerven sind auch was wert.",
      "5: VB, aber 15 % drauf. Dann freuen sich alle.",
      '37: "No offers" and a typo in the title. Fewer bargain hunters find it.',
    ],
  ),
  post(
    18,
    "Kurs fertig, 14 Lektionen, 3 Std. 20. Mein Mann fragt, ob ich jetzt aufhöre, mit mir selbst zu reden. Nein.",
    [
      "57: Ich will rein, wann geht's los?",
      "6: 3:20 ist angenehm kurz!",
      "14: Herzlichen Glückwunsch, das Schwerste liegt hinter dir. (Das stimmt nicht, aber es klingt gut.)",
    ],
  ),
  post(
    51,
    "Кто-нибудь пробовал продавать приложение целиком? Предложили 9 тысяч, при доходе 340 в месяц. Думаю третий день.",
    [
      "31: 26 months of revenue is fair. What else would you build?",
      "50: Если скучно, продавай. Если жалко, не продавай.",
      "3: Schreib dir auf, was du mit den 9.000 tun würdest. Fällt dir nichts ein: behalten.",
    ],
  ),
  post(
    4,
    "Zwei aus dieser Community haben sich beim Probeprojekt getrennt, nach drei Wochen, im Guten, und beide haben inzwischen jemand Besseren gefunden. Genau dafür ist das da.",
    [
      "13: Drei Wochen statt drei Jahre.",
      "2: Und beide haben den Rückblick ehrlich geschrieben. Hut ab.",
      "12: Könnte man das bitte für Ehen einführen.",
    ],
    { quote: "aufhoeren" },
  ),
  post(
    28,
    "Tausche: ich nähe dir 10 Muster, du machst mir Fotos, auf denen Stoff wie Stoff aussieht. Meine sehen aus wie Tatortbilder.",
    [
      "16: Tageslicht, weiße Pappe, fertig. Ich zeig's dir.",
      "36: North window, cloudy day. Works every time.",
      "0: Tatortbilder... ich kann nicht mehr :D",
    ],
    { dm: true },
  ),
  post(
    42,
    "Il calendario dei gatti è in stampa! 312 copie vendute. Il gatto di marzo ha più fan di me.",
    ["44: Team marzo.", "43: Te l'avevo detto, Modena!", "16: Darf man das auch aus Deutschland bestellen?"],
    { quote: "gatti" },
  ),
  post(
    32,
    "If you sell on three marketplaces you do not have one business, you have three inboxes. Closed two of them. Feels like holidays.",
    ["10: Bei mir waren es fünf. Fünf!", "7: Ein Postfach, ein Kaffee, ein ruhiger Morgen."],
  ),
  post(
    23,
    'Kurze Umfrage: Wer von euch hat schon mal eine Krypto-Idee gehört, die ohne das Wort "Krypto" auch funktioniert? Ich sammle. Stand: 2.',
    [
      "49: Uma: pagamentos entre irmãos em países diferentes.",
      "3: Die zwei würd ich gern hören.",
      "> 23: Überweisungen und Echtheitsnachweise. Der Rest war Sammelkarten.",
    ],
  ),
  post(55, "سؤال للمصممين: هل تبيعون الملفات المفتوحة؟ عميلة تطلبها بثلاثة أضعاف السعر.", [
    "30: Yes, at 3x. In writing, with a licence.",
    "0: Dreifach wäre auch mein Preis. Mach's.",
  ]),
  post(
    29,
    "Mein Enkel hat mir gezeigt, wie man Videos hochkant filmt. 1.800 Leute haben zugesehen, wie ich eine Schale drechsle. Ich versteh die Welt nicht, aber ich mag sie.",
    ["14: Werner, du wirst noch berühmt.", "59: Ich hab es gesehen! Die Späne!!", "48: Que maravilha."],
  ),
  post(
    25,
    "Nach fünf Wochen: Versicherung zahlt die nassen Kartons, 3.870 von 4.100. Die 212 Fotos waren es wert.",
    ["32: Five weeks! Mine took eleven.", "10: Und jetzt Palettenfolie, bitte.", "17: Freut mich riesig."],
    { quote: "container" },
  ),
  post(
    40,
    "J'ai dit non à un contrat de 2 400 € parce que le monsieur m'a appelée \"ma petite\". Meilleure décision du trimestre.",
    ["38: Debout et applaudissements.", "26: Richtig so!", "45: Reina."],
  ),
  post(46, "He quitado el plan gratuito. Perdí 900 usuarios y gané 14 clientes. Debí hacerlo hace un año.", [
    "31: Scary and correct.",
    "13: Wie haben die 900 reagiert?",
    "> 46: Tres correos. Dos de ellos, amables.",
  ]),
  post(
    8,
    "Wer möchte gegenlesen? Ich schreib einen Leitfaden für Newsletter unter 500 Abonnenten, 18 Seiten, und sehe den Wald vor lauter Betreffzeilen nicht mehr.",
    ["24: Her damit.", "57: Ich hab 130 Abonnenten, bin also die Zielgruppe :)", "1: Gern, ich bin streng."],
    { dm: true, quote: "mail" },
  ),
  post(
    56,
    "Kleiner Erfolg: Lieferant aus Polen gefunden, Rücksendung kostet jetzt 5,50. Danke @Emre, du hast mir den Monat gerettet.",
    [
      "7: So soll das sein. Nächste Runde zahlst du.",
      "17: Und die Lieferzeit?",
      "> 56: Drei Tage statt neunzehn.",
    ],
    { quote: "retoure" },
  ),
  post(
    34,
    'Three things I stopped doing for clients: posting at midnight, fonts by committee, and "one last tiny change".',
    ["12: Schriftarten im Stuhlkreis, kenn ich.", '40: "Une dernière petite chose"... jamais.'],
  ),
  post(
    44,
    "Un anno di newsletter: 52 numeri, 1.340 iscritti, 7 lettere scritte a mano dai lettori. Le sette lettere valgono tutto.",
    ["2: Sieben Briefe! Auf Papier!", "20: Das schafft kein Algorithmus."],
    {
      pictures: [
        {
          kind: "chart",
          title: "Iscritti alla newsletter",
          labels: ["3 mesi", "6 mesi", "9 mesi", "12 mesi"],
          values: [120, 410, 790, 1340],
          alt: "Iscritti: 120, 410, 790, 1340",
        },
      ],
    },
  ),
  post(
    5,
    "Hat jemand noch alte Filmdosen? Ich brauch sie zum Versenden von Kleinteilen und sie sind komischerweise überall ausverkauft.",
    [
      "11: Ungefähr 200. Porto übernimmst du?",
      "> 5: Und ein Abendessen.",
      "37: I have a bag of forty in London.",
    ],
  ),
  post(
    12,
    "Nach der Vorlage haben 31 Leute gefragt. Vier haben sie verbessert zurückgeschickt. Das ist der Unterschied zu jedem anderen Netzwerk, in dem ich bin.",
    [
      "26: Version 5 ist wirklich gut geworden.",
      "18: Der Punkt mit der Zahlungsfrist ist von mir, haha.",
      "4: So geht das.",
    ],
    { quote: "vorlage" },
  ),
  post(
    20,
    'Wer "SEO ohne Tricks" noch nicht kennt: Wir nehmen jeden Dienstag eine Seite auseinander, freundlich. Nächste Woche ist meine dran, ich hab Angst.',
    [
      "15: Wir sind gnädig. Meistens.",
      "33: Can I bring mine in English?",
      "> 20: Klar, der halbe Kanal ist Englisch.",
    ],
    { group: "SEO ohne Tricks" },
  ),
  post(3, "Frage zum Schluss der Woche: Was habt ihr NICHT gebaut und seid froh drüber?", [
    "13: Einen Chat. In einer Rechnungs-App.",
    "27: Dunkelmodus für eine Taschenlampen-App.",
    "31: Accounts. Nobody needed an account.",
    "23: Einen eigenen Token.",
  ]),
  post(
    1,
    "Ein Jahr Kompagnon-Bekanntschaften: 3 Probeprojekte, 1 gescheitert, 1 eingeschlafen, 1 zahlt inzwischen meine Miete. Die Quote nehm ich.",
    [
      "0: Das Dritte ist das Verzeichnis?",
      "> 1: Genau. 74 Betriebe, 38 zahlen.",
      "4: Eins von drei ist besser als jeder Fonds.",
      "13: Macht Mut!",
    ],
  ),
  post(
    16,
    "Erkenntnis beim Abwasch: Ich verkaufe keine Karten. Ich verkaufe den Leuten, dass sie an jemanden gedacht haben.",
    [
      "2: Das gehört auf deine Startseite.",
      "0: Ida, das ist so gut.",
      "28: Abwasch, der beste Arbeitsplatz.",
    ],
  ),
  post(30, "What is one question you wish people asked before they ask for your price?", [
    '34: "What does done look like?"',
    '6: "Wann brauchst du Ruhe?"',
    '40: "Qu\'est-ce que je peux préparer ?"',
    '31: "Who decides?" Always who decides.',
  ]),
  post(
    58,
    "Der Getränkemarkt hat angerufen: Ob die Pfand-App auch auf dem Kassenzettel stehen darf. Ich musste kurz auflegen und tanzen.",
    ["27: TANZEN", "3: Das ist ein Vertriebskanal!"],
    { quote: "pfand" },
  ),
  post(
    39,
    "Nouvelle version : l'appli propose le trajet, le voisin n'a plus qu'à dire oui. De 12 à 31 trajets par semaine.",
    ["13: Wusst ich's doch!", "3: Fragen wegnehmen. Merk ich mir."],
    { quote: "voisins" },
  ),
  post(
    59,
    "Nachtrag vom Brot-Blog: Hab zehn Leserinnen angeschrieben, sechs wollen ein Heft mit neun Rezepten. Danke euch allen, besonders @Mira.",
    ["2: SECHS von zehn! An einem Tag!", "14: Und jetzt schlafen."],
    { quote: "brot" },
  ),
];
