import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { REQUEST_NOTE_MAX } from "@kompagnon/contract/chats/rules.ts";
import type { JobApplication } from "@kompagnon/contract/jobs/model.ts";
import { APPLICATION_REASON_MAX } from "@kompagnon/contract/jobs/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { BellRing, FileUser } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { call } from "#platform/call.ts";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.tsx";
import { applicationsQuery, entriesOf, putApplication, refreshApplications } from "../api.ts";
import { List } from "../list.tsx";
import { ApplicationCard } from "./application-card.tsx";

/** Shows an application as it was decided, and says so. */
function showDecided(changed: JobApplication, message: string, kind?: "good"): void {
  putApplication(changed);
  refreshApplications();
  toast(message, kind && { kind });
}

/** A few words that decide about an application. */
function WordsDialog({
  open,
  onClose,
  title,
  field,
  send,
  sending,
  onSend,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  /** `optional`: it may be sent without any words. */
  field: { label: string; hint: string; max: number; rows: number; optional?: boolean };
  send: { label: string; danger?: boolean };
  sending: { isPending: boolean; isError: boolean; error: Error | null };
  onSend: (words: string) => void;
}) {
  const { t } = useTranslation("jobs");
  const { max, optional = false } = field;
  const [words, setWords] = useState("");
  const ready = (optional || words.trim() !== "") && lengthOf(words) <= max;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !sending.isPending) onSend(words);
  };
  return (
    <Dialog open={open} onOpenChange={(shown) => !shown && onClose()} title={title}>
      <Form onSubmit={submit} aria-busy={sending.isPending} className="grid gap-4">
        <TextArea {...field} value={words} dir="auto" onChange={(event) => setWords(event.target.value)} />
        {sending.isError && <FormError boxed>{sending.error?.message || t("not_done")}</FormError>}
        <Button
          type="submit"
          {...(send.danger && { variant: "danger" as const })}
          busy={sending.isPending}
          disabled={!optional && !ready}
          className="justify-self-end"
        >
          {send.label}
        </Button>
      </Form>
    </Dialog>
  );
}

/** Answers an application: in the conversation there is, or by a chat request. */
function AnswerDialog({
  application,
  open,
  onClose,
}: {
  application: JobApplication;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation("jobs");
  const name = application.applicant_username;
  const [clientId] = useState(() => crypto.randomUUID());
  const answer = useMutation({
    ...mutation("POST /api/jobs/applications/{id}/contact"),
    onSuccess: (changed) => {
      showDecided(changed, t("answer_done"), "good");
      onClose();
    },
  });
  return (
    <WordsDialog
      open={open}
      onClose={onClose}
      title={t("answer_title", { name })}
      field={{
        label: t("answer_text"),
        max: REQUEST_NOTE_MAX,
        rows: 5,
        hint: application.chat_id ? t("answer_chat") : t("answer_request", { name }),
      }}
      send={{ label: t("answer_send") }}
      sending={answer}
      onSend={(text) =>
        answer.mutate({ params: { id: application.id }, body: { client_id: clientId, text } })
      }
    />
  );
}

/** Rejects an application, with an optional reason. */
function RejectDialog({
  application,
  open,
  onClose,
}: {
  application: JobApplication;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation("jobs");
  const name = application.applicant_username;
  const reject = useMutation({
    ...mutation("POST /api/jobs/applications/{id}/reject"),
    onSuccess: (changed) => {
      showDecided(changed, t("reject_done"));
      onClose();
    },
  });
  return (
    <WordsDialog
      open={open}
      onClose={onClose}
      title={t("reject_title", { name })}
      field={{
        label: t("reject_reason"),
        hint: t("reject_hint", { name }),
        optional: true,
        max: APPLICATION_REASON_MAX,
        rows: 3,
      }}
      send={{ label: t("reject"), danger: true }}
      sending={reject}
      onSend={(reason) => reject.mutate({ params: { id: application.id }, body: { reason } })}
    />
  );
}

/** Marks shown applications as seen on the server while the tab is visible. */
function useSeeing(applications: readonly JobApplication[]): void {
  const unseen = applications.filter(({ status }) => status === "sent").map(({ id }) => id);
  const ids = unseen.slice(0, 20).join(" ");
  useEffect(() => {
    if (ids === "") return;
    const see = () => {
      if (document.hidden) return;
      call("PUT /api/jobs/applications/seen", { body: { ids: ids.split(" ") } }).then(
        refreshApplications,
        () => undefined, // the next look notes it
      );
    };
    see();
    document.addEventListener("visibilitychange", see);
    return () => document.removeEventListener("visibilitychange", see);
  }, [ids]);
}

/** Applications to the member's own posts. */
export function Received() {
  const { t } = useTranslation("jobs");
  const list = useInfiniteQuery(applicationsQuery("received"));
  useSeeing(entriesOf(list.data));
  return (
    <div className="grid grid-cols-1 gap-4">
      <AlertsButton />
      <List
        list={list}
        label={t("tab_received")}
        empty={
          <EmptyState icon={<FileUser strokeWidth={1.75} />} title={t("received_empty")}>
            {t("received_empty_text")}
          </EmptyState>
        }
      >
        {(application) => <ReceivedOne application={application} />}
      </List>
    </div>
  );
}

function ReceivedOne({ application }: { application: JobApplication }) {
  const { t } = useTranslation("jobs");
  const [openDialog, setOpenDialog] = useState<"answer" | "reject" | null>(null);
  const { status, chat_id: chatId, job_title: title } = application;
  const waits = status === "sent" || status === "seen";
  return (
    <ApplicationCard
      application={application}
      other={application.applicant}
      heading={title ? t("on_job", { title }) : t("job_gone")}
    >
      {(waits || chatId) && (
        <div className="flex flex-wrap gap-2">
          {waits && (
            <>
              <Button size="sm" onClick={() => setOpenDialog("answer")}>
                {t("answer")}
              </Button>
              <Button size="sm" variant="secondary" onClick={() => setOpenDialog("reject")}>
                {t("reject")}
              </Button>
            </>
          )}
          {chatId && (
            <ButtonLink size="sm" variant={waits ? "quiet" : "secondary"} to={chatsPaths.chat(chatId)}>
              {t("to_chat")}
            </ButtonLink>
          )}
        </div>
      )}
      <AnswerDialog
        application={application}
        open={openDialog === "answer"}
        onClose={() => setOpenDialog(null)}
      />
      <RejectDialog
        application={application}
        open={openDialog === "reject"}
        onClose={() => setOpenDialog(null)}
      />
    </ApplicationCard>
  );
}

/** Asks the browser for the permission for system notifications, if it is not decided yet. */
function AlertsButton() {
  const { t } = useTranslation("jobs");
  const [asking, setAsking] = useState(
    () => "Notification" in window && Notification.permission === "default",
  );
  if (!asking) return null;
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-ms-3 justify-self-start"
      icon={<BellRing aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      onClick={async () => setAsking((await Notification.requestPermission()) === "default")}
    >
      {t("alerts_ask")}
    </Button>
  );
}
