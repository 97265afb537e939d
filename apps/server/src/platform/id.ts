import { NIL, v7 } from "uuid";

/** A new id: UUIDv7, so that ids sort by time of making. */
export const newId = (): string => v7();

/** Before every id. */
export const FIRST_ID = NIL;

/** An id between those made before a moment, in ms since 1970, and those made after it. */
export const idFrom = (time: number): string => v7({ msecs: time, seq: 0, random: new Uint8Array(16) });
