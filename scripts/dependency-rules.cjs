// Who may import whom (docs/architecture.md). Checked by npm run check:imports.
const feature = "^apps/(server|web)/src/features/([^/]+)/";
const rule = (name, from, to, comment) => ({ name, severity: "error", comment, from, to });

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    rule("no-cycles", {}, { circular: true }, "No cycles anywhere."),
    rule(
      "contract-imports-zod-only",
      { path: "^packages/contract/src" },
      { pathNot: ["^packages/contract/src", "node_modules/zod"] },
      "The contract knows zod and itself.",
    ),
    rule(
      "messages-import-contract-only",
      { path: "^packages/messages/src", pathNot: "\\.test\\.ts$" },
      { pathNot: ["^packages/messages/src", "^packages/contract/src"] },
      "Catalogues know the contract's types and themselves.",
    ),
    rule(
      "server-not-web",
      { path: "^apps/server" },
      { path: "^apps/web" },
      "The two programs never import one another.",
    ),
    rule(
      "web-not-server",
      { path: "^apps/web" },
      { path: "^apps/server" },
      "The two programs never import one another.",
    ),
    rule(
      "platform-knows-no-feature",
      { path: "^apps/(server|web)/src/(platform|ui)/" },
      {
        path: [
          "^apps/(server|web)/src/features/",
          "^apps/web/src/app/",
          "^apps/server/src/(app|server|main)\\.ts$",
        ],
      },
      "app → features → platform, app → features → ui; never back.",
    ),
    rule(
      "ui-knows-no-platform-calls",
      { path: "^apps/web/src/ui/" },
      { path: "^apps/web/src/platform/(call|session|queries|live)" },
      "The design system knows no data.",
    ),
    rule(
      "features-not-app",
      { path: "^apps/(server|web)/src/features/", pathNot: "\\.test\\.tsx?$" },
      { path: ["^apps/web/src/app/", "^apps/server/src/(app|server|main)\\.ts$"] },
      "Features do not know the application.",
    ),
    rule(
      "features-by-their-public-interface",
      { path: feature, pathNot: "(\\.test\\.tsx?|/tables\\.ts|\\.gen\\.ts)$" },
      { path: "^apps/$1/src/features/", pathNot: ["^apps/$1/src/features/$2/", "/public\\.tsx?$"] },
      "A feature reaches another only through its public.ts.",
    ),
    rule(
      "tables-see-tables",
      { path: "^apps/server/src/features/[^/]+/tables\\.ts$" },
      { path: "^apps/server/src/features/", pathNot: "/tables\\.ts$" },
      "A tables.ts may see another tables.ts for a foreign key.",
    ),
    rule(
      "routes-not-tables",
      { path: "^apps/server/src/features/[^/]+/(routes|service)\\.ts$" },
      { path: ["/tables\\.ts$", "node_modules/(pg|drizzle-orm)"] },
      "routes → service → queries → tables; SQL stands in the last two only.",
    ),
    rule(
      "drizzle-by-its-wrapper",
      { path: "^apps/server/src", pathNot: "^apps/server/src/platform/db/" },
      { path: "node_modules/drizzle-orm" },
      "drizzle is loaded by platform/db/drizzle.ts alone: its ESM build is slow to start.",
    ),
    rule(
      "tests-are-not-imported",
      { pathNot: "\\.test\\.tsx?$" },
      { path: "\\.test\\.tsx?$" },
      "Tests are leaves.",
    ),
    rule(
      "testing-for-tests-only",
      {
        path: "^apps/server/src",
        pathNot: ["\\.test\\.ts$", "^apps/server/src/testing/", "/test-[^/]+\\.ts$"],
      },
      { path: "^apps/server/src/testing/" },
      "Product code does not know the tests.",
    ),
    rule(
      "resolvable",
      {},
      { couldNotResolve: true, pathNot: "^(\\+|\\./\\+|virtual:)" },
      "Every import resolves.",
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["/\\.react-router/", "/build/"] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".cjs", ".json", ".css"],
    },
  },
};
