import type { calls } from "@kompagnon/contract/calls/endpoints.ts";
import type { CallRow } from "#features/calls/queries.ts";
import { failOf } from "#platform/errors.ts";
import type { Viewer } from "#platform/http/viewer.ts";

/** A refusal with a code that an endpoint of calls declares. */
export const Fail = failOf<typeof calls.endpoints>();
export type Fail = InstanceType<typeof Fail>;

type Device = Pick<Viewer, "id" | "sessionId">;

/** Whether a call is one between these two. */
export const isBetween = ({ caller_id, callee_id }: CallRow, a: string, b: string): boolean =>
  (caller_id === a && callee_id === b) || (caller_id === b && callee_id === a);

/** Whether a call rings or goes on. */
export const isOpen = ({ state }: CallRow): boolean => state === "ringing" || state === "active";

/** Whether a device may speak for its member: the one that calls, and of the called ones each until one has accepted. */
export const mayTalk = (call: CallRow, { id, sessionId }: Device): boolean =>
  call.caller_id === id
    ? call.caller_session === sessionId
    : call.callee_id === id && (call.callee_session === null || call.callee_session === sessionId);
