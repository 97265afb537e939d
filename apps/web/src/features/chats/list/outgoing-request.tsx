import type { ChatRequest } from "@kompagnon/contract/chats/model.ts";
import { useMutation } from "@tanstack/react-query";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import { RequestCard } from "./request-card.tsx";
import { refreshRequests } from "./requests.ts";

/** A request of the viewer: pending, or kindly declined with a text in the viewer's language. */
export function Outgoing({ request }: { request: ChatRequest }) {
  const { t } = useTranslation("chats");
  const { t: inbox } = useTranslation("chats/inbox");
  const withdraw = useMutation({
    ...mutation("DELETE /api/chat-requests/{id}"),
    onError: (failure) => toast(failure.message || t("list.failed"), { kind: "warn" }),
    onSettled: refreshRequests,
  });
  const { wording, to } = request;
  return (
    <RequestCard
      who={to}
      request={request}
      about={
        wording && (
          <div className="grid gap-1.5 rounded-control bg-sunken px-3 py-2.5 text-sm">
            <p className="font-medium">{inbox("told", { name: to.username })}</p>
            <p>{inbox(`wordings.${wording}`)}</p>
          </div>
        )
      }
    >
      {!wording && <span className="grow self-center text-ink-soft text-sm">{t("list.waiting")}</span>}
      <Button
        size="sm"
        variant={wording ? "secondary" : "quiet"}
        busy={withdraw.isPending}
        onClick={() => withdraw.mutate({ params: { id: request.id } })}
      >
        {wording ? inbox("understood") : t("list.withdraw")}
      </Button>
    </RequestCard>
  );
}
