import { expect, test } from "vitest";
import { type Counts, countsOf, judge } from "./quality.ts";

const none: Counts = { received: 0, lost: 0, sentLoss: 0, roundTrip: null };

test.each<[Partial<Counts>, string | null]>([
  [{ received: 100 }, "good"],
  [{ received: 100, roundTrip: 0.05 }, "good"],
  [{ received: 95, lost: 5 }, "fair"],
  [{ received: 100, roundTrip: 0.3 }, "fair"],
  [{ received: 80, lost: 20 }, "poor"],
  [{ received: 100, roundTrip: 0.9 }, "poor"],
  [{ lost: 30 }, "poor"],
  [{ received: 100, sentLoss: 0.05 }, "fair"],
  [{ received: 100, sentLoss: 0.3 }, "poor"],
  [{}, null],
])("%j sounds %s", (counts, quality) => {
  expect(judge(none, { ...none, ...counts })).toBe(quality);
});

test("only what happened in between counts; late packets are no gain", () => {
  const before = { ...none, received: 1000, lost: 500, roundTrip: 0.1 };
  expect(judge(before, { ...before, received: 1100 })).toBe("good");
  expect(judge(before, { ...before, received: 1100, lost: 490 })).toBe("good");
});

test("reads a report and ignores its other entries", () => {
  expect(
    countsOf([
      { type: "codec" },
      { type: "inbound-rtp", packetsReceived: 7, packetsLost: 2 },
      { type: "remote-inbound-rtp", fractionLost: 0.01 },
      { type: "remote-inbound-rtp", fractionLost: 0.04 },
      { type: "remote-inbound-rtp" },
      { type: "candidate-pair", nominated: false, currentRoundTripTime: 3 },
      { type: "candidate-pair", nominated: true, currentRoundTripTime: 0.02 },
      { type: "candidate-pair", nominated: true },
    ]),
  ).toEqual({ received: 7, lost: 2, sentLoss: 0.04, roundTrip: 0.02 });
});
