import type { GeneratedPlan } from "@kompagnon/contract/ai/plan.ts";
import type * as Y from "yjs";
import { dayIn } from "../begin/templates.ts";
import { addDependency } from "../model/dependencies.ts";
import { layOut } from "../model/layout.ts";
import { readPlan } from "../model/plan.ts";
import { addCards, changeCards, connect } from "../model/plan-doc.ts";

/** Writes a generated plan into an empty document and lays it out in the direction of reading. */
export function fillWith(
  doc: Y.Doc,
  { cards, ways }: GeneratedPlan,
  { rtl, today }: { rtl: boolean; today: Date },
): void {
  const ids = new Map(cards.map(({ key }) => [key, crypto.randomUUID() as string]));
  addCards(
    doc,
    cards.map(({ key, kind, title, text, start_day, due_day, cents, probability, impact }) => ({
      id: ids.get(key) ?? key,
      kind,
      title,
      text,
      x: 0,
      y: 0,
      ...(start_day !== null && { start: dayIn(start_day, today) }),
      ...(due_day !== null && { due: dayIn(due_day, today) }),
      ...(cents !== null && { planned: cents, spent: 0 }),
      ...(probability !== null && { probability }),
      ...(impact !== null && { impact }),
    })),
  );
  for (const { from, to, kind } of ways) {
    const first = ids.get(from) ?? "";
    const second = ids.get(to) ?? "";
    // A model may close a circle or let a note wait: of such cards one leads to the other.
    if (kind !== "before" || addDependency(doc, second, first) !== "added")
      connect(doc, first, second, kind === "before" ? "leads" : kind);
  }
  changeCards(doc, layOut(readPlan(doc), rtl));
}
