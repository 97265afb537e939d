import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
