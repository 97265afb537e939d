import type { CallTrace } from "@kompagnon/contract/chats/model.ts";
import type { Queryable } from "#platform/db/database.ts";

/** Makes a message the trace of a call. */
export const setCall = (db: Queryable, id: string, call: CallTrace) =>
  db.query("update messages set call = $2 where id = $1", [id, JSON.stringify(call)]);
