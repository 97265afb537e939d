import type { Attachment } from "@kompagnon/contract/chats/model.ts";
import { Download, FileArchive, FileAudio, FileSpreadsheet, FileText, FileVideo } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { localCopy } from "../uploads.ts";
import { fileSize } from "./figures.ts";

/** The longest side of a single picture, in px. */
const SIDE = 320;

/** The size a single picture is drawn in: reserved before it is there. */
function sizeOf({ width, height }: Attachment): { width: number; height: number } {
  const w = width ?? SIDE;
  const h = height ?? SIDE;
  const scale = Math.min(1, SIDE / Math.max(w, h));
  return { width: Math.max(96, Math.round(w * scale)), height: Math.max(72, Math.round(h * scale)) };
}

/** The pictures of a message: one in its own shape, several as a grid. A press shows one large. */
export function Images({
  images,
  onShow,
}: {
  images: readonly Attachment[];
  /** Left out while the message is on its way. */
  onShow?: (id: string) => void;
}) {
  const { t } = useTranslation("chats");
  const [only] = images;
  if (!only) return null;
  const single = images.length === 1;
  const even = images.length === 2 || images.length === 4;
  return (
    <div
      className={cx(
        "grid max-w-full gap-1 overflow-hidden rounded-[8px]",
        single ? "grid-cols-1" : cx("w-80", even ? "grid-cols-2" : "grid-cols-3"),
      )}
    >
      {images.map((image, index) => (
        <button
          key={image.id}
          type="button"
          disabled={!onShow}
          onClick={() => onShow?.(image.id)}
          aria-label={t("message.show_image", { name: image.name || t("message.image") })}
          className="relative block max-w-full cursor-zoom-in overflow-hidden bg-current/10 disabled:cursor-default"
        >
          <Picture image={image} single={single} eager={index === 0} />
        </button>
      ))}
    </div>
  );
}

function Picture({ image, single, eager }: { image: Attachment; single: boolean; eager: boolean }) {
  const { t } = useTranslation("chats");
  const [broken, setBroken] = useState(false);
  const size = single ? sizeOf(image) : { width: 160, height: 160 };
  if (broken)
    return (
      <span className={cx("grid place-items-center p-3 text-sm", single ? "size-40" : "aspect-square")}>
        {t("message.image_broken")}
      </span>
    );
  return (
    <img
      src={localCopy(image.id) ?? image.preview_url ?? image.url}
      alt=""
      {...size}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      draggable={false}
      onError={() => setBroken(true)}
      className={cx("block max-w-full object-cover", single ? "h-auto" : "aspect-square size-full")}
    />
  );
}

/** The picture of a kind of file. */
export const iconOf = (type: string) => {
  if (type.startsWith("video/")) return FileVideo;
  if (type.startsWith("audio/")) return FileAudio;
  if (type === "application/zip") return FileArchive;
  if (type.includes("sheet") || type === "text/csv") return FileSpreadsheet;
  return FileText;
};

/** A file to download: what it is, its name, its size. */
export function FileCard({ file }: { file: Attachment }) {
  const { t, i18n } = useTranslation("ui");
  const Icon = iconOf(file.type);
  return (
    <a
      href={file.url}
      download={file.name}
      className="flex w-72 max-w-full items-center gap-3 rounded-control bg-current/8 px-3 py-2 no-underline hover:bg-current/14"
    >
      <Icon aria-hidden="true" className="size-7 shrink-0" strokeWidth={1.5} />
      <span className="grid min-w-0 flex-1">
        <span className="truncate font-medium" dir="auto">
          {file.name}
        </span>
        <span className="text-sm">{fileSize(file.size, i18n.language)}</span>
      </span>
      <Download role="img" aria-label={t("download")} className="size-4 shrink-0" strokeWidth={1.75} />
    </a>
  );
}
