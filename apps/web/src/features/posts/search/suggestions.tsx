import type { DiscoveredUser } from "@kompagnon/contract/people/model.ts";
import { peoplePaths, SUGGESTION_TAGS, SUGGESTIONS } from "@kompagnon/contract/people/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { FollowButton } from "#features/people/public.ts";
import { query, queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { cx } from "#ui/cx.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { feedQuery } from "../cache.ts";

/** Suggested members to follow; at most fifteen, with three business models each (spec: public, 2.13). */
export const suggestionsQuery = () => ({
  ...query("GET /api/users/discover", { query: { limit: SUGGESTIONS } }),
  staleTime: 5 * 60_000,
});

/** Suggestions of people to follow. `aside`: a short list next to the feed, which fails in silence. */
export function Suggestions({ count = SUGGESTIONS, aside = false }: { count?: number; aside?: boolean }) {
  const { t } = useTranslation("posts");
  const { data, error, refetch } = useQuery(suggestionsQuery());
  const people = data?.items.slice(0, count);
  if (aside && (error || people?.length === 0)) return null;
  return (
    <section className="grid gap-3">
      <h2 className={aside ? "text-base" : "text-lg"}>{t("search.people")}</h2>
      {error && !data && (
        <ErrorState
          className="py-6!"
          title={t("search.people_failed")}
          error={error}
          onRetry={() => refetch()}
        />
      )}
      {!data && !error && <Waiting count={aside ? 3 : 6} aside={aside} />}
      {people?.length === 0 && <p className="text-ink-soft">{t("search.people_none")}</p>}
      <ul className={cx("grid grid-cols-1 gap-2.5", !aside && "sm:grid-cols-2")}>
        {people?.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </ul>
    </section>
  );
}

function Person({ person }: { person: DiscoveredUser }) {
  const { t: names } = useTranslation("profiles");
  const { username: name } = person;
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-raised p-3.5">
      <Avatar id={person.id} name={name} src={person.avatar_url} />
      <Link
        to={peoplePaths.member(person.id)}
        className="min-w-0 grow basis-24 truncate font-semibold text-ink hover:underline"
      >
        <bdi>{name}</bdi>
      </Link>
      <FollowButton
        member={person}
        following={person.following}
        size="sm"
        icon={false}
        onDone={() => void queryClient.invalidateQueries({ queryKey: feedQuery("following").queryKey })}
      />
      {person.business_models.length > 0 && (
        <p className="flex w-full flex-wrap gap-1.5">
          {person.business_models.slice(0, SUGGESTION_TAGS).map((model) => (
            <Badge key={model}>{names(`business_models.${model}`)}</Badge>
          ))}
        </p>
      )}
    </li>
  );
}

const Waiting = ({ count, aside }: { count: number; aside: boolean }) => (
  <div aria-busy="true" className={cx("grid gap-2.5", !aside && "sm:grid-cols-2")}>
    {Array.from({ length: count }, (_, index) => `person ${index}`).map((row) => (
      <Skeleton key={row} className="h-26 rounded-card" />
    ))}
  </div>
);
