import type { Path } from "@kompagnon/contract/partnerships/model.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { mutation, queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { usePathChange } from "./api.ts";

/** Shows that the path is set aside, by which member and how. That member takes it up again. */
export function Aside({ path: { chat_id: id, aside, other, can_write } }: { path: Path }) {
  const { t } = useTranslation("partnerships");
  const takeUp = usePathChange("DELETE /api/paths/{id}/aside", id);
  const archive = useMutation(mutation("PATCH /api/chats/{id}"));
  if (!aside) return null;
  const putAway = () =>
    archive.mutate(
      { params: { id }, body: { archived: true } },
      {
        onSuccess: () => {
          void queryClient.invalidateQueries({ queryKey: ["GET /api/chats"] });
          toast(t("archived"));
        },
        onError: ({ message }) => toast(message || t("not_done"), { kind: "warn" }),
      },
    );
  return (
    <Banner
      action={
        <span className="flex flex-wrap gap-2">
          {aside.how === "part" && (
            <Button size="sm" variant="secondary" busy={archive.isPending} onClick={putAway}>
              {t("archive")}
            </Button>
          )}
          {aside.mine && can_write && (
            <Button
              size="sm"
              variant="secondary"
              busy={takeUp.isPending}
              onClick={() =>
                takeUp.mutate(
                  { params: { id } },
                  { onError: ({ message }) => toast(message || t("not_done"), { kind: "warn" }) },
                )
              }
            >
              {t("take_up")}
            </Button>
          )}
        </span>
      }
    >
      {aside.mine ? t(`aside_mine.${aside.how}`) : t(`aside_theirs.${aside.how}`, { name: other.username })}
    </Banner>
  );
}

/** Puts the path aside for a while. */
export function PutAside({ path: { chat_id: id, other } }: { path: Path }) {
  const { t } = useTranslation("partnerships");
  const [asking, setAsking] = useState(false);
  const put = usePathChange("PUT /api/paths/{id}/aside", id);
  return (
    <div className="justify-self-center">
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
        {t("aside")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("aside")}
        text={t("aside_sure", { name: other.username })}
        confirm={t("aside")}
        error={put.isError && (put.error.message || t("not_done"))}
        onConfirm={() => put.mutateAsync({ params: { id } })}
      />
    </div>
  );
}
