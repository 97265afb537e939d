import type { BusinessModel, Goal, Skill } from "@kompagnon/contract/profiles/model.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";

/** A fictional member of the sample community. `role`: an account printed at start. `deck: false` is not in the deck. */
export type SamplePerson = {
  name: string;
  age: number;
  language: Language;
  location: string;
  models: BusinessModel[];
  skills: Skill[];
  goal: Goal;
  bio: string;
  idea?: string;
  target?: string;
  verified?: true;
  deck?: false;
  role?: "member" | "supporter" | "moderator" | "reviewer" | "admin" | "owner" | "premium";
};

const person = (
  name: string,
  age: number,
  language: Language,
  location: string,
  models: BusinessModel[],
  skills: Skill[],
  goal: Goal,
  bio: string,
  more: Partial<SamplePerson> = {},
): SamplePerson => ({ name, age, language, location, models, skills, goal, bio, ...more });

/** Sixty people covering every model, skill, goal and language. The order never changes: everything else counts by it. */
export const PEOPLE: readonly SamplePerson[] = [
  person("Lena", 29, "de", "Köln", ["print-on-demand", "digital-products"], ["graphic-design", "social-media"], "replace-job", "Grafikerin in Elternzeit, danach bitte nicht zurück in die Agentur. Mein Etsy-Shop macht gerade 640 € im Monat, fast alles mit drei Designs. Zahlen und Werbung sind nicht so meins, da suche ich dich.", { idea: "Personalisierte Kinderbücher, bei denen die Oma mitspielt. Der Prototyp liegt hier auf dem Küchentisch, 14 Vorbestellungen aus dem Kindergarten.", target: "Bis Sommer 2.000 € im Monat", verified: true, role: "member" }),
  person("Jonas", 34, "de", "Hamburg", ["digital-products", "affiliate-marketing"], ["marketing-ads", "email-marketing"], "passive-income", "Acht Jahre Performance-Marketing, immer für die Marken anderer. Ich kann Anzeigen, Funnels und Excel, aber meine Entwürfe sehen aus wie Steuerbescheide.", { idea: "Ein kleines Verzeichnis guter Handwerker, das an Anfragen verdient statt an Werbung.", target: "Erstes eigenes Produkt bis März", verified: true, role: "premium" }),
  person("Mira", 41, "de", "Leipzig", ["blogging-seo", "affiliate-marketing"], ["copywriting", "community-management"], "side-income", "Ich schreibe seit 2015 über Balkongärten. 38.000 Leser im Monat, und trotzdem verdiene ich damit weniger als mit Babysitten früher. Das muss doch besser gehen.", { verified: true, role: "moderator" }),
  person("Tarek", 38, "de", "Berlin", ["mobile-apps", "digital-products"], ["web-app-dev", "ai-automation"], "replace-job", "Entwickler, 12 Jahre, davon zu viele in Meetings. Baue abends an einer App für Schichtpläne in kleinen Cafés. Suche jemanden, der mit Menschen reden mag.", { idea: "Schichtplan per Sprachnachricht: der Chef spricht, die App plant.", target: "20 zahlende Cafés", verified: true, role: "admin" }),
  person("Sophie", 45, "de", "München", ["smma"], ["community-management", "marketing-ads"], "remote-work", "Ich habe zwei Gründungen hinter mir: eine verkauft, eine an die Wand gefahren. Aus der zweiten habe ich mehr gelernt.", { verified: true, role: "owner" }),
  person("Ben", 31, "de", "Stuttgart", ["reselling", "amazon-fba"], ["email-marketing"], "side-income", "Ich verkaufe gebrauchte Kameras, repariert und ehrlich beschrieben. 11 Stück letzten Monat, Marge so um die 34 %. Will raus aus Kleinanzeigen.", { role: "reviewer" }),
  person("Paula", 26, "de", "Freiburg", ["smma", "digital-products"], ["video-editing", "social-media"], "replace-job", "Cutterin. Reels, Shorts, auch mal ein ganzer Dokufilm. Ich kann 6 Clips am Tag, aber keine Kaltakquise. Bitte nimm mir das ab, ich back dir dafür auch Zimtschnecken.", { target: "3 feste Kunden", role: "supporter" }),
  person("Emre", 28, "de", "Duisburg", ["dropshipping", "print-on-demand"], ["marketing-ads"], "side-income", "Drei Shops probiert, zwei zu, einer bei plus minus null. Ich weiß jetzt ziemlich genau, was nicht funktioniert. Suche jemand mit Geschmack für Design.", { idea: "Trikots für Hobbymannschaften, ab 1 Stück, in 5 Tagen da." }),
  person("Greta", 52, "de", "Flensburg", ["digital-products", "blogging-seo"], ["copywriting", "voiceover-audio"], "online-presence", "Logopädin, seit 25 Jahren selbstständig. Möchte Übungen als Hörkurs anbieten, habe die Stimme dafür, aber vom Technischen keine Ahnung und ehrlich gesagt auch keine Lust drauf.", { idea: "Hörkurs nach Schlaganfall: 10 Minuten am Tag, zum Mitsprechen.", verified: true }),
  person("Finn", 22, "de", "Kiel", ["trading", "crypto-nfts"], ["ai-automation"], "learn-skills", "Informatikstudent im 5. Semester. Handle mit kleinem Geld und schreib alles mit: 212 Trades, minus 3 %, sehr lehrreich. Ich will Leute, die auch ihre Verluste zeigen."),
  person("Hanna", 33, "de", "Nürnberg", ["amazon-fba"], ["graphic-design", "copywriting"], "passive-income", "Ein Produkt auf Amazon (Vogelfutter-Silo, ja wirklich), 4,6 Sterne, 1.900 € im Monat. Das zweite Produkt wird zu zweit besser als allein.", { target: "Zweites Produkt bis Herbst", verified: true }),
  person("Oskar", 58, "de", "Dresden", ["reselling"], ["community-management"], "remote-work", "Gelernter Buchhändler, 30 Jahre Antiquariat. Der Laden ist zu, die 9.000 Bücher sind noch da. Wer macht mit mir daraus was Schönes im Netz?", { idea: "Bücher nach Gefühl suchen statt nach Titel." }),
  person("Aylin", 30, "de", "Mannheim", ["smma", "blogging-seo"], ["social-media", "copywriting", "marketing-ads"], "replace-job", "Social Media für Arztpraxen, 4 Kunden à 750 €. Mir fehlt jemand, der Abläufe automatisiert, ich kopiere gerade Sachen von Hand hin und her wie 1998.", { verified: true }),
  person("Moritz", 36, "de", "Wien", ["mobile-apps"], ["web-app-dev"], "passive-income", "iOS-Entwickler aus Wien. Meine Meditations-App hat 212 Nutzer, davon zahlen 9. Marketing besteht bisher daraus, dass ich hoffe.", { idea: "Eine Atem-App für Menschen, die Meditation albern finden." }),
  person("Clara", 27, "de", "Zürich", ["digital-products"], ["graphic-design", "web-app-dev"], "online-presence", "Designe Notion-Vorlagen und kleine Websites. 3 Vorlagen online, zusammen 1.140 CHF im ersten Quartal. Es darf gern mehr werden."),
  person("Nico", 39, "de", "Bremen", ["affiliate-marketing", "blogging-seo"], ["email-marketing", "ai-automation"], "passive-income", "SEO seit der Zeit, als man Schlüsselwörter noch in Weiß auf Weiß schrieb. Heute bin ich ehrlicher. Suche ein Thema, hinter dem jemand wirklich steht.", { verified: true }),
  person("Ida", 24, "de", "Münster", ["print-on-demand"], ["graphic-design"], "side-income", "Lehramtsstudentin. Zeichne Illustrationen für Stoffe und Postkarten. Mein Bestseller ist ein schlecht gelaunter Dackel."),
  person("Yusuf", 35, "de", "Frankfurt", ["dropshipping", "amazon-fba"], ["marketing-ads", "email-marketing"], "replace-job", "Einkäufer im Großhandel. Ich kenne Lieferanten, Containerpreise und die Ausreden dazu. Suche jemanden für Marke und Auftritt.", { verified: true }),
  person("Theresa", 48, "de", "Salzburg", ["digital-products", "smma"], ["community-management", "voiceover-audio"], "remote-work", "Trainerin für Gesprächsführung. 60 Seminare im Jahr vor Ort, mein Rücken will das nicht mehr. Ich baue eine Online-Akademie, Schritt eins ist fertig."),
  person("Lukas", 19, "de", "Erfurt", ["smma", "reselling"], ["video-editing"], "learn-skills", "Ausbildung zum Mediengestalter, 2. Lehrjahr. Hab 40 Reels für den Fußballverein gemacht, eins davon hatte 190k Aufrufe, keine Ahnung warum."),
  person("Marlene", 37, "de", "Potsdam", ["blogging-seo"], ["copywriting"], "side-income", "Journalistin. Ich kann komplizierte Dinge einfach erklären und würde gern für mich statt für Redaktionen schreiben. Newsletter mit 2.300 Abos steht.", { idea: "Ein Newsletter über Geld für Menschen, die sich vor Geld fürchten." }),
  person("Stefan", 54, "de", "Linz", ["trading"], ["ai-automation", "web-app-dev"], "passive-income", "Ingenieur, kurz vor der Rente. Baue Handelsmodelle in Python und prüfe sie ordentlich. Wer mir 40 % im Monat verspricht, wird geblockt."),
  person("Jule", 32, "de", "Kassel", ["digital-products", "print-on-demand"], ["social-media", "video-editing"], "replace-job", "Hebamme mit 12.000 Leuten auf Instagram. Kurse wären der nächste Schritt, aber die Technik hält mich seit einem Jahr auf.", { idea: "Geburtsvorbereitung für Paare mit Schichtdienst.", verified: true }),
  person("Kaan", 25, "de", "Augsburg", ["crypto-nfts", "mobile-apps"], ["web-app-dev"], "remote-work", "Smart-Contract-Entwickler. NFTs als Bilder interessieren mich nicht, als Eintrittskarten schon.", { idea: "Tickets, die man nur zum Originalpreis weitergeben kann." }),
  person("Britta", 43, "de", "Rostock", ["affiliate-marketing"], ["email-marketing", "copywriting"], "side-income", "Buchhalterin und Wohnmobil-Mensch. Meine Stellplatz-Liste lesen 5.400 Camper. Bisher verdiene ich damit genau die Hostingkosten."),
  person("Anton", 29, "de", "Graz", ["amazon-fba", "dropshipping"], ["graphic-design", "marketing-ads"], "passive-income", "Produktdesigner. Habe einen Fahrradhalter entwickelt, der nicht klappert. 300 Stück liegen in der Garage meiner Eltern, sie fragen inzwischen nach.", { target: "Die Garage leer bekommen" }),
  person("Selma", 40, "de", "Bochum", ["smma"], ["community-management", "social-media"], "replace-job", "20 Jahre Einzelhandel, jetzt mache ich für drei Läden die Kanäle. Ich kann gut mit Inhabern, schlecht mit Verträgen."),
  person("Ole", 31, "de", "Lübeck", ["mobile-apps", "digital-products"], ["web-app-dev", "graphic-design"], "learn-skills", "Webentwickler und Segler. Würde gern etwas bauen, das auch ohne Netz funktioniert.", { idea: "Logbuch-App für Traditionssegler." }),
  person("Franzi", 23, "de", "Jena", ["print-on-demand", "reselling"], ["social-media"], "online-presence", "Second-Hand-Mode, bügeln, fotografieren, verschicken. 120 Teile im Monat. Mein Wohnzimmer ist ein Lager, es stört nur den Kater."),
  person("Werner", 63, "de", "Passau", ["digital-products"], ["voiceover-audio", "copywriting"], "side-income", "Rundfunksprecher in Rente. Wenn jemand eine gute Geschichte hat, ich habe das Mikrofon.", { verified: true }),
  person("Emily", 30, "en", "Manchester", ["digital-products", "smma"], ["copywriting", "email-marketing"], "replace-job", "Copywriter, ex-agency. I write emails people actually open (41% average, yes I track it). Looking for a builder who ships.", { idea: "A tiny tool that turns messy meeting notes into a follow-up you would send.", verified: true }),
  person("Daniel", 37, "en", "Dublin", ["mobile-apps"], ["web-app-dev", "ai-automation"], "passive-income", "Engineer. Built 7 side projects, launched 2, earned from 1. Clearly I need a partner who will not let me rewrite things.", { target: "One project, one year, no rewrites" }),
  person("Priya", 28, "en", "London", ["amazon-fba", "dropshipping"], ["marketing-ads"], "side-income", "Ops manager by day. My candle brand does £1.8k a month and I pack every box myself. Time to grow up."),
  person("Marcus", 44, "en", "Toronto", ["affiliate-marketing", "blogging-seo"], ["email-marketing", "marketing-ads"], "passive-income", "Been doing affiliate since 2009. Lost 80% of traffic in one update, rebuilt it slower and better. Happy to share the ugly graphs."),
  person("Grace", 26, "en", "Lagos", ["smma", "digital-products"], ["social-media", "graphic-design"], "remote-work", "Designer and community person. I run a group of 900 young founders here and we need better tools.", { idea: "Pitch decks that load on a bad connection." }),
  person("Tom", 33, "en", "Bristol", ["trading"], ["ai-automation"], "learn-skills", "Data scientist trying to learn trading without fooling myself. Currently 60/40 fooling."),
  person("Olivia", 35, "en", "Auckland", ["print-on-demand"], ["graphic-design", "copywriting"], "online-presence", "Illustrator. Native birds on everything. 2,100 orders last year, mostly tea towels somehow."),
  person("Sam", 21, "en", "Leeds", ["reselling", "crypto-nfts"], ["video-editing"], "side-income", "Sneakers, cameras, whatever moves. Want to learn how to run this like a business and not like a hobby with invoices."),
  person("Camille", 31, "fr", "Lyon", ["digital-products", "blogging-seo"], ["copywriting", "community-management"], "replace-job", "Prof de français en pause. Mes fiches de grammaire se vendent à 6 €, 180 par mois. Je cherche quelqu’un pour la technique et la pub.", { idea: "Des dictées à écouter dans le métro.", verified: true }),
  person("Hugo", 29, "fr", "Nantes", ["mobile-apps"], ["web-app-dev"], "passive-income", "Dev freelance. J’ai une appli de recettes anti-gaspi, 3 000 téléchargements et zéro modèle économique."),
  person("Inès", 36, "fr", "Marseille", ["smma"], ["social-media", "video-editing"], "remote-work", "Agence à une personne, cinq restos comme clients. Je tourne, je monte, je publie, je m’épuise."),
  person("Théo", 42, "fr", "Bruxelles", ["amazon-fba", "reselling"], ["marketing-ads"], "side-income", "Logisticien. Je sais faire venir un conteneur, je ne sais pas écrire une fiche produit.", { target: "500 ventes par mois" }),
  person("Giulia", 27, "it", "Bologna", ["print-on-demand", "digital-products"], ["graphic-design"], "online-presence", "Illustratrice. Ricettari di famiglia trasformati in libri. Ne ho fatti 23, tutti per passaparola.", { idea: "Il ricettario della nonna, impaginato in una settimana." }),
  person("Matteo", 38, "it", "Torino", ["dropshipping", "amazon-fba"], ["marketing-ads", "email-marketing"], "replace-job", "Dieci anni di e-commerce per altri. So far crescere un negozio, mi manca un prodotto in cui credere.", { verified: true }),
  person("Chiara", 33, "it", "Napoli", ["blogging-seo"], ["copywriting", "voiceover-audio"], "side-income", "Racconto Napoli a chi ci viene per un weekend. Podcast e blog, 12.000 ascolti al mese."),
  person("Lucía", 30, "es", "Valencia", ["smma", "affiliate-marketing"], ["social-media", "copywriting"], "replace-job", "Llevo redes para clínicas veterinarias. Cuatro clientes y muchas fotos de gatos. Busco socio para automatizar."),
  person("Diego", 35, "es", "Ciudad de México", ["mobile-apps", "digital-products"], ["web-app-dev", "ai-automation"], "remote-work", "Programador. Hago herramientas para taquerías, en serio: pedidos por WhatsApp que acaban en la cocina.", { idea: "Pedidos por voz para puestos de la calle.", verified: true }),
  person("Carmen", 46, "es", "Sevilla", ["print-on-demand"], ["graphic-design", "community-management"], "side-income", "Ceramista. Quiero vender mis dibujos sin romperme las muñecas con el barro."),
  person("Beatriz", 32, "pt", "Porto", ["digital-products"], ["email-marketing", "copywriting"], "passive-income", "Nutricionista. O meu plano de refeições vendeu 310 cópias sem anúncios. Imagina com.", { verified: true }),
  person("Rafael", 27, "pt", "São Paulo", ["crypto-nfts", "trading"], ["web-app-dev"], "learn-skills", "Desenvolvedor. Estudo mercado todo dia às 6h, antes do trânsito. Procuro gente séria."),
  person("Анна", 34, "ru", "Алматы", ["blogging-seo", "digital-products"], ["copywriting", "social-media"], "remote-work", "Пишу про переезды и документы. 18 тысяч подписчиков, два гайда, один ребёнок. Ищу того, кто любит цифры.", { idea: "Чек-листы для переезда, которые обновляются сами." }),
  person("Михаил", 40, "ru", "Белград", ["mobile-apps"], ["web-app-dev", "ai-automation"], "passive-income", "Разработчик. Умею быстро собрать прототип и медленно его выбросить."),
  person("आरती", 29, "hi", "पुणे", ["print-on-demand", "smma"], ["graphic-design", "social-media"], "side-income", "डिज़ाइनर हूँ, शाम को अपना काम करती हूँ। त्योहारों के कार्ड पिछले साल 400 से ज़्यादा बिके।"),
  person("रोहन", 31, "hi", "दिल्ली", ["affiliate-marketing", "amazon-fba"], ["marketing-ads"], "replace-job", "विज्ञापन चलाना आता है, उत्पाद बनाना नहीं। ऐसा साथी चाहिए जो बनाना जानता हो।"),
  person("李薇", 28, "zh", "新加坡", ["dropshipping", "digital-products"], ["marketing-ads", "video-editing"], "passive-income", "做过三年跨境电商，短视频带货最好一天卖了 260 单。想找一个懂品牌的人一起做自己的东西。", { idea: "给小户型做的收纳产品，一个月一款。" }),
  person("نور", 30, "ar", "عمّان", ["digital-products", "smma"], ["copywriting", "social-media"], "remote-work", "أكتب محتوى بالعربية للشركات الصغيرة. لدي 5 عملاء ودورة تعليمية نصف جاهزة منذ عام، أبحث عن شريك يدفعني لإنهائها.", { idea: "دورة كتابة قصيرة: عشر دقائق كل صباح." }),
  person("Kevin", 20, "de", "Essen", ["dropshipping"], ["social-media"], "side-income", "Gerade erst angefangen, sei nett.", { deck: false }),
  person("Rosa", 39, "de", "Ulm", ["digital-products"], ["copywriting"], "learn-skills", "Schaue mich erst mal um.", { deck: false }),
  person("Milan", 15, "de", "Gera", ["mobile-apps"], ["web-app-dev"], "learn-skills", "Baue Spiele in Godot. Will lernen.", { deck: false }),
  person("Ute", 57, "de", "Trier", ["blogging-seo"], ["copywriting"], "online-presence", "Wanderblog seit 2011, mit Liebe und ohne Cookies.", { deck: false }),
];
