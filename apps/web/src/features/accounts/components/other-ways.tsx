import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useKnownHere } from "#platform/known-here.ts";
import { query } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import type { Mode } from "../credentials.ts";
import { PasskeyWay } from "./passkey-way.tsx";

const GoogleWay = lazy(async () => ({ default: (await import("./google-way.tsx")).GoogleWay }));

const hasPasskeys = () => typeof window.PublicKeyCredential === "function";

/** Sign-in methods other than the password, each shown only where it can work. */
export function OtherWays(props: {
  mode: Mode;
  /** A second factor is due. */
  onPending: (token: string) => void;
  /** The server refused; a ban may have been kept. */
  onRefused: () => void;
  /** A new member signed up. */
  onNew: () => void;
}) {
  const { t } = useTranslation("accounts/login");
  const { data } = useQuery({ ...query("GET /api/auth/providers"), staleTime: Number.POSITIVE_INFINITY });
  const google = data?.google ?? null;
  const passkey = useKnownHere(hasPasskeys, true) && props.mode === "sign-in";
  if (!google && !passkey) return null;
  return (
    <div className="mt-6 grid gap-3">
      <p className="flex items-center gap-3 text-ink-soft text-sm before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t("or")}
      </p>
      {google && (
        <Suspense fallback={<div className="h-11" />}>
          <GoogleWay {...props} clientId={google.client_id} scriptUrl={google.script_url} />
        </Suspense>
      )}
      {passkey && <PasskeyWay onRefused={props.onRefused} />}
    </div>
  );
}
