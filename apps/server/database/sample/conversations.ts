/** A conversation of the sample community: who with whom (indexes in PEOPLE), how long ago its last message was, and its lines. */
export type SampleConversation = {
  a: number;
  b: number;
  /** Hours before now of the last message. */
  hoursAgo: number;
  /** How many of the last lines the first person has not read. */
  unread: number;
  /** Lines by turns: "a: text" or "b: text". */
  lines: readonly string[];
};

const talk = (a: number, b: number, hoursAgo: number, unread: number, ...lines: string[]): SampleConversation => ({ a, b, hoursAgo, unread, lines });

/** Twenty-five conversations; the first eighteen pairs are matches. */
export const CONVERSATIONS: readonly SampleConversation[] = [
  talk(0, 1, 0.3, 2, "b: Hi Lena, dein Kinderbuch mit der Oma hat mich sofort gekriegt. 14 Vorbestellungen ohne Werbung ist stark.", "a: Danke! Davon sind 9 allerdings Eltern aus unserer Gruppe, ganz fair ist das nicht 😅", "b: Zählt trotzdem, die hätten auch Nein sagen können. Was kostet dich ein Buch in der Herstellung?", "a: 11,40 bei 50 Stück, 8,90 ab 200. Verkaufen wollte ich für 29.", "b: Dann bleiben bei 200 Stück rund 14 € nach Versand. Damit könnte man sogar ein bisschen Anzeigen testen.", "a: Genau da steige ich aus. Ich hab mal 80 € bei Facebook verbrannt und einen Like von meiner Tante bekommen.", "b: Die Tante ist Zielgruppe, nicht vergessen.", "a: 😂", "b: Vorschlag: du machst mir zwei Bilder vom Prototyp, ich baue eine Seite mit Warteliste. Wenn 50 Leute drauf sind, reden wir ernsthaft.", "b: Hättest du Donnerstagabend Zeit für einen Anruf?"),
  talk(0, 2, 26, 0, "a: Hallo Mira, dein Balkonblog ist der Grund, warum meine Tomaten noch leben.", "b: Das ist das Schönste, was ich diese Woche lese. Danke!", "a: Könntest du dir vorstellen, Texte für ein Kinderbuch gegenzulesen? Ich tausche gegen Illustrationen.", "b: Sehr gern. Ich brauche seit Jahren ein Logo, das nicht nach Gartencenter aussieht.", "a: Deal. Im wahrsten Sinn."),
  talk(0, 6, 50, 1, "b: Hey! Ich hab gesehen, du machst Print-on-Demand. Brauchst du kurze Videos für Etsy?", "a: Wahrscheinlich schon, die mit Video verkaufen sich besser, sagt jeder.", "b: Sagen auch meine Zahlen: bei einer Töpferin plus 22 % Klicks. Ich mach dir eins gratis, wenn ichs zeigen darf."),
  talk(1, 3, 5, 0, "a: Wie weit ist der Schichtplan?", "b: Sprache rein, Plan raus klappt in 8 von 10 Fällen. Die anderen 2 sind lustig.", "a: Zum Beispiel?", "b: \"Kevin macht Freitag frei\" wurde zu \"Kevin macht Freitag die Freiheit\".", "a: Würde ich so lassen. Wie viele Cafés testen schon?", "b: Drei. Eins davon ist das von meinem Cousin."),
  talk(1, 10, 70, 0, "b: Moin Jonas, kurze Frage zum zweiten Produkt: lieber Nische vertiefen oder was Neues?", "a: Vertiefen. Du hast 1.900 € mit Vogelfutter, die Leute mit Vögeln vertrauen dir.", "b: Nistkasten mit Kamera?", "a: Da würde sogar ich einen kaufen, und ich wohne im vierten Stock."),
  talk(1, 12, 30, 1, "a: Deine Abläufe klingen nach genau dem, was man automatisieren kann.", "b: Bitte. Ich kopiere 40 Termine pro Woche von Hand.", "a: Schick mir mal den Ablauf als Liste, ich male einen Plan.", "b: Ist unterwegs! Danke schon mal."),
  talk(2, 15, 12, 0, "b: Mira, 38.000 Leser und so wenig Umsatz, das müssen wir ändern. Was verdient bei dir am meisten?", "a: Eine Gießkanne. Ernsthaft. Affiliate, 11 % Provision.", "b: Dann bauen wir eine Seite über Bewässerung, die Leute wirklich brauchen, statt noch zehn Listen.", "a: Einverstanden, solange ich nichts empfehlen muss, das ich nicht selbst benutze.", "b: Sonst würde ich es nicht machen."),
  talk(3, 13, 90, 0, "a: Wie hast du die Probezeit in der App gelöst?", "b: 7 Tage frei, dann 24 € im Jahr. Von 212 Leuten blieben 9.", "a: Hast du die 203 mal gefragt, warum?", "b: Nein. Das wäre dann wohl der Punkt, an dem ein Partner hilft.", "a: Dafür sind wir ja hier."),
  talk(4, 18, 8, 0, "b: Sophie, du hast schon mal verkauft. Wann wusstest du, dass es Zeit ist?", "a: Als ich morgens lieber die Buchhaltung gemacht habe als das Produkt.", "b: Oh. Das kenne ich.", "a: Dann reden wir nächste Woche. In Ruhe, nicht per Chat."),
  talk(5, 11, 44, 0, "a: 9.000 Bücher! Hast du eine Liste?", "b: In meinem Kopf, ja.", "a: Ich könnte dir zeigen, wie ich Kameras einstelle: Foto, drei Sätze, Preis. 4 Minuten pro Stück.", "b: Das wären 600 Stunden. Ich bin 58, das geht sich aus."),
  talk(6, 19, 3, 0, "b: Wie schneidest du so schnell? Ich brauch für ein Reel drei Stunden", "a: Erst Ton, dann Bild. Und Tastenkürzel lernen, wirklich.", "b: ok das mit dem ton probier ich heute noch", "a: Schick mir das nächste, ich sag dir was dazu."),
  talk(7, 25, 60, 0, "a: Ein Fahrradhalter, der nicht klappert, und 300 Stück in der Garage? Ich kann Shops.", "b: Ich kann Fahrradhalter. Das ergänzt sich.", "a: Was dürfen Anzeigen pro Verkauf kosten?", "b: Ab 12 € tut es weh, ab 15 zahl ich drauf.", "a: Damit kann man arbeiten."),
  talk(8, 29, 100, 0, "a: Herr Werner, Ihre Stimme auf der Probe ist genau richtig.", "b: Bitte Du, sonst fühl ich mich wie im Sender. Wann fangen wir an?", "a: Ich habe 20 Übungen als Text. Donnerstag?", "b: Donnerstag. Ich bringe den guten Popschutz mit."),
  talk(9, 21, 18, 0, "a: Sie testen Ihre Modelle mit Walk-forward?", "b: Ja. Alles andere ist Selbstbetrug mit Diagrammen.", "a: Mein letztes war genau das 🙈", "b: Schicken Sie es. Aus Fehlern lernt man billiger, wenn es die eigenen von gestern sind."),
  talk(14, 16, 140, 0, "a: Dein schlecht gelaunter Dackel hängt bei mir im Büro!", "b: Nein! Wirklich? Der verkauft sich besser als alles, was ich ernst meine.", "a: Lass uns einen Kalender machen. Zwölf Monate schlechte Laune.", "b: Ich zeichne, du baust die Seite?", "a: So machen wirs."),
  talk(17, 7, 200, 0, "a: Trikots ab einem Stück ist logistisch eklig, aber machbar. Ich kenne eine Näherei in Bursa.", "b: Was wäre der Preis bei 20 Stück?", "a: Um die 13 Euro, bedruckt, 8 Tage. Unter 5 Tagen nur mit Lager hier."),
  talk(30, 31, 2, 0, "a: Okay, question one: what is the one thing you will not rewrite?", "b: The billing code. I have learned that much.", "a: Good. I have 6 founders who would try a meeting-notes tool next week.", "b: I have a prototype that works if you do not look at it too hard.", "a: I will look at it kindly."),
  talk(38, 39, 33, 0, "a: Ton appli anti-gaspi, je l’utilise déjà ! Qui écrit les recettes ?", "b: Moi, et ça se voit.", "a: Je peux les réécrire, contre une page pour mes dictées.", "b: Marché conclu."),
  talk(42, 43, 80, 0, "b: Il ricettario della nonna è un’idea bellissima. Quanto ci metti a farne uno?", "a: Una settimana piena. È per questo che non cresce.", "b: E se la gente caricasse le foto da sola e tu facessi solo la copertina?"),
  talk(45, 46, 20, 0, "a: ¿Pedidos por voz en la calle? Con el ruido no se oye nada, ¿no?", "b: Justo eso es lo difícil, y ya funciona en 7 de 10.", "a: Yo te ayudo a venderlo si me automatizas las citas de la clínica."),
  talk(50, 51, 55, 0, "a: Чек-листы должны обновляться сами, когда меняется закон. Это вообще возможно?", "b: Если источник один, то да. Сколько у тебя источников?", "a: Одиннадцать.", "b: Тогда начнём с двух."),
  talk(52, 53, 120, 0, "a: त्योहारों के कार्ड के लिए विज्ञापन कब शुरू करें?", "b: छह हफ़्ते पहले, उससे पहले कोई नहीं ख़रीदता।", "a: तो दिवाली के लिए अगस्त से।"),
  talk(2, 24, 160, 0, "b: Du schreibst über Balkone, ich über Stellplätze. Eigentlich dasselbe: kleine Flächen.", "a: Ha! Gastbeitrag \"Tomaten im Wohnmobil\"?", "b: Ich habe tatsächlich eine Pflanze an Bord. Sie heißt Frau Schmidt."),
  talk(34, 30, 28, 0, "a: Loved your email about follow-ups. We have 900 founders who write terrible ones.", "b: Ha, sign me up. A workshop? One hour, no slides.", "a: No slides is exactly right, most of us are on phones."),
  talk(12, 26, 240, 0, "a: Wie machst du das mit Verträgen bei kleinen Läden?", "b: Bisher per Handschlag. Zweimal schiefgegangen.", "a: Ich schick dir meine Vorlage, zwei Seiten, versteht jeder."),
];
