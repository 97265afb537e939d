import { text } from "node:stream/consumers";
import type { Personal } from "#platform/personal.ts";

/** A member's archive: each file's text by its path. */
export async function archiveOf(personal: Personal, memberId: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for await (const { path, content } of personal.collect(memberId))
    files.set(path, typeof content === "string" ? content : await text(await content()));
  return files;
}
