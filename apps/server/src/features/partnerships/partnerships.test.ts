import { PARTS } from "@kompagnon/contract/partnerships/rules.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aFounder, aGroup, firstChannel } from "#features/groups/test-groups.ts";
import { finishes } from "#features/partnerships/test-paths.ts";
import { aMember, aPairInChat } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { soon } from "#testing/waiting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

const at = (chatId: string) => ({ params: { id: chatId } });
const pathOf = (person: Person, chatId: string) => person.must("GET /api/paths/{id}", at(chatId));
const stagesOf = async (person: Person, chatId: string) =>
  (await pathOf(person, chatId)).stages.map(({ state }) => state);
const end = (person: Person, chatId: string, choice: "team" | "friends" | "part") =>
  person.call("POST /api/paths/{id}/end", { ...at(chatId), body: { choice } });
const write = (person: Person, chatId: string, text: string) =>
  person.must("POST /api/chats/{id}/messages", {
    ...at(chatId),
    body: { client_id: crypto.randomUUID(), text },
  });
const messagesOf = async (person: Person, chatId: string) =>
  (await person.must("GET /api/chats/{id}/messages", at(chatId))).items.map(({ text }) => text);
const typesFor = async (person: Person) =>
  (await person.must("GET /api/notifications", {})).items.map(({ type }) => type);

async function aPoint(person: Person, chatId: string, text: string) {
  const { points } = await person.must("POST /api/paths/{id}/points", { ...at(chatId), body: { text } });
  const made = points.find((point) => point.text === text);
  if (!made) throw new Error("a point that was written down is on the path");
  return made;
}
const confirm = (person: Person, chatId: string, point: { id: string; written_at: string }) =>
  person.call("PUT /api/paths/{id}/points/{pointId}/confirmed", {
    params: { id: chatId, pointId: point.id },
    body: { written_at: point.written_at },
  });

describe("the way", () => {
  test("goes on by what happens: words, questions, a trial project, an agreement, a team", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    expect(await stagesOf(anna, chatId)).toEqual(["current", "open", "open", "open"]);
    expect((await pathOf(anna, chatId)).next).toMatchObject({ kind: "write" });
    await write(anna, chatId, "Dein Shop gefällt mir.");
    await write(berta, chatId, "Deiner mir auch.");
    expect((await pathOf(anna, chatId)).next).toMatchObject({ kind: "answer_part", part: "aims" });
    for (const part of ["aims", "time", "values"] as const) {
      await finishes(anna, chatId, part);
      expect((await pathOf(berta, chatId)).next).toMatchObject({ kind: "answer_part", part });
      await finishes(berta, chatId, part);
    }
    expect(await stagesOf(berta, chatId)).toEqual(["done", "current", "open", "open"]);
    expect((await pathOf(berta, chatId)).next).toMatchObject({ kind: "propose_trial" });
    const { id } = await anna.must("POST /api/chats/{id}/trials", {
      ...at(chatId),
      body: { goal: "Zehn Bestellungen", weeks: 2 },
    });
    expect((await pathOf(berta, chatId)).next).toMatchObject({ kind: "answer_trial" });
    await berta.must("POST /api/trials/{id}/accept", { params: { id } });
    expect((await pathOf(anna, chatId)).next).toMatchObject({ kind: "work_trial" });
    await anna.must("POST /api/trials/{id}/end", { params: { id } });
    const body = { verdict: "together", good: "Tempo", hard: "" } as const;
    await anna.must("PUT /api/trials/{id}/debrief", { params: { id }, body });
    expect((await pathOf(anna, chatId)).next).toMatchObject({ kind: "wait_debrief" });
    await berta.must("PUT /api/trials/{id}/debrief", { params: { id }, body });
    expect((await pathOf(anna, chatId)).next).toMatchObject({ kind: "choose_end" });
    expect((await end(anna, chatId, "team")).status).toBe(200);
    expect((await pathOf(berta, chatId)).next).toMatchObject({ kind: "found_team" });
    for (const part of ["money", "roles", "ownership"] as const)
      for (const person of [anna, berta]) await finishes(person, chatId, part);
    expect(await stagesOf(anna, chatId)).toEqual(["done", "done", "current", "open"]);
    const point = await aPoint(anna, chatId, "Lena schreibt, Jonas baut.");
    expect((await pathOf(berta, chatId)).next).toMatchObject({ kind: "confirm_point" });
    expect((await confirm(berta, chatId, point)).status).toBe(200);
    expect(await stagesOf(anna, chatId)).toEqual(["done", "done", "done", "current"]);
    const team = await anna.must("POST /api/teams", {
      body: { name: "Balkonwerk", from: { kind: "trial", id } },
    });
    expect(await stagesOf(berta, chatId)).toEqual(["done", "done", "done", "done"]);
    expect((await pathOf(berta, chatId)).team).toEqual({ id: team.id, name: "", is_mine: false });
    await berta.must("POST /api/teams/{id}/invite/accept", { params: { id: team.id } });
    expect((await pathOf(berta, chatId)).team).toEqual({ id: team.id, name: "Balkonwerk", is_mine: true });
  });

  test("stages can be skipped and restored; only the side that put the path aside resumes it", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    const stage = { params: { id: chatId, stage: "know" } } as const;
    await anna.must("PUT /api/paths/{id}/stages/{stage}/skipped", stage);
    expect(await stagesOf(berta, chatId)).toEqual(["skipped", "current", "open", "open"]);
    await berta.must("DELETE /api/paths/{id}/stages/{stage}/skipped", stage);
    expect(await stagesOf(anna, chatId)).toEqual(["current", "open", "open", "open"]);
    const paused = await anna.must("PUT /api/paths/{id}/aside", at(chatId));
    expect(paused).toMatchObject({ next: null, aside: { how: "pause", mine: true } });
    expect((await pathOf(berta, chatId)).aside).toMatchObject({ how: "pause", mine: false });
    const during = await berta.call("POST /api/paths/{id}/points", { ...at(chatId), body: { text: "Nein" } });
    expect(during.error.error).toBe("path_aside");
    expect((await berta.call("DELETE /api/paths/{id}/aside", at(chatId))).status).toBe(403);
    expect((await anna.must("DELETE /api/paths/{id}/aside", at(chatId))).aside).toBeNull();
  });
});

describe("what two agree on", () => {
  test("counts once the other has confirmed the wording that they read", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    const first = await aPoint(anna, chatId, "Wir teilen gleich.");
    await soon(async () => expect(await typesFor(berta)).toContain("path_point"));
    expect((await confirm(anna, chatId, first)).status).toBe(403);
    const changed = await anna.must("PATCH /api/paths/{id}/points/{pointId}", {
      params: { id: chatId, pointId: first.id },
      body: { text: "Wir teilen nach Arbeit." },
    });
    expect((await confirm(berta, chatId, first)).error.error).toBe("point_changed");
    const [now] = changed.points;
    if (!now) throw new Error("a changed point is still there");
    const confirmed = await confirm(berta, chatId, now);
    expect(confirmed.status).toBe(200);
    await soon(async () => expect(await typesFor(berta)).not.toContain("path_point"));
    // Reworded by the other side, it waits for the confirmation of the first.
    const again = await berta.must("PATCH /api/paths/{id}/points/{pointId}", {
      params: { id: chatId, pointId: first.id },
      body: { text: "Wir teilen nach Stunden." },
    });
    expect(again.points).toMatchObject([{ author_id: berta.id, confirmed_at: null }]);
    const gone = await anna.must("DELETE /api/paths/{id}/points/{pointId}", {
      params: { id: chatId, pointId: first.id },
    });
    expect(gone.points).toEqual([]);
  });

  test("forty at most and one about a question, also of many at the same moment", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    for (const person of [anna, berta])
      await finishes(person, chatId, "roles", person === anna ? "first" : "last");
    const about = await Promise.all(
      [anna, berta].map((person) =>
        person.call("POST /api/paths/{id}/points", {
          ...at(chatId),
          body: { text: "Das Los entscheidet.", question: "role_decide" },
        }),
      ),
    );
    expect(about.map(({ status }) => status).sort()).toEqual([201, 409]);
    const many = await Promise.all(
      Array.from({ length: 44 }, (_, n) =>
        (n % 2 ? anna : berta).call("POST /api/paths/{id}/points", {
          ...at(chatId),
          body: { text: `Punkt ${n}` },
        }),
      ),
    );
    expect(many.filter(({ status }) => status === 201)).toHaveLength(39);
    expect((await pathOf(anna, chatId)).points).toHaveLength(40);
    const covered = await anna.call("POST /api/paths/{id}/points", {
      ...at(chatId),
      body: { text: "Zu früh", question: "money_risk" },
    });
    expect(covered.error.error).toBe("part_covered");
  });
});

describe("the ends", () => {
  test("a team is wished for once and told; the path goes on", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    await Promise.all([end(anna, chatId, "team"), end(anna, chatId, "team")]);
    expect((await messagesOf(berta, chatId)).filter((text) => text.includes("Team gründen"))).toHaveLength(1);
    await soon(async () => expect(await typesFor(berta)).toContain("path_team"));
    expect(await pathOf(berta, chatId)).toMatchObject({
      other_wants_team: true,
      i_want_team: false,
      aside: null,
    });
  });

  test("a wish for a team is asked no more once there is one", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    await end(anna, chatId, "team");
    await soon(async () => expect(await typesFor(berta)).toContain("path_team"));
    await berta.must("POST /api/teams", { body: { name: "Wir zwei", from: { kind: "match", id: chatId } } });
    await soon(async () => expect(await typesFor(berta)).not.toContain("path_team"));
  });

  test("friends or parting: sends a kind message, puts the path aside, blocks no member, withdraws the request", async () => {
    for (const choice of ["friends", "part"] as const) {
      const { anna, berta, chatId } = await aPairInChat(server);
      await end(berta, chatId, "team");
      await soon(async () => expect(await typesFor(anna)).toContain("path_team"));
      const ended = await end(anna, chatId, choice);
      expect(ended.status).toBe(200);
      const path = await pathOf(berta, chatId);
      expect(path).toMatchObject({
        can_write: true,
        aside: { how: choice, mine: false },
        i_want_team: false,
      });
      expect((await messagesOf(berta, chatId))[0]).toMatch(
        choice === "part" ? /Danke für alles/ : /in Kontakt/,
      );
      await write(berta, chatId, "Danke dir, alles Gute!");
      await soon(async () => expect(await typesFor(anna)).not.toContain("path_team"));
      expect((await end(berta, chatId, "team")).error.error).toBe("path_aside");
    }
  });

  test("of two who decide at the same moment the first one's stands", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    const answers = await Promise.all([end(anna, chatId, "friends"), end(berta, chatId, "part")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await messagesOf(anna, chatId)).toHaveLength(1);
  });
});

describe("whose it is", () => {
  test("answers 404 to other members, in channels and to children", async () => {
    const { berta, chatId } = await aPairInChat(server);
    const outsider = await aMember(server);
    expect((await outsider.call("GET /api/paths/{id}", at(chatId))).status).toBe(404);
    const founder = await aFounder(server);
    const channel = await firstChannel(founder, (await aGroup(founder)).id);
    expect((await founder.call("GET /api/paths/{id}", at(channel))).status).toBe(404);
    await server.platform.db.rawQuery("update profiles set age = 15 where member_id = $1", [berta.id]);
    expect((await berta.call("GET /api/paths/{id}", at(chatId))).status).toBe(404);
  });

  test("a conversation says whether its two have one, to both of them", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    const both = async () => [
      (await anna.must("GET /api/chats/{id}", at(chatId))).has_path,
      (await berta.must("GET /api/chats", { query: {} })).items.find(({ id }) => id === chatId)?.has_path,
    ];
    const grow = (age: number | null) =>
      server.platform.db.rawQuery("update profiles set age = $2 where member_id = $1", [berta.id, age]);
    expect(await both()).toEqual([true, true]);
    await grow(15);
    expect(await both()).toEqual([false, false]);
    await grow(16);
    expect(await both()).toEqual([true, true]);
    await grow(null);
    expect(await both()).toEqual([true, true]);
  });

  test("across a block it is read and not written", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    await finishes(anna, chatId, "aims");
    await berta.must("PUT /api/users/{id}/block", { params: { id: anna.id } });
    expect(await pathOf(anna, chatId)).toMatchObject({ can_write: false, next: null });
    const refused = await anna.call("POST /api/paths/{id}/end", { ...at(chatId), body: { choice: "part" } });
    expect(refused.error.error).toBe("cannot_write");
    const answer = { kind: "choice", choice: "now" } as const;
    const input = { params: { id: chatId, question: "time_full" } as const, body: { answer } };
    expect((await anna.call("PUT /api/paths/{id}/answers/{question}", input)).error.error).toBe(
      "cannot_write",
    );
  });

  test("is erased with a member who leaves the community", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    for (const part of PARTS.slice(0, 2)) await finishes(anna, chatId, part);
    await aPoint(anna, chatId, "Wir fangen klein an.");
    const { personal, db } = server.platform;
    await db.transaction(async (tx) => {
      await personal.erase(tx, anna.id);
      await tx.rawQuery("delete from members where id = $1", [anna.id]);
    });
    expect((await berta.call("GET /api/paths/{id}", at(chatId))).status).toBe(404);
    const { rows } = await db.rawQuery(
      `select (select count(*) from partnership_answers where conversation_id = $1)
         + (select count(*) from partnership_points where conversation_id = $1) as remain`,
      [chatId],
    );
    expect(rows).toEqual([{ remain: 0 }]);
  });
});
