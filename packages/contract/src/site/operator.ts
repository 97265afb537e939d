import { TERMS_VERSION } from "../accounts/rules.ts";

/** A place elsewhere on the web. */
type Elsewhere = { network: string; url: string };
/** The role of a member of the team. */
export type TeamRole = "founder" | "product" | "engineering" | "design" | "community" | "support";
type Operator = {
  [fact in
    | "name"
    | "street"
    | "city"
    | "country"
    | "represented"
    | "email"
    | "phone"
    | "register"
    | "vat"]: string;
} & {
  sample: boolean;
  team: readonly { name: string; role: TeamRole; links: readonly Elsewhere[] }[];
  social: readonly Elsewhere[];
  community: string | null;
  credit: string;
  careersSince: string;
};

/**
 * The operator of this installation: imprint, terms and privacy policy contain it. These are sample values; an operator who opens
 * the site to the public puts their own here and sets `sample` to false, which removes the note.
 */
export const operator: Operator = {
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
  /** Who makes the product, with the places where they can be found. */
  team: [
    { name: "Erika Musterfrau", role: "founder", links: [] },
    { name: "Max Mustermann", role: "engineering", links: [] },
    { name: "Mia Muster", role: "product", links: [] },
    { name: "Ali Muster", role: "design", links: [] },
    { name: "Lea Muster", role: "community", links: [] },
    { name: "Jan Muster", role: "support", links: [] },
  ],
  /** Where the operator can be followed, and the chat in which members meet outside; none: nothing is shown. */
  social: [],
  community: null,
  /** Who looks after the project, in the footer. */
  credit: "Beispiel Projektleitung",
  /** Since when the team looks for people, as an ISO date. */
  careersSince: "2026-11-23",
};

/** The team's own openings (spec: public, section 2.5). */
export const CAREERS = ["researcher", "frontend", "manager"] as const;
/** Hours a week, of each of them. */
export const CAREER_HOURS = { from: 5, to: 25 } as const;

/** The address on one line. */
export const operatorAddress = `${operator.street}, ${operator.city}, ${operator.country}`;

/** The terms in force (spec: public, section 9) and since when, as ISO dates. */
export const termsVersion = { version: TERMS_VERSION, date: "2026-11-24" } as const;
/** The date of the privacy policy. */
export const privacyVersion = { version: "1.3", date: "2026-11-24" } as const;
