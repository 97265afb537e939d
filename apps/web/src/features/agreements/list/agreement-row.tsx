import type { AgreementCard } from "@kompagnon/contract/agreements/model.ts";
import { agreementsPaths } from "@kompagnon/contract/agreements/paths.ts";
import type { AgreementState } from "@kompagnon/contract/agreements/rules.ts";
import { FileSignature } from "lucide-react";
import { Link } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { RelativeTime } from "#ui/format.tsx";

/** Drafts are gone on with, everything else is read first. */
const addressOf = ({ id, role, state }: AgreementCard): string =>
  role === "owner" && state === "draft" ? agreementsPaths.edit(id) : agreementsPaths.read(id);

/** An agreement in a list. */
export function AgreementRow({ agreement }: { agreement: AgreementCard }) {
  const { t } = useTranslation("agreements");
  const { kind, subject, state, other, waits_for_me: waits, changed_at: changed } = agreement;
  return (
    <li className="relative flex items-start gap-3 rounded-card border border-line bg-raised p-4 hover:border-ink-soft">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent"
      >
        <FileSignature className="size-5" strokeWidth={1.75} />
      </span>
      <div className="grid min-w-0 grow gap-1.5">
        <p className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
          {t(`kind.${kind}`)} <StateBadge state={state} />
          {waits && <Badge tone="signal">{t("waits")}</Badge>}
        </p>
        <p dir={subject ? "auto" : undefined} className="wrap-anywhere line-clamp-2 font-medium">
          <Link to={addressOf(agreement)} className="after:absolute after:inset-0 after:rounded-card">
            {subject || t("untitled")}
          </Link>
        </p>
        <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
          {other && <bdi>{t("with", { name: other.username })}</bdi>}
          <RelativeTime time={changed} />
        </p>
      </div>
    </li>
  );
}

const TONES = {
  draft: "neutral",
  sent: "accent",
  half_signed: "accent",
  signed: "good",
  voided: "bad",
} as const;

/** The state of an agreement. */
export function StateBadge({ state }: { state: AgreementState }) {
  const { t } = useTranslation("agreements");
  return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>;
}
