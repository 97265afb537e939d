import { PASSWORD_MAX, PASSWORD_MIN } from "@kompagnon/contract/accounts/rules.ts";
import { type FormEvent, Suspense, useState } from "react";
import { ApiError, call } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { type Factor, isComplete, NO_FACTOR } from "../factor.ts";
import { SecondFactor } from "../public.ts";
import { deviceFingerprint } from "../reset.ts";
import { PasswordStrength } from "./password-strength.tsx";

type Problems = { password?: string; confirm?: string; form?: string };

/** New password twice, and a code where the account asks for one (spec: public, section 5). */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one form, field after field
export function NewPasswordForm({
  token,
  email,
  username,
  needsCode,
  onDone,
}: {
  token: string;
  email: string;
  username: string | null;
  needsCode: boolean;
  onDone: () => void;
}) {
  const { t } = useTranslation("accounts");
  const { t: error } = useTranslation("accounts/checks");
  const [password, setPassword] = useState("");
  const [again, setAgain] = useState("");
  const [factor, setFactor] = useState<Factor>(NO_FACTOR);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);

  const broken = (): Problems | null => {
    if (password.length < PASSWORD_MIN) return { password: t("reset.password_short") };
    if (password.length > PASSWORD_MAX) return { password: error("password_long") };
    if (again !== password) return { confirm: t("reset.mismatch") };
    if (needsCode && !isComplete(factor)) return { form: t("reset.code_needed") };
    return null;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = broken();
    setProblems(found ?? {});
    if (found) return;
    setBusy(true);
    try {
      await call("POST /api/auth/password-reset/confirm", {
        body: {
          token,
          newPassword: password,
          deviceFingerprint: deviceFingerprint(),
          ...(needsCode &&
            (factor.kind === "code" ? { twoFACode: factor.value } : { backupCode: factor.value })),
        },
      });
      onDone();
    } catch (failure) {
      const refusal = failure instanceof ApiError && failure.status < 500 ? failure : null;
      if (refusal?.code === "invalid_totp") setFactor({ kind: factor.kind, value: "" });
      const text = refusal?.message || t("reset.failed");
      setProblems(refusal?.code === "password_common" ? { password: text } : { form: text });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Form noValidate onSubmit={submit} aria-busy={busy} className="grid gap-5">
      <div>
        <h1 className="text-2xl">{t("reset.title")}</h1>
        <p className="mt-2 break-words text-ink-soft">{t("reset.lead", { name: username ?? email })}</p>
      </div>
      {/* Password managers file the new password under this address. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t("reset.password")}
        hint={<PasswordStrength typed={password} />}
        value={password}
        error={problems.password}
        onChange={(event) => {
          setProblems({});
          setPassword(event.target.value);
        }}
        autoComplete="new-password"
        required
      />
      <PasswordField
        label={t("reset.confirm")}
        value={again}
        error={problems.confirm}
        onChange={(event) => {
          setProblems({});
          setAgain(event.target.value);
        }}
        autoComplete="new-password"
        required
      />
      {needsCode && (
        <Suspense fallback={<Skeleton className="h-20 w-full" />}>
          <SecondFactor
            value={factor}
            onChange={(next) => {
              setProblems({});
              setFactor(next);
            }}
            autoFocus={false}
          />
        </Suspense>
      )}
      <FormError boxed>{problems.form}</FormError>
      <Button type="submit" size="lg" wide busy={busy}>
        {t("reset.submit")}
      </Button>
    </Form>
  );
}
