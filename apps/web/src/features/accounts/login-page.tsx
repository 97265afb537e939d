import { accountsPaths } from "@kompagnon/contract/accounts/paths.ts";
import { isSlug } from "@kompagnon/contract/invites/rules.ts";
import { onboardingPaths } from "@kompagnon/contract/onboarding/paths.ts";
import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import { type KeyboardEvent, lazy, Suspense, useEffect, useState } from "react";
import { Navigate, useLocation, useParams, useSearchParams } from "react-router";
import { useBrowserValue } from "#features/accounts/components/other-methods.tsx";
import { checkoutPath, parseChosenPlan, storeChosenPlan } from "#platform/chosen-plan.ts";
import { readItem } from "#platform/device-storage.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { EntryHead } from "#platform/entry-head.tsx";
import { banMessage, type Origin, useSession } from "#platform/session.ts";
import { SIGNED_IN_HINT } from "#platform/signed-in-hint.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { cx } from "#ui/cx.ts";
import { FormError } from "#ui/field.tsx";
import { FullPageLoader, Skeleton } from "#ui/skeleton.tsx";
import { CredentialsForm } from "./components/credentials-form.tsx";
import { Entrance } from "./components/entrance.tsx";
import { OtherMethods } from "./components/other-methods.tsx";
import type { Mode } from "./credentials.ts";
import { keepInvite } from "./invite-slug.ts";
import { useSignIn } from "./use-sign-in.ts";

const CodeStep = lazy(async () => ({ default: (await import("./components/code-step.tsx")).CodeStep }));
const ForgotStep = lazy(async () => ({ default: (await import("./components/forgot-step.tsx")).ForgotStep }));
const BanNotice = lazy(async () => ({ default: (await import("./components/ban-notice.tsx")).BanNotice }));

const wasUsedBefore = () => readItem(SIGNED_IN_HINT) !== null;

/** Signs in and up (spec: community, section 2). Members are sent on: where they wanted to go, or to the feed. */
export default function LoginPage() {
  const session = useSession();
  const state: Origin | null = useLocation().state;
  const [registered, setRegistered] = useState(false);
  // This device was used before, most likely by a member: the form does not flash up. Once shown, it stays.
  const usedBefore = useBrowserValue(wasUsedBefore, false);
  const [expected, setExpected] = useState(usedBefore);
  const [search] = useSearchParams();
  const chosen = parseChosenPlan(search.get("plan"));
  useEffect(() => {
    if (chosen) storeChosenPlan(chosen);
  }, [chosen]);
  if (session.state === "member") {
    // The feed is where this page leads members who wanted none: the wizard must not take it for a wanted page.
    const isUnfinished = registered || session.me.needs_onboarding;
    return (
      <Navigate
        to={
          isUnfinished
            ? onboardingPaths.register
            : (state?.from ?? checkoutPath(chosen ?? undefined) ?? postsPaths.feed)
        }
        replace
        state={isUnfinished ? state : null}
      />
    );
  }
  if (expected && session.state === "loading") return <FullPageLoader />;
  if (expected) setExpected(false);
  return <Form onRegistered={() => setRegistered(true)} />;
}

/** The content of the frame: the form, the code step of a sign-in, or the password reset. */
type Step = { at: "credentials" } | { at: "code"; token: string } | { at: "forgot"; email: string };

function Form({ onRegistered }: { onRegistered: () => void }) {
  const { t } = useTranslation("accounts/login");
  const { mode, show, forgot } = useMode();
  const [step, setStep] = useState<Step>(forgot ? { at: "forgot", email: "" } : { at: "credentials" });
  const restart = () => setStep({ at: "credentials" });
  if (step.at === "code")
    return (
      <Entrance>
        <DocumentTitle>{t("mode.sign_in")}</DocumentTitle>
        <Suspense fallback={<StepWait />}>
          <CodeStep token={step.token} onBack={restart} />
        </Suspense>
      </Entrance>
    );
  if (step.at === "forgot")
    return (
      <Entrance>
        <DocumentTitle>{t("forgot")}</DocumentTitle>
        <Suspense fallback={<StepWait />}>
          <ForgotStep email={step.email} onBack={restart} />
        </Suspense>
      </Entrance>
    );
  return <Credentials {...{ mode, show, onRegistered }} onStep={setStep} />;
}

const StepWait = () => (
  <div className="grid gap-4">
    <Skeleton className="h-9 w-3/4" />
    <Skeleton className="h-5 w-full" />
    <Skeleton className="h-13 w-full" />
  </div>
);

function Credentials({
  mode,
  show,
  onRegistered,
  onStep,
}: {
  mode: Mode;
  show: (mode: Mode) => void;
  onRegistered: () => void;
  onStep: (step: Step) => void;
}) {
  const { t } = useTranslation("accounts/login");
  const kept = useBrowserValue(banMessage, null);
  const [latestBan, setBan] = useState<string | null>();
  const ban = latestBan === undefined ? kept : latestBan;
  const state: Origin | null = useLocation().state;
  const why = useBrowserValue<Why | "drawn" | null>(() => reasonOf(state), "drawn");
  // Every refusal checks again whether an appeal is possible.
  const [refusals, setRefusals] = useState(0);
  const onPending = (token: string) => onStep({ at: "code", token });
  const onRefused = () => {
    setBan(banMessage());
    setRefusals((before) => before + 1);
  };
  const signIn = useSignIn(mode, {
    onEntered: () => mode === "sign-up" && onRegistered(),
    onPending,
    onRefused,
  });
  const signUp = mode === "sign-up";
  const usual = signUp ? "sign_up" : "sign_in";
  const greeting = ban === null ? usual : "banned";
  const invited = isSlug(useParams().slug ?? "");
  const open = (next: Mode) => {
    signIn.clear();
    show(next);
  };
  return (
    <Entrance>
      <EntryHead
        path={accountsPaths.login}
        title={t(signUp ? "mode.sign_up" : "mode.sign_in")}
        description={`${t("brand.headline")} ${t("sign_up.lead")}`}
      />
      <h1 className="text-2xl">{t(`${greeting}.title`)}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{t(`${greeting}.lead`)}</p>
      {ban !== null && (
        <div className="mb-4 grid gap-3">
          <FormError boxed>{ban}</FormError>
          <Suspense fallback={null}>
            <BanNotice key={refusals} onLifted={() => setBan(null)} />
          </Suspense>
        </div>
      )}
      {why && ban === null && (
        // Prerendered for visitors who wanted to register and hidden from all others, so that the layout does not shift later.
        <Banner className={cx("mb-4", why === "drawn" && "hidden in-[[data-asked-for='/register']]:flex")}>
          {t(`why.${why === "drawn" ? "register" : why}`)}
        </Banner>
      )}
      {invited && signUp && ban === null && <Banner className="mb-4">{t("invited")}</Banner>}
      <ModeTabs mode={mode} onChange={open} />
      <div role="tabpanel" id={PANEL} aria-labelledby={tabId(mode)}>
        <CredentialsForm
          mode={mode}
          entry={signIn}
          onSignIn={() => open("sign-in")}
          onForgot={(email) => onStep({ at: "forgot", email })}
        />
        <OtherMethods mode={mode} onPending={onPending} onRefused={onRefused} onNew={onRegistered} />
      </div>
    </Entrance>
  );
}

type Why = NonNullable<Origin["why"]> | "register";
/** Why the visitor was redirected here: a session that was ended, or the wizard, which requires one. */
const reasonOf = (state: Origin | null): Why | null =>
  state?.why ?? (state?.from?.split(/[?#]/)[0] === onboardingPaths.register ? "register" : null);

/** The open side is in the address. An invitation opens the sign-up side and is kept for it. */
function useMode(): { mode: Mode; show: (mode: Mode) => void; forgot: boolean } {
  const { slug } = useParams();
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  useEffect(() => {
    if (slug !== undefined) keepInvite(slug);
  }, [slug]);
  const requested = search.get("mode");
  const usual: Mode = slug === undefined ? "sign-in" : "sign-up";
  return {
    forgot: search.has("forgot"),
    mode: requested === "sign-in" || requested === "sign-up" ? requested : usual,
    // The origin in the history state goes along.
    show: (mode) =>
      setSearch(mode === usual ? {} : { mode }, { replace: true, state, preventScrollReset: true }),
  };
}

const MODES: readonly Mode[] = ["sign-in", "sign-up"];
/** The id of the panel that the tabs switch. */
const PANEL = "credentials";
/** The id of a mode's tab. */
const tabId = (mode: Mode): string => `tab-${mode}`;

/** The toggle between signing in and signing up; arrow keys move as in any row of tabs. */
function ModeTabs({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  const { t } = useTranslation("accounts/login");
  const move = (event: KeyboardEvent) => {
    const next: Mode = mode === "sign-in" ? "sign-up" : "sign-in";
    const targets: Partial<Record<string, Mode>> = {
      ArrowLeft: next,
      ArrowRight: next,
      Home: "sign-in",
      End: "sign-up",
    };
    const other = targets[event.key];
    if (!other) return;
    event.preventDefault();
    onChange(other);
    document.getElementById(tabId(other))?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={t("mode.label")}
      className="grid grid-cols-2 gap-1 rounded-card bg-sunken p-1 ring-1 ring-line ring-inset"
    >
      {MODES.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={tabId(one)}
          aria-selected={one === mode}
          aria-controls={PANEL}
          tabIndex={one === mode ? 0 : -1}
          onClick={() => onChange(one)}
          onKeyDown={move}
          className={cx(
            "min-h-10 rounded-control px-3 font-semibold text-sm transition-colors duration-150",
            one === mode ? "bg-raised text-ink shadow-float" : "text-ink-soft hover:text-ink",
          )}
        >
          {t(one === "sign-in" ? "mode.sign_in" : "mode.sign_up")}
        </button>
      ))}
    </div>
  );
}
