import { accountsPaths } from "@kompagnon/contract/accounts/paths.ts";
import { onboardingPaths } from "@kompagnon/contract/onboarding/paths.ts";
import { ServerOff } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useEffectEvent } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { KeepAccount, TermsDialog } from "#features/accounts/public.ts";
import { call } from "#platform/call.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { languageOf, storeLanguage } from "#platform/i18n.ts";
import { clearUnread } from "#platform/nav-badges.ts";
import { forgetMember, isAccessRefused, type Origin, type Session, useSession } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FullPageLoader } from "#ui/skeleton.tsx";

/**
 * Lets members through, the unfinished ones to their onboarding; sends guests to the login with their origin, and says so
 * while the server cannot be reached.
 */
export function Guard({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.state === "loading") return <FullPageLoader />;
  if (session.state === "unreachable") return <Unreachable retry={session.retry} />;
  if (session.state === "guest") return <RedirectToLogin {...session} />;
  const { deletion_due_at: due, terms_due: termsDue } = session.me;
  if (due !== null)
    return (
      <Suspense fallback={<FullPageLoader />}>
        <KeepAccount due={due} />
      </Suspense>
    );
  const unfinished = session.me.needs_onboarding && pathname !== onboardingPaths.register;
  return (
    <>
      <AccountLanguage language={session.me.language} />
      {termsDue && (
        <Suspense fallback={null}>
          <TermsDialog />
        </Suspense>
      )}
      {unfinished ? (
        <Navigate to={onboardingPaths.register} replace state={{ from: `${pathname}${search}${hash}` }} />
      ) : (
        children
      )}
    </>
  );
}

/** The account's language wins over the device's as soon as the account is known. */
function AccountLanguage({ language }: { language: ReturnType<typeof languageOf> }) {
  const { i18n } = useTranslation("ui");
  // Only a change of the account's language speaks here; a choice made in this page is not overruled.
  const follow = useEffectEvent(() => {
    storeLanguage(language);
    if (languageOf(i18n) !== language) void i18n.changeLanguage(language);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is what sets it off
  useEffect(follow, [language]);
  return null;
}

/**
 * A member who signed out gets no return address: the next sign-in may be by another member. Other guests see the reason for the
 * redirect.
 */
function RedirectToLogin({ signedOutHere, why }: Extract<Session, { state: "guest" }>) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const lead = useEffectEvent(() => {
    clearUnread();
    forgetMember();
    const from = `${pathname}${search}${hash}`;
    const origin: Origin = signedOutHere ? {} : { from, ...(why && { why }) };
    void navigate(accountsPaths.login, { replace: true, state: origin });
  });
  useEffect(() => lead(), []); // once: the login's files may take a while, and this is drawn until then
  return <FullPageLoader />;
}

/** Asks now and then whether the server answers again, without drawing anything until it does. */
function Unreachable({ retry }: { retry: () => Promise<unknown> }) {
  const { t } = useTranslation("shell");
  const { t: ui } = useTranslation("ui");
  const knock = useEffectEvent(() => {
    void call("GET /api/me").then(retry, (failure) => isAccessRefused(failure) && retry());
  });
  useEffect(() => {
    const timer = setInterval(() => knock(), 10_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <main id="main" className="grid min-h-dvh place-items-center">
      <DocumentTitle>{t("unreachable.title")}</DocumentTitle>
      <EmptyState
        asPage
        icon={<ServerOff strokeWidth={1.75} />}
        title={t("unreachable.title")}
        action={<Button onClick={retry}>{ui("retry")}</Button>}
      >
        {t("unreachable.text")}
      </EmptyState>
    </main>
  );
}
