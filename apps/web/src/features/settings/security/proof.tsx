import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { type Factor, factorBody, isComplete, NO_FACTOR, SecondFactor } from "#features/accounts/public.ts";
import { ApiError } from "#platform/call.ts";
import { query, queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { LoadingLines } from "../section.tsx";

/** The security settings of the account. */
export const securityQuery = () => query("GET /api/me/security");
/** Whether two-factor is on. */
export const twoFactorQuery = () => query("GET /api/auth/2fa");
export const passkeysQuery = () => query("GET /api/auth/passkeys");
/** The devices signed in. */
export const devicesQuery = () => query("GET /api/auth/sessions");

/** Fetches a route again wherever it is shown. */
export const readAgain = (route: "GET /api/me/security" | "GET /api/auth/2fa" | "GET /api/auth/passkeys") =>
  queryClient.invalidateQueries({ queryKey: [route] });

/** What this account proves itself with. */
type Means = { password: boolean; code: boolean };
/** What was typed as a proof. */
type Typed = { password: string; factor: Factor };
/** A proof in the making. */
export type Proof = {
  /** Null while it is not known yet. */
  means: Means | null;
  /** Why it could not be learnt, and another try. */
  failure: { error: Error; retry: () => Promise<unknown> } | null;
  typed: Typed;
  type: (change: Partial<Typed>) => void;
  /** Whether all required fields are filled in. */
  complete: boolean;
  /** What is sent along. */
  body: { password?: string; code?: string; backup_code?: string };
};

/** The password, and with two-factor on a code or a backup code, that a sensitive change asks for. */
export function useProof(): Proof {
  const security = useQuery(securityQuery());
  const twoFactor = useQuery(twoFactorQuery());
  const [typed, setTyped] = useState<Typed>({ password: "", factor: NO_FACTOR });
  const means =
    security.data && twoFactor.data
      ? { password: security.data.has_password, code: twoFactor.data.enabled }
      : null;
  const error = security.error ?? twoFactor.error;
  return {
    means,
    failure:
      !means && error ? { error, retry: () => Promise.all([security.refetch(), twoFactor.refetch()]) } : null,
    typed,
    type: (change) => setTyped((before) => ({ ...before, ...change })),
    complete:
      means !== null &&
      (!means.password || typed.password !== "") &&
      (!means.code || isComplete(typed.factor)),
    body: {
      ...(means?.password && { password: typed.password }),
      ...(means?.code && factorBody(typed.factor)),
    },
  };
}

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
