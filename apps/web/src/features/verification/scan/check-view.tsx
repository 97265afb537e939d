import type { Verification } from "@kompagnon/contract/verification/model.ts";
import type { Side } from "@kompagnon/contract/verification/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call, type Failure } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/field.tsx";
import { asJpeg, type Bar, burned, COPY_MARK } from "../camera/picture.ts";
import { Heading } from "./camera-view.tsx";
import { Redaction } from "./redaction.tsx";

type Sent = { now: Verification; preview: string };

/** Shows what was taken, lets numbers be blacked out, and sends it. What fails stays here and says why. */
export function CheckView({
  side,
  picture,
  onRetake,
  onUploaded,
}: {
  side: Side;
  picture: HTMLCanvasElement;
  onRetake: () => void;
  onUploaded: (preview: string, now: Verification) => void;
}) {
  const { t } = useTranslation("verification");
  const [bars, setBars] = useState<readonly Bar[]>([]);
  const isDocument = side !== "selfie";
  const mark = isDocument ? COPY_MARK : null;
  const upload = useMutation<Sent, Failure<"PUT /api/verification/images/{side}">>({
    mutationFn: async () => {
      const finished = burned(picture, bars, mark);
      const file = await asJpeg(finished);
      const now = await call("PUT /api/verification/images/{side}", { params: { side }, file });
      return { now, preview: finished.toDataURL("image/jpeg", 0.5) };
    },
    onSuccess: ({ now, preview }) => onUploaded(preview, now),
  });
  return (
    <section aria-label={t(`scan.sides.${side}`)} className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <Heading focused>{t("scan.review")}</Heading>
        <p className="text-pretty text-ink-soft">
          {isDocument ? t("scan.review_text", { mark: COPY_MARK }) : t("scan.review_selfie")}
        </p>
      </div>
      <Redaction
        picture={picture}
        mark={mark}
        label={t("scan.picture", { side: t(`scan.sides.${side}`) })}
        bars={bars}
        onChange={setBars}
        editable={isDocument && !upload.isPending}
      />
      {isDocument && <p className="text-pretty text-ink-soft text-sm">{t("scan.redact_text")}</p>}
      {upload.error && (
        <FormError boxed>
          {[t("scan.upload_failed"), upload.error.message].filter(Boolean).join(" ")}
        </FormError>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button size="lg" busy={upload.isPending} onClick={() => upload.mutate()}>
          {upload.error ? t("scan.upload_again") : t("scan.use")}
        </Button>
        <Button size="lg" variant="secondary" disabled={upload.isPending} onClick={onRetake}>
          {t("scan.retake")}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {upload.isPending && t("scan.uploading")}
      </p>
    </section>
  );
}
