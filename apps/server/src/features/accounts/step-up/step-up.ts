import { STEP_UP_MINUTES } from "@kompagnon/contract/accounts/rules.ts";
import { listPasskeys } from "#features/accounts/security/passkey-queries.ts";
import { checkPasskey } from "#features/accounts/security/passkeys.ts";
import { checkSecondFactor, type SecondFactor, twoFactorOf } from "#features/accounts/security/two-factor.ts";
import { recordSecurityEvent } from "#features/accounts/security-log/security-log.ts";
import { confirmSession } from "#features/accounts/session/session-queries.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../errors.ts";

const untilOf = (confirmedAt: Date): Date => new Date(confirmedAt.getTime() + STEP_UP_MINUTES * 60_000);

/** By what a member can confirm who they are, and until when the last time counts. */
export async function stepUpOf(platform: Platform, viewer: Viewer) {
  const [twoFactor, keys] = await Promise.all([
    twoFactorOf(platform, viewer.id),
    listPasskeys(platform.db, viewer.id),
  ]);
  const until = viewer.confirmedAt && untilOf(viewer.confirmedAt);
  return {
    code: twoFactor.enabled,
    passkey: keys.length > 0,
    until: until && until > new Date() ? until.toISOString() : null,
  };
}

/** What was given to confirm by: one of them. */
export type StepUp = SecondFactor & { response?: Record<string, unknown> | undefined };

const methodOf = ({ response, code }: StepUp): "passkey" | "backup_code" | "code" => {
  if (response) return "passkey";
  return code === undefined ? "backup_code" : "code";
};

/**
 * Confirms a member's identity for the next minutes of their session (security: 13). Throws totp_required, invalid_totp,
 * passkey_invalid, too_many_attempts.
 */
export async function stepUp(platform: Platform, viewer: Viewer, given: StepUp): Promise<Date> {
  const { response, ...factor } = given;
  if (response) await checkPasskey(platform, response, viewer.id);
  else {
    if (!(await twoFactorOf(platform, viewer.id)).enabled) throw new Fail("invalid_totp");
    await checkSecondFactor(platform, viewer, factor);
  }
  return platform.db.transaction(async (tx) => {
    const confirmedAt = await confirmSession(tx, viewer.sessionId);
    if (!confirmedAt) throw new Fail("unauthenticated");
    platform.live.memberChanged(tx, viewer.id);
    await recordSecurityEvent(platform, tx, {
      type: "stepped_up",
      memberId: viewer.id,
      detail: { method: methodOf(given) },
    });
    return untilOf(confirmedAt);
  });
}
