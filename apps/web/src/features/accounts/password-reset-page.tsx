import { accountsPaths } from "@kompagnon/contract/accounts/paths.ts";
import { tidyEmail } from "@kompagnon/contract/accounts/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, Link2Off } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { ApiError, call } from "#platform/call.ts";
import { EntryHead } from "#platform/entry-head.tsx";
import { mayRecover } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { FormError } from "#ui/field.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Entrance } from "./components/entrance.tsx";
import { NewPasswordForm } from "./components/new-password-form.tsx";
import { forgetFailures } from "./refusals.ts";
import { deviceFingerprint } from "./reset.ts";

/** After this the login follows by itself (spec: public, section 4). */
const REDIRECT_MS = 3_000;

/** Sets a new password by the mailed link (spec: public, section 2.8). */
export default function PasswordResetPage() {
  const { t } = useTranslation("accounts");
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  const [done, setDone] = useState(false);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["POST /api/auth/password-reset/verify-token", token],
    queryFn: () =>
      call("POST /api/auth/password-reset/verify-token", {
        body: { token, deviceFingerprint: deviceFingerprint() },
      }),
    enabled: token !== "" && !done,
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failed, failure) => failed < 2 && mayRecover(failure),
  });
  const refused = error instanceof ApiError && error.status === 400;
  const content = () => {
    if (done) return <Done />;
    if (token === "") return <Invalid>{t("reset.no_token")}</Invalid>;
    if (refused) return <Invalid>{error.message || t("reset.expired")}</Invalid>;
    if (error && !isFetching) return <CheckFailed onRetry={() => refetch()} />;
    if (!data) return <Checking />;
    return (
      <NewPasswordForm
        token={token}
        email={data.email}
        username={data.username}
        needsCode={data.requires2FA}
        onDone={() => {
          forgetFailures("sign-in", tidyEmail(data.email));
          setDone(true);
        }}
      />
    );
  };
  return (
    <Entrance>
      <EntryHead path="/password-reset" title={t("reset.title")} description={t("forgot.lead")} />
      {content()}
    </Entrance>
  );
}

function CheckFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation("accounts");
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl">{t("reset.title")}</h1>
      <FormError boxed>{t("reset.check_failed")}</FormError>
      <Button size="lg" wide onClick={onRetry}>
        {t("reset.check_again")}
      </Button>
    </div>
  );
}

function Checking() {
  const { t } = useTranslation("accounts");
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl">{t("reset.title")}</h1>
      <p role="status" className="text-ink-soft">
        {t("reset.checking")}
      </p>
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-13 w-full" />
    </div>
  );
}

const Mark = ({ children }: { children: ReactNode }) => (
  <span
    aria-hidden="true"
    className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent [&_svg]:size-7"
  >
    {children}
  </span>
);

function Invalid({ children }: { children: ReactNode }) {
  const { t } = useTranslation("accounts");
  return (
    <div className="grid justify-items-start gap-4">
      <Mark>
        <Link2Off strokeWidth={1.75} />
      </Mark>
      <h1 className="text-2xl">{t("reset.invalid_title")}</h1>
      <FormError>{children}</FormError>
      <p className="text-ink-soft">{t("reset.invalid_text")}</p>
      <ButtonLink to={`${accountsPaths.login}?forgot`} size="lg" wide>
        {t("reset.new_link")}
      </ButtonLink>
      <ButtonLink to={accountsPaths.login} variant="quiet" wide>
        {t("reset.to_login")}
      </ButtonLink>
    </div>
  );
}

function Done() {
  const { t } = useTranslation("accounts");
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(accountsPaths.login, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div className="grid justify-items-start gap-4">
      <Mark>
        <CircleCheck strokeWidth={1.75} />
      </Mark>
      <h1 className="text-2xl">{t("reset.done_title")}</h1>
      <p role="status" className="text-ink-soft">
        {t("reset.done_text")}
      </p>
      <ButtonLink to={accountsPaths.login} size="lg" wide>
        {t("reset.to_login")}
      </ButtonLink>
    </div>
  );
}
