import type { Group, GroupInvite } from "@kompagnon/contract/groups/model.ts";
import { useMutation } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { useState } from "react";
import { mutation, queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { FormattedDate } from "#ui/format.tsx";
import { toast } from "#ui/toast.tsx";
import { invitesQuery } from "../cache.ts";

/** An invite code: its link to copy, how often it was used, until when it holds. */
export function InviteCard({ group, invite }: { group: Group; invite: GroupInvite }) {
  const { t } = useTranslation("groups");
  const [asking, setAsking] = useState(false);
  return (
    <Card as="li" padding="sm" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <bdi className="font-semibold tabular-nums tracking-wide">{invite.code}</bdi>
          {!invite.valid && <Badge>{t("invites.over")}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
          <span>
            {invite.max_uses === null
              ? t("invites.used", { count: invite.uses })
              : t("invites.used_of", { uses: invite.uses, max: invite.max_uses })}
          </span>
          <span>
            {invite.expires_at ? (
              <>
                {t("invites.until")} <FormattedDate time={invite.expires_at} />
              </>
            ) : (
              t("invites.no_end")
            )}
          </span>
        </p>
      </div>
      {invite.valid && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="secondary"
            icon={<Copy aria-hidden="true" className="size-4" strokeWidth={1.75} />}
            onClick={() =>
              copy(invite.url, t("invites.copied"), t("invites.copy_failed", { url: invite.url }))
            }
          >
            {t("invites.copy")}
            <span className="sr-only">{invite.code}</span>
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
            {t("invites.revoke")}
            <span className="sr-only">{invite.code}</span>
          </Button>
        </div>
      )}
      <RevokeDialog group={group} invite={invite} open={asking} onOpenChange={setAsking} />
    </Card>
  );
}

async function copy(address: string, done: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast(done, { kind: "good" });
  } catch {
    toast(failed, { kind: "warn" }); // the browser forbids it: the link is shown instead
  }
}

function RevokeDialog({
  group,
  invite,
  open,
  onOpenChange,
}: {
  group: Group;
  invite: GroupInvite;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation("groups");
  const { t: ui } = useTranslation("ui");
  const { error, mutateAsync } = useMutation({
    ...mutation("DELETE /api/groups/{id}/invites/{inviteId}"),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: invitesQuery(group.id).queryKey }),
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("invites.revoke_ask")}
      text={t("invites.revoke_text")}
      confirm={t("invites.revoke")}
      danger
      error={error && (error.message || ui("error_text"))}
      onConfirm={() => mutateAsync({ params: { id: group.id, inviteId: invite.id } })}
    />
  );
}
