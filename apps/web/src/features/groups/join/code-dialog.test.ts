import { expect, test } from "vitest";
import { codeIn, codeOf } from "./code-dialog.tsx";

test("a code is found in its path, in the key code and behind ?/", () => {
  expect(codeOf("ABCD", "")).toBe("ABCD");
  expect(codeOf(undefined, "?code=ABCD&x=1")).toBe("ABCD");
  expect(codeOf(undefined, "?/ABCD")).toBe("ABCD");
  expect(codeOf(undefined, "?/ABCD/&utm=1")).toBe("ABCD");
  expect(codeOf(undefined, "?/AB%20CD")).toBe("AB CD");
  expect(codeOf(undefined, "?/%")).toBe("%");
});

test("a link without a code has none", () => {
  for (const search of ["", "?", "?/", "?code=", "?code=%20", "?other=1"])
    expect(codeOf(undefined, search)).toBeNull();
});

test("a whole link may be pasted instead of its code", () => {
  expect(codeIn(" abcd-efgh ")).toBe("abcd-efgh");
  expect(codeIn("https://kompagnon.example/dashboard/invite/ABCDEF?x=1")).toBe("ABCDEF");
  expect(codeIn("https://kompagnon.example/dashboard/invite?code=ABCDEF")).toBe("ABCDEF");
  expect(codeIn("   ")).toBeNull();
});
