import { ImageUp } from "lucide-react";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { CropDialog, type FileProblem, loadCropping, type OpenPicture } from "#features/settings/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/field.tsx";

/** A group's picture: choose a file and cut it out. `onPicture` takes the JPEG; what it rejects with is shown. */
export function PictureField({
  id,
  name,
  src,
  onPicture,
  children,
}: {
  id: string;
  name: string;
  src: string | null;
  onPicture: (picture: Blob) => Promise<void>;
  /** Further buttons. */
  children?: ReactNode;
}) {
  const { t } = useTranslation("groups");
  const { t: setup } = useTranslation("matching");
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<OpenPicture | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [reading, setReading] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file || reading) return;
    setProblem(null);
    setReading(true);
    const { openPicture } = await loadCropping();
    const opened = await openPicture(file);
    setReading(false);
    if (typeof opened === "string") setProblem(opened);
    else setPicture(opened);
  };
  const close = () => {
    picture?.free();
    setPicture(null);
  };
  return (
    <section aria-label={t("form.picture")} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-5">
        <Avatar id={id} name={name || "?"} src={src} size="xl" />
        <div className="flex flex-wrap gap-2.5">
          <input
            ref={input}
            type="file"
            accept="image/*,.heic,.heif"
            hidden
            onChange={(event) => {
              void take(event.target.files?.[0]);
              event.target.value = ""; // so that the same file can be chosen again
            }}
          />
          <Button
            variant="secondary"
            busy={reading}
            icon={<ImageUp aria-hidden="true" className="size-4" strokeWidth={1.75} />}
            onClick={() => {
              input.current?.click();
            }}
          >
            {src ? t("form.picture_change") : t("form.picture_choose")}
          </Button>
          {children}
        </div>
      </div>
      {problem && <FormError boxed>{setup(`setup.${problem}`)}</FormError>}
      <Suspense fallback={null}>
        {picture && <CropDialog picture={picture} onSave={onPicture} onClose={close} />}
      </Suspense>
    </section>
  );
}
