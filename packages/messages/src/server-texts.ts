import type { Api } from "@kompagnon/contract/api.ts";
import type * as manifests from "@kompagnon/contract/features.ts";
import type { ErrorCode } from "@kompagnon/contract/wire/endpoint.ts";
import type { Feature, German, SERVER_PARTS, Texts } from "./features.ts";

type Suffix = "zero" | "one" | "two" | "few" | "many" | "other";
/** `lines` for `lines_other`: the requested key of a counted text. */
type Stem<K extends string, All> = K extends `${infer Name}_${Suffix}`
  ? `${Name}_other` extends keyof All
    ? Name
    : K
  : K;
type Dotted<T> = {
  [K in keyof T & string]: T[K] extends string ? Stem<K, T> : `${K}.${Dotted<T[K]>}`;
}[keyof T & string];

/** The parts that the server speaks from. */
export type ServerPart = (typeof SERVER_PARTS)[number] | "checks" | "notifications";
type ServerNamespace = Extract<keyof Texts, `${Feature}/${ServerPart}`>;
/** A text the server may say: `posts/embed:by`. */
export type TextKey = { [N in ServerNamespace]: `${N}:${Dotted<Texts[N]>}` }[ServerNamespace];

type Of<Part extends ServerPart> = Texts[Extract<keyof Texts, `${Feature}/${Part}`>];
type At<T, K> = K extends keyof T ? T[K] : never;
type KeyOf<T> = T extends unknown ? keyof T & string : never;
/** An error code that has a text, in any part. */
export type CodeWithText = KeyOf<Of<"errors"> | Of<"checks">>;

type Never<T extends never> = T;
/** The codes that the contract declares and no feature has a text for. There must be none: else this does not compile. */
export type CodeWithoutText = Never<Exclude<ErrorCode<Api[keyof Api]>, CodeWithText>>;

type Manifests = typeof manifests;
type Sent<F extends keyof Manifests> = Manifests[F] extends { notifications: infer All } ? keyof All : never;
/** The notifications that a feature sends and has no texts for: none either. */
export type NotificationWithoutText = Never<
  { [F in keyof Manifests]: Exclude<Sent<F>, KeyOf<At<Texts, `${F}/notifications`>>> }[keyof Manifests]
>;

type Mails = { [F in Feature]: German[F] extends { mails: infer M } ? M : never }[Feature];
type MailAt<T> = Mails extends infer M
  ? M extends unknown
    ? T extends keyof M
      ? M[T]
      : never
    : never
  : never;
/** The name of a mail: the key of its texts in the part `mails` of one feature. */
export type Template = KeyOf<Mails> extends infer T ? (T extends "footer" ? never : T & string) : never;

type Placeholder<S> = S extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Placeholder<Rest> : never;
/** What fills a mail's placeholders; the product's name is known anyway. */
export type TemplateData<T extends Template> = {
  readonly [N in Exclude<Placeholder<MailAt<T>[keyof MailAt<T>]>, "app">]: string | number;
};
/** The name of a mail without placeholders. */
export type PlainTemplate = { [T in Template]: keyof TemplateData<T> extends never ? T : never }[Template];
