import { once } from "node:events";
import { PassThrough, type Readable } from "node:stream";
import type { Log } from "#platform/log.ts";
import type { PersonalFile } from "#platform/personal.ts";

/** Packs files into a ZIP archive while it is being sent; a file that can't be read ends the answer. */
export function packArchive(files: AsyncIterable<PersonalFile>, log: Log): Readable {
  const out = new PassThrough();
  const pack = async () => {
    const { ZipFile } = await import("yazl");
    const zip = new ZipFile();
    zip.outputStream.on("error", (error) => out.destroy(error)).pipe(out);
    for await (const { path, content } of files) {
      // Whoever left does not need the rest.
      if (out.destroyed) return;
      // The next file is looked up once the one before is on its way.
      if (out.writableNeedDrain) await Promise.race([once(out, "drain"), once(out, "close")]);
      if (typeof content === "string" || Buffer.isBuffer(content)) zip.addBuffer(Buffer.from(content), path);
      else zip.addReadStream(content, path);
    }
    zip.end();
  };
  pack().catch((error: unknown) => {
    log.error({ err: error }, "export failed");
    out.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return out;
}
