import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { SIDES } from "@kompagnon/contract/verification/rules.ts";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eraseDue } from "#features/accounts/status/deletion.ts";
import {
  dropStaleDrafts,
  endApprovals,
  forgetDocuments,
  notifyOfExpiry,
} from "#features/verification/jobs.ts";
import { rewrapKeys } from "#features/verification/public.ts";
import {
  aDocumentPicture,
  aReviewer,
  aWaitingMember,
  BIRTHDATE,
  decideAs,
  handIn,
  NAME,
  someData,
  uploadAll,
} from "#features/verification/test-verification.ts";
import { aMember } from "#testing/builders.ts";
import { mailTo } from "#testing/mailbox.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { jobsDone, soon } from "#testing/waiting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

const query = (text: string, values: unknown[] = []) =>
  server.platform.db.rawQuery<Record<string, unknown>>(text, values);

/** Every row of every table, as text; bytes as they are and as PostgreSQL writes them. */
async function wholeDatabase(): Promise<string> {
  const { rows: tables } = await query(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await query(`select t::text as row from ${String(name)} t`);
    parts.push(...rows.map(({ row }) => String(row)));
  }
  return parts.join("\n");
}

/** Everything that lies on disk. */
function wholeDisk(): Buffer {
  const files = fs.readdirSync(server.dataDir, { recursive: true, encoding: "utf8" });
  return Buffer.concat(
    files
      .map((name) => path.join(server.dataDir, name))
      .filter((file) => fs.statSync(file).isFile())
      .map((file) => fs.readFileSync(file)),
  );
}
const identityFiles = (): string[] => {
  const folder = path.join(server.dataDir, "files", "identity");
  return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
};
const JPEG = Buffer.from("ffd8ff", "hex");
const WEBP = Buffer.from("WEBPVP8");

test("a copy of the database and of the files tells nothing that was typed or photographed", async () => {
  const { person, id } = await aWaitingMember(server);
  await decideAs(await aReviewer(server), id, true);
  await jobsDone(server);
  expect(identityFiles()).toHaveLength(3);
  const database = await wholeDatabase();
  const disk = wholeDisk();
  expect(database).toContain(person.id);
  for (const secret of [NAME, BIRTHDATE, "GPS-WOULD-STAND-HERE", ...NAME.split(" ")])
    for (const as of ["utf8", "hex", "base64"] as const) {
      const looked = as === "utf8" ? secret : Buffer.from(secret).toString(as).slice(0, -4);
      expect(database.includes(looked), `${secret} as ${as} in the database`).toBe(false);
      expect(disk.includes(looked), `${secret} as ${as} on disk`).toBe(false);
    }
  for (const magic of [JPEG, WEBP, (await aDocumentPicture("front")).subarray(200, 232)]) {
    expect(disk.includes(magic)).toBe(false);
    expect(database.includes(magic.toString("hex"))).toBe(false);
  }
  const mode = fs.statSync(path.join(server.dataDir, "identity-keys")).mode & 0o777;
  expect(mode).toBe(0o600);
});

test("seven days after the decision the pictures are gone from the disk, and the name with them", async () => {
  const before = identityFiles().length;
  const reviewer = await aReviewer(server);
  const approved = await aWaitingMember(server);
  const rejected = await aWaitingMember(server);
  await decideAs(reviewer, approved.id, true);
  await decideAs(reviewer, rejected.id, false);
  expect(identityFiles()).toHaveLength(before + 6);
  const ids = [approved.id, rejected.id];
  const moveBy = (interval: string) =>
    query("update verifications set delete_after = delete_after - $2::interval where id = any($1)", [
      ids,
      interval,
    ]);
  await moveBy("6 days 23 hours");
  await forgetDocuments(server.platform);
  await jobsDone(server);
  expect(identityFiles()).toHaveLength(before + 6);
  await moveBy("1 hour 1 second");
  await Promise.all([forgetDocuments(server.platform), forgetDocuments(server.platform)]);
  await jobsDone(server);
  expect(identityFiles()).toHaveLength(before);
  const { rows } = await query(
    "select status, sealed is null as forgotten, (select count(*)::int from verification_images where verification_id = v.id) as images from verifications v where id = any($1) order by status",
    [ids],
  );
  expect(rows).toEqual([
    { status: "approved", forgotten: false, images: 0 },
    { status: "rejected", forgotten: true, images: 0 },
  ]);
  expect(await approved.person.must("GET /api/verification")).toMatchObject({
    status: "approved",
    full_name: null,
    birthdate: BIRTHDATE,
  });
  expect(await rejected.person.must("GET /api/verification")).toMatchObject({
    status: "rejected",
    full_name: null,
    birthdate: null,
  });
});

test("retaken pictures, deleted drafts and abandoned drafts leave no files", async () => {
  const before = identityFiles().length;
  const anna = await aMember(server);
  await anna.must("POST /api/verification", { body: someData() });
  await uploadAll(anna, ["front", "front", "front", "back"]);
  await jobsDone(server);
  expect(identityFiles()).toHaveLength(before + 2);
  await anna.must("DELETE /api/verification");
  await jobsDone(server);
  expect(identityFiles()).toHaveLength(before);
  await anna.must("POST /api/verification", { body: someData() });
  await uploadAll(anna, ["selfie"]);
  await dropStaleDrafts(server.platform);
  expect((await anna.must("GET /api/verification")).status).toBe("draft");
  await query("update verifications set changed_at = now() - interval '8 days' where member_id = $1", [
    anna.id,
  ]);
  await dropStaleDrafts(server.platform);
  await jobsDone(server);
  expect((await anna.must("GET /api/verification")).status).toBe("none");
  expect(identityFiles()).toHaveLength(before);
});

test("ends after two years, with a notice before; the member may then start again", async () => {
  const reviewer = await aReviewer(server);
  const { person, id } = await aWaitingMember(server);
  await decideAs(reviewer, id, true);
  const endIn = (interval: string) =>
    query("update verifications set expires_at = now() + $2::interval where id = $1", [id, interval]);
  const { rows } = await query(
    "select expires_at > now() + interval '729 days' as two from verifications where id = $1",
    [id],
  );
  expect(rows).toEqual([{ two: true }]);
  await endIn("31 days");
  await notifyOfExpiry(server.platform);
  await endIn("29 days");
  await Promise.all([notifyOfExpiry(server.platform), notifyOfExpiry(server.platform)]);
  await mailTo(server, person.email, "läuft bald aus");
  await endApprovals(server.platform);
  expect((await person.must("GET /api/verification")).status).toBe("approved");
  await endIn("-1 second");
  await endApprovals(server.platform);
  expect(await person.must("GET /api/verification")).toMatchObject({ status: "expired", birthdate: null });
  const profile = await person.must("GET /api/profiles/{userId}", { params: { userId: person.id } });
  expect(profile.verified).toBe(false);
  await jobsDone(server);
  const { items } = await person.must("GET /api/notifications");
  expect(items.filter(({ type }) => type === "verification_decision").length).toBeGreaterThan(0);
  await decideAs(reviewer, await handIn(server, person), true);
  expect((await person.must("GET /api/verification")).status).toBe("approved");
});

test("an archive holds one's own data and pictures, and erasing removes rows and files", async () => {
  const before = identityFiles().length;
  const { person } = await aWaitingMember(server);
  const files = new Map<string, string | Buffer>();
  for await (const { path: name, content } of server.platform.personal.collect(person.id))
    if (name.startsWith("verification"))
      files.set(name, typeof content === "string" ? content : await buffer(await content()));
  expect(JSON.parse(String(files.get("verification.json")))).toMatchObject({
    verifications: [{ status: "in_review", full_name: NAME, birthdate: BIRTHDATE }],
  });
  for (const side of SIDES) {
    const { format } = await sharp(files.get(`verification/1-${side}.webp`)).metadata();
    expect(format).toBe("webp");
  }
  await query("update members set deletion_due_at = now() - interval '1 second' where id = $1", [person.id]);
  await eraseDue(server.platform);
  await soon(() => expect(identityFiles()).toHaveLength(before));
  const { rows } = await query("select from verifications where member_id = $1", [person.id]);
  expect(rows).toEqual([]);
});

test("another master key takes over by rewrapping, and the old one can go", async () => {
  const { person, id } = await aWaitingMember(server);
  const { config } = server.platform;
  const old = config.identityKeys;
  const next = `2027a:${randomBytes(32).toString("base64")}`;
  config.identityKeys = `${next},${old}`;
  expect(await rewrapKeys(server.platform)).toBeGreaterThanOrEqual(4);
  expect(await rewrapKeys(server.platform)).toBe(0);
  config.identityKeys = next;
  expect((await person.must("GET /api/verification")).full_name).toBe(NAME);
  const reviewer = await aReviewer(server);
  const { images } = await reviewer.must("POST /api/admin/verifications/{id}/open", { params: { id } });
  const answer = await fetch(new URL(images[0]?.url ?? "", server.url), {
    headers: { cookie: reviewer.cookie },
  });
  expect(answer.status).toBe(200);
});
