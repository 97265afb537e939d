import type { JobApplication } from "@kompagnon/contract/jobs/model.ts";
import { peoplePaths } from "@kompagnon/contract/people/rules.ts";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { RelativeTime } from "#ui/format.tsx";
import { JobText } from "../board/job-words.tsx";

const TONES = {
  sent: "signal",
  seen: "neutral",
  rejected: "bad",
  answered: "good",
  withdrawn: "neutral",
} as const;

/** An application: its author, its post, its text and its history. */
export function ApplicationCard({
  application,
  other,
  heading,
  children,
}: {
  application: JobApplication;
  /** Who is shown: the applicant, or the author of the post. */
  other: JobApplication["applicant"];
  heading: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation("jobs");
  const id = useId();
  const { status, history, content, reason } = application;
  return (
    <Card as="article" aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <header className="flex items-start gap-3">
        <Avatar id={other.id} name={other.username} src={other.avatar_url} />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <h2 id={id} dir="auto" className="text-base leading-snug wrap-anywhere">
            {heading}
          </h2>
          <p className="flex min-w-0 flex-wrap gap-x-2 text-ink-soft text-sm">
            <Link
              to={peoplePaths.member(other.id)}
              dir="auto"
              className="truncate font-medium text-ink hover:underline"
            >
              {other.username}
            </Link>
            <RelativeTime time={application.created_at} />
          </p>
        </div>
        <Badge tone={TONES[status]}>{t(`status_${status}`)}</Badge>
      </header>
      {content && <JobText content={content} />}
      {reason && (
        <p dir="auto" className="text-ink-soft text-sm wrap-anywhere">
          {t("reason_given", { text: reason })}
        </p>
      )}
      {history.length > 1 && (
        <details className="text-sm">
          <summary className="min-h-8 cursor-pointer py-1 text-ink-soft">{t("history")}</summary>
          <ol className="grid gap-1 pt-1">
            {history.map((step) => (
              <li key={`${step.status} ${step.at}`} className="flex flex-wrap gap-x-2">
                <span>{t(`status_${step.status}`)}</span>
                <RelativeTime time={step.at} className="text-ink-soft" />
              </li>
            ))}
          </ol>
        </details>
      )}
      {children}
    </Card>
  );
}
