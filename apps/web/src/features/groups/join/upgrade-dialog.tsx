import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

/** One is in as many groups as the free version allows (spec: community, section 6). */
export function UpgradeDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation("groups");
  const { t: ui } = useTranslation("ui");
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("upgrade.title")}
      description={t("upgrade.text")}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {ui("close")}
          </Button>
          <ButtonLink to={groupsPaths.groups} onClick={() => onOpenChange(false)}>
            {t("upgrade.action")}
          </ButtonLink>
        </>
      }
    />
  );
}
