import { settingsPaths } from "@kompagnon/contract/settings/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { type FormEvent, Suspense, useEffect, useRef, useState } from "react";
import { ApiError, call, onStepUp } from "#platform/call.ts";
import { query } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink, Spinner } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { type Factor, isComplete, NO_FACTOR } from "./factor.ts";
import { SecondFactor } from "./public.ts";

/** Asks the team to confirm who they are where a call wants it (`step_up_required`); draws nothing until then. */
export function StepUpListener() {
  const [open, setOpen] = useState(false);
  const settle = useRef<(confirmed: boolean) => void>(undefined);
  useEffect(() => {
    const stop = onStepUp(() => {
      settle.current?.(false);
      setOpen(true);
      return new Promise((resolve) => {
        settle.current = resolve;
      });
    });
    return () => {
      stop();
      settle.current?.(false);
    };
  }, []);
  const close = (confirmed: boolean) => {
    settle.current?.(confirmed);
    settle.current = undefined;
    setOpen(false);
  };
  return open && <StepUpDialog onClose={close} />;
}

type Options = Parameters<typeof import("@simplewebauthn/browser")["startAuthentication"]>[0]["optionsJSON"];

/** Confirms who is there by one of their passkeys. Throws ApiError when the server refuses, and what the browser throws. */
async function confirmByPasskey(): Promise<void> {
  const [{ startAuthentication }, options] = await Promise.all([
    import("@simplewebauthn/browser"),
    call("POST /api/auth/step-up/options"),
  ]);
  const answer = await startAuthentication({ optionsJSON: options as unknown as Options }); // made by the same library on the server
  await call("POST /api/auth/step-up", { body: { response: { ...answer } } });
}

/** Asks who is there, by a code, a backup code or a passkey (security: 13). */
function StepUpDialog({ onClose }: { onClose: (confirmed: boolean) => void }) {
  const { t } = useTranslation("accounts/staff");
  const means = useQuery({ ...query("GET /api/auth/step-up"), staleTime: 0 });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose(false)}
      size="sm"
      title={t("confirm.title")}
      description={t("confirm.intro")}
    >
      {means.isPending && <Spinner />}
      {means.isError && <ErrorState className="py-4" error={means.error} onRetry={() => means.refetch()} />}
      {means.data && <ConfirmBy {...means.data} onClose={onClose} />}
    </Dialog>
  );
}

type Methods = { code: boolean; passkey: boolean; onClose: (confirmed: boolean) => void };

function ConfirmBy({ code, passkey, onClose }: Methods) {
  const { t } = useTranslation("accounts/staff");
  if (!code && !passkey)
    return (
      <div className="grid gap-4">
        <p>{t("confirm.none")}</p>
        <ButtonLink to={settingsPaths.area("security")} onClick={() => onClose(false)}>
          {t("confirm.set_up")}
        </ButtonLink>
      </div>
    );
  return (
    <div className="grid gap-5">
      {code && <CodeForm onClose={onClose} />}
      {code && passkey && (
        <p className="text-center text-ink-soft text-sm" aria-hidden="true">
          {t("confirm.or")}
        </p>
      )}
      {passkey && <PasskeyForm onClose={onClose} />}
    </div>
  );
}

function CodeForm({ onClose }: Pick<Methods, "onClose">) {
  const { t } = useTranslation("accounts/staff");
  const [factor, setFactor] = useState<Factor>(NO_FACTOR);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async ({ kind, value }: Factor) => {
    if (busy) return;
    setBusy(true);
    try {
      await call("POST /api/auth/step-up", {
        body: kind === "code" ? { code: value } : { backup_code: value },
      });
      onClose(true);
    } catch (failure) {
      // A wrong code is worth nothing: the boxes are empty for the next one.
      setFactor({ kind, value: "" });
      setProblem(failure instanceof ApiError ? failure.message : "");
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete(factor)) void send(factor);
  };
  return (
    <Form noValidate onSubmit={submit} aria-busy={busy} className="grid gap-4">
      <Suspense fallback={<Skeleton className="h-20 w-full" />}>
        <SecondFactor
          value={factor}
          onChange={(next) => {
            setProblem(null);
            setFactor(next);
          }}
          onComplete={send}
        />
      </Suspense>
      <FormError boxed>{problem}</FormError>
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="secondary" onClick={() => onClose(false)}>
          {t("confirm.cancel")}
        </Button>
        <Button type="submit" busy={busy} disabled={!isComplete(factor)}>
          {t("confirm.submit")}
        </Button>
      </div>
    </Form>
  );
}

function PasskeyForm({ onClose }: Pick<Methods, "onClose">) {
  const { t } = useTranslation("accounts/staff");
  const [problem, setProblem] = useState<string | null>(null);
  const start = () => {
    setProblem(null);
    return confirmByPasskey().then(
      () => onClose(true),
      () => setProblem(t("confirm.passkey_failed")),
    );
  };
  return (
    <div className="grid gap-2">
      <Button
        variant="secondary"
        wide
        onClick={start}
        icon={<KeyRound aria-hidden="true" className="size-5" strokeWidth={1.75} />}
      >
        {t("confirm.passkey")}
      </Button>
      <FormError boxed>{problem}</FormError>
    </div>
  );
}
