import type { PublicKind } from "@kompagnon/contract/publicpages/rules.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PageSwitch } from "./page-switch.tsx";

/** A window with the switch of a page that everybody can read. */
export function PageDialog({ kind, id, onClose }: { kind: PublicKind; id: string; onClose: () => void }) {
  const { t } = useTranslation("publicpages");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t(`${kind}_title`)}>
      <div className="grid grid-cols-1 gap-5">
        <PageSwitch kind={kind} id={id} />
        <Button variant="quiet" className="justify-self-end" onClick={onClose}>
          {t("done")}
        </Button>
      </div>
    </Dialog>
  );
}
