import { type ChildProcess, fork } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { type Spread, show, spreadOf } from "./fanout/measure.ts";

/** Times each request is made, one after the other, by turns with the bare route. */
const TIMES = 400;
/** … after this many warm-up requests. */
const WARM = 20;

/** Starts a server from a file and waits until it answers. */
export async function start(file: string, env: NodeJS.ProcessEnv, port: number): Promise<ChildProcess> {
  const child = fork(file, {
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  for (let tries = 0; tries < 400; tries++) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`);
    const isUp = await fetch(`http://127.0.0.1:${port}/api/health`).then(
      () => true,
      () => false,
    );
    if (isUp) return child;
    await sleep(50);
  }
  throw new Error(`${file} does not listen`);
}

/** Requests to the product and to the bare routes it is measured against. */
export function requests({
  product,
  bare,
  headers,
}: {
  product: number;
  bare: number;
  headers: Record<string, string>;
}) {
  /** How long one request takes, in ms. */
  async function timed(port: number, address: string, init: RequestInit = {}, wanted = 200): Promise<number> {
    const began = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}${address}`, { headers, ...init });
    await response.arrayBuffer();
    if (response.status !== wanted) throw new Error(`${address} answered ${response.status}`);
    return performance.now() - began;
  }
  /** The same request again and again at the product, by turns with the bare route if there is one. */
  async function compare(address: string, bareAddress: string | null): Promise<[Spread, Spread | null]> {
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < TIMES + WARM; round++) {
      const ours = await timed(product, address);
      const theirs = bareAddress === null ? 0 : await timed(bare, bareAddress);
      if (round < WARM) continue;
      times[0].push(ours);
      times[1].push(theirs);
    }
    return [spreadOf(times[0]), bareAddress === null ? null : spreadOf(times[1])];
  }
  return { timed, compare };
}

/** A line of the report. */
export const row = (name: string, ours: Spread, theirs: Spread | null): string => {
  const compared = theirs ? `   bare ${show(theirs)}   ratio ${(ours.p50 / theirs.p50).toFixed(2)}` : "";
  return `${name.padEnd(28)} ${show(ours)}${compared}`;
};
