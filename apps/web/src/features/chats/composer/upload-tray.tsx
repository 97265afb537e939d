import { FileWarning, RotateCw, X } from "lucide-react";
import { mayRetry } from "#platform/upload-queue.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { iconOf } from "../message/attachments.tsx";
import { fileSize } from "../message/figures.ts";
import { VoicePlayer } from "../message/voice-player.tsx";
import { uploads as queue, type Upload } from "../uploads.ts";
import { useComposer } from "./use-composer.ts";

/** The files that go with the next message: how far each is, and how to take it out again. */
export function UploadTray({ uploads }: { uploads: readonly Upload[] }) {
  const { t } = useTranslation("chats");
  const { threadKey } = useComposer();
  if (uploads.length === 0) return null;
  return (
    <ul aria-label={t("message.attachments")} className="mb-2 flex max-h-48 flex-wrap gap-2 overflow-y-auto">
      {uploads.map((upload) => (
        <li
          key={upload.key}
          className={cx(
            "relative flex min-w-0 items-center gap-2.5 rounded-control border bg-raised p-2",
            upload.kind === "voice" ? "w-full sm:w-100" : "w-64 max-w-full",
            upload.problem ? "border-bad" : "border-line",
          )}
        >
          <Content upload={upload} />
          <span className="ms-auto flex shrink-0">
            {mayRetry(upload) && (
              <IconButton
                label={t("again")}
                icon={<RotateCw className="size-4" strokeWidth={1.75} />}
                onClick={() => queue.retry(threadKey, upload.key)}
              />
            )}
            <IconButton
              label={
                upload.sent || upload.problem
                  ? t("message.remove_file", { name: upload.name || t("message.voice") })
                  : t("message.stop_upload", { name: upload.name || t("message.voice") })
              }
              icon={<X className="size-4" strokeWidth={1.75} />}
              onClick={() => queue.remove(threadKey, upload.key)}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Content({ upload }: { upload: Upload }) {
  const { t } = useTranslation("chats");
  const { recording, problem } = upload;
  if (recording && !problem)
    return (
      <span className="min-w-0 flex-1">
        <VoicePlayer src={upload.shown} seconds={recording.seconds} waveform={recording.waveform} />
        <Progress upload={upload} />
      </span>
    );
  return (
    <>
      <Thumbnail upload={upload} />
      <span className="grid min-w-0 flex-1 text-sm">
        <span className="truncate font-medium" dir="auto">
          {upload.name || t("message.voice")}
        </span>
        {problem ? <Problem problem={problem} /> : <Progress upload={upload} />}
      </span>
    </>
  );
}

function Thumbnail({ upload }: { upload: Upload }) {
  const Icon = upload.problem ? FileWarning : iconOf(upload.type);
  return upload.kind === "image" ? (
    <img
      src={upload.shown}
      alt=""
      width={44}
      height={44}
      className="size-11 shrink-0 rounded-[6px] object-cover"
    />
  ) : (
    <Icon aria-hidden="true" className="size-8 shrink-0 text-ink-soft" strokeWidth={1.5} />
  );
}

function Progress({ upload: { sent, share, size, name } }: { upload: Upload }) {
  const { t, i18n } = useTranslation("chats");
  if (sent) return <span className="text-ink-soft text-xs">{fileSize(size, i18n.language)}</span>;
  return (
    <span className="grid py-1.5">
      <ProgressBar
        label={t("message.uploading", { name: name || t("message.voice") })}
        value={share}
        max={1}
      />
    </span>
  );
}

function Problem({ problem }: { problem: NonNullable<Upload["problem"]> }) {
  const { t } = useTranslation("chats");
  const words = () => {
    if (problem.code === "too_big") return t("message.file_too_big");
    if (problem.code === "offline") return t("message.files_need_connection");
    return problem.words || t("message.upload_failed");
  };
  return (
    <span role="alert" className="text-bad text-xs">
      {words()}
    </span>
  );
}
