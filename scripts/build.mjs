// npm run build: the web app, compressed as well as possible, and the server, for production.
import { explainStart } from "../apps/server/src/platform/env/start-problems.ts";
import { provideServer } from "./server-build.mjs";
import { provideWebApp } from "./web-build.mjs";

const began = performance.now();
const report = (phase) =>
  console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${phase}`);
try {
  const best = !process.argv.includes("--fast");
  await provideWebApp({ best, report });
  report("server");
  await provideServer();
  report("done");
} catch (error) {
  console.error(explainStart(error));
  process.exitCode = 1;
}
