import { PassThrough, type Readable } from "node:stream";
import { finished } from "node:stream/promises";
import type { Log } from "#platform/log.ts";
import type { PersonalFile } from "#platform/personal.ts";

/** Packs files into a ZIP archive while it is being sent, one after the other; a file that can't be read ends the answer. */
export function packArchive(files: AsyncIterable<PersonalFile>, log: Log): Readable {
  const out = new PassThrough();
  const pack = async () => {
    const { ZipFile } = await import("yazl");
    const zip = new ZipFile();
    zip.outputStream.on("error", (error) => out.destroy(error)).pipe(out);
    for await (const { path, content } of files) {
      // The client disconnected.
      if (out.destroyed) return;
      if (typeof content === "string") zip.addBuffer(Buffer.from(content), path);
      else {
        const stream = await content();
        zip.addReadStream(stream, path);
        // The next file is read once this one is sent; a disconnect stops it.
        const stop = () => stream.destroy();
        out.once("close", stop);
        await finished(stream)
          .catch((error: unknown) => {
            if (!out.destroyed) throw error;
          })
          .finally(() => out.off("close", stop));
      }
    }
    zip.end();
  };
  pack().catch((error: unknown) => {
    log.error({ err: error }, "export failed");
    out.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return out;
}
