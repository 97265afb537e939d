import type pg from "pg";
import type { Bot } from "./bot.ts";

/** Asks the database, past the product. */
export type Ask = <R extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<R[]>;

/** One thing that the product offers: what members do there, and what must be true of it afterwards. */
export type Area = {
  /** Each performs one action; actions that are listed more often are performed more often. */
  actions: readonly ((bot: Bot) => Promise<void>)[];
  /** Holds what is stored, counted and delivered against the members' notes; answers what is wrong. */
  verify: (ask: Ask) => Promise<string[]>;
};

/** Compares two lists in any order, and reports the number of differences. */
export function differences(what: string, found: readonly string[], noted: readonly string[]): string[] {
  const count = new Map<string, number>();
  for (const one of found) count.set(one, (count.get(one) ?? 0) + 1);
  for (const one of noted) count.set(one, (count.get(one) ?? 0) - 1);
  const off = [...count.values()];
  const more = off.filter((by) => by > 0).length;
  const missing = off.filter((by) => by < 0).length;
  return more + missing === 0 ? [] : [`${what}: ${missing} missing, ${more} unknown or twice`];
}
