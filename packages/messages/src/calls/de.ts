/** The button that calls: all that a page shows of calls before there is one. */
export const pages = {
  call_name: "{{name}} anrufen",
} as const;

/** What a ring and a call show: fetched with the first one. */
export const overlay = {
  label: "Anruf mit {{name}}",
  accept: "Annehmen",
  decline: "Ablehnen",
  hang_up: "Auflegen",
  mute: "Mikrofon ausschalten",
  unmute: "Mikrofon einschalten",
  devices: "Geräte wählen",
  microphone: "Mikrofon",
  speaker: "Lautsprecher",
  device: "Gerät {{number}}",
  device_failed: "Dieses Gerät ließ sich nicht nutzen.",
  devices_allow: "Erlaube deinem Browser zuerst das Mikrofon. Dann kannst du hier wählen.",
  camera: "Kamera",
  camera_on: "Kamera einschalten",
  camera_off: "Kamera ausschalten",
  screen_on: "Bildschirm zeigen",
  screen_off: "Bildschirm nicht mehr zeigen",
  accept_camera: "Mit Kamera",
  blur: "Hintergrund weichzeichnen",
  picture_of: "Kamera: {{name}}",
  screen_of: "Bildschirm: {{name}}",
  own_picture: "Deine Kamera",
  sharing: "Du zeigst deinen Bildschirm.",
  paused: "Deine Kamera pausiert, damit der Ton gut bleibt.",
  paused_there: "Das Bild pausiert, damit der Ton gut bleibt.",
  muted_there: "Auf der anderen Seite ist das Mikrofon aus",
  float: "Bild im Bild",
  full_size: "Großes Bild",
  normal_size: "Kleines Bild",
  collapse: "Verkleinern",
  expand: "Vergrößern",
  close: "Schließen",
  call_again: "Noch einmal anrufen",
  call_back: "Zurückrufen",
  write: "Schreiben",
  notice_title: "{{name}} ruft an",
  notice_text: "Hier tippen, um den Anruf zu sehen.",
  status: {
    incoming: "ruft dich an",
    asking: "Erlaube dein Mikrofon, dann geht es los …",
    outgoing: "Es klingelt …",
    connecting: "Verbindung wird aufgebaut …",
    connected: "Verbunden",
    reconnecting: "Verbindung unterbrochen, wird wiederhergestellt …",
    muted: "Dein Mikrofon ist aus",
    in_call: "Anruf",
    ended: "Anruf beendet",
    missed: "Verpasster Anruf",
    unanswered: "Niemand hat abgenommen",
    declined: "Der Anruf wurde abgelehnt",
    busy: "Gerade besetzt. Jemand von euch telefoniert schon.",
  },
  quality: {
    good: "Gute Verbindung",
    fair: "Mäßige Verbindung",
    poor: "Schlechte Verbindung",
  },
  camera_failed: {
    denied:
      "Dein Browser darf die Kamera nicht nutzen. Erlaube sie neben der Adresse der Seite und versuch es noch einmal.",
    missing: "Wir finden keine Kamera. Schließ eine an und versuch es noch einmal.",
    taken: "Deine Kamera lässt sich nicht einschalten. Vielleicht nutzt sie gerade ein anderes Programm.",
  },
  failed: {
    denied:
      "Dein Browser darf das Mikrofon nicht nutzen. Erlaube es neben der Adresse der Seite und versuch es noch einmal.",
    missing: "Wir finden kein Mikrofon. Schließ eins an und versuch es noch einmal.",
    taken: "Dein Mikrofon lässt sich nicht einschalten. Vielleicht nutzt es gerade ein anderes Programm.",
    unsupported:
      "Mit diesem Browser kannst du nicht telefonieren. Nimm einen neueren und eine sichere Verbindung (https).",
    other_tab: "Du telefonierst schon in einem anderen Tab.",
    refused: "Der Anruf hat nicht geklappt. Versuch es noch einmal.",
    offline: "Wir erreichen den Server nicht. Prüfe deine Verbindung und versuch es noch einmal.",
    no_way: "Zwischen euch kam keine Verbindung zustande. Oft hilft ein anderes Netz.",
    lost: "Die Verbindung ist abgebrochen.",
  },
} as const;

/** Codes that the endpoints answer with. */
export const errors = {
  busy: "Diese Person telefoniert gerade.",
  cannot_call: "Hier kannst du nicht anrufen.",
  call_over: "Dieser Anruf ist vorbei.",
  taken_elsewhere: "Du hast den Anruf schon auf einem anderen Gerät angenommen.",
} as const;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  call_missed: {
    name: "Verpasster Anruf",
    title_one: "{{count}} verpasster Anruf von {{name}}",
    title_other: "{{count}} verpasste Anrufe von {{name}}",
    text: "Tippe hier, um zurückzurufen oder zu schreiben.",
    line_one: "{{count}} verpasster Anruf von {{name}}",
    line_other: "{{count}} verpasste Anrufe von {{name}}",
  },
} as const;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  calls: {
    title: "Anrufe",
    keywords:
      "telefonieren, Telefon, anrufen, Sprachanruf, Mikrofon, Lautsprecher, Headset, klingeln, verpasster Anruf, auflegen, stumm, Kamera, Video, Videoanruf, Bildschirm teilen, Bild im Bild",
    body: "Mit allen, mit denen du einen Chat hast, kannst du auch sprechen. Das kostet nichts.\n\n1. Öffne den Chat und tippe oben auf das Telefon.\n2. Erlaube deinem Browser das Mikrofon.\n3. Warte, bis jemand abnimmt. Nach 45 Sekunden gilt der Anruf als verpasst.\n\nRuft dich jemand an, klingelt es überall, wo du angemeldet bist. Nimmst du auf einem Gerät an, verstummen die anderen. Während des Gesprächs kannst du:\n\n- dein Mikrofon ausschalten\n- deine Kamera oder deinen Bildschirm zeigen und beides wieder ausschalten\n- Mikrofon, Kamera und Lautsprecher wechseln\n- das Fenster verkleinern und weiterarbeiten\n\nEin Anruf beginnt immer nur mit Ton. Wird die Leitung schlecht, geht der Ton vor: Das Bild wird erst kleiner und pausiert dann.\n\nWas aus einem Anruf wurde, steht danach im Chat. Hörst du nichts, prüfe das Gerät und die Anzeige für die Verbindung. Lädst du die Seite neu, ist der Anruf beendet.",
  },
} as const;
