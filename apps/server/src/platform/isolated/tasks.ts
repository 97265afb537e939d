import { fileTypeFromBuffer } from "file-type";
import { readHead } from "#platform/isolated/page-head.ts";

/** What is done with strangers' bytes in a thread of its own. */
export const tasks = {
  /** What the head of a page says about it; null without a title. */
  pageHead: ({ html, url }: { html: string; url: string }) => readHead(html, url),
  /** The type of a file by all of its bytes; null for what nobody knows. */
  fileType: async ({ bytes }: { bytes: Uint8Array }) => (await fileTypeFromBuffer(bytes))?.mime ?? null,
};
export type Tasks = typeof tasks;
