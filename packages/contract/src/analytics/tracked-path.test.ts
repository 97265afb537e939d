import fc from "fast-check";
import { expect, test } from "vitest";
import { trackedPath } from "./tracked-path.ts";

test("a path keeps our own words and nothing of anybody", () => {
  for (const [address, path] of [
    ["/", "/"],
    ["/en/pricing", "/pricing"],
    ["/ar", "/"],
    ["https://kompagnon.example/dashboard/feed?q=geheim#x", "/dashboard/feed"],
    ["https://kompagnon.example", "/"],
    ["/dashboard/user/0198a7e2-0000-7000-8000-000000000001", "/dashboard/user/:id"],
    ["/invite/features", "/invite/:id"],
    ["/invite/href/anna", "/invite/href/:id"],
    ["/login/anna-b", "/login/:id"],
    ["/dashboard/groups/1/2", "/dashboard/groups/:id/:id"],
    ["/password-reset?token=abc", "/password-reset"],
    ["", "/"],
  ] as const)
    expect(trackedPath(address)).toBe(path);
});

test("any address: only known words are left, and a second pass changes nothing", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true, withFragments: true })),
      (any) => {
        const path = trackedPath(any);
        expect(path).toMatch(/^\/(?:[a-z-]+|:id)?(?:\/(?:[a-z-]+|:id)){0,5}$/);
        expect(trackedPath(path)).toBe(path);
      },
    ),
  );
});
