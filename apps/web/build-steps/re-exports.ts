import { readFile } from "node:fs/promises";
import path from "node:path";

/** A file that only re-exports from another file. `names` maps its export names to those of the other file. */
export type ReExport = { from: string; names: ReadonlyMap<string, string> };

const RE_EXPORT = /^export\{([^}]+)\}from"\.\/([^"]+)";?\s*$/;
const CALL_ONLY = /^import\{(\S+) as (\S+)\}from"\.\/([^"]+)";\2\(\);?\s*$/;
/** The export name for a file that only calls what another file exports. */
const CALL = "()";

/** The re-exports or the call of a file; null if it has code of its own. */
export function parseReExport(code: string): ReExport | null {
  const [, called, , calledFrom] = CALL_ONLY.exec(code) ?? [];
  if (called && calledFrom) return { from: `/assets/${calledFrom}`, names: new Map([[CALL, called]]) };
  const [, list, from] = RE_EXPORT.exec(code) ?? [];
  if (!list || !from) return null;
  const names = list.split(",").map((one) => {
    const [inner = "", name = inner] = one.trim().split(" as ");
    return [name, inner] as const;
  });
  return { from: `/assets/${from}`, names: new Map(names) };
}

/** Finds the files that only re-export from other files. */
export async function readReExports(folder: string, files: readonly string[]): Promise<ReExports> {
  const all = await Promise.all(
    [...new Set(files)].map(
      async (file) => [file, parseReExport(await readFile(path.join(folder, file), "utf8"))] as const,
    ),
  );
  return new Map(all.flatMap(([file, on]) => (on ? [[file, on] as const] : [])));
}

/** The re-exporting files, by their addresses. */
export type ReExports = ReadonlyMap<string, ReExport>;
/** A frame around a page: its name, and its file. */
export type Frame = { id: string; module: string };

/** Writes code that builds the exports of a re-exporting file as an object called `name`. */
function importStatement({ from, names }: ReExport, name: string): string {
  const list = [...names];
  const imports = list.map(([outer, inner]) => `${inner} as ${name}_${outer}`);
  const fields = list.map(([outer]) => `${outer}:${name}_${outer}`);
  return `import{${imports.join()}}from"${from}";const ${name}={${fields.join()}};`;
}

/**
 * A page's document in which its script takes from the files that hold it what frames and the first script would only have
 * handed on: a request less for each. The router finds the frames loaded and never asks for them.
 */
export function resolveReExports(document: string, frames: readonly Frame[], reExports: ReExports): string {
  return document
    .replace(/import \* as (route\d+) from "([^"]+)";/g, (whole, name: string, file: string) => {
      const reExport = reExports.get(file);
      return reExport ? importStatement(reExport, name) : whole;
    })
    .replace(/window\.__reactRouterRouteModules = \{([^}]*)\};/, (_, list: string) => {
      const missing = frames.flatMap(({ id, module }) => {
        const reExport = reExports.get(module);
        return reExport && !list.includes(`${JSON.stringify(id)}:`) ? [{ id, reExport }] : [];
      });
      const more = missing.map(({ id }, index) => `${JSON.stringify(id)}:frame${index}`);
      const all = [list, ...more].filter(Boolean).join();
      return `${missing.map(({ reExport }, index) => importStatement(reExport, `frame${index}`)).join("")}window.__reactRouterRouteModules = {${all}};`;
    })
    .replace(/import\("([^"]+)"\)/g, (whole, file: string) => {
      const reExport = reExports.get(file);
      return reExport ? `import{${reExport.names.get(CALL)} as begin}from"${reExport.from}";begin()` : whole;
    });
}

/**
 * What the router knows of all pages, without what this page already has: re-exporting files whose source it holds, and the files
 * of the first script, which every page loads. It is inlined in every document.
 */
export function loadedFrames<T extends KnownPages>(
  manifest: T,
  frames: readonly Frame[],
  reExports: ReExports,
): T {
  const entry = reExports.get(manifest.entry.module)?.from ?? manifest.entry.module;
  const here = new Set([entry, ...manifest.entry.imports]);
  const styles = new Set(manifest.entry.css);
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).map(([id, route]) => {
      const reExport = frames.some((frame) => frame.id === id) ? reExports.get(route.module) : undefined;
      const lean = {
        ...route,
        module: reExport?.from ?? route.module,
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
