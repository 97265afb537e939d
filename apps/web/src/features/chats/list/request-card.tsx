import type { ChatRequest } from "@kompagnon/contract/chats/model.ts";
import { peoplePaths } from "@kompagnon/contract/people/paths.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Avatar } from "#ui/avatar.tsx";
import { RelativeTime } from "#ui/format.tsx";

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
