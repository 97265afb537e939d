import type { DocumentKind } from "@kompagnon/contract/documents/rules.ts";
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import type * as Y from "yjs";
import { ErrorState } from "#ui/error-state.tsx";
import { lazyModule } from "#ui/lazy-module.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { RoomSkeleton } from "./room/room-skeleton.tsx";
import type {
  CommentsPanelProps,
  DocumentListProps,
  DocumentRoomProps,
  OpenProps,
  PicturesDialogProps,
  ShareButtonProps,
  SharedRoomProps,
  VersionsButtonProps,
} from "./types.ts";

/** Everything that an open document brings along, Yjs first of all: it comes with the first room. */
const parts = lazyModule(() => import("./room/parts.ts"));

/** What has come of it; null until then. */
const useParts = () => useSyncExternalStore(parts.onLoaded, parts.loaded, () => null);

/** The parts, fetched as soon as a room is drawn. */
function useFetched() {
  const here = useParts();
  const [failed, setFailed] = useState(false);
  const fetchThem = () => {
    setFailed(false);
    parts.load().catch(() => setFailed(true));
  };
  useEffect(fetchThem, []);
  return { here, failed, retry: fetchThem };
}

/** A document that one of its people opens, with its editor inside, in every state. */
export function DocumentRoom(props: DocumentRoomProps) {
  const { here, failed, retry } = useFetched();
  if (here) return <here.DocumentRoom key={props.id} {...props} />;
  return failed ? <ErrorState onRetry={retry} /> : <RoomSkeleton />;
}

/** A document behind a link, for anyone who has the link. Reads the link's token from the address. */
export function SharedRoom(props: SharedRoomProps) {
  const { here, failed, retry } = useFetched();
  if (here) return <here.SharedRoom {...props} />;
  return failed ? <ErrorState onRetry={retry} /> : <RoomSkeleton />;
}

/** For the editor's header: whether what is written is saved. */
export function SaveNote(props: OpenProps) {
  const here = useParts();
  return here && <here.SaveNote {...props} />;
}

/** For the editor's header: the faces of who is here. */
export function PeopleHere(props: OpenProps) {
  const here = useParts();
  return here && <here.PeopleHere {...props} />;
}

/** For the editor's header: who may open the document, and links to it. */
export function ShareButton(props: ShareButtonProps) {
  const here = useParts();
  return here && <here.ShareButton {...props} />;
}

/** For the editor's header: how many comments are open, and the way to them. */
export function CommentsButton(props: OpenProps) {
  const here = useParts();
  return here && <here.CommentsButton {...props} />;
}

/** Next to the editor: its comments while they are open, also at an object by `openComments`. */
export function CommentsPanel(props: CommentsPanelProps) {
  const here = useParts();
  return here && <here.CommentsPanel {...props} />;
}

/** The pictures stored with a document, for members who may write: each can be deleted. */
export function PicturesDialog(props: PicturesDialogProps) {
  const here = useParts();
  return here && <here.PicturesDialog {...props} />;
}

/** For the editor's header: earlier states, for members who may write. */
export function VersionsButton(props: VersionsButtonProps) {
  const here = useParts();
  return here && <here.VersionsButton {...props} />;
}

const List = lazy(async () => ({ default: (await import("./list/document-list.tsx")).DocumentList }));

/** My documents of a kind, those shared with me, and the trash; without Yjs. */
export const DocumentList = (props: DocumentListProps) => (
  <Suspense fallback={<Skeleton className="h-80 rounded-card!" />}>
    <List {...props} />
  </Suspense>
);

/** Makes a document with what `fill` puts into it, and answers its id. It takes a connection; rejects with ApiError. */
export const createDocument = async (
  kind: DocumentKind,
  title: string,
  fill: (doc: Y.Doc) => void,
): Promise<string> => (await import("./create.ts")).createDocument(kind, title, fill);
