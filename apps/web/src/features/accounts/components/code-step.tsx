import { ArrowLeft, ShieldCheck } from "lucide-react";
import { type FormEvent, lazy, Suspense, useState } from "react";
import { ApiError, call } from "#platform/call.ts";
import { storeBanMessage } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { loadSession } from "../credentials.ts";
import { type Factor, factorBody, isComplete, NO_FACTOR } from "../factor.ts";
import { SecondFactor } from "../public.ts";

const LostFactors = lazy(async () => ({ default: (await import("../reset/lost-factors.tsx")).LostFactors }));

/** The second step of signing in, with a way back for members who cannot complete it. */
export function CodeStep({ token, onBack }: { token: string; onBack: () => void }) {
  const [lost, setLost] = useState(false);
  if (!lost) return <Code token={token} onBack={onBack} onLost={() => setLost(true)} />;
  return (
    <Suspense fallback={<Skeleton className="h-40 w-full" />}>
      <LostFactors token={token} onBack={() => setLost(false)} />
    </Suspense>
  );
}

/** The second step of signing in: six digits from the app, or a backup code (spec: community, section 4). */
function Code({ token, onBack, onLost }: { token: string; onBack: () => void; onLost: () => void }) {
  const { t } = useTranslation("accounts");
  const { t: reset } = useTranslation("accounts/reset");
  const [factor, setFactor] = useState<Factor>(NO_FACTOR);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);

  const send = async ({ kind, value }: Factor) => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await call("POST /api/auth/2fa/sign-in", {
        body: { pending_token: token, ...factorBody({ kind, value }) },
      });
      await loadSession();
    } catch (failure) {
      const refused = failure instanceof ApiError ? failure : null;
      if (refused?.code === "banned") {
        storeBanMessage(refused.message);
        return onBack();
      }
      if (refused?.code === "pending_invalid") setOver(true);
      // The digits go, so that the next ones can be typed at once.
      if (refused?.code === "invalid_totp") setFactor({ kind, value: "" });
      setProblem(refused?.message || t("code.invalid"));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete(factor)) void send(factor);
  };

  return (
    <Form onSubmit={submit} aria-busy={busy} className="grid gap-5">
      <span
        aria-hidden="true"
        className="grid size-14 place-items-center rounded-full bg-accent-soft text-accent"
      >
        <ShieldCheck className="size-7" strokeWidth={1.75} />
      </span>
      <div>
        <h1 className="text-2xl">{t("code.title")}</h1>
        <p className="mt-2 text-ink-soft">{t(factor.kind === "code" ? "code.lead" : "code.backup_lead")}</p>
      </div>
      <Suspense fallback={<Skeleton className="h-20 w-full" />}>
        <SecondFactor
          value={factor}
          onChange={(next) => {
            setProblem(null);
            setFactor(next);
          }}
          onComplete={send}
          disabled={over}
        />
      </Suspense>
      <FormError boxed>{problem}</FormError>
      {over ? (
        <Button size="lg" wide onClick={onBack}>
          {t("code.restart")}
        </Button>
      ) : (
        <Button type="submit" size="lg" wide busy={busy} disabled={!isComplete(factor)}>
          {t("code.submit")}
        </Button>
      )}
      {!over && (
        <Button variant="quiet" onClick={onLost}>
          {reset("open")}
        </Button>
      )}
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
