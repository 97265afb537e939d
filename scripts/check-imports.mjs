// Checks who imports whom, and that the checker really read the codebase: with a parser it does not know it silently
// reads a single module.
import { createRequire, registerHooks } from "node:module";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
process.chdir(root);
const require = createRequire(import.meta.url);
// TypeScript 7 has no parser interface for dependency-cruiser: give it TypeScript 6.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier.replace(/^typescript(?=$|\/)/, "typescript-6"), context),
});

const { cruise } = await import("dependency-cruiser");
const rules = require("./dependency-rules.cjs");
const LEAST_MODULES = 150;
const { output } = await cruise(
  ["apps/server/src", "apps/web/src", "packages/contract/src", "packages/messages/src"],
  { ...rules.options, ruleSet: { forbidden: rules.forbidden }, validate: true },
);
const { summary } = output;
for (const { rule, from, to, cycle } of summary.violations)
  console.error(`${rule.name}: ${from} → ${cycle ? cycle.map(({ name }) => name).join(" → ") : to}`);
const edges = output.modules.reduce((sum, module) => sum + module.dependencies.length, 0);
console.log(
  `${summary.totalCruised} modules, ${edges} imports, ${summary.violations.length} against the rules`,
);
if (summary.totalCruised < LEAST_MODULES || edges < summary.totalCruised) {
  console.error("The checker did not read the house: is TypeScript 6 its parser?");
  process.exit(1);
}
process.exit(summary.violations.length ? 1 : 0);
