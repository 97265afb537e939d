import { agreementsPaths } from "@kompagnon/contract/agreements/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { recentQuery } from "../api.ts";
import { AgreementRow } from "./agreement-row.tsx";

/** The agreements that wait for the member's signature, and the last edited ones; nothing if there are none. */
export function RecentAgreements() {
  return (
    <>
      <Some show="waiting" />
      <Some show="all" />
    </>
  );
}

function Some({ show }: { show: "waiting" | "all" }) {
  const { t } = useTranslation("agreements");
  const heading = useId();
  const list = useQuery(recentQuery(show));
  if (list.isError && !list.data)
    return (
      <ErrorState title={t("failed")} error={list.error} onRetry={() => list.refetch()} className="py-4!" />
    );
  const found = list.data?.items.filter(({ waits_for_me: waits }) => show === "waiting" || !waits) ?? [];
  if (found.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id={heading} className="text-lg">
          {t(show === "waiting" ? "waiting" : "mine")}
        </h2>
        {show === "all" && list.data?.next_cursor && (
          <Link
            to={agreementsPaths.creator}
            className="text-accent text-sm underline-offset-2 hover:underline"
          >
            {t("all")}
          </Link>
        )}
      </div>
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {found.map((one) => (
          <AgreementRow key={one.id} agreement={one} />
        ))}
      </ul>
    </section>
  );
}
