/** What a toast is about; it decides the icon. */
export type ToastKind = "info" | "good" | "warn";
/** A short message with at most one action. */
export type ToastMessage = {
  text: string;
  kind: ToastKind;
  /** A second toast with the same id replaces the first. */
  id?: string;
  action?: { label: string; onClick: () => void };
};

const waiting: ToastMessage[] = [];
const listeners = new Set<() => void>();
let receiver: ((message: ToastMessage) => void) | null = null;
let requested = false;

/** Says something at the bottom for 4 s (spec: community, section 8); 8 s when it offers an action. */
export function toast(
  text: string,
  more: { kind?: ToastKind; action?: ToastMessage["action"]; id?: string } = {},
): void {
  const message: ToastMessage = {
    text,
    kind: more.kind ?? "info",
    ...(more.id !== undefined && { id: more.id }),
    ...(more.action && { action: more.action }),
  };
  if (receiver) receiver(message);
  else waiting.push(message);
  requested = true;
  for (const listener of listeners) listener();
}

/** Where toasts are shown takes them over, those that waited first. Answers how to stop. */
export function receiveToasts(show: (message: ToastMessage) => void): () => void {
  receiver = show;
  for (const message of waiting.splice(0)) show(message);
  return () => {
    if (receiver === show) receiver = null;
  };
}

/** Tells when the first toast came. */
export function onFirstToastRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether any toast came yet. */
export const isToastRequested = (): boolean => requested;
