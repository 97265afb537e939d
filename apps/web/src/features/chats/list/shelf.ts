import { useParams, useSearchParams } from "react-router";
import type { ChatFilter } from "../cache.ts";

/** What the left column shows: conversations, or the requests to or from me. */
export type Column = { kind: "chats"; filter: ChatFilter } | { kind: "requests"; box: "in" | "out" };

/** Reads the left column off the address: a folder's path, `?archived`, `?requests=in|out`. */
export function useColumn(): Column {
  const { folderId } = useParams();
  const [search] = useSearchParams();
  const requests = search.get("requests");
  if (requests !== null) return { kind: "requests", box: requests === "out" ? "out" : "in" };
  if (folderId !== undefined) return { kind: "chats", filter: { folder: folderId } };
  return { kind: "chats", filter: search.has("archived") ? { archived: "true" } : {} };
}
