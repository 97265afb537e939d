import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from "node:crypto";
import { Transform } from "node:stream";

/** Why a backup or a restore can't be; the message is for the operator. */
export class BackupError extends Error {}

// How an archive is sealed: a header in the clear with a MAC, then pieces of a quarter MiB under AES-256-GCM. A piece's nonce
// is its number and whether it is the last (the STREAM construction), so that none can be left out, moved or cut off; the key
// is new for each archive, as its salt is. Every piece is bound to the header.

const MAGIC = Buffer.from("kompagnon backup\n");
const PIECE_BYTES = 256 * 1024;
const TAG_BYTES = 16;
const MAC_BYTES = 32;
const HEADER_BYTES_MAX = 1_000;
/** Costs of scrypt: 128 MiB and about half a second, as RFC 7914 and OWASP have it for passphrases. */
const COST = { N: 2 ** 17, r: 8, p: 1 };
/** What an archive may ask for at most. */
const N_MAX = 2 ** 20;
const MEMORY_MAX = 2 ** 31;

type Header = { format: 1; kdf: "scrypt"; N: number; r: number; p: number; salt: string };
type Keys = { piece: Buffer; mac: Buffer };

const deriveKeys = (passphrase: string, { N, r, p, salt }: Header): Promise<Keys> =>
  new Promise((resolve, reject) => {
    const options = { N, r, p, maxmem: MEMORY_MAX };
    // The same letters are the same passphrase, however they were typed.
    scrypt(passphrase.normalize("NFKC"), Buffer.from(salt, "base64"), 64, options, (error, bytes) =>
      error ? reject(error) : resolve({ piece: bytes.subarray(0, 32), mac: bytes.subarray(32) }),
    );
  });

const macOf = (keys: Keys, head: Buffer): Buffer => createHmac("sha256", keys.mac).update(head).digest();

const nonceOf = (number: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
};

function headOf(header: Header): Buffer {
  const json = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(2);
  length.writeUInt16BE(json.length);
  return Buffer.concat([MAGIC, length, json]);
}

/** Seals what is written to it; the archive's bytes come out. */
export async function sealing(passphrase: string): Promise<Transform> {
  const salt = randomBytes(32).toString("base64");
  const header: Header = { format: 1, kdf: "scrypt", ...COST, salt };
  const head = headOf(header);
  const keys = await deriveKeys(passphrase, header);
  const about = createHash("sha256").update(head).digest();
  let waiting: Buffer = Buffer.alloc(0);
  let number = 0;
  const piece = (plain: Buffer, isLast: boolean): Buffer => {
    const cipher = createCipheriv("aes-256-gcm", keys.piece, nonceOf(number++, isLast)).setAAD(about);
    return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  };
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
      // The last piece is marked as such: one stays here until it is known whether more comes.
      while (waiting.length > PIECE_BYTES) {
        this.push(piece(waiting.subarray(0, PIECE_BYTES), false));
        waiting = waiting.subarray(PIECE_BYTES);
      }
      done();
    },
    flush(done) {
      this.push(piece(waiting, true));
      done();
    },
  });
  stream.push(Buffer.concat([head, macOf(keys, head)]));
  return stream;
}

/** Hands out the bytes of a stream in parts of a requested length; fewer only at the end. */
function parts(source: AsyncIterable<Buffer>) {
  const iterator = source[Symbol.asyncIterator]();
  let waiting: Buffer[] = [];
  let length = 0;
  return async (byteCount: number): Promise<Buffer> => {
    while (length < byteCount) {
      const { value, done } = await iterator.next();
      if (done) break;
      waiting.push(value);
      length += value.length;
    }
    const all = Buffer.concat(waiting);
    const rest = all.subarray(byteCount);
    waiting = rest.length > 0 ? [rest] : [];
    length = rest.length;
    return all.subarray(0, byteCount);
  };
}

const FOREIGN = "This file is no backup of Kompagnon.";

async function readHead(
  take: (byteCount: number) => Promise<Buffer>,
): Promise<{ head: Buffer; header: Header }> {
  const start = await take(MAGIC.length + 2);
  if (start.length < MAGIC.length + 2 || !start.subarray(0, MAGIC.length).equals(MAGIC))
    throw new BackupError(FOREIGN);
  const length = start.readUInt16BE(MAGIC.length);
  if (length > HEADER_BYTES_MAX) throw new BackupError(FOREIGN);
  const json = await take(length);
  let header: Partial<Header>;
  try {
    header = JSON.parse(json.toString("utf8")) as Partial<Header>; // looked at below
  } catch {
    throw new BackupError("The beginning of this backup is damaged.");
  }
  const { format, kdf, N = 0, r = 0, p = 0, salt } = header;
  if (format !== 1 || kdf !== "scrypt")
    throw new BackupError(
      "This backup is of a kind that this version does not know. Restore it with a newer one.",
    );
  const isBounded = N >= 2 && N <= N_MAX && r >= 1 && r <= 16 && p >= 1 && p <= 4 && typeof salt === "string";
  if (!isBounded) throw new BackupError("The beginning of this backup is damaged.");
  return { head: Buffer.concat([start, json]), header: { format, kdf, N, r, p, salt } };
}

/** Opens what was sealed. Throws a BackupError for a wrong passphrase and for whatever was changed, cut off or added. */
export async function* opening(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const take = parts(source);
  const { head, header } = await readHead(take);
  const keys = await deriveKeys(passphrase, header);
  const mac = await take(MAC_BYTES);
  if (mac.length < MAC_BYTES) throw new BackupError("This backup is cut off: its beginning is all there is.");
  if (!timingSafeEqual(mac, macOf(keys, head)))
    throw new BackupError("The passphrase is wrong, or the beginning of this backup was changed.");
  const about = createHash("sha256").update(head).digest();
  let sealed = await take(PIECE_BYTES + TAG_BYTES);
  for (let number = 0; ; number++) {
    const next = await take(PIECE_BYTES + TAG_BYTES);
    const isLast = next.length === 0;
    const plain = openPiece(keys, { about, sealed, number, isLast });
    if (!plain)
      throw new BackupError(
        isLast && openPiece(keys, { about, sealed, number, isLast: false })
          ? "This backup is cut off: its end is missing."
          : `This backup is damaged, cut off or was changed (piece ${number + 1}). Use another one.`,
      );
    yield plain;
    if (isLast) return;
    sealed = next;
  }
}

function openPiece(
  keys: Keys,
  { about, sealed, number, isLast }: { about: Buffer; sealed: Buffer; number: number; isLast: boolean },
): Buffer | null {
  if (sealed.length < TAG_BYTES) return null;
  const nonce = nonceOf(number, isLast);
  const decipher = createDecipheriv("aes-256-gcm", keys.piece, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(about).setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    return null; // its tag does not fit
  }
}
