import type { Agreement, AgreementVersion } from "@kompagnon/contract/agreements/model.ts";
import { SIDES } from "@kompagnon/contract/agreements/rules.ts";
import { paperOf } from "@kompagnon/contract/agreements/template/paper.ts";
import { resourcesPaths } from "@kompagnon/contract/resources/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { CircleDashed, PenLine } from "lucide-react";
import { useState } from "react";
import { useParams } from "react-router";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Banner } from "#ui/banner.tsx";
import { FormattedDate } from "#ui/format.tsx";
import { dates } from "#ui/formatters.ts";
import { Switch } from "#ui/switch.tsx";
import { agreementQuery } from "./api.ts";
import { Downloads } from "./downloads.tsx";
import { StateBadge } from "./list/agreement-row.tsx";
import { PaperView } from "./paper-view.tsx";
import { Actions } from "./read/actions.tsx";
import { SignForm } from "./read/sign-form.tsx";
import { AgreementFailed, PaperSkeleton } from "./states.tsx";

/** Who has signed a version, and who has not. */
function Signatures({ version }: { version: AgreementVersion }) {
  const { t, i18n } = useTranslation("agreements");
  const moment = (at: string) =>
    dates(i18n.language, { dateStyle: "long", timeStyle: "short" }).format(new Date(at));
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{t("signatures")}</h2>
      <ul className="grid gap-3">
        {SIDES.map((side) => {
          const party = version.paper.parties.find((one) => one.side === side)?.name ?? "";
          const one = version.signatures.find((signature) => signature.side === side);
          const Icon = one ? PenLine : CircleDashed;
          return (
            <li key={side} className="flex items-start gap-2.5 text-sm">
              <Icon
                aria-hidden="true"
                className={`mt-0.5 size-4 shrink-0 ${one ? "text-good" : "text-ink-soft"}`}
                strokeWidth={1.75}
              />
              <span className="wrap-anywhere grid min-w-0">
                <span dir="auto">
                  {one
                    ? t("signed_by", { name: one.name, when: moment(one.signed_at) })
                    : t("not_signed", { name: party })}
                </span>
                {one?.member && (
                  <bdi className="text-ink-soft">{t("account", { name: one.member.username })}</bdi>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <details className="text-ink-soft text-xs">
        <summary className="min-h-8 cursor-pointer py-1">
          {t("version", { n: version.number })} · {t("hash")}
        </summary>
        <code dir="ltr" className="wrap-anywhere block pt-1">
          {version.hash}
        </code>
      </details>
    </section>
  );
}

/** `/dashboard/resources/agreements/{agreementId}`: an agreement is read and signed here, by either side. */
export default function ReadPage() {
  const { t } = useTranslation("agreements");
  const { agreementId = "" } = useParams();
  const { data, error, refetch } = useQuery({ ...agreementQuery(agreementId), staleTime: 0 });
  const failed = error !== null && (!data || error.status === 404);
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-6 px-4 py-6 sm:px-8 sm:py-8">
      <DocumentTitle>{data ? t(`kind.${data.kind}`) : t("title")}</DocumentTitle>
      {failed && <AgreementFailed error={error} onRetry={refetch} />}
      {!failed && data && <Reading agreement={data} />}
      {!failed && !data && <PaperSkeleton />}
    </div>
  );
}

/** The note about an agreement's state. */
function useNote({ version, role, can, other, state }: Agreement): {
  tone: "info" | "good" | "warn";
  text: string;
} {
  const { t } = useTranslation("agreements");
  const name = other?.username ?? t("someone");
  if (!version) return { tone: "info", text: t("note.draft") };
  if (version.closed) return { tone: "warn", text: t(`note.${version.closed.how}`, { name }) };
  if (state === "signed") return { tone: "good", text: t("note.signed") };
  if (state === "half_signed") {
    const mine = version.signatures.some((one) => one.mine);
    return { tone: "info", text: t(mine ? "note.half_mine" : "note.half_theirs", { name }) };
  }
  return { tone: "info", text: t(role === "other" && can.sign ? "note.mine_first" : "note.sent", { name }) };
}

function Reading({ agreement }: { agreement: Agreement }) {
  const { t } = useTranslation("agreements");
  const [explained, setExplained] = useState(false);
  const { id, kind, version, state, other, fields, language, can } = agreement;
  const note = useNote(agreement);
  const paper = version?.paper ?? (fields && paperOf({ kind, language, fields }));
  return (
    <>
      <header className="grid gap-3">
        <BackLink to={resourcesPaths.hub}>{t("to_tools")}</BackLink>
        <h1 className="flex flex-wrap items-center gap-3 text-2xl">
          {t(`kind.${kind}`)} <StateBadge state={state} />
        </h1>
        {other && <bdi className="text-ink-soft">{t("with", { name: other.username })}</bdi>}
      </header>
      <Banner tone={note.tone}>
        <span dir="auto">{note.text}</span>
      </Banner>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-3">
          <Switch
            label={t("explain")}
            checked={explained}
            onChange={(event) => setExplained(event.target.checked)}
          />
          {paper && (
            <PaperView paper={paper} language={version?.language ?? language} explained={explained} />
          )}
        </div>
        <aside className="grid gap-6 lg:sticky lg:top-20">
          {version && can.sign && <SignForm key={version.hash} agreement={agreement} version={version} />}
          {version && <Signatures version={version} />}
          <Downloads id={id} name={t(`kind.${kind}`)} {...(version && { version: version.id })} />
          <Actions agreement={agreement} />
          <Earlier agreement={agreement} />
          <p className="text-pretty text-ink-soft text-xs">{t("advice")}</p>
        </aside>
      </div>
    </>
  );
}

function Earlier({ agreement: { id, kind, earlier } }: { agreement: Agreement }) {
  const { t } = useTranslation("agreements");
  if (earlier.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{t("earlier")}</h2>
      <ul className="grid gap-3">
        {earlier.map((one) => (
          <li key={one.id} className="grid gap-1.5 text-sm">
            <span>
              {t("version", { n: one.number })} · <FormattedDate time={one.completed_at} />
            </span>
            <Downloads id={id} version={one.id} name={`${t(`kind.${kind}`)}-${one.number}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
