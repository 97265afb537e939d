// Runs inside the server that is tried (NODE_OPTIONS=--import): what holds its event loop, told by the processor time of its
// thread, which a busy machine does not change, and which requests were under way then; and how much memory stays.
import { subscribe } from "node:diagnostics_channel";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import v8 from "node:v8";
import vm from "node:vm";
import { isMainThread } from "node:worker_threads";

/** What a stretch of work without a turn of the loop took, in ms of processor time, and the requests under way then. */
export type Hold = { ms: number; requests: string[] };
/** Memory in bytes after forced collections. */
export type Memory = { heap: number; outside: number; rss: number };

const LOOK_EVERY_MS = 5;
const MARK = "x-fuzz";

const spent = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** Requests that began since the loop was last looked at, or are not answered yet. */
const under = new Map<object, string>();
const begun = new Set<string>();
function watchRequests(): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }; // as Node publishes it
    const name = `${String(request.headers[MARK] ?? "?")} ${request.method} ${request.url?.slice(0, 200)}`;
    under.set(response, name);
    // Also where it was broken off: what is kept here would look like the server's memory.
    response.once("close", () => under.delete(response));
    begun.add(name);
  });
}

/** Looks at the loop every few milliseconds, or at each of its turns while one request is looked at alone. */
function watchLoop() {
  let holds: Hold[] = [];
  let longest = 0;
  let above = Number.POSITIVE_INFINITY;
  let closely = false;
  let before = spent();
  const look = () => {
    const now = spent();
    const ms = now - before;
    before = now;
    longest = Math.max(longest, ms);
    if (ms > above && holds.length < 100)
      holds.push({ ms, requests: [...new Set([...begun, ...under.values()])].slice(0, 40) });
    begun.clear();
  };
  setInterval(look, LOOK_EVERY_MS).unref();
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
      before = spent();
    },
    watchClosely: (on: boolean) => {
      closely = on;
      before = spent();
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

/** Forces what can be collected out, and tells what stays. */
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
      Promise.resolve(answers[pathname]?.(Number(searchParams.get("n")))).then((told) =>
        response.end(JSON.stringify(told ?? null)),
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
