import { ChevronLeft, ChevronRight, Maximize, X } from "lucide-react";
import { IconButton } from "#ui/icon-button.tsx";
import { useWords } from "../card/use-words.ts";

const icon = { className: "size-6", strokeWidth: 1.75 } as const;
const turned = { className: "size-6 rtl:-scale-x-100", strokeWidth: 1.75 } as const;

/** How far a presentation is, and the ways on, back and out. */
export function ShowBar({
  at,
  last,
  go,
  leave,
  full,
}: {
  at: number;
  last: number;
  go: (by: number) => void;
  leave: () => void;
  full: () => void;
}) {
  const { t, number } = useWords();
  return (
    <>
      <div aria-hidden="true" className="h-1 bg-sunken">
        <div
          className="h-full bg-accent transition-[width] duration-200"
          style={{ width: `${last === 0 ? 0 : (at / last) * 100}%` }}
        />
      </div>
      <footer className="flex items-center gap-2 px-3 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-5">
        <IconButton label={t("show.leave")} onClick={leave} icon={<X {...icon} />} />
        <output className="flex-1 text-center text-ink-soft text-sm tabular-nums">
          {at > 0 && t("show.step", { at: number(at), all: number(last) })}
        </output>
        <span className="max-sm:hidden">
          <IconButton label={t("show.full")} onClick={full} icon={<Maximize {...icon} />} />
        </span>
        <IconButton
          label={t("show.previous")}
          size="lg"
          disabled={at === 0}
          onClick={() => go(-1)}
          icon={<ChevronLeft {...turned} />}
        />
        <IconButton
          label={t("show.next")}
          size="lg"
          variant="filled"
          disabled={at === last}
          onClick={() => go(1)}
          icon={<ChevronRight {...turned} />}
        />
      </footer>
    </>
  );
}
