// Who may import whom (docs/architecture.md). Checked by npm run check -- imports.
const feature = "^apps/(server|web)/src/features/([^/]+)/";
/** Files of a server feature by their role: `routes.ts`, `security-routes.ts`, … */
const role = (names) => `^apps/server/src/features/.+[/-](${names})\\.ts$`;
/** Where SQL is written; scripts/check-imports.mjs looks for statements in all other files. */
const SQL_FILES = "[/-](queries|sql|views|tables)\\.ts$";
const TESTS = "(\\.test\\.tsx?|/test-[^/]+\\.ts)$";
const rule = (name, from, to, comment) => ({ name, severity: "error", comment, from, to });

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  SQL_FILES,
  TESTS,
  forbidden: [
    rule("no-cycles", {}, { circular: true }, "No cycles anywhere."),
    rule(
      "contract-imports-zod-only",
      { path: "^packages/contract/src", pathNot: "\\.test\\.ts$" },
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
      { path: feature, pathNot: [TESTS, "/tables\\.ts$", "\\.gen\\.ts$"] },
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
      "tables-for-queries-only",
      { path: "^apps/server/src/features/", pathNot: [SQL_FILES, role("feature"), TESTS, "\\.gen\\.ts$"] },
      { path: "/tables\\.ts$" },
      "Tables are for queries and views, whatever a file is called; the definition of a feature names them.",
    ),
    rule(
      "database-by-the-platform",
      { path: "^apps/server/src/features/" },
      { path: "node_modules/(pg|drizzle-orm)/" },
      "Features reach the database through platform/db.",
    ),
    rule(
      "routes-are-called-by-nobody",
      { path: "^apps/server/src/features/", pathNot: [role("routes|feature"), TESTS] },
      { path: role("routes|feature") },
      "routes → service → queries → tables, never back: the definition of a feature names its routes, nobody else does.",
    ),
    rule(
      "queries-know-no-rules",
      { path: role("queries|sql|views") },
      { path: role("service|jobs|listeners|events") },
      "routes → service → queries → tables, never back.",
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
      // Lighthouse is installed by the bench that uses it.
      { couldNotResolve: true, pathNot: "^(lighthouse$|\\+|\\./\\+|virtual:)" },
      "Every import resolves.",
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["/\\.react-router/", "^apps/(server|web)/build/"] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".cjs", ".json", ".css"],
    },
  },
};
