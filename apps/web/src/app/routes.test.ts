import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import routes from "./routes.ts";

const contract = path.resolve(import.meta.dirname, "../../../../packages/contract/src");

/** Every address of these pages with its parameters' names left out, once with and once without optional parts. */
function shapesOf(entries: readonly RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap(({ path: own, index, children }) => {
    const address = own === undefined ? above : `${above}/${own}`;
    if (children) return shapesOf(children, address);
    if (own === undefined && !index) return [];
    const shape = address.replaceAll(/:\w+/g, ":");
    return shape.endsWith("?") ? [shape.slice(0, -1), shape.replace(/\/[^/]*$/, "")] : [shape];
  });
}

/** What React Router's matching needs of these pages. */
const treeOf = (entries: readonly RouteConfigEntry[]): Parameters<typeof matchRoutes>[0] =>
  entries.map(({ path: own, index, file, children }) =>
    index
      ? { id: file, index: true }
      : {
          id: file,
          ...(own !== undefined && { path: own }),
          ...(children && { children: treeOf(children) }),
        },
  );

/** What addresses are filled in with: those of documents begin with a kind that there is. */
const filling = (file: string) => (file.startsWith("documents") ? ["plan", "b"] : ["a", "b"]);

/** The page addresses that a file of the contract exports; parameters are filled in. */
async function addressesOf(file: string): Promise<string[]> {
  const exported: Record<string, object> = await import(pathToFileURL(path.join(contract, file)).href);
  return Object.entries(exported)
    .flatMap(([name, paths]) => (name.endsWith("Paths") ? Object.values(paths) : []))
    .map((address) => String(typeof address === "function" ? address(...filling(file)) : address));
}

test("no two pages have the same address, so their order does not matter", () => {
  const shapes = shapesOf(routes);
  expect(shapes.length).toBeGreaterThan(40);
  expect(shapes.filter((shape, at) => shapes.indexOf(shape) !== at)).toEqual([]);
});

/** The files of the contract that name page addresses. */
const named = readdirSync(contract, { recursive: true, encoding: "utf8" }).filter(
  (file) =>
    file.endsWith(".ts") &&
    /^export const \w+Paths = /m.test(readFileSync(path.join(contract, file), "utf8")),
);

test("an address of the dashboard that is no page keeps the shell", () => {
  const found = matchRoutes(treeOf(routes), "/dashboard/no/such/page")?.map(({ route }) => route.id);
  expect(found).toEqual(["./shell/dashboard-frame.tsx", "./shell/unknown-page.tsx"]);
});

test("the contract names addresses", () => expect(named.length).toBeGreaterThan(10));

test.each(named)("the addresses of %s lead to pages", async (feature) => {
  const addresses = await addressesOf(feature);
  expect(addresses).not.toEqual([]);
  // Posts embedded in other sites and open pages are pages of the server's, and live connections are none at all.
  for (const address of addresses.filter((one) => !/^\/(?:embed|api|m|g|job)\//.test(one))) {
    const { pathname } = new URL(address, "http://localhost");
    const page = matchRoutes(treeOf(routes), pathname)?.at(-1);
    expect(["./not-found-page.tsx", "./shell/unknown-page.tsx"], address).not.toContain(page?.route.id);
    expect(page?.params["language"], `${address} is taken for a language`).toBeUndefined();
  }
});
