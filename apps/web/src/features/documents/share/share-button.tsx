import { UserPlus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { lazyModule, useOpening } from "#ui/lazy-module.ts";
import type { ShareButtonProps } from "../types.ts";

const dialog = lazyModule(async () => (await import("./share-dialog.tsx")).ShareDialog);

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
