import {
  FACTOR_RESET_CODE_MINUTES,
  FACTOR_RESET_HOURS,
  RESET_COOLDOWN_SECONDS,
} from "@kompagnon/contract/accounts/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { CodeInput } from "#ui/code-input.tsx";
import { Done } from "#ui/done.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { dates } from "#ui/formatters.ts";

/** Requests a reset of lost second factors from the team, with a mailed code. `token` replaces the password. */
export function LostFactors({ token, onBack }: { token: string; onBack: () => void }) {
  const { t } = useTranslation("accounts/reset");
  const [readyAt, setReadyAt] = useState<string | null>(null);
  if (readyAt !== null) return <Requested readyAt={readyAt} />;
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-2xl">{t("title")}</h1>
        <p className="mt-2 text-pretty text-ink-soft">{t("lead", { hours: FACTOR_RESET_HOURS })}</p>
      </div>
      <MailedCode token={token} onRequested={setReadyAt} />
      <Button
        variant="quiet"
        onClick={onBack}
        icon={<ArrowLeft aria-hidden="true" className="mirror size-4" strokeWidth={1.75} />}
      >
        {t("back")}
      </Button>
    </div>
  );
}

/** Seconds until another mail may be requested. */
function usePause(): { left: number; start: (seconds: number) => void } {
  const [left, setLeft] = useState(0);
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setLeft((before) => before - 1), 1_000);
    return () => clearInterval(timer);
  }, [running]);
  return { left, start: setLeft };
}

function MailedCode({ token, onRequested }: { token: string; onRequested: (readyAt: string) => void }) {
  const { t } = useTranslation("accounts/reset");
  const [code, setCode] = useState("");
  const pause = usePause();
  const mailing = useMutation({
    ...mutation("POST /api/auth/2fa/reset/code"),
    onSuccess: ({ cooldown }) => pause.start(Math.min(cooldown, RESET_COOLDOWN_SECONDS)),
  });
  const asking = useMutation({
    ...mutation("POST /api/auth/2fa/reset"),
    onSuccess: ({ ready_at }) => onRequested(ready_at),
    onError: () => setCode(""), // the digits go, so that the next ones can be typed at once
  });
  const send = (digits: string) => {
    if (!asking.isPending) asking.mutate({ body: { pending_token: token, code: digits } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === 6) send(code);
  };
  const failure = asking.error ?? mailing.error;
  return (
    <Form onSubmit={submit} aria-busy={asking.isPending} className="grid gap-5">
      {mailing.isSuccess && (
        <>
          <p role="status" className="rounded-control bg-good-soft px-3.5 py-3 text-sm">
            {t("sent", { minutes: FACTOR_RESET_CODE_MINUTES })}
          </p>
          <CodeInput label={t("label")} value={code} autoFocus onChange={setCode} onComplete={send} />
        </>
      )}
      {failure && <FormError boxed>{failure.message || t("failed")}</FormError>}
      {mailing.isSuccess && (
        <Button type="submit" size="lg" wide busy={asking.isPending} disabled={code.length < 6}>
          {t("submit")}
        </Button>
      )}
      <Button
        variant={mailing.isSuccess ? "secondary" : "primary"}
        size={mailing.isSuccess ? "md" : "lg"}
        wide
        busy={mailing.isPending}
        disabled={pause.left > 0}
        onClick={() => mailing.mutate({ body: { pending_token: token } })}
      >
        {pause.left > 0 ? t("again_in", { seconds: pause.left }) : t(mailing.isSuccess ? "again" : "send")}
      </Button>
    </Form>
  );
}

function Requested({ readyAt }: { readyAt: string }) {
  const { t, i18n } = useTranslation("accounts/reset");
  const date = dates(i18n.language, { dateStyle: "full", timeStyle: "short" }).format(new Date(readyAt));
  return (
    <Done title={t("done")}>
      <p className="text-pretty text-ink-soft">{t("done_text", { date })}</p>
    </Done>
  );
}
