import { WifiOff } from "lucide-react";
import { useTranslation } from "react-i18next";

/** A bar across the top while there is no connection. Draw it always: it speaks up when `online` turns. */
export function OfflineBar({ online }: { online: boolean }) {
  const { t } = useTranslation("ui");
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-warn-soft px-4 py-2 text-center text-sm text-warn">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
          {t("offline_bar")}
        </p>
      )}
    </div>
  );
}
