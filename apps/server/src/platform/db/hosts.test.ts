import { expect, test } from "vitest";
import { hostsOf, placeOf } from "#platform/db/hosts.ts";

test.each([
  ["postgres://me:pw@one:5432/db", ["postgres://me:pw@one:5432/db"]],
  ["postgres://me@one,two:5433/db", ["postgres://me@one/db", "postgres://me@two:5433/db"]],
  [
    "postgres://one,two/db?target_session_attrs=read-write&sslmode=require",
    ["postgres://one/db?sslmode=require", "postgres://two/db?sslmode=require"],
  ],
  ["postgres://me:a%2Cb@one/db", ["postgres://me:a%2Cb@one/db"]],
  ["postgres://app@/db?host=/run,/srv", ["postgres://app@/db?host=/run,/srv"]],
])("%s", (url, hosts) => {
  expect(hostsOf(url)).toEqual(hosts);
});

test("a host is reported without credentials", () => {
  expect(placeOf("postgres://me:secret@one/db")).toBe("one:5432");
});
