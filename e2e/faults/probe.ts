import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, Worker, workerData } from "node:worker_threads";

/** Between two requests, in ms. */
const PAUSE_MS = 20;

/** What a member met while something else happened. */
export type Probe = { answers: number; failures: number; p50: number; p99: number; slowest: number };
type Setup = { url: string; cookie: string };

/** Asks for a member's own account again and again, from a thread that nothing else holds up, until `act` is done. */
export async function probeDuring(member: Setup, act: () => Promise<unknown>): Promise<Probe> {
  const { url, cookie } = member;
  const worker = new Worker(new URL(import.meta.url), { workerData: { url, cookie } satisfies Setup });
  const probed = new Promise<Probe>((resolve, reject) => {
    worker.once("message", resolve).once("error", reject);
  });
  await act();
  worker.postMessage("end");
  return probed;
}

async function probe({ url, cookie }: Setup): Promise<void> {
  let goesOn = true;
  parentPort?.once("message", () => {
    goesOn = false;
  });
  const times: number[] = [];
  let failures = 0;
  while (goesOn) {
    const began = performance.now();
    const answer = await fetch(`${url}/api/me`, { headers: { cookie } }).catch(() => null);
    await answer?.arrayBuffer();
    times.push(performance.now() - began);
    if (!answer?.ok) failures += 1;
    await sleep(PAUSE_MS);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  parentPort?.postMessage({
    answers: times.length,
    failures,
    p50: at(0.5),
    p99: at(0.99),
    slowest: at(1),
  } satisfies Probe);
}

if (workerData && parentPort) await probe(workerData as Setup); // as probeDuring starts it
