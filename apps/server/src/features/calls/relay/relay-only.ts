import type { SignalPayload } from "@kompagnon/contract/calls/model.ts";

const CANDIDATE = /^\s*(a=)?candidate:/i;
/** Where a candidate says what kind it is (RFC 8839: foundation, component, transport, priority, address, port, "typ"). */
const TYPE_AT = 6;

const isRelay = (line: string): boolean => {
  const fields = line.trim().split(/\s+/);
  return fields[TYPE_AT]?.toLowerCase() === "typ" && fields[TYPE_AT + 1]?.toLowerCase() === "relay";
};

/** A line without its sender's own address: relay candidates name it as the related one, others as the default. */
const veiled = (line: string): string =>
  CANDIDATE.test(line)
    ? line.replace(/\braddr\s+\S+/gi, "raddr 0.0.0.0").replace(/\brport\s+\S+/gi, "rport 0")
    : line.replace(/^(\s*(?:c|o|a=rtcp)[=:].*?\bIN\s+IP)[46]\s+\S+/i, "$14 0.0.0.0");

const BREAK = /\r\n|\n|\r/;
function veil(text: string): string {
  const lines = text.split(BREAK);
  const kept = lines.filter((line) => !CANDIDATE.test(line) || isRelay(line)).map(veiled);
  return kept.join("\r\n");
}

/** Whether a text is a single candidate that is no relay. */
const isTelling = (value: unknown): boolean =>
  typeof value === "string" && CANDIDATE.test(value) && !BREAK.test(value.trim()) && !isRelay(value);

type Plain = string | number | boolean | null;
const veilAll = (values: Record<string, Plain>): Record<string, Plain> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, typeof value === "string" ? veil(value) : value]),
  );

/**
 * What of a signal may pass where calls go over relays alone (design: security, 11): candidates of other kinds go, and
 * the sender's address wherever else it stands. Null if the signal is nothing but such a candidate.
 */
export function relayOnly(payload: SignalPayload): SignalPayload | null {
  const all = Object.values(payload).flatMap((value) =>
    typeof value === "object" && value !== null ? Object.values(value) : [value],
  );
  if (all.some(isTelling)) return null;
  return Object.fromEntries(
    Object.entries(payload).map(([key, value]) => {
      if (typeof value === "string") return [key, veil(value)];
      return [key, typeof value === "object" && value !== null ? veilAll(value) : value];
    }),
  );
}
