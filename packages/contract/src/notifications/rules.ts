import type { DocumentKind } from "../documents/rules.ts";
import * as features from "../features.ts";
import {
  inOrder,
  type NotificationManifest,
  type NotificationManifestOf,
  type NotificationTypeOf,
  ownersOf,
  type PayloadField,
} from "../wire/feature.ts";

/** Limits and names of notifications without any library. */

/** A kind of notification. */
export type NotificationType = NotificationTypeOf<typeof features>;
/** The role of the receiver of a moderators' decision: author, reporter, or appellant. */
export type DecisionSide = "author" | "reporter" | "appeal";
/** What is about to end: premium or the test version; or premium that a disputed payment suspends. */
export type EndingPlan = "premium" | "test" | "disputed";
/** The outcome of a member's verification. */
export type VerificationOutcome = "approved" | "rejected" | "expiring" | "expired";
type PayloadValue<F extends PayloadField> = F extends "accepted"
  ? boolean
  : F extends "decision"
    ? DecisionSide
    : F extends "plan"
      ? EndingPlan
      : F extends "outcome"
        ? VerificationOutcome
        : F extends "document_kind"
          ? DocumentKind
          : string;
/** What a notification of one type is about: the fields that its feature names. */
export type NotificationAbout<T extends NotificationType> = {
  [F in NotificationManifestOf<typeof features, T>["about"][number]]?: PayloadValue<F> | null;
};
/** What each kind of notification is about, by type (product: quest, dashboard, notifications). */
export const NOTIFICATIONS = Object.assign(
  {},
  ...inOrder(features).map(({ notifications }) => notifications),
) as Readonly<Record<NotificationType, NotificationManifest>>; // the type is the union of the same manifests
/** The feature that sends a kind of notification, which contains its texts. */
export const NOTIFICATION_OWNERS = ownersOf(features, "notifications");
/** Every kind of notification, in the order in which people read them. */
export const NOTIFICATION_TYPES = Object.keys(NOTIFICATIONS) as readonly NotificationType[]; // as above
/** The channels of a notification: in the app, as a push message, in the daily mail. */
export const CHANNELS = ["in_app", "push", "mail"] as const;
/** A way to hear of it. */
export type Channel = (typeof CHANNELS)[number];
/** Days that "Aktivität" looks back (product: quest, dashboard, notifications). */
export const ACTIVITY_DAYS = 7;
/** The hour of the member's day at which the digest is mailed. */
export const DIGEST_HOUR = 8;
