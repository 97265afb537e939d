import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import { useState } from "react";

/** Answers whether a notification was unread at any time of this visit: it stays marked as new until one leaves. */
export function useNewOnes(notifications: readonly Notification[]): (id: string) => boolean {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const added = notifications.filter(({ id, read_at }) => read_at === null && !fresh.has(id));
  if (added.length > 0) setFresh(new Set([...fresh, ...added.map(({ id }) => id)]));
  return (id) => fresh.has(id);
}
