import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { beginMessage } from "#features/chats/public.ts";
import { query, queryClient } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";

/** A request that is about to be written: its recipient, and the start of its text. */
export type Asking = { member: { id: string; username: string }; begun: string };

/**
 * Writing to the author of a post: opens the existing conversation, or returns the request that is required, which a dialog
 * sends.
 */
export function useWriteTo(member: { id: string; username: string }) {
  const { t } = useTranslation("posts");
  const { id: me } = useMember();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<Asking | null>(null);
  const name = member.username;
  const write = async (draft: string) => {
    try {
      const { relation } = await queryClient.fetchQuery({
        ...query("GET /api/users/{id}", { params: { id: member.id } }),
        staleTime: 0,
      });
      if (relation.chat_id) {
        if (draft) beginMessage(me, relation.chat_id, draft);
        await navigate(chatsPaths.chat(relation.chat_id));
      } else if (relation.request === "received") await navigate(chatsPaths.requests);
      else if (relation.request === "sent") toast(t("offer.asked", { name }));
      else if (relation.can_ask || relation.closed) setAsking({ member, begun: draft });
      else toast(t("offer.cannot", { name }), { kind: "warn" });
    } catch (failure) {
      toast((failure instanceof Error && failure.message) || t("offer.failed"), { kind: "warn" });
    }
  };
  return { write, asking, close: () => setAsking(null) };
}
