import type { ForeignObject, NamingRoute, World } from "#testing/foreign.ts";
import * as lists from "./test-lists.ts";

/** Every feature's objects. */
const FEATURES = Object.values(lists);

/** Routes of the contract that no feature above has: one that is left does not compile. */
type Forgotten = Exclude<NamingRoute, (typeof FEATURES)[number]["routes"][number]>;
const complete: [Forgotten] extends [never] ? typeof FEATURES : Forgotten = FEATURES;

/** A foreign object as the matrix sends it: which route it is of is no longer in its type. */
export type AnyObject = Pick<ForeignObject<NamingRoute>, "by" | "open" | "refusal"> & {
  params: Record<string, string>;
};
/** The routes that name an object, as their features list them. */
export const NAMING_ROUTES: readonly NamingRoute[] = complete.flatMap(({ routes }) => [...routes]);

/** Makes every feature's objects. */
export async function foreignObjects(world: World): Promise<ReadonlyMap<string, AnyObject>> {
  const objects = new Map<string, AnyObject>();
  for (const feature of complete)
    for (const [route, object] of Object.entries(await feature.prepare(world)))
      objects.set(route, object as AnyObject); // every entry is a foreign object
  return objects;
}
