import { Dialog } from "@base-ui/react/dialog";
import { ChevronLeft, ChevronRight, Download, X } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { iconButtonClass } from "./button.tsx";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";

/** A picture that can be shown large. */
export type LightboxPicture = {
  id: string;
  url: string;
  /** Shown until the large picture is loaded. */
  preview_url: string | null;
  width: number | null;
  height: number | null;
  /** What it shows, for those who can't see it. */
  alt: string;
};

/** `files`: with their names, for download; `captions`: with their descriptions below. */
export type LightboxVariant = "files" | "captions";

/** A finger that went so far sideways, in px, has turned the page. */
const SWIPE = 48;
/** 1 towards the end of the line, -1 back, in the direction one reads. */
const along = (step: number): number => (document.documentElement.dir === "rtl" ? -step : step);

/** Turns pages by arrow keys and by swiping. */
function useTurning(turn: (step: number) => void) {
  const start = useRef<number | null>(null);
  return {
    onKeyDown: ({ key }: KeyboardEvent) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
      if (step) turn(along(step));
    },
    swiping: {
      onPointerDown: ({ clientX }: PointerEvent) => {
        start.current = clientX;
      },
      onPointerUp: ({ clientX }: PointerEvent) => {
        const moved = start.current === null ? 0 : clientX - start.current;
        start.current = null;
        if (Math.abs(moved) > SWIPE) turn(along(moved < 0 ? 1 : -1));
      },
      onPointerCancel: () => {
        start.current = null;
      },
    },
  };
}

/** Pictures, one at a time and as large as fits. Arrow keys and swiping turn, Escape closes. */
export function Lightbox({
  images,
  first,
  variant,
  onClose,
}: {
  images: readonly LightboxPicture[];
  /** The position of the picture to begin with. */
  first: number;
  variant: LightboxVariant;
  onClose: () => void;
}) {
  const [index, setIndex] = useState(first);
  const several = images.length > 1;
  const turn = (step: number) => several && setIndex((index + step + images.length) % images.length);
  const { onKeyDown, swiping } = useTurning(turn);
  const image = images[index];
  if (!image) return null;
  const files = variant === "files";
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={cx("fixed inset-0 z-40", files ? "bg-ground/95" : "bg-ground")} />
        <Dialog.Popup onKeyDown={onKeyDown} className="fixed inset-0 z-40 flex flex-col outline-none">
          <Head image={image} variant={variant} number={index + 1} total={images.length} />
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a press outside the picture closes, as Escape does */}
          <div
            className={cx(
              "relative grid min-h-0 flex-1 touch-pan-y grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center px-3 sm:px-16",
              files && "py-3",
            )}
            onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
            {...swiping}
          >
            <Large key={image.id} image={image} />
            {several && <Turners turn={turn} />}
          </div>
          {!files && (
            <p dir="auto" className="mx-auto min-h-12 max-w-2xl px-5 py-3 text-center text-sm">
              {image.alt}
            </p>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Head({
  image,
  variant,
  number,
  total,
}: {
  image: LightboxPicture;
  variant: LightboxVariant;
  number: number;
  total: number;
}) {
  const { t } = useTranslation("ui");
  const files = variant === "files";
  return (
    <header className="flex items-center gap-2 px-3 py-2 sm:px-5">
      <Dialog.Title className={files ? "min-w-0 flex-1 truncate font-sans! text-base" : "sr-only"} dir="auto">
        {image.alt || t("picture")}
      </Dialog.Title>
      <span role="status" className={cx("text-ink-soft text-sm tabular-nums", !files && "min-w-0 flex-1")}>
        {total > 1 && t("picture_of", { number, total })}
      </span>
      {files && (
        <a href={image.url} download={image.alt} aria-label={t("download")} className={iconButtonClass()}>
          <Download aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </a>
      )}
      <Dialog.Close
        render={
          <IconButton label={t("close")} tooltip={false} icon={<X className="size-5" strokeWidth={1.75} />} />
        }
      />
    </header>
  );
}

/** The picture itself, above its small version until it is there. */
const Large = ({ image }: { image: LightboxPicture }) => (
  <img
    src={image.url}
    alt={image.alt}
    width={image.width ?? undefined}
    height={image.height ?? undefined}
    draggable={false}
    style={image.preview_url ? { backgroundImage: `url("${image.preview_url}")` } : undefined}
    className="size-auto max-h-full max-w-full select-none bg-contain bg-center bg-no-repeat object-contain"
  />
);

function Turners({ turn }: { turn: (step: number) => void }) {
  const { t } = useTranslation("ui");
  return (
    <>
      <IconButton
        label={t("picture_before")}
        variant="outline"
        className="absolute! start-3 top-1/2"
        icon={<ChevronLeft className="mirror size-5" strokeWidth={1.75} />}
        onClick={() => turn(-1)}
      />
      <IconButton
        label={t("picture_next")}
        variant="outline"
        className="absolute! end-3 top-1/2"
        icon={<ChevronRight className="mirror size-5" strokeWidth={1.75} />}
        onClick={() => turn(1)}
      />
    </>
  );
}
