import path from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Plugin, Rolldown } from "vite";

/** The files of a page: its own, and those of the frames around it; whether it is one of the team's. */
export type PageFiles = { page: string; frames: readonly string[]; staff: boolean };

export const pagesOf = (
  routes: readonly RouteConfigEntry[],
  folder: string,
  frames: readonly string[] = [],
): PageFiles[] =>
  routes.flatMap(({ file, path: address = "", children }) => {
    const own = path.resolve(folder, file).replaceAll(path.sep, "/");
    if (children) return pagesOf(children, folder, [...frames, own]);
    return [{ page: own, frames, staff: /(?:^|\/)admin(?:\/|$)/.test(address) }];
  });

/** What draws menus, dialogs, tips and toasts: `src/ui` fetches these when they are first wanted. */
export const isDialogChunk = (id: string | null): boolean => /\/src\/ui\/[a-z-]+\.tsx$/.test(id ?? "");

/** Who meets a module without an `import()`: a frame, a page by its file, what is fetched later by its file, or a window. */
type Marks = ReadonlySet<string>;
const START = "start";
const ENTRY = "entry";
const APP = "app";
const FRAMES = [START, ENTRY, APP] as const;
const LATER = "later:";
/** The chunk for modules that only staff pages share. No other page loads it. */
const STAFF = "staff";
const WINDOW = "window";
const WINDOWS = "windows";
/** What several pages for everybody share, other than the login: no member's page has to carry it. */
const GUEST = "guest";
const SHARED = "shared";
/** What checks input by the contract: forms need it, lists with tabs do not. */
const SCHEMAS = "schemas";
const isSchema = (id: string): boolean => /\/node_modules\/zod\/|\/packages\/contract\//.test(id);

/** The chunk of event listeners on every page of a member, loaded after the page is drawn. */
const LISTENERS = "listeners";
const FOLLOWS = /\/(?:consent|documents|identities)-listener\.tsx$/;

/** What many features have a file of, fetched all at once: a chunk a kind instead of a dozen small ones, cut last. */
const CARDS = "notification-cards";
const PARTS = [CARDS, "resource-entries", "admin-entries"].map((name) => ({
  name,
  test: new RegExp(`/features/[a-z]+/${name}\\.ts$`),
  priority: 0,
}));
/** The overview fetches them at its start: icons that they share with other pages must not bring those pages' files along. */
const isCards = (id: string): boolean => id.endsWith(`/${CARDS}.ts`);

/** What pages of several features share and none of the rooms needs, where members are most: they do not carry it. */
const MORE = "more";
/** The features of these rooms, the frame's own pages among them. */
const ROOMS: ReadonlySet<string> = new Set([
  APP,
  "overview",
  "posts",
  "matching",
  "chats",
  "groups",
  "people",
]);

/** The feature that a page or a part of one belongs to; what belongs to none is the application's. */
const featureOf = (file: string): string => /\/features\/([a-z]+)\//.exec(file)?.[1] ?? APP;

/** The document features and their editors: they share one chunk, regardless of its size. */
const TOGETHER: ReadonlySet<string> = new Set(["documents", "plans", "presentations"]);

/**
 * Which file a module goes into, by who meets it; null for the file of the one page that asks for it, or one of its own.
 * `start`: every page needs it. `entry`: what a guest's page or the way to it needs. `app`: the frame of the dashboard, and
 * what pages of several features share, a room among them, else `more`; `shared` if it brings a library along that the frame does without (`heavy`). The
 * name of a feature: what its pages share with one another, or one of them with what it fetches later. `windows`: what of a
 * library menus, dialogs and the like have in common with pages, so that they don't bring a page's own file along.
 * `listeners`: what follows events on every page of a member, once it stands; one file instead of a dozen small ones.
 * `guest`: what several pages for everybody share, the login aside. `staff`: what pages of the team share.
 */
export function chunkOf(marks: Marks, heavy = false): string | null {
  if (marks.has(START)) return START;
  const guests = [...marks].filter((mark) => mark.startsWith(GUEST)).length;
  // What members' pages draw as well must not bring their frame along.
  if (guests > 0 && guests < marks.size) return ENTRY;
  if (guests > 0) return guests > 1 ? GUEST : null;
  for (const frame of FRAMES) if (marks.has(frame)) return frame;
  if (marks.has(LISTENERS)) return LISTENERS;
  const pages = [...marks].filter((mark) => mark !== WINDOW && !mark.startsWith(LATER));
  if (pages.length === 0 || marks.size < 2) return null;
  if (heavy && marks.has(WINDOW)) return WINDOWS;
  const features = new Set([...marks].map(featureOf));
  const [only = APP] = features;
  if (features.size === 1) return `pages-${only}`;
  if ([...features].every((one) => TOGETHER.has(one))) return "pages-documents";
  if (heavy) return SHARED;
  if ([...marks].every((mark) => mark.startsWith(`${STAFF}:`))) return STAFF;
  return [...features].some((one) => ROOMS.has(one)) ? APP : MORE;
}

/** The mark that a page or a frame gives to what it meets. */
function markOf(file: string, { page, frames, staff }: PageFiles): string {
  if (file !== page) return /\/shell\//.test(file) ? APP : ENTRY;
  if (/\/open-frame\.tsx$/.test(frames[0] ?? "")) return ENTRY;
  return staff ? `${STAFF}:${file}` : file;
}

/** A module of a library; an icon is too small to count as one, and what asks for lists a page at a time as well. */
const isLibrary = (id: string): boolean => /\/node_modules\/(?!lucide-react\/|@tanstack\/)/.test(id);
/** The page that guests are led to: what it draws is fetched on the way to it. */
const DOOR = /\/login-page\.tsx$/;
/** The mark that another page for everybody gives to what it draws, libraries aside. */
const ownMark = (page: string, id: string, mark: string): string =>
  mark === ENTRY && /\/features\//.test(page) && !DOOR.test(page) && !isLibrary(id)
    ? `${GUEST}:${page}`
    : mark;
const plain = (id: string): string => id.replace(/\?.*$/, "");
/** Styles are one file, texts have files of their own. */
const isCode = (id: string): boolean =>
  !/\.css$|virtual:texts|\/messages\/src\/[a-z]+\/[a-z]{2}\.ts/.test(id);

/** The value that `known` has for the key, else the found one, which it keeps. */
function cached<Value>(known: Map<string, Value>, key: string, find: () => Value): Value {
  const value = known.get(key);
  if (value !== undefined) return value;
  const found = find();
  known.set(key, found);
  return found;
}

/** The modules at which a page or the program begins, with their marks, and which of them are frames. */
function findStarts(pages: readonly PageFiles[], folder: string) {
  const root = path.join(folder, "root.tsx").replaceAll(path.sep, "/");
  const starts = new Map<string, string>([
    [path.join(folder, "entry.client.tsx").replaceAll(path.sep, "/"), START],
    [root, START],
  ]);
  const frames = new Set([root, ...pages.flatMap((one) => one.frames)]);
  // Public pages carry no script: what they are drawn with is no reason to share anything.
  for (const one of pages.filter(({ frames }) => frames.length > 0 && !frames[0]?.includes("/site/")))
    for (const file of [one.page, ...one.frames]) starts.set(file, markOf(file, one));
  return { starts, frames };
}

/** A group takes along all that its modules import: what is needed first is cut first. */
function groupsBy(nameOf: (id: string) => string | null): Rolldown.CodeSplittingGroup[] {
  const first = [START, ENTRY, APP, LISTENERS, WINDOWS, SCHEMAS, SHARED];
  return [
    ...first.map((name, at) => ({
      name,
      priority: first.length - at,
      test: (id: string) => nameOf(id) === name,
    })),
    { name: nameOf, test: (id) => nameOf(id) !== null, priority: 0.5 },
    ...PARTS,
  ];
}

/**
 * Cuts the code by who needs it: a page asks for a handful of files, all known before it is opened, instead of one for each
 * module that two pages share. `routes` are all pages, in `folder`.
 */
export function chunks(routes: readonly RouteConfigEntry[], folder: string) {
  const pages = pagesOf(routes, folder);
  const marks = new Map<string, Set<string>>();
  /** The same for modules behind a library's index. It names all of the library, so this lists more than is needed. */
  const behind = new Map<string, Set<string>>();
  const imports = new Map<string, readonly string[]>();
  /** The file that each module goes into: every group asks for all modules. */
  const names = new Map<string, string | null>();
  const { starts, frames } = findStarts(pages, folder);
  const plugin: Plugin = {
    name: "chunks",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildEnd() {
      for (const one of [marks, behind, imports, names]) one.clear();
      const importedIds = new Map<string, readonly string[]>();
      const importsOf = (id: string) =>
        cached(importedIds, id, () => this.getModuleInfo(id)?.importedIds ?? []);
      const walk = (id: string, from: { file: string; mark: string }, inside = false) => {
        const mark = ownMark(from.file, id, from.mark);
        const into = inside ? behind : marks;
        const met = into.get(id) ?? new Set();
        if (met.has(mark)) return;
        into.set(id, met.add(mark));
        if (!inside) imports.set(id, isLibrary(id) ? [] : importsOf(id));
        for (const one of importsOf(id)) walk(one, from, inside || isLibrary(id));
      };
      for (const id of this.getModuleIds()) {
        const mark = starts.get(plain(id));
        if (mark) walk(id, { file: plain(id), mark });
        else if (FOLLOWS.test(plain(id))) walk(id, { file: "", mark: LISTENERS });
        else if (!isCards(id) && (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0)
          walk(id, { file: "", mark: isDialogChunk(id) ? WINDOW : `${LATER}${id}` });
      }
      const icons = [...this.getModuleIds()].filter(isCards).flatMap(importsOf);
      for (const icon of icons) if (marks.has(icon)) walk(icon, { file: "", mark: APP });
    },
  };
  /** Whether a module brings a library along that no frame needs. */
  const isHeavy = (id: string, seen = new Set<string>()): boolean => {
    if (seen.has(id)) return false;
    seen.add(id);
    const met = marks.get(id) ?? new Set();
    if (isLibrary(id) && !FRAMES.some((frame) => met.has(frame))) return true;
    return (imports.get(id) ?? []).some((next) => isHeavy(next, seen));
  };
  const findName = (id: string): string | null => {
    if (id.includes("rolldown/runtime")) return START;
    // Pages are requested by their own names: moved into another file, they would leave an empty one behind. The rest of a frame
    // is never fetched (`re-exports.ts`).
    if (!isCode(id) || (starts.has(plain(id)) && !frames.has(plain(id)))) return null;
    // Frames take along what they really use of libraries; the rest goes by the pages that may use it.
    const pages = [...(behind.get(id) ?? [])].filter((mark) => mark !== ENTRY && mark !== APP);
    const name =
      isLibrary(id) && !marks.has(id)
        ? chunkOf(new Set(pages), true)
        : chunkOf(marks.get(id) ?? new Set(), isHeavy(id));
    return name === SHARED && isSchema(id) ? SCHEMAS : name;
  };
  const nameOf = (id: string) => cached(names, id, () => findName(id));
  return {
    plugin,
    groups: groupsBy(nameOf),
  };
}
