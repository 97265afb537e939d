import { useQuery } from "@tanstack/react-query";
import { MailQuestion } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Incoming } from "./incoming-request.tsx";
import { Outgoing } from "./outgoing-request.tsx";
import { requestsQuery } from "./requests.ts";

/** The received or the sent requests. */
export function RequestsPanel({ box }: { box: "in" | "out" }) {
  const { t } = useTranslation("chats");
  const { data, error, refetch } = useQuery(requestsQuery(box));
  if (error && !data)
    return <ErrorState title={t("list.requests_failed")} error={error} onRetry={() => refetch()} />;
  if (!data)
    return (
      <div className="grid gap-3 px-4 py-3">
        <Skeleton className="h-28 rounded-card!" />
        <Skeleton className="h-28 rounded-card!" />
      </div>
    );
  if (data.items.length === 0)
    return (
      <EmptyState icon={<MailQuestion strokeWidth={1.75} />} title={t("list.no_requests_title")}>
        {t(box === "in" ? "list.no_requests_in" : "list.no_requests_out")}
      </EmptyState>
    );
  return (
    <ul className="grid min-h-0 flex-1 content-start gap-3 overflow-y-auto px-4 pb-4">
      {data.items.map((request) => (
        <li key={request.id}>
          {box === "in" ? <Incoming request={request} /> : <Outgoing request={request} />}
        </li>
      ))}
    </ul>
  );
}
