import { createContext, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { ApiError } from "#platform/call.ts";
import { retitle } from "../custody/new-title.ts";
import { LiveDocument, type Opening } from "../live/live-document.ts";
import { infoOf, type Opened, roleOf } from "../live/opened.ts";
import { OPENING } from "../live/sync-state.ts";
import type { OpenDocument } from "../types.ts";

/** The live document of each open one: used by the editor's header, not by editors. */
const behind = new WeakMap<OpenDocument["doc"], LiveDocument>();

/** Remembers it. */
export const putLive = (live: LiveDocument): void => void behind.set(live.replica.content, live);

/** The live document behind an open one; throws where that was not opened by a room. */
export function liveOf({ doc }: OpenDocument): LiveDocument {
  const live = behind.get(doc);
  if (!live) throw new Error("Only documents that a room has opened can be asked");
  return live;
}

/** Opens the current document again from the server. */
export const Reopen = createContext<() => void>(() => undefined);

const never = () => () => undefined;
const opening = () => OPENING;

/** Opens a document while the page is mounted; null before that. A new `key` opens it again. */
export function useLive(key: string, make: () => Opening): LiveDocument | null {
  const [live, setLive] = useState<LiveDocument | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies what is opened, and reopens it.
  useEffect(() => {
    const opened = new LiveDocument(make());
    putLive(opened);
    setLive(opened);
    return () => opened.close();
  }, [key]);
  return live;
}

/** The status of a live document, updated on every change. */
export const useLiveState = (live: LiveDocument | null) =>
  useSyncExternalStore(live?.onState ?? never, live?.state ?? opening, opening);

function openOf(live: LiveDocument, opened: Opened): OpenDocument {
  const { replica, cursors, assets, id } = live;
  const info = infoOf(opened);
  return {
    id,
    info,
    doc: replica.content,
    comments: replica.comments,
    awareness: cursors.awareness,
    role: roleOf(opened),
    canWrite: info.can.write,
    guest: opened.by === "link",
    putAsset: (file) => assets.put(file),
    assetUrl: (assetId) => assets.url(assetId),
    dropAsset: (assetId) => assets.drop(assetId),
    rename: async (title) => {
      await retitle(id, title, async () => {
        const document = await live.reread();
        if (!document) throw new ApiError("forbidden", "", { status: 403 });
        return document;
      });
      await live.reread();
    },
  };
}

/** The open document as editors get it; null until it is open. */
export function useOpen(live: LiveDocument | null): OpenDocument | null {
  const { phase, opened } = useLiveState(live);
  return useMemo(
    () => (live && opened && phase === "open" ? openOf(live, opened) : null),
    [live, opened, phase],
  );
}
