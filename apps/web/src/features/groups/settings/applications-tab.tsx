import type { Application, Group } from "@kompagnon/contract/groups/model.ts";
import { REASON_MAX } from "@kompagnon/contract/groups/rules.ts";
import { peoplePaths } from "@kompagnon/contract/people/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import { type SubmitEvent, useId, useState } from "react";
import { Link } from "react-router";
import { usePollingInterval } from "#platform/live/polling.ts";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { RelativeTime } from "#ui/format.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.tsx";
import {
  applicationsQuery,
  entriesOf,
  refreshApplications,
  refreshGroup,
  refreshMembersSoon,
} from "../cache.ts";
import { RowsSkeleton } from "../components/states.tsx";
import { useRefusal } from "../texts.ts";

/** The spec's interval on the groups page while the live stream is down. */
const POLL_MS = 20_000;

/** Applications that wait, the oldest first; new ones and decisions of others come in live. */
export function ApplicationsTab({ group }: { group: Group }) {
  const { t } = useTranslation("groups");
  const polling = usePollingInterval(POLL_MS);
  const list = useInfiniteQuery({ ...applicationsQuery(group.id), refetchInterval: polling });
  if (list.isPending) return <RowsSkeleton />;
  if (list.isError && !list.data)
    return <ErrorState title={t("applications.failed")} error={list.error} onRetry={() => list.refetch()} />;
  const waiting = entriesOf(list.data);
  if (waiting.length === 0)
    return (
      <EmptyState icon={<Inbox strokeWidth={1.75} />} title={t("applications.empty_title")}>
        {group.group_type === "application" ? t("applications.empty_text") : t("applications.closed_text")}
      </EmptyState>
    );
  return (
    <>
      <ul aria-live="polite" className="grid grid-cols-1 gap-4">
        {waiting.map((application) => (
          <ApplicationCard key={application.id} application={application} />
        ))}
      </ul>
      <NextPage list={list} />
    </>
  );
}

const nothing = {};

/** An application with its answers, to accept or to reject. */
function ApplicationCard({ application }: { application: Application }) {
  const { t } = useTranslation("groups");
  const id = useId();
  const { applicant, answers } = application;
  const [rejecting, setRejecting] = useState(false);
  const params = { id: application.group_id, applicationId: application.id };
  const refuse = useRefusal();
  const accept = useMutation({
    ...mutation("POST /api/groups/{id}/applications/{applicationId}/accept"),
    onSuccess: () => {
      toast(t("applications.accepted", { name: applicant.username }), { kind: "good" });
      refreshGroup(application.group_id);
      refreshMembersSoon(application.group_id);
    },
    onError: (failure) => refuse(failure),
    onSettled: () => refreshApplications(application.group_id),
  });
  return (
    <Card as="li" aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar id={applicant.id} name={applicant.username} src={applicant.avatar_url} />
        <h2 id={id} className="min-w-0 flex-1 truncate text-base" dir="auto">
          <Link to={peoplePaths.member(applicant.id)} className="hover:underline">
            {applicant.username}
          </Link>
        </h2>
        <RelativeTime time={application.created_at} className="shrink-0 text-ink-soft text-sm" />
      </div>
      {answers.length === 0 ? (
        <p className="text-ink-soft">{t("applications.no_answers")}</p>
      ) : (
        <dl className="grid gap-3">
          {answers.map(({ order, question, answer }) => (
            <div key={order} className="grid gap-0.5">
              <dt className="font-medium text-sm wrap-anywhere" dir="auto">
                {question}
              </dt>
              <dd className="whitespace-pre-line text-ink-soft wrap-anywhere" dir="auto">
                {answer}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button size="sm" busy={accept.isPending} onClick={() => accept.mutate({ params, body: nothing })}>
          {t("applications.accept")}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setRejecting(true)}>
          {t("applications.reject")}
        </Button>
      </div>
      <RejectDialog application={application} open={rejecting} onOpenChange={setRejecting} />
    </Card>
  );
}

function RejectDialog({
  application,
  open,
  onOpenChange,
}: {
  application: Application;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation("groups");
  const { t: ui } = useTranslation("ui");
  const form = useId();
  const [reason, setReason] = useState("");
  const name = { name: application.applicant.username };
  const reject = useMutation({
    ...mutation("POST /api/groups/{id}/applications/{applicationId}/reject"),
    onSuccess: () => {
      toast(t("applications.rejected"));
      onOpenChange(false);
      void refreshApplications(application.group_id);
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (reject.isPending || lengthOf(reason) > REASON_MAX) return;
    const text = reason.trim();
    const params = { id: application.group_id, applicationId: application.id };
    reject.mutate({ params, body: text ? { reason: text } : nothing });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !reject.isPending && onOpenChange(next)}
      title={t("applications.reject_ask", name)}
      footer={
        <>
          <Button variant="secondary" disabled={reject.isPending} onClick={() => onOpenChange(false)}>
            {ui("cancel")}
          </Button>
          <Button type="submit" form={form} variant="danger" busy={reject.isPending}>
            {t("applications.reject")}
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSubmit={submit} className="grid gap-3">
        <TextArea
          label={t("applications.reason")}
          hint={t("applications.reason_hint", name)}
          optional
          dir="auto"
          rows={3}
          max={REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {reject.error && <FormError boxed>{reject.error.message || ui("error_text")}</FormError>}
      </Form>
    </Dialog>
  );
}
