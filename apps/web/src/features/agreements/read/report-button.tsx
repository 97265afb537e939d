import type { Agreement } from "@kompagnon/contract/agreements/model.ts";
import { Flag } from "lucide-react";
import { Suspense, useState } from "react";
import { ReportDialog } from "#features/moderation/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";

/** Tells moderators of what somebody sent: threats, fraud, a name that is not theirs. */
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
