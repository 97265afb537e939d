import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import type { JobApplication } from "@kompagnon/contract/jobs/model.ts";
import { jobsPaths } from "@kompagnon/contract/jobs/paths.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useState } from "react";
import { call } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { applicationsQuery, putApplication, refreshBoard } from "../api.ts";
import { ApplicationCard } from "./application-card.tsx";
import { List } from "./list.tsx";
import { useAttempt } from "./use-attempt.ts";

/** The member's own applications and their states. */
export function Sent() {
  const { t } = useTranslation("jobs");
  const list = useInfiniteQuery(applicationsQuery("sent"));
  return (
    <List
      list={list}
      label={t("tab_sent")}
      empty={
        <EmptyState
          icon={<Send strokeWidth={1.75} />}
          title={t("sent_empty")}
          action={<ButtonLink to={jobsPaths.board}>{t("to_board")}</ButtonLink>}
        >
          {t("sent_empty_text")}
        </EmptyState>
      }
    >
      {(application) => <SentOne application={application} />}
    </List>
  );
}

function SentOne({ application }: { application: JobApplication }) {
  const { t } = useTranslation("jobs");
  const [asking, setAsking] = useState(false);
  const attempt = useAttempt();
  const { id, status, chat_id: chatId, job_id: jobId, job_title: title } = application;
  const waits = status === "sent" || status === "seen";
  const withdraw = () =>
    attempt(
      () => call("POST /api/jobs/applications/{id}/withdraw", { params: { id } }),
      (changed) => {
        putApplication(changed);
        void refreshBoard();
        return t("withdraw_done");
      },
    );
  return (
    <ApplicationCard application={application} other={application.author} heading={title || t("job_gone")}>
      <div className="flex flex-wrap gap-2">
        {chatId && (
          <ButtonLink size="sm" to={chatsPaths.chat(chatId)}>
            {t("to_chat")}
          </ButtonLink>
        )}
        {jobId && (
          <ButtonLink size="sm" variant="secondary" to={jobsPaths.job(jobId)}>
            {t("arrived_look")}
          </ButtonLink>
        )}
        {waits && (
          <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
            {t("withdraw")}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        danger
        title={t("withdraw_title")}
        text={t("withdraw_text")}
        confirm={t("withdraw")}
        onConfirm={withdraw}
      />
    </ApplicationCard>
  );
}
