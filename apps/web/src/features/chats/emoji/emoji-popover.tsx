import { Popover } from "@base-ui/react/popover";
import { lazy, Suspense } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { popupClass } from "#ui/popup-classes.ts";
import { Skeleton } from "#ui/skeleton.tsx";

const EmojiPicker = lazy(() => import("./emoji-picker.tsx"));

/** The emoji picker next to an element. It closes after a choice. */
export function EmojiPopover({
  anchor,
  onPick,
  onClose,
  finalFocus,
}: {
  anchor: HTMLElement;
  onPick: (emoji: string) => void;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}) {
  const { t } = useTranslation("chats");
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} side="top" sideOffset={6} className="z-50 outline-none">
          <Popover.Popup
            aria-label={t("message.emojis")}
            finalFocus={finalFocus}
            className={cx(popupClass, "h-80 w-[min(21rem,calc(100vw-1.5rem))] overflow-hidden p-2")}
          >
            <Suspense fallback={<Skeleton className="h-full w-full" />}>
              <EmojiPicker
                onPick={(emoji) => {
                  onPick(emoji);
                  onClose();
                }}
              />
            </Suspense>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
