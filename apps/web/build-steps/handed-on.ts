import { readFile } from "node:fs/promises";
import path from "node:path";

/** A file that only re-exports from another file. `names` maps its export names to those of the other file. */
export type HandedOn = { from: string; names: ReadonlyMap<string, string> };

const HANDS_ON = /^export\{([^}]+)\}from"\.\/([^"]+)";?\s*$/;
const CALLS = /^import\{(\S+) as (\S+)\}from"\.\/([^"]+)";\2\(\);?\s*$/;
/** The export name for a file that only calls what another file exports. */
const CALL = "()";

/** The re-exports or the call of a file; null if it has code of its own. */
export function handedOn(code: string): HandedOn | null {
  const [, called, , calledFrom] = CALLS.exec(code) ?? [];
  if (called && calledFrom) return { from: `/assets/${calledFrom}`, names: new Map([[CALL, called]]) };
  const [, list, from] = HANDS_ON.exec(code) ?? [];
  if (!list || !from) return null;
  const names = list.split(",").map((one) => {
    const [inner = "", name = inner] = one.trim().split(" as ");
    return [name, inner] as const;
  });
  return { from: `/assets/${from}`, names: new Map(names) };
}

/** Finds the files that only re-export from other files. */
export async function readHandedOn(folder: string, files: readonly string[]): Promise<HandingOn> {
  const all = await Promise.all(
    [...new Set(files)].map(
      async (file) => [file, handedOn(await readFile(path.join(folder, file), "utf8"))] as const,
    ),
  );
  return new Map(all.flatMap(([file, on]) => (on ? [[file, on] as const] : [])));
}

/** The re-exporting files, by their addresses. */
export type HandingOn = ReadonlyMap<string, HandedOn>;
/** A frame around a page: its name, and its file. */
export type Frame = { id: string; module: string };

/** Writes code that builds the exports of a re-exporting file as an object called `name`. */
function spoken({ from, names }: HandedOn, name: string): string {
  const list = [...names];
  const imports = list.map(([outer, inner]) => `${inner} as ${name}_${outer}`);
  const fields = list.map(([outer]) => `${outer}:${name}_${outer}`);
  return `import{${imports.join()}}from"${from}";const ${name}={${fields.join()}};`;
}

/**
 * A page's document in which its script takes from the files that hold it what frames and the first script would only have
 * handed on: a request less for each. The router finds the frames loaded and never asks for them.
 */
export function straight(document: string, frames: readonly Frame[], handing: HandingOn): string {
  return document
    .replace(/import \* as (route\d+) from "([^"]+)";/g, (whole, name: string, file: string) => {
      const handed = handing.get(file);
      return handed ? spoken(handed, name) : whole;
    })
    .replace(/window\.__reactRouterRouteModules = \{([^}]*)\};/, (_, list: string) => {
      const missing = frames.flatMap(({ id, module }) => {
        const handed = handing.get(module);
        return handed && !list.includes(`${JSON.stringify(id)}:`) ? [{ id, handed }] : [];
      });
      const more = missing.map(({ id }, index) => `${JSON.stringify(id)}:frame${index}`);
      const all = [list, ...more].filter(Boolean).join();
      return `${missing.map(({ handed }, index) => spoken(handed, `frame${index}`)).join("")}window.__reactRouterRouteModules = {${all}};`;
    })
    .replace(/import\("([^"]+)"\)/g, (whole, file: string) => {
      const handed = handing.get(file);
      return handed ? `import{${handed.names.get(CALL)} as begin}from"${handed.from}";begin()` : whole;
    });
}

/**
 * What the router knows of all pages, without what this page already has: re-exporting files whose source it holds, and the files
 * of the first script, which every page loads. It is inlined in every document.
 */
export function known<T extends KnownPages>(manifest: T, frames: readonly Frame[], handing: HandingOn): T {
  const entry = handing.get(manifest.entry.module)?.from ?? manifest.entry.module;
  const here = new Set([entry, ...manifest.entry.imports]);
  const styles = new Set(manifest.entry.css);
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).map(([id, route]) => {
      const handed = frames.some((frame) => frame.id === id) ? handing.get(route.module) : undefined;
      const lean = {
        ...route,
        module: handed?.from ?? route.module,
        imports: [...new Set(route.imports)].filter((file) => !here.has(file)),
        // React draws the outermost frame's styles; those that are the same again change nothing.
        css: route.parentId === undefined ? route.css : route.css.filter((file) => !styles.has(file)),
      };
      return [id, lean];
    }),
  );
  const first = { ...manifest.entry, module: entry, imports: [...new Set(manifest.entry.imports)] };
  // The router requests the file at this address again in addition to drawing: it gets one that exists.
  return { ...manifest, entry: first, routes, url: entry };
}
type Files = { imports: string[]; css: string[] };
type KnownPages = {
  entry: { module: string } & Files;
  routes: Record<string, Frame & Files & { parentId?: string }>;
  url: string;
};
