import { call } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";
import { dropAuthor, refreshFeeds } from "../cache.ts";

/** Mutes a member's posts in the viewer's feeds, with an undo. */
export function useRelations() {
  const { t } = useTranslation("posts");
  const { t: ui } = useTranslation("ui");
  const say = (failure: unknown) =>
    toast((failure instanceof Error && failure.message) || ui("error_text"), { kind: "warn" });
  const unmute = async (id: string) => {
    try {
      await call("DELETE /api/users/{id}/mute", { params: { id } });
      await refreshFeeds();
    } catch (failure) {
      say(failure);
    }
  };
  const mute = async ({ id, username }: { id: string; username: string }) => {
    try {
      await call("PUT /api/users/{id}/mute", { params: { id } });
      dropAuthor(id, "feeds");
      toast(t("card.muted", { name: username }), {
        action: { label: t("card.undo"), onClick: () => void unmute(id) },
      });
    } catch (failure) {
      say(failure);
    }
  };
  return { mute };
}
