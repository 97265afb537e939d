import { useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { ApiError, call } from "#platform/call.ts";
import { query } from "#platform/queries.ts";
import { storeBanMessage } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/field.tsx";
import { loadSession, type Mode } from "../credentials.ts";

const never = () => () => undefined;

/**
 * State that only this browser knows, on a page that may be prerendered: `serverValue` during hydration, then the result of `read` (a
 * plain value).
 */
export const useBrowserValue = <Value extends string | boolean | null>(
  read: () => Value,
  serverValue: Value,
): Value => useSyncExternalStore(never, read, () => serverValue);

const GoogleWay = lazy(async () => ({
  default: (await import("./google-button.tsx")).GoogleButton,
}));

type Options = Parameters<typeof import("@simplewebauthn/browser")["startAuthentication"]>[0]["optionsJSON"];

/** What a browser throws when the person closed its dialog, or has no passkey here. */
const GIVEN_UP = ["NotAllowedError", "AbortError"];

/** Signs in by a passkey of this device, without address or password. */
function PasskeyButton({ onRefused }: { onRefused: () => void }) {
  const { t } = useTranslation("accounts/login");
  const [problem, setProblem] = useState<string | null>(null);
  const start = async () => {
    setProblem(null);
    try {
      const [{ startAuthentication }, options] = await Promise.all([
        import("@simplewebauthn/browser"),
        call("POST /api/auth/passkeys/sign-in/options"),
      ]);
      const answer = await startAuthentication({ optionsJSON: options as unknown as Options }); // made by the same library on the server
      await call("POST /api/auth/passkeys/sign-in", { body: { response: { ...answer } } });
      await loadSession();
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === "banned") {
        storeBanMessage(failure.message);
        return onRefused();
      }
      const givenUp = failure instanceof Error && GIVEN_UP.includes(failure.name);
      const message = failure instanceof ApiError ? failure.message : "";
      setProblem(givenUp ? t("passkey.given_up") : message || t("passkey.failed"));
    }
  };
  return (
    <div className="grid gap-2">
      <Button
        variant="secondary"
        wide
        onClick={start}
        icon={<KeyRound aria-hidden="true" className="size-5" strokeWidth={1.75} />}
      >
        {t("passkey.sign_in")}
      </Button>
      <FormError boxed>{problem}</FormError>
    </div>
  );
}

const hasPasskeys = () => typeof window.PublicKeyCredential === "function";

/** Sign-in methods other than the password, each shown only where it can work. */
export function OtherMethods(props: {
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
  const passkey = useBrowserValue(hasPasskeys, true) && props.mode === "sign-in";
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
      {passkey && <PasskeyButton onRefused={props.onRefused} />}
    </div>
  );
}
