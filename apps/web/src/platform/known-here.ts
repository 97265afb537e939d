import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * What only this browser knows, on a page that may have been drawn ahead of time: `ahead` as long as React takes over what
 * stands there, then what `read` says (a plain value).
 */
export const useKnownHere = <Value extends string | boolean | null>(read: () => Value, ahead: Value): Value =>
  useSyncExternalStore(never, read, () => ahead);
