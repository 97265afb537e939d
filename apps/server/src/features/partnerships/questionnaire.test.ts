import { PARTS } from "@kompagnon/contract/partnerships/rules.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { agreedPoints } from "#features/partnerships/public.ts";
import { chooses, finishes } from "#features/partnerships/test-paths.ts";
import { archiveOf } from "#testing/archive.ts";
import { aMember, aPairInChat } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { jobsDone, soon } from "#testing/waiting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

const at = (chatId: string) => ({ params: { id: chatId } });
const aims = (chatId: string) => ({ params: { id: chatId, part: "aims" } as const });

/** The file of a member's archive that this feature writes. */
const exported = async ({ id }: Person): Promise<string> =>
  (await archiveOf(server.platform.personal, id)).get("partnerships.json") ?? "";

/** Everything about their path that a member can fetch. */
async function allThatReaches(person: Person, chatId: string): Promise<string> {
  const got = [
    await person.must("GET /api/paths/{id}", at(chatId)),
    ...(await Promise.all(
      PARTS.map((part) => person.must("GET /api/paths/{id}/parts/{part}", { params: { id: chatId, part } })),
    )),
    await person.must("GET /api/chats/{id}", at(chatId)),
    await person.must("GET /api/chats/{id}/messages", at(chatId)),
    await person.must("GET /api/notifications", {}),
  ];
  return JSON.stringify(got) + (await exported(person));
}

describe("answers", () => {
  test("are private until both are done: no response, event, notification or archive contains them", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    const stream = await Stream.open(berta);
    for (const question of ["aim_success", "value_never"] as const)
      await anna.must("PUT /api/paths/{id}/answers/{question}", {
        params: { id: chatId, question },
        body: { answer: { kind: "text", text: `Geheimwort ${question}` } },
      });
    await chooses(anna, chatId, "aim_size", "exit");
    await stream.caughtUp(server, berta);
    // Not even the fact that a member has begun.
    expect(stream.events.filter(({ kind }) => kind === "path_changed")).toEqual([]);
    await finishes(anna, chatId, "aims", "last");
    await jobsDone(server);
    await stream.next(({ kind }) => kind === "path_changed");
    await stream.caughtUp(server, berta);
    const changes = stream.events.filter(({ kind }) => kind === "path_changed");
    expect(changes.every(({ data }) => JSON.stringify(data) === JSON.stringify({ chat_id: chatId }))).toBe(
      true,
    );
    const reached = (await allThatReaches(berta, chatId)) + JSON.stringify(stream.events);
    for (const secret of ["Geheimwort", "Meine Worte", '"exit"', '"people"', '"longer"'])
      expect(reached).not.toContain(secret);
    const seen = await berta.must("GET /api/paths/{id}/parts/{part}", aims(chatId));
    expect(seen).toMatchObject({ other_is_done: true, theirs: [], findings: [], uncovered_at: null });
    expect(await exported(anna)).toContain("Geheimwort value_never");
    // Also not once Berta has answered without being done.
    await chooses(berta, chatId, "aim_size", "side");
    expect((await berta.must("GET /api/paths/{id}/parts/{part}", aims(chatId))).theirs).toEqual([]);
    stream.close();
  });

  test("are uncovered for both as soon as both are done: the heaviest difference first", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    await finishes(anna, chatId, "aims", "first");
    const hers = await finishes(berta, chatId, "aims", "last");
    expect(hers.uncovered_at).not.toBeNull();
    expect(hers.theirs.map(({ question }) => question)).toContain("aim_success");
    expect(hers.findings[0]).toEqual({ question: "aim_size", kind: "different", weight: 3 });
    expect(hers.findings.at(-1)).toMatchObject({ question: "aim_success", kind: "words", weight: 0 });
    const his = await anna.must("GET /api/paths/{id}/parts/{part}", aims(chatId));
    expect(his.findings).toEqual(hers.findings);
    expect(await exported(anna)).not.toContain("Meine Worte zu aim_success, last");
    // The other parts stay covered.
    await chooses(anna, chatId, "time_full", "now");
    const time = await berta.must("GET /api/paths/{id}/parts/{part}", {
      params: { id: chatId, part: "time" },
    });
    expect(time.theirs).toEqual([]);
  });

  test("two members who finish at the same moment uncover once, and both are notified", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    const both = await Promise.all([finishes(anna, chatId, "values"), finishes(berta, chatId, "values")]);
    expect(both.some(({ uncovered_at }) => uncovered_at !== null)).toBe(true);
    await soon(async () => {
      const types = await Promise.all(
        [anna, berta].map(async (one) =>
          (await one.must("GET /api/notifications", {})).items.map(({ type }) => type),
        ),
      );
      expect(types.flat()).toContain("path_uncovered");
    });
  });

  test("changed afterwards, both see that and when; only free words can still be taken back", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    await finishes(anna, chatId, "aims");
    await finishes(berta, chatId, "aims");
    expect((await chooses(anna, chatId, "aim_size", "growth")).status).toBe(200);
    const seen = await berta.must("GET /api/paths/{id}/parts/{part}", aims(chatId));
    const changed = seen.theirs.filter(({ changed_at }) => changed_at !== null);
    expect(changed).toMatchObject([{ question: "aim_size", answer: { choice: "growth" } }]);
    const take = (question: "aim_size" | "aim_success") =>
      anna.call("PUT /api/paths/{id}/answers/{question}", {
        params: { id: chatId, question },
        body: { answer: null },
      });
    expect((await take("aim_size")).error.error).toBe("part_uncovered");
    expect((await take("aim_success")).status).toBe(200);
    const again = await anna.call("DELETE /api/paths/{id}/parts/{part}/done", aims(chatId));
    expect(again.error.error).toBe("part_uncovered");
  });

  test("a part is done with all its answers only; taking one back opens it again", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    const early = await anna.call("PUT /api/paths/{id}/parts/{part}/done", aims(chatId));
    expect(early.error.error).toBe("part_incomplete");
    await finishes(anna, chatId, "aims");
    const open = await anna.must("PUT /api/paths/{id}/answers/{question}", {
      params: { id: chatId, question: "aim_size" },
      body: { answer: null },
    });
    expect(open.i_am_done).toBe(false);
    expect((await finishes(berta, chatId, "aims")).uncovered_at).toBeNull();
  });

  test("what a question doesn't allow is refused", async () => {
    const { anna, chatId } = await aPairInChat(server);
    const put = (question: "aim_size" | "aim_why" | "time_hours" | "aim_success", answer: unknown) =>
      anna.call("PUT /api/paths/{id}/answers/{question}", {
        params: { id: chatId, question },
        body: { answer: answer as never }, // nonsense on purpose
      });
    const wrong = [
      await put("aim_size", { kind: "choice", choice: "weekends" }),
      await put("aim_size", { kind: "text", text: "Viel" }),
      await put("aim_why", { kind: "choices", choices: ["money", "money"] }),
      await put("aim_why", { kind: "choices", choices: ["money", "freedom", "impact", "craft"] }),
      await put("time_hours", { kind: "range", from: 20, to: 10 }),
      await put("time_hours", { kind: "range", from: 10, to: 61 }),
      await put("aim_success", { kind: "text", text: "x".repeat(501) }),
    ];
    expect(wrong.map(({ status }) => status)).toEqual(wrong.map(() => 400));
  });
});

test("what both agree on can be taken into papers: answers alike and points that both confirmed", async () => {
  const { anna, berta, chatId } = await aPairInChat(server);
  await finishes(anna, chatId, "ownership");
  await finishes(berta, chatId, "ownership");
  const { points } = await anna.must("POST /api/paths/{id}/points", {
    ...at(chatId),
    body: { text: "Lena schreibt, Jonas baut." },
  });
  const before = await agreedPoints(server.platform.db, anna.id, chatId);
  expect(before.every(({ kind }) => kind === "answer")).toBe(true);
  expect(before).toContainEqual({
    kind: "answer",
    question: "own_split",
    answer: { kind: "choice", choice: "equal" },
  });
  await berta.must("PUT /api/paths/{id}/points/{pointId}/confirmed", {
    params: { id: chatId, pointId: points[0]?.id ?? "" },
    body: { written_at: points[0]?.written_at ?? "" },
  });
  expect(await agreedPoints(server.platform.db, berta.id, chatId)).toContainEqual({
    kind: "point",
    question: null,
    text: "Lena schreibt, Jonas baut.",
  });
  const outsider = await aMember(server);
  await expect(agreedPoints(server.platform.db, outsider.id, chatId)).rejects.toMatchObject({
    code: "not_found",
  });
});
