import { useEffect } from "react";
import { onCallAccepted } from "#platform/call-events.ts";
import { useLiveEvent, useResync } from "#platform/live/live.ts";
import { queryClient } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { hasUnsent } from "./store/unsent-sign.ts";

/** Follows what becomes of my documents, and sends what was written without a connection. Draws nothing. */
export function DocumentsListener() {
  const { id } = useMember();
  useLiveEvent("document_shared", () => void refreshDocuments());
  useLiveEvent("document_changed", () => void refreshDocuments());
  useLiveEvent("document_removed", ({ document_id: gone }) => {
    void refreshDocuments();
    void forgetDocument(id, gone);
  });
  useResync(() => void refreshDocuments());
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    const send = () => {
      if (hasUnsent(id) && navigator.onLine) void sendUnsent(id);
    };
    send();
    addEventListener("online", send, { signal });
    // Signing out leaves nothing readable on this device. Unsent changes stay, sealed.
    onCallAccepted((route) => route === "POST /api/auth/signout" && void forgetAll(id), signal);
    return () => over.abort();
  }, [id]);
  return null;
}

/** Fetches all cached documents again. */
export const refreshDocuments = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [route] }) => String(route).startsWith("GET /api/documents"),
  });

const quietly = () => undefined;
// Where the code for it can't be had, there is no connection after all.
const sendUnsent = (memberId: string) =>
  import("./live/send-unsent.ts").then((part) => part.sendUnsent(memberId)).catch(quietly); // the next time
const forgetDocument = (memberId: string, id: string) =>
  import("./store/forget.ts").then((part) => part.forgetDocument(memberId, id)).catch(quietly); // nothing was kept
const forgetAll = (memberId: string) =>
  import("./store/forget.ts").then((part) => part.forgetAll(memberId)).catch(quietly); // as above
