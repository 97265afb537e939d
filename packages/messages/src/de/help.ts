/** Texts of the help centre. An article's keywords are what people may search for besides its own words. */
export const messages = {
  title: "Hilfe",
  lead: "Such nach einem Wort oder stöbere in den Themen.",
  search: "Hilfe durchsuchen",
  placeholder: "Wobei brauchst du Hilfe?",
  results_one: "{{count}} Artikel gefunden",
  results_other: "{{count}} Artikel gefunden",
  empty_title: "Nichts zu „{{words}}“ gefunden",
  empty_text:
    "Versuch es mit einem einzelnen, kürzeren Wort, zum Beispiel „Passwort“ oder „Match“. Oder schreib uns: Unsere Adresse steht im Impressum.",
  empty_action: "Zum Impressum",
  back: "Alle Themen",
  related: "Passt dazu",
  copy_link: "Link kopieren",
  copied: "Der Link ist kopiert.",
  copy_failed: "Das Kopieren ging nicht. Hier ist der Link: {{address}}",
  sections: {
    start: "Anmelden und loslegen",
    security: "Sicherheit",
    profile: "Dein Profil",
    matching: "Matching",
    chats: "Chats",
    groups: "Gruppen",
    app: "Mitteilungen und App",
    data: "Deine Daten und Regeln",
  },
  articles: {
    sign_up: {
      title: "Konto anlegen und E-Mail bestätigen",
      keywords:
        "registrieren, Registrierung, Account erstellen, Bestätigungsmail, bestätigen, Aktivierung, Link abgelaufen, Spam",
      body: "Dein Konto kostet nichts und ist in zwei Minuten eingerichtet.\n\n1. Wähle auf der Anmeldeseite „Registrieren“.\n2. Gib deine E-Mail-Adresse und zweimal ein Passwort mit 8 bis 128 Zeichen ein.\n3. Stimm den Nutzungsbedingungen zu und tippe auf „Konto anlegen“.\n4. Öffne die Mail von uns und bestätige deine Adresse.\n\nDer Link in der Mail gilt 24 Stunden und nur einmal. Kommt nichts an, schau in den Spam-Ordner und tippe oben in der Leiste auf „Noch einmal senden“.",
    },
    sign_in: {
      title: "Anmelden und was eine Sperre bedeutet",
      keywords: "einloggen, Login, Zugang, gesperrt, Sperre, zu viele Versuche, 5 Minuten, falsches Passwort",
      body: "Melde dich mit deiner E-Mail-Adresse und deinem Passwort an. Hast du Zwei-Faktor-Codes eingeschaltet, fragen wir danach noch nach dem Code aus deiner App.\n\nNach fünf Fehlversuchen ist die Anmeldung für 5 Minuten gesperrt. Das schützt dich vor Leuten, die Passwörter durchprobieren. Die Seite zeigt dir, wann es weitergeht.\n\n- Prüfe, ob die Feststelltaste an ist.\n- Lass dir das Passwort mit dem Auge-Symbol zeigen.\n- Weißt du es nicht mehr? Dann setz es per Mail zurück, statt weiter zu raten.",
    },
    reset_password: {
      title: "Passwort vergessen",
      keywords: "zurücksetzen, Reset, neues Passwort, Kennwort verloren, komme nicht rein, Link abgelaufen",
      body: "Kein Problem, du setzt dir einfach ein neues.\n\n1. Geh auf der Anmeldeseite auf den Link für ein vergessenes Passwort.\n2. Gib deine E-Mail-Adresse ein. Wir schicken dir einen Link.\n3. Öffne ihn und wähle ein neues Passwort mit 8 bis 128 Zeichen. Mit Zwei-Faktor-Codes brauchst du zusätzlich einen Code.\n\nDer Link gilt 10 Minuten und nur einmal. Eine weitere Mail kannst du nach 2 Minuten anfordern. Aus Sicherheitsgründen verraten wir nicht, ob es zu einer Adresse ein Konto gibt: Kommt nichts an, prüfe die Schreibweise und den Spam-Ordner.",
    },
    google: {
      title: "Mit Google anmelden",
      keywords: "Google-Konto, Gmail, ohne Passwort, erstes Passwort, Passwort festlegen",
      body: "Siehst du auf der Anmeldeseite den Google-Knopf, kannst du dich ohne eigenes Passwort anmelden. Fehlt er, wird Google hier nicht angeboten.\n\nDu hast dich mit Google registriert und möchtest auch ein Passwort haben?\n\n1. Öffne die Einstellungen und dort „Sicherheit“.\n2. Lass dir eine Mail für dein erstes Passwort schicken.\n3. Öffne den Link darin und wähle ein Passwort mit mindestens 8 Zeichen.\n\nDanach hast du beide Wege. Das ist praktisch, falls du einmal nicht an dein Google-Konto kommst.",
    },
    passkeys: {
      title: "Passkeys: anmelden ohne Passwort",
      keywords:
        "Passkey, Fingerabdruck, Gesichtserkennung, Face ID, Touch ID, Windows Hello, Sicherheitsschlüssel, biometrisch",
      body: "Mit einem Passkey meldest du dich so an, wie du dein Gerät entsperrst: mit Fingerabdruck, Gesicht oder PIN. Du musst dir nichts merken, und niemand kann ihn dir mit einer falschen Seite abluchsen.\n\n1. Öffne die Einstellungen und dort „Sicherheit“.\n2. Lege einen Passkey an und gib ihm einen Namen, etwa „Mein Laptop“.\n3. Wähle ihn beim nächsten Anmelden statt des Passworts.\n\nEin Passkey zählt als beide Faktoren, du brauchst also keinen zusätzlichen Code. Du kannst bis zu 20 anlegen. Verkaufst du ein Gerät, lösche seinen Passkey an derselben Stelle.",
    },
    quest: {
      title: "Die Starter-Quest",
      keywords: "Anfänger, erste Schritte, Aufgaben, Fortschritt, Quest ausblenden, Beginner",
      body: "Die Quest führt dich durch deine ersten Schritte und zeigt in einem schmalen Balken, wie weit du bist. Dazu gehört zum Beispiel:\n\n- ein Profilbild hochladen\n- ein paar Sätze über dich schreiben\n- zwei verschiedene Menschen kennenlernen\n\nJeder Schritt hakt sich selbst ab, sobald du ihn getan hast. Du musst nichts melden. Den Balken kannst du einklappen, wenn er gerade stört. Brauchst du die Quest gar nicht, beende sie einfach: Alle Bereiche stehen dir auch ohne sie offen.",
    },
    two_factor: {
      title: "Zwei-Faktor-Codes einschalten",
      keywords: "2FA, TOTP, Authenticator, QR-Code, Zweifaktor, sechsstelliger Code, Authentifizierung",
      body: "Damit reicht ein gestohlenes Passwort nicht mehr, um in dein Konto zu kommen. Du brauchst eine Authenticator-App auf deinem Handy.\n\n1. Öffne die Einstellungen und dort „Sicherheit“.\n2. Schalte die Zwei-Faktor-Codes ein.\n3. Scanne den QR-Code mit der App. Geht das nicht, tippe den geheimen Schlüssel ab.\n4. Gib den sechsstelligen Code ein, den die App zeigt.\n5. Sichere deine zehn Backup-Codes.\n\nEin Code gilt nur kurz. Wird er abgelehnt, prüfe, ob die Uhr deines Handys richtig geht. Zum Ausschalten brauchst du ebenfalls einen Code.",
    },
    backup_codes: {
      title: "Backup-Codes",
      keywords: "Ersatzcodes, Notfallcodes, Wiederherstellung, Sicherungscodes, 2FA",
      body: "Wenn du Zwei-Faktor-Codes einschaltest, bekommst du zehn Backup-Codes. Jeder ersetzt einmal den Code aus der App, beim Anmelden und beim Zurücksetzen des Passworts.\n\n- Wir zeigen sie dir nur einmal. Kopiere sie oder lade sie herunter.\n- Bewahre sie getrennt vom Handy auf, etwa im Passwortmanager oder auf Papier.\n- Groß- und Kleinschreibung, Leerzeichen und Bindestriche sind egal.\n\nGehen sie zur Neige, erzeuge in den Einstellungen unter „Sicherheit“ neue. Dafür brauchst du einen Code. Die alten gelten ab dann nicht mehr.",
    },
    lost_phone: {
      title: "Handy verloren oder gewechselt",
      keywords: "Telefon weg, neues Handy, gestohlen, kein Code, ausgesperrt, Authenticator verloren",
      body: "Ohne dein Handy kommst du mit einem Backup-Code in dein Konto.\n\n1. Melde dich mit E-Mail-Adresse und Passwort an.\n2. Gib statt des Codes aus der App einen Backup-Code ein.\n3. Melde unter „Sicherheit“ das verlorene Gerät ab.\n\nAuch mit einem Passkey kommst du hinein.\n\nWechselst du nur das Handy, schalte die Codes aus und mit dem neuen wieder ein. Das Ausschalten braucht einen Code aus der App: Mach es also, solange du das alte noch hast. Ist es weg oder fehlen dir auch die Backup-Codes, schreib uns an die Adresse im Impressum.",
    },
    devices: {
      title: "Angemeldete Geräte",
      keywords: "Sitzungen, Session, überall abmelden, ausloggen, fremdes Gerät, neues Gerät, Mail, gehackt",
      body: "In den Einstellungen unter „Sicherheit“ siehst du, auf welchen Geräten du angemeldet bist und wann sie zuletzt benutzt wurden. Das zuletzt benutzte steht oben.\n\n- Melde ein einzelnes Gerät ab, wenn du es nicht mehr benutzt.\n- Oder melde alle anderen auf einmal ab. Dieses hier bleibt angemeldet.\n\nMeldet sich ein neues Gerät an, bekommst du eine Mail. Warst du das nicht, melde es sofort ab und ändere dein Passwort. Am besten schaltest du danach Zwei-Faktor-Codes ein.",
    },
    change_password: {
      title: "Passwort ändern",
      keywords: "Kennwort wechseln, neues Passwort, Sicherheit",
      body: "1. Öffne die Einstellungen und dort „Sicherheit“.\n2. Gib dein jetziges Passwort ein und dann das neue.\n3. Hast du Zwei-Faktor-Codes eingeschaltet, gib auch einen sechsstelligen Code ein.\n4. Speichere die Änderung.\n\nDas neue Passwort braucht 8 bis 128 Zeichen und darf nicht auf der Liste der häufigsten Passwörter stehen. Ein ganzer Satz ist leichter zu merken und schwerer zu erraten als Sonderzeichen. Danach sind alle anderen Geräte abgemeldet, dieses bleibt angemeldet. Dein altes Passwort hast du vergessen? Dann setz es per Mail zurück.",
    },
    change_email: {
      title: "E-Mail-Adresse ändern",
      keywords: "Mailadresse wechseln, neue E-Mail, Adresse",
      body: "1. Öffne die Einstellungen und dort „Sicherheit“.\n2. Gib die neue Adresse ein und weise dich mit deinem Passwort aus, bei Zwei-Faktor-Codes auch mit einem Code.\n3. Öffne die Mail, die an die neue Adresse geht, und bestätige sie.\n\nDer Link gilt 24 Stunden und nur einmal. Bis du bestätigst, bleibt die alte Adresse gültig. Auch an sie geht eine Mail, damit niemand heimlich deine Adresse tauscht. Hast du den Wechsel nicht angestoßen, ändere gleich dein Passwort.",
    },
    profile: {
      title: "Name, Bio und Alter",
      keywords:
        "Username, Benutzername, über mich, Beschreibung, Alter ändern, Geschäftsidee, Profil bearbeiten",
      body: "Dein Profil bearbeitest du in den Einstellungen unter „Profil“.\n\n- Username: nur Buchstaben, 3 bis 20 Zeichen. Ob er frei ist, siehst du beim Tippen.\n- Bio: bis 250 Zeichen. Was machst du, was treibt dich an?\n- Geschäftsidee: bis 4000 Zeichen, freiwillig. Grob genügt.\n- Alter: ab 13. Unter 16 kannst du mitmachen, bist aber nicht im Matching.\n\nVergiss nicht zu speichern. Wird etwas nicht angenommen, steht am Feld, woran es liegt, und dein Text bleibt stehen. Deine E-Mail-Adresse sieht kein anderes Mitglied.",
    },
    avatar: {
      title: "Profilbild ändern",
      keywords: "Avatar, Foto, Bild hochladen, zuschneiden, entfernen",
      body: "Dein Profilbild steht neben deinem Namen in den Chats und überall, wo andere dich sehen.\n\n1. Öffne die Einstellungen und dort „Profil“.\n2. Wähle ein Bild, zum Beispiel JPEG oder PNG.\n3. Schieb und zoome es in das Quadrat und übernimm den Ausschnitt.\n\nEntfernst du es, zeigen wir deine Anfangsbuchstaben auf einer Farbe. Ort und Kameradaten stecken danach nicht mehr im Bild. Das große Bild im Matching ist ein eigenes: Du änderst es im Matching unter „Was ich suche“ mit „Matching-Bild ändern“.",
    },
    strengths: {
      title: "Geschäftsmodelle, Fähigkeiten und Ziel",
      keywords: "Skills, Kenntnisse, Business-Modell, was kann ich, Zieltext, Auswahl ändern",
      body: "Danach suchen wir Menschen für dich aus. Du änderst alles in den Einstellungen unter „Profil“.\n\n- Geschäftsmodelle: bis zu 5. Was baust du auf oder willst du aufbauen?\n- Fähigkeiten: bis zu 5. Es zählt auch, was du gerade lernst.\n- Ziel: genau eins, dazu ein eigener Satz mit bis zu 120 Zeichen.\n\nIst die Liste voll, nimm etwas weg, um zu tauschen. Fürs Matching brauchst du mindestens ein Geschäftsmodell und eine Fähigkeit. Wähl lieber wenige, die wirklich stimmen: Dann passen auch die Vorschläge besser.",
    },
    jobs_newsletter: {
      title: "Jobs und Newsletter",
      keywords: "Neuigkeiten, abbestellen, Werbung, E-Mail, Aufträge, Jobinteresse",
      body: "Beim Einrichten haben wir dich gefragt, ob dich Jobs interessieren und ob du den Newsletter möchtest. Beides kannst du jederzeit in den Einstellungen unter „Profil“ ändern.\n\n- Jobs: Sag uns, ob du bezahlte Aufträge und Leute fürs Team sehen möchtest.\n- Newsletter: Schaltest du ihn ein, schicken wir dir zuerst eine Mail. Erst wenn du den Link darin öffnest, bist du dabei. Der Link gilt 24 Stunden.\n\nAbbestellen geht sofort und ohne Begründung. Mails, die dein Konto schützen, bekommst du weiterhin.",
    },
    status: {
      title: "Online, abwesend, offline",
      keywords: "Status, Präsenz, grüner Punkt, zuletzt online, anwesend",
      body: "Der Punkt am Profilbild sagt, ob jemand gerade da ist:\n\n- Online: Die App ist offen und wird benutzt.\n- Abwesend: Sie ist offen, aber eine Weile hat niemand etwas getan.\n- Offline: Sie ist auf keinem Gerät offen.\n\nDas geschieht von selbst, du musst nichts einstellen. Bist du auf mehreren Geräten angemeldet, genügt eins, auf dem du gerade etwas tust. Nachrichten kommen immer an: Wer offline ist, liest sie beim nächsten Mal.",
    },
    matching_setup: {
      title: "Matching einrichten",
      keywords: "Matching-Bild, Voraussetzungen, Foto, freischalten, Ausschnitt, 16 Jahre",
      body: "Fürs Matching brauchst du ein Bild, ein Geschäftsmodell, eine Fähigkeit und ein Alter ab 16. Was fehlt, fragen wir dich.\n\n1. Zieh ein Bild hinein oder tippe auf „Bild auswählen“. Es gehen JPEG, PNG, WebP, GIF und AVIF.\n2. Schieb das Bild zurecht, zoome und tippe auf „Weiter“.\n3. Sieh dir deine Karte an. Mit „Fertig“ ist sie gespeichert, mit „Neu wählen“ gehst du zurück.\n\nAm besten wirkt ein helles Bild, auf dem man dein Gesicht erkennt. Später änderst du es unter „Was ich suche“ mit „Matching-Bild ändern“.",
    },
    swiping: {
      title: "Swipen: Deal oder No Deal",
      keywords: "wischen, Karten, liken, rückgängig, zurücknehmen, Gründe, Tasten, Vorschläge",
      body: "Du siehst immer eine Person. Zieh die Karte nach rechts für Deal, nach links für No Deal, oder nimm die Knöpfe.\n\n- Auf der Karte steht, warum ihr passt: „Kann, was du suchst“ oder „Gleiches Ziel“.\n- Tippe auf die Karte, um Bio, Idee und Ziel zu lesen.\n- Mit „Letzte Entscheidung zurücknehmen“ holst du die letzte Karte zurück.\n\nAm Computer entscheiden die Pfeiltasten ← und →, die Eingabetaste öffnet die Details. Die andere Person erfährt nur von deinem Deal, wenn sie auch Deal sagt.",
    },
    deal_limit: {
      title: "Wie viele Deals am Tag?",
      keywords: "Limit, Grenze, 50, keine Deals mehr, Profile kommen wieder, 30 Tage, keine Profile",
      body: "Ohne Premium kannst du am Tag 50 Deals vergeben. Wie viele noch übrig sind, steht beim Stapel. Sind sie vergeben, gibt es am nächsten Tag neue. No Deal geht immer.\n\nDas Limit soll helfen, genau hinzusehen: Ein Deal, der ernst gemeint ist, ist mehr wert als hundert schnelle.\n\n- Ein Deal bleibt bestehen, bis die andere Person antwortet.\n- Ein No Deal kommt nach 30 Tagen wieder. Menschen und Pläne ändern sich.\n- Hast du alle gesehen, lockere deine Filter oder schau später wieder herein.",
    },
    filters: {
      title: "Filter und „Was ich suche“",
      keywords: "einschränken, Sprache, verifiziert, Suche, gesuchte Fähigkeiten, niemand mehr da",
      body: "Mit „Filter“ bestimmst du, wen du siehst: nach Sprache, Geschäftsmodellen, Fähigkeiten, Ziel oder nur verifizierte Profile. „Anwenden“ gilt sofort, „Zurücksetzen“ löscht alles.\n\nUnter „Was ich suche“ wählst du Fähigkeiten, die dir fehlen. Wer sie mitbringt, kommt in deinem Stapel nach vorn. Andere kommen später, außer du schaltest „Nur Menschen zeigen, die etwas davon können“ ein.\n\nBleibt der Stapel leer, sind die Filter meist zu eng. Setz sie zurück oder nimm einen weg. Gute Kompagnons haben oft etwas, wonach du nicht gesucht hättest.",
    },
    match: {
      title: "Was ein Match ist",
      keywords: "beide Deal, Treffer, passt, Offene Deals, Chat beginnen",
      body: "Ein Match entsteht, wenn ihr beide Deal gesagt habt. Dann seht ihr „Das ist ein Match!“ und könnt euch schreiben. Vorher erfährt niemand von deinem Deal.\n\n1. Tippe auf „Nachricht schreiben“. Der Chat öffnet sich.\n2. Sag in zwei Sätzen, was dich an der Idee reizt, und stell eine Frage.\n3. Gefällt euch das Gespräch, verabredet etwas Kleines zum Ausprobieren.\n\nWählst du „Später“, findest du den Chat jederzeit wieder. In der Übersicht zählen „Matches“, was geklappt hat, und „Offene Deals“, was noch auf Antwort wartet.",
    },
    pause: {
      title: "Profil pausieren",
      keywords: "unsichtbar, verstecken, Pause, Auszeit, Matching ausschalten",
      body: "Keine Zeit für neue Leute? Nimm dich eine Weile heraus, ohne etwas zu verlieren.\n\n1. Öffne im Matching „Was ich suche“.\n2. Schalte „Mein Profil pausieren“ ein.\n\nNiemand sieht dich dann im Matching. Deine Matches und Chats bleiben, und du kannst weiter schreiben. Über dem Stapel steht, dass du pausiert bist; mit „Pause beenden“ bist du sofort wieder dabei. Eine Pause dauert so lange, wie du willst. Alle bisherigen Entscheidungen bleiben erhalten.",
    },
    chats: {
      title: "Chats: schreiben und gelesen werden",
      keywords: "Nachricht, Gelesen, Häkchen, schreibt, Tippen, Chat öffnen, Unterhaltung",
      body: "Mit jedem Match kannst du schreiben. Öffne den Chat im Match-Fenster mit „Nachricht schreiben“ oder links unter „Chats“. Mit „Nach Namen suchen“ findest du ihn schneller.\n\n- „Gesendet“ heißt: Die Nachricht ist bei uns angekommen.\n- „Gelesen“ heißt: Die andere Person hatte den Chat offen.\n- „schreibt …“ erscheint, während jemand tippt.\n- Die Linie „Neu“ zeigt, wo du aufgehört hast zu lesen.\n\nNachrichten erscheinen sofort, du musst nichts neu laden. Ungelesene zählt die Zahl neben „Chats“.",
    },
    chat_offline: {
      title: "Schreiben ohne Verbindung",
      keywords: "offline, kein Internet, Funkloch, Nachricht nicht gesendet, Postausgang, wartet",
      body: "Im Zug ohne Netz? Schreib weiter. Die Nachricht steht mit „Wartet auf Verbindung“ im Chat und geht von selbst hinaus, sobald du wieder online bist: in der richtigen Reihenfolge und genau einmal.\n\nSteht dort „Nicht gesendet“, hat der Server sie abgelehnt. Der Grund steht dabei. Dann hast du die Wahl:\n\n- „Nochmal senden“ versucht es erneut.\n- „Verwerfen“ löscht sie.\n\nWartende Nachrichten liegen nur auf diesem Gerät. Melde dich nicht ab und lösche die Browserdaten nicht, bevor sie gesendet sind.",
    },
    calls: {
      title: "Anrufe",
      keywords:
        "telefonieren, Telefon, anrufen, Sprachanruf, Mikrofon, Lautsprecher, Headset, klingeln, verpasster Anruf, auflegen, stumm",
      body: "Mit allen, mit denen du einen Chat hast, kannst du auch sprechen. Das kostet nichts.\n\n1. Öffne den Chat und tippe oben auf das Telefon.\n2. Erlaube deinem Browser das Mikrofon.\n3. Warte, bis jemand abnimmt. Nach 45 Sekunden gilt der Anruf als verpasst.\n\nRuft dich jemand an, klingelt es überall, wo du angemeldet bist. Nimmst du auf einem Gerät an, verstummen die anderen. Während des Gesprächs kannst du:\n\n- dein Mikrofon ausschalten\n- Mikrofon und Lautsprecher wechseln\n- das Fenster verkleinern und weiterarbeiten\n\nWas aus einem Anruf wurde, steht danach im Chat. Hörst du nichts, prüfe das Gerät und die Anzeige für die Verbindung. Lädst du die Seite neu, ist der Anruf beendet.",
    },
    block: {
      title: "Jemanden blockieren",
      keywords: "sperren, belästigt, Belästigung, unerwünscht, Blockierung aufheben, entblocken, ignorieren",
      body: "Möchtest du mit jemandem nichts mehr zu tun haben, blockiere die Person im Chat: oben rechts unter „Mehr zu diesem Chat“.\n\n- Das gilt in beide Richtungen und überall: im Matching, in den Chats und bei Mitteilungen.\n- Ihr könnt euch nicht mehr schreiben.\n- Die Person bekommt keine Nachricht darüber.\n\nAufheben kannst du es in den Einstellungen unter „Sicherheit“. Dort stehen alle, die du blockiert hast. Wirst du bedroht oder belästigt, sag uns bitte zusätzlich Bescheid: Die Adresse steht im Impressum.",
    },
    fullscreen_chat: {
      title: "Chat im Vollbild (Beta)",
      keywords: "Fullscreen, Seitenleiste ausblenden, mehr Platz, Beta, Versuch",
      body: "Im Vollbild verschwindet in den Chats die Seitenleiste, und die Unterhaltung bekommt den ganzen Platz.\n\n1. Öffne die Einstellungen und dort „Beta“.\n2. Schalte den Chat im Vollbild ein.\n3. Öffne einen Chat.\n\nDas gilt nur in diesem Browser: Auf deinem Handy kannst du es anders halten als am Computer. Ausschalten geht an derselben Stelle. Beta heißt, dass wir daran noch arbeiten. Läuft etwas nicht rund, schreib uns, was du gesehen hast.",
    },
    groups_join: {
      title: "Einer Gruppe beitreten oder sich bewerben",
      keywords: "Gruppe finden, entdecken, Beitritt, Bewerbung, Fragen, zwei Gruppen, Limit, austreten",
      body: "Unter „Gruppen entdecken“ findest du Gruppen nach Wörtern, Thema und Art.\n\n- Öffentlich: Mit „Beitreten“ bist du sofort dabei.\n- Bewerbung: Mit „Bewerben“ beantwortest du bis zu sechs Fragen, je höchstens 1000 Zeichen. Leitung oder Moderation entscheiden, du bekommst eine Mitteilung.\n- Privat: Dafür brauchst du eine Einladung.\n\nSolange deine Bewerbung läuft, kannst du sie zurückziehen. Ohne Premium kannst du in zwei Gruppen sein; Bewerbungen zählen nicht mit. Verlassen kannst du eine Gruppe jederzeit über die drei Punkte oben rechts.",
    },
    groups_found: {
      title: "Eine Gruppe gründen und leiten",
      keywords:
        "Gruppe erstellen, anlegen, Moderation, übergeben, löschen, Mitglied entfernen, sperren, Bewerbungen prüfen",
      body: "1. Wähle unter „Gruppen“ den Knopf „Gründen“.\n2. Gib ihr einen Namen mit 3 bis 60 Zeichen und bis zu fünf Themen.\n3. Entscheide, wer mitmachen kann. Bei „Bewerbung“ stellst du bis zu sechs Fragen.\n\nDafür muss deine E-Mail-Adresse bestätigt sein. Unter „Gruppe verwalten“ änderst du alles, ordnest Kanäle und nimmst Bewerbungen an oder lehnst sie ab, auf Wunsch mit Begründung. In der Mitgliederliste holst du Leute in die Moderation, entfernst oder sperrst sie, oder übergibst die Gruppe. Wer sie leitet, kann sie nur übergeben oder löschen, nicht verlassen.",
    },
    groups_channels: {
      title: "Kanäle, Erwähnungen und Antworten",
      keywords: "Kanal, @, @alle, Thread, anpinnen, stumm, langsamer Modus, Pause, Suche in der Gruppe",
      body: "Jede Gruppe hat Kanäle, am Anfang „Allgemein“. Alle Mitglieder lesen und schreiben dort.\n\n- Tippe @ und die ersten Buchstaben eines Namens, um jemanden zu erwähnen. Leitung und Moderation erreichen mit @alle die ganze Gruppe.\n- Antworten auf eine Nachricht öffnen sich daneben und stören den Kanal nicht.\n- Oben findest du Angepinntes, die Suche in der Gruppe und die Mitglieder.\n- Ein Kanal ist dir zu laut? Schalte ihn stumm: Er zählt dann nicht mehr.\n\nManche Kanäle haben eine Pause zwischen zwei Nachrichten, von 5 Sekunden bis 15 Minuten.",
    },
    groups_invites: {
      title: "In eine Gruppe einladen",
      keywords: "Einladungscode, Einladungslink, Code einlösen, private Gruppe, zurückziehen, abgelaufen",
      body: "Leitung und Moderation laden mit einem Code ein. Er öffnet auch private Gruppen und ersetzt eine Bewerbung.\n\n1. Öffne „Gruppe verwalten“ und dort „Einladungen“.\n2. Wähle, wie lange und wie oft der Code gilt, und tippe auf „Code erstellen“.\n3. Kopiere den Link und verschick ihn.\n\nBis zu 50 gültige Codes sind möglich. Mit „Zurückziehen“ gilt einer sofort nicht mehr. Hast du selbst einen Code bekommen, öffne den Link oder gib ihn unter „Code eingeben“ ein: Die Gruppe öffnet sich dann von selbst.",
    },
    notifications: {
      title: "Mitteilungen lesen und beantworten",
      keywords: "Glocke, Benachrichtigung, Zähler, ignorieren, antworten, ungelesen",
      body: "Die Glocke oben zeigt, was passiert ist, zum Beispiel ein Match oder eine Nachricht, während du weg warst. Die Zahl zählt Ungelesenes; über 99 steht „99+“.\n\n- Der Hingehen-Knopf bringt dich direkt zur Sache, etwa in den Chat.\n- Mit dem Ignorieren-Knopf verschwindet die Mitteilung.\n- Auf Nachrichten kannst du gleich dort antworten.\n\nÖffnest du die Liste, gelten alle als gelesen. Mehrere gleiche fassen wir zusammen, damit es übersichtlich bleibt. Was du nicht wissen willst, schaltest du in den Einstellungen ab.",
    },
    notification_settings: {
      title: "Mitteilungen einstellen und Ruhezeiten",
      keywords: "Benachrichtigungen abschalten, stumm, Nachtruhe, nicht stören, Tagesmail, Push, E-Mail",
      body: "In den Einstellungen bestimmst du für jede Art von Mitteilung, wie sie dich erreicht:\n\n- in der App: an der Glocke\n- als Push: auf diesem Gerät, auch wenn die App zu ist\n- per Mail: gesammelt, einmal am Tag, um 8 Uhr\n\nMit Ruhezeiten legst du fest, wann wir keine Push-Nachrichten schicken, zum Beispiel von 22:00 bis 7:00 Uhr. Sie richten sich nach deiner Zeitzone. In der App findest du danach alles wieder. Was du abschaltest, zählt auch in keiner Zahl mehr mit.",
    },
    push: {
      title: "Push-Nachrichten und App installieren",
      keywords: "PWA, Startbildschirm, App herunterladen, Handy, iPhone, Android, Benachrichtigung erlauben",
      body: "Kompagnon läuft im Browser und lässt sich wie eine App installieren, ohne App-Store.\n\n1. Computer und Android: Wähle im Browsermenü „Installieren“ oder „Zum Startbildschirm“.\n2. iPhone und iPad: Tippe in Safari auf „Teilen“ und dann auf „Zum Home-Bildschirm“.\n\nPush schaltest du in den Einstellungen bei den Mitteilungen ein, auf jedem Gerät für sich. Der Browser fragt dich dann um Erlaubnis. Auf dem iPhone muss die App vorher installiert sein. Kommt nichts an, erlaube Mitteilungen in den Einstellungen deines Geräts und prüfe deine Ruhezeiten.",
    },
    language: {
      title: "Sprache wechseln",
      keywords: "Übersetzung, Englisch, Deutsch, language, idioma, langue",
      body: "Kompagnon spricht zehn Sprachen: Deutsch, Englisch, Französisch, Italienisch, Spanisch, Portugiesisch, Russisch, Hindi, Chinesisch und Arabisch.\n\n1. Öffne oben das Menü „Sprache“.\n2. Wähle eine der vier ersten oder unter „Weitere Sprachen“ eine andere.\n\nDie Seite wechselt sofort und lädt nicht neu. Die Wahl steht in deinem Konto und gilt auf allen Geräten. Auf Arabisch läuft alles von rechts nach links. Was andere schreiben, übersetzen wir nicht: Im Matching kannst du aber nach Sprache filtern.",
    },
    appearance: {
      title: "Hell, dunkel und Schriftgröße",
      keywords: "Dark Mode, Nachtmodus, Farben, Darstellung, Design, Theme, augenschonend",
      body: "Hell oder dunkel: Du entscheidest.\n\n1. Öffne oben rechts „Dein Konto“.\n2. Wähle unter „Darstellung“ „Hell“, „Dunkel“ oder „Wie das Gerät“.\n\n„Wie das Gerät“ folgt deinem Handy oder Computer, also auch einem Wechsel am Abend. Die Wahl gilt in diesem Browser. Größere Schrift bekommst du mit Strg und Plus, am Mac mit Cmd und Plus; die Seite passt sich an. Hast du in deinem System weniger Bewegung eingestellt, verzichten wir auf Animationen.",
    },
    shortcuts: {
      title: "Tastenkürzel",
      keywords: "Tastatur, Shortcuts, schnell, Befehle, Strg K, springen",
      body: "Am Computer geht vieles ohne Maus. Mit „?“ siehst du jederzeit die ganze Liste.\n\n- Strg+K, am Mac Cmd+K: „Suchen und springen“ zu jeder Seite\n- g, dann h: zur Übersicht\n- g, dann m: zum Matching\n- g, dann c: zu den Chats\n- ← und →: im Matching entscheiden\n- Eingabetaste: im Matching die Details öffnen\n- Esc: Fenster schließen\n\nSolange du in einem Feld schreibst, sind die einfachen Tasten nur Buchstaben. So springt dir nichts davon. Mit der Tabulatortaste erreichst du jeden Knopf.",
    },
    export: {
      title: "Deine Daten herunterladen",
      keywords: "Export, ZIP, DSGVO, Auskunft, Datenschutz, Kopie, Backup",
      body: "Deine Daten gehören dir. Du bekommst sie jederzeit als ZIP-Datei, bis zu zehnmal am Tag.\n\n1. Öffne die Einstellungen und dort „Sicherheit“.\n2. Wähle dort das Herunterladen deiner Daten und weise dich aus, wenn wir danach fragen.\n3. Speichere die Datei an einem sicheren Ort.\n\nDarin steht alles, was wir über dich gespeichert haben, zum Beispiel dein Profil, deine Entscheidungen, Matches und Nachrichten. Die Datei ist nicht verschlüsselt: Lass sie nicht auf einem fremden Computer liegen. Vor dem Löschen deines Kontos lohnt sich der Export, danach ist nichts mehr da.",
    },
    delete_account: {
      title: "Konto löschen",
      keywords: "Account entfernen, kündigen, abmelden für immer, austreten, alles löschen, 7 Tage",
      body: "1. Öffne die Einstellungen, dort „Sicherheit“ und ganz unten das Löschen des Kontos.\n2. Gib dein Passwort ein, mit Zwei-Faktor-Codes auch einen Code.\n3. Bestätige die Löschung.\n\nAlle deine Geräte werden abgemeldet. Du hast dann 7 Tage Bedenkzeit: Überlegst du es dir anders, melde dich in dieser Zeit wieder an und behalte dein Konto. Danach löschen wir alles Persönliche endgültig. Was du für andere geschrieben hast, steht dann unter „Gelöschtes Mitglied“. Möchtest du nur Ruhe, reicht vielleicht eine Pause im Matching.",
    },
    ban: {
      title: "Gesperrtes Konto und Einspruch",
      keywords: "gebannt, Bann, Sperrung, Regeln, Verstoß, Widerspruch",
      body: "Wer gegen die Nutzungsbedingungen verstößt, kann gesperrt werden, für eine Zeit oder auf Dauer. Du wirst dann auf allen Geräten abgemeldet und siehst beim Anmelden den Grund und bis wann die Sperre gilt.\n\nHältst du das für falsch, kannst du genau einmal Einspruch einlegen:\n\n1. Melde dich an, dann erscheint das Feld dafür.\n2. Beschreib ruhig und genau, was aus deiner Sicht passiert ist, in höchstens 2000 Zeichen.\n3. Lies alles noch einmal, bevor du es abschickst.\n\nEin Mensch liest deinen Einspruch. Eine befristete Sperre endet von selbst.",
    },
    contact: {
      title: "Ein Problem melden",
      keywords: "Kontakt, Support, Fehler, kaputt, Hilfe, Impressum, schreiben, Bug",
      body: "Du findest hier keine Antwort, oder etwas ist kaputt? Schreib uns an die Adresse, die im Impressum steht. Du erreichst es unten auf jeder öffentlichen Seite.\n\nSo können wir dir schnell helfen:\n\n- Was wolltest du tun, und was ist stattdessen passiert?\n- Auf welcher Seite, mit welchem Gerät und welchem Browser?\n- Steht in der Fehlermeldung eine Nummer, schick sie mit.\n\nSchreib uns nie dein Passwort und keine Codes. Wir fragen auch nicht danach. Hilft „Neu laden“ schon, freuen wir uns trotzdem über eine kurze Nachricht.",
    },
  },
} as const;
