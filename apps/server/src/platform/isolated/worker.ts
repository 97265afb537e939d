// The thread of platform/isolated: does one task after the other and answers by its number.
import { parentPort } from "node:worker_threads";
import { fileTypeFromBuffer } from "file-type";
import { decodePage, readHead } from "#platform/isolated/page-head.ts";

/** What is done with strangers' bytes in a thread of its own. */
const tasks = {
  /** What the head of a page says about it; null without a title. */
  pageHead: ({ html, type = "", url }: { html: string | Uint8Array; type?: string; url: string }) =>
    readHead(typeof html === "string" ? html : decodePage(html, type), url),
  /** The MIME type detected from the whole content; null for unknown types. */
  fileType: async ({ bytes }: { bytes: Uint8Array }) => (await fileTypeFromBuffer(bytes))?.mime ?? null,
};
export type Tasks = typeof tasks;

type TaskRequest = { id: number; task: keyof typeof tasks; input: never };

parentPort?.on("message", async ({ id, task, input }: TaskRequest) => {
  try {
    parentPort?.postMessage({ id, result: await tasks[task](input) });
  } catch (error) {
    parentPort?.postMessage({ id, failed: String(error) });
  }
});
