import { overviewPaths } from "@kompagnon/contract/overview/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Navigate } from "react-router";
import { DocumentTitle } from "#platform/document-title.tsx";
import { languageOf } from "#platform/i18n.ts";
import { refreshSession, useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { type Answers, answersOf, STEPS } from "./answers.ts";
import { profileQuery, recordQuery } from "./api.ts";
import { Wizard } from "./components/wizard.tsx";
import { WizardFrame } from "./components/wizard-frame.tsx";

/** Onboarding: continues at the step where it was left, on any device, with what was answered; once finished, never again. */
export default function OnboardingPage() {
  const { t, i18n } = useTranslation("onboarding");
  const me = useMember();
  const profile = useQuery(profileQuery(me.id));
  const record = useQuery(recordQuery(me.id));
  if (profile.data && record.data)
    return (
      <OnboardingSteps
        initial={answersOf(profile.data, record.data, languageOf(i18n))}
        step={record.data.step}
      />
    );
  const error = profile.error ?? record.error;
  return (
    <WizardFrame step={0}>
      <DocumentTitle>{t("title")}</DocumentTitle>
      {error ? (
        <ErrorState error={error} onRetry={() => Promise.all([profile.refetch(), record.refetch()])} />
      ) : (
        <Loading />
      )}
    </WizardFrame>
  );
}

/**
 * The wizard with its state at opening. Finishing it here leads on; only one that was finished before redirects to the dashboard.
 */
function OnboardingSteps({ initial, step }: { initial: Answers; step: number | null }) {
  const me = useMember();
  const [start] = useState(step);
  if (start !== null) return <Wizard initial={initial} start={start} />;
  return me.needs_onboarding ? <Finished /> : <Navigate to={overviewPaths.dashboard} replace />;
}

/** Finished elsewhere, and the session does not know yet: it is read again, which leads on. */
function Finished() {
  const { t } = useTranslation("onboarding");
  useEffect(() => void refreshSession(), []);
  return (
    <WizardFrame step={STEPS.length - 1}>
      <DocumentTitle>{t("title")}</DocumentTitle>
      <Loading />
    </WizardFrame>
  );
}

function Loading() {
  const { t } = useTranslation("ui");
  return (
    <div role="status" aria-label={t("loading")} className="grid gap-3 pt-6 sm:pt-10">
      <Skeleton className="h-9 w-3/4" />
      <Skeleton className="mb-5 h-6 w-full" />
      <div className="grid gap-2.5 sm:grid-cols-2">
        {["a", "b", "c", "d", "e", "f"].map((tile) => (
          <Skeleton key={tile} className="h-14 rounded-card" />
        ))}
      </div>
    </div>
  );
}
