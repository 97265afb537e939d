import { api } from "@kompagnon/contract/api.ts";
import { commonErrors, type Endpoint } from "@kompagnon/contract/wire/endpoint.ts";
import pg from "pg";
import { OpenapiDocument } from "../../apps/server/src/testing/openapi-document.ts";
import { Person } from "../../apps/server/src/testing/person.ts";
import type { Running } from "../servers.ts";
import { Findings } from "./findings.ts";
import { Ids } from "./ids.ts";
import { nonsenseAt, speak } from "./nonsense.ts";
import type { Hold, Memory } from "./probe.ts";
import { ProbeClient } from "./probe-client.ts";
import { type Made, Requests } from "./requests.ts";
import { Cast } from "./roles.ts";
import { CUT_OFF, closeConnections, type FuzzResponse, send } from "./send.ts";

/** Longer than any answer without a paper, a picture or a password may take, in ms, on a machine that is busy. */
const SLOW_MS = 20_000;
/** A body of this size may be refused while it still comes: then the connection ends. */
const LARGE = 48 * 1024;
/** What an answer to members never holds: traces, statements, and places on the server's disk. */
const TELLTALE =
  /\n {4}at |node_modules|syntax error at or near|\/apps\/server\/|violates .{0,40} constraint/;

/** What is wrong with an answer; null if nothing is. */
function judge(endpoint: Endpoint, made: Made, heard: FuzzResponse): string | null {
  const { status, broken, text, headers, ms } = heard;
  if (broken === CUT_OFF && made.delivery === "cut") return null;
  if (broken) {
    const isRefusal = (made.body?.length ?? 0) > LARGE || made.path.length > 8_000;
    return isRefusal && /ECONNRESET|EPIPE|socket hang up/.test(broken) ? null : `no answer: ${broken}`;
  }
  if (ms > SLOW_MS) return `answered after ${Math.round(ms)} ms`;
  if (TELLTALE.test(text)) return "the answer tells of the server's inside";
  if (status < 400) return null;
  if (!headers["content-type"]?.includes("json")) return `${status} is no JSON`;
  const { error, message } = JSON.parse(text) as { error?: string; message?: string }; // checked below
  if (!error || !message) return `${status} has not the shape of an error`;
  const declared: Readonly<Record<string, number>> = { ...commonErrors, ...endpoint.errors };
  if (declared[error] !== status) return `${status} ${error} is not declared`;
  return status >= 500 && !endpoint.errors?.[error] ? `${status} ${error}` : null;
}

/** What is wrong with an answer to nonsense; null if nothing is, also where the connection was closed without a word. */
function judgeNonsense(heard: string): string | null {
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(heard)?.[1] ?? 0);
  if (heard !== "" && status === 0) return "the answer is no HTTP";
  if (status >= 500 && status !== 505 && status !== 501) return `${status}`;
  return TELLTALE.test(heard) ? "the answer tells of the server's inside" : null;
}

/** A run: which requests, how many at most and for how long, and where its server is. */
export type Plan = {
  seed: number;
  from: number;
  requests: number;
  minutes: number;
  atOnce: number;
  server: Running;
  probePort: number;
  database: pg.PoolConfig;
  tell: (line: string) => void;
};

/** Maximum time in ms that an input may hold the event loop (measured as in probe.ts). */
const HOLD_MAX_MS = 50;
/** A hold from this length on is examined: it is measured every five milliseconds. */
const SUSPECT_MS = 45;
/** One in n requests is malformed and sent on its own socket. */
const NONSENSE_EVERY = 40;
/** What a process has learnt, cached and compiled before memory is compared. */
const WARM_PART = 0.2;
const UNCONFIRMED_MAX = 20;
const REPORT_EVERY = 10_000;
/** Interval at which holds are read: the requests in progress then are still known, as they were sent. */
const CHECK_EVERY = 1_000;

const routes = Object.entries(api) as [string, Endpoint][]; // every value of the contract is one
const endpointOf = new Map(routes);

/** Sends the requests of a run and reports the findings. */
export class Fuzz {
  readonly findings: Findings;
  readonly statuses = new Map<number, number>();
  readonly answers = new Map<string, number>();
  sent = 0;
  spoken = 0;
  readonly #plan: Plan;
  readonly #url: URL;
  readonly #probe: ProbeClient;
  /** The latest requests by their places, as they were sent: later the same place may name other ids. */
  readonly #recent = new Map<number, Made>();
  /** What is under way; while something is sent again alone, nothing new begins. */
  readonly #under = new Set<Promise<void>>();
  #pause: Promise<void> | null = null;

  constructor(plan: Plan) {
    this.#plan = plan;
    this.#url = new URL(plan.server.url);
    this.#probe = new ProbeClient(plan.probePort);
    this.findings = new Findings(plan);
  }

  /** Runs it; answers the memory once warm, and at the end. */
  async run(): Promise<{ before: Memory; after: Memory }> {
    const { database, seed, requests, from } = this.#plan;
    const pool = new pg.Pool({ ...database, max: 2 });
    const ids = new Ids();
    const cast = new Cast(this.#plan.server.url, pool, ids);
    const made = new Requests(seed, routes, await OpenapiDocument.of(new Person(this.#plan.server.url)), ids);
    const warm = Math.floor(requests * WARM_PART);
    const deadline = Date.now() + this.#plan.minutes * 60_000;
    const stretch = (a: number, b: number, until: number) => this.#stretch({ made, cast, ids }, a, b, until);
    for (const role of ["premium", "member", "other"] as const) await cast.of(role);
    // What is loaded and compiled with the first requests is no request's doing.
    await stretch(from, from + warm, Date.now() + this.#plan.minutes * 60_000 * WARM_PART);
    const before = await this.#probe.memory();
    await this.#probe.begin(SUSPECT_MS);
    this.findings.longest = 0;
    await stretch(from + warm, from + requests, deadline);
    await this.#look(cast);
    closeConnections();
    this.findings.addUnheard();
    const after = await this.#probe.memory();
    await pool.end();
    return { before, after };
  }

  async #stretch(
    { made, cast, ids }: { made: Requests; cast: Cast; ids: Ids },
    from: number,
    to: number,
    deadline: number,
  ): Promise<void> {
    let next = from;
    const work = async () => {
      while (next < to && Date.now() < deadline && !this.findings.isFull) {
        if (this.#pause) await this.#pause;
        const place = next++;
        const one =
          place % NONSENSE_EVERY === NONSENSE_EVERY - 1
            ? this.#speak(place)
            : this.#send(made.at(place), cast, ids);
        this.#under.add(one);
        await one.finally(() => this.#under.delete(one));
        if ((place + 1) % CHECK_EVERY === 0) await this.#look(cast);
        if ((place + 1) % REPORT_EVERY === 0) this.#report();
      }
    };
    await Promise.all(Array.from({ length: this.#plan.atOnce }, work));
  }

  async #send(request: Made, cast: Cast, ids: Ids): Promise<void> {
    const endpoint = endpointOf.get(request.route);
    if (!endpoint) throw new Error(`${request.route} is not in the contract`);
    this.#recent.set(request.place, request);
    if (this.#recent.size > 3 * CHECK_EVERY)
      for (const place of [...this.#recent.keys()].slice(0, CHECK_EVERY)) this.#recent.delete(place);
    const person = await cast.of(request.role);
    const heard = await send(this.#url, person, request);
    this.sent += 1;
    this.statuses.set(heard.status, (this.statuses.get(heard.status) ?? 0) + 1);
    if (heard.status < 400) this.answers.set(request.route, (this.answers.get(request.route) ?? 0) + 1);
    const wrong = this.#judge(endpoint, request, heard);
    if (wrong) await this.findings.add(wrong, request, person, heard);
    if (heard.status === 401 || heard.text.includes('"banned"')) cast.doubt(request.role);
    if (heard.status < 300 && heard.text.startsWith("{")) ids.learn(request.role, request.path, heard.text);
  }

  #judge(endpoint: Endpoint, request: Made, heard: FuzzResponse): string | null {
    const { exitCode, signalCode } = this.#plan.server.process;
    if (exitCode !== null || signalCode) return `the process died (${signalCode ?? exitCode})`;
    return judge(endpoint, request, heard);
  }

  async #speak(place: number): Promise<void> {
    const nonsense = nonsenseAt(this.#plan.seed, place);
    const wrong = judgeNonsense(await speak(this.#url, nonsense));
    this.spoken += 1;
    if (wrong) this.findings.addNonsense(wrong, place, nonsense);
  }

  /** Repeats the requests that were in progress during a hold, one by one: the one that caused it causes it again. */
  async #look(cast: Cast): Promise<void> {
    if (this.#pause) await this.#pause;
    const { holds, longest } = await this.#probe.take();
    this.findings.longest = Math.max(this.findings.longest, longest);
    if (holds.length === 0) return;
    let goOn = () => {};
    this.#pause = new Promise((resolve) => (goOn = resolve));
    await Promise.all(this.#under);
    for (const hold of holds.toSorted((a, b) => b.ms - a.ms).slice(0, 5)) await this.#again(hold, cast);
    await this.#probe.begin(SUSPECT_MS);
    this.#pause = null;
    goOn();
  }

  async #again({ ms, spent, requests }: Hold, cast: Cast): Promise<void> {
    this.findings.suspects += 1;
    const { count } = this.findings;
    for (const place of new Set(requests.map((name) => Number.parseInt(name, 10)))) {
      const request = this.#recent.get(place);
      if (!request) continue;
      const person = await cast.of(request.role);
      const alone = await this.#probe.alone(() => send(this.#url, person, request));
      if (alone > HOLD_MAX_MS) await this.findings.addHold(Math.min(alone, ms), request, person);
    }
    if (this.findings.count === count && this.findings.unconfirmed.length < UNCONFIRMED_MAX)
      this.findings.unconfirmed.push(
        `${ms.toFixed(0)} ms once, ${spent.toFixed(0)} ms of them worked, with ${requests.join("; ").slice(0, 300)}`,
      );
  }

  #report(): void {
    const counts = [...this.statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status || "cut off"}: ${count}`);
    this.#plan.tell(
      `${new Date().toISOString()} ${this.sent + this.spoken} requests (${counts.join(", ")}), ${this.answers.size} of ${routes.length} routes did something, longest hold ${this.findings.longest.toFixed(0)} ms, ${this.findings.count} findings`,
    );
  }
}
