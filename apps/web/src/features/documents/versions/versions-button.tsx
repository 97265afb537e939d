import { History } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { lazyModule, useOpening } from "#ui/lazy-module.ts";
import type { VersionsButtonProps } from "../types.ts";

const sheet = lazyModule(async () => (await import("./versions-sheet.tsx")).VersionsSheet);

/** Earlier states of the document, for members who may write it. */
export function VersionsButton(props: VersionsButtonProps) {
  const { t } = useTranslation("documents");
  const [shown, setShown] = useState(false);
  const { window: VersionsSheet, open: drawn } = useOpening(sheet, shown, () => setShown(false));
  if (props.open.role !== "owner" && props.open.role !== "editor") return null;
  return (
    <>
      <IconButton
        label={t("versions.button")}
        aria-haspopup="dialog"
        icon={<History className="size-5 rtl:-scale-x-100" strokeWidth={1.75} />}
        onClick={() => setShown(true)}
      />
      {VersionsSheet && <VersionsSheet {...props} shown={drawn} onClose={() => setShown(false)} />}
    </>
  );
}
