import type { SharedDocument } from "@kompagnon/contract/documents/link-model.ts";
import type { Document } from "@kompagnon/contract/documents/model.ts";
import { DOCUMENT_FORMAT } from "@kompagnon/contract/documents/rules.ts";
import { beforeEach, expect, it, vi } from "vitest";
import { toBase64 } from "#platform/bytes.ts";
import { freshKey } from "../engine/sealing.ts";
import {
  emptyChain,
  KeyAwaited,
  KeysBroken,
  KeysLocked,
  listedTitle,
  PageOutdated,
  sealPrevious,
  withKeys,
  withLinkKeys,
  wrapsFor,
} from "./document-keys.ts";
import { newLinkKey, openLinkKey, tokenOf } from "./link-key.ts";
import { newTitle, retitle } from "./new-title.ts";
import { openTitle } from "./title.ts";

const ID = "4b2c9d2e-0000-4000-8000-000000000001";
const ME = "4b2c9d2e-0000-4000-8000-000000000002";

const mine = vi.hoisted(() => ({ identity: null as object | null }));
vi.mock("#features/identities/public.ts", async () => ({
  ...(await import("#features/identities/keys/wrap.ts")),
  unlockedIdentity: () => Promise.resolve(mine.identity),
}));

const text = (key: Uint8Array) => toBase64(key);
let reader: { id: string; kind: "member"; keys: { agree: string; sign: string }; to: null; current: boolean };

beforeEach(async () => {
  const pair = (await crypto.subtle.generateKey("X25519", true, ["deriveBits"])) as CryptoKeyPair;
  const agree = text(new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey)));
  const keys = { agree, sign: agree };
  mine.identity = { memberId: ME, keys, agree: pair.privateKey };
  reader = { id: ME, kind: "member", keys, to: null, current: true };
});

/** Only what opening reads of it. */
async function aDocument(secrets: ReturnType<typeof freshKey>[], signedFrom = 1): Promise<Document> {
  const epoch = secrets.length;
  const last = secrets[epoch - 1] ?? freshKey();
  const [wrap] = await wrapsFor({ id: ID, epoch, signed: signedFrom <= epoch }, last, [reader]);
  const chain = [];
  for (const [at, secret] of secrets.entries())
    if (at > 0)
      chain.push({
        epoch: at + 1,
        previous: await sealPrevious({ id: ID, epoch: at + 1 }, secret, {
          key: secrets[at - 1] ?? secret,
          signed: signedFrom <= at,
        }),
      });
  const given = { epoch, to: reader.keys.agree, wrapped: wrap?.wrapped ?? "" };
  const part = {
    id: ID,
    title: "Plain",
    format: 1,
    epoch,
    keys: [],
    locked: { given, chain, readers: [reader] },
  };
  return part as Partial<Document> as Document;
}

it("one wrapped key opens all that came before it", async () => {
  const secrets = [freshKey(), freshKey(), freshKey()];
  const { keys } = await withKeys(await aDocument(secrets), emptyChain());
  expect(keys).toEqual(secrets.map((secret, at) => ({ epoch: at + 1, key: text(secret) })));
});

it("a member who knew the previous key detects a key that the server replaced", async () => {
  const first = freshKey();
  const verified = emptyChain();
  await withKeys(await aDocument([first]), verified);
  await expect(withKeys(await aDocument([freshKey(), freshKey()]), verified)).rejects.toThrow(KeysBroken);
  const honest = await aDocument([first, freshKey()]);
  expect((await withKeys(honest, verified)).keys).toHaveLength(2);
  if (honest.locked) honest.locked.chain = [];
  await expect(withKeys(honest, emptyChain())).rejects.toThrow(KeysBroken);
});

it("the keys contain the first signed epoch, which never moves back", async () => {
  const secrets = [freshKey(), freshKey(), freshKey()];
  expect((await withKeys(await aDocument(secrets, 1), emptyChain())).signedFrom).toBe(1);
  expect((await withKeys(await aDocument(secrets, 3), emptyChain())).signedFrom).toBe(3);
  expect((await withKeys(await aDocument(secrets, 9), emptyChain())).signedFrom).toBeNull();
  const verified = emptyChain();
  await withKeys(await aDocument(secrets.slice(0, 2), 2), verified);
  await expect(withKeys(await aDocument(secrets, 9), verified)).rejects.toThrow(KeysBroken);
  await expect(withKeys(await aDocument(secrets, 3), verified)).rejects.toThrow(KeysBroken);
  expect((await withKeys(await aDocument(secrets, 2), verified)).signedFrom).toBe(2);
});

it("a title in a list opens with the key wrapped for its reader only", async () => {
  const document = { ...(await aDocument([freshKey()])), title: null, sealed_title: null, title_key: null };
  const opened = await withKeys(document, emptyChain());
  const { sealed_title: sealed } = await newTitle(opened, "Holunder\nfolie");
  const card = {
    id: ID,
    title: null,
    sealed_title: sealed?.sealed ?? "",
    title_key: document.locked?.given ?? null,
  };
  expect(await listedTitle(card)).toBe("Holunder folie");
  expect((await withKeys({ ...document, sealed_title: card.sealed_title }, emptyChain())).title).toBe(
    "Holunder folie",
  );
  expect(await listedTitle({ ...card, id: ME })).toBeNull();
  expect(await listedTitle({ ...card, title_key: null })).toBeNull();
  mine.identity = null;
  expect(await listedTitle(card)).toBeNull();
});

it("without an unlocked key, or with another one than the server knows, it asks; without a wrap it waits", async () => {
  const document = await aDocument([freshKey()]);
  const before = mine.identity;
  mine.identity = null;
  await expect(withKeys(document, emptyChain())).rejects.toThrow(KeysLocked);
  mine.identity = { ...before, keys: { agree: text(freshKey()), sign: "" } };
  await expect(withKeys(document, emptyChain())).rejects.toThrow(KeysLocked);
  mine.identity = before;
  if (document.locked) document.locked.given = null;
  await expect(withKeys(document, emptyChain())).rejects.toThrow(KeyAwaited);
});

it("a link's secret opens it, another one does not, and the server's token does not lead back to it", async () => {
  const secret = freshKey();
  const { secret: inAddress, key } = await newLinkKey({ id: ID, epoch: 1, signed: true }, secret);
  expect(key.token).toBe(await tokenOf(inAddress));
  expect(key.token).not.toBe(inAddress);
  const given = { epoch: 1, to: key.to, wrapped: key.wrapped };
  const part = { id: ID, epoch: 1, keys: [], locked: { link: key.sealed, to: key.to, given, chain: [] } };
  const document = part as Partial<SharedDocument> as SharedDocument;
  const opened = await withLinkKeys(document, await openLinkKey(inAddress, ID, key.sealed), emptyChain());
  expect(opened.keys).toEqual([{ epoch: 1, key: text(secret) }]);
  await expect(openLinkKey(key.token, ID, key.sealed)).rejects.toThrow();
  await expect(openLinkKey(inAddress, ME, key.sealed)).rejects.toThrow();
});

it("a title that is refused because the key changed in that moment is sealed by the new key and sent again", async () => {
  const first = freshKey();
  const second = freshKey();
  const documents = [await aDocument([first]), await aDocument([first, second])];
  const sent: { epoch: number; sealed: string }[] = [];
  vi.stubGlobal("document", { documentElement: { lang: "de" } });
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)).sealed_title);
    return sent.length === 1
      ? Response.json({ error: "epoch_changed", message: "", details: [] }, { status: 409 })
      : Response.json({});
  });
  let read = 0;
  await retitle(ID, "Holunder", async () => {
    const document = documents[read] ?? documents[1];
    read += 1;
    if (!document) throw new Error("no document");
    return withKeys(document, emptyChain());
  });
  expect(sent.map(({ epoch }) => epoch)).toEqual([1, 2]);
  expect(await openTitle(ID, { epoch: 2, secret: second, signed: true }, sent[1]?.sealed ?? "")).toBe(
    "Holunder",
  );
  vi.unstubAllGlobals();
});

it("a newer wrapping format is distinguished from a wrong key, for members and guests of a link", async () => {
  const opened = await aDocument([freshKey()]);
  const other = await aDocument([freshKey()]);
  const given = { epoch: 1, to: reader.keys.agree, wrapped: toBase64(new Uint8Array(80)) };
  const strange = { ...opened, locked: { ...other.locked, given } } as Document; // its keys are a newer version's
  await expect(withKeys(strange, emptyChain())).rejects.toThrow(KeysBroken);
  const newer = { ...strange, format: DOCUMENT_FORMAT + 1 };
  await expect(withKeys(newer, emptyChain())).rejects.toThrow(PageOutdated);
  const shared = newer as Document & SharedDocument; // only what opening reads of it
  const pair = (await crypto.subtle.generateKey("X25519", true, ["deriveBits"])) as CryptoKeyPair;
  await expect(withLinkKeys(shared, pair.privateKey, emptyChain())).rejects.toThrow(PageOutdated);
});
