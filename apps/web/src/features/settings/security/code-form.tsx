import { type FormEvent, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { type Factor, isComplete, NO_FACTOR, SecondFactor } from "#features/accounts/public.ts";
import { ApiError } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { CodeInput } from "#ui/code-input.tsx";
import { Form } from "#ui/form.tsx";
import { LoadingLines } from "../section.tsx";
import { Refusal } from "./refusal.tsx";

/**
 * Asks for the six digits of the authenticator app, or, if allowed, for a backup code; verifying stays disabled below six (spec:
 * account, section 5).
 */
export function CodeForm({
  confirm,
  danger = false,
  backup = false,
  busy,
  error,
  onCode,
  children,
}: {
  confirm: string;
  danger?: boolean;
  /** Whether a backup code will do. */
  backup?: boolean;
  busy: boolean;
  error: Error | null;
  onCode: (factor: Factor) => void;
  /** Shown before the button, such as a back link. */
  children?: ReactNode;
}) {
  const { t } = useTranslation("settings");
  const [factor, setFactor] = useState(NO_FACTOR);
  const form = useRef<HTMLFormElement>(null);
  const wrong = error instanceof ApiError && error.code === "invalid_totp";
  // A wrong code is worth nothing: the boxes are empty for the next one. Each refusal is an error of its own.
  useEffect(() => {
    if (!(error instanceof ApiError) || error.code !== "invalid_totp") return;
    setFactor(({ kind }) => ({ kind, value: "" }));
    form.current?.querySelector("input")?.focus();
  }, [error]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete(factor) && !busy) onCode(factor);
  };
  return (
    <Form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      {backup ? (
        <Suspense fallback={<LoadingLines lines={1} />}>
          <SecondFactor
            hint={t("proof.code_hint")}
            error={wrong ? error.message : undefined}
            value={factor}
            onChange={setFactor}
          />
        </Suspense>
      ) : (
        <CodeInput
          label={t("proof.code")}
          hint={t("proof.code_hint")}
          error={wrong ? error.message : undefined}
          value={factor.value}
          onChange={(value) => setFactor({ kind: "code", value })}
          autoFocus
        />
      )}
      <Refusal error={error} />
      <div className="flex flex-wrap justify-end gap-2.5">
        {children}
        <Button
          type="submit"
          variant={danger ? "danger" : "primary"}
          busy={busy}
          disabled={!isComplete(factor)}
        >
          {confirm}
        </Button>
      </div>
    </Form>
  );
}
