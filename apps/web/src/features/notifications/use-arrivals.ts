import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useLiveEvent } from "#platform/live/use-live.ts";
import { putNotification } from "./cache.ts";

/** Within this distance from the top, in px, the newest notification is visible and new ones may appear. */
const AT_TOP = 120;

/**
 * Takes in new notifications as they arrive. Those that would move what the member reads or writes wait until they are requested
 * or the top is reached again. `box` is the list.
 */
export function useArrivals(box: RefObject<HTMLElement | null>): { waiting: number; show: () => void } {
  const [waiting, setWaiting] = useState<readonly Notification[]>([]);
  const isWriting = () =>
    document.activeElement instanceof HTMLTextAreaElement &&
    (box.current?.contains(document.activeElement) ?? false);
  const letIn = () => {
    for (const one of waiting) putNotification(one);
    setWaiting([]);
  };
  useLiveEvent("notification_created", (one) => {
    if (scrollY <= AT_TOP && !isWriting()) putNotification(one);
    else setWaiting((before) => [...before.filter(({ id }) => id !== one.id), one]);
  });
  useLiveEvent("notification_changed", (one) =>
    setWaiting((before) => before.map((other) => (other.id === one.id ? one : other))),
  );
  useLiveEvent("notification_removed", ({ id }) =>
    setWaiting((before) => before.filter((one) => one.id !== id)),
  );
  const look = useEffectEvent(() => {
    if (waiting.length > 0 && scrollY <= AT_TOP && !isWriting()) letIn();
  });
  useEffect(() => {
    const listen = () => look();
    addEventListener("scroll", listen, { passive: true });
    return () => removeEventListener("scroll", listen);
  }, []);
  const show = () => {
    letIn();
    scrollTo({ top: 0, behavior: "smooth" });
  };
  return { waiting: waiting.length, show };
}
