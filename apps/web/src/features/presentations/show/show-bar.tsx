import { ChevronLeft, ChevronRight, Maximize, ScreenShare, X } from "lucide-react";
import { IconButton } from "#ui/icon-button.tsx";
import { useWords } from "../editor/use-words.ts";

const icon = { className: "size-6", strokeWidth: 1.75 } as const;
const turned = { className: "size-6 rtl:-scale-x-100", strokeWidth: 1.75 } as const;
const light = "text-on-scrim! hover:bg-on-scrim/15!";

/** How far a show is, and the ways on, back and out. */
export function ShowBar({
  at,
  last,
  go,
  leave,
  full,
  presenter,
}: {
  at: number;
  last: number;
  go: (by: number) => void;
  leave: () => void;
  full: () => void;
  /** Opens the presenter's window; null for guests. */
  presenter: (() => void) | null;
}) {
  const { t, number } = useWords();
  // A tooltip would lie below the window that is shown above all.
  const quiet = { tooltip: false, className: light } as const;
  return (
    <footer className="relative flex shrink-0 items-center gap-1 px-3 pt-1.5 pb-[max(0.4rem,env(safe-area-inset-bottom))]">
      <span aria-hidden="true" className="absolute inset-x-0 top-0 h-0.5 bg-on-scrim/15">
        <span
          className="block h-full bg-signal transition-[width] duration-200"
          style={{ width: `${((at + 1) / (last + 1)) * 100}%` }}
        />
      </span>
      <IconButton label={t("show.leave")} {...quiet} onClick={leave} icon={<X {...icon} />} />
      <output className="flex-1 text-center text-sm tabular-nums">
        {t("show.step", { at: number(at + 1), all: number(last + 1) })}
      </output>
      <span className="contents max-sm:hidden">
        {presenter && (
          <IconButton
            label={t("show.presenter")}
            {...quiet}
            onClick={presenter}
            icon={<ScreenShare {...icon} />}
          />
        )}
        <IconButton label={t("show.full")} {...quiet} onClick={full} icon={<Maximize {...icon} />} />
      </span>
      <IconButton
        label={t("show.previous")}
        {...quiet}
        disabled={at === 0}
        onClick={() => go(-1)}
        icon={<ChevronLeft {...turned} />}
      />
      <IconButton
        label={t("show.next")}
        {...quiet}
        disabled={at === last}
        onClick={() => go(1)}
        icon={<ChevronRight {...turned} />}
      />
    </footer>
  );
}
