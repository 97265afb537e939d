import { accountsPaths } from "@kompagnon/contract/accounts/paths.ts";
import { type FormEvent, useState } from "react";
import { ApiError, call, type Out } from "#platform/call.ts";
import { type Origin, refreshSession, useSession } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { FormError } from "#ui/form-error.tsx";
import { PasswordField } from "#ui/password-field.tsx";

/** Asks a visitor who holds a mailed link and is not signed in for the account's password. */
export function PasswordProof({
  token,
  onConfirmed,
}: {
  token: string;
  onConfirmed: (answer: Out<"POST /api/auth/email/confirm">) => void;
}) {
  const { t } = useTranslation("accounts/login");
  const session = useSession();
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<{ field?: string; form?: string }>({});
  const [busy, setBusy] = useState(false);
  // After signing in the link is followed once more, by its account then.
  const back: Origin = { from: accountsPaths.confirmEmailWith(token) };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || password === "") return;
    setBusy(true);
    setProblem({});
    try {
      const answer = await call("POST /api/auth/email/confirm", { body: { token, password } });
      await refreshSession();
      onConfirmed(answer);
    } catch (failure) {
      const { code, message } = failure instanceof ApiError ? failure : { code: "", message: "" };
      const text = message || t("errors.unexpected");
      setProblem(code === "wrong_password" ? { field: text } : { form: text });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form noValidate onSubmit={submit} aria-busy={busy} className="grid gap-5">
      <p>{t("confirm.proof_text")}</p>
      <PasswordField
        label={t("fields.password")}
        value={password}
        error={problem.field}
        onChange={(event) => {
          setProblem({});
          setPassword(event.target.value);
        }}
        autoComplete="current-password"
        required
      />
      <FormError boxed>{problem.form}</FormError>
      <Button type="submit" size="lg" wide busy={busy} disabled={password === ""}>
        {t("confirm.proof_submit")}
      </Button>
      {session.state === "guest" && (
        <ButtonLink to={accountsPaths.login} state={back} variant="quiet" wide>
          {t("confirm.proof_sign_in")}
        </ButtonLink>
      )}
      <p className="text-sm">{t("confirm.proof_stranger")}</p>
    </Form>
  );
}
