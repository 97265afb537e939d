import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { mutation, pages, queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormattedDate } from "#ui/format.tsx";
import { toast } from "#ui/toast.tsx";
import { LoadingLines } from "../section.tsx";

/** At first that many are shown: more than these few members have. */
const SHOWN_FIRST = 3;

/** The blocked members: the latest ones, all of them on request, page by page. */
export function BlockedMembers() {
  const { t } = useTranslation("settings");
  const { t: ui } = useTranslation("ui");
  const blocks = useInfiniteQuery(pages("GET /api/blocks"));
  const [all, setAll] = useState(false);
  if (blocks.isPending) return <LoadingLines lines={1} />;
  if (!blocks.data)
    return <ErrorState className="py-4" error={blocks.error} onRetry={() => blocks.refetch()} />;
  const members = blocks.data.pages.flatMap(({ items }) => items);
  if (members.length === 0) return <p className="text-ink-soft text-sm">{t("blocks.none")}</p>;
  const shown = all ? members : members.slice(0, SHOWN_FIRST);
  return (
    <>
      <ul className="w-full divide-y divide-line border-line border-y">
        {shown.map((member) => (
          <BlockedLine key={member.id} {...member} />
        ))}
      </ul>
      {shown.length < members.length && (
        <Button size="sm" variant="quiet" className="-mt-3 justify-self-start" onClick={() => setAll(true)}>
          {t("devices.all")}
        </Button>
      )}
      {all && blocks.hasNextPage && (
        <Button size="sm" variant="quiet" onClick={() => blocks.fetchNextPage()}>
          {ui("more")}
        </Button>
      )}
    </>
  );
}

type Line = { id: string; username: string; avatar_url: string | null; blocked_at: string };

function BlockedLine({ id, username, avatar_url, blocked_at }: Line) {
  const { t } = useTranslation("settings");
  const { t: ui } = useTranslation("ui");
  const unblock = useMutation({
    ...mutation("DELETE /api/users/{id}/block"),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ["GET /api/blocks"] });
      // They may write again, and the conversation says so.
      void queryClient.invalidateQueries({ queryKey: ["GET /api/chats"] });
      toast(t("blocks.done", { name: username }), { kind: "good" });
    },
    onError: (failure) => toast(failure.message || ui("error_text"), { kind: "warn" }),
  });
  return (
    <li className="flex items-center gap-3 py-2.5">
      <Avatar id={id} name={username} src={avatar_url} size="sm" />
      <div className="min-w-0 grow">
        <p className="truncate font-medium">
          <bdi>{username}</bdi>
        </p>
        <p className="text-ink-soft text-sm">
          {t("blocks.since")} <FormattedDate time={blocked_at} />
        </p>
      </div>
      <Button
        size="sm"
        variant="quiet"
        busy={unblock.isPending}
        aria-label={t("blocks.unblock_named", { name: username })}
        onClick={() => unblock.mutate({ params: { id } })}
      >
        {t("blocks.unblock")}
      </Button>
    </li>
  );
}
