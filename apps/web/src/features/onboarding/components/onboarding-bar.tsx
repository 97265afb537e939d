import { useTranslation } from "react-i18next";
import { paths } from "#platform/paths.ts";
import { useMember } from "#platform/session.ts";
import { Banner } from "#ui/banner.tsx";
import { ButtonLink } from "#ui/button.tsx";

/** Leads a member whose onboarding was left back to it. Only below the auth guard. */
export function OnboardingBar() {
  const { t } = useTranslation("onboarding");
  const { needs_onboarding } = useMember();
  if (!needs_onboarding) return null;
  return (
    <Banner
      className="rounded-none py-2"
      action={
        <ButtonLink to={paths.register} size="sm" variant="quiet">
          {t("bar.action")}
        </ButtonLink>
      }
    >
      {t("bar.text")}
    </Banner>
  );
}
