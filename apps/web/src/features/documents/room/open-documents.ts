import { createContext } from "react";
import type { LiveDocument } from "../live/live-document.ts";
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
