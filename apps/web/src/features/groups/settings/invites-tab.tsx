import type { Group } from "@kompagnon/contract/groups/model.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Ticket } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Form } from "#ui/form.tsx";
import { FormError } from "#ui/form-error.tsx";
import { Select } from "#ui/select.tsx";
import { invitesQuery } from "../cache.ts";
import { RowsSkeleton } from "../components/loading.tsx";
import { InviteCard } from "./invite-card.tsx";

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
