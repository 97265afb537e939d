import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { expect, vi } from "vitest";
import { scratchDir } from "../servers.ts";

/** Whether there is a Redis to be started. */
export const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;

/** The beginning of what a Redis or sentinel answers, as it says it. */
export const ask = (port: number, command: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = net.connect(port, "127.0.0.1", () => socket.write(`${command}\r\n`));
    socket.setEncoding("utf8").on("error", reject);
    socket.once("data", (text) => {
      socket.destroy();
      resolve(String(text));
    });
  });

/** A Redis or one of its sentinels, as its settings say; its files are in a folder of its own unless they say another. */
export async function startRedis(port: number, settings: string[], ...args: string[]): Promise<ChildProcess> {
  const file = path.join(scratchDir(), "redis.conf");
  fs.writeFileSync(file, [`port ${port}`, `dir ${path.dirname(file)}`, ...settings, ""].join("\n"));
  const child = spawn("redis-server", [file, ...args], { stdio: "ignore" });
  await vi.waitFor(async () => expect(await ask(port, "PING")).toContain("PONG"), {
    timeout: 30_000,
    interval: 50,
  });
  return child;
}
