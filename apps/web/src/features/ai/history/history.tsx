import type { Assistant } from "@kompagnon/contract/ai/rules.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { historyQuery } from "../api.ts";
import { Row } from "./row.tsx";

/** The conversations with an assistant, and the way to a new one. */
export function History({
  assistant,
  open,
  onNew,
  onOpened,
  onDeleted,
}: {
  assistant: Assistant;
  /** The one that is open. */
  open: string | null;
  onNew: () => void;
  onOpened: () => void;
  onDeleted: (id: string) => void;
}) {
  const { t } = useTranslation("ai");
  const { t: ui } = useTranslation("ui");
  const list = useInfiniteQuery(historyQuery(assistant));
  const items = list.data?.pages.flatMap((page) => page.items);
  return (
    <div className="grid grid-cols-1 gap-3 p-3">
      <Button
        variant="secondary"
        wide
        icon={<Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        onClick={onNew}
      >
        {t("history.new")}
      </Button>
      {!items && list.error && (
        <ErrorState title={t("history.failed")} error={list.error} onRetry={() => list.refetch()} />
      )}
      {!items && !list.error && (
        <div role="status" aria-label={ui("loading")} className="grid gap-2">
          {["a", "b", "c"].map((row) => (
            <Skeleton key={row} className="h-12" />
          ))}
        </div>
      )}
      {items?.length === 0 && <p className="px-2 py-4 text-ink-soft text-sm">{t("history.empty")}</p>}
      {items && items.length > 0 && (
        <ul className="grid grid-cols-1 gap-0.5">
          {items.map((conversation) => (
            <Row
              key={conversation.id}
              conversation={conversation}
              isOpen={conversation.id === open}
              onOpened={onOpened}
              onDeleted={onDeleted}
            />
          ))}
        </ul>
      )}
      <NextPage list={list} label={t("history.more")} failed={t("history.more_failed")} />
    </div>
  );
}
