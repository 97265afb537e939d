/**
 * Who runs this installation: imprint, terms and privacy policy are written with it. These are sample values; whoever
 * opens the site to the public puts their own here and sets `sample` to false, which takes the note away.
 */
export const operator = {
  sample: true,
  name: "Beispiel Kompagnon GmbH",
  street: "Musterstraße 1",
  city: "12345 Musterstadt",
  country: "Deutschland",
  represented: "Erika Musterfrau",
  email: "kontakt@kompagnon.example",
  phone: "+49 30 000000-00",
  register: "Amtsgericht Musterstadt, HRB 00000",
  vat: "DE000000000",
} as const;

/** The address on one line. */
export const operatorAddress = `${operator.street}, ${operator.city}, ${operator.country}`;

/** The terms in force (spec: public, section 9) and since when, as ISO dates. */
export const termsVersion = { version: "1.0", date: "2026-11-20" } as const;
/** The date of the privacy policy. */
export const privacyVersion = { version: "1.0", date: "2026-11-20" } as const;
