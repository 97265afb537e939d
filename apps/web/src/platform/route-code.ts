import { matchRoutes, type RouteObject } from "react-router";

/** What is needed here of the router's list of pages, which it keeps in the window. */
export type PageCode = {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
  index?: boolean | undefined;
  module: string;
  imports?: string[] | undefined;
};
type PageCodes = Record<string, PageCode>;

const objectsOf = (pages: PageCodes, parentId?: string): RouteObject[] =>
  Object.values(pages)
    .filter((page) => page.parentId === parentId)
    .map(({ id, path, index }) =>
      index
        ? { id, index, ...(path && { path }) }
        : { id, ...(path && { path }), children: objectsOf(pages, id) },
    );

/** The files that the page at an address is made of, without those of frames and pages that are `loaded`. */
export function filesFor(pages: PageCodes, pathname: string, loaded: object): string[] {
  const matches = matchRoutes(objectsOf(pages), pathname) ?? [];
  return matches.flatMap(({ route: { id = "" } }) => {
    const page = pages[id];
    return page && !(id in loaded) ? [page.module, ...(page.imports ?? [])] : [];
  });
}

/** Whether the page at an address can be drawn without a connection: its code is loaded, or the service worker keeps it. */
export async function isCodeHere(pathname: string): Promise<boolean> {
  const pages = globalThis.__reactRouterManifest?.routes;
  if (!pages) return false;
  try {
    const files = filesFor(pages, pathname, globalThis.__reactRouterRouteModules ?? {});
    return (await Promise.all(files.map((file) => caches.match(file)))).every(Boolean);
  } catch {
    return false; // storage is forbidden: nothing is kept
  }
}
