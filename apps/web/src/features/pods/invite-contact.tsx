import { peoplePaths } from "@kompagnon/contract/people/rules.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { pages } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { useMineChange } from "./cache.ts";

/** Invites a member that the viewer writes with. */
export function InviteContact() {
  const { t } = useTranslation("pods");
  const [open, setOpen] = useState(false);
  return (
    <Card as="section" aria-labelledby="pods-known" className="grid content-start gap-4 sm:p-6">
      <h2 id="pods-known" className="text-lg">
        {t("known.title")}
      </h2>
      <p className="text-pretty text-ink-soft">{t("known.text")}</p>
      <Button
        variant="secondary"
        className="justify-self-start"
        icon={<UserRoundPlus aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
      >
        {t("known.button")}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t("known.dialog")}>
        <People onDone={() => setOpen(false)} />
      </Dialog>
    </Card>
  );
}

function People({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("pods");
  const list = useInfiniteQuery(pages("GET /api/chats", { query: { limit: 20 } }));
  const invite = useMineChange("POST /api/pods");
  const chats = list.data?.pages.flatMap(({ items }) => items).filter(({ can_write }) => can_write);
  const ask = (id: string, name: string) =>
    invite.mutate(
      { body: { chat_id: id } },
      {
        onSuccess: () => {
          toast(t("known.asked", { name }), { kind: "good" });
          onDone();
        },
        onError: ({ message }) => toast(t("not_done", { reason: message }), { kind: "warn" }),
      },
    );
  if (list.isError && !chats)
    return <ErrorState className="py-6!" error={list.error} onRetry={() => list.refetch()} />;
  if (!chats) return <Skeleton className="h-40 w-full" />;
  if (chats.length === 0)
    return (
      <div className="grid justify-items-start gap-3">
        <p>{t("known.empty")}</p>
        <ButtonLink to={peoplePaths.search()}>{t("known.find")}</ButtonLink>
      </div>
    );
  return (
    <div className="grid gap-2">
      <ul className="grid divide-y divide-line">
        {chats.map(({ id, other }) => (
          <li key={id} className="flex items-center gap-3 py-2.5">
            <Avatar id={other.id} name={other.username} src={other.avatar_url} />
            <span className="min-w-0 grow truncate font-medium">{other.username}</span>
            <Button
              size="sm"
              variant="secondary"
              aria-label={`${other.username}: ${t("known.ask")}`}
              busy={invite.isPending && invite.variables.body.chat_id === id}
              onClick={() => ask(id, other.username)}
            >
              {t("known.ask")}
            </Button>
          </li>
        ))}
      </ul>
      <NextPage list={list} label={t("known.more")} />
    </div>
  );
}
