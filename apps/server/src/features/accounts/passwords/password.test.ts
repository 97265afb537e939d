import { afterAll, beforeAll, expect, test } from "vitest";
import {
  checkPassword,
  hashPassword,
  PASSWORD_COST,
  setPasswordCost,
} from "#features/accounts/passwords/password.ts";
import { LOW_PASSWORD_COST } from "#testing/test-server.ts";

beforeAll(() => setPasswordCost(PASSWORD_COST));
afterAll(() => setPasswordCost(LOW_PASSWORD_COST));

test("hashPassword: argon2id with 19 MiB and two rounds", async () => {
  const stored = await hashPassword("ein ruhiger Nachmittag");
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await checkPassword(stored, "ein ruhiger Nachmittag")).toBe(true);
  expect(await checkPassword(stored, "ein ruhiger Abend")).toBe(false);
});

test("checkPassword: takes a password however its letters are composed", async () => {
  const stored = await hashPassword("K\u00f6ln am Abend".normalize("NFC"));
  expect(await checkPassword(stored, "K\u00f6ln am Abend".normalize("NFD"))).toBe(true);
});

test("checkPassword: without a stored hash no password is right", async () => {
  expect(await checkPassword(null, "an account that does not exist")).toBe(false);
});
