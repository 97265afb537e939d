import { KeyRound } from "lucide-react";
import { useState } from "react";
import { ApiError, call } from "#platform/call.ts";
import { storeBanMessage } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/form-error.tsx";
import { loadSession } from "../api.ts";

type Options = Parameters<typeof import("@simplewebauthn/browser")["startAuthentication"]>[0]["optionsJSON"];

/** What a browser throws when the person closed its dialog, or has no passkey here. */
const GIVEN_UP = ["NotAllowedError", "AbortError"];

/** Signs in by a passkey of this device, without address or password. */
export function PasskeyButton({ onRefused }: { onRefused: () => void }) {
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
