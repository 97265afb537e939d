import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { aComment, aPost, aWriter } from "#features/posts/test-posts.ts";
import { createLog } from "#platform/log.ts";
import { createMetrics } from "#platform/metrics.ts";
import { attributesOf, createExporter, type Span } from "#platform/tracing/exporter.ts";
import { aPairInChat } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { aTraceCollector, type TraceCollector } from "#testing/trace-collector.ts";
import { jobsDone } from "#testing/waiting.ts";

let quiet: TestServer;
let author: Person;
beforeAll(async () => {
  quiet = await startTestServer();
  author = await aWriter(quiet, { username: "Ohnespuren" });
});
afterAll(() => quiet.stop());

let collector: TraceCollector;
beforeEach(async () => {
  collector = await aTraceCollector();
});
afterEach(() => collector.stop());

const followed = (env: Record<string, string> = {}) =>
  startTestServer({
    sharing: quiet,
    working: true,
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...env },
  });
const at = (person: Person, { url }: TestServer): Person =>
  Object.assign(Object.create(Object.getPrototypeOf(person)) as Person, person, { url }); // a copy keeps its class

test("one trace goes from the request over its statements and its job to the event", async () => {
  const reader = await Stream.open(author);
  const { id } = await aPost(author);
  const server = await followed({
    OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20abc,x-team=one",
    OTEL_SERVICE_NAME: "tried",
  });
  const writer = await aWriter(server);
  await aComment(at(writer, server), id, "Wie hoch ist die Marge?");
  await reader.next(({ kind }) => kind === "notification_created");
  await jobsDone(server);
  await server.stop();
  reader.close();
  const { spans } = collector;
  const request = spans.find(({ name }) => name === "POST /api/posts/:id/comments");
  const trace = spans.filter(({ traceId }) => traceId === request?.traceId);
  const one = (name: string) => trace.find((span) => span.name === name);
  expect(request).toMatchObject({
    kind: 2,
    attributes: {
      "http.request.method": "POST",
      "http.route": "/api/posts/:id/comments",
      "http.response.status_code": "201",
    },
  });
  expect(request?.parentSpanId).toBeUndefined();
  const transaction = trace.find(
    ({ name, parentSpanId }) => name === "transaction" && parentSpanId === request?.spanId,
  );
  const written = one("write_effects");
  expect(written).toMatchObject({ kind: 3, parentSpanId: transaction?.spanId });
  const sent = one("send notifications.notify");
  expect(sent?.kind).toBe(4);
  const job = one("job notifications.notify");
  expect(job).toMatchObject({ kind: 5, parentSpanId: sent?.spanId });
  const event = one("publish notification_created");
  expect(event).toMatchObject({ kind: 4, parentSpanId: job?.spanId });
  expect(request?.tookMs).toBeGreaterThanOrEqual(transaction?.tookMs ?? Number.NaN);
  expect(collector.last).toMatchObject({
    service: "tried",
    headers: { authorization: "Bearer abc", "x-team": "one", "content-type": "application/json" },
  });
  const exported = collector.texts.join();
  for (const secret of [id, author.id, writer.id, writer.cookie, writer.email, "Marge", "Ohnespuren"])
    expect(exported).not.toContain(secret);
});

test("a message in a chat: its event is below the transaction of the request that sent it", async () => {
  const { anna, chatId } = await aPairInChat(quiet);
  const server = await followed();
  const body = { client_id: randomUUID(), text: "Ganz unter uns" };
  await at(anna, server).must("POST /api/chats/{id}/messages", { params: { id: chatId }, body });
  await server.stop();
  const { spans } = collector;
  const request = spans.find(({ name }) => name === "POST /api/chats/:id/messages");
  const transaction = spans.find(
    ({ name, parentSpanId }) => name === "transaction" && parentSpanId === request?.spanId,
  );
  expect(transaction).toBeDefined();
  const event = spans.find(({ name }) => name === "publish message_created");
  expect(event).toMatchObject({
    kind: 4,
    traceId: request?.traceId,
    parentSpanId: transaction?.spanId,
  });
  expect(collector.texts.join()).not.toContain("unter uns");
});

test("an unexpected failure names the number that its reader was told, and a statement's failure its code alone", async () => {
  const server = await followed();
  await server.platform.db.rawQuery("alter table posts rename to posts_elsewhere");
  try {
    const answer = await at(author, server).call("GET /api/posts", { query: { q: "geheim" } } as never); // no route's query has it
    expect(answer.status).toBe(500);
    await server.stop();
    const request = collector.spans.find(({ name }) => name === "GET /api/posts");
    expect(request?.attributes["kompagnon.error_id"]).toBe(answer.error.id);
    expect(request?.status).toEqual({ code: 2 });
    const failed = collector.spans.filter(
      ({ parentSpanId, status }) => parentSpanId === request?.spanId && status,
    );
    expect(failed.map(({ attributes }) => attributes["error.type"])).toContain("42P01");
    expect(collector.texts.join()).not.toContain("geheim");
  } finally {
    await quiet.platform.db.rawQuery("alter table posts_elsewhere rename to posts");
  }
});

const FROM = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
const healthOf = async (server: TestServer, traceparent: string, forwarded = false) => {
  const headers = { traceparent, ...(forwarded && { "x-forwarded-for": "203.0.113.7" }) };
  expect((await fetch(`${server.url}/api/health`, { headers })).status).toBe(200);
};
const healths = () => collector.spans.filter(({ name }) => name === "GET /api/health");

test("a trace is continued from a trusted proxy only", async () => {
  const proxied = await followed({ TRUST_PROXY: "127.0.0.1" });
  await healthOf(proxied, FROM, true);
  await healthOf(proxied, "00-nonsense", true);
  await healthOf(proxied, FROM.replace(/01$/, "00"), true);
  await proxied.stop();
  const direct = await followed();
  await healthOf(direct, FROM, true);
  await direct.stop();
  const [first, second, third, ...more] = healths();
  expect(first).toMatchObject({
    traceId: "0af7651916cd43dd8448eb211c80319c",
    parentSpanId: "b7ad6b7169203331",
  });
  // An invalid header starts a new trace; an unsampled one is not recorded; untrusted senders are ignored.
  for (const own of [second, third]) {
    expect(own?.traceId).not.toBe(first?.traceId);
    expect(own?.parentSpanId).toBeUndefined();
  }
  expect(more).toEqual([]);
});

test("a part of them is followed, and nothing at all without a collector", async () => {
  const none = await followed({ OTEL_TRACES_SAMPLER_ARG: "0" });
  await healthOf(none, FROM);
  await none.stop();
  expect(collector.texts).toEqual([]);
  expect(quiet.platform.db.snapshot).toBeUndefined();
  await quiet.platform.db.transaction(async (tx) => expect(tx.trace).toBeUndefined());
});

const aSpan = (name: string): Span => ({
  traceId: "1".repeat(32),
  spanId: "2".repeat(16),
  name,
  kind: 1,
  startTimeUnixNano: "1",
  endTimeUnixNano: "2",
  attributes: attributesOf({ n: 1 }),
});
const figuresOf = async (exporter: ReturnType<typeof createExporter>) => {
  const metrics = createMetrics();
  exporter.registerMetrics(metrics);
  const text = await metrics.text();
  return ["sent", "dropped"].map((what) =>
    Number(new RegExp(`^trace_spans_${what}_total (\\d+)$`, "m").exec(text)?.[1]),
  );
};
const settings = (endpoint: string) => ({ endpoint, headers: {}, service: "tried", ratio: 1 });

test("what a collector does not take is dropped and counted, and what waits has a bound", async () => {
  const answers = [
    { status: 503, body: {} },
    { status: 200, body: { partialSuccess: { rejectedSpans: "3" } } },
  ];
  const moody = await aTraceCollector(() => answers.shift() ?? { status: 200, body: {} });
  const exporter = createExporter(settings(moody.url), createLog("silent"));
  // The first 512 leave at once; behind them no more than 2,048 wait.
  for (let n = 0; n < 3_000; n += 1) exporter.add(aSpan(`span ${n}`));
  await exporter.stop();
  // 440 found no room, 512 met an error, 3 were refused.
  expect(await figuresOf(exporter)).toEqual([3_000 - 440 - 512 - 3, 440 + 512 + 3]);
  await moody.stop();
  const away = createExporter(settings(moody.url), createLog("silent"));
  away.add(aSpan("lost"));
  await away.stop();
  expect(await figuresOf(away)).toEqual([0, 1]);
});
