import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { wordsIn } from "#features/ai/lists/shapes.ts";
import { aMember } from "#testing/builders.ts";
import { soon } from "#testing/waiting.ts";
import { Answer, aQuestion, aSubscriber, onProcess, startWithModel, usedBy } from "./test-ai.ts";

let started: Awaited<ReturnType<typeof startWithModel>>;
let model: typeof started.model;
let server: typeof started.server;
let bare: typeof started.bare;
beforeAll(async () => {
  started = await startWithModel();
  ({ model, server, bare } = started);
});
afterAll(() => started.stop());
beforeEach(() => {
  model.asked.length = 0;
});

describe("lists", () => {
  test("slogans: 10 to 20 of 3 to 6 words", async () => {
    const anna = await aSubscriber(server);
    const { suggestions, fallback } = await (
      await Answer.ask(anna, "slogan", aQuestion("Ein Café"))
    ).message();
    expect(fallback).toBeNull();
    expect(suggestions).toHaveLength(12);
    for (const { text } of suggestions ?? []) expect(wordsIn(text, "de")).toBe(5);
    expect(JSON.stringify(model.asked[0]?.response_format)).toContain("slogans");
  });

  test("names say where they are taken here", async () => {
    const anna = await aSubscriber(server);
    await aMember(server, { username: "Seeblick" });
    const { suggestions } = await (await Answer.ask(anna, "name", aQuestion("Ein Café"))).message();
    expect(suggestions).toHaveLength(7);
    expect(suggestions?.[0]).toEqual({ text: "Seeblick", why: "Klingt nach Wasser", taken: ["member"] });
    expect(suggestions?.[1]?.taken).toEqual([]);
  });

  test("what is no list is asked for once more", async () => {
    const anna = await aSubscriber(server);
    const message = await (await Answer.ask(anna, "slogan", aQuestion("kein json"))).message();
    expect(message).toMatchObject({ fallback: null });
    expect(model.asked).toHaveLength(2);
    expect(await usedBy(anna)).toBe(1);
  });

  test.each([
    ["nie json", 2, 1],
    ["fehler 500", 1, 0],
  ])(
    "%s: then templates do it, which costs nothing where the provider failed",
    async (question, times, used) => {
      const anna = await aSubscriber(server);
      const { suggestions, fallback } = await (
        await Answer.ask(anna, "slogan", aQuestion(question))
      ).message();
      expect(fallback).toBe("failed");
      expect(suggestions?.length).toBeGreaterThanOrEqual(10);
      expect(model.asked).toHaveLength(times);
      expect(await usedBy(anna)).toBe(used);
    },
  );

  test("a list that is stopped counts: the model was asked", async () => {
    const anna = await aSubscriber(server);
    const answer = await Answer.ask(anna, "slogan", aQuestion("warte"));
    await soon(() => expect(model.asked).toHaveLength(1));
    answer.stop();
    // While it is written the answer is held; this is what stays of it.
    await soon(async () => {
      const held = await server.platform.db.rawQuery("select from ai_reservations where member_id = $1", [
        anna.id,
      ]);
      expect(held.rows).toEqual([]);
    });
    expect(await usedBy(anna)).toBe(1);
  });

  test("go on by templates when the month's answers are used up", async () => {
    const berta = await aSubscriber(server, "test_until");
    await (await Answer.ask(berta, "slogan", aQuestion("Ein Café"))).message();
    const { fallback } = await (await Answer.ask(berta, "slogan", aQuestion("Ein Café"))).message();
    expect(fallback).toBe("allowance");
    expect(model.asked).toHaveLength(1);
  });
});

describe("without a model", () => {
  test("that is said, and the lists come from templates", async () => {
    const anna = onProcess(await aSubscriber(server), bare);
    expect((await anna.must("GET /api/assistants")).model).toBe(false);
    for (const assistant of ["legal", "tax", "marketing"] as const)
      expect((await Answer.ask(anna, assistant, aQuestion("Frage"))).refusal).toEqual([503, "ai_no_model"]);
    const question = aQuestion("Eine Kerzenwerkstatt in Leipzig");
    const names = await (await Answer.ask(anna, "name", question)).message();
    expect(names).toMatchObject({ fallback: "no_model", state: "done" });
    expect(names.suggestions?.length).toBeGreaterThanOrEqual(6);
    expect(JSON.stringify(names.suggestions)).toMatch(/leipzig/i);
    const others = await (await Answer.again(anna, question.conversation_id)).message();
    expect(others.suggestions?.map(({ text }) => text)).not.toEqual(
      names.suggestions?.map(({ text }) => text),
    );
  });
});
