import { adminPaths } from "@kompagnon/contract/admin/paths.ts";
import type { AuditEntry, AuditFacts } from "@kompagnon/contract/moderation/audit.ts";
import { moderationPaths } from "@kompagnon/contract/moderation/paths.ts";
import type { AuditAction } from "@kompagnon/contract/moderation/rules.ts";
import { Link } from "react-router";
import { useReportKindName } from "#platform/kind-names.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { FormattedDate } from "#ui/format.tsx";

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
            <bdi>{reason}</bdi>
          </p>
        )}
      </div>
    </li>
  );
}

/** What was so before and is so afterwards, in the words of the log. */
function Change({ before, after }: { before: AuditFacts | null; after: AuditFacts | null }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const valueText = (value: AuditFacts[string] | undefined) =>
    value === undefined || value === null ? "–" : String(value);
  if (names.length === 0) return null;
  return (
    <ul dir="ltr" className="text-ink-soft text-sm wrap-anywhere rtl:text-end">
      {names.map((name) => (
        <li key={name}>
          {name}:{" "}
          {before ? `${valueText(before[name])} → ${valueText(after?.[name])}` : valueText(after?.[name])}
        </li>
      ))}
    </ul>
  );
}
