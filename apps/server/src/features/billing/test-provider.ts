import type { Tx } from "#platform/db/database.ts";
import type { Dispute, LocalObject } from "#platform/payments/local/objects.ts";
import { ownerOf } from "#platform/payments/local/objects.ts";
import type { LocalProvider } from "#platform/payments/local/provider.ts";

type Row = { nth: number; object: LocalObject };
type Answer = { status: string; body: unknown };

/** Keeps the objects of the local provider in memory: its transactions and locks are half of all statements of a history. */
export class ProviderMemory {
  readonly #rows = new Map<string, Row>();
  readonly #answers = new Map<string, Answer>();
  #last = 0;

  constructor(provider: LocalProvider) {
    const tx = { query: this.#query } as unknown as Tx; // all that the provider asks of it
    provider.run = (act) => act(tx);
  }

  /** The statements of `platform/payments/queries.ts`, by their names. */
  readonly #query = async ({ name }: { name: string }, values: readonly unknown[] = []) => {
    const [first, second] = values;
    const rows = this.#answer(name, String(first), second, values);
    return { rows: structuredClone(rows), rowCount: rows.length };
  };

  #answer(name: string, first: string, second: unknown, values: readonly unknown[]): readonly unknown[] {
    switch (name) {
      case "payments_lock":
        return [];
      case "payments_save": {
        const object = structuredClone(values[3]) as LocalObject; // what saveObject passes
        const known = this.#rows.get(first);
        this.#last += 1;
        this.#rows.set(first, { nth: known?.nth ?? this.#last, object });
        return [];
      }
      case "payments_find":
        return [this.#rows.get(first)].filter((row) => row !== undefined);
      case "payments_list":
        return [...this.#rows.values()]
          .filter(({ object }) => object.object === first && (second === null || ownerOf(object) === second))
          .reverse();
      case "payments_list_by_invoice":
        return [...this.#rows.values()].filter(
          ({ object }) => object.object === "invoice_payment" && object.invoice === first,
        );
      case "payments_find_answer":
        return [this.#answers.get(first)].filter((answer) => answer !== undefined);
      case "payments_save_answer":
        this.#answers.set(first, { status: String(second), body: structuredClone(values[2]) });
        return [];
      default:
        throw new Error(`the provider's memory does not know ${name}`);
    }
  }

  /** The payments and subscriptions of a customer that were made since a place, and the place behind them. */
  madeSince(customer: string | null, place: number): { ids: string[]; place: number } {
    const rows = [...this.#rows.values()].filter(
      ({ nth, object }) =>
        nth > place &&
        (object.object === "payment_intent" || object.object === "subscription") &&
        object.customer === customer,
    );
    return { ids: rows.map(({ object }) => object.id), place: rows.at(-1)?.nth ?? place };
  }

  disputeOf(payment: string): Dispute | null {
    for (const { object } of this.#rows.values())
      if (object.object === "dispute" && object.payment_intent === payment) return object;
    return null;
  }

  /** Forgets all but who its customers are. */
  forget(): void {
    for (const [id, { object }] of this.#rows) if (object.object !== "customer") this.#rows.delete(id);
    this.#answers.clear();
  }
}
