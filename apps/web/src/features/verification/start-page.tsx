import { helpPaths } from "@kompagnon/contract/help/paths.ts";
import type { Verification } from "@kompagnon/contract/verification/model.ts";
import { verificationPaths } from "@kompagnon/contract/verification/paths.ts";
import { useMutation } from "@tanstack/react-query";
import {
  BadgeCheck,
  BadgeX,
  CircleQuestionMark,
  Clock,
  Hourglass,
  IdCard,
  LockKeyhole,
  type LucideIcon,
  PencilLine,
  ScanFace,
} from "lucide-react";
import type { ReactNode } from "react";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FormError } from "#ui/field.tsx";
import { FormattedDate } from "#ui/format.tsx";
import { toast } from "#ui/toast.tsx";
import { keepStatus } from "./cache.ts";
import { Frame } from "./frame.tsx";

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

/** The state of the member's verification, and the next actions. */
function VerificationStatus({ verification }: { verification: Verification }) {
  const { t } = useTranslation("verification");
  const { status, submitted_at, expires_at } = verification;
  if (status === "approved")
    return (
      <Box icon={BadgeCheck} tint="text-good" title={t("approved.title")} text={t("approved.text")}>
        {expires_at && <Day text={(date) => t("approved.until", { date })} time={expires_at} />}
      </Box>
    );
  if (status === "in_review")
    return (
      <Box icon={Clock} tint="text-accent" title={t("in_review.title")} text={t("in_review.text")}>
        {submitted_at && <Day text={(date) => t("in_review.since", { date })} time={submitted_at} />}
      </Box>
    );
  if (status === "draft") return <Draft hasPictures={verification.images.length > 0} />;
  if (status === "rejected") return <Rejected verification={verification} />;
  if (status === "expired")
    return (
      <Box icon={Hourglass} tint="text-warn" title={t("expired.title")} text={t("expired.text")}>
        <Begin label={t("expired.again")} />
      </Box>
    );
  return (
    <Card className="grid justify-items-start gap-4">
      <p>{t("duration")}</p>
      <Begin label={t("start")} />
    </Card>
  );
}

const Begin = ({ label }: { label: string }) => (
  <ButtonLink size="lg" to={verificationPaths.confirm}>
    {label}
  </ButtonLink>
);

/** A sentence with a day in it. */
const SPLIT = "\u0000";
function Day({ text, time }: { text: (date: string) => string; time: string }) {
  const [before, after] = text(SPLIT).split(SPLIT);
  return (
    <p className="text-ink-soft text-sm">
      {before}
      <FormattedDate time={time} dateStyle="long" />
      {after}
    </p>
  );
}

function Box({
  icon: Icon,
  tint,
  title,
  text,
  children,
}: {
  icon: LucideIcon;
  tint: string;
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Card as="section" className="flex flex-wrap items-start gap-4">
      <Icon aria-hidden="true" className={`size-8 shrink-0 ${tint}`} strokeWidth={1.75} />
      <div className="grid min-w-0 grow basis-60 justify-items-start gap-3">
        <div className="grid gap-1">
          <h2 className="text-xl">{title}</h2>
          {text && <p className="text-pretty text-ink-soft">{text}</p>}
        </div>
        {children}
      </div>
    </Card>
  );
}

function Draft({ hasPictures }: { hasPictures: boolean }) {
  const { t } = useTranslation("verification");
  const discard = useMutation({
    ...mutation("DELETE /api/verification"),
    onSuccess: (now) => {
      keepStatus(now);
      toast(t("discarded"), { kind: "good" });
    },
  });
  return (
    <Box icon={Hourglass} tint="text-accent" title={t("draft.title")} text={t("draft.text")}>
      <div className="flex flex-wrap gap-2.5">
        <ButtonLink to={hasPictures ? verificationPaths.scan : verificationPaths.confirm}>
          {t("resume")}
        </ButtonLink>
        <Button variant="secondary" busy={discard.isPending} onClick={() => discard.mutate({})}>
          {t("discard")}
        </Button>
      </div>
      {discard.error && <FormError boxed>{discard.error.message || t("failed")}</FormError>}
    </Box>
  );
}

function Rejected({ verification }: { verification: Verification }) {
  const { t } = useTranslation("verification");
  const { t: check } = useTranslation("verification/checks");
  const { reason, reason_text, next_try_at } = verification;
  const waits = next_try_at !== null && Date.parse(next_try_at) > Date.now();
  return (
    <Box icon={BadgeX} tint="text-bad" title={t("rejected.title")} text={reason && check(`reason_${reason}`)}>
      {reason_text && (
        <p className="whitespace-pre-line wrap-anywhere" dir="auto">
          {reason_text}
        </p>
      )}
      {waits ? (
        <Day text={(date) => t("rejected.later", { date })} time={next_try_at} />
      ) : (
        <Begin label={t("rejected.again")} />
      )}
    </Box>
  );
}
