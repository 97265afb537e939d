import { adminPaths } from "@kompagnon/contract/admin/paths.ts";
import type { AuditEntry } from "@kompagnon/contract/moderation/model.ts";
import { moderationPaths } from "@kompagnon/contract/moderation/paths.ts";
import type { AuditAction } from "@kompagnon/contract/moderation/rules.ts";
import { REJECTION_REASONS, SIDES } from "@kompagnon/contract/verification/rules.ts";
import { Link } from "react-router";
import { useReportKindName } from "#platform/kind-names.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { FormattedDate } from "#ui/format.tsx";
import { Change } from "./audit-facts.tsx";

type Underlined<Text extends string> = Text extends `${infer Head}.${infer Tail}` ? `${Head}_${Tail}` : Text;
/** An action as its text is called. */
export const actionKey = <Action extends AuditAction>(action: Action) =>
  action.replace(".", "_") as Underlined<Action>; // there is one dot in each

/** Entries of the audit log, the newest first. */
export function AuditEntries({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ol className="grid grid-cols-1">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation("moderation");
  const kindName = useReportKindName();
  const { at, actor, action, kind, case_id: caseId, subject, reason, before, after } = entry;
  const of = kind && !subject && kindName(kind);
  const what = [t(`actions.${actionKey(action)}`), of].filter(Boolean).join(" · ");
  return (
    <li className="grid gap-1 border-line border-b py-3 sm:grid-cols-[11rem_1fr] sm:gap-4">
      <span className="text-ink-soft text-sm tabular-nums">
        <FormattedDate time={at} dateStyle="medium" timeStyle="short" />
      </span>
      <div className="grid min-w-0 gap-0.5">
        <p className="font-medium">
          {caseId ? (
            <Link to={moderationPaths.case(caseId)} className="text-accent underline underline-offset-2">
              {what}
            </Link>
          ) : (
            what
          )}
          {subject && (
            <>
              {" · "}
              <Link
                to={adminPaths.member(subject.id)}
                dir="auto"
                className="text-accent underline underline-offset-2"
              >
                {subject.username}
              </Link>
            </>
          )}
        </p>
        <p className="text-ink-soft text-sm">
          <bdi>{actor?.username ?? t("by_itself")}</bdi>
        </p>
        <Change before={before} after={after} />
        {reason && (
          <p className="whitespace-pre-line text-sm wrap-anywhere">
            <Reason action={action} reason={reason} />
          </p>
        )}
      </div>
    </li>
  );
}

/** The reason of a staff action; of verifications it is one of our words. */
const Reason = ({ action, reason }: { action: AuditAction; reason: string }) =>
  action === "verification.viewed" || action === "verification.rejected" ? (
    <ReviewWord word={reason} />
  ) : (
    <bdi>{reason}</bdi>
  );

/** The picture that a reviewer looked at, or why they rejected. */
function ReviewWord({ word }: { word: string }) {
  const { t } = useTranslation("moderation/audit");
  const { t: staff } = useTranslation("verification/staff");
  const { t: checks } = useTranslation("verification/checks");
  const side = SIDES.find((one) => one === word);
  const rejection = REJECTION_REASONS.find((one) => one === word);
  if (side) return staff(`sides.${side}`);
  return rejection ? checks(`reason_${rejection}`) : t("other_fact");
}
