import { signedPaper } from "#features/agreements/files.ts";
import { withSignatures } from "#features/agreements/locks.ts";
import { SIGNED_PAPER } from "#features/agreements/notifications.ts";
import { findVersion } from "#features/agreements/queries.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./errors.ts";

/** Makes what goes along with the mail to both. */
export function agreementsJobs(platform: Platform): void {
  platform.mail.attach(SIGNED_PAPER, async (id) => {
    const row = await findVersion(platform.db, id);
    const [version] = row ? await withSignatures(platform.db, [row]) : [];
    if (!version) throw new Fail("not_found");
    return signedPaper(platform, version);
  });
}
