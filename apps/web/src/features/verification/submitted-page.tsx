import { overviewPaths } from "@kompagnon/contract/overview/paths.ts";
import { verificationPaths } from "@kompagnon/contract/verification/paths.ts";
import { CircleCheckBig } from "lucide-react";
import { Navigate } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Frame } from "./frame.tsx";

/** `/dashboard/settings/verifyaccount/submitted`: everything is in, and where to go from here. */
export default function SubmittedPage() {
  const { t } = useTranslation("verification");
  return (
    <Frame title={t("submitted.title")}>
      {({ status }) =>
        status === "in_review" ? (
          <Card className="grid justify-items-center gap-5 py-10 text-center">
            <CircleCheckBig aria-hidden="true" className="size-14 text-good" strokeWidth={1.5} />
            <p className="max-w-md text-pretty">{t("submitted.text")}</p>
            <div className="flex flex-wrap justify-center gap-2.5">
              <ButtonLink to={overviewPaths.dashboard}>{t("submitted.to_dashboard")}</ButtonLink>
              <ButtonLink variant="secondary" to={verificationPaths.start}>
                {t("submitted.to_settings")}
              </ButtonLink>
            </div>
          </Card>
        ) : (
          <Navigate to={verificationPaths.start} replace />
        )
      }
    </Frame>
  );
}
