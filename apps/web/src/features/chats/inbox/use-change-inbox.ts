import type { InboxChange, InboxSettings } from "@kompagnon/contract/chats/inbox-model.ts";
import { useMutation } from "@tanstack/react-query";
import { mutation, queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";
import { inboxQuery } from "./inbox.ts";

/** Changes what I have set; it shows at once and goes back if the server refuses. */
export function useChangeInbox() {
  const { t } = useTranslation("chats/inbox");
  const { queryKey } = inboxQuery();
  const change = useMutation({
    ...mutation("PATCH /api/chat-inbox"),
    onSuccess: (now) => {
      queryClient.setQueryData(queryKey, now);
      toast(t("saved"), { kind: "good" });
    },
    onError: (failure) => {
      toast(failure.message || t("failed"), { kind: "warn" });
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return {
    busy: change.isPending,
    change: (body: InboxChange) => {
      queryClient.setQueryData<InboxSettings>(
        queryKey,
        (before) => before && ({ ...before, ...body } as InboxSettings), // what is given is never undefined
      );
      change.mutate({ body });
    },
  };
}
