import { aDocument, aPart, aSession } from "../../../apps/server/src/features/documents/test-documents.ts";
import type { Area, Ask } from "../area.ts";
import type { Bot } from "../bot.ts";

/** Members who write one plan together. */
const TOGETHER = 20;

/** One plan that many write: every part once and in its author's order. */
export async function settlePlan(premium: readonly Bot[], ask: Ask): Promise<Area> {
  const [owner, ...others] = premium.slice(0, TOGETHER);
  if (!owner) throw new Error("a plan needs someone with premium");
  const { id } = await aDocument(owner.person);
  // Only known members can be added, which is not what the run tests.
  await ask(
    "insert into document_people (document_id, member_id, role) select $1, unnest($2::uuid[]), 'editor'",
    [id, others.map(({ person }) => person.id)],
  );
  const written = new Map([owner, ...others].map((bot) => [bot, { session: aSession(), parts: 0 }]));
  const edit = async (bot: Bot) => {
    const mine = written.get(bot);
    if (!mine) return;
    const body = { parts: [aPart({ session: mine.session, seq: mine.parts })] };
    const { done } = await bot.insist("edit", () =>
      bot.person.call("POST /api/documents/{id}/parts", { params: { id }, body }),
    );
    if (done) mine.parts += 1;
  };
  const verify = async (ask: Ask) => {
    const wrong: string[] = [];
    for (const [{ person }, { session, parts }] of written) {
      const stored = await ask<{ seq: number }>(
        "select seq from document_parts where document_id = $1 and session = $2 order by seq",
        [id, Buffer.from(session, "hex")],
      );
      if (stored.length !== parts || stored.some(({ seq }, at) => seq !== at))
        wrong.push(`${person.id}: ${stored.length} edits, ${parts} noted`);
    }
    return wrong;
  };
  return { actions: [edit], verify };
}
