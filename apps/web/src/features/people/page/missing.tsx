import { peoplePaths } from "@kompagnon/contract/people/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { Ban, UserRoundX } from "lucide-react";
import { call } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { toast } from "#ui/toast.tsx";
import { blocksQuery, refreshPeople } from "../cache.ts";

/** Unblocks a member. */
function useBlocking() {
  const { t } = useTranslation("people");
  const unblock = async ({ id, username }: { id: string; username: string }): Promise<void> => {
    try {
      await call("DELETE /api/users/{id}/block", { params: { id } });
      toast(t("unblocked", { name: username }), { kind: "good" });
      await refreshPeople();
    } catch (failure) {
      toast((failure instanceof Error && failure.message) || t("not_done"), { kind: "warn" });
    }
  };
  return { unblock };
}

/** There is no such member, or none visible to the viewer. A member that the viewer has blocked can be unblocked. */
export function Missing({ userId }: { userId: string }) {
  const { t } = useTranslation("people");
  const { data: blocks } = useQuery({ ...blocksQuery(), staleTime: 0 });
  const blocked = blocks?.items.find(({ id }) => id === userId);
  const { unblock } = useBlocking();
  if (blocked)
    return (
      <EmptyState
        whole
        icon={<Ban strokeWidth={1.75} />}
        title={t("blocked_title", { name: blocked.username })}
        action={
          <Button variant="secondary" onClick={() => unblock(blocked)}>
            {t("unblock")}
          </Button>
        }
      >
        {t("blocked_text")}
      </EmptyState>
    );
  return (
    <EmptyState
      whole
      icon={<UserRoundX strokeWidth={1.75} />}
      title={t("missing_title")}
      action={<ButtonLink to={peoplePaths.search()}>{t("to_search")}</ButtonLink>}
    >
      {t("missing_text")}
    </EmptyState>
  );
}
