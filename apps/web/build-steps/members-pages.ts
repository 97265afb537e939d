import type { Plugin } from "vite";
import type { PageFiles } from "./chunks.ts";

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
