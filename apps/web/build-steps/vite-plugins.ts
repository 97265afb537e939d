import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { isDialogChunk, type PageFiles } from "./chunks.ts";

/** The file in lucide that an icon's names refer to; older names are kept as aliases. */
const readIcons = (barrel: string): Map<string, string> =>
  new Map(
    [
      ...fs
        .readFileSync(barrel, "utf8")
        .matchAll(/export \{([^}]*)\} from ["']\.\/icons\/([a-z0-9-]+)\.mjs["']/g),
    ].flatMap(([, names = "", file = ""]) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = ""]) => [name, file] as const),
    ),
  );

const IMPORT = /import \{([^}]*)\} from "lucide-react";/g;

/** The same code with each icon imported from its own file; what is no icon stays where it is. */
export const nameIconFiles = (code: string, icons: ReadonlyMap<string, string>, folder: string): string =>
  code.replace(IMPORT, (_, list: string) =>
    list
      .split(",")
      .map((one) => one.trim())
      .filter((one) => one !== "" && !one.startsWith("type "))
      .map((one) => {
        const [name = "", as = name] = one.split(/\s+as\s+/);
        const file = icons.get(name);
        return file
          ? `import ${as} from "${folder}/icons/${file}.mjs";`
          : `import { ${one} } from "lucide-react";`;
      })
      .join(""),
  );

/** Rewrites icon imports to the icon's own file: an import through the package's entry pulls in the icons of all pages. */
export function directIcons(): Plugin {
  const barrel = path.resolve(
    fileURLToPath(import.meta.resolve("lucide-react")),
    "../../esm/lucide-react.mjs",
  );
  let icons: ReadonlyMap<string, string> = new Map();
  return {
    name: "direct-icons",
    apply: "build",
    enforce: "pre",
    buildStart() {
      if (icons.size === 0) icons = readIcons(barrel);
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?(\?|$)/, code: /from "lucide-react"/ },
      handler: (code) => nameIconFiles(code, icons, path.dirname(barrel).replaceAll(path.sep, "/")),
    },
  };
}

/** The list of files of {@link dialogFilesPlugin}, in the client folder. */
export const WINDOW_FILES = "windows.json";

/** Lists the files that draw windows, with everything they import: the service worker keeps them for offline use. */
export function dialogFilesPlugin(): Plugin {
  return {
    name: "window-files",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, bundle) {
      const files = new Set<string>();
      const add = (name: string) => {
        const file = bundle[name];
        if (file?.type !== "chunk" || files.has(name)) return;
        files.add(name);
        for (const next of file.imports) add(next);
      };
      for (const [name, file] of Object.entries(bundle))
        if (file.type === "chunk" && file.isDynamicEntry && isDialogChunk(file.facadeModuleId)) add(name);
      const source = JSON.stringify([...files].map((name) => `/${name}`));
      this.emitFile({ type: "asset", fileName: WINDOW_FILES, source });
    },
  };
}

/** The frames of pages that only members see. */
const MEMBERS_FRAME = /\/(?:member|dashboard)-frame\.tsx$/;

/**
 * Members' pages are drawn in the browser alone: the bundle that draws public pages at build time goes without them, which
 * saves a quarter of the build's time.
 */
export function leaveOutMembersPages(pages: readonly PageFiles[]): Plugin {
  const files = new Set(
    pages
      .filter(({ frames }) => frames.some((frame) => MEMBERS_FRAME.test(frame)))
      .flatMap(({ page, frames }) => [page, ...frames.filter((frame) => MEMBERS_FRAME.test(frame))]),
  );
  return {
    name: "leave-out-members-pages",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    load: {
      filter: { id: /-(?:page|frame)\.tsx(?:\?|$)/ },
      handler: (id) =>
        files.has(id.split("?")[0] ?? id) ? "export default function Page() { return null; }" : null,
    },
  };
}
