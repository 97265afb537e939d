import type { VerificationCase } from "@kompagnon/contract/verification/model.ts";
import { UserRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { Viewer } from "./viewer.tsx";

/**
 * A side of the document, the selfie and the profile picture next to each other. All are loaded at once: the links are valid
 * for a minute, and a look at the other side later does not count as another access.
 */
export function Pictures({
  images,
  avatarUrl,
  children,
}: {
  images: VerificationCase["images"];
  /** The member's profile picture; null if they have none. */
  avatarUrl: string | null;
  /** The line above them. */
  children?: ReactNode;
}) {
  const { t } = useTranslation("verification/staff");
  const [shown, setShown] = useState<"front" | "back">("front");
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ChoiceChip
          className="me-auto"
          label={t("document")}
          hideLabel
          choices={(["front", "back"] as const).map((value) => ({ value, label: t(`sides.${value}`) }))}
          value={shown}
          onChange={(side) => side && setShown(side)}
        />
        {children}
      </div>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-[1.5fr_1fr_1fr]">
        {images.map(({ side, ...picture }) => (
          <div
            key={`${side} ${picture.url}`}
            hidden={side !== "selfie" && side !== shown}
            className={side === "selfie" ? "min-w-0" : "col-span-2 min-w-0 lg:col-span-1"}
          >
            <Viewer name={t(`sides.${side}`)} picture={picture} />
          </div>
        ))}
        <div className="min-w-0">
          {avatarUrl ? (
            <Viewer name={t("profile_picture")} picture={{ url: avatarUrl, width: 512, height: 512 }} />
          ) : (
            <div className="grid h-64 place-content-center justify-items-center gap-2 rounded-card border border-line border-dashed p-4 text-center text-ink-soft text-sm lg:h-72">
              <UserRound aria-hidden="true" className="size-7" strokeWidth={1.75} />
              {t("no_profile_picture")}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
