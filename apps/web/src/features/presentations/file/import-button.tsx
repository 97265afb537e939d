import { FileUp } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";

const ImportDialog = lazy(async () => ({ default: (await import("./import-dialog.tsx")).ImportDialog }));

/** The way from a file to a new deck. What reads files comes with the first one. */
export function ImportButton() {
  const { t } = useTranslation("presentations");
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<FileUp aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        onClick={() => setShown(true)}
      >
        {t("file.import")}
      </Button>
      <Suspense fallback={null}>{shown && <ImportDialog onClose={() => setShown(false)} />}</Suspense>
    </>
  );
}
