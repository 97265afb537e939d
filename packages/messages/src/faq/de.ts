/** Questions of people who start an online business in Germany. */
export const pages = {
  title: "Fragen zum Gründen",
  intro: "Was fast alle wissen wollen, die online gründen: anmelden, Steuern, Pflichten, Geld.",
  law: "Alles hier beschreibt deutsches Recht. Wohnst oder verkaufst du woanders, können dort andere Regeln gelten.",
  advice:
    "Das ist keine Rechts- oder Steuerberatung. Geht es um viel, frag eine Anwältin, einen Anwalt oder ein Steuerbüro.",
  to_tools: "Zu den Werkzeugen",
  search: "Fragen durchsuchen",
  placeholder: "Zum Beispiel: Impressum",
  contents: "Themen",
  results_one: "{{count}} Frage gefunden",
  results_other: "{{count}} Fragen gefunden",
  empty_title: "Nichts zu „{{words}}“ gefunden",
  empty_text: "Versuch es mit einem anderen Wort oder sieh die Themen durch.",
  show_all: "Alle Fragen zeigen",
  sources: "Quellen",
  checked: "Geprüft am {{date}}",
  link: "Link zu dieser Frage kopieren",
  copied: "Link kopiert.",
  copy_failed: "Das Kopieren hat nicht geklappt. Hier ist der Link: {{address}}",
  section: {
    start: "Gründung anmelden",
    taxes: "Steuern",
    forms: "Rechtsformen",
    duties: "Pflichten im Netz",
    work: "Zusammenarbeit",
    platforms: "Plattformen",
    money: "Geld und Absicherung",
  },
} as const;

/** What is asked, and what the answer is. */
export const questions = {
  trade_registration: {
    q: "Muss ich ein Gewerbe anmelden, und wie geht das?",
    a: "Ja, sobald du selbständig und auf Dauer Gewinn machen willst und keinen freien Beruf ausübst: bei einem Onlineshop, einer Agentur, mit Dropshipping oder Werbeeinnahmen also fast immer. Du meldest dich beim Gewerbeamt deiner Gemeinde, und zwar dann, wenn du anfängst, nicht erst beim ersten Gewinn. Vielerorts geht das online. Es kostet je nach Ort wenige Dutzend Euro.\n\nDas Gewerbeamt gibt Bescheid: an das Finanzamt, an die IHK oder Handwerkskammer und an die Berufsgenossenschaft. Den steuerlichen Fragebogen musst du trotzdem selbst abgeben. Wer nicht anmeldet, riskiert ein Bußgeld.",
  },
  freelancer_or_trade: {
    q: "Freier Beruf oder Gewerbe: Was bin ich?",
    a: "Frei sind Berufe, die das Einkommensteuergesetz nennt, und ähnliche: wer schreibt, übersetzt, unterrichtet, künstlerisch gestaltet, als Ingenieurin, Ärztin oder Anwalt arbeitet. Dann brauchst du keinen Gewerbeschein und zahlst keine Gewerbesteuer.\n\nGewerbe ist fast alles andere: Handel, Dropshipping, Affiliate, Werbeagentur, Vermittlung. Coaching, Softwareentwicklung und Social Media können beides sein, es kommt auf Ausbildung und Inhalt an. Am Ende entscheidet das Finanzamt. Machst du beides, halte die Einnahmen getrennt, sonst kann bei einer GbR alles gewerblich werden.",
  },
  beside_job: {
    q: "Darf ich neben dem Job ein Kleingewerbe haben?",
    a: "Meistens ja. Sieh in deinen Arbeitsvertrag: Oft musst du es melden oder genehmigen lassen. Verboten ist, deinem Arbeitgeber Konkurrenz zu machen, und deine Arbeit darf nicht leiden. Beamtinnen und Beamte brauchen in der Regel eine Genehmigung.\n\n„Kleingewerbe“ heißt nur: Du betreibst ein Gewerbe, das keine kaufmännische Einrichtung braucht und nicht im Handelsregister steht. Anmelden musst du es trotzdem. Die Krankenversicherung läuft über den Job weiter, solange er deine Haupttätigkeit ist; sag der Kasse aber Bescheid. Der Gewinn kommt in deine Einkommensteuererklärung.",
  },
  beside_school: {
    q: "Was gilt neben Schule, Ausbildung oder Studium?",
    a: "Auch dann meldest du dein Gewerbe an. Achte auf ein paar Dinge: In der Familienversicherung darf dein Einkommen eine Grenze nicht übersteigen, die jedes Jahr neu festgelegt wird, und die Selbständigkeit darf nicht hauptberuflich sein. Im Studium fragt die Krankenkasse, wie viele Stunden du arbeitest; bis etwa 20 Stunden pro Woche giltst du meist weiter als studierend. Beim BAföG zählt dein Gewinn als Einkommen. In der Ausbildung sieh in den Vertrag. Beim Kindergeld zählt nach der ersten Ausbildung, wie viel du arbeitest. Frag Kasse und BAföG-Amt, bevor du loslegst.",
  },
  under_18: {
    q: "Kann ich unter 18 gründen?",
    a: "Ja, mit Hilfe. Deine Eltern müssen dich ermächtigen, ein Geschäft selbständig zu führen, und das Familiengericht muss das genehmigen. Das Gericht möchte sehen, dass du reif genug bist und einen Plan hast; ein Businessplan hilft. Danach darfst du fast alles allein tun, was das Geschäft mit sich bringt.\n\nManches bleibt genehmigungspflichtig, zum Beispiel ein Kredit. Ohne Genehmigung sind deine Verträge im Geschäft oft unwirksam. Viele Plattformen und Zahlungsdienste verlangen außerdem, dass man volljährig ist.",
  },
  name: {
    q: "Darf ich mein Geschäft nennen, wie ich will?",
    a: "Fast. Ohne Eintrag im Handelsregister trittst du im Geschäft mit deinem Vor- und Nachnamen auf; ein Fantasiename daneben ist erlaubt, wenn er niemanden täuscht. Eingetragene Firmen dürfen frei heißen, brauchen aber einen Zusatz wie e. K., UG (haftungsbeschränkt) oder GmbH.\n\nDer Name darf keine ältere Marke und keinen älteren Firmennamen verletzen. Suche deshalb vorher im Register des Deutschen Patent- und Markenamts, im Handelsregister und im Netz. Dass eine Internetadresse frei ist, sagt darüber nichts. Deinen eigenen Namen kannst du als Marke anmelden.",
  },
  tax_questionnaire: {
    q: "Wie bekomme ich eine Steuernummer?",
    a: "Innerhalb eines Monats nach dem Start gibst du den „Fragebogen zur steuerlichen Erfassung“ ab, elektronisch über ELSTER. Darin schätzt du Umsatz und Gewinn und sagst, ob du die Kleinunternehmerregelung nutzt. Schätze ehrlich: Nach dem Gewinn richten sich deine Vorauszahlungen.\n\nDanach bekommst du eine Steuernummer für das Geschäft. Sie ist etwas anderes als deine Steuer-ID, die du ein Leben lang behältst. Die Umsatzsteuer-Identifikationsnummer für Geschäfte in der EU kannst du im selben Fragebogen beantragen oder später beim Bundeszentralamt für Steuern.",
  },
  small_business: {
    q: "Was ist die Kleinunternehmerregelung?",
    a: "Du berechnest keine Umsatzsteuer, holst dir aber auch keine Vorsteuer zurück. Seit 2025 gilt: Dein Umsatz lag im Vorjahr bei höchstens 25.000 €, und im laufenden Jahr überschreitet er 100.000 € nicht. Überschreitest du die 100.000 €, ist schon dieser Umsatz steuerpflichtig, mitten im Jahr. Im Jahr der Gründung zählt gleich die Grenze von 25.000 €, ohne Hochrechnung.\n\nDu kannst verzichten und bist dann fünf Jahre gebunden. Das lohnt sich, wenn du viel einkaufst oder vor allem Firmen belieferst. Auf Rechnungen steht ein Hinweis auf die Steuerbefreiung.",
  },
  eu_vat: {
    q: "Ich verkaufe in andere EU-Länder. Wo zahle ich Umsatzsteuer?",
    a: "Verkaufst du Waren oder digitale Leistungen an Privatleute in anderen EU-Ländern, gilt deutsche Umsatzsteuer, solange du damit in allen diesen Ländern zusammen höchstens 10.000 € netto im Jahr umsetzt. Darüber gilt der Satz des Landes, in dem deine Kundschaft sitzt.\n\nDamit du dich nicht überall anmelden musst, gibt es den One-Stop-Shop (OSS): eine Meldung im Quartal beim Bundeszentralamt für Steuern. Anmelden musst du dich vorher. Lagert deine Ware im Ausland, etwa bei einem Fulfillment-Programm, brauchst du dort meist eine eigene Registrierung. Lass dich da beraten.",
  },
  reverse_charge: {
    q: "Ich kaufe Werbung und Software aus dem Ausland. Was heißt Reverse Charge?",
    a: "Bei Leistungen ausländischer Firmen an deutsche Unternehmen schuldest oft du die Umsatzsteuer. Auf der Rechnung steht dann keine, sondern ein Hinweis wie „Reverse Charge“. Du rechnest deutsche Umsatzsteuer aus, meldest sie dem Finanzamt und ziehst sie im selben Zug als Vorsteuer ab.\n\nKleinunternehmer müssen sie auch zahlen, dürfen aber nichts abziehen: Aus 100 € Werbung werden 119 €. Das trifft Werbekonten, Shop-Systeme und Abos. Umgekehrt gilt: Rechnest du mit einer Firma in einem anderen EU-Land ab, stellst du die Rechnung oft ohne Umsatzsteuer aus und brauchst eure beiden Identifikationsnummern.",
  },
  income_tax: {
    q: "Wie viel Einkommensteuer zahle ich?",
    a: "Versteuert wird nicht der Umsatz, sondern der Gewinn: Einnahmen minus Betriebsausgaben, zusammen mit deinem übrigen Einkommen, zum Beispiel aus einem Job. 2026 bleiben 12.348 € zu versteuerndes Einkommen im Jahr steuerfrei (Grundfreibetrag), danach steigt der Satz von 14 % bis 42 %, bei sehr hohen Einkommen 45 %.\n\nDas Finanzamt setzt meist vierteljährliche Vorauszahlungen fest, am 10. März, Juni, September und Dezember. Leg von jedem Gewinn etwas auf ein eigenes Konto zurück; oft passt ein Viertel bis ein Drittel, bei hohem Gewinn mehr. So überrascht dich kein Bescheid.",
  },
  trade_tax: {
    q: "Ab wann zahle ich Gewerbesteuer?",
    a: "Einzelunternehmen und Personengesellschaften wie die GbR haben einen Freibetrag von 24.500 € Gewinn im Jahr. Erst was darüber liegt, wird besteuert. Wie hoch, bestimmt der Hebesatz deiner Gemeinde: Gewinn nach Freibetrag mal 3,5 % mal Hebesatz.\n\nEin großer Teil wird dir bei der Einkommensteuer angerechnet, bis zum Vierfachen des Messbetrags; bei üblichen Hebesätzen bleibt wenig übrig. UG und GmbH haben keinen Freibetrag und zahlen ab dem ersten Euro. Wer einen freien Beruf ausübt, zahlt keine Gewerbesteuer.",
  },
  crypto: {
    q: "Wie werden Gewinne mit Krypto besteuert?",
    a: "Hältst du Coins privat und verkaufst oder tauschst du sie innerhalb eines Jahres, ist der Gewinn steuerpflichtig. Bleiben alle solchen Gewinne im Jahr unter 1.000 €, fällt nichts an; ab 1.000 € zählt der ganze Betrag. Nach mehr als einem Jahr ist der Verkauf steuerfrei. Auch ein Tausch von Coin zu Coin oder das Bezahlen mit Coins ist ein Verkauf.\n\nErträge aus Staking oder Lending sind ab 256 € im Jahr steuerpflichtig. Handelst du gewerblich oder nimmst du in deinem Geschäft Coins an, gelten andere Regeln. Schreib jeden Vorgang mit Datum und Eurowert auf.",
  },
  affiliate: {
    q: "Was muss ich bei Affiliate-Einnahmen beachten?",
    a: "Provisionen sind Einnahmen aus Gewerbe: anmelden, aufzeichnen, versteuern. Auch Gutscheine und Gratisprodukte zählen mit ihrem Wert. Die Abrechnung des Partnerprogramms ist oft eine Gutschrift und ersetzt deine Rechnung; prüfe, ob Umsatzsteuer und Kleinunternehmerregelung darin stimmen.\n\nSitzt das Programm im EU-Ausland, rechnest du meist ohne deutsche Umsatzsteuer ab, brauchst dafür aber eine Umsatzsteuer-Identifikationsnummer. Affiliate-Links sind Werbung: Kennzeichne sie dort, wo sie stehen, mit „Werbung“ oder „Anzeige“. Ein Sternchen, das erst unten erklärt wird, reicht allein nicht sicher aus.",
  },
  invoices: {
    q: "Was muss auf meiner Rechnung stehen?",
    a: "Name und Anschrift von dir und deiner Kundschaft, deine Steuernummer oder Umsatzsteuer-Identifikationsnummer, Datum, eine fortlaufende Rechnungsnummer, was du wann geliefert hast, Nettobetrag, Steuersatz und Steuerbetrag. Bei Beträgen bis 250 € brutto reicht weniger.\n\nKleinunternehmer weisen keine Umsatzsteuer aus und schreiben einen Hinweis auf die Steuerbefreiung dazu. Weist du Steuer aus, die du gar nicht berechnen dürftest, schuldest du sie in der Regel trotzdem. An Firmen musst du innerhalb von sechs Monaten eine Rechnung schreiben. Rechnungen bewahrst du acht Jahre auf.",
  },
  e_invoices: {
    q: "Gilt die E-Rechnungspflicht auch für mich?",
    a: "Empfangen musst du E-Rechnungen anderer deutscher Firmen schon seit 2025, auch mit Kleinunternehmerregelung; ein E-Mail-Postfach genügt. Eine E-Rechnung ist ein strukturierter Datensatz wie XRechnung oder ZUGFeRD, kein bloßes PDF.\n\nSchreiben musst du sie zwischen deutschen Unternehmen spätestens ab 2027, wenn dein Umsatz im Vorjahr über 800.000 € lag, sonst ab 2028. Bis dahin geht Papier, und PDF mit Zustimmung. Ausgenommen sind Rechnungen an Privatleute, Kleinbeträge bis 250 € und Rechnungen, die Kleinunternehmer schreiben.",
  },
  bookkeeping: {
    q: "Brauche ich eine Buchführung?",
    a: "Am Anfang reicht meist die Einnahmenüberschussrechnung (EÜR): Einnahmen minus Ausgaben, gerechnet nach dem Tag, an dem das Geld fließt. Du gibst sie mit der Steuererklärung elektronisch ab. Eine Bilanz brauchen UG, GmbH und eingetragene Kaufleute ab einer gewissen Größe sowie Gewerbe, die das Finanzamt dazu auffordert: bei mehr als 800.000 € Umsatz oder 80.000 € Gewinn im Jahr.\n\nHeb alle Belege auf, Rechnungen acht Jahre, Bücher und Jahresabschlüsse zehn. Digitale Belege müssen unverändert und lesbar bleiben. Trenn von Anfang an privates und geschäftliches Geld; das spart dir die meiste Arbeit.",
  },
  sole: {
    q: "Was ist ein Einzelunternehmen?",
    a: "Die einfachste Form: Du gründest allein, ohne Notar, ohne Mindestkapital. Mit der Gewerbeanmeldung, oder in einem freien Beruf mit der Meldung beim Finanzamt, ist es da. Der Gewinn gehört dir und wird bei dir mit Einkommensteuer belastet.\n\nDafür haftest du mit allem, was du hast, auch privat. Gut ist die Form, um klein anzufangen und auszuprobieren, ob jemand kauft. Wächst du über ein Kleingewerbe hinaus, musst du dich als eingetragene Kauffrau oder eingetragener Kaufmann (e. K.) ins Handelsregister eintragen. Eine Umwandlung in eine GmbH ist später möglich.",
  },
  gbr: {
    q: "Was ist eine GbR, und was hat sich geändert?",
    a: "Die Gesellschaft bürgerlichen Rechts entsteht, sobald mindestens zwei einen gemeinsamen Zweck verfolgen und dazu beitragen, auch mündlich. Mindestkapital braucht sie nicht. Alle haften persönlich, jede und jeder für die ganze Schuld.\n\nSeit 2024 (MoPeG) sagt das Gesetz klar, dass eine GbR, die nach außen auftritt, selbst Rechte haben kann. Sie darf sich ins Gesellschaftsregister eintragen lassen und heißt dann eGbR; nötig ist das vor allem für Grundstücke und für Anteile an eingetragenen Gesellschaften. Geht jemand, besteht die GbR grundsätzlich weiter. Schreibt euren Vertrag auf.",
  },
  ug: {
    q: "Was ist eine UG (haftungsbeschränkt)?",
    a: "Eine kleine GmbH, die du ab 1 € Stammkapital gründen kannst. Weil Notar, Register und erste Rechnungen Geld kosten, sind 1.000 bis 2.000 € vernünftiger; sonst droht schnell die Zahlungsunfähigkeit. Das Kapital muss in bar voll eingezahlt sein, bevor du die UG anmeldest.\n\nEin Viertel des Jahresgewinns legst du in eine Rücklage, bis 25.000 € zusammen sind; dann kann aus der UG eine GmbH werden. Du brauchst Notar, Handelsregister, Bilanz und einen Eintrag im Transparenzregister. Der Zusatz „haftungsbeschränkt“ muss immer dabeistehen.",
  },
  gmbh: {
    q: "Wann lohnt sich eine GmbH?",
    a: "Wenn es um größere Risiken, mehrere Beteiligte oder Geld von anderen geht. Das Stammkapital beträgt 25.000 €, zur Anmeldung muss mindestens die Hälfte da sein. Gegründet wird beim Notar, seit 2022 auch per Video. Die GmbH zahlt Körperschaftsteuer mit Solidaritätszuschlag und Gewerbesteuer, zusammen je nach Gemeinde rund 30 %. Was du dir ausschüttest, wird noch einmal besteuert; dein Gehalt als Geschäftsführerin oder Geschäftsführer ist Betriebsausgabe.\n\nDafür haftet grundsätzlich nur die Gesellschaft. Rechne mit laufenden Kosten: Bilanz, Steuerbüro, Veröffentlichung des Abschlusses.",
  },
  founding_together: {
    q: "Wir gründen zu zweit. Womit fangen wir an?",
    a: "Seht euch vor: Arbeitet ihr gemeinsam auf ein Geschäft hin, kann schon eine GbR bestehen, ohne dass ihr es merkt. Dann haftet ihr beide für alles. Betreibt ihr gemeinsam ein größeres Handelsgewerbe, wird daraus eine OHG.\n\nRedet früh über Ziel, Zeit, Geld, Anteile und darüber, was gilt, wenn jemand geht. Haltet es schriftlich fest, am Anfang vielleicht als Absichtserklärung. Meldet beide ein Gewerbe an, wenn ihr als GbR startet. Für eine UG oder GmbH mit bis zu drei Beteiligten gibt es ein Musterprotokoll; ein eigener Vertrag passt meist besser.",
  },
  liability: {
    q: "Wofür hafte ich?",
    a: "Im Einzelunternehmen und in der GbR haftest du unbeschränkt, auch mit Ersparnissen. In UG und GmbH haftet grundsätzlich nur das Vermögen der Gesellschaft. Es gibt Ausnahmen: wenn du privat bürgst, was Banken oft verlangen, wenn du Pflichten der Geschäftsführung verletzt, zu spät Insolvenz anmeldest, Steuern und Sozialbeiträge nicht abführst oder wenn du vor der Eintragung schon handelst.\n\nEine Betriebs- oder Vermögensschadenhaftpflicht deckt viele Fälle ab. Welche du brauchst, hängt davon ab, ob du Waren verkaufst, berätst oder programmierst.",
  },
  company_contract: {
    q: "Was gehört in einen Gesellschaftsvertrag?",
    a: "Zweck und Name, wer welche Anteile hält und was dafür einbringt, wer entscheidet und wie abgestimmt wird, wer die Gesellschaft vertritt, wie Gewinn verteilt wird und wie viel ihr entnehmen dürft. Genauso wichtig: was bei Krankheit, Streit, Ausstieg oder Tod geschieht, wie ein Anteil bewertet wird und ob es ein Wettbewerbsverbot gibt.\n\nBewährt hat sich, dass Anteile über mehrere Jahre verdient werden (Vesting). Bei der GbR ist keine Form vorgeschrieben, schriftlich ist trotzdem klug. Bei UG und GmbH muss der Vertrag zum Notar.",
  },
  imprint: {
    q: "Was gehört ins Impressum?",
    a: "Jede geschäftliche Seite braucht eins, auch dein Shop bei einem Marktplatz und dein geschäftliches Profil in sozialen Netzwerken. Hinein gehören Name, ladungsfähige Anschrift (kein Postfach), E-Mail-Adresse und ein weiterer schneller Weg zu dir, etwa Telefon; bei Gesellschaften Rechtsform, wer sie vertritt, Register und Nummer; und, wenn du eine hast, die Umsatzsteuer-Identifikationsnummer oder die Wirtschafts-Identifikationsnummer.\n\nEs muss leicht zu finden und ständig da sein, üblich sind höchstens zwei Klicks. Seit Mai 2024 steht das in § 5 DDG. Entferne Verweise auf die EU-Plattform zur Streitbeilegung: Sie ist seit Juli 2025 geschlossen.",
  },
  privacy: {
    q: "Brauche ich eine Datenschutzerklärung und ein Cookie-Banner?",
    a: "Eine Datenschutzerklärung brauchst du, sobald du Daten von Menschen verarbeitest, und das tut praktisch jede Website. Sie sagt in klaren Worten, wer verantwortlich ist, welche Daten du wozu und wie lange nutzt, wer sie bekommt und welche Rechte alle haben.\n\nEin Banner brauchst du nur, wenn du auf Geräten etwas speicherst oder ausliest, das nicht unbedingt nötig ist, etwa für Statistik oder Werbung. Dann fragst du vorher, und Ablehnen muss so leicht sein wie Zustimmen. Mit Dienstleistern, die Daten für dich verarbeiten, schließt du einen Vertrag zur Auftragsverarbeitung.",
  },
  terms: {
    q: "Brauche ich AGB?",
    a: "Pflicht sind sie nicht. Ohne AGB gilt das Gesetz, und das ist oft ganz in Ordnung. In einem Shop sind sie trotzdem praktisch, weil du damit viele Pflichtangaben zu Vertrag, Lieferung und Zahlung an einem Ort unterbringst.\n\nDamit sie gelten, musst du vor der Bestellung deutlich auf sie hinweisen und sie lesbar machen. Überraschende Klauseln und solche, die deine Kundschaft unangemessen benachteiligen, sind unwirksam und können abgemahnt werden. Kopiere keine fremden AGB: Sie passen selten und sind oft urheberrechtlich geschützt.",
  },
  withdrawal: {
    q: "Wie funktioniert das Widerrufsrecht?",
    a: "Privatleute dürfen Verträge, die sie online schließen, 14 Tage lang ohne Begründung widerrufen, bei Waren ab Erhalt. Du musst darüber belehren und ein Musterformular bereitstellen. Fehlt die Belehrung, verlängert sich die Frist um zwölf Monate.\n\nSeit dem 19. Juni 2026 verlangt EU-Recht für Verträge über eine Online-Oberfläche außerdem eine gut sichtbare Funktion, mit der man dort widerrufen kann. Ausnahmen vom Widerruf gibt es unter anderem für Maßgefertigtes und für digitale Inhalte, wenn Kundinnen und Kunden dem sofortigen Beginn zugestimmt haben und wissen, dass ihr Recht damit erlischt.",
  },
  order_button: {
    q: "Wie muss der Bestellknopf heißen?",
    a: "„Zahlungspflichtig bestellen“ oder ebenso eindeutig, zum Beispiel „Kaufen“. „Weiter“ oder „Bestellung abschließen“ reicht nicht: Dann sind Privatleute an den Vertrag nicht gebunden. Direkt vor dem Knopf zeigst du noch einmal, was gekauft wird, den Gesamtpreis, Versandkosten und bei Abos die Laufzeit.\n\nDanach bestätigst du den Eingang der Bestellung sofort elektronisch. Schließt man bei dir online ein Abo ab, brauchst du auf der Website auch einen Kündigungsknopf, der ohne Anmeldung erreichbar ist.",
  },
  prices: {
    q: "Wie muss ich Preise angeben?",
    a: "Gegenüber Privatleuten immer als Gesamtpreis mit Umsatzsteuer und allem, was zwingend dazukommt. In Shops steht dabei, dass die Umsatzsteuer enthalten ist und ob Versandkosten anfallen. Wird Ware nach Gewicht, Volumen oder Länge verkauft, gehört der Grundpreis dazu, zum Beispiel je Kilogramm.\n\nWirbst du mit einem Rabatt auf eine Ware, nennst du den niedrigsten Preis der letzten 30 Tage. Erfundene „Statt“-Preise sind verboten. Wer nur an Firmen verkauft, darf netto werben, muss das aber deutlich machen.",
  },
  packaging: {
    q: "Muss ich mich im Verpackungsregister LUCID eintragen?",
    a: "Ja, wenn du als Erste oder Erster in Deutschland Verpackungen mit Ware füllst, die beim Endverbraucher zu Abfall werden: auch Versandkartons, Füllmaterial und Klebeband, schon ab dem ersten Paket. Du registrierst dich kostenlos bei der Zentralen Stelle und schließt einen Vertrag mit einem dualen System. Beiden meldest du dieselben Mengen.\n\nMarktplätze dürfen dich ohne Nachweis nicht verkaufen lassen. Wer digital verkauft, braucht das nicht. Seit August 2026 gilt zusätzlich die EU-Verpackungsverordnung. Für Elektrogeräte und Batterien gibt es eigene Register.",
  },
  ad_labels: {
    q: "Wann muss ich Beiträge als Werbung kennzeichnen?",
    a: "Immer, wenn du für jemand anderen wirbst und dafür Geld, Provision, Rabatt oder Produkte bekommst, und wenn der Werbezweck nicht auf den ersten Blick klar ist. Auch Werbung für dein eigenes Unternehmen muss als solche erkennbar sein.\n\nSchreib „Werbung“ oder „Anzeige“, gut lesbar und gleich am Anfang, in Videos eingeblendet. Versteckte Hashtags, „ad“ oder „sponsored by“ reichen nicht sicher. Bekommst du nichts und redest unabhängig, ist es keine Werbung; heb dann am besten deinen Kaufbeleg auf. Die Landesmedienanstalten haben dazu einen kostenlosen Leitfaden.",
  },
  ai_labels: {
    q: "Muss ich Inhalte aus KI kennzeichnen?",
    a: "Art. 50 der KI-Verordnung der EU ist nach ihrem Text seit dem 2. August 2026 anwendbar. Für dich heißt das vor allem: Wer mit einem Chatbot spricht, muss das erfahren. Bilder, Töne und Videos, die echt wirken und es nicht sind (Deepfakes), machst du als künstlich erkennbar; bei offensichtlicher Kunst oder Satire genügt ein zurückhaltender Hinweis. Texte über Themen von öffentlichem Interesse kennzeichnest du, wenn kein Mensch sie geprüft hat und verantwortet.\n\nDass Anbieter von KI ihre Ausgaben maschinenlesbar markieren, ist deren Pflicht. Weil an Fristen noch gearbeitet wurde, sieh in die aktuelle Fassung.",
  },
  accessibility: {
    q: "Muss mein Shop barrierefrei sein?",
    a: "Seit dem 28. Juni 2025 gilt das Barrierefreiheitsstärkungsgesetz. Wer Privatleuten online Verträge anbietet, also auch Shops und Buchungsseiten, muss diese barrierefrei gestalten: bedienbar mit der Tastatur, lesbar mit Vorleseprogrammen, mit genug Kontrast und verständlichen Texten. Dazu gehört eine Erklärung auf der Seite.\n\nAusgenommen sind Kleinstunternehmen, die Dienstleistungen anbieten: weniger als zehn Beschäftigte und höchstens 2 Millionen Euro Jahresumsatz oder Bilanzsumme. Für bestimmte Produkte gilt diese Ausnahme nicht. Es lohnt sich aber immer: So können mehr Menschen bei dir kaufen.",
  },
  false_self_employment: {
    q: "Was ist Scheinselbständigkeit?",
    a: "Wenn jemand Rechnungen schreibt, aber wie eine angestellte Person arbeitet: nach Weisung, fest eingebunden, ohne eigenes Risiko. Es zählt, wie ihr wirklich arbeitet, nicht was im Vertrag steht. Wird sie festgestellt, zahlt vor allem der Auftraggeber Sozialbeiträge nach, für mehrere Jahre.\n\nHinweise auf echte Selbständigkeit: mehrere Auftraggeber, eigene Preise, freie Zeit und freier Ort, eigenes Werkzeug. Im Zweifel könnt ihr bei der Deutschen Rentenversicherung klären lassen, was gilt (Statusfeststellung). Wer dauerhaft nur einen Auftraggeber hat, kann außerdem rentenversicherungspflichtig sein.",
  },
  freelancers: {
    q: "Worauf achte ich, wenn ich Freelancer beauftrage?",
    a: "Schreibt auf, was bis wann geliefert wird, was es kostet, wann gezahlt wird, wie viele Korrekturen dabei sind und welche Rechte du bekommst. Klärt, ob ein Ergebnis geschuldet ist (Werkvertrag) oder Arbeit (Dienstvertrag). Bekommt jemand Daten deiner Kundschaft, braucht ihr einen Vertrag zur Auftragsverarbeitung.\n\nKommt die Person aus dem Ausland, schuldest oft du die Umsatzsteuer. Beauftragst du regelmäßig Leute für Gestaltung, Text oder Musik, kann die Künstlersozialabgabe fällig werden, auch wenn sie nicht selbst in der Künstlersozialkasse sind.",
  },
  mini_job: {
    q: "Wie stelle ich jemanden im Minijob an?",
    a: "2026 darf ein Minijob im Durchschnitt höchstens 603 € im Monat bringen, und auch hier gilt der Mindestlohn. Du brauchst eine Betriebsnummer der Bundesagentur für Arbeit und meldest die Person bei der Minijob-Zentrale und bei der Berufsgenossenschaft an. Du zahlst pauschale Abgaben zusätzlich zum Lohn.\n\nUrlaub, Lohn bei Krankheit und Kündigungsschutz gelten wie bei anderen Angestellten. Die wesentlichen Bedingungen gibst du in Textform, und du schreibst Arbeitszeiten auf. Prüfe, ob mehrere Minijobs zusammengezählt werden.",
  },
  rights_of_use: {
    q: "Wem gehören Logo, Texte und Code, die andere für mich machen?",
    a: "Das Urheberrecht bleibt immer bei dem Menschen, der etwas geschaffen hat. Du bekommst Nutzungsrechte, und zwar so viele, wie ihr vereinbart; ist nichts geregelt, nur was der Zweck des Auftrags braucht. Schreibt deshalb auf: ausschließlich oder einfach, wie lange, wo, wofür, ob du ändern und weitergeben darfst, und bei Software, ob du den Quelltext bekommst.\n\nBei angestellten Programmierern stehen die Rechte am Programm in der Regel dem Arbeitgeber zu. Gründet ihr zusammen, übertragt die Rechte auf die Gesellschaft. Bilder und Musik aus dem Netz brauchen eine Lizenz.",
  },
  nda: {
    q: "Brauche ich eine Vertraulichkeitsvereinbarung (NDA)?",
    a: "Eine Idee allein schützt das Gesetz nicht. Geschäftsgeheimnisse schützt es nur, wenn du sie angemessen geheim hältst, und ein NDA ist ein üblicher Teil davon. Sinnvoll ist es, bevor du Zahlen, Kundenlisten, Rezepturen oder Quelltext zeigst.\n\nHinein gehört, was vertraulich ist, wofür es genutzt werden darf, wie lange, was am Ende zurückgegeben wird, und eventuell eine Vertragsstrafe. Für ein erstes Gespräch über eine grobe Idee ist es oft zu viel. Unter den Werkzeugen hier kannst du eins schreiben und gemeinsam unterschreiben.",
  },
  marketplaces: {
    q: "Was gilt, wenn ich über Amazon, Etsy, Shopify oder TikTok verkaufe?",
    a: "Du bist in der Regel selbst Verkäuferin oder Verkäufer: mit Impressum, Widerruf, Preisangaben, Gewährleistung und Steuern. Die Plattform kommt obendrauf: Sie prüft deine Identität und verlangt je nach Ware Nachweise, etwa zu Verpackungen oder zur Produktsicherheit. Ein Shop-System wie Shopify liefert nur die Technik.\n\nLies Gebühren, Auszahlungsfristen und verbotene Waren, bevor du rechnest. Sperrt ein Marktplatz dein Konto, muss er das nach EU-Recht begründen, und du kannst dich beschweren. Bau dir neben der Plattform eigene Kontakte auf, damit nicht alles an einem Konto hängt.",
  },
  platform_reports: {
    q: "Meldet die Plattform meine Verkäufe dem Finanzamt?",
    a: "Ja. Nach dem Plattformen-Steuertransparenzgesetz (in der EU: DAC7) melden Plattformen jedes Jahr, wer darüber was eingenommen hat, dem Bundeszentralamt für Steuern. Das gilt für Waren, persönliche Dienstleistungen und Vermietung. Nicht gemeldet wird, wer im Jahr weniger als 30 Waren verkauft und dabei höchstens 2.000 € einnimmt.\n\nEine Meldung heißt nicht, dass Steuern anfallen: Wer nur den Keller leert, macht kein Gewerbe daraus. Umgekehrt bist du nicht steuerfrei, nur weil nichts gemeldet wird. Du bekommst eine Kopie deiner Meldung; vergleich sie mit deinen Zahlen.",
  },
  dropshipping: {
    q: "Worauf achte ich beim Dropshipping aus Drittländern?",
    a: "Der Kaufvertrag besteht mit dir, auch wenn du die Ware nie siehst. Du nimmst Widerrufe an, leistest Gewähr und nennst ehrliche Lieferzeiten. Seit Dezember 2024 braucht es für Verbraucherprodukte nach der EU-Produktsicherheitsverordnung jemanden in der EU, der verantwortlich ist, und dein Angebot nennt Hersteller, Kontakt und Warnhinweise.\n\nBei der Einfuhr fallen Einfuhrumsatzsteuer und je nach Wert und Ware Zoll an; klär vorher, wer das zahlt. Für Sendungen bis 150 € gibt es ein eigenes Verfahren (IOSS). Die Zollfreiheit bis 150 € hat die EU zum Juli 2026 beendet: Auch auf kleine Sendungen fällt Zoll an. Prüf auch Marken und die Vorschriften für deine Ware, etwa die CE-Kennzeichnung.",
  },
  account: {
    q: "Brauche ich ein Geschäftskonto?",
    a: "Für UG und GmbH ja, schon um das Stammkapital einzuzahlen; das Konto gehört der Gesellschaft. Für Einzelunternehmen schreibt es kein Gesetz vor, aber die meisten Banken erlauben auf privaten Girokonten keine geschäftliche Nutzung.\n\nAuch ohne Pflicht lohnt sich ein getrenntes Konto: Du siehst, was das Geschäft wirklich verdient, und deine Buchhaltung wird viel leichter. Ein drittes Konto für Steuern hilft. Achte auf Gebühren pro Buchung, Auszahlungen von Zahlungsdiensten, Anschluss an deine Buchhaltung und darauf, ob mehrere von euch darauf zugreifen können.",
  },
  start_grant: {
    q: "Wie bekomme ich den Gründungszuschuss?",
    a: "Er ist für Menschen, die Arbeitslosengeld beziehen und sich hauptberuflich selbständig machen. Beim Start musst du noch mindestens 150 Tage Anspruch haben. Sechs Monate lang gibt es die Höhe deines Arbeitslosengelds und 300 € für die Absicherung dazu, danach auf Antrag noch neun Monate 300 €.\n\nEin Recht darauf hast du nicht, die Agentur für Arbeit entscheidet. Stell den Antrag, bevor du anfängst. Du brauchst einen Businessplan und die Stellungnahme einer fachkundigen Stelle, etwa der IHK oder eines Steuerbüros. Wer Bürgergeld oder Grundsicherung bezieht, kann nach Einstiegsgeld fragen.",
  },
  funding: {
    q: "Welche Fördermittel und Kredite gibt es?",
    a: "Die Förderdatenbank des Bundes listet Zuschüsse, Kredite und Bürgschaften von Bund, Ländern und EU, nach Ort und Branche durchsuchbar. Bekannt sind die Gründungskredite der KfW, die du über deine Hausbank beantragst, Bürgschaftsbanken, EXIST für Gründungen aus Hochschulen und Programme deines Landes.\n\nWichtig: Fast immer musst du den Antrag stellen, bevor du beginnst oder bestellst. Ein klarer Businessplan mit Zahlen ist überall nötig. Misstraue Angeboten, bei denen du vorab zahlst, damit jemand dir eine Förderung „garantiert“.",
  },
  health_insurance: {
    q: "Was ist mit Krankenversicherung und Rente?",
    a: "Bist du hauptberuflich selbständig, versicherst du dich selbst: freiwillig gesetzlich oder privat. In der gesetzlichen Kasse richtet sich der Beitrag nach deinem Einkommen, mit einer Mindestgrenze; Kinder können beitragsfrei mitversichert sein. Privat hängt er von Alter, Gesundheit und Tarif ab, und der Weg zurück ist oft schwer. Krankengeld musst du in der gesetzlichen Kasse eigens wählen.\n\nIn die Rente zahlen viele Selbständige freiwillig ein; manche müssen, zum Beispiel Lehrende oder wer dauerhaft nur einen Auftraggeber hat. Melde deinen Start deiner Kasse.",
  },
  artists_fund: {
    q: "Was ist die Künstlersozialkasse?",
    a: "Wer selbständig künstlerisch oder publizistisch arbeitet, etwa in Musik, Text, Grafik, Fotografie oder Design, kann darüber kranken-, pflege- und rentenversichert sein und zahlt nur etwa die Hälfte der Beiträge, ähnlich wie Angestellte. Den Rest tragen der Bund und Firmen, die solche Leistungen kaufen.\n\nVoraussetzung ist, dass du davon lebst, auf Dauer arbeitest und voraussichtlich mehr als 3.900 € im Jahr verdienst; in den ersten drei Jahren gilt diese Grenze nicht. Nebenbei darfst du höchstens eine Person fest anstellen, von Auszubildenden und Minijobs abgesehen.",
  },
} as const;
