import { settingsPaths } from "@kompagnon/contract/settings/paths.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";

/** To where the subscription is managed. */
export function ManageLink() {
  const { t } = useTranslation("billing");
  return <ButtonLink to={settingsPaths.area("premium")}>{t("order.manage")}</ButtonLink>;
}
