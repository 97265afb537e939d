// npm run build: the web app, compressed as well as possible, and the server, for production. `--fast` compresses as npm start
// does; `web` or `server` builds only that. Steps are printed, or sent to the process that started this one.
import { explainStart } from "../apps/server/src/platform/env/start-problems.ts";
import { provideServer } from "./server-build.mjs";
import { provideWebApp } from "./web-build.mjs";

const began = performance.now();
const args = process.argv.slice(2);
const isWanted = (part) => args.includes(part) || !["web", "server"].some((name) => args.includes(name));
const report = (step) => {
  if (process.send) process.send(step);
  else console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${step}`);
};

try {
  if (isWanted("server")) {
    report("server");
    await provideServer();
  }
  if (isWanted("web")) await provideWebApp({ best: !args.includes("--fast"), report });
  if (!process.send) report("done");
} catch (error) {
  console.error(explainStart(error));
  process.exitCode = 1;
}
