// npm run check: everything that is checked without running the product, two checks at a time; what each says comes at its end.
import { spawn } from "node:child_process";
import path from "node:path";

/** The longest first. */
const CHECKS = ["types", "format", "dead", "imports", "openapi", "sql", "notices", "advisories"];
const AT_A_TIME = 2;

const run = (check) =>
  new Promise((resolve) => {
    const began = performance.now();
    const child = spawn("npm", ["run", "--silent", `check:${check}`], {
      cwd: path.resolve(import.meta.dirname, ".."),
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    for (const output of [child.stdout, child.stderr])
      output.setEncoding("utf8").on("data", (text) => (said += text));
    child.on("error", (error) => (said += error));
    child.on("close", (code) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`\n${code === 0 ? "passed" : "FAILED"}: ${check} (${seconds} s)\n${said.trimEnd()}`);
      resolve(code === 0);
    });
  });

const waiting = [...CHECKS];
const failed = [];
const lane = async () => {
  for (let check = waiting.shift(); check; check = waiting.shift())
    if (!(await run(check))) failed.push(check);
};
await Promise.all(Array.from({ length: AT_A_TIME }, lane));
if (failed.length > 0) console.error(`\nnot passed: ${failed.join(", ")}`);
process.exitCode = failed.length > 0 ? 1 : 0;
