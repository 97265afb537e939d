import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** A place in a built file, as Node writes it into a stack. */
const PLACE = /(file:\/\/[^\s()]+\.mjs):(\d+):\d+/;
const maps = new Map<string, SourceMap | null>();

/** The map beside a built file, read when an error first names it. */
function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  let map: SourceMap | null = null;
  try {
    map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, "utf8")));
  } catch {
    // An older build's, gone by now: its own lines are told then.
  }
  maps.set(file, map);
  return map;
}

/** One line of a stack with its place in the sources. */
const inSources = (line: string): string =>
  line.replace(PLACE, (place, url: string, n: string) => {
    const file = fileURLToPath(url);
    const at = mapOf(file)?.findEntry(Number(n) - 1, Number.MAX_SAFE_INTEGER);
    if (!at || !("originalSource" in at)) return place;
    return `${path.resolve(path.dirname(file), at.originalSource)}:${at.originalLine + 1}`;
  });

/**
 * Errors of a built server tell their places in the sources from now on. Node's own way (`--enable-source-maps`) reads and
 * measures every file at every start; here nothing is read before somebody looks at a stack.
 */
export function mapStacks(): void {
  Error.prepareStackTrace = (error, sites) =>
    [Error.prototype.toString.call(error), ...sites.map((site) => `    at ${inSources(String(site))}`)].join(
      "\n",
    );
}
