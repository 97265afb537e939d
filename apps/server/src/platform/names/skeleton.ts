import { CONFUSABLES } from "#platform/names/confusables.gen.ts";

const prototypes = new Map<string, string>();
for (const [prototype, lookalikes] of CONFUSABLES)
  for (const one of lookalikes) prototypes.set(one, prototype);

/** The skeleton of a text (Unicode Technical Standard #39, 4): two that look alike have the same. */
const skeleton = (text: string): string =>
  [...text.normalize("NFD")]
    .map((one) => prototypes.get(one) ?? one)
    .join("")
    .normalize("NFD");

/**
 * Names are compared by their visual skeleton before case folding, so that none imitates another. They are also compared by
 * case-folded text alone: ADMIN looks like ADMlN, admin does not.
 */
export const confusableForm = (name: string): string =>
  skeleton(skeleton(name.normalize("NFKC").replace(/\s+/gu, " ").trim()).toLowerCase());
