/** Mails: subject, heading, body and button of each. */
export const messages = {
  footer: {
    why: "Du bekommst diese Mail, weil jemand mit dieser Adresse ein Konto bei {{app}} angelegt hat.",
    ignore: "Warst du das nicht? Dann musst du nichts tun.",
  },
  confirm_email: {
    subject: "Bestätige deine E-Mail-Adresse",
    heading: "Schön, dass du da bist!",
    body: "Bestätige kurz, dass diese Adresse dir gehört. So kommst du immer wieder in dein Konto, und andere wissen, dass es dich gibt.\n\nDer Link ist 24 Stunden gültig und funktioniert einmal.",
    button: "Adresse bestätigen",
  },
} as const;
