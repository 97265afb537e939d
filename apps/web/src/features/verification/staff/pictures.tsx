import type { VerificationCase } from "@kompagnon/contract/verification/model.ts";
import { useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { Viewer } from "./viewer.tsx";

/**
 * A side of the document next to the selfie. All three are loaded at once: their links are valid for a minute, and a look at the
 * other side later does not count as another access.
 */
export function Pictures({ images }: { images: VerificationCase["images"] }) {
  const { t } = useTranslation("verification/staff");
  const [shown, setShown] = useState<"front" | "back">("front");
  return (
    <div className="grid gap-4">
      <ChoiceChip
        label={t("document")}
        choices={(["front", "back"] as const).map((value) => ({ value, label: t(`sides.${value}`) }))}
        value={shown}
        onChange={(side) => side && setShown(side)}
      />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {images.map((image) => (
          <div key={`${image.side} ${image.url}`} hidden={image.side !== "selfie" && image.side !== shown}>
            <Viewer image={image} />
          </div>
        ))}
      </div>
    </div>
  );
}
