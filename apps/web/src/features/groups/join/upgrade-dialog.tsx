import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { BuyDialog } from "#features/billing/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";

/**
 * The member is in the maximum number of groups of the free version (spec: community, section 6): premium or leaving one helps.
 */
export function UpgradeDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation("groups");
  return (
    <BuyDialog
      reason="groups"
      open={open}
      onOpenChange={onOpenChange}
      aside={
        <ButtonLink size="sm" variant="quiet" to={groupsPaths.groups} onClick={() => onOpenChange(false)}>
          {t("upgrade.action")}
        </ButtonLink>
      }
    />
  );
}
