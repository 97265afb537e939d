import { describe, expect, test } from "vitest";
import { isQuiet, localTime } from "#features/notifications/digest/local-time.ts";

const hours = (quietFrom: string | null, quietTo: string | null, timeZone = "Europe/Berlin") => ({
  quietFrom,
  quietTo,
  timeZone,
});
const at = (text: string) => new Date(text);

describe("quiet hours", () => {
  test.each([
    ["within a day", hours("12:00", "14:00"), "2026-01-05T11:30:00Z", true],
    ["the first minute is quiet", hours("12:00", "14:00"), "2026-01-05T11:00:00Z", true],
    ["the last minute is not", hours("12:00", "14:00"), "2026-01-05T13:00:00Z", false],
    ["over midnight, before it", hours("22:00", "07:00"), "2026-01-05T21:30:00Z", true],
    ["over midnight, after it", hours("22:00", "07:00"), "2026-01-05T05:59:00Z", true],
    ["over midnight, by day", hours("22:00", "07:00"), "2026-01-05T12:00:00Z", false],
    ["summer time counts", hours("22:00", "07:00"), "2026-07-05T20:00:00Z", true],
    ["the zone counts", hours("22:00", "07:00", "America/New_York"), "2026-01-05T21:30:00Z", false],
    ["half-hour zones", hours("22:00", "23:00", "Asia/Kolkata"), "2026-01-05T16:30:00Z", true],
    ["none", hours(null, null), "2026-01-05T03:00:00Z", false],
    ["none of no length", hours("08:00", "08:00"), "2026-01-05T07:00:00Z", false],
    [
      "a zone no one knows is the usual one",
      hours("22:00", "07:00", "Mars/Base"),
      "2026-01-05T21:30:00Z",
      true,
    ],
  ])("%s", (_, quiet, when, wanted) => {
    expect(isQuiet(quiet, at(when))).toBe(wanted);
  });
});

test("the calendar day is that of the zone", () => {
  expect(localTime("Pacific/Auckland", at("2026-01-05T19:00:00Z"))).toEqual({
    day: "2026-01-06",
    hour: 8,
    minute: 0,
  });
  expect(localTime("America/Los_Angeles", at("2026-01-05T07:05:00Z"))).toMatchObject({
    day: "2026-01-04",
    hour: 23,
  });
});
