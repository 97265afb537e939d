import type { TaskComment, Team, TeamTask } from "@kompagnon/contract/teams/model.ts";
import { TASK_COMMENT_MAX } from "@kompagnon/contract/teams/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useLiveEvent } from "#platform/live/live.ts";
import { mutation } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { RelativeTime } from "#ui/format.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { commentsQuery, entriesOf } from "../cache.ts";
import { ReportSign } from "../report.tsx";
import { LinesSkeleton, useRefusal } from "../states.tsx";

/** What members say about a task, the newest at the bottom. */
export function Comments({ team, task }: { team: Team; task: TeamTask }) {
  const { t } = useTranslation("teams");
  const list = useInfiniteQuery(commentsQuery(team.id, task.id));
  const comments = entriesOf(list.data).toReversed();
  useLiveEvent("team_comment_changed", ({ task_id: id }) => void (id === task.id && list.refetch()));
  return (
    <section className="grid grid-cols-1 gap-3">
      <h3 className="text-lg">{t("talk.title")}</h3>
      <NextPage list={list} />
      {list.isPending && <LinesSkeleton lines={2} />}
      {list.isError && !list.data && (
        <ErrorState className="py-4!" error={list.error} onRetry={() => list.refetch()} />
      )}
      {list.data && comments.length === 0 && <p className="text-ink-soft">{t("talk.none")}</p>}
      <ul className="grid grid-cols-1 gap-3">
        {comments.map((one) => (
          <Comment key={one.id} team={team} task={task} one={one} onGone={() => list.refetch()} />
        ))}
      </ul>
      <SayForm task={task} onSent={() => list.refetch()} />
    </section>
  );
}

function Comment({
  team,
  task,
  one,
  onGone,
}: {
  team: Team;
  task: TeamTask;
  one: TaskComment;
  onGone: () => unknown;
}) {
  const { t } = useTranslation("teams");
  const { id: me } = useMember();
  const refuse = useRefusal();
  const remove = useMutation({
    ...mutation("DELETE /api/teams/{id}/tasks/{taskId}/comments/{commentId}"),
    onError: refuse,
    onSettled: onGone,
  });
  const { author } = one;
  const name = author?.username ?? t("chat.gone");
  return (
    <li className="flex min-w-0 gap-3">
      <Avatar id={author?.id ?? one.id} name={name} src={author?.avatar_url ?? null} size="sm" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex min-w-0 items-baseline gap-2 text-sm">
          <span className="truncate font-medium" dir="auto">
            {name}
          </span>
          <RelativeTime time={one.created_at} style="short" className="shrink-0 text-ink-soft" />
        </p>
        <p className="whitespace-pre-line wrap-anywhere" dir="auto">
          {one.text}
        </p>
      </div>
      {author?.id !== me && (
        <ReportSign
          label={t("report.comment")}
          subject={{ kind: "task_comment", id: one.id }}
          name={name}
          author={author}
        />
      )}
      {(author?.id === me || team.role === "lead") && (
        <IconButton
          label={t("talk.delete")}
          disabled={remove.isPending}
          icon={<Trash2 className="size-4" strokeWidth={1.75} />}
          onClick={() => remove.mutate({ params: { id: team.id, taskId: task.id, commentId: one.id } })}
        />
      )}
    </li>
  );
}

/** What was typed outlives closing the task. */
const drafts = new Map<string, string>();

function SayForm({ task, onSent }: { task: TeamTask; onSent: () => unknown }) {
  const { t } = useTranslation("teams");
  const [text, setText] = useState(drafts.get(task.id) ?? "");
  // The same text sent twice is stored once, also if the answer was lost.
  const [clientId, setClientId] = useState(() => crypto.randomUUID());
  const write = (next: string) => {
    drafts.set(task.id, next);
    setText(next);
  };
  const say = useMutation({
    ...mutation("POST /api/teams/{id}/tasks/{taskId}/comments"),
    onSuccess: () => {
      write("");
      setClientId(crypto.randomUUID());
      void onSent();
    },
  });
  const ready = text.trim() !== "" && lengthOf(text) <= TASK_COMMENT_MAX;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!ready || say.isPending) return;
    say.mutate({
      params: { id: task.team_id, taskId: task.id },
      body: { client_id: clientId, text },
    });
  };
  return (
    <Form onSubmit={submit} aria-busy={say.isPending} className="grid gap-2">
      <TextArea
        label={t("talk.say")}
        value={text}
        max={TASK_COMMENT_MAX}
        rows={2}
        dir="auto"
        onChange={(event) => write(event.target.value)}
      />
      {say.isError && <FormError>{say.error.message}</FormError>}
      <Button type="submit" size="sm" busy={say.isPending} disabled={!ready} className="justify-self-end">
        {t("talk.send")}
      </Button>
    </Form>
  );
}
