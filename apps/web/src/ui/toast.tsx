import { lazy, Suspense, useSyncExternalStore } from "react";
import { isToastRequested, onFirstToastRequest } from "./toast-queue.ts";

export { toast } from "./toast-queue.ts";

const loadList = () => import("./toast-list.tsx");
// Without a connection there is nothing to draw toasts with: the page goes on without them.
const ToastList = lazy(async () => ({
  default: await loadList().then(
    (list) => list.ToastList,
    () => () => null,
  ),
}));

/** Where toasts appear. Once in the app; weighs nothing until the first toast. */
export function Toasts() {
  const needed = useSyncExternalStore(onFirstToastRequest, isToastRequested, () => false);
  return <Suspense fallback={null}>{needed && <ToastList />}</Suspense>;
}
