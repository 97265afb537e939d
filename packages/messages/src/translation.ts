import type { Language, Plurals } from "./languages.ts";

type Suffix = "zero" | "one" | "two" | "few" | "many" | "other";
/** `matches` for the key `matches_other`: the names that come in plural forms. */
type Counted<T> = { [K in keyof T]: K extends `${infer Name}_other` ? Name : never }[keyof T] & string;
type Plain<T> = Exclude<keyof T & string, `${Counted<T>}_${Suffix}`>;

/**
 * One part of what a feature says, in language `L`, measured against the German one: the same keys, and for every counted
 * text exactly the plural forms that `L` tells apart. A missing or extra key does not compile. Use it with `satisfies`.
 */
export type Translation<German, L extends Language> = {
  readonly [K in Plain<German> | `${Counted<German>}_${Plurals[L]}`]: K extends keyof German
    ? German[K] extends string
      ? string
      : Translation<German[K], L>
    : string;
};
