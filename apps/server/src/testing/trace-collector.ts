import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** A span as it arrived; attributes by their names. */
type Arrived = {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  kind: number;
  tookMs: number;
  attributes: Record<string, string>;
  links: { traceId: string; spanId: string }[];
  status: { code: number } | undefined;
};
/** What OTLP's JSON brings, as far as it is looked at. */
type Batch = {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<Arrived, "attributes" | "tookMs"> & Raw)[] }[];
  }[];
};
type Attribute = { key: string; value: { stringValue?: string; intValue?: string } };
type Raw = { attributes: Attribute[]; startTimeUnixNano: string; endTimeUnixNano: string };

/** Something that takes traces in as a collector does. */
export type TraceCollector = {
  /** As OTEL_EXPORTER_OTLP_ENDPOINT has it. */
  url: string;
  spans: Arrived[];
  /** Everything that came, as it came. */
  texts: string[];
  /** The headers of what came last, and whose spans they were. */
  last: { headers: IncomingMessage["headers"]; service: string | undefined };
  stop: () => Promise<void>;
};

const named = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? ""]));

/** Starts a collector; `answer` says what it makes of a batch. */
export async function aTraceCollector(
  answer: () => { status: number; body: object } = () => ({ status: 200, body: {} }),
): Promise<TraceCollector> {
  const spans: Arrived[] = [];
  const texts: string[] = [];
  const last: TraceCollector["last"] = { headers: {}, service: undefined };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer); // a request without an encoding
    const text = Buffer.concat(parts).toString();
    const { status, body } = request.url === "/v1/traces" ? answer() : { status: 404, body: {} };
    if (status === 200) {
      texts.push(text);
      last.headers = request.headers;
      for (const { resource, scopeSpans } of (JSON.parse(text) as Batch).resourceSpans) {
        last.service = named(resource.attributes)["service.name"];
        for (const span of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({
            ...span,
            tookMs: Number(BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano)) / 1e6,
            attributes: named(span.attributes),
            links: span.links ?? [],
          });
      }
    }
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    texts,
    last,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
