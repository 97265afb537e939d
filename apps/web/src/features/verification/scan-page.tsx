import type { Verification } from "@kompagnon/contract/verification/model.ts";
import { verificationPaths } from "@kompagnon/contract/verification/paths.ts";
import { SIDES, type Side } from "@kompagnon/contract/verification/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { CircleCheck, IdCard, RotateCcw, ScanFace } from "lucide-react";
import { useState } from "react";
import { Navigate, useNavigate } from "react-router";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { cx } from "#ui/cx.ts";
import { FormError } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { keepStatus } from "./cache.ts";
import { Frame } from "./frame.tsx";
import { CameraView } from "./scan/camera-view.tsx";
import { CheckView } from "./scan/check-view.tsx";

/** `/dashboard/settings/verifyaccount/scan`: front, back and selfie, one after the other (spec: public, section 2.14). */
export default function ScanPage() {
  const { t } = useTranslation("verification");
  return (
    <Frame title={t("scan.title")} step={t("scan.step")} back={verificationPaths.confirm}>
      {(status) => {
        if (status.status === "draft") return <Scanner draft={status} />;
        const to = status.status === "in_review" ? verificationPaths.submitted : verificationPaths.start;
        return <Navigate to={to} replace />;
      }}
    </Frame>
  );
}

/** Takes the missing pictures, or one again, and submits them. */
function Scanner({ draft }: { draft: Verification }) {
  const [retaken, setRetaken] = useState<Side | null>(null);
  const [picture, setPicture] = useState<HTMLCanvasElement | null>(null);
  const [previews, setPreviews] = useState<Partial<Record<Side, string>>>({});
  // A card still in sight has just been taken: it is not the other side.
  const [armed, setArmed] = useState(true);
  const [started, setStarted] = useState(false);
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
        focused={started}
        instruction={draft.instruction}
        onPicture={(taken) => {
          setStarted(true);
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

/** The three pictures: which exist, which one is being taken, and a button to take each again. */
function SideList({
  draft,
  current,
  previews,
  onRetake,
}: {
  draft: Verification;
  current: Side | null;
  /** Those taken on this page. */
  previews: Partial<Record<Side, string>>;
  onRetake: (side: Side) => void;
}) {
  const { t } = useTranslation("verification");
  return (
    <ol className="grid grid-cols-3 gap-2.5 sm:gap-4">
      {SIDES.map((side) => {
        const there = draft.images.includes(side);
        const preview = previews[side];
        const Icon = side === "selfie" ? ScanFace : IdCard;
        const name = t(`scan.sides.${side}`);
        const face = () => {
          if (!there) return <Icon aria-hidden="true" className="size-7 text-ink-soft" strokeWidth={1.5} />;
          if (preview) return <img src={preview} alt="" className="size-full object-cover" />;
          return <CircleCheck aria-hidden="true" className="size-7 text-good" strokeWidth={1.75} />;
        };
        return (
          <li
            key={side}
            {...(side === current && { "aria-current": "step" })}
            className={cx(
              "grid min-w-0 content-start gap-2 rounded-card border p-2.5 sm:p-3",
              side === current ? "border-accent bg-accent-soft" : "border-line bg-raised",
            )}
          >
            <span className="grid aspect-video place-items-center overflow-hidden rounded-control bg-sunken">
              {face()}
            </span>
            <span className="flex items-end justify-between gap-1">
              <span className="grid min-w-0 gap-0.5">
                <span className="font-medium text-sm wrap-anywhere">{name}</span>
                <span className="text-ink-soft text-xs wrap-anywhere">
                  {there ? t("scan.there") : t("scan.missing")}
                </span>
              </span>
              {there && side !== current && (
                <IconButton
                  className="-me-1.5 -mb-1.5 shrink-0"
                  label={t("scan.retake_side", { side: name })}
                  icon={<RotateCcw aria-hidden="true" className="size-4" strokeWidth={1.75} />}
                  onClick={() => onRetake(side)}
                />
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
