import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";

/** Undoes the soft line breaks and escapes of a quoted-printable mail. */
const plain = (mail: string): string =>
  mail
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The newest of something mailed to an address, from the outbox that the server writes to. Waits for it. */
async function mailed(
  outbox: string,
  email: string,
  pick: (mail: string) => string | undefined,
  message: string,
): Promise<string> {
  const find = async () => {
    // A mail that is still being written has another ending.
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith(".eml"));
    for (const name of names.sort().reverse()) {
      const mail = await readFile(path.join(outbox, name), "utf8");
      const found = mail.includes(`To: ${email}`) ? pick(plain(mail)) : undefined;
      if (found) return found;
    }
    return "";
  };
  let found = "";
  await expect
    .poll(
      async () => {
        found = await find();
        return found;
      },
      { timeout: 20_000, message },
    )
    .not.toBe("");
  return found;
}

/** The newest link mailed to an address that contains `part`. */
export const mailedLink = (outbox: string, email: string, part: string): Promise<string> =>
  mailed(
    outbox,
    email,
    (mail) => mail.match(/https?:\/\/[^\s"'<>]+/g)?.find((one) => one.includes(part)),
    `a mail to ${email} with a link to ${part} in ${outbox}`,
  );

/** The newest code of six digits mailed to an address. */
export const mailedCode = (outbox: string, email: string): Promise<string> =>
  mailed(
    outbox,
    email,
    (mail) => /^Subject: Dein Code: (\d{6})/m.exec(mail)?.[1],
    `a mail to ${email} with a code in ${outbox}`,
  );

/** Waits for a mail to an address that says `words` and brings a PDF along. */
export const mailedPdf = (outbox: string, email: string, words: string): Promise<string> =>
  mailed(
    outbox,
    email,
    (mail) => (mail.includes(words) && mail.includes("application/pdf") ? words : undefined),
    `a mail to ${email} with a PDF that says ${words} in ${outbox}`,
  );
