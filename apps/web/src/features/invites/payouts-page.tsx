import { ADMIN_LEVEL, adminPaths } from "@kompagnon/contract/admin/levels.ts";
import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { StaffPage } from "#features/admin/public.ts";
import type { Out } from "#platform/call.ts";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { FormattedDate } from "#ui/format.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.tsx";
import { countsQuery, heldQuery, refreshCases, refreshHeld } from "./cache.ts";
import { CaseList, ListFrame } from "./staff/case-list.tsx";

const TABS = ["requested", "approved", "paid", "rejected", "held"] as const;

/** `/dashboard/admin/payouts?tab=`: payouts and held invitations, for admins (product: money). */
export default function PayoutsPage() {
  const { t } = useTranslation("invites/staff");
  return (
    <StaffPage level={ADMIN_LEVEL} title={t("title")} lead={t("intro")}>
      <Payouts />
    </StaffPage>
  );
}

function Payouts() {
  const { t } = useTranslation("invites/staff");
  const [search, setSearch] = useSearchParams();
  const { data: counts } = useQuery(countsQuery());
  // What waits is what the page opens with.
  const usual = counts?.requested === 0 && counts.held > 0 ? "held" : "requested";
  const open = TABS.find((tab) => tab === search.get("tab")) ?? usual;
  return (
    <Tabs
      label={t("title")}
      tabs={TABS.map((value) => ({
        value,
        label: t(`tabs.${value}`),
        ...(counts && value in counts && { count: counts[value as keyof typeof counts] }),
      }))}
      value={open}
      onChange={(tab) => setSearch({ tab }, { replace: true })}
    >
      {TABS.map((tab) => (
        <TabPanel key={tab} value={tab}>
          {tab === "held" ? <HeldList /> : <CaseList state={tab} />}
        </TabPanel>
      ))}
    </Tabs>
  );
}

type Held = Out<"GET /api/admin/held-invites">["items"][number];

/** Invitations that wait for a review by staff, and reviewed ones. */
function HeldList() {
  const { t } = useTranslation("invites/staff");
  const [which, setWhich] = useState<"open" | "decided">("open");
  const list = useInfiniteQuery(heldQuery(which === "open"));
  return (
    <div className="grid grid-cols-1 gap-5">
      <ChoiceChip
        label={t("held.filter")}
        hideLabel
        choices={[
          { value: "open", label: t("held.open") },
          { value: "decided", label: t("held.decided") },
        ]}
        value={which}
        onChange={(next) => setWhich(next ?? "open")}
      />
      <ListFrame list={list} empty={t("empty.held")}>
        {(held) => <HeldCard key={held.id} held={held} />}
      </ListFrame>
    </div>
  );
}

function HeldCard({ held }: { held: Held }) {
  const { t } = useTranslation("invites/staff");
  const [asking, setAsking] = useState<"release" | "refuse" | null>(null);
  const { id, inviter_name: inviter, invitee_name: invitee, reason, at, released, note } = held;
  return (
    <Card as="li" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-semibold wrap-anywhere" dir="auto">
          {t("held.of", { inviter, invitee })}
        </p>
        {released !== null && (
          <Badge tone={released ? "good" : "bad"}>{t(released ? "held.released" : "held.refused")}</Badge>
        )}
      </div>
      <p>{t(`held.reasons.${reason}`)}</p>
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        <MemberLink id={held.inviter_id} name={inviter} />
        <ArrowRight aria-hidden="true" className="mirror size-4 text-ink-soft" strokeWidth={1.75} />
        <MemberLink id={held.invitee_id} name={invitee} />
      </p>
      {note && (
        <p className="text-ink-soft text-sm wrap-anywhere" dir="auto">
          {note}
        </p>
      )}
      <p className="text-ink-soft text-sm tabular-nums">
        <FormattedDate time={at} dateStyle="medium" timeStyle="short" />
      </p>
      {released === null && (
        <div className="flex flex-wrap gap-2.5">
          <Button size="sm" onClick={() => setAsking("release")}>
            {t("release.button")}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setAsking("refuse")}>
            {t("refuse.button")}
          </Button>
        </div>
      )}
      {asking && <HeldDialog id={id} which={asking} onClose={() => setAsking(null)} />}
    </Card>
  );
}

/** One of the two, as the way to everything about them: who decides looks at both. */
const MemberLink = ({ id, name }: { id: string; name: string }) => (
  <Link
    to={adminPaths.member(id)}
    className="min-w-0 rounded-control text-accent underline underline-offset-2 wrap-anywhere"
  >
    <bdi>{name}</bdi>
  </Link>
);

const NOTE_MAX = 500;

/** Releases or refuses a held invitation, with a note for the team. */
function HeldDialog({
  id,
  which,
  onClose,
}: {
  id: string;
  which: "release" | "refuse";
  onClose: () => void;
}) {
  const { t } = useTranslation("invites/staff");
  const { t: ui } = useTranslation("ui");
  const form = useId();
  const [note, setNote] = useState("");
  const decide = useMutation({
    ...mutation("POST /api/admin/held-invites/{id}/decision"),
    onSuccess: () => {
      toast(t(`${which}.done`), { kind: "good" });
      onClose();
      void Promise.all([refreshHeld(), refreshCases()]);
    },
    // Another member of staff was faster: their decision applies.
    onError: ({ code }) => void (code === "already_resolved" && refreshHeld()),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (note.length <= NOTE_MAX && !decide.isPending)
      decide.mutate({ params: { id }, body: { release: which === "release", note: note.trim() } });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !decide.isPending && onClose()}
      title={t(`${which}.title`)}
      description={t(`${which}.text`)}
      footer={
        <>
          <Button variant="secondary" disabled={decide.isPending} onClick={onClose}>
            {ui("cancel")}
          </Button>
          <Button
            type="submit"
            form={form}
            variant={which === "refuse" ? "danger" : "primary"}
            busy={decide.isPending}
          >
            {t(`${which}.button`)}
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSubmit={submit} className="grid gap-3">
        <TextArea
          label={t("held.note")}
          hint={t("held.note_hint")}
          optional
          rows={3}
          dir="auto"
          max={NOTE_MAX}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {decide.error && <FormError boxed>{decide.error.message || t("failed")}</FormError>}
      </Form>
    </Dialog>
  );
}
