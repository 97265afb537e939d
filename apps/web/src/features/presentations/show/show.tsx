import { presentationsPaths } from "@kompagnon/contract/presentations/paths.ts";
import { ChevronLeft, ChevronRight, Maximize, ScreenShare, X } from "lucide-react";
import { type TouchEvent, useEffect, useRef, useState } from "react";
import type { OpenDocument } from "#features/documents/public.ts";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { toast } from "#ui/toast-queue.ts";
import { FULL_WINDOW, useFullWindow } from "#ui/use-full-window.ts";
import { useShowKeys } from "#ui/use-show-keys.ts";
import { useWords } from "../editor/use-words.ts";
import type { Deck } from "../model/deck.ts";
import { SLIDE_HEIGHT, SLIDE_WIDTH } from "../model/kinds.ts";
import { lookStyle } from "../stage/look.ts";
import { Scaled, SlideView, useSize } from "../stage/slide-view.tsx";
import { type ShowMessage, useChannel } from "./channel.ts";

/** How far a finger goes before it turns a slide, on the screen. */
const SWIPE = 40;

type Props = { open: OpenDocument; deck: Deck; first: number; onLeave: () => void };

/** Where a show is, and the ways on and back. Slides may come and go meanwhile. */
function useShow({ open, deck: { slides }, first }: Props) {
  const [position, setPosition] = useState(first);
  const last = slides.length - 1;
  const at = Math.max(0, Math.min(position, last));
  const go = (by: number) => setPosition(Math.max(0, Math.min(last, at + by)));
  const slide = slides[at];
  const follow = (message: ShowMessage) => {
    if (message.kind === "go") go(message.by);
    if (message.kind === "hello" && slide) say({ kind: "at", slide: slide.id });
  };
  const say = useChannel(open.id, follow, { kind: "over" });
  const speak = useRef(say);
  speak.current = say;
  useEffect(() => {
    if (slide) speak.current({ kind: "at", slide: slide.id });
  }, [slide]);
  return { at, last, go, slide };
}

/** A deck, slide by slide. A window of its own above the page: the focus stays inside until it is left. */
export function Show(props: Props) {
  const { open, deck, onLeave } = props;
  const { t } = useWords();
  const { at, last, go, slide } = useShow(props);
  const { dialog, frame, onCancel, full } = useFullWindow(onLeave);
  const touched = useRef<number | null>(null);
  const keys = useShowKeys({ go, leave: onLeave });
  const swipe = ({ changedTouches, currentTarget }: TouchEvent) => {
    const gone = (changedTouches[0]?.clientX ?? 0) - (touched.current ?? 0);
    const forward = getComputedStyle(currentTarget).direction === "rtl" ? 1 : -1;
    if (touched.current !== null && Math.abs(gone) > SWIPE) go(Math.sign(gone) * forward);
    touched.current = null;
  };
  const presenter = () => {
    const opened = window.open(
      presentationsPaths.presenter(open.id),
      `presenter-${open.id}`,
      "popup,width=1100,height=720",
    );
    if (!opened) toast(t("show.blocked"), { kind: "warn" });
  };
  return (
    <dialog
      ref={dialog}
      aria-label={`${t("show.label")}: ${open.info.title}`}
      onCancel={onCancel}
      className={cx(FULL_WINDOW, "bg-scrim text-on-scrim")}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and fingers that turn slides come here from anywhere inside */}
      <div
        ref={frame}
        tabIndex={-1}
        onKeyDown={keys}
        onTouchStart={({ touches }) => {
          touched.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
        }}
        onTouchEnd={swipe}
        className="flex size-full flex-col bg-scrim outline-none"
      >
        <section aria-live="polite" className="relative min-h-0 flex-1">
          {slide && <Shown deck={deck} slide={slide} onTap={() => go(1)} />}
        </section>
        <ShowBar {...{ at, last, go, full, leave: onLeave }} presenter={open.guest ? null : presenter} />
      </div>
    </dialog>
  );
}

/** The slide that is shown, as large as the window allows; a click leads on, keys and the buttons below do the same. */
function Shown({ deck, slide, onTap }: { deck: Deck; slide: Deck["slides"][number]; onTap: () => void }) {
  const [place, { width, height }] = useSize();
  const scale = Math.min(width / SLIDE_WIDTH, height / SLIDE_HEIGHT);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      ref={place}
      onClick={({ detail }) => detail > 0 && matchMedia("(pointer: fine)").matches && onTap()}
      className="absolute inset-0 grid place-items-center overflow-clip"
    >
      {width > 0 && (
        <div key={slide.id} className="deck motion-safe:animate-rise" style={lookStyle(deck)}>
          <Scaled scale={scale}>
            <SlideView slide={slide} heading />
          </Scaled>
        </div>
      )}
    </div>
  );
}

const icon = { className: "size-6", strokeWidth: 1.75 } as const;
const turned = { className: "size-6 rtl:-scale-x-100", strokeWidth: 1.75 } as const;
const light = "text-on-scrim! hover:bg-on-scrim/15!";

/** How far a show is, and the ways on, back and out. */
function ShowBar({
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
