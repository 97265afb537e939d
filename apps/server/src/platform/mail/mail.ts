import fs from "node:fs/promises";
import path from "node:path";
import type { Language } from "@kompagnon/messages/languages.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Config } from "#platform/env/config.ts";
import { newId } from "#platform/id.ts";
import { defineJob, type Jobs } from "#platform/jobs/jobs.ts";
import type { Log } from "#platform/log.ts";
import {
  type Letter,
  readUnsubscribeToken,
  renderMail,
  unsubscribeHeaders,
  unsubscribeToken,
} from "#platform/mail/layout.ts";
import { open, seal } from "#platform/secrets.ts";
import { OWN_FILE, OWN_FOLDER } from "#platform/storage/storage.ts";
import type { Texts } from "#platform/texts.ts";

/** Sends mail that commits with the change it tells about. */
export interface Mail {
  send(tx: Tx, letter: Letter): Promise<void>;
  /** Says who makes a kind of attachment from its reference; call before the jobs start. */
  attach(kind: string, make: (ref: string, language: Language) => Promise<Attachment>): void;
  /** Says how a kind of mail is switched off for a reader; call before the jobs start. Doing it twice has the effect of once. */
  onUnsubscribe(kind: string, run: (tx: Tx, ref: string) => Promise<void>): void;
  /** Switches off what a token stands for; false for anything that is no such token. */
  unsubscribe(tx: Tx, token: string): Promise<boolean>;
  /** Where mail goes: to a mail server, or into a folder, and how many lie there. */
  outbox(): Promise<{ kind: "smtp"; count: null } | { kind: "outbox"; count: number }>;
}

/** A file that goes along with a mail. */
export type Attachment = { filename: string; content: Buffer; contentType: string };

/**
 * A letter in the queue. Its link may contain a token and is sealed (AES-256-GCM, base64url), so that neither the queue's rows
 * nor a backup of them reveal it. The message id is created with it: a retry is the same message for a recipient who got the
 * first one.
 */
const job = defineJob<Omit<Letter, "link"> & { link: string | null; messageId: string }>("mail");

type Transport = (message: {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: Record<string, string>;
  attachments: readonly Attachment[];
}) => Promise<void>;

/** A mail server that does not answer must not hold the queue up: the mail is tried again later. */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};

async function openTransport(config: Config): Promise<Transport> {
  const { createTransport } = await import("nodemailer");
  if (config.smtpUrl) {
    const smtp = createTransport({ url: config.smtpUrl, ...TIMEOUTS });
    return async (message) =>
      void (await smtp.sendMail({ ...message, attachments: [...message.attachments] }));
  }
  const folder = path.join(config.dataDir, "outbox");
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (message) => {
    const { message: bytes } = await composer.sendMail({
      ...message,
      attachments: [...message.attachments],
    });
    await fs.mkdir(folder, { recursive: true });
    await fs.chmod(folder, OWN_FOLDER);
    const file = path.join(folder, `${newId()}.eml`);
    // A process that watches the folder never sees a partial mail.
    try {
      await fs.writeFile(`${file}.part`, bytes as Buffer, { mode: OWN_FILE }); // `buffer: true` makes it one
      await fs.rename(`${file}.part`, file);
    } catch (error) {
      await fs.rm(`${file}.part`, { force: true }); // the job tries again, under another name
      throw error;
    }
  };
}

/** Mail by SMTP_URL; without it, mails land as .eml files in DATA_DIR/outbox. */
export function createMail(config: Config, jobs: Jobs, texts: Pick<Texts, "letter">, log: Log): Mail {
  let transport: Promise<Transport> | undefined;
  const makers = new Map<string, (ref: string, language: Language) => Promise<Attachment>>();
  const switches = new Map<string, (tx: Tx, ref: string) => Promise<void>>();
  const { secret } = config;
  // Those put in by a version that did not seal them begin as addresses do.
  const unseal = (link: string) =>
    /^https?:/.test(link) ? link : open(secret, Buffer.from(link, "base64url")).toString("utf8");
  /** What cannot be made is left out: the mail leaves in any case, and links to it. */
  const attachmentsOf = async (letter: Letter): Promise<Attachment[]> => {
    const made: Attachment[] = [];
    for (const { kind, ref } of letter.attachments ?? []) {
      const make = makers.get(kind);
      if (!make) throw new Error(`nothing makes ${kind}`);
      const again = () => make(ref, letter.language); // other papers may have been in its way
      try {
        made.push(await again().catch(again));
      } catch (error) {
        log.error({ err: error, kind, ref }, "an attachment could not be made");
      }
    }
    return made;
  };
  jobs.work(job, async ({ link, messageId, ...rest }) => {
    transport ??= openTransport(config);
    const deliver = await transport;
    const letter = { ...rest, ...(link && { link: unseal(link) }) } as Letter; // as it was sent
    const attachments = await attachmentsOf(letter);
    const complete = attachments.length === (letter.attachments?.length ?? 0);
    const { name, origin } = config;
    const { subject, text, html } = renderMail(letter, texts, { name, origin, complete });
    await deliver({
      from: config.mailFrom,
      to: letter.to,
      subject,
      text,
      html,
      messageId,
      attachments,
      headers: {
        // Keeps out-of-office replies away.
        "Auto-Submitted": "auto-generated",
        ...(letter.subscription && unsubscribeHeaders(origin, unsubscribeToken(secret, letter.subscription))),
      },
    });
    log.info({ template: letter.template }, "mail sent");
  });
  return {
    attach: (kind, make) => void makers.set(kind, make),
    onUnsubscribe: (kind, run) => void switches.set(kind, run),
    async unsubscribe(tx, token) {
      const subscription = readUnsubscribeToken(secret, token);
      const run = subscription && switches.get(subscription.kind);
      if (!run) return false;
      await run(tx, subscription.ref);
      return true;
    },
    outbox: async () => {
      if (config.smtpUrl) return { kind: "smtp", count: null };
      const files = await fs.readdir(path.join(config.dataDir, "outbox")).catch(() => []);
      return { kind: "outbox", count: files.filter((name) => name.endsWith(".eml")).length };
    },
    send: (tx, { link, ...letter }) =>
      jobs.send(tx, job, {
        ...letter,
        link: link === undefined ? null : seal(secret, Buffer.from(link)).toString("base64url"),
        messageId: `<${newId()}@${new URL(config.origin).hostname}>`,
      }),
  };
}
