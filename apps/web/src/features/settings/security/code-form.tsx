import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "#platform/call.ts";
import { Button } from "#ui/button.tsx";
import { CodeInput } from "#ui/code-input.tsx";
import { Refusal } from "./refusal.tsx";

/** Asks for the six digits of the authenticator app; verifying stays disabled below six (spec: account, section 5). */
export function CodeForm({
  confirm,
  danger = false,
  busy,
  error,
  onCode,
  children,
}: {
  confirm: string;
  danger?: boolean;
  busy: boolean;
  error: Error | null;
  onCode: (code: string) => void;
  /** Stands before the button, such as a way back. */
  children?: ReactNode;
}) {
  const { t } = useTranslation("settings");
  const [code, setCode] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const wrong = error instanceof ApiError && error.code === "invalid_totp";
  // A wrong code is worth nothing: the boxes are empty for the next one. Each refusal is an error of its own.
  useEffect(() => {
    if (!(error instanceof ApiError) || error.code !== "invalid_totp") return;
    setCode("");
    form.current?.querySelector("input")?.focus();
  }, [error]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === 6 && !busy) onCode(code);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <CodeInput
        label={t("proof.code")}
        hint={t("proof.code_hint")}
        error={wrong ? error.message : undefined}
        value={code}
        onChange={setCode}
        autoFocus
      />
      <Refusal error={error} />
      <div className="flex flex-wrap justify-end gap-2.5">
        {children}
        <Button type="submit" variant={danger ? "danger" : "primary"} busy={busy} disabled={code.length < 6}>
          {confirm}
        </Button>
      </div>
    </form>
  );
}
