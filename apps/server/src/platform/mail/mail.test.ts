import fs from "node:fs";
import net, { type AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { aNewMember } from "#testing/builders.ts";
import { mailTo } from "#testing/mailbox.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { jobsDone } from "#testing/waiting.ts";

type Received = { from: string; to: string; source: string };

/** A mail server that speaks plain SMTP; `refuse` makes it turn the next mails away. */
const inbox: Received[] = [];
let refuse = 0;
const smtp = net.createServer((socket) => {
  const mail: Received = { from: "", to: "", source: "" };
  let buffer = "";
  let inData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const take = (line: string) => {
    if (inData) {
      if (line !== ".") {
        mail.source += `${line}\r\n`;
        return;
      }
      inData = false;
      inbox.push({ ...mail });
      return say("250 taken");
    }
    if (/^(EHLO|HELO|RSET|NOOP)/i.test(line)) return say("250 hello");
    if (/^MAIL FROM:/i.test(line)) mail.from = line.slice(10);
    if (/^RCPT TO:/i.test(line)) {
      mail.to = line.slice(8);
      if (refuse > 0) {
        refuse -= 1;
        return say(`450 4.2.0 ${mail.to}: try later`);
      }
    }
    if (/^DATA/i.test(line)) {
      inData = true;
      return say("354 go on");
    }
    if (/^QUIT/i.test(line)) return void socket.end("221 bye\r\n");
    return say("250 fine");
  };
  socket.on("error", () => undefined); // the client may hang up as it likes
  socket.on("data", (chunk) => {
    buffer += chunk.toString("latin1");
    for (let end = buffer.indexOf("\r\n"); end >= 0; end = buffer.indexOf("\r\n")) {
      take(buffer.slice(0, end));
      buffer = buffer.slice(end + 2);
    }
  });
  say("220 mail.example.test");
});

let first: TestServer;
let second: TestServer;
beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  const { port } = smtp.address() as AddressInfo; // it listens on TCP
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true` };
  first = await startTestServer({ env, working: true });
  second = await startTestServer({ sharing: first, env, working: true });
});
afterAll(async () => {
  await second.stop();
  await first.stop();
  smtp.close();
});

const mailsTo = (email: string) => inbox.filter(({ to }) => to.includes(`<${email}>`));
const until = (done: () => boolean, within: number) =>
  vi.waitFor(() => expect(done()).toBe(true), { timeout: within, interval: 20 });

/** The parts of a mail by type, decoded. */
const partsOf = (source: string): Record<string, string> =>
  Object.fromEntries(
    source.split(`\r\n--${/boundary="([^"]+)"/.exec(source)?.[1]}`).flatMap((part) => {
      const [head = "", ...rest] = part.split("\r\n\r\n");
      const type = /^content-type: (text\/\w+)/im.exec(head)?.[1];
      if (!type) return [];
      const body = rest.join("\r\n\r\n");
      const quoted = /quoted-printable/i.test(head);
      const bytes = quoted
        ? Buffer.from(
            body
              .replace(/=\r\n/g, "")
              .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
            "latin1",
          )
        : Buffer.from(body, /base64/i.test(head) ? "base64" : "latin1");
      return [[type, bytes.toString("utf8")]];
    }),
  );

describe("mail by SMTP", () => {
  test("comes as plain text and as HTML that say the same, in the member's language", async () => {
    const person = await aNewMember(first, "fr");
    await until(() => mailsTo(person.email).length > 0, 5_000);
    const [mail] = mailsTo(person.email);
    expect(mail?.from).toContain("<hallo@kompagnon.example>");
    expect(mail?.source).toMatch(/^Auto-Submitted: auto-generated/im);
    expect(mail?.source).toMatch(/^Message-ID: <[\w-]+@127\.0\.0\.1>/im);
    const parts = partsOf(mail?.source ?? "");
    const link = /http\S+confirm-email#token=[\w-]+/.exec(parts["text/plain"] ?? "")?.[0] ?? "none";
    expect(parts["text/html"]).toContain(`href="${link}"`);
    expect(parts["text/html"]).toContain('lang="fr"');
    // An address is read from the left, in Arabic mails as well.
    expect(parts["text/html"]).toContain(`<p dir="ltr"`);
  });

  test("goes out once each, whichever of two processes takes it, and a burst does not wait for polls", async () => {
    const people = await Promise.all(
      Array.from({ length: 12 }, (_, n) => aNewMember(n % 2 ? first : second)),
    );
    const arrived = () => people.filter(({ email }) => mailsTo(email).length > 0).length;
    await until(() => arrived() === people.length, 5_000);
    expect(arrived()).toBe(people.length);
    await jobsDone(first);
    expect(people.map(({ email }) => mailsTo(email).length)).toEqual(people.map(() => 1));
  });

  test("that is turned away is logged without the address, and tried again", async () => {
    const lines: unknown[][] = [];
    for (const { platform } of [first, second])
      vi.spyOn(platform.log, "error").mockImplementation((...line: unknown[]) => void lines.push(line));
    refuse = 1;
    const person = await aNewMember(first);
    await until(() => lines.length > 0, 5_000);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.[0]).toMatchObject({ job: "mail", code: "EENVELOPE", answered: 450 });
    expect(JSON.stringify(lines)).not.toContain(person.email);
    await expect
      .poll(() =>
        first.platform.db.rawQuery(
          "select state::text from jobs.job where name = 'mail' and data->>'to' = $1",
          [person.email],
        ),
      )
      .toMatchObject({ rows: [{ state: "retry" }] });
  });

  test("waits in the queue with its link sealed", async () => {
    const person = await aNewMember(first);
    await until(() => mailsTo(person.email).length > 0, 5_000);
    const link = /confirm-email#token=([\w-]+)/.exec(
      partsOf(mailsTo(person.email)[0]?.source ?? "")["text/plain"] ?? "",
    );
    const { rows } = await first.platform.db.rawQuery(
      "select data::text as data from jobs.job where name = 'mail' and data->>'to' = $1",
      [person.email],
    );
    expect(rows).toHaveLength(1);
    const data = String(rows[0]?.["data"]);
    expect(link?.[1]).toMatch(/^[\w-]{40,}$/);
    expect(data).not.toContain(link?.[1]);
    expect(data).not.toContain("token=");
  });
});

test("without a mail server mails land in a folder that is the product's alone", async () => {
  const server = await startTestServer({ working: true });
  try {
    const { email } = await aNewMember(server);
    await mailTo(server, email, "");
    const folder = path.join(server.dataDir, "outbox");
    const modes = [folder, ...fs.readdirSync(folder).map((name) => path.join(folder, name))].map(
      (file) => fs.statSync(file).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o600]);
  } finally {
    await server.stop();
  }
});

test("a mail whose attachment cannot be made leaves all the same, with a link to it", async () => {
  let tries = 0;
  for (const { platform } of [first, second])
    platform.mail.attach("test.broken", async () => {
      tries += 1;
      throw new Error("cannot be made");
    });
  const link = "https://example.test/dashboard/agreements/1";
  await first.platform.db.transaction((tx) =>
    first.platform.mail.send(tx, {
      to: "unattached@example.test",
      language: "en",
      template: "agreement_signed",
      link,
      data: { title: "NDA", names: "A · B", hash: "ff" },
      attachments: [{ kind: "test.broken", ref: "1" }],
    }),
  );
  await until(() => mailsTo("unattached@example.test").length > 0, 10_000);
  const parts = partsOf(mailsTo("unattached@example.test")[0]?.source ?? "");
  for (const text of Object.values(parts)) {
    expect(text).toContain("We couldn’t create one of the attachments");
    expect(text).toContain(link);
  }
  expect([Object.keys(parts), tries]).toEqual([["text/plain", "text/html"], 2]);
});
