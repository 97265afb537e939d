import * as Y from "yjs";
import type { Mark, Pen, Words } from "./signed.ts";

/** The origin of changes that the comments panel makes. */
const PANEL = Symbol("comments");

/** One comment or answer, with its stored signature, which is verified elsewhere. */
export type Comment = Words & { readonly mark: Mark | null };
/** A comment with its answers, at an object of the editor or the whole document. */
export type Thread = {
  readonly id: string;
  readonly anchor: { readonly id: string; readonly label: string } | null;
  readonly resolved: Comment | null;
  readonly comments: readonly Comment[];
};

const threadsOf = (doc: Y.Doc): Y.Map<unknown> => doc.getMap("threads");
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const readMark = (map: Y.Map<unknown>, prefix = ""): Mark | null => {
  const key = textOf(map.get(`${prefix}key`));
  const signature = textOf(map.get(`${prefix}signature`));
  return key && signature ? { key, signature } : null;
};
const writeMark = (map: Y.Map<unknown>, mark: Mark | null, prefix = ""): void => {
  map.set(`${prefix}key`, mark?.key ?? "");
  map.set(`${prefix}signature`, mark?.signature ?? "");
};
/** That a thread is resolved, as words that are signed like a comment's. */
const resolvedWords = (authorId: string, at: string): Words => ({
  id: "resolved",
  authorId,
  at,
  text: "",
  editedAt: null,
  deleted: false,
});

function readComment(value: unknown): Comment | null {
  if (!(value instanceof Y.Map)) return null;
  const id = textOf(value.get("id"));
  const authorId = textOf(value.get("author"));
  const at = textOf(value.get("at"));
  if (!id || Number.isNaN(Date.parse(at))) return null;
  const editedAt = textOf(value.get("edited_at")) || null;
  return {
    id,
    authorId,
    at,
    text: textOf(value.get("text")),
    editedAt,
    deleted: value.get("deleted") === true,
    mark: readMark(value),
  };
}

function readThread(id: string, value: unknown): Thread | null {
  if (!(value instanceof Y.Map)) return null;
  const list = value.get("comments");
  const comments = list instanceof Y.Array ? list.map(readComment).filter((one) => one !== null) : [];
  if (comments.every(({ deleted }) => deleted)) return null;
  const anchorId = textOf(value.get("anchor"));
  const by = textOf(value.get("resolved_by"));
  return {
    id,
    comments,
    anchor: anchorId ? { id: anchorId, label: textOf(value.get("label")) } : null,
    resolved: by
      ? { ...resolvedWords(by, textOf(value.get("resolved_at"))), mark: readMark(value, "resolved_") }
      : null,
  };
}

/** All threads, the newest first. Invalid entries are left out. */
export const readThreads = (doc: Y.Doc): Thread[] =>
  [...threadsOf(doc)]
    .map(([id, value]) => readThread(id, value))
    .filter((one) => one !== null)
    .sort((a, b) => (b.comments[0]?.at ?? "").localeCompare(a.comments[0]?.at ?? ""));

/** A new signed comment of the current author. */
async function newComment(pen: Pen, threadId: string, text: string): Promise<Y.Map<unknown>> {
  const { authorId } = pen;
  const id = crypto.randomUUID();
  const at = new Date().toISOString();
  const mark = await pen.sign(threadId, { id, authorId, at, text, editedAt: null, deleted: false });
  const comment = new Y.Map<unknown>([
    ["id", id],
    ["author", authorId],
    ["at", at],
    ["text", text],
  ]);
  if (mark) writeMark(comment, mark);
  return comment;
}

/** Begins a thread. */
export async function beginThread(
  doc: Y.Doc,
  pen: Pen,
  text: string,
  anchor: Thread["anchor"],
): Promise<void> {
  const id = crypto.randomUUID();
  const comment = await newComment(pen, id, text);
  doc.transact(() => {
    const thread = new Y.Map<unknown>();
    threadsOf(doc).set(id, thread);
    if (anchor) {
      thread.set("anchor", anchor.id);
      thread.set("label", anchor.label);
    }
    thread.set("comments", Y.Array.from([comment]));
  }, PANEL);
}

function inThread(doc: Y.Doc, threadId: string, change: (thread: Y.Map<unknown>) => void): void {
  const thread = threadsOf(doc).get(threadId);
  if (thread instanceof Y.Map) doc.transact(() => change(thread), PANEL);
}

/** Answers; a thread that was resolved is open again. */
export async function reply(doc: Y.Doc, threadId: string, pen: Pen, text: string): Promise<void> {
  const comment = await newComment(pen, threadId, text);
  inThread(doc, threadId, (thread) => {
    const list = thread.get("comments");
    if (list instanceof Y.Array) list.push([comment]);
    thread.delete("resolved_by");
  });
}

/** Marks a thread as dealt with. */
export async function resolve(doc: Y.Doc, threadId: string, pen: Pen): Promise<void> {
  const at = new Date().toISOString();
  const mark = await pen.sign(threadId, resolvedWords(pen.authorId, at));
  inThread(doc, threadId, (thread) => {
    thread.set("resolved_by", pen.authorId);
    thread.set("resolved_at", at);
    writeMark(thread, mark, "resolved_");
  });
}

/** Opens a thread again that was dealt with. */
export const reopen = (doc: Y.Doc, threadId: string): void =>
  inThread(doc, threadId, (thread) => thread.delete("resolved_by"));

/** Replaces the text of a comment and signs it again. */
async function rewrite(
  doc: Y.Doc,
  threadId: string,
  pen: Pen,
  { mark: _, ...words }: Comment,
): Promise<void> {
  const mark = await pen.sign(threadId, words);
  inThread(doc, threadId, (thread) => {
    const list = thread.get("comments");
    if (!(list instanceof Y.Array)) return;
    for (const one of list) {
      if (!(one instanceof Y.Map) || one.get("id") !== words.id) continue;
      one.set("text", words.text);
      if (words.editedAt) one.set("edited_at", words.editedAt);
      if (words.deleted) one.set("deleted", true);
      writeMark(one, mark);
    }
  });
}

/** Gives a comment another text. */
export const edit = (
  doc: Y.Doc,
  threadId: string,
  pen: Pen,
  { comment, text }: { comment: Comment; text: string },
): Promise<void> => rewrite(doc, threadId, pen, { ...comment, text, editedAt: new Date().toISOString() });

/** Takes a comment's text away for everybody; its answers stay. */
export const remove = (doc: Y.Doc, threadId: string, pen: Pen, comment: Comment): Promise<void> =>
  rewrite(doc, threadId, pen, { ...comment, text: "", deleted: true });
