import type { Bytes } from "#platform/bytes.ts";
import type { Keyring } from "./keyring.ts";
import type { EpochKeys, Place } from "./sealing.ts";
import { authentic, FIRST, readSigned, type Signed, signed } from "./signing.ts";
import type { LogSnapshot, OutPart, Signing } from "./wire.ts";

/** What reading and sealing takes: the document's id and keys, and whose signatures are believed. */
export type Context = { id: string; keys: Keyring; signing: Signing };
/**
 * Why an entry of the log was rejected: it does not open, or is no change (`broken`); its signature is wrong or missing; its
 * signer is not its sender (`author`); its author signs with another key than the known one (`key`).
 */
type Why = "broken" | "signature" | "author" | "key";
/** A rejected entry: its number in the log, and its claimed author. `key`: the unknown one, in base64. */
export type Refused = { n: number; why: Why; author: string | null; key: string | null };

/** A part, with what it changes or why that is not taken in. */
type Read<Part> = { part: Part; update: Bytes | null; refused: Refused | null };
type AnyPart = OutPart & { n?: number; author?: string | null };

/** A state of the document that is not to be believed. */
export class StateRefused extends Error {
  override readonly name = "StateRefused";
  readonly refused: Refused;
  constructor(refused: Refused) {
    super("A state of this document is not to be believed");
    this.refused = refused;
  }
}

type Opened<Part> = { part: Part; plain: Bytes | null; signed: Signed | null; bySigned: boolean };

async function open<Part extends AnyPart>({ id, keys }: Context, part: Part): Promise<Opened<Part>> {
  const { epoch, purpose, session, seq, sealed } = part;
  const key = await keys.of(epoch);
  const place: Place = { doc: id, epoch, purpose, session, seq };
  const plain = key ? await key.open(place, sealed).catch(() => null) : null;
  const bySigned = key?.signed ?? false;
  return { part, plain, bySigned, signed: plain && bySigned ? await readSigned(place, plain) : null };
}

/** Compares the claimed sender of an entry with its signer; null if there is no objection. */
async function objection(
  { signing }: Context,
  { n, author }: { n: number; author: string | null },
  by: Signed,
): Promise<Refused | null> {
  if (author !== null && author !== by.author) return { n, why: "author", author, key: null };
  if (await signing.trusts(by.author, by.key)) return null;
  return { n, why: "key", author: by.author, key: by.key };
}

/**
 * The content of log entries, in their order: of signed epochs only what its author has signed. Rejects if a key is unknown and
 * the server cannot be reached.
 */
export async function readParts<Part extends AnyPart>(
  context: Context,
  parts: readonly Part[],
): Promise<Read<Part>[]> {
  const opened = await Promise.all(parts.map((part) => open(context, part)));
  const fitting = await authentic(opened.flatMap((one) => one.signed ?? []));
  const read: Read<Part>[] = [];
  for (const { part, plain, bySigned, signed: by } of opened) {
    const n = part.n ?? 0;
    const author = part.author ?? null;
    const not = (why: Why) => ({ part, update: null, refused: { n, why, author, key: null } });
    if (!plain) read.push(not("broken"));
    else if (!bySigned) read.push({ part, update: plain, refused: null });
    else if (!by || !fitting.has(by)) read.push(not("signature"));
    else {
      // Sequentially: the first key of a new author is the one that is remembered.
      const refused = await objection(context, { n, author }, by);
      read.push({ part, refused, update: refused ? null : by.update });
    }
  }
  return read;
}

const stateParts = (snapshot: { sealed: Bytes; sealedComments: Bytes | null }) =>
  [snapshot.sealed, snapshot.sealedComments] as const;

async function readHalf(
  { id, keys }: Context,
  { covers, epoch, session }: LogSnapshot,
  seq: number,
  sealed: Bytes,
): Promise<{ update: Bytes; by: Signed | null }> {
  const key = await keys.of(epoch);
  if (!key) throw new Error("There is no key for this snapshot");
  const place: Place = { doc: id, epoch, purpose: "snapshot", session, seq, covers };
  const refused = (why: Why) => new StateRefused({ n: covers, why, author: null, key: null });
  const plain = await key.open(place, sealed).catch(() => {
    throw refused("broken");
  });
  if (!key.signed) return { update: plain, by: null };
  const by = await readSigned(place, plain);
  if (!by || !(await authentic([by])).has(by)) throw refused("signature");
  return { update: by.update, by };
}

/**
 * The content of a state: of a signed epoch only if its author signed it for this number of the log. Rejects with {@link
 * StateRefused}, and if there is no key for it.
 */
export async function readState(
  context: Context,
  snapshot: LogSnapshot,
): Promise<{ content: Bytes; comments: Bytes | null }> {
  const [content, comments] = await Promise.all(
    stateParts(snapshot).map((sealed, seq) => sealed && readHalf(context, snapshot, seq, sealed)),
  );
  if (!content) throw new Error("A state has no content");
  for (const half of [content, comments]) {
    if (!half?.by) continue;
    const refused = await objection(context, { n: snapshot.covers, author: null }, half.by);
    if (refused) throw new StateRefused(refused);
  }
  return { content: content.update, comments: comments?.update ?? null };
}

/** Seals a state, signed by its creator if the epoch is signed. Rejects if their keys are locked. */
export async function sealState(
  { id, signing }: Context,
  { covers, epoch, session, keys }: { covers: number; epoch: number; session: string; keys: EpochKeys },
  state: { content: Bytes; comments: Bytes | null },
): Promise<LogSnapshot> {
  const seal = async (seq: number, update: Bytes): Promise<Bytes> => {
    const place: Place = { doc: id, epoch, purpose: "snapshot", session, seq, covers };
    if (!keys.signed) return keys.seal(place, update);
    const signer = await signing.signer();
    if (!signer) throw new Error("No one is here who could sign");
    return keys.seal(place, (await signed(place, signer, FIRST, update)).plain);
  };
  return {
    covers,
    epoch,
    session,
    sealed: await seal(0, state.content),
    sealedComments: state.comments && (await seal(1, state.comments)),
  };
}
