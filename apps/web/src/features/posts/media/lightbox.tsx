import { Dialog } from "@base-ui/react/dialog";
import type { Media } from "@kompagnon/contract/posts/model.ts";
import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#ui/icon-button.tsx";

/** A finger that went so far sideways, in px, has turned the page. */
const SWIPE = 48;
/** 1 towards the end of the line, -1 back, in the direction one reads. */
const along = (step: number): number => (document.documentElement.dir === "rtl" ? -step : step);

/** The pictures of a post, one at a time and as large as fits. Arrow keys and swiping turn, Escape closes. */
export function Lightbox({
  images,
  first,
  onClose,
}: {
  images: readonly Media[];
  /** The place of the picture to begin with. */
  first: number;
  onClose: () => void;
}) {
  const { t } = useTranslation("posts");
  const { t: ui } = useTranslation("ui");
  const [index, setIndex] = useState(first);
  const start = useRef<number | null>(null);
  const image = images[index];
  if (!image) return null;
  const several = images.length > 1;
  const turn = (step: number) => several && setIndex((index + step + images.length) % images.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (step) turn(along(step));
  };
  const onPointerUp = ({ clientX }: PointerEvent) => {
    const moved = start.current === null ? 0 : clientX - start.current;
    start.current = null;
    if (Math.abs(moved) > SWIPE) turn(along(moved < 0 ? 1 : -1));
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-ground" />
        <Dialog.Popup onKeyDown={onKeyDown} className="fixed inset-0 z-40 flex flex-col outline-none">
          <header className="flex items-center gap-2 px-3 py-2 sm:px-5">
            <Dialog.Title className="sr-only">{image.alt || t("media.image")}</Dialog.Title>
            <span role="status" className="min-w-0 flex-1 text-ink-soft text-sm tabular-nums">
              {several && t("media.position", { number: index + 1, total: images.length })}
            </span>
            <Dialog.Close
              render={
                <IconButton
                  label={ui("close")}
                  tooltip={false}
                  icon={<X className="size-5" strokeWidth={1.75} />}
                />
              }
            />
          </header>
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: beside the picture closes, as Escape does */}
          <div
            className="relative grid min-h-0 flex-1 touch-pan-y grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center px-3 sm:px-16"
            onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
            onPointerDown={({ clientX }) => {
              start.current = clientX;
            }}
            onPointerUp={onPointerUp}
            onPointerCancel={() => {
              start.current = null;
            }}
          >
            <img
              key={image.id}
              src={image.url}
              alt={image.alt}
              width={image.width ?? undefined}
              height={image.height ?? undefined}
              draggable={false}
              style={image.preview_url ? { backgroundImage: `url("${image.preview_url}")` } : undefined}
              className="size-auto max-h-full max-w-full select-none bg-contain bg-center bg-no-repeat object-contain"
            />
            {several && (
              <>
                <IconButton
                  label={t("media.before")}
                  variant="outline"
                  className="absolute! start-3 top-1/2"
                  icon={<ChevronLeft className="mirror size-5" strokeWidth={1.75} />}
                  onClick={() => turn(-1)}
                />
                <IconButton
                  label={t("media.next")}
                  variant="outline"
                  className="absolute! end-3 top-1/2"
                  icon={<ChevronRight className="mirror size-5" strokeWidth={1.75} />}
                  onClick={() => turn(1)}
                />
              </>
            )}
          </div>
          <p dir="auto" className="mx-auto min-h-12 max-w-2xl px-5 py-3 text-center text-sm">
            {image.alt}
          </p>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
