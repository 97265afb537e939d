import { History, UserPlus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { lazyModule, useOpening } from "#ui/lazy-module.ts";
import type { ShareButtonProps, VersionsButtonProps } from "../types.ts";

const dialog = lazyModule(async () => (await import("../share/share-dialog.tsx")).ShareDialog);

/** Who may open the document, and the way to bring others in. */
export function ShareButton({ open, openInitially = false }: ShareButtonProps) {
  const { t } = useTranslation("documents");
  const [shown, setShown] = useState(openInitially);
  const { window: ShareDialog, open: drawn } = useOpening(dialog, shown, () => setShown(false));
  if (open.guest) return null;
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        aria-haspopup="dialog"
        icon={<UserPlus aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        onClick={() => setShown(true)}
      >
        <span className="max-sm:sr-only short:max-lg:sr-only">{t("share.button")}</span>
      </Button>
      {ShareDialog && <ShareDialog document={open} shown={drawn} onClose={() => setShown(false)} />}
    </>
  );
}

const sheet = lazyModule(async () => (await import("../versions/versions-sheet.tsx")).VersionsSheet);

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
