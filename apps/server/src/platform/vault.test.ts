import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { Vault } from "#platform/vault.ts";

const secret = () => randomBytes(32).toString("base64");
const OLD = `2026a:${secret()}`;
const NEW = `2026b:${secret()}`;
const PICTURE = Buffer.from("not a picture, but it will do".repeat(100));

test("what is sealed opens again, and shows nothing of itself", () => {
  const vault = new Vault(OLD);
  const { sealed, wrapped } = vault.seal(PICTURE, "row 1");
  expect(vault.open(sealed, wrapped, "row 1")).toEqual(PICTURE);
  expect(sealed.includes("picture")).toBe(false);
  expect(vault.seal(PICTURE, "row 1").sealed).not.toEqual(sealed);
});

test("nothing opens under another row, altered, or with another key", () => {
  const vault = new Vault(OLD);
  const { sealed, wrapped } = vault.seal(PICTURE, "row 1");
  const altered = Buffer.from(sealed);
  altered[20] = (altered[20] ?? 0) ^ 1;
  expect(() => vault.open(sealed, wrapped, "row 2")).toThrow();
  expect(() => vault.open(altered, wrapped, "row 1")).toThrow();
  expect(() => vault.open(Buffer.alloc(3), wrapped, "row 1")).toThrow("unknown way");
  expect(() => new Vault(`2026a:${secret()}`).open(sealed, wrapped, "row 1")).toThrow();
  expect(() => new Vault(NEW).open(sealed, wrapped, "row 1")).toThrow("2026a is not configured");
});

test("another master key takes over without touching what was sealed", () => {
  const { sealed, wrapped } = new Vault(OLD).seal(PICTURE, "row 1");
  const both = new Vault(`${NEW},${OLD}`);
  expect(both.open(sealed, wrapped, "row 1")).toEqual(PICTURE);
  const rewrapped = both.rewrap(wrapped, "row 1");
  expect(rewrapped.master).toBe("2026b");
  expect(both.rewrap(rewrapped, "row 1")).toBe(rewrapped);
  expect(new Vault(NEW).open(sealed, rewrapped, "row 1")).toEqual(PICTURE);
});

test("keys that can't be keys are refused by name", () => {
  expect(() => new Vault("2026a:c2hvcnQ=")).toThrow("the key 2026a has 5 bytes instead of 32");
  expect(() => new Vault(`:${secret()}`)).toThrow("(no name)");
  expect(() => new Vault(`${OLD},${OLD}`)).toThrow("same name");
});
