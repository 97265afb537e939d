import { Suspense } from "react";
import { SecondFactor } from "#features/accounts/public.ts";
import { ApiError } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { LoadingLines } from "../loaded.tsx";
import type { Proof } from "./proof.ts";

/** Asks for the password and, with two-factor on, for a code or a backup code. Shows each error next to its field. */
export function ProofFields({ proof, error }: { proof: Proof; error: Error | null }) {
  const { t } = useTranslation("settings");
  const { means, typed, type } = proof;
  const code = error instanceof ApiError ? error.code : null;
  if (proof.failure)
    return <ErrorState className="py-4" error={proof.failure.error} onRetry={proof.failure.retry} />;
  if (!means) return <LoadingLines lines={1} />;
  return (
    <>
      {means.password ? (
        <PasswordField
          name="current-password"
          label={t("proof.password")}
          error={code === "wrong_password" ? error?.message : undefined}
          value={typed.password}
          onChange={(event) => type({ password: event.target.value })}
          autoComplete="current-password"
          required
        />
      ) : (
        !means.code && <p className="text-ink-soft text-sm">{t("proof.fresh")}</p>
      )}
      {means.code && (
        <Suspense fallback={<LoadingLines lines={1} />}>
          <SecondFactor
            hint={t("proof.code_hint")}
            error={code === "invalid_totp" || code === "totp_required" ? error?.message : undefined}
            value={typed.factor}
            onChange={(factor) => type({ factor })}
            autoFocus={false}
          />
        </Suspense>
      )}
    </>
  );
}
