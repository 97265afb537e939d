import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aPost } from "#features/posts/test-posts.ts";
import { soon } from "#testing/waiting.ts";
import { giveAllBack } from "./allowance.ts";
import { Answer, aQuestion, aSubscriber, LIMIT, opened, startWithModel, usedBy } from "./test-ai.ts";

let started: Awaited<ReturnType<typeof startWithModel>>;
let model: typeof started.model;
let server: typeof started.server;
beforeAll(async () => {
  started = await startWithModel();
  ({ model, server } = started);
});
afterAll(() => started.stop());

describe("the month's answers", () => {
  test("are exact, however many are asked for at once", async () => {
    const anna = await aSubscriber(server);
    const asked = await Promise.all(
      Array.from({ length: LIMIT * 3 }, () => Answer.ask(anna, "marketing", aQuestion("Ein Text"))),
    );
    const refused = asked.filter(({ refusal }) => refusal[0] === 403);
    expect(refused.map(({ refusal }) => refusal[1])).toEqual(Array(LIMIT * 2).fill("ai_allowance_used"));
    const written = asked.filter(({ refusal }) => refusal[0] === 200);
    for (const answer of written) expect((await answer.message()).state).toBe("done");
    expect((await anna.must("GET /api/assistants")).allowance).toMatchObject({ used: LIMIT, left: 0 });
  });

  test("hold while an answer is written, and come back if nothing comes of it", async () => {
    const berta = await aSubscriber(server, "test_until");
    const running = await Answer.ask(berta, "marketing", aQuestion("warte"));
    await soon(() => expect(running.text).not.toBe(""));
    expect((await Answer.ask(berta, "tax", aQuestion("Frage"))).refusal).toEqual([403, "ai_allowance_used"]);
    model.release();
    await running.end();
    expect((await berta.must("GET /api/assistants")).allowance).toMatchObject({ limit: 1, used: 1 });
    const carla = await aSubscriber(server, "test_until");
    await (await Answer.ask(carla, "tax", aQuestion("fehler 500"))).end();
    expect((await (await Answer.ask(carla, "tax", aQuestion("Frage"))).message()).state).toBe("done");
  });

  test("that a process took with it come back when their time is over", async () => {
    const dora = await aSubscriber(server, "test_until");
    const question = aQuestion("warte");
    const running = await Answer.ask(dora, "marketing", question);
    await soon(() => expect(running.text).not.toBe(""));
    const { db } = server.platform;
    await db.rawQuery(
      "update ai_reservations set expires_at = now() - interval '1 second' where member_id = $1",
      [dora.id],
    );
    expect(await usedBy(dora)).toBe(0);
    expect((await opened(dora, question.conversation_id)).messages[1]?.state).toBe("cut");
    await giveAllBack(server.platform);
    expect(await usedBy(dora)).toBe(0);
    // The process was only slow: what it wrote counts all the same.
    model.release();
    await running.end();
    expect(await usedBy(dora)).toBe(1);
  });

  test("belong to their month", async () => {
    const emil = await aSubscriber(server, "test_until");
    await (await Answer.ask(emil, "tax", aQuestion("Frage"))).message();
    await server.platform.db.rawQuery("update ai_allowances set month = '2026-01' where member_id = $1", [
      emil.id,
    ]);
    expect(await usedBy(emil)).toBe(0);
    expect((await (await Answer.ask(emil, "tax", aQuestion("Frage"))).message()).state).toBe("done");
  });
});

describe("an address that is not confirmed", () => {
  test("asks no assistant, starts no test version and has nothing translated", async () => {
    const fritz = await aSubscriber(server);
    await server.platform.db.rawQuery("update members set email_confirmed_at = null where id = $1", [
      fritz.id,
    ]);
    const asked = model.asked.length;
    const { refusal } = await Answer.ask(fritz, "marketing", aQuestion("Ein Text"));
    expect(refusal).toEqual([403, "email_unconfirmed"]);
    expect((await fritz.call("POST /api/test-version/start")).error.error).toBe("email_unconfirmed");
    const writer = await aSubscriber(server);
    const { id } = await aPost(writer, { content: "Wir drucken Dackel." });
    const translated = await fritz.call("POST /api/posts/{id}/translation", {
      params: { id },
      body: { language: "en" },
    });
    expect(translated.error.error).toBe("email_unconfirmed");
    expect(model.asked).toHaveLength(asked);
  });
});

describe("translations of a day", () => {
  test("are counted when the model is asked, and come back when it fails", async () => {
    const gerda = await aSubscriber(server);
    const translates = async (content: string) => {
      const { id } = await aPost(gerda, { content });
      return gerda.call("POST /api/posts/{id}/translation", { params: { id }, body: { language: "fr" } });
    };
    const used = async () => {
      const { rows } = await server.platform.db.rawQuery<{ used: number }>(
        "select used from ai_translations where member_id = $1",
        [gerda.id],
      );
      return rows[0]?.used;
    };
    expect((await translates("Ein Satz.")).status).toBe(200);
    expect(await used()).toBe(1);
    expect((await translates("fehler 500")).error.error).toBe("ai_failed");
    expect(await used()).toBe(1);
    await server.platform.db.rawQuery("update ai_translations set used = 200 where member_id = $1", [
      gerda.id,
    ]);
    const asked = model.asked.length;
    expect((await translates("Noch ein Satz.")).error.error).toBe("translations_used");
    expect(model.asked).toHaveLength(asked);
  });
});
