import type { InboxSettings } from "@kompagnon/contract/chats/model.ts";
import type { DeclineWording } from "@kompagnon/contract/chats/rules.ts";
import { query } from "#platform/queries.ts";

/** Who may ask to write with me, and what becomes of requests. */
export const inboxQuery = () => query("GET /api/chat-inbox");
/** Whether a member accepts a request from the viewer now. */
export const contactRouteQuery = (userId: string) => ({
  ...query("GET /api/chat-inbox/of/{userId}", { params: { userId } }),
  staleTime: 0,
});

/** With which words one press declines; null tells nothing. Until it is known: the usual ones. */
export const wordingOf = (settings: InboxSettings | undefined): DeclineWording | null =>
  settings ? settings.wording : "no_time";
