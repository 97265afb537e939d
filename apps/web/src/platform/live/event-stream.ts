import { detectCjk } from "../chinese.ts";

/** One event as the stream carries it; `id` is empty on events outside the order, `data` is parsed JSON. */
export type StreamEvent = { id: string; kind: string; data: unknown };

/**
 * Reads Server-Sent Events as our server frames them (one `data` line of JSON). fetch instead of EventSource, because
 * that one repeats a spent ticket, hides why it was refused and only hears kinds named beforehand.
 * Resolves when the stream ends; rejects when it breaks.
 */
export async function readEventStream(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: StreamEvent) => void,
  onBytes: () => void,
): Promise<void> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    const frames = (rest + decoder.decode(value, { stream: true })).split("\n\n");
    rest = frames.pop() ?? "";
    for (const frame of frames) {
      const event = readFrame(frame);
      if (event) onEvent(event);
    }
  }
}

function readFrame(frame: string): StreamEvent | null {
  const event = { id: "", kind: "message", data: "" };
  for (const line of frame.split("\n")) {
    if (line.startsWith("id: ")) event.id = line.slice(4);
    else if (line.startsWith("event: ")) event.kind = line.slice(7);
    else if (line.startsWith("data: ")) event.data += line.slice(6);
  }
  if (event.data === "") return null;
  detectCjk(event.data);
  return { ...event, data: JSON.parse(event.data) };
}
