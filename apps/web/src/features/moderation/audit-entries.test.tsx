import { AUDIT_FACTS } from "@kompagnon/contract/moderation/audit-facts.ts";
import type { AuditEntry, AuditFacts } from "@kompagnon/contract/moderation/model.ts";
import { AUDIT_ACTIONS, type AuditAction } from "@kompagnon/contract/moderation/rules.ts";
import { REJECTION_REASONS, SIDES } from "@kompagnon/contract/verification/rules.ts";
import { LANGUAGES } from "@kompagnon/contract/wire/model.ts";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInApp } from "../../testing/render.tsx";
import { AuditEntries } from "./audit-entries.tsx";

const ID = "0199a1b2-0000-7000-8000-000000000009";
let made = 0;
const anEntry = (action: AuditAction, more: Partial<AuditEntry> = {}): AuditEntry => {
  made += 1;
  return {
    id: `0199a1b2-0000-7000-8000-${String(made).padStart(12, "0")}`,
    at: "2026-11-27T09:00:00.000Z",
    actor: null,
    action,
    kind: null,
    subject_id: null,
    subject: null,
    case_id: null,
    reason: "",
    before: null,
    after: null,
    ...more,
  };
};

/** Every value that a fact may have. */
const valuesOf = (kind: (typeof AUDIT_FACTS)[keyof typeof AUDIT_FACTS]): AuditFacts[string][] => {
  if (typeof kind !== "string") return [...kind];
  if (kind === "flag") return [true, false, null];
  if (kind === "number" || kind === "money") return [1_999];
  if (kind === "time") return ["2026-11-27T09:00:00.000Z"];
  if (kind === "languages") return ["de en"];
  return [kind === "member" ? ID : "B-2026-XYZ"];
};
const everyFact = Object.entries(AUDIT_FACTS).flatMap(([name, kind]) =>
  valuesOf(kind).map((value) =>
    anEntry("billing.resolved", { before: { [name]: null }, after: { [name]: value } }),
  ),
);
const words = Object.values(AUDIT_FACTS).flatMap((kind) => (typeof kind === "string" ? [] : kind));
/** Identifiers of ours: names of facts, words with an underscore, and values of programs. */
const RAW = new RegExp(
  `(^|[^\\p{L}])(${[...Object.keys(AUDIT_FACTS).filter((name) => name.includes("_")), ...words.filter((word) => word.includes("_")), "true", "false", "null", "undefined"].join("|")})(?![\\p{L}])|\\w+\\.\\w+_\\w+`,
  "u",
);

test.each(LANGUAGES)(
  "audit entries in %s: no identifier of a fact, word or action is shown",
  async (language) => {
    await renderInApp(
      <AuditEntries
        entries={[
          ...AUDIT_ACTIONS.map((action) => anEntry(action)),
          ...everyFact,
          ...SIDES.map((reason) => anEntry("verification.viewed", { reason })),
          ...REJECTION_REASONS.map((reason) => anEntry("verification.rejected", { reason })),
        ]}
      />,
      { language },
    );
    const lines = [...document.querySelectorAll("li")].map((line) => line.textContent ?? "");
    expect(lines.length).toBeGreaterThan(AUDIT_ACTIONS.length + everyFact.length);
    expect(lines.filter((line) => RAW.test(line))).toEqual([]);
  },
);

test("audit entries: words of ours are German words, before and after", async () => {
  await renderInApp(
    <AuditEntries
      entries={[
        anEntry("billing.resolved", { before: { open: true }, after: { open: false, refunded: true } }),
        anEntry("contact.closed", { before: { state: "open" }, after: { state: "closed", topic: "press" } }),
        anEntry("payout.paid", {
          before: { state: "approved", cents: 2500 },
          after: { state: "paid", cents: 2500 },
        }),
        anEntry("verification.viewed", { reason: "selfie" }),
      ]}
    />,
  );
  expect(screen.getByText(/^Offen:/)).toHaveTextContent("Offen: Ja → jetzt Nein");
  expect(screen.getByText(/^Geld zurückgegeben/)).toHaveTextContent("Ja");
  expect(screen.getAllByText(/^Stand/)[0]).toHaveTextContent("Stand: Offen → jetzt Geschlossen");
  expect(screen.getByText(/^Thema/)).toHaveTextContent("Thema: Presse");
  expect(screen.getByText(/^Betrag/)).toHaveTextContent(/Betrag: 25,00\s€/);
  expect(screen.getByText("Selfie")).toBeVisible();
});

test("audit entries: a fact that is not known any more is named as another detail", async () => {
  await renderInApp(
    <AuditEntries entries={[anEntry("member.level", { after: { long_gone: "x", state: "long_gone" } })]} />,
  );
  expect(document.body.textContent).not.toContain("long_gone");
});
