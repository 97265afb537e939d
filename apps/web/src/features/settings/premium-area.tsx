import { PremiumSection } from "#features/billing/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { PremiumUntil } from "./premium-until.tsx";

/** The end of Premium, the subscription, and the links to purchases and to the member's rights. */
export function PremiumArea() {
  const { t } = useTranslation("settings");
  return (
    <PremiumSection>
      <dl>
        <dt className="text-ink-soft text-sm">{t("account.premium")}</dt>
        <dd className="mt-0.5 text-lg">
          <PremiumUntil />
        </dd>
      </dl>
    </PremiumSection>
  );
}
