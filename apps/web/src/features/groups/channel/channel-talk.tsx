import type { Channel, Group } from "@kompagnon/contract/groups/model.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { channelsQuery, groupQuery } from "../cache.ts";
import { LinesSkeleton } from "../components/states.tsx";
import { Talk, useTalk } from "./talk.tsx";

/** A channel's messages and composer next to something else; threads open in the channel itself. */
export function ChannelTalk({ groupId, channelId }: { groupId: string; channelId: string }) {
  const { data: group } = useQuery(groupQuery(groupId));
  const { data: channels } = useQuery(channelsQuery(groupId));
  const channel = channels?.items.find(({ id }) => id === channelId);
  return group && channel ? <Known group={group} channel={channel} /> : <LinesSkeleton className="p-4" />;
}

function Known({ group, channel }: { group: Group; channel: Channel }) {
  const navigate = useNavigate();
  const talk = useTalk(group, channel, () => void navigate(groupsPaths.channel(group.id, channel.id)));
  const aside = useMemo(() => ({ ...talk, isAside: true }), [talk]);
  return <Talk talk={aside} group={group} channel={channel} />;
}
