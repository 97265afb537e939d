import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertPasskey } from "#features/accounts/security/passkey-queries.ts";
import { anIdentity, aPublicPair, withIdentity } from "#features/documents/test-documents.ts";
import { archiveOf } from "#testing/archive.ts";
import { aMember, PASSWORD } from "#testing/builders.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const refusal = async (call: Promise<{ status: number; error: { error: string } }>) => {
  const { status, error } = await call;
  return [status, error.error];
};

test("there is no key at first; the first one stays, also when it is sent again", async () => {
  const anna = await aMember(server);
  expect(await anna.must("GET /api/identity")).toEqual({ identity: null });
  const body = anIdentity();
  const made = await anna.must("POST /api/identity", { body });
  expect(made).toMatchObject(body);
  expect(await anna.must("POST /api/identity", { body })).toEqual(made);
  expect(await refusal(anna.call("POST /api/identity", { body: anIdentity() }))).toEqual([
    409,
    "identity_exists",
  ]);
  expect((await anna.must("GET /api/identity")).identity).toEqual(made);
});

test("weaker parameters than ours, and anything of another size, are not taken", async () => {
  const anna = await aMember(server);
  const good = anIdentity();
  const broken = [
    { ...good, passphrase: { ...good.passphrase, memory: 8_192 } },
    { ...good, passphrase: { ...good.passphrase, passes: 1 } },
    { ...good, passphrase: { ...good.passphrase, memory: 10_000_000 } },
    { ...good, recovery: { ...good.recovery, sealed: good.recovery.salt } },
    { ...good, keys: { ...good.keys, agree: good.recovery.salt } },
  ];
  for (const body of broken) expect((await anna.call("POST /api/identity", { body })).status).toBe(400);
  expect(await anna.must("GET /api/identity")).toEqual({ identity: null });
});

test("resealing requires a proof, keeps the keys, and changes only the given locks", async () => {
  const anna = await aMember(server);
  const keys = await withIdentity(anna);
  const { passphrase, recovery } = anIdentity(keys);
  const agree = keys.agree;
  const before = (await anna.must("GET /api/identity")).identity;
  const seal = (body: object) => anna.call("PUT /api/identity/locks", { body: { agree, ...body } });
  expect(await refusal(seal({ passphrase }))).toEqual([403, "wrong_password"]);
  expect(await refusal(seal({ passphrase, password: "falsch falsch" }))).toEqual([403, "wrong_password"]);
  expect(await refusal(seal({ passphrase, password: PASSWORD, agree: aPublicPair().agree }))).toEqual([
    409,
    "key_changed",
  ]);
  expect((await anna.must("GET /api/identity")).identity).toEqual(before);

  await anna.must("PUT /api/identity/locks", { body: { agree, passphrase, password: PASSWORD } });
  const after = await anna.must("PUT /api/identity/locks", { body: { agree, recovery, password: PASSWORD } });
  expect(after).toMatchObject({ keys, passphrase, recovery });
  expect(after.made_at).toBe(before?.made_at);
  const outsider = await aMember(server);
  expect(
    await refusal(outsider.call("PUT /api/identity/locks", { body: { agree, password: PASSWORD } })),
  ).toEqual([409, "identity_missing"]);
});

test("starting over takes a proof and puts other keys in place; sent again it changes nothing", async () => {
  const anna = await aMember(server);
  const identity = anIdentity();
  const startOver = (password: string) => anna.call("PUT /api/identity", { body: { identity, password } });
  expect(await refusal(startOver(PASSWORD))).toEqual([409, "identity_missing"]);
  const old = await withIdentity(anna);
  expect(await refusal(startOver("falsch falsch"))).toEqual([403, "wrong_password"]);
  expect((await anna.must("GET /api/identity")).identity?.keys).toEqual(old);
  const made = await anna.must("PUT /api/identity", { body: { identity, password: PASSWORD } });
  expect(made).toMatchObject(identity);
  expect(await anna.must("PUT /api/identity", { body: { identity, password: PASSWORD } })).toEqual(made);
  const { rows } = await server.platform.db.rawQuery<{ type: string }>(
    "select type from security_events where member_id = $1 and type like 'identity%' order by at, id",
    [anna.id],
  );
  expect(rows.map(({ type }) => type)).toEqual(["identity_made", "identity_replaced"]);
});

test("the archive has the keys as they are stored, and erasing takes them away", async () => {
  const anna = await aMember(server);
  const keys = await withIdentity(anna);
  const { platform } = server;
  const exported = (await archiveOf(platform.personal, anna.id)).get("identity.json");
  expect(JSON.parse(exported ?? "")).toMatchObject({ keys });
  await platform.db.transaction(async (tx) => {
    await platform.personal.erase(tx, anna.id);
    await tx.rawQuery("delete from members where id = $1", [anna.id]);
  });
  const left = await platform.db.rawQuery("select from member_identities where member_id = $1", [anna.id]);
  expect(left.rowCount).toBe(0);
});

const keptPasskey = async (memberId: string): Promise<string> => {
  const id = randomBytes(16).toString("base64url");
  const key = { id, member_id: memberId, name: "Handy", public_key: randomBytes(32), counter: 0 };
  await insertPasskey(server.platform.db, { ...key, transports: ["internal"] });
  return id;
};

test("one's own passkey opens the keys as well, by a proof, until it is taken away or gone", async () => {
  const anna = await aMember(server);
  const { agree } = await withIdentity(anna);
  const { salt, sealed } = anIdentity().recovery;
  const add = (passkey_id: string, body: object = { password: PASSWORD }) =>
    anna.call("PUT /api/identity/passkeys", { body: { agree, passkey_id, salt, sealed, ...body } });
  const first = await keptPasskey(anna.id);
  const second = await keptPasskey(anna.id);
  const foreign = await keptPasskey((await aMember(server)).id);

  expect(await refusal(add(first, {}))).toEqual([403, "wrong_password"]);
  expect(await refusal(add(foreign))).toEqual([404, "not_found"]);
  expect(await refusal(add("gibtsnicht"))).toEqual([404, "not_found"]);
  expect(await refusal(add(first, { password: PASSWORD, agree: aPublicPair().agree }))).toEqual([
    409,
    "key_changed",
  ]);
  expect((await anna.must("GET /api/identity")).identity?.passkeys).toEqual([]);

  for (const id of [first, second, second]) expect((await add(id)).status).toBe(200);
  const { identity } = await anna.must("GET /api/identity");
  expect(identity?.passkeys).toMatchObject([
    { passkey_id: first, salt, sealed },
    { passkey_id: second, salt, sealed },
  ]);

  const remove = (passkey_id: string) =>
    anna.must("POST /api/identity/passkeys/removal", { body: { passkey_id } });
  for (const times of [1, 2]) {
    const left = (await remove(first)).passkeys.map(({ passkey_id }) => passkey_id);
    expect(left, `${times}`).toEqual([second]);
  }
  await anna.must("POST /api/auth/passkeys/{id}/removal", {
    params: { id: second },
    body: { password: PASSWORD },
  });
  expect((await anna.must("GET /api/identity")).identity?.passkeys).toEqual([]);
});

test("a passkey of another member can't be removed; starting over leaves no passkey that opens the new keys", async () => {
  const anna = await aMember(server);
  const bert = await aMember(server);
  const { agree } = await withIdentity(anna);
  await withIdentity(bert);
  const { salt, sealed } = anIdentity().recovery;
  const passkey_id = await keptPasskey(anna.id);
  await anna.must("PUT /api/identity/passkeys", {
    body: { agree, passkey_id, salt, sealed, password: PASSWORD },
  });
  await bert.must("POST /api/identity/passkeys/removal", { body: { passkey_id } });
  expect((await anna.must("GET /api/identity")).identity?.passkeys).toHaveLength(1);
  const over = await anna.must("PUT /api/identity", {
    body: { identity: anIdentity(), password: PASSWORD },
  });
  expect(over.passkeys).toEqual([]);
});
