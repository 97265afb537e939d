import { Upload } from "lucide-react";
import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes("Files");

/** Files dropped here go with the post. */
export function DropArea({
  onFiles,
  children,
}: {
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}) {
  const { t } = useTranslation("posts");
  const [over, setOver] = useState(false);
  /** Entering a child comes before leaving its parent: only the last one out counts. */
  const depth = useRef(0);
  const move = (step: number) => (event: DragEvent) => {
    if (!hasFiles(event)) return;
    depth.current += step;
    setOver(depth.current > 0);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in the bar below does the same
    <div
      className="relative"
      onDragEnter={move(1)}
      onDragLeave={move(-1)}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {over && (
        <div className="pointer-events-none absolute -inset-2 z-30 grid place-items-center rounded-card border-2 border-accent border-dashed bg-raised/90">
          <span className="flex items-center gap-2 font-semibold text-accent">
            <Upload aria-hidden="true" className="size-6" strokeWidth={1.75} />
            {t("write.drop")}
          </span>
        </div>
      )}
    </div>
  );
}
