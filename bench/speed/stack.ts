import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

const hasTaskset = spawnSync("taskset", ["--version"]).status === 0;

/** Keeps this process (the load) off the stack's core. */
export const moveToSecondCore = (): boolean =>
  hasTaskset && spawnSync("taskset", ["-acp", "1", String(process.pid)]).status === 0;

/** Starts a program on the first core, with everything it starts itself, and waits until its address answers. */
export async function startOnFirstCore(
  file: string,
  env: Record<string, string>,
  address: string,
): Promise<ChildProcess & { pid: number; startMs: number }> {
  const began = performance.now();
  const [command = process.execPath, ...args] = [
    ...(hasTaskset ? ["taskset", "-c", "0"] : []),
    process.execPath,
    file,
  ];
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  process.on("exit", () => child.kill("SIGTERM"));
  for (let tries = 0; tries < 2_000; tries++) {
    if (child.exitCode !== null || !child.pid) throw new Error(`${file} ended with ${child.exitCode}`);
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return Object.assign(child as ChildProcess & { pid: number }, { startMs: performance.now() - began }); // it has a pid: it runs
    await sleep(10);
  }
  throw new Error(`${file} does not answer at ${address}`);
}

/** Ends a program and waits until it is gone. */
export async function end(child: ChildProcess): Promise<void> {
  const exited = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await exited;
}
