import { overviewPaths } from "@kompagnon/contract/overview/paths.ts";

/** What the server sends by push. */
type PushMessage = { title: string; body: string; url: string; tag: string; language: string };

/** A system notification as the browser takes it. */
export type SystemNotification = { title: string; options: NotificationOptions & { renotify?: boolean } };

/** Where a message leads that names no page of ours. */
const HOME = overviewPaths.dashboard;

/** An address of ours: anything that leads elsewhere becomes the dashboard. */
export function ownUrl(url: unknown, origin: string): string {
  if (typeof url !== "string" || !URL.canParse(url, origin)) return new URL(HOME, origin).href;
  const { href, origin: target } = new URL(url, origin);
  return target === origin ? href : new URL(HOME, origin).href;
}

function parse(text: string | undefined): Partial<PushMessage> {
  try {
    const message: unknown = JSON.parse(text ?? "");
    return message !== null && typeof message === "object" ? message : {};
  } catch {
    return {}; // an unreadable message still has to show something, or the browser shows a text of its own
  }
}

const text = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

/** What to show for a push message; `fallback` where it has no title. One with the same tag replaces the one before. */
export function notificationFor(
  payload: string | undefined,
  origin: string,
  fallback: string,
): SystemNotification {
  const message = parse(payload);
  const body = text(message.body);
  const tag = text(message.tag);
  const lang = text(message.language);
  return {
    title: text(message.title) ?? fallback,
    options: {
      icon: "/icon-192.png",
      dir: "auto",
      data: { url: ownUrl(message.url, origin) },
      ...(body && { body }),
      ...(tag && { tag, renotify: true }),
      ...(lang && { lang }),
    },
  };
}
