/** What has to come after others, by their names. */
type After = { readonly after: readonly string[] };

/**
 * Each after those it names, otherwise as they stand. `what` names them in the errors: for one that waits for something
 * that is not there, and for those that wait for one another.
 */
export function inOrderOf<T extends After>(what: string, steps: ReadonlyMap<string, T>): T[] {
  const ordered = new Map<string, T>();
  const add = (name: string, waiting: readonly string[]): void => {
    if (ordered.has(name)) return;
    if (waiting.includes(name))
      throw new Error(`${what} goes in a circle: ${[...waiting, name].join(" → ")}`);
    const step = steps.get(name);
    if (!step) throw new Error(`${what} of ${waiting.at(-1)} comes after ${name}, which has none`);
    for (const before of step.after) add(before, [...waiting, name]);
    ordered.set(name, step);
  };
  for (const name of steps.keys()) add(name, []);
  return [...ordered.values()];
}
