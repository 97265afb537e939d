import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { api } from "@kompagnon/contract/api.ts";
import { startAddress, startParts } from "@kompagnon/contract/wire/system-endpoints.ts";
import { ALL_LANGUAGES } from "@kompagnon/messages/languages.ts";
import { ENTRY_PATHS, LANGUAGE_MARK, MISSING_PATH } from "../src/platform/entry-paths.ts";
import { openScript, PRERENDERED, type StartPictures } from "../src/platform/open-script.ts";
import { sitePages } from "../src/platform/site-paths.ts";
import { joinRuntime } from "./join-runtime.ts";
import { type Frame, loadedFrames, type ReExports, readReExports, resolveReExports } from "./re-exports.ts";
import { TEXTS_FOLDER, textsOf } from "./texts.ts";

type Route = {
  id: string;
  parentId?: string;
  path?: string;
  module: string;
  imports: string[];
  css: string[];
};
/** What React Router's build tells of all pages. */
export type Manifest = {
  entry: { module: string; imports: string[]; css: string[] };
  routes: Record<string, Route>;
  url: string;
};

/** The manifest of all pages, and the files of the build that only re-export from others. */
export type Built = { manifest: Manifest; reExports: ReExports };

/** A page of the application as the server and the budget know it. */
export type BuiltPage = {
  /** Its address with parameters, as the router has it: `/dashboard/feed/:postId`. */
  path: string;
  /** The document it begins with, a file of the client folder. */
  shell: string;
  /** All scripts that it needs before it can draw itself. */
  scripts: string[];
  /** The frames around it, from the outside. */
  frames: Frame[];
  /** Its files of texts, without their language. */
  texts: string[];
  /** The address of the answer it begins with, if it has one. */
  start: string | null;
  /** The place of the addresses of its large pictures in that answer. */
  pictures: StartPictures | null;
  /** Only for members: guests are led to the login. */
  guarded: boolean;
  /** Where guests get it as it was drawn ahead of time: at this very address, in a document a language (`{language}`). */
  drawn: { at: string; document: string } | null;
};

/** A route and the frames around it, from the outside. */
function chainOf(routes: Manifest["routes"], id: string | undefined): Route[] {
  const route = id === undefined ? undefined : routes[id];
  return route ? [...chainOf(routes, route.parentId), route] : [];
}

/** The pictures that a page shows large, if the contract names some. */
function picturesOf(page: string): StartPictures | null {
  for (const { route, part } of startParts(api, page))
    if (part.pictures) return { part: startAddress(route, part), ...part.pictures };
  return null;
}

/** The outermost frames of the application's pages; public pages have one of their own and no script. */
const OPEN_FRAME = "open-frame";
const APP_FRAMES: ReadonlySet<string> = new Set([OPEN_FRAME, "member-frame", "shell/dashboard-frame"]);

/**
 * Every page of the application: below a frame of its own and drawn in the browser. Files that only re-export from others
 * (`reExports`) are not among its scripts.
 */
export function appPages({ entry, routes }: Manifest, reExports: ReExports = new Map()): BuiltPage[] {
  const frames = new Set(Object.values(routes).map(({ parentId }) => parentId));
  return (
    Object.values(routes)
      .map(({ id }) => ({ id, chain: chainOf(routes, id) }))
      .filter(({ id, chain }) => !frames.has(id) && chain.some((route) => APP_FRAMES.has(route.id)))
      // Whatever is no page begins with the document of none.
      .filter(({ chain }) => chain.at(-1)?.path !== "*")
      .map(({ id, chain }) => {
        const feature = /\/features\/([a-z]+)\//.exec(chain.at(-1)?.id ?? "")?.[1] ?? "";
        const inside = chain.some((route) => route.path === "dashboard");
        const address = `/${chain.flatMap((route) => route.path || []).join("/")}`;
        const name = `/pages/${id.replace(/^.*features\//, "").replaceAll("/", "-")}`;
        const at = ENTRY_PATHS.find((one) => one === address.replace(/\/:\w+\?$/, ""));
        return {
          path: address,
          shell: `${name}.html`,
          scripts: [
            ...new Set([
              ...[entry, ...chain].flatMap(({ imports }) => imports),
              ...[entry, ...chain].map(({ module }) => reExports.get(module)?.from ?? module),
            ]),
          ],
          frames: chain.slice(0, -1).map(({ id: frame, module }) => ({ id: frame, module })),
          texts: textsOf(feature, inside),
          start: inside ? `/api/start?page=${encodeURIComponent(address)}` : null,
          pictures: inside ? picturesOf(address) : null,
          guarded: !chain.some((route) => route.id === OPEN_FRAME),
          drawn: at === undefined ? null : { at, document: `${name}.{language}.html` },
        };
      })
  );
}

const PRELOAD = /<link rel="(?:modulepreload|preload)"[^>]*>/g;
/** The application's own; what React sorts by precedence is the face of a language. */
const STYLESHEET = /<link rel="stylesheet" href="([^"#]*)#?"(?![^>]*data-precedence)[^>]*>/;
/** Marks a stylesheet whose styles are inlined in the document. Browsers fetch one that is only `disabled`. */
const IN_PLACE = 'type="text/plain"';
const link = (file: string): string => `<link rel="modulepreload" href="${file}"/>`;
/** For what can wait until there is something to read. */
const lowPriority = (one: string): string => one.replace("/>", ' fetchpriority="low"/>');
/** Browsers open six connections to a server with HTTP/1.1: the answer that pictures wait for takes the first. */
const startLink = ({ start }: BuiltPage): string =>
  start ? `<link rel="preload" as="fetch" href="${start}" crossorigin="anonymous"/>` : "";
const fontsOf = (document: string): string[] =>
  (document.match(PRELOAD) ?? []).filter((one) => one.includes('as="font"'));

/** The same document with this behind its boot script, and with what the router knows of all pages in it: a request less. */
const withOpenScript = (
  document: string,
  { texts, start, pictures, frames }: BuiltPage,
  { manifest, reExports }: Built,
  drawnAt: string | null,
): string =>
  resolveReExports(document, frames, reExports)
    .replace(
      /<script>([^<]*)<\/script>/,
      (_, boot: string) =>
        `<script>${boot};${openScript({ folder: TEXTS_FOLDER, texts, start, pictures, prerenderedPath: drawnAt })}</script>`,
    )
    .replace(`import "${manifest.url}";`, () => {
      const all = JSON.stringify(loadedFrames(manifest, frames, reExports));
      return `window.__reactRouterManifest=${all.replaceAll("<", "\\u003c")};`;
    });

/**
 * The document of a page: the application's, naming all of the page's files, so that no file waits for another to request it.
 * React hydrates the document as it was drawn: additions go into the existing script and behind its last entry. Scripts come
 * before the text's font, which is needed once there is text to read; the headings' one is left to the browser.
 */
export function shellOf(document: string, page: BuiltPage, built: Built): string {
  const fonts = fontsOf(document).slice(0, 1).map(lowPriority);
  return withOpenScript(document.replace(PRELOAD, ""), page, built, null)
    .replace("<head>", () => `<head>${startLink(page)}`)
    .replace("</head>", () => `${[...page.scripts.map(link), ...fonts].join("")}</head>`);
}

/** The same document with its styles in it: one request less before anything is seen. */
export const styled = (document: string, styles: string): string =>
  document.replace(STYLESHEET, () => `<style>${styles}</style>`);

/** A page's script that waits until the page is seen, and only then asks for its files: all of them at once. */
function deferred(code: string, files: readonly string[]): string {
  const imported = code
    .replace(
      /import\{([^}]*)\}from"([^"]+)";/g,
      (_, names: string, file: string) => `const{${names.replaceAll(" as ", ":")}}=await import("${file}");`,
    )
    .replace(/import \* as (\w+) from "([^"]+)";/g, 'const $1=await import("$2");');
  return `await seen;for(const file of ${JSON.stringify(files)}){const link=document.createElement("link");link.rel="modulepreload";link.href=file;document.head.append(link)}${imported}`;
}

/**
 * The document of a prerendered page: it can be read at once, so its fonts come first, and its scripts are requested after it is
 * visible. The stylesheet's place stays, because React looks for it there, with a type that no browser fetches.
 */
export function drawnOf(
  document: string,
  page: BuiltPage,
  built: Built,
  { styles, at }: { styles: string; at: string },
): string {
  const [sheet = ""] = STYLESHEET.exec(document) ?? [];
  return withOpenScript(document.replace(PRELOAD, ""), page, built, at)
    .replace("<html", `<html ${PRERENDERED}=""`)
    .replace(sheet, () => `<style>${styles}</style>${sheet.replace("/>", ` ${IN_PLACE}/>`)}`)
    .replace("</head>", () => `${fontsOf(document).join("")}</head>`)
    .replace(
      /(<script type="module"[^>]*>)([\s\S]*?)(?=<\/script>)/,
      (_, opening: string, code: string) => `${opening}${deferred(code, page.scripts)}`,
    );
}

/** What React Router's build wrote of all pages. */
async function readManifest(folder: string): Promise<Manifest> {
  const name = (await readdir(path.join(folder, "assets"))).find((one) => /^manifest-.*\.js$/.test(one));
  const text = await readFile(path.join(folder, "assets", name ?? "manifest.js"), "utf8");
  return JSON.parse(text.slice(text.indexOf("{")).replace(/;\s*$/, ""));
}

/** The styles that a document links to. */
async function stylesOf(folder: string, document: string): Promise<string> {
  const [, file = ""] = STYLESHEET.exec(document) ?? [];
  return readFile(path.join(folder, file), "utf8");
}

/** What was drawn at an address, in the order of the languages; nothing stays there. */
async function readDrawn(folder: string, at: string): Promise<string[]> {
  const drawn = path.join(folder, at);
  const pages = (await readFile(path.join(drawn, "index.html"), "utf8")).split(LANGUAGE_MARK);
  await rm(drawn, { recursive: true });
  if (pages.length !== ALL_LANGUAGES.length) throw new Error(`${at} was not drawn in every language`);
  return pages;
}

/** Writes a page that was drawn ahead of time: a document a language. */
async function writeDrawn(folder: string, page: BuiltPage, built: Built): Promise<void> {
  if (!page.drawn) return;
  const { at, document } = page.drawn;
  const pages = await readDrawn(folder, at);
  const styles = await stylesOf(folder, pages[0] ?? "");
  for (const [index, language] of ALL_LANGUAGES.entries()) {
    const file = path.join(folder, document.replace("{language}", language));
    await writeFile(file, drawnOf(pages[index] ?? "", page, built, { styles, at }));
  }
}

/** Writes the page for unknown addresses: a document a language, with its styles in it and no script. */
async function writeMissing(folder: string): Promise<void> {
  for (const [index, document] of (await readDrawn(folder, MISSING_PATH)).entries())
    await writeFile(
      path.join(folder, "pages", `not-found.${ALL_LANGUAGES[index]}.html`),
      styled(document, await stylesOf(folder, document)),
    );
}

/** Puts the styles into the public pages: they carry no script, so nothing looks for the link. */
async function stylePublicPages(folder: string): Promise<void> {
  for (const { path: address } of sitePages()) {
    const file = path.join(folder, address, "index.html");
    let document = await readFile(file, "utf8");
    // The application's, and what a page has of its own.
    while (STYLESHEET.test(document)) document = styled(document, await stylesOf(folder, document));
    await writeFile(file, document);
  }
}

/** Writes a document for every page of the application, and which one belongs to which address (`pages.json`). */
export async function writeShells(folder: string): Promise<void> {
  await joinRuntime(folder);
  const document = await readFile(path.join(folder, "__spa-fallback.html"), "utf8");
  const manifest = await readManifest(folder);
  const files = [manifest.entry, ...Object.values(manifest.routes)].map(({ module }) => module);
  const built = { manifest, reExports: await readReExports(folder, files) };
  const pages = appPages(manifest, built.reExports);
  await mkdir(path.join(folder, "pages"), { recursive: true });
  for (const page of pages) {
    await writeFile(path.join(folder, page.shell), shellOf(document, page, built));
    await writeDrawn(folder, page, built);
  }
  await writeMissing(folder);
  await stylePublicPages(folder);
  await writeFile(path.join(folder, "pages.json"), JSON.stringify(pages));
}
