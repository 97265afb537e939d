import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(js|css|html|svg|xml|txt|json|webmanifest)$/;
/** The documents of the application's pages. */
const PAGES = /^pages[/\\]/;
/**
 * Code is built once and fetched by everybody, and so are the documents of the application: the last step saves a sixtieth to a
 * twentieth. Public pages are many and large, and it triples their time.
 */
const qualityOf = (name: string): number => (name.endsWith(".html") && !PAGES.test(name) ? 10 : 11);
/** Smaller files gain nothing. */
const WORTH_BYTES = 512;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `.br` and `.gz` beside every text file of the client folder: the server sends them as they are. */
export async function compressFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const file = path.join(folder, name);
    if (!TEXT.test(name) || (await stat(file)).size < WORTH_BYTES) continue;
    const bytes = await readFile(file);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: qualityOf(name) } };
    await Promise.all([
      writeFile(`${file}.br`, await brotli(bytes, quality)),
      writeFile(`${file}.gz`, await zip(bytes, { level: 9 })),
    ]);
  }
}
