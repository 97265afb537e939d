import { ImagePlus } from "lucide-react";
import { useRef, useState } from "react";
import type { OpenDocument } from "#features/documents/public.ts";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/form-error.tsx";
import type { Card } from "../model/card.ts";
import { changeCard } from "../model/plan-doc.ts";
import { Picture } from "./picture.tsx";
import { isPicture, putPicture } from "./put-picture.ts";
import { useWords } from "./use-words.ts";

/** The picture of a card, and the way to another. */
export function PictureField({ open, card }: { open: OpenDocument; card: Card }) {
  const { t } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<"still" | "busy" | "wrong">("still");
  const take = (file: File | undefined) => {
    if (!file) return;
    if (!isPicture(file)) return setState("wrong");
    setState("busy");
    putPicture(open, file).then(
      (change) => {
        changeCard(open.doc, card.id, change);
        setState("still");
      },
      () => setState("wrong"),
    );
  };
  return (
    <div className="grid gap-2">
      <Picture card={card} className="aspect-3/2 w-full rounded-control object-contain" />
      {open.canWrite && (
        <>
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/gif"
            aria-label={t("field.picture")}
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => take(event.target.files?.[0])}
          />
          <Button
            variant="secondary"
            size="sm"
            busy={state === "busy"}
            icon={<ImagePlus aria-hidden="true" className="size-4" strokeWidth={1.75} />}
            onClick={() => input.current?.click()}
          >
            {t("field.picture")}
          </Button>
        </>
      )}
      {state === "wrong" && <FormError>{t("card.picture_wrong")}</FormError>}
    </div>
  );
}
