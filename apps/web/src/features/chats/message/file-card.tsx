import type { Attachment } from "@kompagnon/contract/chats/model.ts";
import { Download, FileArchive, FileAudio, FileSpreadsheet, FileText, FileVideo } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { fileSize } from "./file-size.ts";

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
