import { expect, test } from "vitest";
import { slugOf } from "./redeem-page.tsx";

test.each([
  ["Anna-1", "", "Anna-1"],
  ["anna/", "", "anna"],
  [undefined, "?slug=anna", "anna"],
  [undefined, "?slug=an%6Ea&utm=x", "anna"],
  ["anna", "?slug=other", "anna"],
  [undefined, "?/anna", "anna"],
  [undefined, "?/invite/anna/", "anna"],
  [undefined, "?/invite/href/anna&x=1", "anna"],
  [undefined, "?/invite&slug=anna", "anna"],
  [undefined, "?/invite/href", null],
  [undefined, "?/%E0%A4", "%E0%A4"],
  [undefined, "?slug=", null],
  [undefined, "?/", null],
  [undefined, "", null],
])("the slug of %s with %s is %s", (path, search, slug) => {
  expect(slugOf(path, search)).toBe(slug);
});
