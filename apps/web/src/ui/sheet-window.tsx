import { useDirection } from "@base-ui/react/direction-provider";
import { Drawer } from "@base-ui/react/drawer";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";

/** What a `Sheet` is given. */
export type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  hideTitle?: boolean;
  from?: "bottom" | "end" | "start";
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
};

const veil =
  "fixed inset-0 z-40 bg-veil opacity-[calc(1-var(--drawer-swipe-progress))] transition-opacity duration-200 " +
  "data-ending-style:opacity-0 data-starting-style:opacity-0 data-swiping:duration-0";
const panel =
  "flex flex-col bg-raised text-ink shadow-float outline-none transition-transform duration-240 ease-out data-swiping:select-none data-swiping:duration-0";
const bottom =
  "max-h-[85dvh] short:max-h-[calc(100dvh-0.5rem)] w-full rounded-t-[20px] border-line border-t [transform:translateY(var(--drawer-swipe-movement-y))] " +
  "data-ending-style:[transform:translateY(100%)] data-starting-style:[transform:translateY(100%)]";
const side = "h-dvh w-[min(26rem,calc(100vw-3rem))] [transform:translateX(var(--drawer-swipe-movement-x))]";
const outRight =
  "data-ending-style:[transform:translateX(100%)] data-starting-style:[transform:translateX(100%)]";
const outLeft =
  "data-ending-style:[transform:translateX(-100%)] data-starting-style:[transform:translateX(-100%)]";

/** The panel of a `Sheet`. */
export function SheetWindow({
  open,
  onOpenChange,
  title,
  hideTitle = false,
  from = "bottom",
  footer,
  children,
}: SheetProps) {
  const { t } = useTranslation("ui");
  const rtl = useDirection() === "rtl";
  const right = (from === "end") !== rtl;
  const towards = right ? "right" : "left";
  return (
    <Drawer.Root
      open={open}
      onOpenChange={onOpenChange}
      swipeDirection={from === "bottom" ? "down" : towards}
    >
      <Drawer.Portal>
        <Drawer.Backdrop className={veil} />
        <Drawer.Viewport
          className={cx(
            "fixed inset-0 z-40 flex",
            from === "bottom" && "items-end justify-center",
            from === "end" && "justify-end",
          )}
        >
          <Drawer.Popup
            className={cx(panel, from === "bottom" ? bottom : cx(side, right ? outRight : outLeft))}
          >
            {from === "bottom" && (
              <div
                aria-hidden="true"
                className="mx-auto mt-2.5 h-1 w-10 shrink-0 rounded-full bg-line short:mt-1"
              />
            )}
            <div className="flex items-center gap-3 px-5 pt-3 pb-1 short:py-0">
              <Drawer.Title className={cx("grow text-xl", hideTitle && "sr-only")}>{title}</Drawer.Title>
              <Drawer.Close
                render={
                  <IconButton
                    label={t("close")}
                    tooltip={false}
                    icon={<X className="size-5" strokeWidth={1.75} />}
                  />
                }
                className="ms-auto"
              />
            </div>
            <Drawer.Content className="min-h-0 grow overflow-y-auto overscroll-contain px-5 pb-6 short:pb-3">
              {children}
            </Drawer.Content>
            {footer && (
              <div
                data-page-controls
                className="border-line border-t px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] short:py-1.5"
              >
                {footer}
              </div>
            )}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
