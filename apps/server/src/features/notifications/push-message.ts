import { createHash } from "node:crypto";
import type { NotificationType } from "@kompagnon/contract/notifications/model.ts";
import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import type { AnyAbout, Notice } from "#features/notifications/notice.ts";
import type { FeatureRegistry, NotificationKind } from "#platform/feature.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import type { Platform } from "#platform/platform.ts";

/** What the service worker shows. One with the same tag replaces the one before; `url` is a path of ours. */
export type PushPayload = { title: string; body: string; url: string; tag: string; language: Language };

/** A push message to one device; `hash` names its subscription. `wished`: asked for just now, so quiet hours don't hold. */
export const pushJob = defineJob<{ hash: string; payload: PushPayload; requested?: boolean }>(
  "notifications.push",
  5,
);

type Registry = { features: FeatureRegistry };
type Told = Pick<Notice, "type" | "bundle"> & {
  about: AnyAbout;
  actorId?: string | null;
  text: string | null;
  count: number;
  username: string | null;
};

/** What a type is, as its feature says it; the row's type and what it is about belong together. */
const kindOf = ({ features }: Registry, type: NotificationType) =>
  features.notifications[type] as NotificationKind<NotificationType>;

/** Where the texts of a notification stand in the catalogue. */
export const textsOf = (
  registry: Registry,
  { type, about }: { type: NotificationType; about: AnyAbout },
): string => `notifications:${kindOf(registry, type).variant?.(about) ?? type}`;

/** The push message of a notice, in the member's language. */
export function payloadOf(
  platform: Pick<Platform, "texts" | "features">,
  language: Language,
  told: Told,
): PushPayload {
  const { texts } = platform;
  const { type, about, text, count, username, actorId = null } = told;
  const name = username ?? texts.say(language, "notifications:someone");
  const data = { name, count, group: about.group_name ?? "" };
  const key = textsOf(platform, { type, about });
  const title = texts.say(language, `${key}.title`, data);
  const body = text || texts.say(language, `${key}.text`, data);
  const url = kindOf(platform, type).path(about, actorId);
  return { title, body, url, tag: told.bundle, language };
}

/** The message with which a member tries push out. */
export const testPayload = ({ texts }: Pick<Platform, "texts">, language: Language): PushPayload => ({
  title: texts.say(language, "notifications:test.title"),
  body: texts.say(language, "notifications:test.text"),
  url: notificationsPaths.notifications,
  tag: "test",
  language,
});

/** Under this topic a push service keeps only the newest message for a device that is off. */
export const topicOf = (tag: string): string =>
  createHash("sha256").update(tag).digest("base64url").slice(0, 32);
