import { expect, test } from "vitest";
import { hasStrip } from "./quest-notice.tsx";

test.each([
  ["/dashboard/feed", true],
  ["/dashboard/administrators", true],
  ["/dashboard", false],
  ["/dashboard/matching", false],
  ["/dashboard/admin", false],
  ["/dashboard/admin/verifications/1", false],
])("hasStrip: %s has the strip of the quest: %s", (path, has) => {
  expect(hasStrip(path)).toBe(has);
});
