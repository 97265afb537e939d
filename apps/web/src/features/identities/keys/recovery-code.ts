import { RECOVERY_GROUP, RECOVERY_GROUPS, RECOVERY_LETTERS } from "@kompagnon/contract/identities/rules.ts";
import { type Bytes, randomBytes } from "#platform/bytes.ts";

/** A new recovery code: groups of four with hyphens between. */
export function newRecoveryCode(): string {
  const letters = Array.from(
    randomBytes(RECOVERY_GROUPS * RECOVERY_GROUP),
    (byte) => RECOVERY_LETTERS[byte & 31] ?? "",
  ).join("");
  return (letters.match(/.{4}/g) ?? []).join("-");
}

/** What was typed, as it was meant: letters that look alike count as one, spaces and hyphens don't count. */
const tidyCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[IL]/g, "1")
    .replace(/O/g, "0")
    .replace(/[^0-9A-Z]/g, "");

/** The code as what seals. */
export const codeBytes = (typed: string): Bytes => new TextEncoder().encode(tidyCode(typed));

/** Whether it has as many letters as a code. */
export const isComplete = (typed: string): boolean =>
  tidyCode(typed).length === RECOVERY_GROUPS * RECOVERY_GROUP;

/** The group of a code that is requested as proof that it was saved: never the first, which is still in mind. */
export const randomProofGroup = (): number => 2 + ((randomBytes(1)[0] ?? 0) % (RECOVERY_GROUPS - 1));

/** Whether what was typed is this group (from 1) of the code. */
export const isGroup = (code: string, group: number, typed: string): boolean =>
  code.split("-")[group - 1] === tidyCode(typed);
