import { expect, test } from "vitest";
import { type Card, readCard } from "../model/card.ts";
import { markdownOf, type PaperWords } from "./markdown.ts";

const card = (id: string, values: Partial<Card>): Card => readCard(id, (name) => values[name as keyof Card]);
const words: PaperWords = {
  title: ({ title }) => title,
  facts: ({ due }) => (due ? [`bis ${due}`] : []),
  list: (parts) => parts.join(", "),
  owner: (id) => (id ? "Lena" : null),
  amount: (cents) => `${cents / 100} €`,
  waitsOn: (awaited) =>
    awaited.length > 0 ? [`wartet auf ${awaited.map(({ title }) => title).join(", ")}`] : [],
  kinds: (kind) => `${kind}s`,
  edge: (kind) => kind,
  budget: (name) => name,
  money: "Budget",
};

test("a plan as text: what people wrote stays what they wrote", () => {
  const cards = [
    card("a", {
      kind: "task",
      title: "# kein *Titel*",
      text: "- keine Liste\n<b>",
      due: "2027-01-02",
      owner: "l",
    }),
    card("b", { kind: "budget", title: "Werbung | Anzeigen", planned: 10_000, spent: 2500, x: 500 }),
  ];
  const plan = {
    cards: new Map(cards.map((one) => [one.id, one])),
    edges: new Map([["e", { id: "e", from: "a", to: "b", kind: "blocks" as const }]]),
  };
  expect(markdownOf("Plan [1]", plan, words)).toBe(
    [
      "# Plan \\[1\\]",
      "",
      "## tasks",
      "",
      "- [ ] **\\# kein \\*Titel\\*** (bis 2027-01-02, Lena)",
      "  \\- keine Liste",
      "  \\<b\\>",
      "  - blocks: Werbung \\| Anzeigen",
      "",
      "## budgets",
      "",
      "- **Werbung \\| Anzeigen**",
      "",
      "## Budget",
      "",
      "| card | planned | spent | left |",
      "| --- | ---: | ---: | ---: |",
      "| Werbung \\| Anzeigen | 100 € | 25 € | 75 € |",
      "| **total** | 100 € | 25 € | 75 € |",
      "",
    ].join("\n"),
  );
});

test("a plan as text: a card names what it waits for", () => {
  const cards = [
    card("a", { kind: "task", title: "Anmelden" }),
    card("b", { kind: "milestone", title: "Offen" }),
  ];
  const plan = {
    cards: new Map(cards.map((one) => [one.id, one])),
    edges: new Map([["e", { id: "e", from: "a", to: "b", kind: "before" as const }]]),
  };
  const text = markdownOf("Plan", plan, words);
  expect(text).toContain("- [ ] **Anmelden**\n\n");
  expect(text).toContain("- [ ] **Offen**\n  - wartet auf Anmelden\n");
});
