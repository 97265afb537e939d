import { expect, test } from "vitest";
import { readEvents } from "./receive.ts";

const FRAMES =
  'event: piece\ndata: {"text":"Grüße 👋"}\n\n:\n\nevent: done\ndata: {}\n\nevent: cut\ndata: {"never';

test.each([1, 2, 7, 1_000])("events are read from chunks of %i bytes", async (size) => {
  const bytes = new TextEncoder().encode(FRAMES);
  const seen: string[] = [];
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (let at = 0; at < bytes.length; at += size) stream.enqueue(bytes.slice(at, at + size));
      stream.close();
    },
  });
  await readEvents(body, (kind, data) => seen.push(`${kind} ${data}`));
  expect(seen).toEqual(['piece {"text":"Grüße 👋"}', "done {}"]);
});
