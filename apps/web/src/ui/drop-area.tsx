import { Upload } from "lucide-react";
import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { cx } from "./cx.ts";

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes("Files");

/** The surroundings: a column of the page that it fills, or content of a card that it extends beyond. */
const variants = {
  column: { area: "flex min-h-0 flex-1 flex-col", veil: "inset-2 bg-ground/90" },
  card: { area: "", veil: "-inset-2 bg-raised/90" },
} as const;

/** Takes files that are dropped anywhere on its children, and says so while they are above it. */
export function DropArea({
  label,
  variant,
  onFiles,
  children,
}: {
  /** Says what happens to files that are dropped now. */
  label: string;
  variant: keyof typeof variants;
  /** Null while none may be dropped. */
  onFiles: ((files: readonly File[]) => void) | null;
  children: ReactNode;
}) {
  const [over, setOver] = useState(false);
  /** Entering a child comes before leaving its parent: only the last one out counts. */
  const depth = useRef(0);
  const { area, veil } = variants[variant];
  if (!onFiles) return <div className={area}>{children}</div>;
  const move = (step: number) => (event: DragEvent) => {
    if (!hasFiles(event)) return;
    depth.current += step;
    setOver(depth.current > 0);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: every caller has a button that does the same
    <div
      className={cx("relative", area)}
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
        <div
          className={cx(
            "pointer-events-none absolute z-30 grid place-items-center rounded-card border-2 border-accent border-dashed",
            veil,
          )}
        >
          <span className="flex items-center gap-2 font-semibold text-accent">
            <Upload aria-hidden="true" className="size-6" strokeWidth={1.75} />
            {label}
          </span>
        </div>
      )}
    </div>
  );
}
