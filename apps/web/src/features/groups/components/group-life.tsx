import type { Group } from "@kompagnon/contract/groups/model.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { peoplePaths } from "@kompagnon/contract/people/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { Hash } from "lucide-react";
import { Link } from "react-router";
import { query } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { channelsQuery } from "../cache.ts";

/** The number of faces shown for a group. */
const FACES = 5;

/** Some of those who belong to a group, for its members. */
export function Faces({ group }: { group: Group }) {
  const { t } = useTranslation("groups");
  const { data } = useQuery(
    query("GET /api/groups/{id}/members", { params: { id: group.id }, query: { limit: FACES } }),
  );
  if (!data || data.items.length === 0) return null;
  return (
    <ul aria-label={t("members.title")} className="flex ps-2">
      {data.items.slice(0, FACES).map((one) => (
        <li key={one.id} className="-ms-2 rounded-full border-2 border-raised">
          <Link to={peoplePaths.member(one.id)} title={one.username} className="block rounded-full">
            <Avatar id={one.id} name={one.username} src={one.avatar_url} size="sm" label={one.username} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What is talked about in a group: its channels, for its members. */
export function Talked({ group }: { group: Group }) {
  const { t } = useTranslation("groups");
  const { data } = useQuery(channelsQuery(group.id));
  if (!data || data.items.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="text-lg">{t("talked")}</h2>
      <ul className="grid grid-cols-1 gap-1">
        {data.items.map((channel) => (
          <li key={channel.id}>
            <Link
              to={groupsPaths.channel(group.id, channel.id)}
              className="-mx-2 flex min-h-10 items-baseline gap-2 rounded-control px-2 py-2 transition-colors duration-150 hover:bg-sunken"
            >
              <Hash
                aria-hidden="true"
                className="size-4 shrink-0 self-center text-ink-soft"
                strokeWidth={1.75}
              />
              <bdi className="shrink-0 font-medium">{channel.name}</bdi>
              <span className="min-w-0 truncate text-ink-soft text-sm" dir="auto">
                {channel.topic}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
