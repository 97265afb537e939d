import type { CallTrace } from "@kompagnon/contract/chats/model.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const SET_CALL = statement("chats_set_call", "update messages set call = $2 where id = $1");
/** Makes a message the trace of a call. */
export const setCall = (db: Queryable, id: string, call: CallTrace) =>
  db.query(SET_CALL, [id, JSON.stringify(call)]);
