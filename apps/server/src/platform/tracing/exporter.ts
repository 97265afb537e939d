import type { TracingSettings } from "#platform/env/environment.ts";
import type { Log } from "#platform/log.ts";
import type { Metrics } from "#platform/metrics.ts";

type Value = { stringValue: string } | { intValue: string };
/** A span as OTLP's JSON has it. */
export type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: Value }[];
  links?: { traceId: string; spanId: string }[];
  status?: { code: number };
};

/** Attributes as OTLP's JSON has them. */
export const attributesOf = (all: Readonly<Record<string, string | number>>): Span["attributes"] =>
  Object.entries(all).map(([key, value]) => ({
    key,
    value: typeof value === "number" ? { intValue: String(value) } : { stringValue: value },
  }));

/** Max buffered spans; further ones are dropped. */
const WAITING_MOST = 2_048;
const BATCH = 512;
const EVERY_MS = 5_000;
const ANSWERED_WITHIN_MS = 5_000;

/** Sends spans to a collector, behind the work. */
export interface Exporter {
  add(span: Span): void;
  /** Tells how many were sent and how many were dropped. */
  registerMetrics(metrics: Metrics): void;
  /** Sends what waits, and ends. */
  stop(): Promise<void>;
}

/** Posts spans; answers how many of them the collector did not take. */
async function post(
  { endpoint, headers, service }: TracingSettings,
  spans: readonly Span[],
): Promise<number> {
  const scopeSpans = [{ scope: { name: "kompagnon" }, spans }];
  const resource = { attributes: attributesOf({ "service.name": service, "process.pid": process.pid }) };
  const answer = await fetch(`${endpoint}/v1/traces`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] }),
    redirect: "error",
    signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`the collector answered ${answer.status}`);
  const reply = (text ? JSON.parse(text) : {}) as { partialSuccess?: { rejectedSpans?: string | number } }; // OTLP's answer
  return Number(reply.partialSuccess?.rejectedSpans ?? 0);
}

/** Makes what sends spans. A collector that is away costs spans, never requests: they are dropped and counted. */
export function createExporter(settings: TracingSettings, log: Log): Exporter {
  const waiting: Span[] = [];
  const counted = { sent: 0, dropped: 0 };
  let isAway = false;
  let sending: Promise<void> | null = null;
  const sendBatch = async () => {
    const batch = waiting.splice(0, BATCH);
    try {
      const refused = await post(settings, batch);
      counted.sent += batch.length - refused;
      counted.dropped += refused;
      if (isAway) log.info("the collector of traces is back");
      isAway = false;
    } catch (error) {
      counted.dropped += batch.length;
      if (!isAway) log.warn({ err: error }, "the collector of traces is away; spans are dropped");
      isAway = true;
    }
  };
  const sendAll = async () => {
    while (waiting.length > 0) await sendBatch();
  };
  const send = () => {
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  };
  const timer = setInterval(send, EVERY_MS).unref();
  return {
    add(span) {
      if (waiting.length >= WAITING_MOST) counted.dropped += 1;
      else waiting.push(span);
      if (waiting.length >= BATCH) void send();
    },
    registerMetrics(metrics) {
      metrics.gauge("trace_spans_sent_total", "Spans that the collector took", () => counted.sent);
      metrics.gauge("trace_spans_dropped_total", "Spans that were lost", () => counted.dropped);
    },
    async stop() {
      clearInterval(timer);
      await send();
    },
  };
}
