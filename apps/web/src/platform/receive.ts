import type { Api } from "@kompagnon/contract/api.ts";
import type { EventsOf } from "@kompagnon/contract/wire/endpoint.ts";
import { type Args, ask, type Parts, type Route, refuse } from "./call.ts";
import { detectCjk } from "./chinese.ts";

/** A route whose answer is a stream of events that ends. */
type Streaming = { [R in Route]: EventsOf<Api[R]> extends never ? never : R }[Route];
/** What is called with each event. */
type Takers<R extends Streaming> = { [K in keyof EventsOf<Api[R]>]: (data: EventsOf<Api[R]>[K]) => void };

/**
 * Calls a route and hands over the events of its answer as they come; resolves at its end. Throws ApiError, `offline` also
 * where the connection broke in the middle, or AbortError: aborting `signal` ends the answer on the server as well.
 */
export async function receive<R extends Streaming>(
  route: R,
  takers: Takers<R>,
  ...[input]: Args<R>
): Promise<void> {
  const take = (kind: string, data: string) => {
    const taker = takers[kind as keyof Takers<R>] as ((data: unknown) => void) | undefined; // names come from the wire
    detectCjk(data);
    taker?.(JSON.parse(data));
  };
  await ask(route, (input ?? {}) as Parts, async (response) => {
    if (!response.ok) return refuse(response);
    if (response.body) await readEvents(response.body, take);
  });
}

const FRAME = /^event: (\w+)\ndata: ([\s\S]*)$/;

/** Server-sent events, however they are cut into chunks; comments are left out. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  take: (kind: string, data: string) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const frames = (rest + decoder.decode(value, { stream: true })).split("\n\n");
    rest = frames.pop() ?? "";
    for (const frame of frames) {
      const [, kind, data] = FRAME.exec(frame) ?? [];
      if (kind && data !== undefined) take(kind, data);
    }
  }
}
