import { helpPaths } from "@kompagnon/contract/help/paths.ts";
import { CircleQuestionMark, IdCard, LockKeyhole, type LucideIcon, PencilLine, ScanFace } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Frame } from "./frame.tsx";
import { VerificationStatus } from "./verification-status.tsx";

const STEPS: readonly (readonly ["data" | "document" | "selfie", LucideIcon])[] = [
  ["data", PencilLine],
  ["document", IdCard],
  ["selfie", ScanFace],
];

/**
 * `/dashboard/settings/verifyaccount`: the explanation, and the state of the member's verification (spec: public, section 2.14).
 */
export default function StartPage() {
  const { t } = useTranslation("verification");
  return (
    <Frame
      title={t("title")}
      lead={t("lead")}
      aside={
        <ButtonLink
          size="sm"
          variant="quiet"
          className="-ms-3"
          to={helpPaths.article("verify_identity")}
          icon={<CircleQuestionMark aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        >
          {t("how")}
        </ButtonLink>
      }
    >
      {(status) => (
        <>
          <VerificationStatus verification={status} />
          {status.status !== "approved" && status.status !== "in_review" && <Steps />}
          <p className="flex items-start gap-3 text-ink-soft text-sm">
            <LockKeyhole aria-hidden="true" className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
            <span>{t("private")}</span>
          </p>
        </>
      )}
    </Frame>
  );
}

function Steps() {
  const { t } = useTranslation("verification");
  return (
    <ol className="grid gap-3 sm:grid-cols-3">
      {STEPS.map(([step, Icon]) => (
        <Card as="li" key={step} className="grid content-start gap-2">
          <Icon aria-hidden="true" className="size-6 text-accent" strokeWidth={1.75} />
          <span className="font-semibold">{t(`steps.${step}`)}</span>
          <span className="text-pretty text-ink-soft text-sm">{t(`steps.${step}_text`)}</span>
        </Card>
      ))}
    </ol>
  );
}
