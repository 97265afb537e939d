import { useEffect, useRef } from "react";
import { isId } from "../model/values.ts";

/**
 * The messages between the windows of a presentation: the current slide, the next one, that a window is listening, that it is
 * over.
 */
export type ShowMessage =
  | { readonly kind: "at"; readonly slide: string }
  | { readonly kind: "go"; readonly by: number }
  | { readonly kind: "hello" }
  | { readonly kind: "over" };

/** One step, or all of them. */
const isStride = (by: unknown): by is number =>
  typeof by === "number" && (Math.abs(by) <= 1 || Math.abs(by) === Number.POSITIVE_INFINITY);

/** Reads what came; null for anything else. */
export function readMessage(value: unknown): ShowMessage | null {
  const { kind, slide, by } = (value ?? {}) as Record<string, unknown>; // checked below
  if (kind === "at" && isId(slide)) return { kind, slide };
  if (kind === "go" && isStride(by)) return { kind, by };
  return kind === "hello" || kind === "over" ? { kind } : null;
}

/**
 * The channel between the windows of this browser that show a deck; returns a function that sends a message. `last` is sent when
 * this window stops.
 */
export function useChannel(
  deck: string,
  onMessage: (message: ShowMessage) => void,
  last: ShowMessage | null = null,
): (message: ShowMessage) => void {
  const channel = useRef<BroadcastChannel | null>(null);
  const listen = useRef(onMessage);
  listen.current = onMessage;
  const farewell = useRef(last);
  useEffect(() => {
    const opened = new BroadcastChannel(`presentation ${deck}`);
    channel.current = opened;
    opened.onmessage = ({ data }) => {
      const message = readMessage(data);
      if (message) listen.current(message);
    };
    opened.postMessage({ kind: "hello" } satisfies ShowMessage);
    return () => {
      channel.current = null;
      if (farewell.current) opened.postMessage(farewell.current);
      opened.close();
    };
  }, [deck]);
  return (message) => channel.current?.postMessage(message);
}
