import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { dates } from "#ui/formatters.ts";

/** What the test version opens, and what it does not. */
export function InfoDialog({
  endsAt,
  onClose,
  onBuy,
}: {
  endsAt: string;
  onClose: () => void;
  onBuy: () => void;
}) {
  const { t, i18n } = useTranslation("billing");
  const { t: ui } = useTranslation("ui");
  const until = dates(i18n.language, { dateStyle: "long", timeStyle: "short" }).format(new Date(endsAt));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("test.info")}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {ui("close")}
          </Button>
          <Button onClick={onBuy}>{ui("offers.get_premium")}</Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>{t("test.info_text", { until })}</p>
        <p className="text-ink-soft">{t("test.info_caps")}</p>
      </div>
    </Dialog>
  );
}
