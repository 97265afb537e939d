/** The tools that take premium, by how their addresses begin. */
const TOOLS = [
  ["ai", /^\/dashboard\/ai(?:[/?#]|$)/],
  ["plan", /^\/dashboard\/resources\/(?:plan|ki-plan-generator)(?:[/?#]|$)/],
  ["presentation", /^\/dashboard\/resources\/presentations(?:[/?#]|$)/],
] as const;
/** A tool that takes premium. */
export type AskedFor = (typeof TOOLS)[number][0];

/** The tool at an address of the dashboard; null where there is none that takes premium. */
export const askedFor = (address: string): AskedFor | null =>
  TOOLS.find(([, pattern]) => pattern.test(address))?.[0] ?? null;
