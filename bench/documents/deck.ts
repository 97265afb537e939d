import { randomBytes, randomUUID } from "node:crypto";
import { MemoryPartStore } from "../../apps/web/src/features/documents/engine/memory-log.ts";
import { Replica } from "../../apps/web/src/features/documents/engine/replica.ts";
import { freshKey } from "../../apps/web/src/features/documents/engine/sealing.ts";
import type { Signer } from "../../apps/web/src/features/documents/engine/signing.ts";
import type { KeyList, LogPage, Wire } from "../../apps/web/src/features/documents/engine/wire.ts";
import { readDeck } from "../../apps/web/src/features/presentations/model/deck.ts";
import {
  addSlides,
  makeNotes,
  type NewObject,
  sharedNotes,
} from "../../apps/web/src/features/presentations/model/deck-doc.ts";
import { memberIdOf } from "../fanout/community.ts";
import { asked, call } from "./calls.ts";

/**
 * A deck as people make one: slides of ten objects each, most of them with words, every third slide with a picture; written in
 * several sittings, signed and sealed as browsers do, with a snapshot and what came behind it.
 */

/** How many slides it has. */
export const SLIDES = 60;
const SITTINGS = 12;
/** Parts behind the snapshot: half of what comes between two of them. */
const TAIL = 250;
const OWNER = 1;

/** The deck on the server, and what its owner's browser has once it is unlocked. */
export type Deck = { id: string; keys: KeyList; signer: Signer };

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, "base64"));
const random = (bytes: number): string => base64(randomBytes(bytes));

const SAID =
  "Wir bringen übrige Mahlzeiten vom Bistro ins Büro und holen alles auf einer Runde mit dem Rad ab, jeden Tag bis elf Uhr".split(
    " ",
  );
/** `count` words, with another beginning for each `nth`. */
const words = (nth: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => SAID[(nth * 7 + at) % SAID.length] ?? "");

/** The objects of a slide. Words that were typed in one go lie in a document as those that were there at once do. */
function objectsOf(nth: number): NewObject[] {
  const box = { x: 120, y: 90, w: 620, h: 120 };
  const textAt = (at: number, count: number) => ({ ...box, text: words(nth + at, count).join(" ") });
  return [
    { kind: "text", ...textAt(0, 6), role: "title", size: 72 },
    ...[1, 2, 3, 4, 5].map((line): NewObject => ({ kind: "text", ...textAt(line, 18), y: 120 + line * 120 })),
    { kind: "shape", ...textAt(6, 18), x: 900, shape: "round", fill: "tint" },
    { kind: "icon", ...box, x: 900, y: 300, icon: "rocket" },
    { kind: "line", ...box, y: 230, h: 8 },
    nth % 3 === 0
      ? { kind: "picture", ...box, x: 900, y: 420, h: 400, asset: randomUUID(), alt: words(nth, 5).join(" ") }
      : { kind: "text", ...textAt(7, 18), x: 900, y: 420, h: 400 },
  ];
}

async function aSigner(author: string): Promise<Signer> {
  const pair = (await crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"])) as CryptoKeyPair; // by its algorithm
  return {
    author,
    key: base64(new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey))),
    sign: async (message) => new Uint8Array(await crypto.subtle.sign("Ed25519", pair.privateKey, message)),
  };
}

type SentLog = {
  snapshot: { covers: number; epoch: number; session: string; sealed: string } | null;
  parts: {
    n: number;
    session: string;
    seq: number;
    epoch: number;
    purpose: "content" | "comments";
    sealed: string;
    author_id: string | null;
  }[];
  n: number;
  more: boolean;
};

const pageOf = ({ snapshot, parts, n, more }: SentLog): LogPage => ({
  n,
  more,
  snapshot: snapshot && { ...snapshot, sealed: bytesOf(snapshot.sealed), sealedComments: null },
  parts: parts.map(({ author_id: author, sealed, ...part }) => ({
    ...part,
    author,
    sealed: bytesOf(sealed),
  })),
});

/** The log over HTTP as its owner's browser reads it; `onAnswer` gets the bytes of each page. */
const wireOf = ({ id, keys, signer }: Deck, onAnswer: (bytes: number) => void = () => undefined): Wire => ({
  keys: async () => keys,
  signing: {
    signer: async () => signer,
    trusts: async (author, key) => author === signer.author && key === signer.key,
  },
  append: async (parts) => {
    const sent = parts.map(({ sealed, ...part }) => ({ ...part, sealed: base64(sealed) }));
    type Stored = { parts: { session: string; seq: number; n: number }[] };
    return (await call<Stored>(OWNER, "POST", `/api/documents/${id}/parts`, { parts: sent })).parts;
  },
  load: async (after) => {
    const page = await asked<SentLog>(OWNER, "GET", `/api/documents/${id}/parts?after=${after}`);
    onAnswer(page.bytes);
    return pageOf(page.answer);
  },
});

const opened = async (deck: Deck, wire = wireOf(deck)): Promise<Replica> => {
  const replica = new Replica(deck.id, wire, new MemoryPartStore(), deck.keys);
  await replica.pull();
  return replica;
};

/** Makes it on the server. Its owner's identity and its wrapped key are random: the server opens neither. */
async function made(): Promise<Deck> {
  const keys = { agree: random(32), sign: random(32) };
  const lock = { salt: random(16), sealed: random(125) };
  await call(OWNER, "POST", "/api/identity", {
    keys,
    recovery: lock,
    passphrase: { ...lock, memory: 65_536, passes: 3, lanes: 1 },
  });
  const id = randomUUID();
  await call(OWNER, "POST", "/api/documents", {
    id,
    kind: "presentation",
    sealed_title: random(60),
    wrap: { to: keys.agree, wrapped: random(80) },
  });
  const list = { epoch: 1, signedFrom: 1, keys: [{ epoch: 1, key: freshKey() }] };
  return { id, keys: list, signer: await aSigner(memberIdOf(OWNER)) };
}

/** Writes a deck, sitting by sitting, and a snapshot of nearly all of it. */
export async function aDeck(): Promise<Deck> {
  const deck = await made();
  for (let sitting = 0; sitting < SITTINGS; sitting += 1) {
    const replica = await opened(deck);
    const { content: doc } = replica;
    for (let nth = 0; nth < SLIDES / SITTINGS; nth += 1) {
      const number = sitting * (SLIDES / SITTINGS) + nth;
      addSlides(doc, [{ notes: words(number, 30).join(" "), objects: objectsOf(number) }]);
      await replica.push();
    }
    replica.close();
  }
  await compacted(deck);
  await retouched(deck);
  return deck;
}

async function compacted(deck: Deck): Promise<void> {
  const replica = await opened(deck);
  const snapshot = await replica.snapshot();
  if (!snapshot) throw new Error("the deck has no state to be kept");
  const { covers, session, sealed } = snapshot;
  await call(OWNER, "POST", `/api/documents/${deck.id}/snapshots`, {
    epoch: 1,
    covers,
    session,
    sealed: base64(sealed),
    sealed_comments: null,
  });
  replica.close();
}

/** What was typed since into notes, each word a part of its own. */
async function retouched(deck: Deck): Promise<void> {
  const replica = await opened(deck);
  const { content: doc } = replica;
  const { slides } = readDeck(doc);
  for (let nth = 0; nth < TAIL; nth += 1) {
    const id = slides[nth % slides.length]?.id ?? "";
    const notes = sharedNotes(doc, id) ?? makeNotes(doc, id);
    notes?.insert(notes.length, ` ${words(nth, 1).join()}`);
    await replica.push();
  }
  replica.close();
}

/** Opens it as its owner does, keys at hand: what the answers took, what reading them took on top, both in ms, and their bytes. */
export async function openDeck(deck: Deck): Promise<{ answers: number; whole: number; bytes: number }> {
  let bytes = 0;
  const began = performance.now();
  const document = await asked(OWNER, "GET", `/api/documents/${deck.id}`);
  bytes += document.bytes;
  let answers = performance.now() - began;
  const wire = wireOf(deck, (more) => {
    bytes += more;
  });
  const load: Wire["load"] = async (after) => {
    const asking = performance.now();
    const page = await wire.load(after, null);
    answers += performance.now() - asking;
    return page;
  };
  const replica = await opened(deck, { ...wire, load });
  const { slides } = readDeck(replica.content);
  const whole = performance.now() - began;
  if (slides.length !== SLIDES || replica.refusals.length > 0)
    throw new Error("not all of the deck was read");
  replica.close();
  return { answers, whole, bytes };
}
