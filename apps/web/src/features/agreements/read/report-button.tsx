import type { Agreement } from "@kompagnon/contract/agreements/model.ts";
import { Flag } from "lucide-react";
import { Suspense, useState } from "react";
import { ReportDialog } from "#features/moderation/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";

/** Reports the other party's text to moderators: threats, fraud, a false name. */
export function ReportButton({ agreement: { version, other } }: { agreement: Agreement }) {
  const { t } = useTranslation("agreements");
  const [open, setOpen] = useState(false);
  if (!version) return null;
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={<Flag aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
      >
        {t("report")}
      </Button>
      <Suspense fallback={null}>
        {open && (
          <ReportDialog
            subject={{ kind: "agreement", id: version.id }}
            name={other?.username ?? t("someone")}
            {...(other && { author: other })}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
