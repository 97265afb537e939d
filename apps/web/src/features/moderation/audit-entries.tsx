import { adminPaths } from "@kompagnon/contract/admin/levels.ts";

import { AUDIT_FACTS, type AuditFact } from "@kompagnon/contract/moderation/audit-facts.ts";
import type { AuditEntry, AuditFacts } from "@kompagnon/contract/moderation/model.ts";
import { moderationPaths } from "@kompagnon/contract/moderation/paths.ts";

import type { AuditAction } from "@kompagnon/contract/moderation/rules.ts";
import { REJECTION_REASONS, SIDES } from "@kompagnon/contract/verification/rules.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useReportKindName } from "#platform/kind-names.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { FormattedDate, FormattedNumber, Money } from "#ui/format.tsx";
import { commaList } from "#ui/formatters.ts";

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

type Value = AuditFacts[string] | undefined;
const isFact = (name: string): name is AuditFact => name in AUDIT_FACTS;

/** What was so before and is so after a staff action, in the reader's words. */
function Change({ before, after }: { before: AuditFacts | null; after: AuditFacts | null }) {
  const { t } = useTranslation("moderation/audit");
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return null;
  return (
    <ul className="text-ink-soft text-sm wrap-anywhere">
      {names.map((name) => {
        const old = before?.[name];
        const now = after?.[name];
        const changed = before !== null && name in before && old !== now;
        return (
          <li key={name}>
            {isFact(name) ? t(`facts.${name}`) : t("other_fact")}:{" "}
            {changed && (
              <>
                <FactValue name={name} value={old} /> <span aria-hidden="true">{t("arrow")}</span>{" "}
                <span className="sr-only">{t("afterwards")}</span>{" "}
              </>
            )}
            <FactValue name={name} value={now ?? (changed ? null : old)} />
          </li>
        );
      })}
    </ul>
  );
}

function FactValue({ name, value }: { name: string; value: Value }): ReactNode {
  const { t, i18n } = useTranslation("moderation/audit");
  if (value === undefined || value === null) return "–";
  const kind = isFact(name) ? AUDIT_FACTS[name] : "text";
  if (typeof kind !== "string") return wordOf(name, kind, String(value), t);
  if (kind === "flag" || typeof value === "boolean") return t(String(value) === "true" ? "yes" : "no");
  if (kind === "money") return <Money cents={Number(value)} />;
  if (kind === "time") return <FormattedDate time={String(value)} dateStyle="medium" timeStyle="short" />;
  if (kind === "languages") {
    const names = new Intl.DisplayNames(localeOf(i18n.language), { type: "language" });
    const codes = String(value).split(" ");
    return commaList(
      i18n.language,
      codes.map((code) => names.of(code) ?? code),
    );
  }
  if (kind === "member")
    return (
      <Link to={adminPaths.member(String(value))} className="text-accent underline underline-offset-2">
        {t("to_member")}
      </Link>
    );
  return typeof value === "number" ? <FormattedNumber value={value} /> : <bdi>{value}</bdi>;
}

/** A word of a list in the reader's language; one that is not in it any more is something else. */
function wordOf(
  name: string,
  words: readonly string[],
  word: string,
  t: ReturnType<typeof useTranslation<"moderation/audit">>["t"],
): string {
  if (!words.includes(word)) return t("other_fact");
  return t(`values.${name}.${word}` as never); // a test shows every word of every list
}
