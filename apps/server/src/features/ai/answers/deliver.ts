import type { AiMessage, AnswerEvents } from "@kompagnon/contract/ai/model.ts";
import { allowanceOf, limitOf } from "#features/ai/allowance.ts";
import { release } from "#features/ai/allowance-queries.ts";
import type { PendingAnswer } from "#features/ai/answers/begin.ts";
import {
  type Nothing,
  shapeOf,
  type WrittenAnswer,
  writeList,
  writeText,
} from "#features/ai/answers/write.ts";
import { presentMessage } from "#features/ai/present.ts";
import { dropMessage, finishAnswer, lockConversation, setState } from "#features/ai/queries.ts";
import type { EventAnswer } from "#platform/http/event-stream.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import type { Platform } from "#platform/platform.ts";

type Out = EventAnswer<AnswerEvents>;

/** Writes the answer, sending what comes. */
function write(platform: Platform, answer: PendingAnswer, out: Out): Promise<WrittenAnswer | Nothing> {
  const { model } = answer.by;
  const shape = shapeOf(answer);
  if (shape) return writeList(platform, answer, { model, shape, signal: out.gone });
  return writeText(platform, answer, model, {
    signal: out.gone,
    onPiece: (text) => out.send("piece", { text }),
  });
}

/** Keeps what was written, or makes it as if nothing had been asked for; settles the month's answer with it. */
async function keep(
  { db }: Platform,
  { by, answerId, conversationId, before }: PendingAnswer,
  written: WrittenAnswer | Nothing,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockConversation(tx, conversationId);
    if (!("failed" in written)) await finishAnswer(tx, conversationId, { ...written, id: answerId });
    else if (before) await setState(tx, answerId, before.state);
    else await dropMessage(tx, answerId);
    await release(tx, by.reservation, written.counts);
  });
}

/** Writes an answer that was begun, keeps it and says how it ended; never rejects. */
export async function deliver(
  platform: Platform,
  viewer: Viewer,
  {
    answer,
    out,
    say,
  }: { answer: PendingAnswer; out: Out; say: (code: Nothing["failed"] & `ai_${string}`) => string },
): Promise<void> {
  try {
    const written = await write(platform, answer, out);
    await keep(platform, answer, written);
    const allowance = await allowanceOf(platform.db, viewer.id, limitOf(platform, viewer));
    if (!("failed" in written)) {
      await out.send("done", { message: await messageOf(platform, answer, written), allowance });
    } else if (written.failed !== "stopped") {
      await out.send("failed", { error: written.failed, message: say(written.failed), allowance });
    }
  } catch (error) {
    // What the answer held is given back when its time is over.
    platform.log.error({ err: error }, "an answer could not be kept");
  }
  out.end();
}

const messageOf = (
  { db }: Platform,
  { assistant, answerId, history }: PendingAnswer,
  { text, suggestions, state, fallback }: WrittenAnswer,
): Promise<AiMessage> =>
  presentMessage(db, assistant, {
    id: answerId,
    nth: history.length + 1,
    role: "assistant",
    text,
    suggestions,
    state,
    fallback,
    createdAt: new Date(),
  });
