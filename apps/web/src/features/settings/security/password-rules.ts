import { PASSWORD_MAX, PASSWORD_MIN } from "@kompagnon/contract/accounts/rules.ts";

/** The checks of a typed password that need no guessing: the first two must hold, the last is advice. */
export type PasswordRules = { long: boolean; short: boolean; own: boolean };

/** Looks at a typed password. `about` is what others know of the member: name and address. */
export function rulesOf(password: string, about: readonly (string | null)[]): PasswordRules {
  const plain = password.toLowerCase();
  const known = about.flatMap((text) => (text ?? "").toLowerCase().split("@").slice(0, 1));
  return {
    long: password.length >= PASSWORD_MIN,
    short: password.length <= PASSWORD_MAX,
    own: password !== "" && !known.some((text) => text.length >= 3 && plain.includes(text)),
  };
}

/** Whether it may be sent at all. */
export const isAllowed = ({ long, short }: PasswordRules): boolean => long && short;
