import fs from "node:fs";
import path from "node:path";
import type { ArchiveWriter, Part } from "#platform/backup/records.ts";
import { BackupError } from "#platform/backup/seal.ts";
import { OWN_FILE, OWN_FOLDER } from "#platform/storage/storage.ts";

/** Secrets that an embedded installation stores next to its data unless the environment defines them. */
export const SECRET_FILES = ["secret", "identity-keys"] as const;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "ENOENT";

/** The keys of all files in a folder. */
async function keysIn(folder: string): Promise<string[]> {
  try {
    const entries = await fs.promises.readdir(folder, { recursive: true, withFileTypes: true });
    return (
      entries
        // Those that begin with a dot are being written (storage.ts).
        .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
        .map(({ parentPath, name }) =>
          path.relative(folder, path.join(parentPath, name)).split(path.sep).join("/"),
        )
    );
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function openFirst(files: readonly string[]): Promise<fs.promises.FileHandle | null> {
  for (const file of files)
    try {
      return await fs.promises.open(file);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  return null;
}

/**
 * Writes every stored file into an archive; answers how many, and their bytes. Looked for among the stored ones first and then
 * among those put aside, which is the way a file can go meanwhile.
 */
export async function archiveFiles(
  dataDir: string,
  aside: string,
  archive: ArchiveWriter,
  check: () => void,
) {
  const folder = path.join(dataDir, "files");
  const keys = new Set([...(await keysIn(folder)), ...(await keysIn(aside))]);
  let files = 0;
  let bytes = 0;
  for (const key of [...keys].sort()) {
    check();
    const handle = await openFirst([path.join(folder, key), path.join(aside, key)]);
    if (!handle) throw new BackupError(`The stored file ${key} went while it was copied. Try again.`);
    bytes += (await handle.stat()).size;
    const content = handle.createReadStream({ highWaterMark: 2 ** 18 });
    await archive.part({ kind: "file", key }, content as AsyncIterable<Buffer>); // no encoding is set
    files++;
  }
  check();
  return { files, bytes };
}

/** Archives the keys stored next to the data; returns their names. */
export async function archiveSecretFiles(dataDir: string, archive: ArchiveWriter): Promise<string[]> {
  const found: string[] = [];
  for (const name of SECRET_FILES) {
    const handle = await openFirst([path.join(dataDir, name)]);
    if (!handle) continue;
    const content = handle.createReadStream();
    await archive.part({ kind: "kept", name }, content as AsyncIterable<Buffer>); // as above
    found.push(name);
  }
  return found;
}

/** Writes a file with owner-only permissions. Its key is validated although it comes from a sealed archive. */
export async function restoreFile(folder: string, key: string, data: Part["data"]): Promise<void> {
  const file = path.resolve(folder, key);
  if (!file.startsWith(`${path.resolve(folder)}${path.sep}`))
    throw new BackupError(`The backup holds a file with the impossible name ${JSON.stringify(key)}.`);
  await fs.promises.mkdir(path.dirname(file), { recursive: true, mode: OWN_FOLDER });
  const handle = await fs.promises.open(file, "w", OWN_FILE);
  try {
    for await (const chunk of data) await handle.writeFile(chunk);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
