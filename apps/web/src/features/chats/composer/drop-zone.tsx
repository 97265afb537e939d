import { Upload } from "lucide-react";
import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type ThreadAdapter, threadKeyOf } from "../adapter.ts";
import { useAttach } from "./use-attach.ts";

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes("Files");

/** Files dropped anywhere on a conversation go with the next message. */
export function DropZone({
  adapter,
  thread = null,
  children,
}: {
  adapter: ThreadAdapter | null;
  thread?: number | null;
  children: ReactNode;
}) {
  const { t } = useTranslation("chats");
  const attach = useAttach(adapter?.id ?? "", threadKeyOf({ chatId: adapter?.id ?? "", thread }));
  const [over, setOver] = useState(false);
  /** Entering a child comes before leaving its parent: only the last one out counts. */
  const depth = useRef(0);
  if (!adapter?.canWrite) return <div className="flex min-h-0 flex-1 flex-col">{children}</div>;
  const move = (step: number) => (event: DragEvent) => {
    if (!hasFiles(event)) return;
    depth.current += step;
    setOver(depth.current > 0);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button beside the field does the same
    <div
      className="relative flex min-h-0 flex-1 flex-col"
      onDragEnter={move(1)}
      onDragLeave={move(-1)}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        attach([...event.dataTransfer.files]);
      }}
    >
      {children}
      {over && (
        <div className="pointer-events-none absolute inset-2 z-30 grid place-items-center rounded-card border-2 border-accent border-dashed bg-ground/90">
          <span className="flex items-center gap-2 font-semibold text-accent">
            <Upload aria-hidden="true" className="size-6" strokeWidth={1.75} />
            {t("message.drop")}
          </span>
        </div>
      )}
    </div>
  );
}
