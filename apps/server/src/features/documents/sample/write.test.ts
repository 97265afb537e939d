import { randomBytes, randomUUID, webcrypto } from "node:crypto";
import { hashRaw } from "@node-rs/argon2";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openedDocument, writeSampleDocument } from "#features/documents/public.ts";
import { anOwner } from "#features/documents/test-documents.ts";
import { aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const utf8 = (text: string) => new TextEncoder().encode(text);

/** As a browser opens a part (`engine/sealing.ts` of the web app), by WebCrypto. */
async function opened(
  secret: string,
  id: string,
  part: { session: string; seq: number; epoch: number; purpose: string; sealed: string },
  scheme = "kompagnon-doc-1",
): Promise<Buffer> {
  const { subtle } = webcrypto;
  const base = await subtle.importKey("raw", Buffer.from(secret, "base64"), "HKDF", false, ["deriveKey"]);
  const hkdf = {
    name: "HKDF",
    hash: "SHA-256",
    salt: utf8(id),
    info: utf8(`${part.purpose}|${part.session}`),
  };
  const key = await subtle.deriveKey(hkdf, base, { name: "AES-GCM", length: 256 }, false, ["decrypt"]);
  const iv = new Uint8Array(12);
  new DataView(iv.buffer).setBigUint64(4, BigInt(part.seq));
  const additionalData = utf8([scheme, id, part.epoch, part.purpose, part.session, part.seq].join("|"));
  const plain = await subtle.decrypt(
    { name: "AES-GCM", iv, additionalData },
    key,
    Buffer.from(part.sealed, "base64"),
  );
  return Buffer.from(plain);
}

test("a document of the sample community opens in a browser, for its people alone", async () => {
  const { platform } = server;
  const anna = await anOwner(server);
  const berta = await aMember(server);
  const carla = await aMember(server);
  const id = randomUUID();
  const at = Date.now() - 86_400_000;
  const change = (text: string, purpose: "content" | "comments", authorId: string) => ({
    authorId,
    purpose,
    change: utf8(text),
    at: at + 1_000,
  });
  await platform.db.transaction((tx) =>
    writeSampleDocument(
      tx,
      { platform },
      {
        id,
        kind: "plan",
        title: "Röstplan",
        ownerId: anna.id,
        key: Buffer.alloc(32, 7),
        createdAt: at,
        people: [{ memberId: berta.id, role: "viewer" }],
        parts: [change("Bohnen", "content", anna.id), change("Welche?", "comments", berta.id)],
      },
    ),
  );
  const { title, keys, n } = await berta.must("GET /api/documents/{id}", { params: { id } });
  expect([title, n]).toEqual(["Röstplan", 2]);
  const { parts } = await berta.must("GET /api/documents/{id}/parts", { params: { id } });
  const texts = await Promise.all(parts.map((part) => opened(keys[0]?.key ?? "", id, part)));
  expect(texts.map(String)).toEqual(["Bohnen", "Welche?"]);
  expect(await openedDocument(platform, id, anna.id)).toEqual({
    kind: "plan",
    role: "owner",
    trashed: false,
    title: "Röstplan",
  });
  await expect(openedDocument(platform, id, carla.id)).rejects.toMatchObject({ code: "not_found" });
});

/** As a browser opens a key that was wrapped for a member (`identities/keys` of the web app), from their passphrase on. */
async function unwrapped(person: Person, id: string): Promise<string> {
  const { subtle } = webcrypto;
  const { identity } = await person.must("GET /api/identity");
  if (!identity) throw new Error("nobody has keys here");
  const { keys, passphrase: lock } = identity;
  const bytes = (base64: string) => new Uint8Array(Buffer.from(base64, "base64"));
  const derived = async (secret: Uint8Array<ArrayBuffer>, salt: Uint8Array<ArrayBuffer>, info: string) => {
    const base = await subtle.importKey("raw", secret, "HKDF", false, ["deriveKey"]);
    const how = { name: "HKDF", hash: "SHA-256", salt, info: utf8(info) };
    return subtle.deriveKey(how, base, { name: "AES-GCM", length: 256 }, false, ["decrypt"]);
  };
  const stretched = await hashRaw("kompagnon-probe", {
    salt: bytes(lock.salt),
    memoryCost: lock.memory,
    timeCost: lock.passes,
    parallelism: lock.lanes,
    outputLen: 32,
    algorithm: 2,
  });
  const scheme = "kompagnon-identity-1|passphrase";
  const box = bytes(lock.sealed);
  const additionalData = utf8([scheme, person.id, keys.agree, keys.sign].join("|"));
  const key = await derived(new Uint8Array(stretched), bytes(lock.salt), scheme);
  const packed = await subtle.decrypt(
    { name: "AES-GCM", iv: box.slice(0, 12), additionalData },
    key,
    box.slice(12),
  );
  const agree = await subtle.importKey("pkcs8", packed.slice(1, 49), "X25519", false, ["deriveBits"]);

  const { locked } = await person.must("GET /api/documents/{id}", { params: { id } });
  const wrap = bytes(locked?.given?.wrapped ?? "");
  const once = await subtle.importKey("raw", wrap.slice(0, 32), "X25519", true, []);
  const shared = new Uint8Array(await subtle.deriveBits({ name: "X25519", public: once }, agree, 256));
  const context = utf8(`kompagnon-doc-2|key|${id}|1`);
  const hex = (one: Uint8Array) => Buffer.from(one).toString("hex");
  const info = ["kompagnon-wrap-1", hex(wrap.slice(0, 32)), hex(bytes(keys.agree))].join("|");
  const opening = { name: "AES-GCM", iv: new Uint8Array(12), additionalData: context };
  const plain = await subtle.decrypt(opening, await derived(shared, context, info), wrap.slice(32));
  return Buffer.from(plain).toString("base64");
}

/** As a browser looks at a part's signature (`engine/signing.ts` of the web app): author, key, digest before, signature, words. */
async function fits(plain: Buffer, place: string): Promise<boolean> {
  const { subtle } = webcrypto;
  const label = "kompagnon-sign-1|";
  const head = plain.subarray(0, 80);
  const signature = plain.subarray(80, 144);
  const update = plain.subarray(144);
  const signed = Buffer.concat([Buffer.from(`${label}${place}\0`), head, update]);
  const digest = Buffer.from(await subtle.digest("SHA-256", signed));
  const key = await subtle.importKey("raw", plain.subarray(16, 48), "Ed25519", true, ["verify"]);
  return subtle.verify("Ed25519", key, signature, Buffer.concat([Buffer.from(label), digest]));
}

test("a presentation of the sample community opens by its people's passphrase", async () => {
  const { platform } = server;
  const anna = await anOwner(server);
  const berta = await aMember(server);
  const id = randomUUID();
  const key = randomBytes(32);
  const at = Date.now() - 86_400_000;
  await platform.db.transaction((tx) =>
    writeSampleDocument(
      tx,
      { platform },
      {
        id,
        kind: "presentation",
        title: "Röstvortrag",
        ownerId: anna.id,
        key,
        createdAt: at,
        people: [{ memberId: berta.id, role: "editor" }],
        parts: [{ authorId: anna.id, purpose: "content", change: utf8("Folien"), at: at + 1_000 }],
      },
    ),
  );
  const secret = key.toString("base64");
  expect([await unwrapped(anna, id), await unwrapped(berta, id)]).toEqual([secret, secret]);
  const { parts } = await berta.must("GET /api/documents/{id}/parts", { params: { id } });
  const [part] = parts;
  if (!part) throw new Error("a part");
  const plain = await opened(secret, id, part, "kompagnon-doc-2");
  expect(plain.subarray(144).toString()).toBe("Folien");
  const { identity } = await anna.must("GET /api/identity");
  expect(plain.subarray(0, 16).toString("hex")).toBe(anna.id.replaceAll("-", ""));
  expect(plain.subarray(16, 48).toString("base64")).toBe(identity?.keys.sign);
  expect(await fits(plain, [id, 1, "content", part.session, part.seq].join("|"))).toBe(true);
  expect(await fits(plain, [id, 1, "content", part.session, part.seq + 1].join("|"))).toBe(false);
});
