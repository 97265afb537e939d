import { fileTypeFromBuffer } from "file-type";
import { decodePage, readHead } from "#platform/isolated/page-head.ts";

/** What is done with strangers' bytes in a thread of its own. */
export const tasks = {
  /** What the head of a page says about it; null without a title. */
  pageHead: ({ html, type = "", url }: { html: string | Uint8Array; type?: string; url: string }) =>
    readHead(typeof html === "string" ? html : decodePage(html, type), url),
  /** The MIME type detected from the whole content; null for unknown types. */
  fileType: async ({ bytes }: { bytes: Uint8Array }) => (await fileTypeFromBuffer(bytes))?.mime ?? null,
};
export type Tasks = typeof tasks;
