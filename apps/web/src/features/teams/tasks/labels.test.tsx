import { screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { dayIn, isOver } from "#platform/local-time.ts";
import { renderInApp } from "../../../testing/render.tsx";
import { DueText } from "./labels.tsx";

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each(["Asia/Tokyo", "America/Los_Angeles", "Europe/Berlin", "Pacific/Kiritimati"])(
  "in %s",
  (here) => {
    test("a task that is due on 4 December shows 4 December", async () => {
      vi.stubEnv("TZ", here);
      await renderInApp(<DueText due="2099-12-04" />);
      expect(screen.getByText(/4\. Dez\. 2099|04\.12\.2099/)).toBeVisible();
    });

    test("a day is over when the next one begins here", () => {
      vi.stubEnv("TZ", here);
      expect(isOver("2026-12-04", new Date(2026, 11, 4, 23, 59))).toBe(false);
      expect(isOver("2026-12-04", new Date(2026, 11, 5, 0, 0))).toBe(true);
    });
  },
);

test("what is no day is none", () => {
  expect([dayIn(""), dayIn("gestern"), dayIn("2026-12-04")]).toEqual([null, null, "2026-12-04"]);
});
