import { ASSISTANTS } from "@kompagnon/contract/ai/rules.ts";
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
    ["nie json", "ai_no_list", 2, 1],
    ["fehler 500", "ai_away", 1, 0],
  ])(
    "%s: fails with %s, which costs nothing where the provider failed",
    async (question, error, times, used) => {
      const anna = await aSubscriber(server);
      const { kind, data } = await (await Answer.ask(anna, "slogan", aQuestion(question))).end();
      expect([kind, data]).toMatchObject(["failed", { error, message: expect.stringMatching(/./) }]);
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

  test("are refused when the month's answers are used up", async () => {
    const berta = await aSubscriber(server, "test_until");
    await (await Answer.ask(berta, "slogan", aQuestion("Ein Café"))).message();
    const { refusal } = await Answer.ask(berta, "slogan", aQuestion("Ein Café"));
    expect(refusal).toEqual([403, "ai_allowance_used"]);
    expect(model.asked).toHaveLength(1);
  });
});

describe("without a model", () => {
  test("no assistant answers, and the overview says so", async () => {
    const anna = onProcess(await aSubscriber(server), bare);
    expect((await anna.must("GET /api/assistants")).model).toBe(false);
    for (const assistant of ASSISTANTS)
      expect((await Answer.ask(anna, assistant, aQuestion("Frage"))).refusal).toEqual([503, "ai_no_model"]);
  });
});
