import fs from "node:fs";
import path from "node:path";
import { api } from "@kompagnon/contract/api.ts";
import type { Endpoint } from "@kompagnon/contract/wire/endpoint.ts";
import { expect, test } from "vitest";
import { readConfig } from "#platform/env/config.ts";

const DEPLOY = path.resolve(import.meta.dirname, "../../../deploy");
const read = (name: string) => fs.readFileSync(path.join(DEPLOY, name), "utf8");

/** A path of Caddy's as it matches: `*` is anything. */
const matching = (glob: string) => new RegExp(`^${glob.split("*").join(".*")}$`);

test("the proxy for roles sends exactly streams and WebSockets to stream processes", () => {
  const [, globs = ""] = /^\s*@streams path (.+)$/m.exec(read("Caddyfile.roles")) ?? [];
  const patterns = globs.split(" ").map(matching);
  expect(patterns).toHaveLength(2);
  const all = Object.entries(api as Record<string, Endpoint>);
  const isSent = (route: string) => {
    const [, address = ""] = route.replace(/\{\w+\}/g, "01234567-89ab-7def-8123-456789abcdef").split(" ");
    return patterns.some((pattern) => pattern.test(address));
  };
  const routes = (those: typeof all) => those.map(([route]) => route).sort();
  const streams = routes(
    all.filter(([route, { events, socket }]) => socket || (events && route.startsWith("GET "))),
  );
  expect(streams.length).toBeGreaterThan(1);
  expect(routes(all.filter(([route]) => isSent(route)))).toEqual(streams);
});

/** What a proxy does with every process, by line. */
const linesOf = (text: string, from: RegExp) => {
  const [, block = ""] = from.exec(text) ?? [];
  return block
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
};

test("both proxies treat processes alike", () => {
  const one = linesOf(
    read("Caddyfile"),
    /reverse_proxy \{\$KOMPAGNON_PROCESSES[^{]*\{\n([\s\S]*?)\n\t\}\n\}/,
  );
  const byRole = linesOf(read("Caddyfile.roles"), /\(process\) \{\n([\s\S]*?)\n\}/);
  expect(one).toContain("header_up -Traceparent");
  expect(byRole).toEqual(one);
});

const settingsOf = (unit: string) => unit.split("\n").filter((line) => /^[A-Z]\w+=/.test(line));

test("a process with a role runs as shut in as one that does everything, and does what its unit is called", () => {
  const all = settingsOf(read("kompagnon.service"));
  const byRole = settingsOf(read("kompagnon@.service"));
  const added = ["Environment=ROLES=%i", "EnvironmentFile=/etc/kompagnon/%i.env"];
  expect(byRole.filter((line) => !all.includes(line))).toEqual(["Description=Kompagnon (%i)", ...added]);
  expect(all.filter((line) => !byRole.includes(line))).toEqual(["Description=Kompagnon"]);
  for (const role of ["web", "stream", "jobs"])
    expect([...readConfig({ NODE_ENV: "test", ROLES: role }).roles]).toEqual([role]);
});
