import { adminPaths } from "@kompagnon/contract/admin/paths.ts";
import { AUDIT_FACTS, type AuditFact } from "@kompagnon/contract/moderation/audit-facts.ts";
import type { AuditFacts } from "@kompagnon/contract/moderation/model.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { FormattedDate, FormattedNumber, Money } from "#ui/format.tsx";
import { commaList } from "#ui/formatters.ts";

type Value = AuditFacts[string] | undefined;
const isFact = (name: string): name is AuditFact => name in AUDIT_FACTS;

/** What was so before and is so after a staff action, in the reader's words. */
export function Change({ before, after }: { before: AuditFacts | null; after: AuditFacts | null }) {
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
