import type { Verification } from "@kompagnon/contract/verification/model.ts";
import { verificationPaths } from "@kompagnon/contract/verification/paths.ts";
import { SIDES, type Side } from "@kompagnon/contract/verification/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FormError } from "#ui/form-error.tsx";
import { keepStatus } from "../cache.ts";
import { CameraView } from "./camera-view.tsx";
import { CheckView } from "./check-view.tsx";
import { SideList } from "./side-list.tsx";

/** Takes the missing pictures, or one again, and submits them. */
export function Scanner({ draft }: { draft: Verification }) {
  const [retaken, setRetaken] = useState<Side | null>(null);
  const [picture, setPicture] = useState<HTMLCanvasElement | null>(null);
  const [previews, setPreviews] = useState<Partial<Record<Side, string>>>({});
  // A card still in sight has just been taken: it is not the other side.
  const [armed, setArmed] = useState(true);
  const [begun, setBegun] = useState(false);
  const side = retaken ?? SIDES.find((one) => !draft.images.includes(one)) ?? null;
  const uploaded = (one: Side, preview: string, now: Verification) => {
    setPreviews((before) => ({ ...before, [one]: preview }));
    setPicture(null);
    setRetaken(null);
    setArmed(false);
    keepStatus(now);
  };
  const step = () => {
    if (side === null) return <HandIn />;
    if (picture)
      return (
        <CheckView
          key={side}
          side={side}
          picture={picture}
          onRetake={() => {
            setArmed(true);
            setPicture(null);
          }}
          onUploaded={(preview, now) => uploaded(side, preview, now)}
        />
      );
    return (
      <CameraView
        key={side}
        side={side}
        armed={armed}
        focused={begun}
        instruction={draft.instruction}
        onPicture={(taken) => {
          setBegun(true);
          setPicture(taken);
        }}
      />
    );
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <SideList
        draft={draft}
        current={side}
        previews={previews}
        onRetake={(one) => {
          setPicture(null);
          setArmed(true);
          setRetaken(one);
        }}
      />
      {step()}
    </div>
  );
}

function HandIn() {
  const { t } = useTranslation("verification");
  const navigate = useNavigate();
  const submit = useMutation({
    ...mutation("POST /api/verification/submit"),
    onSuccess: (now) => {
      keepStatus(now);
      void navigate(verificationPaths.submitted, { replace: true });
    },
  });
  return (
    <Card className="grid justify-items-start gap-4">
      <p>{t("scan.all_there")}</p>
      {submit.error && <FormError boxed>{submit.error.message || t("failed")}</FormError>}
      <Button size="lg" busy={submit.isPending} onClick={() => submit.mutate({})}>
        {t("scan.submit")}
      </Button>
    </Card>
  );
}
