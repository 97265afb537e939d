/** How well the two hear one another, in words. */
export type Quality = "good" | "fair" | "poor";
/**
 * What a connection has counted so far; `roundTrip` is in seconds, null until it is known. `sentLoss` is the share of what was
 * sent that the other side missed lately.
 */
export type Counts = { received: number; lost: number; sentLoss: number; roundTrip: number | null };

const FAIR = { roundTrip: 0.25, loss: 0.03 };
const POOR = { roundTrip: 0.5, loss: 0.1 };

/** Judges what happened between two countings; null until something was received. */
export function judge(before: Counts, after: Counts): Quality | null {
  const received = after.received - before.received;
  const lost = Math.max(0, after.lost - before.lost);
  if (received + lost <= 0) return null;
  const loss = Math.max(lost / (received + lost), after.sentLoss);
  const roundTrip = after.roundTrip ?? 0;
  if (roundTrip > POOR.roundTrip || loss > POOR.loss) return "poor";
  return roundTrip > FAIR.roundTrip || loss > FAIR.loss ? "fair" : "good";
}

/** Reads the counts out of a report of WebRTC, whose entries are typed by their `type` only. */
export function countsOf(report: Iterable<Record<string, unknown>>): Counts {
  const counts: Counts = { received: 0, lost: 0, sentLoss: 0, roundTrip: null };
  for (const entry of report) {
    if (entry["type"] === "inbound-rtp") {
      counts.received += numberIn(entry, "packetsReceived") ?? 0;
      counts.lost += numberIn(entry, "packetsLost") ?? 0;
    } else if (entry["type"] === "remote-inbound-rtp")
      counts.sentLoss = Math.max(counts.sentLoss, numberIn(entry, "fractionLost") ?? 0);
    else if (entry["type"] === "candidate-pair" && entry["nominated"] === true)
      counts.roundTrip = numberIn(entry, "currentRoundTripTime") ?? counts.roundTrip;
  }
  return counts;
}

function numberIn(entry: Record<string, unknown>, key: string): number | null {
  const value = entry[key];
  return typeof value === "number" ? value : null;
}
