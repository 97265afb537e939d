import type { Group, GroupInvite } from "@kompagnon/contract/groups/model.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Copy, Ticket } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { mutation, queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { FormattedDate } from "#ui/format.tsx";
import { Select } from "#ui/select.tsx";
import { toast } from "#ui/toast.tsx";
import { invitesQuery } from "../cache.ts";
import { RowsSkeleton } from "../components/states.tsx";

/** The lifetimes on offer, in days; 0 is unlimited. */
const DAYS = [1, 7, 30, 365, 0] as const;
/** The numbers of uses on offer; 0 is no limit. */
const USES = [1, 5, 25, 100, 0] as const;

/** Invite codes of a group: make one, copy its link, revoke it. */
export function InvitesTab({ group }: { group: Group }) {
  const { t } = useTranslation("groups");
  const list = useQuery(invitesQuery(group.id));
  return (
    <div className="grid grid-cols-1 gap-5">
      <NewInvite group={group} />
      {list.isPending && <RowsSkeleton rows={2} />}
      {list.isError && !list.data && (
        <ErrorState title={t("invites.failed")} error={list.error} onRetry={() => list.refetch()} />
      )}
      {list.data?.items.length === 0 && (
        <EmptyState className="py-6!" icon={<Ticket strokeWidth={1.75} />} title={t("invites.empty_title")}>
          {t("invites.empty_text")}
        </EmptyState>
      )}
      {list.data && list.data.items.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {list.data.items.map((invite) => (
            <InviteCard key={invite.id} group={group} invite={invite} />
          ))}
        </ul>
      )}
    </div>
  );
}

function NewInvite({ group }: { group: Group }) {
  const { t, i18n } = useTranslation("groups");
  const { t: ui } = useTranslation("ui");
  const list = useQuery(invitesQuery(group.id));
  const [days, setDays] = useState("7");
  const [uses, setUses] = useState("0");
  const making = useMutation({
    ...mutation("POST /api/groups/{id}/invites"),
    onSuccess: () => list.refetch(),
  });
  const inDays = (count: number) =>
    new Intl.NumberFormat(localeOf(i18n.language), {
      style: "unit",
      unit: "day",
      unitDisplay: "long",
    }).format(count);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (making.isPending) return;
    const body = { expires_in_days: Number(days) || null, max_uses: Number(uses) || null };
    making.mutate({ params: { id: group.id }, body });
  };
  return (
    <Card>
      <Form onSubmit={submit} className="grid grid-cols-1 items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
        <Select
          label={t("invites.expires")}
          value={days}
          onChange={setDays}
          options={DAYS.map((count) => ({
            value: String(count),
            label: count === 0 ? t("invites.never") : inDays(count),
          }))}
        />
        <Select
          label={t("invites.uses")}
          value={uses}
          onChange={setUses}
          options={USES.map((count) => ({
            value: String(count),
            label: count === 0 ? t("invites.unlimited") : t("invites.times", { count }),
          }))}
        />
        <Button type="submit" busy={making.isPending}>
          {t("invites.create")}
        </Button>
        {making.error && (
          <div className="sm:col-span-3">
            <FormError boxed>{making.error.message || ui("error_text")}</FormError>
          </div>
        )}
      </Form>
    </Card>
  );
}

/** An invite code: its link to copy, how often it was used, until when it holds. */
function InviteCard({ group, invite }: { group: Group; invite: GroupInvite }) {
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
