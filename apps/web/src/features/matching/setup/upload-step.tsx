import { ImageUp } from "lucide-react";
import { type DragEvent, useId, useRef, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { buttonClass } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { FormError } from "#ui/form-error.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { type FileProblem, openPicture, type Picture } from "./picture-file.ts";

/** Step 1: a picture, dropped or chosen; image files only (spec: account, section 2). */
export function UploadStep({ onPicture }: { onPicture: (picture: Picture) => void }) {
  const { t } = useTranslation("matching");
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [reading, setReading] = useState(false);
  const [over, setOver] = useState(false);
  const newest = useRef(0);
  const id = useId();

  const take = async (file: File | undefined) => {
    if (!file) return;
    const turn = ++newest.current;
    setProblem(null);
    setReading(true);
    const opened = await openPicture(file);
    if (turn !== newest.current) return; // another file was chosen meanwhile
    setReading(false);
    if (typeof opened === "string") setProblem(opened);
    else onPicture(opened);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const invitation = over ? "setup.drop_now" : "setup.drop";
  return (
    <section className="grid gap-5">
      <div>
        <h2 className="text-xl">{t("setup.upload_title")}</h2>
        <p className="mt-1.5 text-ink-soft">{t("setup.upload_text")}</p>
      </div>
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cx(
          "relative grid min-h-72 cursor-pointer place-content-center justify-items-center gap-3 rounded-card border-2 border-dashed px-6 py-10 text-center transition-colors duration-150",
          "has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2",
          over ? "border-accent bg-accent-soft" : "border-line-strong/70 bg-raised hover:border-accent",
        )}
      >
        <input
          id={id}
          type="file"
          accept="image/*,.heic,.heif"
          aria-label={t("setup.choose")}
          aria-describedby={`${id}-formats`}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = ""; // so that the same file can be chosen again
          }}
          className="absolute inset-0 cursor-pointer opacity-0 outline-none"
        />
        <span
          aria-hidden="true"
          className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent"
        >
          {reading ? <Spinner /> : <ImageUp className="size-7" strokeWidth={1.75} />}
        </span>
        <span className={cx("font-semibold", !reading && !over && "pointer-coarse:hidden")}>
          {t(reading ? "setup.reading" : invitation)}
        </span>
        <span id={`${id}-formats`} className="text-ink-soft text-sm">
          {t("setup.formats")}
        </span>
        <span aria-hidden="true" className={buttonClass({ variant: "primary" }, "mt-2")}>
          {t("setup.choose")}
        </span>
      </label>
      <span role="status" className="sr-only">
        {reading && t("setup.reading")}
      </span>
      {problem && <FormError boxed>{t(`setup.${problem}`)}</FormError>}
    </section>
  );
}
