import fs from "node:fs";
import path from "node:path";
import { expect, vi } from "vitest";
import type { TestServer } from "#testing/test-server.ts";

/** Undoes quoted-printable and base64 bodies well enough to look for words. */
const decode = (mail: string) =>
  mail
    .replace(/=\r\n/g, "")
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll("=", ""), "hex").toString("utf8"))
    .replace(/(?:[A-Za-z0-9+/]{60,}\r\n)+[A-Za-z0-9+/=]+/g, (block) =>
      Buffer.from(block.replaceAll("\r\n", ""), "base64").toString("utf8"),
    );

/** All mails that lie in a server's outbox for an address, readable, the oldest first. */
export function mailsTo({ dataDir }: Pick<TestServer, "dataDir">, email: string): string[] {
  const outbox = path.join(dataDir, "outbox");
  const files = fs.existsSync(outbox) ? fs.readdirSync(outbox).filter((name) => name.endsWith(".eml")) : [];
  return files
    .sort() // named by time-ordered ids
    .map((name) => fs.readFileSync(path.join(outbox, name), "utf8"))
    .filter((mail) => mail.includes(`To: ${email}`))
    .map(decode);
}

/** The newest mail to an address that says `words`, once it is there. */
export async function mailTo(
  server: Pick<TestServer, "dataDir">,
  email: string,
  words: string,
): Promise<string> {
  const find = () => mailsTo(server, email).findLast((mail) => mail.includes(words));
  return vi.waitFor(
    () => {
      const found = find();
      expect(found, `a mail to ${email} that says ${words}`).toBeDefined();
      return found ?? "";
    },
    { timeout: 15_000, interval: 50 },
  );
}

/** The token of the link in a mail. */
export const tokenIn = (mail: string): string => /token=([\w-]{20,})/.exec(mail)?.[1] ?? "";
