import { WifiOff } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";

/** A bar across the top while there is no connection. Draw it always: it speaks up when `online` turns. */
export function OfflineBar({ online }: { online: boolean }) {
  const { t } = useTranslation("ui");
  return (
    <div role="status">
      {!online && (
        <p className="offline-bar flex h-9 items-center justify-center gap-2 bg-warn-soft px-4 text-center text-warn text-xs leading-tight sm:text-sm">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
          {t("offline_bar")}
        </p>
      )}
    </div>
  );
}
