import { randomUUID } from "node:crypto";
import { api } from "@kompagnon/contract/api.ts";
import type { Endpoint } from "@kompagnon/contract/wire/endpoint.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aGuest, aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { giveLevel } from "#testing/staff.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { STAFF_TABLE, type StaffRule } from "./staff-table.ts";

/** The team's routes, by every level and with every kind of second factor, against a table of its own (security: 13). */

const LEVELS = [0, 1, 2, 3, 5, 9] as const;
/** Without a second factor; with one that was not shown in this session; too long ago; and just now. */
const FACTORS = ["none", "unshown", "stale", "fresh"] as const;
type Factor = (typeof FACTORS)[number];

const routes = Object.entries<Endpoint>(api);
/** What is for the team, by what it asks for or by its address. */
const staffRoutes = routes
  .filter(([route, { access }]) => typeof access === "object" || route.includes(" /api/admin/"))
  .map(([route]) => route);

let server: TestServer;
let guest: Person;
const people = new Map<string, Person>();
beforeAll(async () => {
  server = await startTestServer();
  guest = aGuest(server);
  const { db } = server.platform;
  for (const level of LEVELS)
    for (const factor of FACTORS) {
      const person = await aMember(server);
      await giveLevel(server, person, level, { confirmed: factor === "fresh" });
      if (factor === "none") await db.rawQuery("delete from two_factor where member_id = $1", [person.id]);
      if (factor === "stale")
        await db.rawQuery(
          "update sessions set confirmed_at = now() - interval '16 minutes' where member_id = $1",
          [person.id],
        );
      people.set(`${level} ${factor}`, person);
    }
});
afterAll(() => server.stop());

test("every staff route is listed in the table, and the table lists no other routes", () => {
  expect(staffRoutes.toSorted()).toEqual(Object.keys(STAFF_TABLE).toSorted());
});

test("no write goes without a step-up, but for the few that say why", () => {
  const silent = Object.entries(STAFF_TABLE).filter(
    ([route, { level, stepUp, because }]) =>
      !route.startsWith("GET ") && !stepUp && (because === undefined || level >= 3),
  );
  expect(silent).toEqual([]);
});

/** The error code that a staff rule implies for a caller, or null. */
function refusal({ level: needed, stepUp }: StaffRule, level: number, factor: Factor): string | null {
  if (level < needed) return "forbidden";
  if (factor === "none") return "second_factor_required";
  return stepUp && factor !== "fresh" ? "step_up_required" : null;
}

const REFUSALS = ["unauthenticated", "forbidden", "second_factor_required", "step_up_required"];
/** Calls a route about something that is not there. */
async function codeOf(person: Person, route: string): Promise<string | null> {
  const [method = "", path = ""] = route.split(" ");
  const address = path.replace("{side}", "front").replace(/\{\w+\}/g, () => randomUUID());
  const { error } = await person.request(method, address, method === "GET" ? undefined : "{}");
  return error?.error && REFUSALS.includes(error.error) ? error.error : null;
}

describe.each(Object.entries(STAFF_TABLE))("%s", (route, rule) => {
  test("%s answers 401 without a session", async () => {
    expect(await codeOf(guest, route)).toBe("unauthenticated");
  });

  test.each(LEVELS)("level %i", async (level) => {
    const found: Record<string, string | null> = {};
    const wanted: Record<string, string | null> = {};
    for (const factor of FACTORS) {
      const person = people.get(`${level} ${factor}`);
      if (!person) throw new Error("everybody was made");
      found[factor] = await codeOf(person, route);
      wanted[factor] = refusal(rule, level, factor);
    }
    expect(found).toEqual(wanted);
  });
});
