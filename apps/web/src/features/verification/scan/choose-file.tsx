import { ImageUp } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/form-error.tsx";
import { pictureOf } from "../camera/picture.ts";

/** Takes a photo that is there already, for who has no camera here. */
export function ChooseFile({ onPicture }: { onPicture: (picture: HTMLCanvasElement) => void }) {
  const { t } = useTranslation("verification");
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState(false);
  const [wrong, setWrong] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file || reading) return;
    setWrong(false);
    setReading(true);
    const picture = await pictureOf(file).catch(() => null);
    setReading(false);
    if (picture) onPicture(picture);
    else setWrong(true);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        tabIndex={-1}
        aria-label={t("scan.choose")}
        className="sr-only"
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = ""; // so that the same file can be chosen again
        }}
      />
      <Button
        size="lg"
        variant="secondary"
        busy={reading}
        icon={<ImageUp aria-hidden="true" className="size-5" strokeWidth={1.75} />}
        onClick={() => {
          input.current?.click();
        }}
      >
        {t("scan.choose")}
      </Button>
      {wrong && <FormError>{t("scan.choose_wrong")}</FormError>}
    </>
  );
}
