import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

const features = path.resolve(import.meta.dirname, "../features");

/** The same pages with their files named from here. */
const inFolder = (folder: string, entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.map(({ children, ...entry }) => ({
    ...entry,
    file: `../features/${folder}/${entry.file}`,
    ...(children && { children: inFolder(folder, children) }),
  }));

/** The pages of every feature that has any. They are found by their files: a new feature's come with its folder. */
const found: { folder: string; routes: FeatureRoutes }[] = [];
for (const folder of readdirSync(features).sort()) {
  const file = path.join(features, folder, "routes.ts");
  if (!existsSync(file)) continue;
  const { routes }: { routes: FeatureRoutes } = await import(/* @vite-ignore */ pathToFileURL(file).href);
  found.push({ folder, routes });
}
const pagesOf = (where: keyof FeatureRoutes): RouteConfigEntry[] =>
  found.flatMap(({ folder, routes }) => inFolder(folder, routes[where] ?? []));

/** Around the pages of premium tools, where there are any. */
const PREMIUM_GATE = "../features/billing/gate/premium-gate.tsx";
const premiumPages = pagesOf("premium");

/** Every page of the web app: those of the features, in the frames that the application draws around them. */
export default [
  ...pagesOf("public"),
  layout("./open-frame.tsx", [
    ...pagesOf("guest"),
    ...(process.env["NODE_ENV"] === "development" ? [route("design", "./design/design-page.tsx")] : []),
  ]),
  layout("./member-frame.tsx", pagesOf("member")),
  route("dashboard", "./shell/dashboard-frame.tsx", [
    ...pagesOf("dashboard"),
    ...(premiumPages.length > 0 ? [layout(PREMIUM_GATE, premiumPages)] : []),
    route("*", "./shell/unknown-page.tsx"),
  ]),
  route("*", "./not-found-page.tsx"),
] satisfies RouteConfig;
