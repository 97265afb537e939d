import type { InboxClosed } from "@kompagnon/contract/chats/model.ts";
import { REQUEST_NOTE_MAX } from "@kompagnon/contract/chats/rules.ts";
import { matchingPaths } from "@kompagnon/contract/matching/paths.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { type FormEvent, useState } from "react";
import { ConfirmEmail } from "#features/accounts/public.ts";
import { mutation, queryClient } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.tsx";
import { contactRouteQuery, refreshRequests } from "../cache.ts";

/**
 * Shown before the member writes: why the recipient takes no request now, when they do again, and how to reach them otherwise.
 */
function ClosedNotice({
  name,
  closed: { why, until },
  onClose,
}: {
  name: string;
  closed: InboxClosed;
  onClose: () => void;
}) {
  const { t, i18n } = useTranslation("chats/inbox");
  const date =
    until && new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: "long" }).format(new Date(until));
  return (
    <div className="grid gap-4">
      <div className="flex gap-3 rounded-card bg-accent-soft px-4 py-3">
        <CalendarClock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" strokeWidth={1.75} />
        <div className="grid gap-1.5">
          <p className="font-medium wrap-anywhere">{t(`closed.${why}`, { name })}</p>
          {date && <p>{t("until", { date })}</p>}
          <p>{t("instead")}</p>
        </div>
      </div>
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="secondary" onClick={onClose}>
          {t("close")}
        </Button>
        <ButtonLink to={matchingPaths.deck}>{t("to_matching")}</ButtonLink>
      </div>
    </div>
  );
}

/** Sends a request to a member. The note stays if the server refuses. */
export function RequestDialog({
  member,
  initialText = "",
  open,
  onOpenChange,
}: {
  member: { id: string; username: string };
  /** What the note begins with. */
  initialText?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation("chats");
  const { t: inbox } = useTranslation("chats/inbox");
  const [text, setText] = useState(initialText);
  const ask = useMutation({
    ...mutation("POST /api/chat-requests"),
    onSuccess: () => {
      toast(t("list.ask_sent", { name: member.username }), { kind: "good" });
      refreshRequests();
      onOpenChange(false);
    },
    // They may have paused requests while one was writing: then the window says so.
    onError: () => queryClient.invalidateQueries({ queryKey: contactRouteQuery(member.id).queryKey }),
  });
  const { email_confirmed: confirmed } = useMember();
  const contactRoute = useQuery(contactRouteQuery(member.id));
  if (contactRoute.data?.closed)
    return (
      <Dialog open={open} onOpenChange={onOpenChange} title={inbox("closed_title")}>
        <ClosedNotice
          name={member.username}
          closed={contactRoute.data.closed}
          onClose={() => onOpenChange(false)}
        />
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
      {contactRoute.isPending ? (
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
