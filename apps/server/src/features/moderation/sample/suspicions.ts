import { scamSigns } from "@kompagnon/contract/moderation/scam-signs.ts";
import type { Tx } from "#platform/db/database.ts";
import type { SampleCommunity } from "#platform/feature.ts";

const HOUR = 3_600_000;
/** Who writes like that, by their place among the sample members. */
const SCAMMER = 45;
const POST =
  "Nebenjob von zu Hause, 300 € am Tag, ganz ohne Vorkenntnisse! Details nur per WhatsApp. Du zahlst einmalig 49 Euro Registrierungsgebühr, dann kannst du anfangen.";
const BIO =
  "Ich zeige dir, wie du dein Geld in sieben Tagen verdoppelst. Garantierte Gewinne, kein Risiko, schreib mir einfach.";

/** Writes a post and a profile that read like scams, with their warnings and their cases in the moderators' queue. */
export async function loadSuspicions(tx: Tx, { ids, now, makeId }: SampleCommunity): Promise<void> {
  const author = ids[SCAMMER];
  if (!author) throw new Error("the sample community is smaller than it was");
  const at = now - 2 * HOUR;
  const postId = makeId("suspicious post", at);
  await tx.rawQuery(
    `insert into posts (id, author_id, client_id, content, language, signs, created_at) values ($1, $2, $3, $4, 'de', $5, $6)`,
    [postId, author, makeId("suspicious post client", at), POST, scamSigns(POST), new Date(at)],
  );
  await tx.rawQuery("update profiles set bio = $2, signs = $3 where member_id = $1", [
    author,
    BIO,
    scamSigns(BIO),
  ]);
  for (const [kind, subject, text] of [
    ["post", postId, POST],
    ["member", author, BIO],
  ] as const)
    await tx.rawQuery(
      `insert into moderation_cases (id, kind, subject_id, author_id, excerpt, signs, opened_at) values ($1, $2, $3, $4, $5, $6, $7)`,
      [makeId(`suspicious ${kind} case`, at), kind, subject, author, text, scamSigns(text), new Date(at)],
    );
}
