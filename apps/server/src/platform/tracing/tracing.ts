import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Database, Queryable, TxTrace } from "#platform/db/database.ts";
import type { TracingSettings } from "#platform/env/environment.ts";
import type { Log } from "#platform/log.ts";
import type { Metrics } from "#platform/metrics.ts";
import { attributesOf, createExporter, type Exporter, type Span } from "#platform/tracing/exporter.ts";
import type { Watch } from "#platform/watch.ts";

/** A position in a trace, as W3C's `traceparent` encodes it. */
type Place = { traceId: string; spanId: string };

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;
const SAMPLED = 1;

/** Parses a `traceparent`; null for anything else. `isFollowed`: whether the sender records this trace. */
function readTraceparent(text: string): (Place & { isFollowed: boolean }) | null {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(text) ?? [];
  if (!traceId || !spanId || !flags) return null;
  return { traceId, spanId, isFollowed: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
}

/** The `traceparent` of a place in a trace that is followed. */
const traceparentOf = ({ traceId, spanId }: Place): string => `00-${traceId}-${spanId}-01`;

const newTraceId = (): string => randomBytes(16).toString("hex");
const newSpanId = (): string => randomBytes(8).toString("hex");

/** The distinct trace contexts stored with pieces of work. */
export const carriedIn = (pieces: readonly object[]): string[] => [
  ...new Set(
    pieces.flatMap((piece) =>
      "traceparent" in piece && typeof piece.traceparent === "string" ? [piece.traceparent] : [],
    ),
  ),
];

/** OTLP's numbers of kinds, and of a status that says something failed. */
const KINDS = { internal: 1, server: 2, client: 3, producer: 4, consumer: 5 } as const;
const FAILED = 2;
const POSTGRESQL = { "db.system.name": "postgresql" };

/** Where the work of a request or job stands. `root.isOver`: what goes on behind it (a timer, a loop) is none of it. */
type Within = Place & { root: { isOver: boolean } };
type Attributes = Readonly<Record<string, string | number>>;
type SpanOptions = {
  name: string;
  kind: keyof typeof KINDS;
  parent: Place | null;
  attributes: Attributes;
  links?: Place[];
};

const now = (): string => String(BigInt(Math.round((performance.timeOrigin + performance.now()) * 1e6)));

/** The code or type of an error. Its message may contain members' texts. */
const kindOf = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }; // codes are set by Node and PostgreSQL
  if (typeof code === "string") return code;
  if (typeof name === "string") return name;
  return "unknown";
};

/** Begins a span; it is handed over when it ends. */
function begin(exporter: Exporter, { name, kind, parent, attributes, links = [] }: SpanOptions) {
  const place: Place = { traceId: parent?.traceId ?? newTraceId(), spanId: newSpanId() };
  const startTimeUnixNano = now();
  const end = (more: Attributes = {}, hasFailed = false): void => {
    const span: Span = {
      ...place,
      ...(parent && { parentSpanId: parent.spanId }),
      name,
      kind: KINDS[kind],
      startTimeUnixNano,
      endTimeUnixNano: now(),
      attributes: attributesOf({ ...attributes, ...more }),
      ...(links.length > 0 && { links: links.map(({ traceId, spanId }) => ({ traceId, spanId })) }),
      ...(hasFailed && { status: { code: FAILED } }),
    };
    exporter.add(span);
  };
  return { place, end };
}

/** Runs something that ends its span. */
async function ending<T>(end: ReturnType<typeof begin>["end"], run: () => Promise<T>): Promise<T> {
  try {
    const result = await run();
    end();
    return result;
  } catch (error) {
    end({ "error.type": kindOf(error) }, true);
    throw error;
  }
}

/**
 * What a request that a trusted proxy passed on says it belongs to. Fastify lists more than one address only where the nearest
 * one is trusted.
 */
const broughtBy = ({ ips, headers: { traceparent } }: FastifyRequest) =>
  ips && ips.length > 1 && typeof traceparent === "string" ? readTraceparent(traceparent) : null;

/** Traces: request, its statements, the jobs it asks for, the events it publishes. */
export interface Tracing extends Watch {
  registerMetrics(metrics: Metrics): void;
  stop(): Promise<void>;
}

/** Made only where a collector is configured: to follow what belongs to which request costs every request something. */
export function createTracing(settings: TracingSettings, log: Log): Tracing {
  const exporter = createExporter(settings, log);
  const doing = new AsyncLocalStorage<Within | undefined>();
  const isChosen = () => Math.random() < settings.ratio;
  const here = (): Within | null => {
    const within = doing.getStore();
    return within && !within.root.isOver ? within : null;
  };
  const follow = <T>(
    name: string,
    kind: SpanOptions["kind"],
    attributes: Attributes,
    run: () => Promise<T>,
  ) => {
    const within = here();
    if (!within) return run();
    const { place, end } = begin(exporter, { name, kind, parent: within, attributes });
    return doing.run({ ...place, root: within.root }, () => ending(end, run));
  };
  /** Something that takes no time of its own. */
  const mark = (name: string, attributes: Attributes): Place | null => {
    const parent = here();
    if (!parent) return null;
    const { place, end } = begin(exporter, { name, kind: "producer", parent, attributes });
    end();
    return place;
  };
  const trace: TxTrace = {
    sent(queue) {
      const place = mark(`send ${queue}`, { "messaging.destination.name": queue });
      return place && traceparentOf(place);
    },
    // Its topic names a member.
    published: (kind) => void mark(`publish ${kind}`, { "messaging.operation.name": "publish" }),
  };
  const queries = (from: Queryable): Pick<Queryable, "query"> => ({
    query: (statement, ...given) =>
      follow(statement.name, "client", POSTGRESQL, () => from.query(statement, ...given)),
  });
  const database = (db: Database): Database => ({
    ...db,
    ...queries(db),
    snapshot: () => AsyncLocalStorage.snapshot(),
    read: (statement, take, ...given) =>
      follow(statement.name, "client", POSTGRESQL, () => db.read(statement, take, ...given)),
    transaction: (work, options) =>
      follow("transaction", "internal", {}, () =>
        db.transaction((tx) => work({ ...tx, ...queries(tx), trace }), options),
      ),
  });
  return {
    database,
    requests: (app) => traceRequests(app, { exporter, isChosen, run: (within, go) => doing.run(within, go) }),
    around: (name, work, carried) => {
      const from = (carried?.() ?? []).map(readTraceparent).filter((place) => place !== null);
      if (from.length === 0 && !isChosen()) return doing.run(undefined, work);
      const [parent = null, ...links] = from;
      const attributes = { "messaging.destination.name": name };
      const span = { name: `job ${name}`, kind: "consumer", parent, attributes, links } as const;
      const { place, end } = begin(exporter, span);
      const root = { isOver: false };
      return doing
        .run({ ...place, root }, () => ending(end, work))
        .finally(() => {
          root.isOver = true;
        });
    },
    registerMetrics: exporter.registerMetrics,
    stop: exporter.stop,
  };
}

type Requests = {
  exporter: Exporter;
  isChosen: () => boolean;
  run: (within: Within, go: () => void) => void;
};

/** Follows the calls of an app by their routes; not pages and files, and not streams, which end when a browser goes. */
function traceRequests(app: FastifyInstance, { exporter, isChosen, run }: Requests): void {
  const endByRequest = new WeakMap<FastifyRequest, (status: number) => void>();
  app.addHook("onRequest", (request, _reply, done) => {
    const { endpoint } = request.routeOptions.config;
    const parent = broughtBy(request);
    if (!endpoint || endpoint.events || endpoint.socket || !(parent ? parent.isFollowed : isChosen()))
      return done();
    const route = request.routeOptions.url ?? "unknown";
    const { method } = request;
    const attributes = { "http.request.method": method, "http.route": route };
    const { place, end } = begin(exporter, {
      name: `${method} ${route}`,
      kind: "server",
      parent,
      attributes,
    });
    const root = { isOver: false };
    endByRequest.set(request, (status) => {
      root.isOver = true;
      const { errorId } = request;
      end(
        { "http.response.status_code": status, ...(errorId && { "kompagnon.error_id": errorId }) },
        status >= 500,
      );
    });
    run({ ...place, root }, done);
  });
  app.addHook("onResponse", (request, reply, done) => {
    endByRequest.get(request)?.(reply.statusCode);
    done();
  });
}
