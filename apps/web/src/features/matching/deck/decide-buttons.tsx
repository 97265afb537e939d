import { Handshake, X } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import type { Direction } from "./drag.ts";

const look =
  "inline-flex min-h-13 min-w-0 max-w-40 flex-1 items-center justify-center gap-2 whitespace-nowrap rounded-full border-2 px-2 font-semibold sm:gap-2.5 sm:px-6 sm:text-lg short:min-h-11 " +
  "transition-[background-color,border-color,scale] duration-150 active:scale-[0.96] disabled:pointer-events-none disabled:opacity-50";

/** No Deal on the left and Deal on the right, in every language: where the cards go. */
export function DecideButtons({
  onDecide,
  disabled = false,
}: {
  onDecide: (direction: Direction) => void;
  disabled?: boolean;
}) {
  const { t } = useTranslation("matching");
  return (
    <div dir="ltr" className="flex min-w-0 grow justify-center gap-2 sm:gap-3">
      <button
        type="button"
        disabled={disabled}
        onClick={() => onDecide("left")}
        className={cx(look, "border-signal bg-raised text-signal-ink hover:bg-signal-soft")}
      >
        <X aria-hidden="true" className="size-6" strokeWidth={1.75} />
        {t("deck.no_deal")}
      </button>
      <button
        type="button"
        disabled={disabled}
        onClick={() => onDecide("right")}
        className={cx(
          look,
          "border-accent bg-accent text-on-accent hover:border-accent-strong hover:bg-accent-strong",
        )}
      >
        <Handshake aria-hidden="true" className="size-6" strokeWidth={1.75} />
        {t("deck.deal")}
      </button>
    </div>
  );
}
