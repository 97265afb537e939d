import type { ChatRequest } from "@kompagnon/contract/chats/model.ts";
import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { DECLINE_WORDINGS, type DeclineWording } from "@kompagnon/contract/chats/rules.ts";
import { peoplePaths } from "@kompagnon/contract/people/rules.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { Link, useNavigate } from "react-router";
import { ReportDialog, ScamWarning } from "#features/moderation/public.ts";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { RelativeTime } from "#ui/format.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#ui/menu.tsx";
import { toast } from "#ui/toast.tsx";
import { inboxQuery, refreshConversations, refreshRequests, wordingOf } from "../cache.ts";

/** A request: the other member, its note, its facts (`about`) and its actions. */
export function RequestCard({
  who,
  request,
  children,
  about,
}: {
  who: ChatRequest["from"];
  request: ChatRequest;
  children: ReactNode;
  about?: ReactNode;
}) {
  return (
    <article className="grid gap-3 rounded-card border border-line bg-raised p-4">
      <header className="flex items-center gap-3">
        <Avatar id={who.id} name={who.username} src={who.avatar_url} />
        <span className="min-w-0">
          <h2 className="truncate font-semibold text-base" dir="auto">
            <Link to={peoplePaths.member(who.id)} className="hover:underline">
              {who.username}
            </Link>
          </h2>
          <RelativeTime time={request.created_at} className="text-ink-soft text-sm" />
        </span>
      </header>
      {request.note && (
        <p className="whitespace-pre-line text-sm [overflow-wrap:anywhere]" dir="auto">
          {request.note}
        </p>
      )}
      {about}
      <div className="flex flex-wrap gap-2">{children}</div>
    </article>
  );
}

/** The actions of a received request. The list shows the new state in any case. */
function useAnswers(request: ChatRequest) {
  const { t } = useTranslation("chats");
  const navigate = useNavigate();
  const accept = useMutation(mutation("POST /api/chat-requests/{id}/accept"));
  const answer = useMutation(mutation("POST /api/chat-requests/{id}/answer"));
  const decline = useMutation(mutation("POST /api/chat-requests/{id}/decline"));
  const ignore = useMutation(mutation("POST /api/chat-requests/{id}/ignore"));
  const pending = {
    accept: accept.isPending,
    decline: answer.isPending || decline.isPending,
    ignore: ignore.isPending,
  };
  const busy = pending.accept || pending.decline || pending.ignore;
  const input = { params: { id: request.id } };
  const run = async (work: () => Promise<unknown>) => {
    if (busy) return;
    await work().catch((failure: unknown) =>
      toast((failure instanceof Error && failure.message) || t("list.failed"), { kind: "warn" }),
    );
    refreshRequests();
  };
  const take = async () => {
    const { chat_id } = await accept.mutateAsync(input);
    refreshConversations();
    if (chat_id) void navigate(chatsPaths.chat(chat_id));
  };
  return {
    pending,
    busy,
    accept: () => run(take),
    ignore: () => run(() => ignore.mutateAsync(input)),
    /** With these words, or without the sender's knowing. */
    decline: (wording: DeclineWording | null) =>
      run(() => (wording ? answer.mutateAsync({ ...input, body: { wording } }) : decline.mutateAsync(input))),
  };
}

/** A request from another member. */
export function Incoming({ request }: { request: ChatRequest }) {
  const { t } = useTranslation("chats");
  const { t: inbox } = useTranslation("chats/inbox");
  const { data: settings } = useQuery(inboxQuery());
  const { pending, busy, accept, decline, ignore } = useAnswers(request);
  const wording = wordingOf(settings);
  return (
    <RequestCard who={request.from} request={request} about={<Warning request={request} />}>
      <Button size="sm" busy={pending.accept} disabled={busy && !pending.accept} onClick={accept}>
        {t("list.accept")}
      </Button>
      <span className="flex items-center">
        <Button
          size="sm"
          variant="secondary"
          busy={pending.decline}
          disabled={busy && !pending.decline}
          onClick={() => decline(wording)}
        >
          {wording ? inbox("kindly") : t("list.decline")}
        </Button>
        <Menu
          trigger={
            <IconButton
              label={inbox("other_words")}
              icon={<ChevronDown aria-hidden="true" className="size-4" strokeWidth={1.75} />}
              disabled={busy}
            />
          }
        >
          {DECLINE_WORDINGS.map((one) => (
            <MenuItem key={one} onClick={() => decline(one)}>
              <span className="max-w-72 whitespace-normal">{inbox(`wordings.${one}`)}</span>
            </MenuItem>
          ))}
          <MenuSeparator />
          <MenuItem onClick={() => decline(null)}>{inbox("silent")}</MenuItem>
        </Menu>
      </span>
      <Button
        size="sm"
        variant="quiet"
        busy={pending.ignore}
        disabled={busy && !pending.ignore}
        onClick={ignore}
      >
        {t("list.ignore")}
      </Button>
    </RequestCard>
  );
}

/** What its note has of a scam, and a button that reports its sender. */
function Warning({ request: { signs, from } }: { request: ChatRequest }) {
  const { t } = useTranslation("chats");
  const [reporting, setReporting] = useState(false);
  if (signs.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ScamWarning signs={signs} audience="private">
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          onClick={() => setReporting(true)}
        >
          {t("message.report")}
        </Button>
      </ScamWarning>
      {reporting && (
        <ReportDialog
          subject={{ kind: "member", id: from.id }}
          name={from.username}
          author={from}
          onClose={() => setReporting(false)}
          onBlocked={refreshRequests}
        />
      )}
    </Suspense>
  );
}
