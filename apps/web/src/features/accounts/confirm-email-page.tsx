import { accountsPaths } from "@kompagnon/contract/accounts/paths.ts";
import { onboardingPaths } from "@kompagnon/contract/onboarding/paths.ts";
import { overviewPaths } from "@kompagnon/contract/overview/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CloudAlert, KeyRound, LinkIcon, MailCheck } from "lucide-react";
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { ApiError, call, type Out } from "#platform/call.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { mayRecover } from "#platform/queries.ts";
import { type Origin, refreshSession, useSession } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink, Spinner } from "#ui/button.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { useResend } from "./components/confirm-email-bar.tsx";
import { Entrance } from "./components/entrance.tsx";

const StopReset = lazy(async () => ({ default: (await import("./reset/stop-reset.tsx")).StopReset }));

const tokenIn = (hash: string) => new URLSearchParams(hash.slice(1)).get("token") ?? "";
/** The token of the link that stops the removal of second factors. */
const stopIn = (hash: string) => new URLSearchParams(hash.slice(1)).get("stop");

type Confirmed = Out<"POST /api/auth/email/confirm">;

/**
 * Confirms the address by the mailed link, for a member who is signed in or knows the password. The token is in the fragment, so
 * that no server log contains it.
 */
export default function ConfirmEmailPage() {
  const stop = stopIn(useLocation().hash);
  if (stop === null) return <Confirming />;
  return (
    <Entrance>
      <Suspense fallback={<Spinner className="size-7" />}>
        <StopReset token={stop} />
      </Suspense>
    </Entrance>
  );
}

function Confirming() {
  const { t } = useTranslation("accounts/login");
  const { t: e } = useTranslation("errors/checks");
  const token = tokenIn(useLocation().hash);
  // A query, although it writes: one call a token, however often this is drawn.
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["POST /api/auth/email/confirm", token],
    queryFn: async () => {
      const answer = await call("POST /api/auth/email/confirm", { body: { token } });
      await refreshSession();
      return answer;
    },
    enabled: token !== "",
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failed, failure) => failed < 2 && mayRecover(failure),
  });
  const [proven, setProven] = useState<Confirmed | null>(null);
  const what = (data ?? proven)?.what;
  const broken = error instanceof ApiError && ["token_invalid", "invalid_input"].includes(error.code);
  const unproven = error instanceof ApiError && error.code === "proof_required";
  const content = () => {
    if (what) return <Done what={what} />;
    if (unproven)
      return (
        <State icon={<KeyRound strokeWidth={1.75} />} title={t("confirm.proof_title")}>
          <PasswordProof token={token} onConfirmed={setProven} />
        </State>
      );
    if (token === "" || broken) return <Invalid />;
    if (error && !isFetching)
      return <Failed text={error.message || e("offline")} onRetry={() => refetch()} />;
    return (
      <State icon={<Spinner className="size-7" />} title={t("confirm.title")}>
        <p role="status">{t("confirm.working")}</p>
      </State>
    );
  };
  return (
    <Entrance>
      <DocumentTitle>{t("confirm.title")}</DocumentTitle>
      {content()}
    </Entrance>
  );
}

const State = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <div className="grid justify-items-start gap-3">
    <span
      aria-hidden="true"
      className="mb-2 grid size-16 place-items-center rounded-full bg-accent-soft text-accent [&_svg]:size-7"
    >
      {icon}
    </span>
    <h1 className="text-2xl">{title}</h1>
    <div className="grid w-full gap-6 text-ink-soft">{children}</div>
  </div>
);

/** The one next step for the visitor. */
function Onward() {
  const { t } = useTranslation("accounts/login");
  const session = useSession();
  if (session.state === "loading") return null;
  if (session.state !== "member")
    return (
      <ButtonLink to={accountsPaths.login} size="lg" wide>
        {t("confirm.to_login")}
      </ButtonLink>
    );
  const { needs_onboarding } = session.me;
  return (
    <ButtonLink to={needs_onboarding ? onboardingPaths.register : overviewPaths.dashboard} size="lg" wide>
      {t(needs_onboarding ? "confirm.to_register" : "confirm.to_dashboard")}
    </ButtonLink>
  );
}

const DONE_TEXTS = {
  address: "confirm.done_text",
  change: "confirm.change_text",
  newsletter: "confirm.newsletter_text",
} as const;

function Done({ what }: { what: keyof typeof DONE_TEXTS }) {
  const { t } = useTranslation("accounts/login");
  return (
    <State
      icon={<CircleCheck strokeWidth={1.75} />}
      title={t(what === "newsletter" ? "confirm.newsletter_title" : "confirm.done_title")}
    >
      <p role="status">{t(DONE_TEXTS[what])}</p>
      <Onward />
    </State>
  );
}

/** A used or expired link: a member with a confirmed address is notified of that, others get a new link. */
function Invalid() {
  const { t } = useTranslation("accounts/login");
  const session = useSession();
  const resend = useResend();
  const [requested, setRequested] = useState(false);
  if (session.state === "member" && session.me.email_confirmed) return <Done what="address" />;
  if (requested && resend.isSuccess)
    return (
      <State icon={<MailCheck strokeWidth={1.75} />} title={t("confirm.title")}>
        <p role="status">{t("confirm.sent")}</p>
        <Onward />
      </State>
    );
  return (
    <State icon={<LinkIcon strokeWidth={1.75} />} title={t("confirm.invalid_title")}>
      {session.state === "member" ? (
        <>
          <p>{t("confirm.invalid_member", { email: session.me.email })}</p>
          {resend.isError && <FormError boxed>{resend.error.message || t("errors.unexpected")}</FormError>}
          <Button
            size="lg"
            wide
            busy={resend.isPending}
            onClick={() => {
              setRequested(true);
              resend.mutate();
            }}
          >
            {t("confirm.resend")}
          </Button>
        </>
      ) : (
        <>
          <p>{t("confirm.invalid_guest")}</p>
          <Onward />
        </>
      )}
    </State>
  );
}

function Failed({ text, onRetry }: { text: string; onRetry: () => unknown }) {
  const { t: ui } = useTranslation("ui");
  return (
    <State icon={<CloudAlert strokeWidth={1.75} />} title={ui("error_title")}>
      <FormError boxed>{text}</FormError>
      <Button size="lg" wide onClick={onRetry}>
        {ui("retry")}
      </Button>
    </State>
  );
}

/** Asks a visitor who holds a mailed link and is not signed in for the account's password. */
function PasswordProof({
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
