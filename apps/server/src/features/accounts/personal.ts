import { collectAccount } from "#features/accounts/status/deletion.ts";
import type { PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What the accounts feature holds about a member. */
export const accountsPersonal = (platform: Platform): PersonalData => ({
  collect: (memberId) => collectAccount(platform, memberId),
});
