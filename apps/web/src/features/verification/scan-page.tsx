import { verificationPaths } from "@kompagnon/contract/verification/paths.ts";
import { Navigate } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Frame } from "./frame.tsx";
import { Scanner } from "./scan/scanner.tsx";

/** `/dashboard/settings/verifyaccount/scan`: front, back and selfie, one after the other (spec: public, section 2.14). */
export default function ScanPage() {
  const { t } = useTranslation("verification");
  return (
    <Frame title={t("scan.title")} step={t("scan.step")} back={verificationPaths.confirm}>
      {(status) => {
        if (status.status === "draft") return <Scanner draft={status} />;
        const to = status.status === "in_review" ? verificationPaths.submitted : verificationPaths.start;
        return <Navigate to={to} replace />;
      }}
    </Frame>
  );
}
