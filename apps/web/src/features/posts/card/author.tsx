import { peoplePaths } from "@kompagnon/contract/people/rules.ts";
import type { Author } from "@kompagnon/contract/posts/model.ts";
import { BadgeCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";

/** Who wrote something, with a link to their page; those who have left have a name of their own. */
export function AuthorLine({
  author,
  fallbackId,
  size = "md",
  children,
}: {
  author: Author | null;
  /** Gives those who have left a colour. */
  fallbackId: string;
  size?: "sm" | "md";
  /** Shown below the name. */
  children: ReactNode;
}) {
  const { t } = useTranslation("posts");
  const { t: groups } = useTranslation("groups");
  const name = author?.username ?? t("gone_member");
  const picture = (
    <Avatar id={author?.id ?? fallbackId} name={name} src={author?.avatar_url ?? null} size={size} />
  );
  return (
    <div className="flex min-w-0 items-center gap-3">
      {author ? (
        <Link
          to={peoplePaths.member(author.id)}
          tabIndex={-1}
          aria-hidden="true"
          className="grid shrink-0 rounded-full"
        >
          {picture}
        </Link>
      ) : (
        picture
      )}
      <div className="grid min-w-0">
        <span className="flex min-w-0 items-center gap-1.5">
          {author ? (
            <Link
              to={peoplePaths.member(author.id)}
              className="min-h-6 min-w-6 truncate font-semibold text-ink hover:underline"
            >
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <span className="truncate font-semibold text-ink-soft">{name}</span>
          )}
          {author?.verified && (
            <BadgeCheck
              role="img"
              aria-label={groups("verified")}
              className="size-4 shrink-0 text-accent"
              strokeWidth={1.75}
            />
          )}
        </span>
        {children}
      </div>
    </div>
  );
}
