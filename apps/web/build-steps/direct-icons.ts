import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const barrel = path.resolve(fileURLToPath(import.meta.resolve("lucide-react")), "../../esm/lucide-react.mjs");

/** The file in lucide that an icon's names refer to; older names are kept as aliases. */
const readIcons = (): Map<string, string> =>
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
  let icons: ReadonlyMap<string, string> = new Map();
  return {
    name: "direct-icons",
    apply: "build",
    enforce: "pre",
    buildStart() {
      if (icons.size === 0) icons = readIcons();
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?(\?|$)/, code: /from "lucide-react"/ },
      handler: (code) => nameIconFiles(code, icons, path.dirname(barrel).replaceAll(path.sep, "/")),
    },
  };
}
