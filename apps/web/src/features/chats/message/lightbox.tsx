import { Dialog } from "@base-ui/react/dialog";
import type { Attachment } from "@kompagnon/contract/chats/model.ts";
import { ChevronLeft, ChevronRight, Download, X } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#ui/icon-button.tsx";
import { iconButtonClass } from "#ui/icon-button-class.ts";

const forwards = (key: string): number => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0;
  return document.documentElement.dir === "rtl" ? -step : step;
};

/** The pictures of a message, one at a time and as large as fits. Arrow keys turn, Escape closes. */
export default function Lightbox({
  images,
  first,
  onClose,
}: {
  images: readonly Attachment[];
  /** The id of the picture to begin with. */
  first: string;
  onClose: () => void;
}) {
  const { t } = useTranslation("chats");
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      images.findIndex(({ id }) => id === first),
    ),
  );
  const image = images[index];
  if (!image) return null;
  const turn = (step: number) => setIndex((index + step + images.length) % images.length);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = forwards(event.key);
    if (step !== 0 && images.length > 1) turn(step);
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-ground/95" />
        <Dialog.Popup onKeyDown={onKeyDown} className="fixed inset-0 z-40 flex flex-col outline-none">
          <header className="flex items-center gap-2 px-3 py-2 sm:px-5">
            <Dialog.Title className="min-w-0 flex-1 truncate font-sans! text-base" dir="auto">
              {image.name || t("message.image")}
            </Dialog.Title>
            {images.length > 1 && (
              <span role="status" className="text-ink-soft text-sm tabular-nums">
                {t("message.image_of", { number: index + 1, total: images.length })}
              </span>
            )}
            <a
              href={image.url}
              download={image.name}
              aria-label={t("message.download")}
              className={iconButtonClass()}
            >
              <Download aria-hidden="true" className="size-5" strokeWidth={1.75} />
            </a>
            <Dialog.Close
              render={
                <IconButton
                  label={t("message.close")}
                  tooltip={false}
                  icon={<X className="size-5" strokeWidth={1.75} />}
                />
              }
            />
          </header>
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: beside the picture closes, as Escape does */}
          <div
            className="relative grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center p-3 sm:px-16"
            onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
          >
            <Large key={image.id} image={image} />
            {images.length > 1 && (
              <>
                <IconButton
                  label={t("message.image_before")}
                  variant="outline"
                  className="absolute! start-3 top-1/2"
                  icon={<ChevronLeft className="mirror size-5" strokeWidth={1.75} />}
                  onClick={() => turn(-1)}
                />
                <IconButton
                  label={t("message.image_next")}
                  variant="outline"
                  className="absolute! end-3 top-1/2"
                  icon={<ChevronRight className="mirror size-5" strokeWidth={1.75} />}
                  onClick={() => turn(1)}
                />
              </>
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The picture itself, above its small version until it is there. */
const Large = ({ image }: { image: Attachment }) => (
  <img
    src={image.url}
    alt={image.name}
    width={image.width ?? undefined}
    height={image.height ?? undefined}
    style={image.preview_url ? { backgroundImage: `url("${image.preview_url}")` } : undefined}
    className="size-auto max-h-full max-w-full bg-contain bg-center bg-no-repeat object-contain"
  />
);
