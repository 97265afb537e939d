import { returnPath } from "@kompagnon/contract/billing/paths.ts";
import { overviewPaths } from "@kompagnon/contract/overview/paths.ts";
import { useEffect, useEffectEvent } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { planNamed } from "#platform/chosen-plan.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { WholePageWait } from "#ui/whole-page-wait.tsx";
import { ORDER, OUTCOME, type Outcome, PLAN, TO } from "./outcome.ts";

/** The specification's delay (account, section 9). */
const DELAY_MS = 50;

/** Leads to the dashboard, which shows what came of the payment; nothing here decides about anything. */
export function Returning({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation("ui");
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const lead = useEffectEvent(() => {
    const plan = planNamed(search.get(PLAN));
    const order = search.get(ORDER);
    const to = returnPath(search.get(TO));
    const query = new URLSearchParams({
      [OUTCOME]: outcome,
      ...(plan && { [PLAN]: plan }),
      ...(order && { [ORDER]: order }),
      ...(to && { [TO]: to }),
    });
    void navigate(`${overviewPaths.dashboard}?${query}`, { replace: true });
  });
  useEffect(() => {
    const timer = setTimeout(lead, DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <DocumentTitle>{t("loading")}</DocumentTitle>
      <WholePageWait />
    </>
  );
}
