import type { ContactMessage, newContactMessage } from "@kompagnon/contract/contact/model.ts";
import { contactPaths } from "@kompagnon/contract/contact/paths.ts";
import { DEFAULT_LANGUAGE } from "@kompagnon/messages/languages.ts";
import type { z } from "zod";
import { cameLately, insertMessage } from "#features/contact/queries.ts";
import type { Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";

/** Min interval between mails to the operator: pending messages are in the inbox. */
const MAIL_INTERVAL_MINUTES = 15;

/**
 * Accepts a message to the team. Guests solve a proof of work; nothing is sent to the address they gave, as it is not verified.
 * Throws captcha_required, captcha_failed.
 */
export async function receiveMessage(
  platform: Platform,
  viewer: { id: string } | null,
  { captcha_token: token, ...said }: z.output<typeof newContactMessage>,
): Promise<{ sent: true }> {
  const { db, captcha } = platform;
  if (!viewer) await captcha.check(db, token);
  await db.transaction(async (tx) => {
    const id = newId();
    await insertMessage(tx, { ...said, id, memberId: viewer?.id ?? null });
    await notifyOperator(platform, tx, id, said.topic);
  });
  return { sent: true };
}

/** Mails the operator that a message waits, without its author and text. */
async function notifyOperator(
  { mail, config, texts }: Platform,
  tx: Tx,
  id: string,
  topic: ContactMessage["topic"],
): Promise<void> {
  if (config.contactTo === null || (await cameLately(tx, MAIL_INTERVAL_MINUTES, id))) return;
  const language = DEFAULT_LANGUAGE;
  await mail.send(tx, {
    to: config.contactTo,
    language,
    template: "contact_waiting",
    data: { topic: texts.say(language, `contact/messages:topics.${topic}`) },
    link: `${config.origin}${contactPaths.inbox}`,
  });
}
