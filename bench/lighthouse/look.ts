import lighthouse, { type Result } from "lighthouse";

/** A page that is to be judged. */
export type Asked = {
  url: string;
  /** Where the browser listens to Lighthouse. */
  port: number;
  language: string;
  categories: readonly string[];
  /** How often; the visit with the middle sum of scores counts. */
  runs: number;
};
/** What Lighthouse said: scores from 0 to 100 in the order of the categories, times in ms, and what was found wrong. */
export type Seen = {
  scores: number[];
  lcp: number;
  tbt: number;
  cls: number;
  failed: { id: string; title: string; where: string[] }[];
};

/** Maximum number of places named per finding. */
const PLACES = 4;

const numberOf = ({ audits }: Result, id: string): number => audits[id]?.numericValue ?? 0;
const sumOf = ({ scores }: Seen): number => scores.reduce((sum, score) => sum + score, 0);

/** The places that a check names: an element of the page, an address, or a message of the browser's console. */
function placesOf(details: unknown): string[] {
  const items = (details as { items?: unknown })?.items; // every table of Lighthouse has them
  if (!Array.isArray(items)) return [];
  return items.slice(0, PLACES).flatMap((item: Record<string, unknown>) => {
    const node = item["node"] as { snippet?: string; explanation?: string } | undefined; // Lighthouse's own format
    const shown = node?.snippet ?? item["description"] ?? item["url"] ?? item["source"] ?? item["label"];
    const why = node?.explanation?.replaceAll("\n", " ") ?? "";
    return typeof shown === "string" ? [`${shown} ${why}`.trim()] : [];
  });
}

/** Checks that count for a score and did not hold. */
function failedOf({ categories, audits }: Result): Seen["failed"] {
  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
  return counted
    .filter(({ weight, id }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => ({
      id,
      title: `${audits[id]?.title ?? ""} ${audits[id]?.displayValue ?? ""}`.trim(),
      where: placesOf(audits[id]?.details),
    }));
}

async function once({ url, port, language, categories }: Asked): Promise<Seen> {
  const run = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "error",
    onlyCategories: [...categories],
    // The report itself stays English; the page is requested in this language.
    extraHeaders: { "accept-language": language },
  });
  if (!run) throw new Error(`Lighthouse had nothing to say about ${url}`);
  const { lhr } = run;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return {
    scores: categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
    lcp: numberOf(lhr, "largest-contentful-paint"),
    tbt: numberOf(lhr, "total-blocking-time"),
    cls: numberOf(lhr, "cumulative-layout-shift"),
    failed: failedOf(lhr),
  };
}

/** Lets Lighthouse look at a page as a phone of middling speed. */
export async function look(asked: Asked): Promise<Seen> {
  const seen: Seen[] = [];
  for (let run = 0; run < asked.runs; run += 1) seen.push(await once(asked));
  seen.sort((one, other) => sumOf(one) - sumOf(other));
  const middle = seen[Math.floor(seen.length / 2)];
  if (!middle) throw new Error("At least one visit is needed.");
  return middle;
}
