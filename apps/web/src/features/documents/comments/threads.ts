import * as Y from "yjs";

/** The origin of changes that the comments panel makes. */
const PANEL = Symbol("comments");

/** One comment or answer. */
export type Comment = {
  readonly id: string;
  readonly authorId: string;
  /** ISO 8601, by the author's clock. */
  readonly at: string;
  readonly text: string;
  readonly editedAt: string | null;
  readonly deleted: boolean;
};
/** A comment with its answers, at an object of the editor or the whole document. */
export type Thread = {
  readonly id: string;
  readonly anchor: { readonly id: string; readonly label: string } | null;
  readonly resolved: { readonly by: string; readonly at: string } | null;
  readonly comments: readonly Comment[];
};

const threadsOf = (doc: Y.Doc): Y.Map<unknown> => doc.getMap("threads");
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function readComment(value: unknown): Comment | null {
  if (!(value instanceof Y.Map)) return null;
  const [id, authorId, at] = [textOf(value.get("id")), textOf(value.get("author")), textOf(value.get("at"))];
  if (!id || Number.isNaN(Date.parse(at))) return null;
  const editedAt = textOf(value.get("edited_at")) || null;
  return {
    id,
    authorId,
    at,
    text: textOf(value.get("text")),
    editedAt,
    deleted: value.get("deleted") === true,
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
    ...{ id, comments },
    anchor: anchorId ? { id: anchorId, label: textOf(value.get("label")) } : null,
    resolved: by ? { by, at: textOf(value.get("resolved_at")) } : null,
  };
}

/** All threads, the last begun first. Whatever else somebody may have put there is left out. */
export const readThreads = (doc: Y.Doc): Thread[] =>
  [...threadsOf(doc)]
    .map(([id, value]) => readThread(id, value))
    .filter((one) => one !== null)
    .sort((a, b) => (b.comments[0]?.at ?? "").localeCompare(a.comments[0]?.at ?? ""));

function newComment(authorId: string, text: string): Y.Map<unknown> {
  const now = new Date().toISOString();
  return new Y.Map<unknown>([
    ["id", crypto.randomUUID()],
    ["author", authorId],
    ["at", now],
    ["text", text],
  ]);
}

/** Begins a thread. */
export function beginThread(doc: Y.Doc, authorId: string, text: string, anchor: Thread["anchor"]): void {
  doc.transact(() => {
    const thread = new Y.Map<unknown>();
    threadsOf(doc).set(crypto.randomUUID(), thread);
    if (anchor) {
      thread.set("anchor", anchor.id);
      thread.set("label", anchor.label);
    }
    thread.set("comments", Y.Array.from([newComment(authorId, text)]));
  }, PANEL);
}

function inThread(doc: Y.Doc, threadId: string, change: (thread: Y.Map<unknown>) => void): void {
  const thread = threadsOf(doc).get(threadId);
  if (thread instanceof Y.Map) doc.transact(() => change(thread), PANEL);
}

/** Answers; a thread that was resolved is open again. */
export function reply(doc: Y.Doc, threadId: string, authorId: string, text: string): void {
  inThread(doc, threadId, (thread) => {
    const list = thread.get("comments");
    if (list instanceof Y.Array) list.push([newComment(authorId, text)]);
    thread.delete("resolved_by");
  });
}

/** Marks a thread as dealt with, or opens it again (`by` null). */
export function resolve(doc: Y.Doc, threadId: string, by: string | null): void {
  inThread(doc, threadId, (thread) => {
    if (by === null) return thread.delete("resolved_by");
    thread.set("resolved_by", by);
    thread.set("resolved_at", new Date().toISOString());
  });
}

function inComment(
  doc: Y.Doc,
  threadId: string,
  commentId: string,
  change: (comment: Y.Map<unknown>) => void,
): void {
  inThread(doc, threadId, (thread) => {
    const list = thread.get("comments");
    if (!(list instanceof Y.Array)) return;
    for (const one of list) if (one instanceof Y.Map && one.get("id") === commentId) change(one);
  });
}

/** Gives a comment another text. */
export const edit = (doc: Y.Doc, threadId: string, commentId: string, text: string): void =>
  inComment(doc, threadId, commentId, (comment) => {
    comment.set("text", text);
    comment.set("edited_at", new Date().toISOString());
  });

/** Takes a comment's text away for everybody; its answers stay. */
export const remove = (doc: Y.Doc, threadId: string, commentId: string): void =>
  inComment(doc, threadId, commentId, (comment) => {
    comment.set("text", "");
    comment.set("deleted", true);
  });
