import fs from "node:fs";
import path from "node:path";
import { COOKIES } from "@kompagnon/contract/site/kept.ts";
import { expect, test } from "vitest";
import { cookieNameOf, cookieOf, setCookie } from "#platform/http/cookie.ts";

test("a cookie lives as long as the page about privacy says, and is bound to the host over TLS", () => {
  expect(setCookie("sid", "x", "http://localhost:3000")).toBe(
    `sid=x; Max-Age=${COOKIES.sid.days * 86_400}; Path=/; HttpOnly; SameSite=Lax`,
  );
  expect(setCookie("did", "x", "https://kompagnon.example")).toMatch(/^__Host-did=x; .*; Secure; /);
  expect(setCookie("sid", "", "http://localhost:3000")).toContain("Max-Age=0;");
  expect(cookieOf(`a=1; ${cookieNameOf("did", "https://kompagnon.example")}=y`, "__Host-did")).toBe("y");
});

test("nothing else sets a cookie", () => {
  const sources = path.resolve(import.meta.dirname, "../..");
  const setting = fs
    .readdirSync(sources, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|(?:^|[/\\])test-|^testing[/\\]/.test(file))
    .filter((file) =>
      /"set-cookie"\s*[,:]|\bsetCookie\(/i.test(fs.readFileSync(path.join(sources, file), "utf8")),
    );
  expect(setting.map((file) => file.replaceAll(path.sep, "/"))).toEqual([
    "features/accounts/session/cookies.ts",
  ]);
});
