import { newEpoch } from "@kompagnon/contract/documents/key-model.ts";
import { sentVersion } from "@kompagnon/contract/documents/log-model.ts";
import { SNAPSHOT_BYTES_MAX } from "@kompagnon/contract/documents/rules.ts";
import type { CodeWithText } from "@kompagnon/messages/server-texts.ts";
import type { z } from "zod";
import { Fail } from "./errors.ts";

/** The bytes of a state as a browser sends them, apart. */
export type StateBytes = { sealed: Buffer; comments: Buffer | null };

/** Most bytes of what describes a state: the next key for a hundred readers fits. */
const HEAD_BYTES_MAX = 64 * 1024;
const unreadable = () => new Fail("invalid_input", { details: [{ field: "file", code: "invalid_format" }] });

/** A file is its description as JSON behind the description's length in 4 bytes, and then bytes. */
function unpacked(file: Buffer): { head: unknown; bytes: Buffer } {
  const end = file.length < 4 ? 0 : 4 + file.readUInt32BE(0);
  if (end < 4 || end > Math.min(file.length, HEAD_BYTES_MAX)) throw unreadable();
  try {
    return { head: JSON.parse(file.toString("utf8", 4, end)), bytes: file.subarray(end) };
  } catch {
    throw unreadable();
  }
}

/** What broke in a description, as the details of a refusal. */
const refusal = ({ issues }: z.ZodError) =>
  new Fail("invalid_input", {
    details: issues.map(({ path, code }) => ({ field: path.join("."), code: code as CodeWithText })), // each has a text
  });

/** Throws invalid_input, too_large. */
function apart(bytes: Buffer, commentsBytes: number | null): StateBytes {
  const length = bytes.length - (commentsBytes ?? 0);
  if (length < 1) throw new Fail("invalid_input", { details: [{ field: "file", code: "too_small" }] });
  if (length > SNAPSHOT_BYTES_MAX) throw new Fail("too_large");
  return {
    sealed: bytes.subarray(0, length),
    comments: commentsBytes === null ? null : bytes.subarray(length),
  };
}

/** A state that was sent, and what describes it. Throws invalid_input, too_large. */
export function readSentState(file: Buffer) {
  const { head, bytes } = unpacked(file);
  const read = sentVersion.safeParse(head);
  if (!read.success) throw refusal(read.error);
  return { ...read.data, ...apart(bytes, read.data.comments_bytes) };
}
export type SentState = Omit<ReturnType<typeof readSentState>, "name" | "comments_bytes">;

/** The next epoch, and the state that begins it. Throws invalid_input, too_large. */
export function readSentEpoch(file: Buffer) {
  const { head, bytes } = unpacked(file);
  const read = newEpoch.safeParse(head);
  if (!read.success) throw refusal(read.error);
  return { ...read.data, state: apart(bytes, read.data.snapshot.comments_bytes) };
}
