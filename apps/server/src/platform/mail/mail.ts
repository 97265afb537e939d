import fs from "node:fs/promises";
import path from "node:path";
import type { Tx } from "#platform/db/database.ts";
import type { Config } from "#platform/env/config.ts";
import { newId } from "#platform/id.ts";
import { defineJob, type Jobs } from "#platform/jobs/jobs.ts";
import type { Log } from "#platform/log.ts";
import { type Letter, renderMail } from "#platform/mail/layout.ts";
import type { Texts } from "#platform/texts.ts";

/** Sends mail that commits with the change it tells about. */
export interface Mail {
  send(tx: Tx, letter: Letter): Promise<void>;
}

/** The message id is made with the letter: a second try is the same message to whoever got the first one. */
const job = defineJob<Letter & { messageId: string }>("mail");

type Transport = (message: {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: Record<string, string>;
}) => Promise<void>;

/** A mail server that does not answer must not hold the queue up: the mail is tried again later. */
const PATIENCE = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};

async function openTransport(config: Config): Promise<Transport> {
  const { createTransport } = await import("nodemailer");
  if (config.smtpUrl) {
    const smtp = createTransport({ url: config.smtpUrl, ...PATIENCE });
    return async (message) => void (await smtp.sendMail(message));
  }
  const folder = path.join(config.dataDir, "outbox");
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (message) => {
    const { message: bytes } = await composer.sendMail(message);
    await fs.mkdir(folder, { recursive: true });
    const file = path.join(folder, `${newId()}.eml`);
    // Whoever watches the folder never sees half a mail.
    await fs.writeFile(`${file}.part`, bytes as Buffer); // `buffer: true` makes it one
    await fs.rename(`${file}.part`, file);
  };
}

/** Mail by SMTP_URL; without it, mails land as .eml files in DATA_DIR/outbox. */
export function createMail(config: Config, jobs: Jobs, texts: Pick<Texts, "letter">, log: Log): Mail {
  let transport: Promise<Transport> | undefined;
  jobs.work(job, async (letter) => {
    transport ??= openTransport(config);
    const deliver = await transport;
    const { subject, text, html } = renderMail(letter, texts, config);
    await deliver({
      from: config.mailFrom,
      to: letter.to,
      subject,
      text,
      html,
      messageId: letter.messageId,
      // Keeps out-of-office replies away.
      headers: { "Auto-Submitted": "auto-generated" },
    });
    log.info({ template: letter.template }, "mail sent");
  });
  return {
    send: (tx, letter) =>
      jobs.send(tx, job, {
        ...letter,
        messageId: `<${newId()}@${new URL(config.origin).hostname}>`,
      }),
  };
}
