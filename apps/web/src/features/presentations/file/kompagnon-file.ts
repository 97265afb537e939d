import { strToU8, unzipSync, zipSync } from "fflate";
import { type Bytes, deriveKey, digest, fromHex, hex, KDF, ROUNDS, seal, unseal } from "./seal.ts";

/** The file format; `docs/kompagnon-file.md` says it in words. */
const MIME = "application/vnd.kompagnon+zip";
const FORMAT = 1;
/** Bounds of a file that is opened: it may come from anybody. */
export const FILE_LIMITS = {
  file: 320_000_000,
  parts: 500,
  part: 50_000_000,
  total: 300_000_000,
  manifest: 200_000,
} as const;
/** Fewest letters of a file's passphrase. */
export const PHRASE_MIN = 10;
const PATHS = /^parts\/(?:state|[0-9a-f-]{36})$/;
const STATE = "parts/state";

/** Why a file is not opened. */
export type FileFault = "not_ours" | "newer" | "too_large" | "damaged" | "phrase";
/** A file that is not opened. */
export class FileError extends Error {
  readonly fault: FileFault;
  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}

/** What a file holds: a title, the state of a document, and its pictures by their names. */
export type Content = {
  readonly title: string;
  readonly state: Bytes;
  readonly assets: ReadonlyMap<string, { readonly type: string; readonly bytes: Bytes }>;
};
type Listed = { readonly path: string; readonly bytes: number; readonly sha256: string };
type Manifest = {
  readonly format: number;
  readonly kind: string;
  readonly id: string;
  readonly created_at: string;
  readonly kdf: { readonly name: string; readonly iterations: number; readonly salt: string };
  readonly parts: readonly Listed[];
};

/** A text of at most 65,535 bytes in front of bytes. */
function withHead(head: string, bytes: Bytes): Bytes {
  const comment = strToU8(head).slice(0, 65_535);
  const joined = new Uint8Array(2 + comment.length + bytes.length);
  new DataView(joined.buffer).setUint16(0, comment.length);
  joined.set(comment, 2);
  joined.set(bytes, 2 + comment.length);
  return joined;
}
function headOf(bytes: Bytes): { head: string; rest: Bytes } {
  if (bytes.length < 2) throw new FileError("damaged");
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint16(0);
  return { head: new TextDecoder().decode(bytes.subarray(2, 2 + length)), rest: bytes.slice(2 + length) };
}

/** Writes a file that a passphrase opens. */
export async function writeFile(
  content: Content,
  phrase: string,
  iterations: number = KDF.iterations,
): Promise<Bytes> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const key = await deriveKey(phrase, salt, iterations);
  const id = crypto.randomUUID();
  const entries: Record<string, Bytes> = {};
  const parts: Listed[] = [];
  const put = async (path: string, head: string, plain: Bytes) => {
    const bytes = await seal(key, id, path, withHead(head, plain));
    parts.push({ path, bytes: bytes.length, sha256: await digest(bytes) });
    entries[path] = bytes;
  };
  await put(STATE, content.title, content.state);
  for (const [asset, { type, bytes }] of content.assets) await put(`parts/${asset}`, type, bytes);
  const manifest: Manifest = {
    format: FORMAT,
    kind: "presentation",
    id,
    created_at: new Date().toISOString(),
    kdf: { name: KDF.name, iterations, salt: hex(salt) },
    parts,
  };
  const head = { mimetype: strToU8(MIME), "manifest.json": strToU8(JSON.stringify(manifest)) };
  // What is sealed does not shrink.
  return zipSync({ ...head, ...entries }, { level: 0 }) as Bytes;
}

/** The entries of a zip; their sizes are read before anything is unpacked, their names matched, never used as paths. */
function entriesOf(file: Bytes): Record<string, Bytes> {
  if (file.length > FILE_LIMITS.file) throw new FileError("too_large");
  let count = 0;
  let total = 0;
  let fault: FileFault | null = null;
  const filter = ({
    name,
    originalSize,
    size,
    compression,
  }: {
    name: string;
    originalSize: number;
    size: number;
    compression: number;
  }) => {
    count += 1;
    total += originalSize;
    if (count > FILE_LIMITS.parts + 2 || originalSize > FILE_LIMITS.part || total > FILE_LIMITS.total)
      fault ??= "too_large";
    // Stored only: what is written is what is there, and nothing swells.
    if (compression !== 0 || size !== originalSize) fault ??= "not_ours";
    return fault === null && (name === "mimetype" || name === "manifest.json" || PATHS.test(name));
  };
  try {
    const entries = unzipSync(file, { filter }) as Record<string, Bytes>;
    if (fault) throw new FileError(fault);
    return entries;
  } catch (failure) {
    throw failure instanceof FileError ? failure : new FileError("not_ours");
  }
}

const isListed = (value: unknown): value is Listed => {
  const { path, bytes, sha256 } = (value ?? {}) as Record<string, unknown>; // checked below
  return (
    typeof path === "string" &&
    PATHS.test(path) &&
    typeof bytes === "number" &&
    typeof sha256 === "string" &&
    /^[0-9a-f]{64}$/.test(sha256)
  );
};

/** The manifest, each value of it checked. */
function manifestOf(bytes: Bytes | undefined): Manifest {
  if (!bytes || bytes.length > FILE_LIMITS.manifest) throw new FileError("not_ours");
  let found: Record<string, unknown>;
  try {
    found = JSON.parse(new TextDecoder().decode(bytes)) as typeof found; // each value is checked below
  } catch {
    throw new FileError("damaged");
  }
  const { format, kind, id, created_at, parts } = found ?? {};
  if (typeof format !== "number" || kind !== "presentation") throw new FileError("not_ours");
  if (format > FORMAT) throw new FileError("newer");
  const { name, iterations, salt } = (found["kdf"] ?? {}) as Record<string, unknown>; // checked below
  const rounds =
    typeof iterations === "number" && iterations >= ROUNDS.min && iterations <= ROUNDS.max
      ? iterations
      : null;
  if (name !== KDF.name || rounds === null || typeof salt !== "string" || !/^[0-9a-f]{32}$/.test(salt))
    throw new FileError("newer");
  if (
    typeof id !== "string" ||
    typeof created_at !== "string" ||
    !Array.isArray(parts) ||
    !parts.every(isListed)
  )
    throw new FileError("damaged");
  return { format, kind, id, created_at, kdf: { name, iterations: rounds, salt }, parts };
}

/** Opens a file. Rejects with FileError. */
export async function readFile(file: Bytes, phrase: string): Promise<Content> {
  const entries = entriesOf(file);
  if (new TextDecoder().decode(entries["mimetype"] ?? new Uint8Array()) !== MIME)
    throw new FileError("not_ours");
  const { id, kdf, parts } = manifestOf(entries["manifest.json"]);
  if (parts.length > FILE_LIMITS.parts || parts[0]?.path !== STATE) throw new FileError("damaged");
  const key = await deriveKey(phrase, fromHex(kdf.salt), kdf.iterations);
  const opened = new Map<string, { head: string; rest: Bytes }>();
  for (const { path, sha256 } of parts) {
    const bytes = entries[path];
    if (!bytes || (await digest(bytes)) !== sha256) throw new FileError("damaged");
    const plain = await unseal(key, id, path, bytes).catch(() => {
      throw new FileError(path === STATE ? "phrase" : "damaged");
    });
    opened.set(path, headOf(plain));
  }
  const state = opened.get(STATE);
  if (!state) throw new FileError("damaged");
  opened.delete(STATE);
  const assets = [...opened].map(
    ([path, { head, rest }]) => [path.slice("parts/".length), { type: head, bytes: rest }] as const,
  );
  return { title: state.head, state: state.rest, assets: new Map(assets) };
}
