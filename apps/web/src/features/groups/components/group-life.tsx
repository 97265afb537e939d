import type { Group, GroupPortrait } from "@kompagnon/contract/groups/model.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { peoplePaths } from "@kompagnon/contract/people/rules.ts";
import type { MemberCard } from "@kompagnon/contract/profiles/model.ts";
import { useQuery } from "@tanstack/react-query";
import { Hash } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { FormattedDate, FormattedNumber } from "#ui/format.tsx";
import { channelsQuery } from "../cache.ts";

/** Who leads a group. */
export function Leader({ leader }: { leader: MemberCard }) {
  const { t } = useTranslation("groups");
  return (
    <section aria-labelledby="leader" className="grid gap-2">
      <h2 id="leader" className="font-sans font-medium text-ink-soft text-sm tracking-normal">
        {t("role.owner")}
      </h2>
      <Link
        to={peoplePaths.member(leader.id)}
        className="-mx-2 flex min-h-14 min-w-0 items-center gap-3 rounded-control px-2 py-1 transition-colors duration-150 hover:bg-sunken"
      >
        <Avatar id={leader.id} name={leader.username} src={leader.avatar_url} />
        <bdi className="min-w-0 wrap-anywhere font-semibold">{leader.username}</bdi>
      </Link>
    </section>
  );
}

/** Some of those who belong to a group, and how many more there are. */
export function Faces({ group, portrait: { faces, leader } }: { group: Group; portrait: GroupPortrait }) {
  const { t } = useTranslation("groups");
  if (faces.length === 0) return null;
  const more = group.member_count - faces.length - (leader ? 1 : 0);
  return (
    <section className="grid gap-2">
      <h2 id="faces" className="font-sans font-medium text-ink-soft text-sm tracking-normal">
        {t("members.title")}
      </h2>
      <ul aria-labelledby="faces" className="flex flex-wrap items-center gap-y-1 ps-3.5">
        {faces.map((one) => (
          <li key={one.id} className="-ms-3.5 rounded-full border-2 border-raised">
            <Link to={peoplePaths.member(one.id)} title={one.username} className="grid rounded-full">
              <Avatar id={one.id} name={one.username} src={one.avatar_url} label={one.username} />
            </Link>
          </li>
        ))}
        {more > 0 && (
          <li className="ms-1.5 text-ink-soft text-sm tabular-nums">
            +<FormattedNumber value={more} />
          </li>
        )}
      </ul>
    </section>
  );
}

/** What can be counted in a group. */
export function Facts({ group, portrait: { newcomers, known } }: { group: Group; portrait: GroupPortrait }) {
  const { t } = useTranslation("groups");
  return (
    <dl className="grid gap-1.5 text-sm">
      {known > 0 && (
        <Fact name={t("facts.known")}>
          <FormattedNumber value={known} />
        </Fact>
      )}
      {newcomers > 0 && (
        <Fact name={t("facts.newcomers")}>
          <FormattedNumber value={newcomers} />
        </Fact>
      )}
      <Fact name={t("facts.begun")}>
        <FormattedDate time={group.created_at} dateStyle="medium" />
      </Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
);

/** What a group has channels for; its members go there from here. */
export function Talked({ group, channels }: { group: Group; channels: GroupPortrait["channels"] }) {
  const isMember = group.my_state === "member";
  return isMember ? <MyChannels group={group} /> : <Channels channels={channels} />;
}

function MyChannels({ group }: { group: Group }) {
  const { data } = useQuery(channelsQuery(group.id));
  return (
    <Section isEmpty={!data || data.items.length === 0}>
      {data?.items.map((channel) => (
        <li key={channel.id}>
          <Link
            to={groupsPaths.channel(group.id, channel.id)}
            className="-mx-2 flex min-h-10 items-baseline gap-2 rounded-control px-2 py-2 transition-colors duration-150 hover:bg-sunken"
          >
            <Channel {...channel} />
          </Link>
        </li>
      ))}
    </Section>
  );
}

const Channels = ({ channels }: Pick<GroupPortrait, "channels">) => (
  <Section isEmpty={channels.length === 0}>
    {channels.map((channel) => (
      <li key={channel.name} className="flex min-h-9 items-baseline gap-2 py-1.5">
        <Channel {...channel} />
      </li>
    ))}
  </Section>
);

const Channel = ({ name, topic }: { name: string; topic: string }) => (
  <>
    <Hash aria-hidden="true" className="size-4 shrink-0 self-center text-ink-soft" strokeWidth={1.75} />
    <bdi className="min-w-0 shrink-0 max-w-[60%] truncate font-medium">{name}</bdi>
    <span className="min-w-0 truncate text-ink-soft text-sm" dir="auto">
      {topic}
    </span>
  </>
);

function Section({ isEmpty, children }: { isEmpty: boolean; children: ReactNode }) {
  const { t } = useTranslation("groups");
  return isEmpty ? null : (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="text-lg">{t("talked")}</h2>
      <ul className="grid grid-cols-1 gap-1">{children}</ul>
    </section>
  );
}
