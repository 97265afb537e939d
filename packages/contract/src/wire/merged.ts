type Intersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void
  ? I
  : never;
type Flat<T> = { [K in keyof T]: T[K] };
/** What the parts of several features are together, by one of their keys. */
export type Merged<T, Key extends string> = Flat<
  Intersection<{ [F in keyof T]: T[F] extends { readonly [K in Key]: infer Part } ? Part : never }[keyof T]>
>;

/** Puts one part of every feature into one object; a key that two features share is a mistake and refused. */
export function merged<T extends Record<string, Record<Key, object>>, Key extends string>(
  features: T,
  key: Key,
): Merged<T, Key> {
  const all: Record<string, unknown> = {};
  for (const [feature, parts] of Object.entries(features))
    for (const [name, value] of Object.entries(parts[key])) {
      if (Object.hasOwn(all, name)) throw new Error(`${feature} repeats ${name}`);
      all[name] = value;
    }
  return all as Merged<T, Key>; // copied part by part
}
