import { REQUEST_NOTE_MAX } from "@kompagnon/contract/chats/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ConfirmEmail } from "#features/accounts/public.ts";
import { mutation, queryClient } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Form } from "#ui/form.tsx";
import { FormError } from "#ui/form-error.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.tsx";
import { ClosedNotice } from "../inbox/closed-notice.tsx";
import { wayQuery } from "../inbox/inbox.ts";
import { refreshRequests } from "./requests.ts";

/** Sends a request to a member. The note stays if the server refuses. */
export function RequestDialog({
  member,
  begun = "",
  open,
  onOpenChange,
}: {
  member: { id: string; username: string };
  /** What the note begins with. */
  begun?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation("chats");
  const { t: inbox } = useTranslation("chats/inbox");
  const [text, setText] = useState(begun);
  const ask = useMutation({
    ...mutation("POST /api/chat-requests"),
    onSuccess: () => {
      toast(t("list.ask_sent", { name: member.username }), { kind: "good" });
      refreshRequests();
      onOpenChange(false);
    },
    // They may have paused requests while one was writing: then the window says so.
    onError: () => queryClient.invalidateQueries({ queryKey: wayQuery(member.id).queryKey }),
  });
  const { email_confirmed: confirmed } = useMember();
  const way = useQuery(wayQuery(member.id));
  if (way.data?.closed)
    return (
      <Dialog open={open} onOpenChange={onOpenChange} title={inbox("closed_title")}>
        <ClosedNotice name={member.username} closed={way.data.closed} onClose={() => onOpenChange(false)} />
      </Dialog>
    );
  if (!confirmed)
    return (
      <Dialog open={open} onOpenChange={onOpenChange} title={t("list.ask_title", { name: member.username })}>
        <div className="grid gap-4">
          <p>{t("list.ask_unconfirmed", { name: member.username })}</p>
          <ConfirmEmail />
        </div>
      </Dialog>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!ask.isPending && lengthOf(text) <= REQUEST_NOTE_MAX)
      ask.mutate({ body: { user_id: member.id, text } });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("list.ask_title", { name: member.username })}
      description={t("list.ask_text", { name: member.username })}
    >
      {way.isPending ? (
        <Skeleton className="h-40" />
      ) : (
        <Form onSubmit={submit} aria-busy={ask.isPending} className="grid gap-4">
          <TextArea
            label={t("list.ask_note")}
            optional
            value={text}
            max={REQUEST_NOTE_MAX}
            dir="auto"
            onChange={(event) => setText(event.target.value)}
          />
          {ask.isError && <FormError boxed>{ask.error.message || t("list.failed")}</FormError>}
          <Button
            type="submit"
            busy={ask.isPending}
            disabled={lengthOf(text) > REQUEST_NOTE_MAX}
            className="justify-self-end"
          >
            {t("list.ask_send")}
          </Button>
        </Form>
      )}
    </Dialog>
  );
}
