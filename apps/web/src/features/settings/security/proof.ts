import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Factor, factorBody, isComplete, NO_FACTOR } from "#features/accounts/public.ts";
import { securityQuery, twoFactorQuery } from "./api.ts";

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
