import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(js|css|html|svg|xml|txt|json|webmanifest)$/;
/** Smaller files gain nothing. */
const MIN_BYTES = 512;
/** `best` is a tenth smaller and takes twenty times as long. */
const LEVELS = { best: { brotli: 11, gzip: 9 }, fast: { brotli: 5, gzip: 6 } } as const;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `.br` and `.gz` next to every text file of the client folder: the server sends them as they are. */
export async function compressFiles(folder: string, { best }: { best: boolean }): Promise<void> {
  const levels = LEVELS[best ? "best" : "fast"];
  const names = (await readdir(folder, { recursive: true })).filter((name) => TEXT.test(name));
  const compressNext = async () => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      const file = path.join(folder, name);
      if ((await stat(file)).size < MIN_BYTES) continue;
      const bytes = await readFile(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: levels.gzip })]);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext));
}
