// Runs inside the server under test (NODE_OPTIONS=--import): records what holds its event loop, which requests were in progress
// then, and how much memory stays. A hold is measured by the processor time of the loop's thread, which a busy machine does not
// change. Where the thread did not have to wait for a processor, the time counts as well in which it neither worked nor slept, so
// that a loop that waits for a disk or a program is found too.
import { subscribe } from "node:diagnostics_channel";
import fs from "node:fs";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import v8 from "node:v8";
import vm from "node:vm";
import { isMainThread } from "node:worker_threads";

/** What a stretch of work without a turn of the loop took, in ms, how much of it was processor time, and the requests under way then. */
export type Hold = { ms: number; spent: number; requests: string[] };
/** Memory in bytes after forced collections. */
export type Memory = { heap: number; outside: number; rss: number };

const SAMPLE_INTERVAL_MS = 5;
/**
 * Where a thread waited longer for a processor than this, in ms, the machine is overloaded, and only processor time is reliable.
 */
const WAITED_MAX_MS = 1;
const MARK = "x-fuzz";

/** Processor time that the loop's thread has used, in ms. */
const spent = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** The time in ms that the loop's thread waited for a processor, and in which it neither did that nor slept. */
type Clock = { waited: number; awake: number };

/** Reads Linux' account of waiting; elsewhere there is none, and nothing is known but processor time. */
function readClock(): () => Clock {
  const account = `/proc/self/task/${process.pid}/schedstat`;
  if (!fs.existsSync(account)) return () => ({ waited: 0, awake: 0 });
  const file = fs.openSync(account, "r");
  const line = Buffer.alloc(80);
  return () => {
    const length = fs.readSync(file, line, 0, line.length, 0);
    const waited = Number(line.toString("latin1", 0, length).split(" ")[1]) / 1e6;
    return { waited, awake: performance.now() - performance.nodeTiming.idleTime - waited };
  };
}

/** Requests that began since the loop was last looked at, or are not answered yet. */
const under = new Map<object, string>();
const started = new Set<string>();
function watchRequests(): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }; // as Node publishes it
    const name = `${String(request.headers[MARK] ?? "?")} ${request.method} ${request.url?.slice(0, 200)}`;
    under.set(response, name);
    // Also where it was broken off: what is kept here would look like the server's memory.
    response.once("close", () => under.delete(response));
    started.add(name);
  });
}

/** Measures the loop every few milliseconds, or at each of its turns while a single request is examined. */
function watchLoop() {
  let holds: Hold[] = [];
  let longest = 0;
  let above = Number.POSITIVE_INFINITY;
  let closely = false;
  const clock = readClock();
  const read = () => ({ spent: spent(), ...clock() });
  let before = read();
  const look = () => {
    const now = read();
    const worked = now.spent - before.spent;
    const isShort = now.waited - before.waited > WAITED_MAX_MS;
    const ms = isShort ? worked : Math.max(worked, now.awake - before.awake);
    before = now;
    longest = Math.max(longest, ms);
    if (ms > above && holds.length < 100)
      holds.push({ ms, spent: worked, requests: [...new Set([...started, ...under.values()])].slice(0, 40) });
    started.clear();
  };
  setInterval(look, SAMPLE_INTERVAL_MS).unref();
  const turn = () => {
    look();
    if (closely) setImmediate(turn);
  };
  return {
    /** Holds longer than `ms` from now on are remembered. */
    begin: (ms: number) => {
      above = ms;
      holds = [];
      longest = 0;
      before = read();
    },
    watchClosely: (on: boolean) => {
      closely = on;
      before = read();
      longest = 0;
      if (on) setImmediate(turn);
    },
    take: () => {
      const taken = { holds, longest };
      holds = [];
      longest = 0;
      return taken;
    },
  };
}

/** Forces a garbage collection, and reports the remaining memory. */
async function memory(): Promise<Memory> {
  v8.setFlagsFromString("--expose-gc");
  const collect = vm.runInNewContext("gc") as () => void; // what the flag provides
  for (let times = 0; times < 4; times += 1) {
    collect();
    await sleep(100);
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed, outside: external, rss };
}

function serve(port: number): void {
  const loop = watchLoop();
  const answers: Record<string, (argument: number) => unknown> = {
    "/begin": loop.begin,
    "/closely": (on) => loop.watchClosely(on === 1),
    "/take": loop.take,
    "/memory": memory,
  };
  http
    .createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://probe");
      Promise.resolve(answers[pathname]?.(Number(searchParams.get("n")))).then((answer) =>
        response.end(JSON.stringify(answer ?? null)),
      );
    })
    .listen(port, "127.0.0.1")
    .unref();
}

const port = Number(process.env["FUZZ_PROBE_PORT"]);
if (isMainThread && port > 0) {
  watchRequests();
  serve(port);
}
