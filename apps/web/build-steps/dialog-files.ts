import type { Plugin } from "vite";

/** What draws menus, dialogs, tips and toasts: `src/ui` fetches these when they are first wanted. */
export const isDialogChunk = (id: string | null): boolean => /\/src\/ui\/[a-z-]+\.tsx$/.test(id ?? "");

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
