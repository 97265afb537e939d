import { accountsPaths } from "@kompagnon/contract/accounts/paths.ts";
import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { contactPaths } from "@kompagnon/contract/contact/paths.ts";

/** Pages for everybody that are drawn ahead of time in every language: they can be read before any script is there. */
export const ENTRY_PATHS = [
  accountsPaths.login,
  "/password-reset",
  billingPaths.withdraw,
  billingPaths.cancelContract,
  contactPaths.contact,
] as const;
/** Whether an address is an entry path. */
export const isEntryPath = (pathname: string): boolean =>
  ENTRY_PATHS.some((path) => path === pathname.replace(/\/$/, ""));
/** Drawn ahead of time in every language as well, for every address that is none: its page carries no script. */
export const MISSING_PATH = "/not-found";
/** Between the same page in two languages, as the build draws them; in the order of the languages. */
export const LANGUAGE_MARK = "\n<!-- the next language -->\n";
