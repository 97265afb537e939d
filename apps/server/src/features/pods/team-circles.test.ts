import { POD_SIZE_MAX } from "@kompagnon/contract/pods/rules.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aTeam, joins } from "#features/teams/test-teams.ts";
import { aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const join = (who: Person, { id }: { id: string }) =>
  who.call("POST /api/pods/of-team", { body: { team_id: id } });
const circles = async (who: Person) => (await who.must("GET /api/pods")).pods;

test("two of a team who begin at the same moment begin the same circle, and each joins by themselves", async () => {
  const { anna, berta, params } = await aTeam(server);
  const carl = await joins(server, anna, params);
  const joined = await Promise.all([join(anna, params), join(berta, params), join(anna, params)]);
  expect(new Set(joined.map(({ body }) => body.pod_id)).size).toBe(1);
  expect(await circles(carl)).toEqual([]);
  expect(await circles(anna)).toMatchObject([
    { origin: "team", status: "running", members: [{}, {}].map(() => expect.anything()) },
  ]);
});

test("others don't learn whether a team has a circle, and who leaves the team is in it no longer", async () => {
  const { anna, berta, params } = await aTeam(server);
  const outsider = await aMember(server);
  expect((await join(outsider, params)).status).toBe(404);
  const { body } = await join(anna, params);
  await join(berta, params);
  await berta.must("DELETE /api/teams/{id}/members/{userId}", { params: { ...params, userId: berta.id } });
  expect(await circles(berta)).toEqual([]);
  const inPod = { params: { id: body.pod_id } };
  expect((await berta.call("GET /api/pods/{id}", inPod)).status).toBe(404);
  expect(await circles(anna)).toMatchObject([{ status: "waiting" }]);
  expect((await join(berta, params)).status).toBe(404);
});

test("has five seats, exact under parallel callers, and none next to a blocked member", async () => {
  const { anna, berta, params } = await aTeam(server);
  await anna.must("PUT /api/users/{id}/block", { params: { id: berta.id } });
  await join(anna, params);
  expect((await join(berta, params)).error.error).toBe("cannot_write");
  const people: Person[] = [];
  for (let at = 0; at < POD_SIZE_MAX; at++) people.push(await joins(server, anna, params));
  const answers = await Promise.all(people.map((one) => join(one, params)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(POD_SIZE_MAX - 1);
  expect(answers.find(({ status }) => status !== 200)?.error.error).toBe("pod_full");
});
