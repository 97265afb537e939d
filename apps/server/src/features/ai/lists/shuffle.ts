import { randomInt } from "node:crypto";

/** The same in another order. */
export function shuffled<T>(all: readonly T[]): T[] {
  const list = [...all];
  for (let at = list.length - 1; at > 0; at--) {
    const other = randomInt(at + 1);
    const one = list[at] as T;
    const two = list[other] as T; // both are within the list
    list[at] = two;
    list[other] = one;
  }
  return list;
}
