import { randomBytes } from "node:crypto";

/** A position in a trace, as W3C's `traceparent` encodes it. */
export type Place = { traceId: string; spanId: string };

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;
const SAMPLED = 1;

/** Parses a `traceparent`; null for anything else. `isFollowed`: whether the sender records this trace. */
export function readTraceparent(text: string): (Place & { isFollowed: boolean }) | null {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(text) ?? [];
  if (!traceId || !spanId || !flags) return null;
  return { traceId, spanId, isFollowed: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
}

/** The `traceparent` of a place in a trace that is followed. */
export const traceparentOf = ({ traceId, spanId }: Place): string => `00-${traceId}-${spanId}-01`;

export const newTraceId = (): string => randomBytes(16).toString("hex");
export const newSpanId = (): string => randomBytes(8).toString("hex");

/** The distinct trace contexts stored with pieces of work. */
export const carriedIn = (pieces: readonly object[]): string[] => [
  ...new Set(
    pieces.flatMap((piece) =>
      "traceparent" in piece && typeof piece.traceparent === "string" ? [piece.traceparent] : [],
    ),
  ),
];
