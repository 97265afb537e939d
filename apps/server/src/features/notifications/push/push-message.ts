import { createHash } from "node:crypto";
import type { NotificationType } from "@kompagnon/contract/notifications/model.ts";
import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import type { TextKey } from "@kompagnon/messages/server-texts.ts";
import { whenOf } from "#features/notifications/digest/local-time.ts";
import type { AnyAbout, Notice } from "#features/notifications/payload.ts";
import type { FeatureRegistry, NotificationKind } from "#platform/feature.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import type { Platform } from "#platform/platform.ts";

/** What the service worker shows. One with the same tag replaces the one before; `url` is a path of ours. */
export type PushPayload = { title: string; body: string; url: string; tag: string; language: Language };

/** Where a push message comes from. */
export type PushOrigin = { actorId: string | null; source: string | null };

/** A push message to one device; `hash` names its subscription. `wished`: asked for just now, so quiet hours don't hold. */
export const pushJob = defineJob<{
  hash: string;
  payload: PushPayload;
  /** Who caused it, and what its words were taken from: looked at again when it is sent. */
  from?: PushOrigin;
  requested?: boolean;
}>("notifications.push", 5);

type Registry = { features: FeatureRegistry };
type PushContent = Pick<Notice, "type" | "bundle"> & {
  about: AnyAbout;
  actorId?: string | null;
  text: string | null;
  count: number;
  username: string | null;
  /** The reader's time zone, in which times are written; null for the default one. */
  timeZone?: string | null;
};

/** What a type is, as its feature says it; the row's type and what it is about belong together. */
const kindOf = ({ features }: Registry, type: NotificationType) =>
  features.notifications[type] as NotificationKind<NotificationType>;

/** A text of a notification: with the feature it belongs to, in the variant that fits what it is about. */
export function textKey(
  { features }: Registry,
  { type, about }: { type: NotificationType; about: AnyAbout },
  which: "title" | "text" | "line",
): TextKey {
  const variant = kindOf({ features }, type).variant?.(about) ?? type;
  return `${features.senders[type]}/notifications:${variant}.${which}` as TextKey; // a test says them all
}

/** The push message of a notice, in the member's language. */
export function payloadOf(
  platform: Pick<Platform, "texts" | "features">,
  language: Language,
  content: PushContent,
): PushPayload {
  const { texts } = platform;
  const { type, about, text, count, username, actorId = null, timeZone = null } = content;
  const name = username ?? texts.say(language, "notifications/notifications:someone");
  const when = whenOf(about, language, timeZone);
  const data = { name, count, group: about.group_name ?? "", when };
  const { path, ownWords } = kindOf(platform, type);
  const title = texts.say(language, textKey(platform, content, "title"), data);
  const body = text || (ownWords ? "" : texts.say(language, textKey(platform, content, "text"), data));
  return { title, body, url: path(about, actorId), tag: content.bundle, language };
}

/** The message with which a member tries push out. */
export const testPayload = ({ texts }: Pick<Platform, "texts">, language: Language): PushPayload => ({
  title: texts.say(language, "notifications/notifications:test.title"),
  body: texts.say(language, "notifications/notifications:test.text"),
  url: notificationsPaths.notifications,
  tag: "test",
  language,
});

/** Under this topic a push service keeps only the newest message for a device that is off. */
export const topicOf = (tag: string): string =>
  createHash("sha256").update(tag).digest("base64url").slice(0, 32);
