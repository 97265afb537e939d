/** Fields that a notification's payload may carry in addition to sender and text (spec: account, section 3). */
export type PayloadField =
  | "chat_id"
  | "match_id"
  | "request_id"
  | "post_id"
  | "comment_id"
  | "group_id"
  | "group_name"
  | "accepted"
  | "decision"
  | "plan"
  | "case_id"
  | "team_id"
  | "task_id"
  | "outcome"
  | "job_id"
  | "application_id"
  | "agreement_id"
  | "document_id"
  | "document_kind"
  | "event_id"
  | "event_on"
  | "starts_at";

/** What a kind of notification is about, and whether it is in the daily mail unless switched off. */
export type NotificationManifest = { readonly about: readonly PayloadField[]; readonly mailed: boolean };

/**
 * What a feature adds to lists that several features share. Free of any library: pages load it.
 * `order` is its place in lists that people read.
 */
export type FeatureManifest = {
  readonly order: number;
  /** What can be reported in it: the ids that are needed to find it, in addition to `id`. */
  readonly reports?: Readonly<Record<string, readonly ("chat_id" | "post_id")[]>>;
  /** The notifications it sends, by type. */
  readonly notifications?: Readonly<Record<string, NotificationManifest>>;
};

type Union<T, Key extends "reports" | "notifications"> = {
  [F in keyof T]: T[F] extends { readonly [K in Key]: infer M } ? keyof M & string : never;
}[keyof T];
/** The kinds of reports of a list of features. */
export type ReportKindOf<T> = Union<T, "reports">;
/** The types of notifications of a list of features. */
export type NotificationTypeOf<T> = Union<T, "notifications">;

type Values<T> = T[keyof T];
/** The manifest of one type of notification in a list of features. */
export type NotificationManifestOf<T, N extends string> = Values<{
  [F in keyof T]: T[F] extends { readonly notifications: { readonly [K in N]: infer M } } ? M : never;
}>;
/** The ids that find a reported thing of one kind, in addition to its own. */
export type ReportFieldsOf<T, R extends string> = Values<{
  [F in keyof T]: T[F] extends { readonly reports: { readonly [K in R]: infer M } } ? M : never;
}>;

/** The feature that claims a name in one part, by that name. */
export type OwnersOf<T, Key extends "reports" | "notifications"> = {
  readonly [N in Union<T, Key>]: {
    [F in keyof T]: T[F] extends { readonly [K in Key]: { readonly [One in N]: unknown } } ? F : never;
  }[keyof T];
};

/** Which feature claims each name of one part. */
export const ownersOf = <
  T extends Readonly<Record<string, FeatureManifest>>,
  Key extends "reports" | "notifications",
>(
  features: T,
  key: Key,
): OwnersOf<T, Key> =>
  Object.fromEntries(
    Object.entries(features).flatMap(([feature, manifest]) =>
      Object.keys(manifest[key] ?? {}).map((name) => [name, feature]),
    ),
  ) as OwnersOf<T, Key>; // read from the same manifests as the type

/** Features in the order in which people read them. */
export const inOrder = (features: Readonly<Record<string, FeatureManifest>>): FeatureManifest[] =>
  Object.values(features).sort((a, b) => a.order - b.order);

type Intersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void
  ? I
  : never;
type Flat<T> = { [K in keyof T]: T[K] };
/** What the parts of several features are together, by one of their keys. */
type Merged<T, Key extends string> = Flat<
  Intersection<{ [F in keyof T]: T[F] extends { readonly [K in Key]: infer Part } ? Part : never }[keyof T]>
>;

/** Puts one part of every feature into one object; a key that two features share is a mistake and refused. */
export function merged<T extends Record<string, Record<Key, object>>, Key extends string>(
  features: T,
  key: Key,
): Merged<T, Key> {
  const all: Record<string, unknown> = {};
  for (const [feature, parts] of Object.entries(features))
    for (const [name, value] of Object.entries(parts[key])) {
      if (Object.hasOwn(all, name)) throw new Error(`${feature} repeats ${name}`);
      all[name] = value;
    }
  return all as Merged<T, Key>; // copied part by part
}
