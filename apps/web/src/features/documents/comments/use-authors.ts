import { useEffect, useState } from "react";
import { liveOf } from "../room/open-documents.ts";
import { isSealed } from "../share/key-note.tsx";
import type { OpenDocument } from "../types.ts";
import { isAuthors } from "./signed.ts";
import type { Comment, Thread } from "./threads.ts";

/** Whether the named author wrote a comment; null while that is checked. */
export type IsSignedByAuthor = (threadId: string, comment: Comment) => boolean | null;
type Verdicts = ReadonlyMap<string, boolean>;
const NONE: Verdicts = new Map();

/** Identifies a comment with its text and place: an edited comment is checked again. */
const nameOf = (threadId: string, comment: Comment): string => JSON.stringify([threadId, comment]);

async function judge(open: OpenDocument, threads: readonly Thread[]): Promise<Verdicts> {
  const { signing } = liveOf(open).replica;
  const all = threads.flatMap(({ id, comments, resolved }) =>
    [...comments, ...(resolved ? [resolved] : [])].map((comment) => [id, comment] as const),
  );
  const verdict = async ([id, comment]: readonly [string, Comment]) =>
    [nameOf(id, comment), await isAuthors(signing, open.id, id, comment)] as const;
  return new Map(await Promise.all(all.map(verdict)));
}

/** The verified authors of comments: in signed documents, only who signed the current text. */
export function useAuthors(open: OpenDocument, threads: readonly Thread[]): IsSignedByAuthor {
  const [verdicts, setVerdicts] = useState(NONE);
  const sealed = isSealed(open);
  useEffect(() => {
    let over = false;
    if (sealed) void judge(open, threads).then((found) => !over && setVerdicts(found));
    return () => {
      over = true;
    };
  }, [open, threads, sealed]);
  return (threadId, comment) => (sealed ? (verdicts.get(nameOf(threadId, comment)) ?? null) : true);
}
