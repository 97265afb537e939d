import type { contact } from "@kompagnon/contract/contact/endpoints.ts";
import type { ContactMessage } from "@kompagnon/contract/contact/model.ts";
import { contactPaths } from "@kompagnon/contract/contact/paths.ts";
import { CONTACT_DAYS, type ContactState, type ContactTopic } from "@kompagnon/contract/contact/rules.ts";
import type { AuditAction } from "@kompagnon/contract/moderation/rules.ts";
import {
  eraseMessage,
  insertAnswer,
  listAnswers,
  listMessages,
  lockMessage,
  type MessageRow,
  settleMessage,
} from "#features/contact/queries.ts";
import { recordStaffAction } from "#features/moderation/public.ts";
import { memberCards } from "#features/profiles/public.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { failOf } from "#platform/errors.ts";
import { maskedEmail } from "#platform/excerpt.ts";
import { newId } from "#platform/id.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";

/** A refusal with a code that an endpoint of messages to the team declares. */
const Fail = failOf<typeof contact.endpoints>();

const DAY_MS = 86_400_000;

async function present(db: Queryable, rows: readonly MessageRow[]): Promise<ContactMessage[]> {
  const answers = await listAnswers(
    db,
    rows.map(({ id }) => id),
  );
  const people = [...rows.map(({ memberId }) => memberId), ...answers.map(({ authorId }) => authorId)];
  const cards = await memberCards(
    db,
    people.filter((id) => id !== null),
  );
  const cardOf = (id: string | null) => (id && cards.get(id)) || null;
  return rows.map(({ memberId, settledAt, at, email, ...row }) => ({
    ...row,
    email_hint: maskedEmail(email),
    at: at.toISOString(),
    member: cardOf(memberId),
    answers: answers
      .filter(({ messageId }) => messageId === row.id)
      .map(({ id, at: when, authorId, text }) => ({
        id,
        at: when.toISOString(),
        author: cardOf(authorId),
        text,
      })),
    erased_at: settledAt && new Date(settledAt.getTime() + CONTACT_DAYS * DAY_MS).toISOString(),
  }));
}

type InboxQuery = {
  state: ContactState;
  topic?: ContactTopic | undefined;
  q: string;
  limit: number;
  cursor?: string | undefined;
};

/** Messages by what is sought, the newest first. */
export async function inboxOf(
  { db }: Pick<Platform, "db">,
  { state, topic, q, limit, cursor }: InboxQuery,
): Promise<{ items: ContactMessage[]; next_cursor: string | null }> {
  const sought = { state, topic: topic ?? null, part: q };
  const found = await listMessages(db, sought, limit + 1, cursor ? decodeCursor(cursor) : null);
  const { shown, next_cursor } = pageOf(found, limit, encodeCursor);
  return { items: await present(db, shown), next_cursor };
}

type StaffAction = {
  action: AuditAction;
  reason?: string;
  run: (tx: Tx, message: MessageRow) => Promise<MessageRow>;
};

/** Does something with a message and writes it down, in one transaction: who and what was written is not in the log. */
async function act(
  { db }: Platform,
  actorId: string,
  id: string,
  action: StaffAction,
): Promise<ContactMessage> {
  const row = await db.transaction(async (tx) => {
    const message = await lockMessage(tx, id);
    if (!message) throw new Fail("not_found");
    const now = await action.run(tx, message);
    await recordStaffAction(tx, {
      actorId,
      action: action.action,
      subjectId: id,
      reason: action.reason ?? "",
      before: { state: message.state },
      after: { state: now.state, topic: now.topic },
    });
    return now;
  });
  const [one] = await present(db, [row]);
  if (!one) throw new Error("one row is one message");
  return one;
}

/** Answers by mail; the answer and the mail commit together. Throws not_found, contact_changed. */
export const answerMessage = (
  platform: Platform,
  actorId: string,
  id: string,
  { text, seen }: { text: string; seen: number },
): Promise<ContactMessage> =>
  act(platform, actorId, id, {
    action: "contact.answered",
    run: async (tx, message) => {
      // Another member of the team answered meanwhile: show that answer first.
      if ((await listAnswers(tx, [id])).length !== seen) throw new Fail("contact_changed");
      await insertAnswer(tx, { id: newId(), messageId: id, authorId: actorId, text });
      await platform.mail.send(tx, {
        to: message.email,
        language: message.language,
        template: "contact_answer",
        data: { name: message.name, answer: text, message: message.message },
        link: `${platform.config.origin}${contactPaths.contact}`,
        footer: "no_account",
      });
      return settleMessage(tx, id, "answered");
    },
  });

/** Closes an open message. Throws not_found, contact_changed. */
export const closeMessage = (platform: Platform, actorId: string, id: string, reason: string) =>
  act(platform, actorId, id, {
    action: "contact.closed",
    reason,
    run: async (tx, { state }) => {
      if (state !== "open") throw new Fail("contact_changed");
      return settleMessage(tx, id, "closed");
    },
  });

/** Opens a settled message again. Throws not_found, contact_changed. */
export const reopenMessage = (platform: Platform, actorId: string, id: string, reason: string) =>
  act(platform, actorId, id, {
    action: "contact.reopened",
    reason,
    run: async (tx, { state }) => {
      if (state === "open") throw new Fail("contact_changed");
      return settleMessage(tx, id, "open");
    },
  });

/** Erases a message with its answers; that it was there stays in the log. Throws not_found. */
export const eraseForGood = ({ db }: Platform, actorId: string, id: string, reason: string): Promise<void> =>
  db.transaction(async (tx) => {
    const message = await lockMessage(tx, id);
    if (!message) throw new Fail("not_found");
    await eraseMessage(tx, id);
    await recordStaffAction(tx, {
      actorId,
      action: "contact.erased",
      subjectId: id,
      reason,
      before: { state: message.state, topic: message.topic },
      after: { state: null },
    });
  });

/** Shows the sender's address, and writes down that it was shown. Throws not_found. */
export const revealSender = ({ db }: Platform, actorId: string, id: string): Promise<{ email: string }> =>
  db.transaction(async (tx) => {
    const message = await lockMessage(tx, id);
    if (!message) throw new Fail("not_found");
    await recordStaffAction(tx, { actorId, action: "contact.sender_revealed", subjectId: id });
    return { email: message.email };
  });
