import { randomBytes } from "node:crypto";

/** Where something stands in a trace, as W3C's `traceparent` names it. */
export type Place = { traceId: string; spanId: string };

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;
const SAMPLED = 1;

/** Reads a `traceparent`; null for anything else. `isFollowed`: whether whoever sent it records this trace. */
export function readTraceparent(text: string): (Place & { isFollowed: boolean }) | null {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(text) ?? [];
  if (!traceId || !spanId || !flags) return null;
  return { traceId, spanId, isFollowed: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
}

/** The `traceparent` of a place in a trace that is followed. */
export const traceparentOf = ({ traceId, spanId }: Place): string => `00-${traceId}-${spanId}-01`;

export const newTraceId = (): string => randomBytes(16).toString("hex");
export const newSpanId = (): string => randomBytes(8).toString("hex");

/** The contexts that were written beside pieces of work, each once. */
export const carriedIn = (pieces: readonly object[]): string[] => [
  ...new Set(
    pieces.flatMap((piece) =>
      "traceparent" in piece && typeof piece.traceparent === "string" ? [piece.traceparent] : [],
    ),
  ),
];
