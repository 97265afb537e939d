// Checks the OpenAPI document as others read it: Redocly's recommended rules find nothing, and the types that
// openapi-typescript makes of it compile and carry the models' names.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { registerHooks } from "node:module";
import os from "node:os";
import path from "node:path";
import { openapi } from "../apps/server/src/platform/http/openapi/document.ts";
import { api } from "../packages/contract/src/api.ts";

const root = path.resolve(import.meta.dirname, "..");
// TypeScript 7 has no interface to make a syntax tree with: openapi-typescript gets TypeScript 6.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier.replace(/^typescript(?=$|\/)/, "typescript-6"), context),
});
const { createConfig, lintFromString } = await import("@redocly/openapi-core");
const { astToString, default: typesOf } = await import("openapi-typescript");

/** Rules of the recommended set that don't hold here, and why. */
const NOT_OURS = {
  "info-license": "off", // the interface is the product's, not to be licensed
  "no-ambiguous-paths": "off", // our router takes the fixed part before the parameter
};
const source = JSON.stringify(
  openapi(api, { name: "Kompagnon", cookie: "sid", origin: "https://kompagnon.test" }),
);
const config = await createConfig({ extends: ["recommended"], rules: NOT_OURS });
const problems = await lintFromString({ source, absoluteRef: "/openapi.json", config });
for (const { severity, ruleId, message, location } of problems)
  console.error(`${severity} ${ruleId}: ${message} (${location[0]?.pointer})`);

/** What a client writes with the types: it compiles only if the names are there. */
const CLIENT = `import type { components, operations, paths } from "./api.ts";
type Schemas = components["schemas"];
export const likes = (post: Schemas["Post"]): number => post.likes;
export const names = (group: Schemas["Group"], member: Schemas["MemberCard"]): string => group.name + member.username;
export const body: Schemas["NewPost"] = { client_id: "", content: "" };
export const query: operations["listChatMessages"]["parameters"]["query"] = { limit: 20 };
export const page: paths["/api/posts"]["get"]["responses"][200]["content"]["application/json"] = { items: [], next_cursor: null };
export const code: Schemas["Error"]["error"] = "not_found";
// @ts-expect-error: what is not declared does not compile
export const wrong: Schemas["Post"]["nothing"] = 1;
`;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-openapi-"));
const types = astToString(await typesOf(source, { defaultNonNullable: false }));
fs.writeFileSync(path.join(folder, "api.ts"), types);
fs.writeFileSync(path.join(folder, "client.ts"), CLIENT);
const { status, stdout } = spawnSync(
  process.execPath,
  [
    path.join(root, "node_modules/typescript/bin/tsc"),
    "--noEmit",
    "--strict",
    "--skipLibCheck",
    "false",
    "--types",
    "",
    "--allowImportingTsExtensions",
    "--target",
    "esnext",
    "--module",
    "preserve",
    path.join(folder, "client.ts"),
  ],
  { encoding: "utf8" },
);
fs.rmSync(folder, { recursive: true, force: true });
console.log(
  `OpenAPI: ${source.length} bytes, ${problems.length} problems by Redocly's recommended rules, ${types.length} bytes of types`,
);
if (status !== 0) console.error(stdout);
process.exit(problems.length || status !== 0 ? 1 : 0);
