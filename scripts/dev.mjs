// npm run dev: the server restarts on every change of its sources; the web app updates in place, on port 5173.
import { spawn } from "node:child_process";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const port = process.env.PORT ?? "3000";
const webPort = process.env.WEB_PORT ?? "5173";
const env = {
  ...process.env,
  NODE_ENV: "development",
  PORT: port,
  WEB_PORT: webPort,
  // vite serves the pages.
  WEB_ROOT: "off",
  APP_ORIGIN: process.env.APP_ORIGIN ?? `http://localhost:${webPort}`,
};
const children = [
  spawn(process.execPath, ["--watch-preserve-output", "--watch", "apps/server/src/main.ts"], {
    cwd: root,
    stdio: "inherit",
    env,
  }),
  spawn(process.execPath, [path.join(root, "node_modules/@react-router/dev/bin.cjs"), "dev"], {
    cwd: path.join(root, "apps/web"),
    stdio: "inherit",
    env,
  }),
];
const stop = () => {
  for (const child of children) child.kill("SIGTERM");
};
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
for (const child of children) child.on("exit", stop);
