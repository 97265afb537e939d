import { ALT_MAX } from "@kompagnon/contract/posts/rules.ts";
import { ChevronLeft, ChevronRight, Film, ImageOff, RotateCw, X } from "lucide-react";
import { mayRetry } from "#platform/upload-queue.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { TextField } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { useComposerController } from "./draft.ts";
import { moveUpload, uploads as queue, type Upload } from "./uploads.ts";

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

/** The pictures or the video that go with a post: how far each is, what it shows, its place, and the way out. */
export function MediaTray({ uploads }: { uploads: readonly Upload[] }) {
  const { t } = useTranslation("posts");
  if (uploads.length === 0) return null;
  return (
    <ol aria-label={t("write.media")} className="grid gap-2.5">
      {uploads.map((upload, index) => (
        <Row key={upload.key} upload={upload} index={index} last={index === uploads.length - 1} />
      ))}
    </ol>
  );
}

function Row({ upload, index, last }: { upload: Upload; index: number; last: boolean }) {
  const { t } = useTranslation("posts");
  const writing = useComposerController();
  const name = upload.name || `${t(`media.${upload.kind}`)} ${index + 1}`;
  const busy = upload.sent === null && upload.problem === null;
  return (
    <li
      className={cx(
        "grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-2 rounded-card border p-2.5",
        upload.problem ? "border-bad" : "border-line",
      )}
    >
      <Thumbnail upload={upload} onBroken={() => queue.remove(writing, upload.key)} />
      <div className="grid min-w-0 gap-1.5">
        <div className="flex min-w-0 items-center justify-between gap-2">
          <bdi className="truncate text-sm">{name}</bdi>
          <span className="-my-1 flex shrink-0">
            {mayRetry(upload) && (
              <IconButton
                label={t("write.again")}
                icon={<RotateCw {...icon} />}
                onClick={() => queue.retry(writing, upload.key)}
              />
            )}
            {index > 0 && (
              <IconButton
                label={t("write.earlier", { name })}
                icon={<ChevronLeft {...icon} className="mirror size-4" />}
                onClick={() => moveUpload(writing, upload.key, -1)}
              />
            )}
            {!last && (
              <IconButton
                label={t("write.later", { name })}
                icon={<ChevronRight {...icon} className="mirror size-4" />}
                onClick={() => moveUpload(writing, upload.key, 1)}
              />
            )}
            <IconButton
              label={t(busy ? "write.cancel_upload" : "write.remove", { name })}
              icon={<X {...icon} />}
              onClick={() => queue.remove(writing, upload.key)}
            />
          </span>
        </div>
        {upload.problem ? (
          <Trouble problem={upload.problem} />
        ) : (
          <>
            {busy && <ProgressBar label={t("write.uploading", { name })} value={upload.share} max={1} />}
            <TextField
              label={t("write.alt")}
              hideLabel
              placeholder={t("write.alt")}
              title={t("write.alt_hint")}
              maxLength={ALT_MAX}
              dir="auto"
              value={upload.alt}
              onChange={(event) => queue.change(writing, upload.key, { alt: event.target.value })}
            />
          </>
        )}
      </div>
    </li>
  );
}

/** A picture of an earlier visit that the server threw away goes by itself. */
function Thumbnail({ upload, onBroken }: { upload: Upload; onBroken: () => void }) {
  const box = "size-18 rounded-control bg-sunken object-cover";
  if (upload.problem && !upload.shown)
    return (
      <span className={cx(box, "grid place-items-center text-ink-soft")}>
        <ImageOff aria-hidden="true" className="size-6" strokeWidth={1.5} />
      </span>
    );
  const local = upload.shown?.startsWith("blob:") ?? false;
  const still = upload.kind === "image" || !local ? upload.shown : (upload.sent?.preview_url ?? null);
  if (!still)
    return (
      <span className={cx(box, "grid place-items-center text-ink-soft")}>
        <Film aria-hidden="true" className="size-6" strokeWidth={1.5} />
      </span>
    );
  return (
    <img src={still} alt="" width={72} height={72} className={box} {...(!local && { onError: onBroken })} />
  );
}

function Trouble({ problem }: { problem: NonNullable<Upload["problem"]> }) {
  const { t } = useTranslation("posts");
  const { code, words } = problem;
  const status = () => {
    if (code === "offline") return t("write.upload_offline");
    return code === "refused" ? words || t("write.upload_failed") : t(`write.${code}`);
  };
  return (
    <p role="alert" className="text-bad text-sm">
      {status()}
    </p>
  );
}
