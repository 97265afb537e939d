// One file for what other features draw with: each import() of its own would cost every page of the dashboard some bytes.

import { pollsPaths } from "@kompagnon/contract/polls/rules.ts";
import { ChartBarBig } from "lucide-react";
import { lazy } from "react";
import { Entries, Entry, entryIcon } from "#features/search/public.ts";
import type { ChannelPanel, SearchEntry } from "#platform/feature.ts";
import { useTranslation } from "#platform/use-translation.ts";

/** The polls of a channel. */
export const channelPanels: readonly ChannelPanel[] = [
  {
    key: "polls",
    order: 10,
    icon: ChartBarBig,
    useLabel: () => useTranslation("polls").t("panel"),
    component: lazy(async () => ({ default: (await import("./polls-panel.tsx")).PollsPanel })),
  },
];

const Polls: SearchEntry<"polls">["component"] = ({ found, go }) => {
  const { t } = useTranslation("polls");
  return (
    <Entries heading={t("found")}>
      {found.map(({ id, question, group_id: groupId, group_name: groupName, channel_id: channelId }) => (
        <Entry
          key={id}
          name={`poll ${id}`}
          picture={<ChartBarBig {...entryIcon} />}
          aside={groupName}
          onSelect={go(pollsPaths.poll(groupId, channelId, id))}
        >
          {question}
        </Entry>
      ))}
    </Entries>
  );
};

/** Polls of the member's groups. */
export const searchEntries = { polls: { order: 60, component: Polls } };
