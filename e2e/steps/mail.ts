import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";

/** Undoes the soft line breaks and escapes of a quoted-printable mail. */
const plain = (mail: string): string =>
  mail
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The newest link mailed to an address that contains `part`, from the outbox that the server writes to. Waits for it. */
export async function mailedLink(outbox: string, email: string, part: string): Promise<string> {
  const find = async () => {
    for (const name of (await readdir(outbox).catch(() => [])).sort().reverse()) {
      const mail = await readFile(path.join(outbox, name), "utf8");
      if (!mail.includes(`To: ${email}`)) continue;
      const link = plain(mail)
        .match(/https?:\/\/[^\s"'<>]+/g)
        ?.find((one) => one.includes(part));
      if (link) return link;
    }
    return "";
  };
  let found = "";
  const message = `a mail to ${email} with a link to ${part} in ${outbox}`;
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
