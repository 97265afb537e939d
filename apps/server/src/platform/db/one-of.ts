/** A text that a function of the database answered, as one of those it may answer. Throws on any other. */
export function oneOf<const T extends string>(allowed: readonly T[], text: string | null | undefined): T {
  const found = allowed.find((one) => one === text);
  if (found === undefined)
    throw new Error(`the database answered ${text}, which is none of ${allowed.join(", ")}`);
  return found;
}
