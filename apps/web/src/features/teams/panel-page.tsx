import { FOUNDED_FROM } from "@kompagnon/contract/teams/rules.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Plus, Rocket } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { entriesOf, mineQuery } from "./cache.ts";
import { FoundDialog, type From } from "./panel/found-dialog.tsx";
import { Invitations } from "./panel/invitations.tsx";
import { TeamCardView } from "./panel/team-card.tsx";
import { LinesSkeleton } from "./skeleton.tsx";

/** What an address wants a team to be founded from; null for nothing that can be. */
function fromIn(search: URLSearchParams): From | null {
  const [kind, id] = (search.get("from") ?? "").split(":");
  const found = FOUNDED_FROM.find((one) => one === kind);
  return found && id ? { kind: found, id } : null;
}

/** `/dashboard/teampanel`: my teams with what is due in them, invitations, and the way to found one. */
export default function PanelPage() {
  const { t } = useTranslation("teams");
  const [search, setSearch] = useSearchParams();
  const from = fromIn(search);
  const [founding, setFounding] = useState(false);
  const list = useInfiniteQuery(mineQuery());
  const teams = entriesOf(list.data);
  const button = (
    <Button
      icon={<Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      onClick={() => setFounding(true)}
    >
      {t("found")}
    </Button>
  );
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 gap-6 px-4 py-6 sm:px-8 sm:py-10">
      <DocumentTitle>{t("title")}</DocumentTitle>
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1.5">
          <h1 className="text-2xl">{t("title")}</h1>
          <p className="text-ink-soft">{t("intro")}</p>
        </div>
        {teams.length > 0 && button}
      </header>
      <Invitations />
      {list.isPending && <LinesSkeleton lines={2} tall />}
      {list.isError && !list.data && (
        <ErrorState title={t("failed")} error={list.error} onRetry={() => list.refetch()} />
      )}
      {list.data && teams.length === 0 && (
        <EmptyState icon={<Rocket strokeWidth={1.75} />} title={t("empty")} action={button}>
          {t("empty_text")}
        </EmptyState>
      )}
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {teams.map((team) => (
          <TeamCardView key={team.id} team={team} />
        ))}
      </ul>
      <NextPage list={list} />
      <FoundDialog
        key={from ? `${from.kind} ${from.id}` : "free"}
        open={founding || from !== null}
        from={from}
        onClose={() => {
          setFounding(false);
          if (from) setSearch({}, { replace: true });
        }}
      />
    </div>
  );
}
