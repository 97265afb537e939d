import { budgetOf } from "../model/budget.ts";
import type { Card } from "../model/card.ts";
import { dependenciesOf } from "../model/dependencies.ts";
import { CARD_KINDS, type CardKind, type EdgeKind, says } from "../model/kinds.ts";
import { listed } from "../model/order.ts";
import type { Plan } from "../model/plan.ts";

/** The texts of a plan on paper, in the language of the page. */
export type PaperWords = {
  readonly title: (card: Card) => string;
  readonly facts: (card: Card) => string[];
  readonly list: (parts: readonly string[]) => string;
  readonly owner: (id: string | null) => string | null;
  readonly amount: (cents: number) => string;
  /** The cards that one waits for. */
  readonly waitsOn: (awaited: readonly Card[]) => string[];
  /** A heading above all cards of a kind. */
  readonly kinds: (kind: CardKind) => string;
  readonly edge: (kind: EdgeKind) => string;
  readonly budget: (name: "card" | "planned" | "spent" | "left" | "total") => string;
  readonly money: string;
};

/** Escapes a member's text, so that its marks are not Markdown. */
const plain = (text: string): string =>
  text.replace(/([\\`*_{}[\]<>#|~])/g, "\\$1").replace(/^(\s*)([-+]|\d+[.)])(?=\s)/gm, "$1\\$2");
const line = (text: string): string => plain(text.replace(/\s+/g, " ").trim());

/** A plan as a text with headings, lists and a table. */
export function markdownOf(name: string, plan: Plan, words: PaperWords): string {
  const out = [`# ${line(name)}`, ""];
  const cards = listed(plan);
  const dependencies = dependenciesOf(plan);
  for (const kind of CARD_KINDS) {
    const own = cards.filter((card) => card.kind === kind);
    if (own.length === 0) continue;
    out.push(`## ${line(words.kinds(kind))}`, "");
    for (const card of own) {
      const box = card.status === "done" ? "[x] " : "[ ] ";
      const tick = says(kind, "status") ? box : "";
      const owner = words.owner(card.owner);
      const facts = [...words.facts(card), ...(owner === null ? [] : [owner])].map(line);
      out.push(`- ${tick}**${line(words.title(card))}**${facts.length > 0 ? ` (${words.list(facts)})` : ""}`);
      if (card.text.trim())
        out.push(
          ...plain(card.text.trim())
            .split("\n")
            .map((one) => `  ${one}`),
        );
      for (const awaited of words.waitsOn(dependencies.awaited.get(card.id) ?? []))
        out.push(`  - ${line(awaited)}`);
      for (const way of plan.edges.values()) {
        const to = way.from === card.id && way.kind !== "before" ? plan.cards.get(way.to) : undefined;
        if (to) out.push(`  - ${line(words.edge(way.kind))}: ${line(words.title(to))}`);
      }
    }
    out.push("");
  }
  const { rows, total } = budgetOf(plan.cards.values());
  if (rows.length > 0) {
    const row = (...cells: string[]) => `| ${cells.join(" | ")} |`;
    out.push(`## ${line(words.money)}`, "");
    out.push(row(...(["card", "planned", "spent", "left"] as const).map((one) => line(words.budget(one)))));
    out.push(row("---", "---:", "---:", "---:"));
    const sums = (of: typeof total) => [of.planned, of.spent, of.left].map(words.amount);
    for (const one of rows) out.push(row(line(words.title(one.card)), ...sums(one)));
    out.push(row(`**${line(words.budget("total"))}**`, ...sums(total)), "");
  }
  return out.join("\n");
}
