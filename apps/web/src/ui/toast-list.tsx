import { Toast as Base } from "@base-ui/react/toast";
import { CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { iconButtonClass } from "./button.tsx";
import { cx } from "./cx.ts";
import { receiveToasts, type ToastKind, type ToastMessage } from "./toast-queue.ts";

const manager = Base.createToastManager<ToastMessage>();
const icons: Record<ToastKind, ReactNode> = {
  info: <Info className="text-accent" />,
  good: <CircleCheck className="text-good" />,
  warn: <TriangleAlert className="text-warn" />,
};

/** Draws the toasts that `toast()` hands over. */
export function ToastList() {
  const { t } = useTranslation("ui");
  useEffect(
    () =>
      receiveToasts((message) =>
        manager.add({
          ...(message.id !== undefined && { id: message.id }),
          title: message.text,
          timeout: message.action ? 8000 : 4000,
          data: message,
        }),
      ),
    [],
  );
  return (
    <Base.Provider toastManager={manager} limit={3}>
      <Base.Portal>
        <Place label={t("messages")} />
      </Base.Portal>
    </Base.Provider>
  );
}

/** At the bottom, on wide screens at its end; above the bars and the controls that a page has there. */
function Place({ label }: { label: string }) {
  const { toasts } = Base.useToastManager<ToastMessage>();
  const place = useRef<HTMLDivElement>(null);
  const lift = useLift(place, toasts.length > 0);
  return (
    <Base.Viewport
      ref={place}
      aria-label={label}
      style={{ bottom: `calc(max(var(--bottom-bar, 0px), ${lift}px) + ${lift > 0 ? 0.5 : 1}rem)` }}
      className="fixed inset-x-4 z-60 mx-auto flex max-w-md flex-col gap-2 lg:me-0"
    >
      <List />
    </Base.Viewport>
  );
}

/** How far up from the bottom the controls below `place` reach, in px: what carries `data-page-controls`. */
function useLift(place: RefObject<HTMLElement | null>, watch: boolean): number {
  const [lift, setLift] = useState(0);
  useEffect(() => {
    if (!watch) return;
    const measure = () => place.current && setLift(controlsBelow(place.current));
    measure();
    const timer = setInterval(measure, 250); // pages change below a message; it is shown for seconds only
    window.addEventListener("resize", measure);
    return () => {
      clearInterval(timer);
      window.removeEventListener("resize", measure);
    };
  }, [place, watch]);
  return lift;
}

function controlsBelow(place: HTMLElement): number {
  const { left, right } = place.getBoundingClientRect();
  const reach = [...document.querySelectorAll("[data-page-controls]")]
    .map((one) => one.getBoundingClientRect())
    .filter((one) => one.height > 0 && one.left < right && one.right > left)
    // Only elements at the bottom now: messages do not climb to the middle of a page that scrolls.
    .filter(({ top }) => top > innerHeight / 2 && top < innerHeight)
    .map(({ top }) => Math.round(innerHeight - top));
  return Math.max(0, ...reach);
}

function List() {
  const { t } = useTranslation("ui");
  const { toasts, close } = Base.useToastManager<ToastMessage>();
  return toasts.map((one) => (
    <Base.Root
      key={one.id}
      toast={one}
      swipeDirection={["down", "left", "right"]}
      className={cx(
        "rounded-card border border-line bg-raised text-ink shadow-float",
        "[transform:translate(var(--toast-swipe-movement-x),var(--toast-swipe-movement-y))] transition-[opacity,translate] duration-200 ease-out",
        "data-limited:hidden data-ending-style:translate-y-3 data-starting-style:translate-y-3 data-ending-style:opacity-0 data-starting-style:opacity-0",
      )}
    >
      <Base.Content className="flex items-center gap-3 py-1.5 ps-4 pe-1.5">
        <span aria-hidden="true" className="shrink-0 [&_svg]:size-5 [&_svg]:stroke-[1.75]">
          {icons[one.data?.kind ?? "info"]}
        </span>
        <Base.Title render={<p />} className="min-w-0 grow py-2 text-sm" />
        {one.data?.action && (
          <button
            type="button"
            className="min-h-10 shrink-0 rounded-control px-3 font-semibold text-accent text-sm hover:bg-accent-soft"
            onClick={() => {
              one.data?.action?.onClick();
              close(one.id);
            }}
          >
            {one.data.action.label}
          </button>
        )}
        <Base.Close aria-label={t("close")} className={iconButtonClass()}>
          <X aria-hidden="true" className="size-4" strokeWidth={1.75} />
        </Base.Close>
      </Base.Content>
    </Base.Root>
  ));
}
