import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { TEST_DAYS } from "@kompagnon/contract/billing/rules.ts";
import { FlaskConical, RefreshCwOff, Undo2 } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import { dayCount, RequestedTool } from "#features/billing/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Invitation } from "./invitation.tsx";
import { Comparison } from "./pricing/comparison.tsx";
import { PlanList } from "./pricing/plan-list.tsx";
import { Questions } from "./questions.tsx";
import { SiteFrame } from "./site-frame.tsx";
import { useSite } from "./use-site.ts";

const ASKED = ["faq_stack", "faq_pay", "faq_after"] as const;

/**
 * The price of Premium, with everything that the law requires next to a price; works without script (spec: account, section 2).
 */
export default function PricingPage() {
  const { language } = useSite();
  const { t } = useTranslation("billing/pricing", { lng: language });
  const days = { days: dayCount(TEST_DAYS, language) };
  return (
    <SiteFrame
      page="pricing"
      title={t("title")}
      description={t("description")}
      headline={t("headline")}
      lead={t("lead")}
    >
      <AskedHere />
      <PlanList />
      <section aria-labelledby="rely" className="grid gap-5">
        <h2 id="rely" className="text-xl">
          {t("info")}
        </h2>
        <ul className="grid gap-x-10 gap-y-7 sm:grid-cols-3">
          <Info icon={<Undo2 />} title={t("info_withdrawal")} text={t("info_withdrawal_text")} />
          <Info icon={<FlaskConical />} title={t("info_test", days)} text={t("info_test_text")}>
            <TestStart label={t("test_start")} />
          </Info>
          <Info icon={<RefreshCwOff />} title={t("info_renewal")} text={t("info_renewal_text")} />
        </ul>
      </section>
      <Comparison />
      <Questions
        id="faq"
        title={t("faq")}
        items={ASKED.map((key) => ({ question: t(key), answer: t(`${key}_text`) }))}
      />
      <Invitation title={t("call")} text={t("call_text")} join={t("call_action")} member={t("call_member")} />
    </SiteFrame>
  );
}

/** Shown only if a tool led here: prerendered pages have no such visitor. */
function AskedHere() {
  return useLocation().state ? (
    <Suspense fallback={null}>
      <RequestedTool />
    </Suspense>
  ) : null;
}

const TestStart = ({ label }: { label: string }) => (
  <>
    <ButtonLink
      to={billingPaths.signUpFor("test")}
      variant="secondary"
      size="sm"
      className="mt-3 signed-in:hidden"
    >
      {label}
    </ButtonLink>
    <ButtonLink
      to={billingPaths.startTest}
      state={useLocation().state}
      variant="secondary"
      size="sm"
      className="mt-3 signed-out:hidden"
    >
      {label}
    </ButtonLink>
  </>
);

const Info = ({
  icon,
  title,
  text,
  children,
}: {
  icon: ReactNode;
  title: string;
  text: string;
  children?: ReactNode;
}) => (
  <li className="flex gap-3.5">
    <span aria-hidden="true" className="mt-0.5 shrink-0 text-accent [&_svg]:size-6 [&_svg]:stroke-[1.75]">
      {icon}
    </span>
    <div>
      <h3 className="font-sans font-semibold text-base tracking-normal">{title}</h3>
      <p className="mt-0.5 text-ink-soft text-sm">{text}</p>
      {children}
    </div>
  </li>
);
