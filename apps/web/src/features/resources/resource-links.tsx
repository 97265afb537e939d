import { aiPaths } from "@kompagnon/contract/ai/paths.ts";
import { resourcesPaths } from "@kompagnon/contract/resources/paths.ts";
import { lazy } from "react";
import { useLocation } from "react-router";

const Links = lazy(async () => ({ default: (await import("./links.tsx")).Links }));

/** Below "Werkzeuge" in the sidebar, while a tool is open: the links to each of them. */
export function ResourceLinks() {
  const { pathname } = useLocation();
  // The assistants are tools with an address of their own.
  return [resourcesPaths.hub, aiPaths.hub].some((hub) => pathname.startsWith(hub)) ? <Links /> : null;
}
