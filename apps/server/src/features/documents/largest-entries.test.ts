import v8 from "node:v8";
import { sealedBytes } from "@kompagnon/contract/documents/log-model.ts";
import { SNAPSHOT_BYTES_MAX } from "@kompagnon/contract/documents/rules.ts";
import { afterEach, expect, test } from "vitest";

afterEach(() => v8.setFlagsFromString("--regexp-optimization"));

test("the largest state is taken by a process that compiles its expressions without care", () => {
  // As V8 does by itself once it has compiled many.
  v8.setFlagsFromString("--no-regexp-optimization");
  const sealed = sealedBytes(SNAPSHOT_BYTES_MAX);
  const text = `${"A".repeat(Math.ceil(SNAPSHOT_BYTES_MAX / 3) * 4 - 2)}==`;
  for (let times = 0; times < 3; times += 1) {
    expect(sealed.safeParse(text).success).toBe(true);
    expect(sealed.safeParse(`${text}AAAA`).error?.issues.map(({ code }) => code)).toContain("too_big");
  }
});
