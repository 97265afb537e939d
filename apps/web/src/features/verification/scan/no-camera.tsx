import { CameraOff } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";

/** The camera did not start: why that may be, and another try. */
export function NoCamera({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation("verification");
  return (
    <Banner
      tone="bad"
      action={
        <Button
          size="sm"
          variant="secondary"
          onClick={onAgain}
          icon={<CameraOff aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        >
          {t("scan.camera_again")}
        </Button>
      }
    >
      {t("scan.camera_failed")}
    </Banner>
  );
}
