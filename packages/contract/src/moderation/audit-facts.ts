import { FACTOR_RESET_STATES } from "../accounts/rules.ts";
import { MEMBER_SORTS } from "../admin/rules.ts";
import { ANNOUNCEMENT_AUDIENCES, ANNOUNCEMENT_KINDS, ANNOUNCEMENT_STATES } from "../announcements/rules.ts";
import { CONTACT_STATES, CONTACT_TOPICS } from "../contact/rules.ts";
import { HOLD_REASONS, PAYOUT_STATES } from "../invites/rules.ts";

/**
 * What entries of the audit log say about a staff action, by the kind of value; a list holds the words that a fact may be. The web
 * app has a name for every fact and every word (`moderation/audit` of the catalogues), so a new one does not compile without.
 */
export const AUDIT_FACTS = {
  audience: ANNOUNCEMENT_AUDIENCES,
  banned: "flag",
  case: "text",
  cents: "money",
  declaration: "text",
  devices: "number",
  end: "time",
  found: "number",
  from: "time",
  held: HOLD_REASONS,
  invitee: "member",
  kind: ANNOUNCEMENT_KINDS,
  languages: "languages",
  level: "number",
  log: ["audit"],
  member: "member",
  number: "text",
  open: "flag",
  order: "text",
  payment: "text",
  payout: "text",
  premium: "flag",
  refunded: "flag",
  released: "flag",
  second_factor: "flag",
  sort: MEMBER_SORTS,
  state: [...CONTACT_STATES, ...PAYOUT_STATES, ...FACTOR_RESET_STATES, ...ANNOUNCEMENT_STATES],
  topic: CONTACT_TOPICS,
  transferred: "flag",
  until: "time",
  when: ["now", "paid_until"],
} as const satisfies Readonly<
  Record<string, "flag" | "number" | "money" | "time" | "text" | "member" | "languages" | readonly string[]>
>;
export type AuditFact = keyof typeof AUDIT_FACTS;

type ValueOf<Kind> = Kind extends readonly (infer Word)[]
  ? Word
  : Kind extends "flag"
    ? boolean
    : Kind extends "number" | "money"
      ? number
      : string;
/** Facts as they are written: times as ISO strings, languages by their codes with spaces between. */
export type StaffFacts = { [Fact in AuditFact]?: ValueOf<(typeof AUDIT_FACTS)[Fact]> | null };
