import { moderationPaths } from "@kompagnon/contract/moderation/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { AuditEntries } from "#features/moderation/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Card } from "#ui/card.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { deedsQuery } from "./cache.ts";

/** What the team did to a member. */
export function MemberHistory({ id }: { id: string }) {
  const { t } = useTranslation("admin");
  const { data, error, refetch } = useQuery(deedsQuery(id));
  return (
    <Card as="section" aria-labelledby="history" className="grid grid-cols-1 gap-3">
      <h2 id="history" className="text-lg">
        {t("member.history")}
      </h2>
      {!data && !error && <Skeleton className="h-16" />}
      {error && !data && (
        <ErrorState title={t("member.history_failed")} error={error} onRetry={() => refetch()} />
      )}
      {data?.items.length === 0 && <p className="text-ink-soft">{t("member.no_history")}</p>}
      {data && data.items.length > 0 && (
        <>
          <AuditEntries entries={data.items} />
          <Link
            to={`${moderationPaths.audit}?subject=${id}`}
            className="justify-self-start text-accent text-sm underline underline-offset-2"
          >
            {t("member.to_audit")}
          </Link>
        </>
      )}
    </Card>
  );
}
