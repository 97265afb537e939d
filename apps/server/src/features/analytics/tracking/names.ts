import { createHash } from "node:crypto";

/** A name of the same length for whatever was said, which says nothing of it. */
export const nameOf = (...parts: readonly (string | number | null)[]): string =>
  createHash("sha256")
    .update(parts.join("\0"))
    .digest("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
