import { CircleCheck, Info, TriangleAlert, WifiOff, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { iconButtonClass } from "./button.tsx";
import { cx } from "./cx.ts";

const toneStyles = {
  info: { box: "bg-accent-soft text-ink", icon: <Info />, tint: "text-accent" },
  good: { box: "bg-good-soft text-ink", icon: <CircleCheck />, tint: "text-good" },
  warn: { box: "bg-warn-soft text-ink", icon: <TriangleAlert />, tint: "text-warn" },
  bad: { box: "bg-bad-soft text-ink", icon: <TriangleAlert />, tint: "text-bad" },
} as const;

/** A message that stays within the page until it is dealt with or closed. */
export function Banner({
  tone = "info",
  children,
  action,
  onClose,
  className,
}: {
  tone?: keyof typeof toneStyles;
  children: ReactNode;
  action?: ReactNode;
  onClose?: () => void;
  className?: string;
}) {
  const { t } = useTranslation("ui");
  const styles = toneStyles[tone];
  return (
    <div
      role={tone === "bad" ? "alert" : "status"}
      className={cx(
        "flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card px-4 sm:gap-x-4 py-3 text-sm",
        styles.box,
        className,
      )}
    >
      <span aria-hidden="true" className={cx("shrink-0 [&_svg]:size-5 [&_svg]:stroke-[1.75]", styles.tint)}>
        {styles.icon}
      </span>
      <div className="min-w-0 grow basis-32">{children}</div>
      {onClose ? (
        // Together: the cross is never alone on a line.
        <div className="ms-auto flex items-center gap-x-3">
          {action}
          <button type="button" aria-label={t("close")} onClick={onClose} className={iconButtonClass()}>
            <X aria-hidden="true" className="size-4" strokeWidth={1.75} />
          </button>
        </div>
      ) : (
        action
      )}
    </div>
  );
}

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
