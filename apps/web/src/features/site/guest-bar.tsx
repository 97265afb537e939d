import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { TEST_DAYS } from "@kompagnon/contract/billing/rules.ts";
import { Link } from "react-router";
import { dayCount } from "#features/billing/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { useSite } from "./use-site.ts";

/** Announces the test version above the public pages, for guests. */
export function GuestBar() {
  const { language } = useSite();
  const { t } = useTranslation("billing/pricing", { lng: language });
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-4 bg-accent-soft px-4 py-1 text-center text-sm signed-in:hidden">
      {t("guest_bar", { days: dayCount(TEST_DAYS, language) })}
      <Link
        to={billingPaths.signUpFor("test")}
        className="inline-flex min-h-8 items-center rounded-control font-semibold text-accent underline underline-offset-4"
      >
        {t("guest_action")}
      </Link>
    </p>
  );
}
