/**
 * A server in memory that implements the stream's contract, for tests: it replays the events after `last`, then sends new ones.
 */
export type TestServer = {
  address: string;
  /** Replaces the browser's fetch. */
  fetch: typeof fetch;
  /** Streams open now, and how many there have been. */
  open: () => number;
  opened: () => number;
  /** Queries of the streams so far. */
  queries: URLSearchParams[];
  publish: (number: number) => void;
  ephemeral: (kind: string, data: unknown) => void;
  /** Breaks all streams. */
  breakOff: () => void;
  /** Answers the next stream with this status instead. */
  refuseNext: (status: number, headers?: Record<string, string>) => void;
  mint: () => Promise<string>;
};

const EPOCH = "aaaaaaaaaaaa";
type Controller = ReadableStreamDefaultController<Uint8Array>;

const frame = (position: number, kind: string, data: unknown) =>
  new TextEncoder().encode(
    `${position > 0 ? `id: ${EPOCH}-${position}-1\n` : ""}event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`,
  );

/** Makes one. */
export function createTestServer(): TestServer {
  const log: { position: number; number: number }[] = [];
  const streams = new Set<Controller>();
  const tickets = new Set<string>();
  const queries: URLSearchParams[] = [];
  const refusals: ResponseInit[] = [];
  let opened = 0;

  const begin = (stream: Controller, last: string) => {
    const [epoch, position] = last.split("-");
    const tail = log.at(-1)?.position ?? 1;
    const otherwise = epoch === "ago" ? 1 : tail;
    const from = epoch === EPOCH ? Number(position) : otherwise;
    stream.enqueue(frame(0, "hello", { cursor: `${EPOCH}-${from}-1` }));
    for (const event of log)
      if (event.position > from) stream.enqueue(frame(event.position, "number", event.number));
    streams.add(stream);
  };
  const breakStream = (stream: Controller) => {
    if (streams.delete(stream)) stream.error(new TypeError("network error"));
  };
  const send = (bytes: Uint8Array) => {
    for (const stream of streams) stream.enqueue(bytes);
  };
  return {
    address: "https://test/stream",
    async fetch(address, init) {
      const query = new URL(String(address)).searchParams;
      queries.push(query);
      const refusal = refusals.shift();
      if (refusal) return new Response(null, refusal);
      if (!tickets.delete(query.get("t") ?? "")) return new Response(null, { status: 401 });
      opened += 1;
      const body = new ReadableStream<Uint8Array>({
        start: (stream) => {
          begin(stream, query.get("last") ?? "");
          init?.signal?.addEventListener("abort", () => breakStream(stream));
        },
      });
      return new Response(body);
    },
    open: () => streams.size,
    opened: () => opened,
    queries,
    publish(number) {
      const position = (log.at(-1)?.position ?? 1) + 1;
      log.push({ position, number });
      send(frame(position, "number", number));
    },
    ephemeral: (kind, data) => send(frame(0, kind, data)),
    breakOff: () => {
      for (const stream of streams) breakStream(stream);
    },
    refuseNext: (status, headers = {}) => void refusals.push({ status, headers }),
    async mint() {
      const ticket = crypto.randomUUID();
      tickets.add(ticket);
      return ticket;
    },
  };
}
