import { isEmail, tidyEmail } from "@kompagnon/contract/accounts/rules.ts";
import { ArrowLeft, MailCheck } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { ApiError, call } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { CaptchaStatus, useCaptcha } from "../captcha.tsx";
import { deviceFingerprint, useCooldown } from "../reset.ts";

/** Asks for the mail that leads to a new password; the next one waits two minutes (spec: community, section 4). */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one form, field after field
export function ForgotStep({ email: typed, onBack }: { email: string; onBack: () => void }) {
  const { t } = useTranslation("accounts");
  const [email, setEmail] = useState(typed);
  const [sent, setSent] = useState(false);
  const [problem, setProblem] = useState<{ field?: string; form?: string }>({});
  const [busy, setBusy] = useState(false);
  const captcha = useCaptcha();
  const cooldown = useCooldown();
  const captchaId = useId();
  const ready = captcha.state === "solved" || captcha.state === "off";

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!isEmail(tidyEmail(email))) return setProblem({ field: t("forgot.email_invalid") });
    if (cooldown.left > 0) return setProblem({ form: t("forgot.wait", { count: cooldown.left }) });
    setBusy(true);
    setProblem({});
    try {
      await call("POST /api/auth/password-reset/request", {
        body: {
          email,
          deviceFingerprint: deviceFingerprint(),
          ...(captcha.token !== undefined && { captcha_token: captcha.token }),
        },
      });
      cooldown.start();
      setSent(true);
    } catch (failure) {
      const isRefusal = failure instanceof ApiError && failure.status >= 400 && failure.status < 500;
      setProblem({ form: (isRefusal && failure.message) || t("forgot.failed") });
    } finally {
      setBusy(false);
      captcha.renew();
    }
  };

  return (
    <Form noValidate onSubmit={submit} aria-busy={busy} className="grid gap-5">
      <div>
        <h1 className="text-2xl">{t("forgot.title")}</h1>
        <p className="mt-2 text-ink-soft">{t("forgot.lead")}</p>
      </div>
      {sent && (
        <p role="status" className="flex items-start gap-3 rounded-control bg-good-soft px-3.5 py-3 text-sm">
          <MailCheck aria-hidden="true" className="size-5 shrink-0 text-good" strokeWidth={1.75} />
          {t("forgot.sent")}
        </p>
      )}
      <TextField
        type="email"
        name="email"
        label={t("forgot.email")}
        value={email}
        error={problem.field}
        onChange={(event) => {
          setProblem({});
          setEmail(event.target.value);
        }}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
        className="rtl:[&_input]:text-end"
      />
      <FormError boxed>{problem.form}</FormError>
      <CaptchaStatus captcha={captcha} id={captchaId} />
      <Button
        type="submit"
        size="lg"
        wide
        busy={busy}
        disabled={(!ready && !busy) || cooldown.left > 0}
        aria-describedby={captchaId}
      >
        {cooldown.left > 0
          ? t("forgot.again_in", { count: cooldown.left })
          : t(sent ? "forgot.again" : "forgot.submit")}
      </Button>
      <Button
        variant="quiet"
        onClick={onBack}
        icon={<ArrowLeft aria-hidden="true" className="mirror size-4" strokeWidth={1.75} />}
      >
        {t("back")}
      </Button>
    </Form>
  );
}
