import { overviewPaths } from "@kompagnon/contract/overview/paths.ts";
import { useEffect, useEffectEvent } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { FullPageLoader } from "#ui/skeleton.tsx";
import { type Outcome, outcomeParameters } from "./outcome.ts";

/** The specification's delay (account, section 9). */
const DELAY_MS = 50;

/** Leads to the dashboard, which shows what came of the payment; nothing here decides about anything. */
export function Returning({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation("ui");
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const lead = useEffectEvent(() => {
    void navigate(`${overviewPaths.dashboard}?${outcomeParameters(outcome, search)}`, { replace: true });
  });
  useEffect(() => {
    const timer = setTimeout(lead, DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <DocumentTitle>{t("loading")}</DocumentTitle>
      <FullPageLoader />
    </>
  );
}
