import type { Verification } from "@kompagnon/contract/verification/model.ts";
import { SIDES, type Side } from "@kompagnon/contract/verification/rules.ts";
import { CircleCheck, IdCard, RotateCcw, ScanFace } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/icon-button.tsx";

/** The three pictures: which exist, which one is being taken, and a button to take each again. */
export function SideList({
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
